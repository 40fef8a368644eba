package honshu

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// params is how a bot of Honshū is weakened or strengthened.
type params struct {
	nodes       int64           // builds valued for one decision at most
	weights     *weightSchedule // what counts beside points; nil for nothing
	choiceCount int             // how many of the best builds are alike to it, but for the last
	randomCards bool            // whether cards are played, bid, taken and dropped at random
	samples     int             // guesses of what is hidden, for one decision
	usesCubes   bool            // whether cubes are laid and paid
	cubeBonus   int             // what a cube that no factory wants is worth beside its weight where cubes win tricks
	denyPercent int             // what the others get counts against its own, in percent for two seats
	numberValue int             // what one more in the number of a card kept in the hand is worth, in hundredths of a point
	lookahead   lookahead
}

// Bot plays Honshū. Every choice is valued by what seats could build with the cards that they would get.
type Bot struct {
	bot.Decision
	params
	builder builder
	view    *honshu.State
	seat    rules.Seat
	rounds  int // to be built after this one
	maps    [honshu.MaxSeats]trialMap
	gains   [honshu.MaxSeats][honshu.NumCards + 1]gain
	nextMap trialMap // the own map with a build that is followed
	values  []int

	appraisal appraisal
}

// gain is what a card brings to a seat's map.
type gain struct {
	isKnown bool
	value   int // in hundredths of a point
}

func newBot(c params) *Bot { return &Bot{params: c} }

// Begin implements [Bot].
func (b *Bot) Begin(view rules.State, seat rules.Seat, _ bot.History, rng *rand.Rand, budget bot.Budget) error {
	s, err := bot.Prepare[*honshu.State](&b.Decision, "honshu", view, seat, rng)
	if err != nil {
		return err
	}
	b.view, b.seat, b.rounds = s, seat, honshu.Rounds-s.Round()
	b.appraisal = appraisal{playedAction: rules.Hidden}
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
func (b *Bot) think() {
	if len(b.Actions) == 1 {
		return
	}
	b.builder.begin(b.matchWeights(), b.view.Scoring(), &b.Meter)
	for k := range rules.Seat(b.view.Seats()) {
		b.maps[k].load(b.view.Map(k))
	}
	clear(b.gains[:])
	for c := range honshu.Colour(honshu.NumColours) {
		b.maps[b.seat].poolEmpty[c] = !b.view.Rules().Free && b.view.Pool(c) <= 0
	}
	phase := b.view.Phase()
	if b.appraisal.playedAction != rules.Hidden && !b.findLead() {
		return
	}
	if b.randomCards && phase != honshu.PhaseBuild {
		b.BestSoFar = b.Actions[b.RNG.IntN(len(b.Actions))]
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
		hand, _ := b.view.Hand(b.seat) // what is left of it goes to the other seat
		b.evaluateActions(func(c honshu.Choice) (int, bool) { return b.passValue(hand.Without(c.Card), false) })
	case honshu.PhaseBuild:
		b.build()
	}
}

// matchWeights returns the weights for this match: in a trick of several seats cubes count more.
func (b *Bot) matchWeights() *weightSchedule {
	if b.cubeBonus == 0 || b.view.Rules().Draft || b.view.Seats() == honshu.MinSeats {
		return b.weights
	}
	p := *b.weights
	p.spare.value += b.cubeBonus
	p.excess.value += b.cubeBonus
	return &p
}

// decide takes the best of what has been valued, drawn among equals.
func (b *Bot) decide() {
	bot.SortMoves(b.Moves)
	b.BestSoFar = bot.Softmax(b.Moves, 0, b.RNG)
}

// evaluateActions values every action and takes the best. When the budget ends before the first time that it has got
// through, it takes the best of those that it got to.
func (b *Bot) evaluateActions(value func(honshu.Choice) (int, bool)) {
	var moves []bot.MoveValue
	for _, a := range b.Actions {
		c, _ := honshu.Fields(a)
		v, ok := value(c)
		if !ok {
			break
		}
		moves = append(moves, bot.MoveValue{Do: a, Value: v})
	}
	if len(moves) == len(b.Actions) || len(b.Moves) == 0 && len(moves) > 0 {
		b.Moves = moves
		b.decide()
	}
}

// gain returns what the card would bring to the seat's map, at most. It returns false when the budget ended.
func (b *Bot) gain(seat rules.Seat, card honshu.Card) (int, bool) {
	g := &b.gains[seat][card]
	if !g.isKnown {
		e := &b.maps[seat]
		_, v, ok := b.builder.best(e, card, b.rounds)
		if !ok {
			return 0, false
		}
		*g = gain{isKnown: true, value: v - b.builder.value(e, b.rounds)}
	}
	return g.value, true
}

// bestCard returns the card of the set that brings most to the seat, and what it brings. It returns false when the
// budget ended.
func (b *Bot) bestCard(seat rules.Seat, cards honshu.CardSet) (best honshu.Card, value int, ok bool) {
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

// ignoredValue is the value of what a bot does not do at all.
const ignoredValue = -bot.Infinity / 2

// opponentShare returns what counts against the own gain of what another seat gains.
func (b *Bot) opponentShare(v int) int { return v * b.denyPercent / (100 * (b.view.Seats() - 1)) }

// Three rounds after a deal the cards that are left go to a neighbour.
const passEvery = 3

// handValue returns what cards kept in the hand are worth for coming choices: only as many count as will be played
// before the hand is passed on.
func (b *Bot) handValue(hand honshu.CardSet) (v int) {
	plays := (passEvery - b.view.Round()%passEvery) % passEvery
	for n := honshu.Card(honshu.NumCards); n > 0 && plays > 0; n-- {
		if hand.Has(n) {
			v += b.numberValue * int(n)
			plays--
		}
	}
	return v
}

// cubeLoss returns what the seat loses with a cube of each of these colours taken from its map.
func (b *Bot) cubeLoss(seat rules.Seat, colours ...honshu.Colour) int {
	h := b.maps[seat].featureCounts
	o := &b.builder.evaluators[b.rounds]
	before := o.value(&h)
	for _, c := range colours {
		h.goods[c].cubes--
		h.empty++
	}
	return before - o.value(&h)
}

// colourAt returns the colour of the production square at the cell of the seat's map.
func (b *Bot) colourAt(seat rules.Seat, at honshu.Cell) honshu.Colour {
	c, _ := b.view.Map(seat).At(at).Production()
	return c
}
