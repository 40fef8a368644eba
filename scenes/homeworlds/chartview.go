package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// boardView is what is seen of the systems, and what touches do there: the chart of all of them, or what lies over it.
type boardView interface {
	update()                               // takes over what the board shows now
	contentAt(place string) widget.Widget  // what is at one of the table's places, nil for nothing
	overlay() widget.Widget                // lies over the painted systems, below the table's places
	drawSystems(c, garden *canvas.Canvas)  // garden moves with what shakes, and ends at the window of the scroll view
	message(s *game.State) string          // a sentence about the position, "" for none
	Narration() []string                   // what stands there in words
	touch(p rules.Part) bool               // answers a touch without choosing anything
	grab(p rules.Part, at geom.Point) bool // begins to scroll
	zoom(at geom.Point, larger bool) bool  // answers two fingers that move apart or together
	focus(slot int)                        // brings the system with the keyboard's focus into the window
	close() bool                           // takes away what was opened or pointed at last, false for nothing
}

// top returns the view on top.
func (b *Board) top() boardView {
	if over, ok := b.overlays.Top().(boardView); ok {
		return over
	}
	return chartView{b}
}

// chartView is the chart of all systems, with nothing over it.
type chartView struct{ *Board }

func (v chartView) update() { v.sentenceArea = v.findSentenceArea() }

func (v chartView) contentAt(place string) widget.Widget {
	switch place {
	case slotEnd:
		if v.pos.Phase == game.Setup {
			return v.firstHome()
		}
		return v.end()
	case slotBank:
		return widget.Memo("bank", bankModel{v.words(), v.pos.Bank, v.pos.Phase == game.Setup, v.room.wood, v.room.bankColumns}, v.bank)
	case slotPowers:
		return v.choices()
	case slotConnections:
		return v.connectionsSwitch()
	case slotPosition:
		return v.positionSwitch(false)
	case table.SlotMessage:
		if v.tellsAbove() && v.highlights.catastrophe.slot != noSystem {
			return v.catastropheText()
		}
		return v.betterText()
	}
	return nil
}

func (v chartView) overlay() widget.Widget {
	return widget.Stack{v.cells(), v.naming(), v.foundingPlace()}
}

func (v chartView) drawSystems(c, garden *canvas.Canvas) {
	v.drawDiscs(garden, true) // no ring of the rake lies over a disc
	v.drawConnections(garden) // nor does a connection that leads past it
	v.drawDiscs(garden, false)
	v.drawRings(garden)
	v.drawLinks(garden)
	for slot := range v.pos.Slots() {
		if w := &v.systems[slot]; w.exists {
			v.drawSeatArcs(garden.Faded(1-w.fade), w.spot, v.thingsIn(slot))
		}
	}
	v.drawMissingPieces(garden)
	v.drawPyramids(garden, v.pyramids, 1)
	v.drawSigns(garden)
	v.drawBetter(garden)
	v.drawLabels(garden)
	v.drawNewShips(garden)
	v.drawFade(c)
	v.drawEffects(garden)
	v.drawMinimap(c)
}

// Narration reports what the catastrophe being chosen would do.
func (v chartView) Narration() []string {
	if v.highlights.catastrophe.slot == noSystem {
		return nil
	}
	return []string{v.catastropheWords()}
}

// touch shows the connections of a system that is no part of an action, and opens it where its ships are small; a touch
// of such a ship does so too, and chooses it as well if it can act and nothing has been chosen yet. A ship that can follow
// in the choice is chosen at once where its target is large enough.
func (v chartView) touch(p rules.Part) bool {
	if p == button(buttonPosition) {
		v.earlier.open()
		return true
	}
	slot, ok := slotOf(p)
	if len(v.choice.Picked) > 0 && v.tiny(p) && !v.continuesChoice(p) {
		v.selection, v.selectionIsCurrent = slot, true
		v.open(slot)
		return true
	}
	if _, _, mark := markOf(p); !ok || mark || slot >= game.MaxSystems || v.continuesChoice(p) {
		return false
	}
	if len(v.choice.Picked) > 0 && slot != v.highlights.slot && !(v.small() && v.holdsNext(slot)) {
		return false // the table says why it leads nowhere
	}
	if p.Kind == rules.PartPiece && !v.small() {
		return false
	}
	v.point(slot)
	return len(v.choice.Picked) > 0 || !(p.Kind == rules.PartPiece && slices.Contains(v.choice.Next, p))
}

// tiny reports whether a finger may miss a ship on the chart: another one may lie beside it.
func (b *Board) tiny(p rules.Part) bool {
	const least = 28.0
	slot, _, _, ok := pieceOf(p)
	if !ok || b.view.Class == stage.Wide {
		return false
	}
	return slices.ContainsFunc(b.thingsIn(slot), func(t *pyramidSprite) bool {
		r := geom.Bounds(t.corners())
		return t.owner >= 0 && t.part() == p && min(r.W, r.H) < least
	})
}

// continuesChoice reports whether a touch of a part goes on with the choice; a small ship or a system is looked at first.
func (b *Board) continuesChoice(p rules.Part) bool {
	return slices.Contains(b.choice.Next, p) && (len(b.choice.Picked) > 0 && p.Kind != rules.PartPiece || !b.small())
}

func (v chartView) close() bool {
	if v.selection == noSystem {
		return false
	}
	v.selection = noSystem
	v.updateHighlights()
	return true
}

func (v chartView) focus(slot int) { v.reveal(slot) }
