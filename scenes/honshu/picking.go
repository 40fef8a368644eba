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

// touchHand answers touches of cards and cubes: they are picked, and played by the main button alone.
func (b *Board) touchHand(p rules.Part) bool {
	if b.choice.State == nil {
		return false
	}
	if card, ok := cardOf(p); ok {
		return b.touchCard(card)
	}
	if good, ok := goodOf(p); ok {
		b.touchGood(good)
		return true
	}
	if x, y, ok := cellOf(p); ok {
		return b.touchCube(game.CellAt(x, y))
	}
	return false
}

// touchCard picks a card that can be chosen, or lets it go again; the table tells why another cannot.
func (b *Board) touchCard(card game.Card) bool {
	if !slices.Contains(b.choosable(), card) {
		return false
	}
	if b.hand.picked.card == card {
		b.pick(game.NoCard)
	} else {
		b.pick(card)
	}
	b.restTiles()
	return true
}

// pick picks a card; the cube laid on it stays with the next one.
func (b *Board) pick(card game.Card) {
	h := &b.hand
	h.picked.card, h.picked.pair, h.asked = card, 0, false
	if b.state.Phase() == game.PhaseChoose {
		for n := 1; n <= 2; n++ {
			if pair := b.state.Pair(n); card != game.NoCard && (pair[0] == card || pair[1] == card) {
				h.picked.pair = n
			}
		}
	}
	b.marks = table.Marks{}
}

// touchGood lays a cube of that good on the card, at the next touch that of another square, and after the last takes it
// away again; in a duel it is one of the two that are paid.
func (b *Board) touchGood(good game.Colour) {
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
	if h.picked.raised {
		next = slices.Index(givers, h.picked.from) + 1
	}
	h.picked.raised = next < len(givers)
	if h.picked.raised {
		h.picked.from = givers[next]
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
	h.asked = false
	if len(h.picked.pays) >= game.PayCubes {
		h.picked.pays = nil
		return
	}
	for _, at := range b.cubesOf(good) {
		if !slices.Contains(h.picked.pays, at) {
			h.picked.pays = append(slices.Clone(h.picked.pays), at)
			return
		}
	}
	h.picked.pays = nil
}

// touchCube chooses the square that gives the cube.
func (b *Board) touchCube(at game.Cell) bool {
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
		again := h.picked.raised && h.picked.from == at
		h.picked.raised, h.picked.from = !again, at
		return true
	case game.PhaseContest:
		h := &b.hand
		if k := slices.Index(h.picked.pays, at); k >= 0 {
			h.picked.pays = slices.Delete(slices.Clone(h.picked.pays), k, k+1)
		} else if len(h.picked.pays) < game.PayCubes {
			h.picked.pays = append(slices.Clone(h.picked.pays), at)
		}
		return true
	}
	return false
}

// hintHand picks what a hint points at, so that the main button plays it.
func (b *Board) hintHand(parts []rules.Part) {
	if b.choice.State == nil {
		return
	}
	p := picked{}
	for _, part := range parts {
		x, y, cell := cellOf(part)
		switch card, ok := cardOf(part); {
		case ok && slices.Contains(b.choosable(), card):
			p.card = card
		case cell && b.state.Phase() == game.PhasePlay:
			p.raised, p.from = true, game.CellAt(x, y)
		case cell:
			p.pays = append(p.pays, game.CellAt(x, y))
		case part == button(int(game.ButtonPair1)) || part == button(int(game.ButtonPair2)):
			p.pair = int(part.Index - game.ButtonPair1 + 1)
			p.card = b.state.Pair(p.pair)[0]
		}
	}
	b.hand.picked = p
	b.restTiles()
}

// colourAt returns the good of a production square of the land of whoever chooses.
func (b *Board) colourAt(at game.Cell) game.Colour {
	c, _ := b.state.Map(b.choice.By).At(at).Production()
	return c
}

// mayLay reports whether a cube of the good may be laid in this trick.
func (b *Board) mayLay(good game.Colour) bool {
	led, fixed := b.state.Led()
	return !fixed || led == good
}

// costOf returns how many points the map loses without the cubes.
func (b *Board) costOf(m *game.Map, cubes []game.Cell) int {
	by := b.state.Scoring()
	return m.Score(by).Total() - m.WithoutCubes(cubes...).Score(by).Total()
}

// closeHand lets go what has been picked.
func (b *Board) closeHand() bool {
	h := &b.hand
	if h.picked.card == game.NoCard && !h.picked.raised && h.picked.pays == nil {
		return false
	}
	h.picked = picked{}
	b.restTiles()
	return true
}

// cardAction returns what stands on the main button: what is done with what has been picked.
func (b *Board) cardAction() (text, icon string, on bool) {
	if b.choice.State == nil {
		return "", "", false
	}
	words, p := b.words(), &b.hand.picked
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
	case phase == game.PhasePlay && p.raised:
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
	words, pays := b.words(), b.hand.picked.pays
	m, s := b.state.Map(b.choice.By), b.speaker()
	switch len(pays) {
	case 0:
		return words.T(lang.HonshuStand), "check", true
	case 1:
		return words.T(lang.HonshuPayOne, lang.Text("one", lang.Capitalize(s.goodAt(m, pays[0])))), "", false
	}
	return words.T(lang.HonshuPay, lang.Text("one", s.goodAt(m, pays[0])), lang.Text("two", s.goodAt(m, pays[1]))), "check", true
}

// composeCard returns the parts of what has been picked when the main button is pressed.
func (b *Board) composeCard(p rules.Part) ([]rules.Part, bool) {
	if p != button(buttonAct) || b.choice.State == nil {
		return nil, false
	}
	picked := &b.hand.picked
	if _, _, on := b.cardAction(); !on {
		b.sound(audio.NotAllowed)
		b.hand.asked = true
		return nil, true
	}
	switch b.state.Phase() {
	case game.PhasePlay:
		second := button(int(game.ButtonPlain))
		if picked.raised {
			second = rules.Part{Kind: rules.PartCell, Index: int32(picked.from)}
		}
		return []rules.Part{cardPart(picked.card), second}, true
	case game.PhaseContest:
		if len(picked.pays) == 0 {
			return []rules.Part{button(int(game.ButtonStand))}, true
		}
		var parts []rules.Part
		for _, at := range picked.pays {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(at)})
		}
		return parts, true
	case game.PhaseChoose:
		return []rules.Part{button(int(game.ButtonPair1) + picked.pair - 1)}, true
	}
	return []rules.Part{cardPart(picked.card)}, true
}
