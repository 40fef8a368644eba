package table

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Layers of what every table has.
const (
	lineLayer = iota + 1
	toolLayer
	buttonLayer
	lookLayer
)

// slotGuide is the slot of the furniture that the guide's panel fills.
const slotGuide = "guide"

// furniture is what every table has, as it has been built last. What has not changed since is not built again.
type furniture struct {
	memory widget.Memory
	tree   *widget.Tree
	room   geom.Rect
	pieces []widget.Positioned // of the tree

	plates []*widget.Cached      // by seat, from a plateModel
	tools  [tools]*widget.Cached // from what they say
	log    *widget.Cached        // from a logModel
}

// buildFurniture is the tree of what every table has, in the places that the Board leaves, and of the guide's panel. It is
// the one before where nothing in it has changed.
func (t *Table) buildFurniture() *widget.Tree {
	p, f := &t.places, &t.furniture
	cover, n := t.guideCover(), 0
	isSame := t.guide == nil && f.tree != nil && f.room == t.view.Area
	add := func(r geom.Rect, w widget.Widget) {
		if w == nil || r.Empty() || !cover.Empty() && cover.Overlaps(r) {
			return
		}
		piece := widget.Positioned{Rect: r, Child: w}
		if _, ok := w.(*widget.Cached); !ok || n >= len(f.pieces) || f.pieces[n] != piece {
			f.pieces, isSame = append(f.pieces[:n], piece), false
		}
		n++
	}
	textScale := t.plateTextScale()
	name := t.nameSize(textScale)
	if len(f.plates) != len(p.Seats) {
		f.plates = make([]*widget.Cached, len(p.Seats))
	}
	for k, r := range p.Seats {
		if !r.Empty() {
			add(r, t.plate(rules.Seat(k), textScale, name))
		}
	}
	add(p.Kept, t.privateButton())
	add(t.lookCard(), t.privateWords())
	add(p.Confirm, t.confirmButtons())
	add(p.Message, t.turnButton())
	for k, tool := range t.tools() {
		add(p.Tools[k], t.toolButton(k, tool))
	}
	if t.guide == nil {
		add(p.Naming.Button, t.nameButton())
		add(p.Log, t.logPanel())
	}
	if isSame && n == len(f.pieces) {
		return f.tree
	}
	f.pieces = f.pieces[:n]
	all := widget.Stack{widget.Empty{}}
	for _, piece := range f.pieces {
		all = append(all, piece)
	}
	if t.guide != nil {
		all = append(all, widget.Slot{Name: slotGuide})
	}
	f.tree, f.room = widget.Layout(widget.Env{}, t.view.Area, all, &f.memory), t.view.Area
	if t.guide != nil {
		f.tree.Fill(slotGuide, t.guide.Tree())
	}
	return f.tree
}

// guideCover returns where the guide's panel lies over the board, empty where none does.
func (t *Table) guideCover() geom.Rect {
	if t.guide == nil {
		return geom.Rect{}
	}
	return t.guide.Cover()
}

// toolButton is one of the round buttons every table has, nil for one that is of no use now. Its name, the key that does the
// same and whether it is off are all that changes; one that is off says why beside it.
func (t *Table) toolButton(k int, tool tool) widget.Widget {
	if tool.key == "" {
		return nil
	}
	name, off := t.services.Words.T(tool.name), false
	tip := t.services.Tip(name, tool.action)
	if k == toolUndo {
		if why := t.undoRefusal(); why != nil {
			off, tip = true, t.words().Refusal(t.gameID(), why)
		}
	}
	model, icon, value, thinks := tip, tool.icon, "", k == toolHint && t.hintBot.isAsked()
	switch {
	case off:
		model += " off"
	case thinks:
		model, icon, value = tip+" thinks", "hourglass", t.services.Words.T(lang.TableThinking)
	}
	c := &t.furniture.tools[k]
	if *c == nil || (*c).Model != model {
		control := ui.Control{
			Key: tool.key, Name: name, Value: value, Tip: tip, Layer: toolLayer, Press: tool.press, Off: off, Refuse: tool.press,
			Yields: k == toolTalk || k == toolHint || t.guide != nil, // at hand in large words, and by keys
		}
		button := widget.Widget(widget.IconButton{Icon: icon, Primary: thinks, Control: control})
		if k == toolRecap {
			button = widget.Button{Icon: icon, Text: name, Control: control}
		}
		*c = &widget.Cached{Model: model, Child: button}
	}
	return *c
}

// confirmButtons are the tick and the cross while a move waits to be confirmed, nil while none does.
func (t *Table) confirmButtons() widget.Widget {
	if t.pending == 0 || t.Sending() {
		return nil
	}
	words, a := t.services.Words, t.pending
	button := func(key, icon string, name lang.Key, primary bool, press func()) widget.Widget {
		return widget.Button{Icon: icon, Primary: primary, Group: "confirm", Control: ui.Control{
			Key: key, Name: words.T(name), Layer: buttonLayer, Press: press,
		}}
	}
	return widget.Even(12, button("cancel", "close", lang.TableCancel, false, t.clearChoice),
		button("confirm", "check", lang.TableConfirm, true, func() { t.confirm(a) }))
}

// The lantern on a seat's plate hangs over its upper right corner.
const (
	plateLantern = 50.0 // its height at most, light and all
	lanternShare = 0.95 // its height on a low plate, of that of the plate
	lanternIn    = 8.0  // from the right edge of the plate
	lanternDown  = 11.0 // from its upper edge
)

// botKind says at which level the computer plays a seat, "" where a person does or a lesson leads.
func (t *Table) botKind(seat rules.Seat) string {
	p := t.session.players[seat]
	if p.Bot == "" || t.guide != nil {
		return ""
	}
	return p.Kind(t.services.Words, t.session.match.Game)
}

// plate is the panel with a seat's crest and name, which is no larger than that; the lantern hangs on it while the seat
// is to act.
func (t *Table) plate(seat rules.Seat, textScale ui.TextScale, name float64) widget.Widget {
	m := t.plateModel(seat, textScale)
	m.spokenClock, m.nameSize, m.isShared = t.describeClock(seat), name, t.session.people.Len() > 1
	c := &t.furniture.plates[seat]
	if *c == nil || (*c).Model != m {
		*c = &widget.Cached{Model: m, Child: t.buildPlate(m)}
	}
	return *c
}

// buildPlate builds the plate from its model.
func (t *Table) buildPlate(m plateModel) widget.Widget {
	look, words, kind := t.fitPlate(&m), m.words, t.botKind(m.seat)
	look.MaxNameSize = m.nameSize
	seat := look.Seat
	control := ui.Control{Key: seatKey("seat", int(seat)), Role: ui.RoleText, Name: look.Name, Value: look.Status, Layer: lineLayer}
	if kind != "" {
		control.Tip = words.Of(look.Name, kind)
		switch {
		case look.Status == "":
			control.Value = kind
		case !strings.Contains(look.Status, kind):
			control.Value = words.T(lang.TableTitled, lang.Text("status", look.Status), lang.Text("title", kind))
		}
	}
	if look.Line != "" {
		control.Tip, control.ShowsTip = words.Of(look.Name, look.Line), true
		m.presence = present // what the plate says of a good line
		if control.Value = look.Line; m.status != "" {
			control.Value = words.T(lang.TableTitled, lang.Text("status", t.fitPlate(&m).Status), lang.Text("title", look.Line))
		}
	}
	if m.spokenClock != "" {
		control.Value = words.Of(m.spokenClock, control.Value)
	}
	control.ShowsTip = control.ShowsTip || look.Face != 0 // see [Table.introduction]
	if look.Keeps {
		t.looks(&control, seat)
	}
	return widget.Pressable{Control: control, OwnFocus: true, Child: widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if s.Focus {
			ui.DrawFocus(c, r, ui.Radius)
		}
		drawn := look
		drawn.Acts, drawn.Mood = t.acting(seat), t.mood(seat)
		drawn.Draw(c, r)
		if drawn.Acts {
			high := plateLantern
			if r.H < plateLine {
				high = min(high, lanternShare*r.H)
			}
			drawLantern(c, geom.Pt(r.Right()-lanternIn, r.Y+lanternDown), high, t.bots.glow())
		}
	}}}
}
