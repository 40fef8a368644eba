package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// systemOverlay is a system opened large over the chart, with what can be done there.
type systemOverlay struct {
	widget.Host[systemModel]
	board  *Board
	slot   int // the system
	listed table.CellList
}

// systemModel is what an open system shows.
type systemModel struct {
	words       *lang.Catalog
	slot        int
	system      game.System
	label       string // what its name depends on
	key         string // under which it can be named, "" where it cannot
	name        string
	others      bool // there are other systems
	beside      bool // its powers stand beside it, not below
	setup       bool // nothing is done there yet
	title       string
	powers      powersModel
	crowds      crowdModel
	catastrophe catastropheModel
}

// powersModel is what can be done in an open system.
type powersModel struct {
	shown     bool
	states    [5]actionState
	notes     [5]string // what each action would give or why it is missing
	sacrifice sacrifice
}

// catastropheModel is a catastrophe that is looked at in an open system.
type catastropheModel struct {
	words string // "" where none is
	ready bool   // it can be set off
}

// slotOpen is filled by the tree of an open system.
const slotOpen = "open"

// OpenSystem returns the system that is seen large, false if none is.
func (b *Board) OpenSystem() (slot int, ok bool) { return b.system.slot, b.overlays.Has(&b.system) }

// open opens a system large.
func (b *Board) open(slot int) {
	b.system.slot = slot
	if !b.overlays.Has(&b.system) {
		b.overlays.Push(&b.system)
	}
}

// closeAll leaves the chart with nothing over it.
func (b *Board) closeAll() { b.overlays = widget.Overlays{} }

// atRest is the state of all controls of a tree that the table draws, or that has none.
func atRest(*ui.Control) ui.Shown { return ui.Shown{} }

// Narration implements [widget.Overlay].
func (o *systemOverlay) Narration() []string {
	if m := o.Model(); m.catastrophe.words != "" {
		return []string{m.catastrophe.words}
	}
	return nil
}

// Cover implements [widget.Overlay].
func (*systemOverlay) Cover() widget.Cover { return widget.Modal }

// Back implements [widget.Overlay].
func (*systemOverlay) Back() bool { return false }

// close goes back to the chart, where the system is seen.
func (o *systemOverlay) close() bool {
	o.board.overlays.Remove(o)
	o.board.reveal(o.slot)
	return true
}

func (o *systemOverlay) update() {
	o.Build, o.State = o.build, atRest
	o.Arrange(o.board.room.Slot(slotLarge), o.board.env())
	o.Show(o.model())
}

func (o *systemOverlay) tree() *widget.Tree { return o.Tree() }

// model tells what the system shows now.
func (o *systemOverlay) model() systemModel {
	b := o.board
	m := systemModel{
		words: b.words(), slot: o.slot, system: b.pos.Systems[o.slot], label: b.systems[o.slot].labelKey, others: b.pos.Used&(b.pos.Used-1) != 0,
		beside: b.room.beside, setup: b.pos.Phase == game.Setup, title: o.title(), crowds: o.crowds(),
	}
	if o.slot >= game.MaxSeats {
		m.key = b.pos.Name(o.slot)
		m.name = b.match.PlaceName(m.key)
	}
	switch {
	case b.highlights.catastrophe.slot != nowhere:
		m.catastrophe = catastropheModel{b.catastropheWords(), b.highlights.catastrophe.pending}
	case b.acting():
		m.powers = powersModel{shown: true, sacrifice: b.sacrifice()}
		reasons := o.reasons()
		for k, d := range actions() {
			m.powers.states[k] = o.stateOf(k, reasons[k])
			m.powers.notes[k] = o.note(d, m.powers.states[k], reasons[k])
		}
	}
	return m
}

// at has the end of the turn at its place as the chart does, and the system at its own.
func (o *systemOverlay) at(place string) widget.Widget {
	switch place {
	case slotEnd:
		return o.board.end()
	case slotLarge:
		return widget.Slot{Name: slotOpen}
	}
	return nil
}

// over darkens the chart, and has the place of the button that names the system.
func (o *systemOverlay) over() widget.Widget {
	const dark = 0.88
	m := o.Model()
	veil := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(dark)) }}
	naming := widget.Slot{Name: table.SlotNaming, Of: table.Naming{Key: m.key, Name: m.name}}
	return widget.Stack{veil, widget.If(m.key != "", widget.Positioned{Rect: o.Tree().Slot(table.SlotNaming), Child: naming})}
}

// drawSystems draws the systems with their pieces, without signs or words.
func (o *systemOverlay) drawSystems(_, garden *canvas.Canvas) {
	o.board.drawDiscs(garden, true)
	o.board.drawDiscs(garden, false)
	o.board.drawThings(garden, o.board.things, 1)
}

func (*systemOverlay) sights() []geom.Rect              { return nil }
func (*systemOverlay) say(*game.State) string           { return "" }
func (*systemOverlay) focus(int)                        {}
func (*systemOverlay) grab(rules.Part, geom.Point) bool { return false }

// touch leads to other systems and back to the chart; a touch of what cannot be chosen does nothing.
func (o *systemOverlay) touch(p rules.Part) bool {
	switch p {
	case button(buttonClose):
		return o.close()
	case button(buttonBefore):
		return o.step(-1)
	case button(buttonAfter):
		return o.step(1)
	}
	return p.Kind == rules.PartCell && !o.board.leads(p)
}

// step opens another system: so many further in the order in which they lie on the chart, round and round.
func (o *systemOverlay) step(by int) bool {
	b := o.board
	slots := b.slotsFromAbove()
	o.slot = slots[(slices.Index(slots, o.slot)+by+len(slots))%len(slots)]
	b.selected, b.selectedNow = o.slot, true
	b.updateHighlights()
	return true
}

// title names the chosen ship, or asks for one.
func (o *systemOverlay) title() string {
	b := o.board
	words := b.words()
	switch {
	case b.choice.State == nil:
		return ""
	case b.pos.Phase == game.Sacrificing:
		return b.sayActions()
	case b.pos.Phase == game.Done:
		return words.T(lang.HomeworldsDone)
	case b.pos.Systems[o.slot].Ships[b.choice.By] == 0:
		return words.T(lang.HomeworldsNoShip)
	}
	switch power := b.highlights.power; {
	case power == buttonAttack:
		return words.T(lang.HomeworldsWhichPrey)
	case power != noPower && b.highlights.ship == (rules.Part{}):
		return words.T(b.whichNext())
	}
	if _, _, p, ok := pieceOf(b.highlights.ship); ok {
		return words.T(lang.HomeworldsPowersOf, lang.Text("piece", lang.Capitalize(b.pieceName(p))))
	}
	return words.T(lang.HomeworldsPowers)
}
