package honshu

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// conduct is how a bot of Honshū is weakened or strengthened.
type conduct struct {
	nodes     int64      // builds valued for one decision at most
	prospects *prospects // what counts beside points; nil for nothing
	mixed     int        // how many of the best builds are alike to it, but for the last
	idle      bool       // whether cards are played, bid, taken and dropped at random
	worlds    int        // guesses of what is hidden, for one decision
	boosts    bool       // whether cubes are laid and paid
	levy      int        // what a cube that no factory wants is worth beside its prospects where cubes win tricks
	deny      int        // what the others get counts against its own, in percent for two seats
	number    int        // what one more in the number of a card kept in the hand is worth, in hundredths of a point
	foresight foresight
}

// lord plays Honshū. Every choice is valued by what seats could build with the cards that they would get.
type lord struct {
	bot.Runner
	conduct
	builder builder
	view    *honshu.State
	seat    rules.Seat
	rounds  int // to be built after this one
	rng     *rand.Rand
	best    rules.Action
	actions []rules.Action
	moves   []bot.MoveValue
	lands   [honshu.MaxSeats]estate
	gains   [honshu.MaxSeats][honshu.NumCards + 1]gain
	ahead   estate // the own map with a build that is followed
	values  []int
}

// gain is what a card brings to a seat's map.
type gain struct {
	known bool
	value int // in hundredths of a point
}

func newLord(c conduct) *lord { return &lord{conduct: c} }

// Begin implements [Bot].
func (b *lord) Begin(view rules.State, seat rules.Seat, _ bot.Past, rng *rand.Rand, budget bot.Budget) error {
	actions, err := bot.Legal(view, seat)
	if err != nil {
		return err
	}
	s, ok := view.(*honshu.State)
	if !ok {
		return rules.Errorf(rules.CodeState, "this bot plays honshu; the State is of another game")
	}
	b.view, b.seat, b.rng, b.actions = s, seat, rng, actions
	b.rounds = honshu.Rounds - s.Round()
	b.best, b.moves = actions[0], b.moves[:0]
	own := b.nodes
	if s.Phase() == honshu.PhaseBuild {
		own /= buildPart
	}
	b.Start(budget.Limit(own), budget.Stop, b.think)
	return nil
}

// buildPart is how much smaller the own budget is for building a card than for choosing among several.
const buildPart = 4

// think decides.
func (b *lord) think() {
	if len(b.actions) == 1 {
		return
	}
	b.builder.begin(b.expected(), b.view.Scoring(), &b.Meter)
	for k := range rules.Seat(b.view.Seats()) {
		b.lands[k].survey(b.view.Map(k))
	}
	clear(b.gains[:])
	for c := range honshu.Colour(honshu.NumColours) {
		b.lands[b.seat].dry[c] = !b.view.Rules().Free && b.view.Pool(c) <= 0
	}
	phase := b.view.Phase()
	if b.idle && phase != honshu.PhaseBuild {
		b.best = b.actions[b.rng.IntN(len(b.actions))]
		return
	}
	switch phase {
	case honshu.PhasePlay:
		b.play()
	case honshu.PhaseTake:
		b.take()
	case honshu.PhaseBid:
		b.bid()
	case honshu.PhaseContest:
		b.contest()
	case honshu.PhaseChoose:
		b.choosePair()
	case honshu.PhaseKeep:
		b.keep()
	case honshu.PhasePick:
		b.pickCard()
	case honshu.PhaseDrop:
		b.drop()
	case honshu.PhaseBuild:
		b.build()
	}
}

// expected returns the prospects for this match: in a trick of several seats cubes count more.
func (b *lord) expected() *prospects {
	if b.levy == 0 || b.view.Rules().Draft || b.view.Seats() == honshu.MinSeats {
		return b.prospects
	}
	p := *b.prospects
	p.spare.worth += b.levy
	p.excess.worth += b.levy
	return &p
}

// Best implements [Bot].
func (b *lord) Best() rules.Action { return b.best }

// Thought implements [Bot]. Values are hundredths of a point.
func (b *lord) Thought() bot.Thought {
	t := bot.Thought{Nodes: b.Meter.Nodes, Moves: slices.Clone(b.moves), Line: []rules.Action{b.best}}
	for _, m := range t.Moves {
		if m.Do == b.best {
			t.Value = m.Value
		}
	}
	return t
}

// decide takes the best of what has been valued, drawn among equals.
func (b *lord) decide() {
	slices.SortStableFunc(b.moves, func(x, y bot.MoveValue) int { return y.Value - x.Value })
	b.best = bot.Softmax(b.moves, 0, b.rng)
}

// judge values every action and takes the best. When the budget ends before the first time that it has got through, it
// takes the best of those that it got to.
func (b *lord) judge(value func(honshu.Choice) (int, bool)) {
	var moves []bot.MoveValue
	for _, a := range b.actions {
		c, _ := honshu.Fields(a)
		v, ok := value(c)
		if !ok {
			break
		}
		moves = append(moves, bot.MoveValue{Do: a, Value: v})
	}
	if len(moves) == len(b.actions) || len(b.moves) == 0 && len(moves) > 0 {
		b.moves = moves
		b.decide()
	}
}

// gain returns what the card would bring to the seat's map, at most. It returns false when the budget ended.
func (b *lord) gain(seat rules.Seat, card honshu.Card) (int, bool) {
	g := &b.gains[seat][card]
	if !g.known {
		e := &b.lands[seat]
		_, v, ok := b.builder.best(e, card, b.rounds)
		if !ok {
			return 0, false
		}
		*g = gain{known: true, value: v - b.builder.worth(e, b.rounds)}
	}
	return g.value, true
}

// favourite returns the card of the set that brings most to the seat, and what it brings. It returns false when the
// budget ended.
func (b *lord) favourite(seat rules.Seat, cards honshu.CardSet) (best honshu.Card, value int, ok bool) {
	value = -bot.Infinity
	for card := range cards.All() {
		v, ok := b.gain(seat, card)
		if !ok {
			return best, value, false
		}
		if v > value {
			best, value = card, v
		}
	}
	return best, value, true
}

// never is the value of what a bot does not do at all.
const never = -bot.Infinity / 2

// share returns what counts against the own gain of what another seat gains.
func (b *lord) share(v int) int { return v * b.deny / (100 * (b.view.Seats() - 1)) }

// Three rounds after a deal the cards that are left go to a neighbour.
const passEvery = 3

// reserve returns what cards kept in the hand are worth for coming choices: only as many count as will be played before
// the hand is passed on.
func (b *lord) reserve(hand honshu.CardSet) (v int) {
	plays := (passEvery - b.view.Round()%passEvery) % passEvery
	for n := honshu.Card(honshu.NumCards); n > 0 && plays > 0; n-- {
		if hand.Has(n) {
			v += b.number * int(n)
			plays--
		}
	}
	return v
}

// forfeit returns what the seat loses with a cube of each of these colours taken from its map.
func (b *lord) forfeit(seat rules.Seat, colours ...honshu.Colour) int {
	h := b.lands[seat].holding
	o := &b.builder.outlooks[b.rounds]
	before := o.value(&h)
	for _, c := range colours {
		h.goods[c].cubes--
		h.empty++
	}
	return before - o.value(&h)
}

// colourAt returns the colour of the production square at the cell of the seat's map.
func (b *lord) colourAt(seat rules.Seat, at honshu.Cell) honshu.Colour {
	c, _ := b.view.Map(seat).At(at).Production()
	return c
}
