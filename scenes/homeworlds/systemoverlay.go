package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// systemOverlay is an open system over the chart, with what can be done there.
type systemOverlay struct {
	widget.TreeCache[systemModel]
	board    *Board
	slot     int // the system
	cellList table.CellList
}

// systemModel is what an open system shows.
type systemModel struct {
	powersBeside bool      // its powers stand beside it, not below
	setup        bool      // nothing is done there yet
	message      geom.Rect // where sentences stand on the chart
	title        string
	disc         discModel
	list         listModel
}

// discModel is what the disc of an open system shows, with its name and the buttons about it.
type discModel struct {
	slot   int
	system game.System
	label  string       // what its name depends on
	naming table.Naming // without a key where it cannot be named
	others bool         // there are other systems
}

// listModel is what can be done in an open system, or what a catastrophe would do there.
type listModel struct {
	words           *lang.Catalog
	acts            bool // actions are to be seen
	states          [5]actionState
	notes           [5]string // what each action would give or why it is missing
	reasons         [5]string // in a sentence, why each cannot be done here
	sacrifice       sacrifice
	overpopulations overpopulationsModel
	catastrophe     string // in words, "" for none
	ready           bool   // it can be set off
	offers          bool   // what is overpopulated is all that is left to do
}

// open opens a system large.
func (b *Board) open(slot int) {
	b.system.slot = slot
	if !b.overlays.Has(&b.system) {
		b.overlays.Push(&b.system)
	}
}

// closeAll leaves the chart with nothing over it.
func (b *Board) closeAll() { b.overlays = widget.Overlays{} }

// Narration implements [widget.Overlay].
func (o *systemOverlay) Narration() []string {
	if words := o.Model().list.catastrophe; words != "" {
		return []string{words}
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
	o.Build = o.build
	o.Arrange(o.board.room.Slot(slotLarge), o.board.env())
	o.Show(o.model())
}

// model reports what the system shows now.
func (o *systemOverlay) model() systemModel {
	b := o.board
	m := systemModel{
		powersBeside: b.room.powersBeside, message: b.room.Slot(table.SlotMessage), setup: b.pos.Phase == game.Setup, title: o.title(),
		disc: discModel{slot: o.slot, system: b.pos.Systems[o.slot], label: b.systems[o.slot].labelKey, others: b.pos.SlotMask&(b.pos.SlotMask-1) != 0},
		list: listModel{words: b.words(), acts: b.acting(), sacrifice: b.sacrifice(), overpopulations: o.overpopulations(), ready: b.highlights.catastrophe.pending},
	}
	if o.slot >= game.MaxSeats {
		key := b.pos.Name(o.slot)
		m.disc.naming = table.Naming{Key: key, Name: b.match.PlaceName(key)}
	}
	m.list.offers = m.list.acts && m.list.overpopulations.n > 0 && len(b.offeredMarks()) > 0
	switch list := &m.list; {
	case b.highlights.catastrophe.slot != noSystem:
		list.catastrophe = b.catastropheWords()
	case list.acts:
		reasons := o.reasons()
		for k, a := range actions() {
			list.states[k] = o.stateOf(k, reasons[k])
			list.notes[k] = o.note(a, list.states[k], reasons[k])
			if list.states[k] == actionOff {
				list.reasons[k] = o.reasonAgainst(a, reasons[k])
			}
		}
	}
	return m
}

// contentAt has the end of the turn at its place as the chart does, and the system at its own.
func (o *systemOverlay) contentAt(place string) widget.Widget {
	switch place {
	case slotEnd:
		return o.board.end()
	case slotLarge:
		return widget.Embed{Tree: o.Tree()}
	}
	return nil
}

// overlay darkens the chart.
func (o *systemOverlay) overlay() widget.Widget {
	const dark = 0.88
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Night.Alpha(dark)) }}
}

// drawSystems draws the systems with their pieces, without signs or words.
func (o *systemOverlay) drawSystems(_, garden *canvas.Canvas) {
	o.board.drawDiscs(garden, true)
	o.board.drawDiscs(garden, false)
	o.board.drawPyramids(garden, o.board.pyramids, 1)
}

func (*systemOverlay) message(*game.State) string       { return "" }
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
	if slot, ok := slotOf(p); ok && slot != o.slot && o.board.tiny(p) { // on the chart beside it
		o.show(slot)
		return true
	}
	return p.Kind == rules.PartCell && !o.board.continuesChoice(p)
}

// step opens another system: so many further in the order in which they lie on the chart, round and round.
func (o *systemOverlay) step(by int) bool {
	b := o.board
	slots := b.slotsFromAbove()
	o.show(slots[(slices.Index(slots, o.slot)+by+len(slots))%len(slots)])
	return true
}

// show opens another system in the place of the open one.
func (o *systemOverlay) show(slot int) {
	o.slot = slot
	o.board.selection, o.board.selectionIsCurrent = slot, true
	o.board.updateHighlights()
}

// title names the chosen ship, or asks for one.
func (o *systemOverlay) title() string {
	b := o.board
	words := b.words()
	switch {
	case b.choice.State == nil:
		return ""
	case b.pos.Phase == game.Sacrificing && len(b.choice.Picked) > 0 && b.highlights.ship == (rules.Part{}):
		return words.T(b.whichNext())
	case b.pos.Phase == game.Sacrificing:
		return b.actionsMessage()
	case b.pos.Phase == game.Done:
		return words.T(b.doneKey(b.state))
	case b.pos.Systems[o.slot].Ships[b.choice.By] == 0:
		return words.T(lang.HomeworldsNoShip)
	}
	switch power := b.highlights.power; {
	case power == buttonAttack:
		return words.T(lang.HomeworldsWhichTarget)
	case power != noPower && b.highlights.ship == (rules.Part{}):
		return words.T(b.whichNext())
	}
	if _, _, p, ok := pieceOf(b.highlights.ship); ok {
		return words.T(lang.HomeworldsPowersOf, lang.Text("piece", b.pieceName(p)))
	}
	return words.T(lang.HomeworldsPowers)
}
