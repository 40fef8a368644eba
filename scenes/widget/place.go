package widget

import (
	"fmt"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// place adds a box and what is in it. Told is set below a widget that has narrated itself already, hidden below one
// that has no room. What is in the box of a [Memo] is kept when it has come to the same place twice.
func (t *Tree) place(b *Box, r geom.Rect, of *ui.Control, narrated, hidden bool) {
	at := placement{rect: r, control: of, isNarrated: narrated, inside: t.inside, isLifted: t.isLifted}
	switch {
	case b.memo == nil || hidden || b.isHidden:
		t.placeBox(b, r, of, narrated, hidden)
	case b.memo.record != nil && b.memo.record.placement == at:
		t.placeRecord(b.memo.record, b.memo.record.isGrouped())
	case b.memo.rect != r:
		b.memo.rect = r
		t.placeBox(b, r, of, narrated, hidden)
	default:
		from := t.counts()
		t.placeBox(b, r, of, narrated, hidden)
		if b.memo.record = t.keep(at, from); b.memo.record.isGrouped() {
			t.parts = append(t.parts[:from.parts], part{group: b.memo.record, effect: t.inside})
		}
	}
}

// placement is all that decides on how a box is placed.
type placement struct {
	rect                 geom.Rect
	control              *ui.Control
	isNarrated, isLifted bool
	inside               int32
}

// boxRecord is what a box has added to a tree. Slots are counted from the first of the box, and controls before them too.
type boxRecord struct {
	placement
	parts                []part
	controls             []*ui.Control
	slots                []slotPlace
	narration, overflows []string
}

// isGrouped reports whether one part stands for all of it. A tree is made of few parts then, however much is in it.
func (k *boxRecord) isGrouped() bool {
	const several = 4
	return k != nil && len(k.slots) == 0 && len(k.parts) >= several
}

// keep returns what has been added to the tree since there was so much in it; nil where that cannot be added again.
func (t *Tree) keep(at placement, from counts) *boxRecord {
	if len(t.effects) > from.effects || len(t.later) > from.later {
		return nil
	}
	k := &boxRecord{
		placement: at, parts: slices.Clone(t.parts[from.parts:]), controls: slices.Clone(t.controls[from.controls:]),
		slots:     slices.Clone(t.slots[from.slots:]),
		narration: slices.Clone(t.narration[from.narration:]), overflows: slices.Clone(t.Overflows[from.overflows:]),
	}
	for n := range k.slots {
		k.slots[n].before -= from.controls
	}
	for n := range k.parts {
		if k.parts[n].slot > 0 {
			k.parts[n].slot -= int32(from.slots)
		}
	}
	return k
}

// placeRecord adds what a box has added before, grouped in one part or not.
func (t *Tree) placeRecord(k *boxRecord, grouped bool) {
	from := t.counts()
	t.controls = append(t.controls, k.controls...)
	if grouped {
		t.parts = append(t.parts, part{group: k, effect: t.inside})
	} else {
		t.parts = append(t.parts, k.parts...)
	}
	t.slots, t.narration, t.Overflows = append(t.slots, k.slots...), append(t.narration, k.narration...), append(t.Overflows, k.overflows...)
	if len(k.slots) == 0 {
		return
	}
	for n := range k.slots {
		t.slots[from.slots+n].before += from.controls
	}
	for n := range k.parts {
		if p := &t.parts[from.parts+n]; p.slot > 0 {
			p.slot += int32(from.slots)
		}
	}
}

func (t *Tree) placeBox(b *Box, r geom.Rect, of *ui.Control, narrated, hidden bool) {
	hidden = hidden || b.isHidden
	if b.effect != nil {
		t.effects = append(t.effects, effect{r, b.effect, t.inside})
		defer func(outer int32) { t.inside = outer }(t.inside)
		t.inside = int32(len(t.effects))
	}
	if b.later {
		defer func(before []*ui.Control) { t.controls, t.later = before, append(t.later, t.controls...) }(t.controls)
		t.controls = nil
	}
	if b.lifts {
		defer func(outer bool) { t.isLifted = outer }(t.isLifted)
		t.isLifted = true
	}
	if b.inert {
		defer t.disable(t.counts())
	}
	if b.narration != "" && !narrated {
		t.narration, narrated = append(t.narration, b.narration), true
	}
	if b.Short && !hidden && !slices.ContainsFunc(b.children, func(c child) bool { return c.box.Short && !c.box.isHidden }) {
		t.Overflows = append(t.Overflows, fmt.Sprintf("%q at %.0f", b.label, r))
	}
	if !hidden {
		if b.control != nil {
			of = b.placeControl(r)
			narrated = narrated || of.Name != ""
			t.controls = append(t.controls, of)
		}
		if b.list != nil {
			t.placeList(b.list.place(r))
		}
		if b.slot != nil {
			t.placeSlot(b.slot.Name, b.slot.Of, r)
		}
		if b.tree != nil {
			t.embed(b.tree)
		}
		if b.paint != nil {
			t.parts = append(t.parts, part{rect: r, paint: b.paint, control: of, effect: t.inside, lifts: t.isLifted})
		}
	}
	for _, c := range b.children {
		in := geom.Rect{X: r.X + c.at.X, Y: r.Y + c.at.Y, W: c.box.Size.W, H: c.box.Size.H}
		if b.isFlipped {
			in.X = r.X + r.Right() - in.Right()
		}
		t.place(c.box, in, of, narrated, hidden)
	}
	if b.overlay != nil && !hidden {
		t.parts = append(t.parts, part{rect: r, paint: b.overlay, control: of, effect: t.inside, lifts: t.isLifted})
	}
}

// placeControl returns the control of the box at r: that of the tree before where it lay there too.
func (b *Box) placeControl(r geom.Rect) *ui.Control {
	switch {
	case b.placedControl == nil:
		b.control.Rect = r
		b.placedControl = b.control
	case b.placedControl.Rect != r:
		c := *b.control
		c.Rect = r
		b.placedControl = &c
	}
	return b.placedControl
}

// place returns the controls at r: those of the tree before where it lay there too.
func (l *controlList) place(r geom.Rect) []*ui.Control {
	if l.placed == nil || l.rect != r {
		l.placed, l.rect = l.list(r), r
	}
	return l.placed
}

// disable makes what has been added since there was so much in the tree something that is only seen.
func (t *Tree) disable(from counts) {
	t.controls, t.narration, t.later = t.controls[:from.controls], t.narration[:from.narration], t.later[:from.later]
	for n := range t.parts[from.parts:] {
		t.parts[from.parts+n].inert = true
	}
	for n := range t.slots[from.slots:] {
		t.slots[from.slots+n].name = ""
	}
}

// embed adds a tree that has been placed already.
func (t *Tree) embed(inner *Tree) {
	parts, slots, effects := len(t.parts), len(t.slots), int32(len(t.effects))
	t.placeRecord(&boxRecord{parts: inner.groupedParts(), controls: inner.controls, slots: inner.slots, narration: inner.narration, overflows: inner.Overflows}, false)
	for _, e := range inner.effects {
		e.in = t.nestedEffect(e.in, effects)
		t.effects = append(t.effects, e)
	}
	for n := range t.parts[parts:] {
		p := &t.parts[parts+n]
		p.effect = t.nestedEffect(p.effect, effects)
	}
	for _, s := range t.slots[slots:] {
		if s.tree != nil {
			t.filledSlots++
		}
	}
}

// groupedParts returns the parts for a tree around this one: one stands for all that follow on each other with one effect.
func (t *Tree) groupedParts() []part {
	if t.grouped != nil {
		return t.grouped
	}
	for rest := t.parts; len(rest) > 0; {
		p, n := rest[0], 1
		for p.slot == 0 && n < len(rest) && rest[n].slot == 0 && rest[n].effect == p.effect {
			n++
		}
		if n > 1 {
			p = part{group: &boxRecord{parts: rest[:n]}, effect: p.effect}
		}
		t.grouped, rest = append(t.grouped, p), rest[n:]
	}
	return t.grouped
}

// nestedEffect is the number of an effect of a tree that has been added behind so many; for none that of the effect around it.
func (t *Tree) nestedEffect(effect, before int32) int32 {
	if effect == 0 {
		return t.inside
	}
	return effect + before
}

// placeSlot notes the place of a slot, and that what fills it is drawn here.
func (t *Tree) placeSlot(name string, of any, r geom.Rect) {
	t.slots = append(t.slots, slotPlace{name: name, rect: r, of: of, before: len(t.controls)})
	t.parts = append(t.parts, part{rect: r, slot: int32(len(t.slots)), effect: t.inside})
}

// slot returns the place of the slot of that name, of several the last; nil for none.
func (t *Tree) slot(name string) *slotPlace {
	for n := len(t.slots) - 1; n >= 0; n-- {
		if t.slots[n].name == name {
			return &t.slots[n]
		}
	}
	return nil
}

// placeList adds controls that place themselves, with the frame of the focus.
func (t *Tree) placeList(list []*ui.Control) {
	t.controls = append(t.controls, list...)
	for _, c := range list {
		if !c.Rect.Empty() {
			t.parts = append(t.parts, part{rect: c.Rect, control: c, paint: drawCellFocus, effect: t.inside, lifts: t.isLifted})
		}
	}
}

func drawCellFocus(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
	if s.Focus {
		ui.DrawFocus(c, r.Inset(CellFocus), ui.Radius)
	}
}
