package honshu

import (
	"math"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// Reason implements table.Narrator: the most important of what the rules tell of the first action of a plan, by what the seat
// may know.
func (b *Board) Reason(st rules.State, by rules.Seat, plan []rules.Action) string {
	s, ok := st.(*game.State)
	if !ok || len(plan) == 0 || s.Map(by) == nil {
		return ""
	}
	s = s.View(by).(*game.State)
	c, _ := game.Fields(plan[0])
	if cubes := cubesGiven(c); len(cubes) > 0 {
		return b.cubeReason(s, by, plan[0], cubes)
	}
	return b.reasonOf(s, s, by, c)
}

// cubesGiven returns the squares whose cubes a choice gives.
func cubesGiven(c game.Choice) []game.Cell {
	switch {
	case c.Verb == game.VerbPay:
		return c.From[:]
	case c.Boost:
		return c.From[:1]
	}
	return nil
}

// cubeReason is the reason of a choice that gives cubes, with what their points are, and what that saves where a cube of
// another good would have been cheaper.
func (b *Board) cubeReason(s *game.State, by rules.Seat, do rules.Action, cubes []game.Cell) string {
	after := s.Clone().(*game.State)
	if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
		return ""
	}
	c, _ := game.Fields(do)
	words, land := b.words(), s.Map(by)
	why, cost := b.reasonOf(s, after, by, c), costOf(land, s.Scoring(), cubes)
	if cost == 0 {
		return why
	}
	text, least := words.T(lang.HonshuReasonCost, lang.Count("points", cost), lang.Count("n", len(cubes))), cost
	if _, led := s.LeadColour(); !led && c.Boost {
		for _, at := range land.CubeCells(nil) {
			if n := costOf(land, s.Scoring(), []game.Cell{at}); n < least {
				text, least = words.T(lang.HonshuReasonSpares, lang.Count("points", cost), lang.Text("other", b.speaker().goodAt(land, at))), n
			}
		}
	}
	if why == "" {
		return text
	}
	return words.T(lang.HonshuReasonAnd, lang.Text("first", why), lang.Text("next", text))
}

// reasonOf is the reason of a choice, but for the cubes that it gives, with what cards can bring after it.
func (b *Board) reasonOf(s, after *game.State, by rules.Seat, c game.Choice) string {
	switch c.Verb {
	case game.VerbPlay, game.VerbBid:
		return b.playReason(s, after, by, c)
	case game.VerbTake:
		return b.takeReason(s, by, c.Card)
	case game.VerbPick, game.VerbKeep:
		return b.gainReason(s.BestBuild(by, c.Card))
	case game.VerbDrop:
		return b.dropReason(s, by, c.Card)
	case game.VerbPair:
		return b.pairReason(s, by, c.N)
	case game.VerbPay:
		if s.Rules().StealAfter {
			return b.pairReason(after, by, s.PairOf(1-by))
		}
		return b.firstReason(after, by, s.Table())
	case game.VerbStand:
		return b.words().T(lang.HonshuReasonStand)
	case game.VerbBuild:
		return b.buildReason(s, by, c.Place)
	}
	return ""
}

// playReason says what a card is good for in a trick or as a bid: what place it brings, or what it saves.
func (b *Board) playReason(s, after *game.State, by rules.Seat, c game.Choice) string {
	words, value := b.words(), int(c.Card)
	if c.Boost {
		value += game.BoostValue
	}
	hand, _ := s.Hand(by)
	above, below := 0, 0 // cards of the hand that are higher or lower
	for card := range hand.All() {
		switch {
		case card > c.Card:
			above++
		case card < c.Card:
			below++
		}
	}
	unseen, higher := game.NumCards-s.LocatedCards().Len(), 0
	for card := game.Card(1); card <= game.NumCards; card++ {
		if int(card) > value && !s.LocatedCards().Has(card) {
			higher++
		}
	}
	played, isHighest := 0, true
	for seat := range rules.Seat(s.Seats()) {
		if v := s.Value(seat); v > 0 {
			played++
			isHighest = isHighest && v < value
		}
	}
	const few = 3 // one of so many unseen cards
	move := s.HandMoveAfter(s.Round())
	switch {
	case isHighest && played > 0:
		if text := b.firstReason(after, by, s.Table().With(c.Card)); text != "" && played == s.Seats()-1 {
			return text
		}
		return words.T(lang.HonshuReasonHighest)
	case played == 0 && higher == 0:
		return words.T(lang.HonshuReasonNone)
	case played == 0 && few*higher <= unseen:
		return words.T(lang.HonshuReasonFew, lang.Count("n", higher), lang.Count("m", unseen))
	case above == 0 && below > 0 && (move == game.HandsLeft || move == game.HandsRight):
		to := 1
		if move == game.HandsRight {
			to = -1
		}
		return words.T(lang.HonshuReasonPassed, b.speaker().who(neighbour(s, by, to)))
	case above > 0 && move == game.HandsStay && s.Round() < game.Rounds:
		return words.T(lang.HonshuReasonSaves, lang.Count("n", above))
	}
	return b.gainReason(after.BestBuild(by, c.Card))
}

// firstReason says that the seat chooses first from the cards, and what that can bring; "" for no points.
func (b *Board) firstReason(s *game.State, by rules.Seat, from game.CardSet) string {
	best, most := game.NoCard, 0
	for card := range from.All() {
		if n := s.BestBuild(by, card).Total(); n > most {
			best, most = card, n
		}
	}
	if best == game.NoCard {
		return ""
	}
	return b.words().T(lang.HonshuReasonFirst, cardArg(best), lang.Count("n", most))
}

// takeReason says what a card of the table can bring; where another can bring more, what it would bring the player who
// chooses next.
func (b *Board) takeReason(s *game.State, by rules.Seat, card game.Card) string {
	gain, isBest := s.BestBuild(by, card), true
	for other := range s.Table().All() {
		isBest = isBest && s.BestBuild(by, other).Total() <= gain.Total()
	}
	if order, place := s.InOrder(), s.Order(by); !isBest && place < len(order) {
		if n := s.BestBuild(order[place], card).Total(); n > max(0, gain.Total()) {
			return b.words().T(lang.HonshuReasonDenies, b.speaker().who(order[place]), lang.Count("n", n))
		}
	}
	return b.gainReason(gain)
}

// gainReason says how many points a card can bring, and for what; "" for none.
func (b *Board) gainReason(gain game.Points) string {
	if gain.Total() <= 0 {
		return ""
	}
	return b.words().T(lang.HonshuReasonGain, lang.Count("n", gain.Total()), lang.Text("list", b.listPoints(gain)))
}

// pairReason says which card of a pair can bring most.
func (b *Board) pairReason(s *game.State, by rules.Seat, n int) string {
	best, most := game.NoCard, math.MinInt
	for _, card := range s.Pair(n) {
		if card == game.NoCard {
			return ""
		}
		if points := s.BestBuild(by, card).Total(); points > most {
			best, most = card, points
		}
	}
	if most <= 0 {
		return ""
	}
	return b.words().T(lang.HonshuReasonPair, cardArg(best), lang.Count("n", most))
}

// dropReason says that no card of the hand can bring less than the one that is discarded, where that is so.
func (b *Board) dropReason(s *game.State, by rules.Seat, card game.Card) string {
	hand, _ := s.Hand(by)
	least := s.BestBuild(by, card).Total()
	for other := range hand.All() {
		if s.BestBuild(by, other).Total() < least {
			return ""
		}
	}
	return b.words().T(lang.HonshuReasonLeast)
}

// buildReason says how many points a card brings at a place, and for what. Where another place brings more before the
// last round it names both numbers, and that the computer expects more of this one later.
func (b *Board) buildReason(s *game.State, by rules.Seat, p game.Placement) string {
	after, _ := s.Preview(by, p)
	gain := after.Score(s.Scoring()).Minus(s.Map(by).Score(s.Scoring()))
	switch best := s.BestBuild(by, p.Card).Total(); {
	case gain.Total() < best && s.Round() < game.Rounds:
		return b.words().T(lang.HonshuReasonLater, lang.Text("by", difference(gain.Total())), lang.Text("best", difference(best)))
	case gain.Total() <= 0:
		return ""
	}
	return b.words().T(lang.HonshuReasonBrings, lang.Count("n", gain.Total()), lang.Text("list", b.listPoints(gain)))
}
