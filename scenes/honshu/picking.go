package honshu

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// Buttons of hand and middle; goods have one button each from buttonGood.
const (
	buttonGood   = buttonCards + iota*game.NumColours
	buttonUnseen // the cards not yet seen
)

// goodOf returns the good that a button of the cubes stands for.
func goodOf(p rules.Part) (game.Colour, bool) {
	n := p.Index - buttonGood
	return game.Colour(n), p.Kind == rules.PartButton && n >= 0 && n < game.NumColours
}

// cardOf returns the card that is pointed at.
func cardOf(p rules.Part) (game.Card, bool) {
	return game.Card(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumCards
}

// pressCards answers touches of cards and cubes: they are picked, and played by the main button alone.
func (b *Board) pressCards(p rules.Part) bool {
	if b.choice.State == nil {
		return false
	}
	if card, ok := cardOf(p); ok {
		return b.toggleCard(card)
	}
	if good, ok := goodOf(p); ok {
		b.toggleGood(good)
		return true
	}
	if x, y, ok := cellOf(p); ok {
		return b.toggleCube(game.CellAt(x, y))
	}
	return false
}

// toggleCard picks a card that can be chosen, or lets it go again; the table says why another cannot.
func (b *Board) toggleCard(card game.Card) bool {
	if !slices.Contains(b.choosable(), card) {
		return false
	}
	if b.hand.selection.card == card {
		b.pick(game.NoCard)
	} else {
		b.pick(card)
	}
	b.restSprites()
	return true
}

// pick picks a card; the cube laid on it stays with the next one.
func (b *Board) pick(card game.Card) {
	h := &b.hand
	h.selection.card, h.selection.pair, h.asksForRest = card, 0, false
	if b.state.Phase() == game.PhaseChoose {
		for n := 1; n <= 2; n++ {
			if pair := b.state.Pair(n); card != game.NoCard && (pair[0] == card || pair[1] == card) {
				h.selection.pair = n
			}
		}
	}
	b.marks = table.Marks{}
}

// toggleGood lays a cube of that good on the card, at the next touch that of another square, and after the last takes it
// away again; in a duel it is one of the two that are paid.
func (b *Board) toggleGood(good game.Colour) {
	h := &b.hand
	if b.state.Phase() == game.PhaseContest {
		b.payGood(good)
		return
	}
	givers := b.cubesOf(good)
	if len(givers) == 0 || !b.mayLay(good) {
		return
	}
	next := 0
	if h.selection.isBoosted {
		next = slices.Index(givers, h.selection.from) + 1
	}
	h.selection.isBoosted = next < len(givers)
	if h.selection.isBoosted {
		h.selection.from = givers[next]
	}
}

// cubesOf lists the squares with a cube of the good. Points depend on how many cubes there are, not on where: none costs
// more than another.
func (b *Board) cubesOf(good game.Colour) (list []game.Cell) {
	for _, at := range b.state.Map(b.choice.By).CubeCells(nil) {
		if b.colourAt(at) == good {
			list = append(list, at)
		}
	}
	return list
}

// payGood adds a cube of the good to those that are paid; the third touch lets all go.
func (b *Board) payGood(good game.Colour) {
	h := &b.hand
	h.asksForRest = false
	if len(h.selection.payment) >= game.PayCubes {
		h.selection.payment = nil
		return
	}
	for _, at := range b.cubesOf(good) {
		if !slices.Contains(h.selection.payment, at) {
			h.selection.payment = append(slices.Clone(h.selection.payment), at)
			return
		}
	}
	h.selection.payment = nil
}

// toggleCube chooses the square that gives the cube.
func (b *Board) toggleCube(at game.Cell) bool {
	m := b.state.Map(b.choice.By)
	if m == nil || !m.Cube(at) {
		return false
	}
	good := b.colourAt(at)
	switch b.state.Phase() {
	case game.PhasePlay:
		if !b.mayLay(good) {
			return false
		}
		h := &b.hand
		again := h.selection.isBoosted && h.selection.from == at
		h.selection.isBoosted, h.selection.from = !again, at
		return true
	case game.PhaseContest:
		h := &b.hand
		if k := slices.Index(h.selection.payment, at); k >= 0 {
			h.selection.payment = slices.Delete(slices.Clone(h.selection.payment), k, k+1)
		} else if len(h.selection.payment) < game.PayCubes {
			h.selection.payment = append(slices.Clone(h.selection.payment), at)
		}
		return true
	}
	return false
}

// selectHint picks what a hint points at, so that the main button plays it.
func (b *Board) selectHint(parts []rules.Part) {
	if b.choice.State == nil {
		return
	}
	p := selection{}
	for _, part := range parts {
		x, y, cell := cellOf(part)
		switch card, ok := cardOf(part); {
		case ok && slices.Contains(b.choosable(), card):
			p.card = card
		case cell && b.state.Phase() == game.PhasePlay:
			p.isBoosted, p.from = true, game.CellAt(x, y)
		case cell:
			p.payment = append(p.payment, game.CellAt(x, y))
		case part == button(int(game.ButtonPair1)) || part == button(int(game.ButtonPair2)):
			p.pair = int(part.Index - game.ButtonPair1 + 1)
			p.card = b.state.Pair(p.pair)[0]
		}
	}
	b.hand.selection = p
	b.restSprites()
}

// colourAt returns the good of a production square of the land of the player who chooses.
func (b *Board) colourAt(at game.Cell) game.Colour {
	c, _ := b.state.Map(b.choice.By).At(at).Production()
	return c
}

// mayLay reports whether a cube of the good may be laid in this trick.
func (b *Board) mayLay(good game.Colour) bool {
	led, fixed := b.state.LeadColour()
	return !fixed || led == good
}

// costOf returns how many points the map loses without the cubes.
func costOf(m *game.Map, by game.Scoring, cubes []game.Cell) int {
	return m.Score(by).Total() - m.WithoutCubes(cubes...).Score(by).Total()
}

// clearSelection lets go what has been picked.
func (b *Board) clearSelection() bool {
	h := &b.hand
	if h.selection.card == game.NoCard && !h.selection.isBoosted && h.selection.payment == nil {
		return false
	}
	h.selection = selection{}
	b.restSprites()
	return true
}

// cardAction returns what stands on the main button: what is done with what has been picked.
func (b *Board) cardAction() (text, icon string, on bool) {
	if b.choice.State == nil {
		return "", "", false
	}
	words, p := b.words(), &b.hand.selection
	card := cardArg(p.card)
	switch phase := b.state.Phase(); {
	case phase == game.PhaseContest:
		return b.payAction()
	case phase == game.PhaseChoose && p.pair == 0:
		return words.T(lang.HonshuChoosePair), "", false
	case phase == game.PhaseChoose:
		return words.T(lang.HonshuTakePair, lang.Count("n", p.pair)), "check", true
	case p.card == game.NoCard:
		return words.T(lang.HonshuChooseCard), "", false
	case phase == game.PhasePlay && p.isBoosted:
		return words.T(lang.HonshuPlayWith, card, lang.Text("with", words.WithGood(b.colourAt(p.from).String()))), "check", true
	case phase == game.PhasePlay:
		return words.T(lang.HonshuPlay, card), "check", true
	case phase == game.PhaseTake:
		return words.T(lang.HonshuTake, card), "check", true
	case phase == game.PhaseBid:
		return words.T(lang.HonshuBid, card), "check", true
	case phase == game.PhaseKeep:
		return words.T(lang.HonshuKeep, card), "check", true
	case phase == game.PhasePick:
		return words.T(lang.HonshuPick, card), "check", true
	case phase == game.PhaseDrop:
		return words.T(lang.HonshuDrop, card), "check", true
	}
	return "", "", false
}

// payAction returns what stands on the main button while the loser of a duel decides.
func (b *Board) payAction() (text, icon string, on bool) {
	words, pays := b.words(), b.hand.selection.payment
	m, s := b.state.Map(b.choice.By), b.speaker()
	switch len(pays) {
	case 0:
		if !b.lowDuel() && !b.hintsStand() {
			return words.T(lang.HonshuPayTitle), "", false // the cubes are still to be chosen
		}
		return words.T(lang.HonshuStand), "check", true
	case 1:
		return words.T(lang.HonshuPayOne, lang.Text("one", s.goodAt(m, pays[0]))), "", false
	}
	return words.T(lang.HonshuPay, lang.Text("one", s.goodAt(m, pays[0])), lang.Text("two", s.goodAt(m, pays[1]))), "check", true
}

// composeCard returns the parts of what has been picked when the main button is pressed.
func (b *Board) composeCard(p rules.Part) ([]rules.Part, bool) {
	if p != button(buttonMain) || b.choice.State == nil {
		return nil, false
	}
	selection := &b.hand.selection
	if _, _, on := b.cardAction(); !on {
		b.sound(audio.NotAllowed)
		b.hand.asksForRest = true
		return nil, true
	}
	switch b.state.Phase() {
	case game.PhasePlay:
		second := button(int(game.ButtonPlain))
		if selection.isBoosted {
			second = rules.Part{Kind: rules.PartCell, Index: int32(selection.from)}
		}
		return []rules.Part{cardPart(selection.card), second}, true
	case game.PhaseContest:
		if len(selection.payment) == 0 {
			return []rules.Part{button(int(game.ButtonStand))}, true
		}
		var parts []rules.Part
		for _, at := range selection.payment {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(at)})
		}
		return parts, true
	case game.PhaseChoose:
		return []rules.Part{button(int(game.ButtonPair1) + selection.pair - 1)}, true
	}
	return []rules.Part{cardPart(selection.card)}, true
}
