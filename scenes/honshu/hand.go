package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// handOverlay is what lies in the middle of the table and in the hand, and what has been chosen there.
type handOverlay struct {
	tableCards
	cardSprites []*cardSprite
	leaving     []*cardSprite // cards on their way off the table
	flying      []*flyingCube
	background  []anim.Step // movements that nothing waits for
	selection   selection
	asksForRest bool        // the main button has been pressed before all was chosen
	heldCard    *cardSprite // the card that the pointer carries
	isNew       bool        // the hand has come from a neighbour, and has not been looked at yet
	fixedOverlay
}

// selection is what has been chosen but not played yet.
type selection struct {
	card      game.Card // of the hand, the table or a pair
	pair      int       // of a duel, 0 for none
	isBoosted bool      // the card is raised by the cube on the square from
	from      game.Cell
	payment   []game.Cell // cubes to pay with, two at most
}

// showHand lays everything as the position says.
func (b *Board) showHand() {
	h := &b.hand
	h.tableCards = tableCardsOf(b.state, b.below)
	h.background, h.flying, h.heldCard, h.cardSprites, h.leaving = nil, nil, nil, nil, nil
	h.selection, h.asksForRest = selection{}, false
	b.lay(countLevel, nil)
	b.counting = false
	b.updateSprites()
	for _, t := range h.cardSprites {
		t.pose, t.lift = t.goal, 0
	}
	if h.isNew {
		h.isNew = false
		b.faceHand()
	}
}

// updateSelection takes over who chooses now. What was picked stays as long as it can still be chosen.
func (b *Board) updateSelection() {
	h := &b.hand
	if b.choice.State == nil || h.selection.card != game.NoCard && !slices.Contains(b.choosable(), h.selection.card) {
		h.selection = selection{}
	}
	b.restSprites()
}

// choosable lists the cards that can be chosen now.
func (b *Board) choosable() []game.Card {
	if b.choice.State == nil {
		return nil
	}
	s, by := b.state, b.choice.By
	var set game.CardSet
	switch s.Phase() {
	case game.PhasePlay, game.PhaseBid, game.PhasePick, game.PhaseDrop:
		set, _ = s.Hand(by)
	case game.PhaseTake, game.PhaseChoose:
		set = s.Table()
	case game.PhaseKeep:
		for _, c := range s.Pair(s.PairOf(by)) {
			set = set.With(c)
		}
	}
	return slices.Collect(set.All())
}

// content implements overlay: the cards, the own land, small, and what is counted.
func (h *handOverlay) content(b *Board, place string) widget.Widget {
	switch place {
	case slotMiddle:
		return b.buildMiddle()
	case slotHand:
		return b.buildHand()
	case slotBoost:
		if b.bidsAbove() {
			return b.buildBid()
		}
		return b.buildBoost()
	case slotOwn:
		return b.buildOwn()
	case slotMainButton:
		if b.bidsAbove() {
			return nil
		}
		return b.buildMainButton(b.cardAction())
	}
	return b.buildCommon(place)
}

// buildTop implements overlay: rings around the squares of the own land that give the cubes which have been chosen.
func (h *handOverlay) buildTop(b *Board) widget.Widget {
	chart, ok := b.landChart(b.choice.By)
	return widget.If(ok && b.choice.State != nil, b.givers(chart))
}

func (h *handOverlay) covers() widget.Cover { return widget.Beside }

// narrate implements overlay: what comes of the card and the cubes that are picked.
func (h *handOverlay) narrate(b *Board) []string {
	list := b.narrateLead()
	if b.choice.State == nil {
		return list
	}
	o := b.outcome(false)
	return append(list, o.list()...)
}

// message implements overlay: what is to be chosen, or what comes of it where nothing else tells.
func (h *handOverlay) message(b *Board) string {
	if b.choice.State == nil {
		if h.hasPaid {
			return b.speaker().paymentText(b.state.Rules(), h.order[1])
		}
		return b.beat.text
	}
	if h.asksForRest {
		return b.firstMessage(b.state.Phase())
	}
	if pays := h.selection.payment; b.state.Phase() == game.PhaseContest && len(pays) == game.PayCubes && b.boostLow() {
		return b.worth(pays, false)
	}
	if f, ok := b.previewPlayedCard(b.choice.By); ok && b.boostLow() {
		return b.rankWords(f)
	}
	text := b.speaker().message(b.state, b.choice.By)
	if b.state.Round() == 1 && !b.lesson && (b.view.Class == stage.Wide || b.state.Phase() != game.PhaseBid) { // a bid has long words itself
		text = b.speaker().firstRound(b.state, text)
	}
	return text
}

// press implements overlay.
func (h *handOverlay) press(b *Board, p rules.Part) bool { return b.pressCommon(p) || b.pressCards(p) }

// compose implements overlay.
func (h *handOverlay) compose(b *Board, p rules.Part) ([]rules.Part, bool) { return b.composeCard(p) }

// suggest implements overlay.
func (h *handOverlay) suggest(b *Board, parts []rules.Part) bool {
	b.selectHint(parts)
	return true
}

// goBack implements overlay: what has been picked is let go.
func (h *handOverlay) goBack(b *Board) bool { return b.clearSelection() }

func (h *handOverlay) staysDuringEvents() bool { return true }

// buildHand is the cards of the hand.
func (b *Board) buildHand() widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawHand(c) }},
		widget.Controls{Make: b.handCells},
	}
}

// tick implements overlay.
func (h *handOverlay) tick(*Board) bool {
	moving := len(h.background) > 0
	h.background = slices.DeleteFunc(h.background, func(s anim.Step) bool { return s.Tick() })
	for _, t := range h.cardSprites {
		if t.rise.At != t.rise.Target && t != h.heldCard {
			const share = 0.35 // of the rest of the way in a tick
			moving = t.rise.Tick(share) || moving
			t.lift = t.rise.At
		}
	}
	return moving
}

// grab implements overlay: a card that can be chosen follows the pointer.
func (h *handOverlay) grab(b *Board, p rules.Part, at geom.Point) bool {
	card, ok := cardOf(p)
	if !ok || !slices.Contains(b.choosable(), card) {
		return false
	}
	for _, t := range h.cardSprites {
		if t.card == card && t.spot.zone == handZone {
			h.heldCard = t
			h.drag(b, at)
			return true
		}
	}
	return false
}

// drag implements overlay; a finger does not cover the card.
func (h *handOverlay) drag(b *Board, at geom.Point) {
	t := h.heldCard
	if t == nil {
		return
	}
	t.at, t.lift = at, selectionLift
	if b.view.Class != stage.Wide {
		t.lift = t.height / 2
	}
}

// drop implements overlay: the card that was dragged out of the hand is picked; otherwise it goes back.
func (h *handOverlay) drop(b *Board, kept bool) {
	t := h.heldCard
	h.heldCard = nil
	if t != nil && kept && !b.handRoom().Contains(t.at) {
		b.pick(t.card)
	}
	b.restSprites()
}
