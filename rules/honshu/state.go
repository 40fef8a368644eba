package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// blankCard stands for a card that lies there and that the viewer may not know.
const blankCard Card = 255

// player is what belongs to one seat.
type player struct {
	cardMap      *Map    // nil before the province
	order        int8    // the order card, 0 before it
	hand         CardSet // as far as known
	handCount    int8    // cards in hand
	playedCard   Card    // trick and duel: the card on the table
	cubeOnCard   int8    // trick: one more than the colour of the cube on it, 0 for none
	card         Card    // the card to be built
	pair         int8    // duel: the pair taken, 0 for none
	pickedCard   Card    // draft of two: the pick, face down; may be blankCard
	droppedCards CardSet // draft of two, as far as known
	dropCount    int8    // draft of two: cards dropped
	choice       rules.Action
}

// State is a position of a match, whole or as one seat knows it.
type State struct {
	rules    Rules
	viewer   rules.Seat
	seats    int8
	phase    Phase
	round    int8 // 1 to 12 from the first Select on, 0 before; the last one played while Nature deals again
	goal     int8 // the scoring card in play, 0 for none or not drawn
	hasPaid  bool // duel: the loser has paid
	openPair [2]Card
	discard  CardSet
	ready    rules.Seats // seats whose choice is in, while all choose together
	players  [MaxSeats]player
}

func newState(setup rules.Setup) *State {
	s := &State{rules: rulesOf(setup.Options), viewer: rules.Referee, seats: int8(setup.Seats), phase: PhaseProvince}
	if s.rules.Goal != goalDrawn {
		s.goal = s.rules.Goal
	}
	return s
}

// Seats returns the number of seats.
func (s *State) Seats() int { return int(s.seats) }

// Actors returns who may move now.
func (s *State) Actors() rules.Seats {
	switch s.phase {
	case PhaseOver:
		return 0
	case PhasePlay, PhaseTake, PhaseContest, PhaseChoose:
		return rules.SeatsOf(s.mover())
	}
	if s.phase.commits() && !s.isWaiting() {
		return rules.AllSeats(s.Seats()) &^ s.ready
	}
	return rules.SeatsOf(rules.Nature)
}

// Clone returns an independent copy. Maps are shared: they never change.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Rules returns the options of the match.
func (s *State) Rules() Rules { return s.rules }

// Phase returns the present phase.
func (s *State) Phase() Phase { return s.phase }

// Round returns the round, 1 to 12; 0 before the first.
func (s *State) Round() int { return int(s.round) }

// Goal returns the scoring card in play, 0 for none or not drawn yet.
func (s *State) Goal() int { return int(s.goal) }

// Scoring returns how the maps are counted.
func (s *State) Scoring() Scoring { return Scoring{Card: int(s.goal), Manual: s.rules.Manual} }

// Map returns what the seat has built; nil before it has a province. The caller must not change it.
func (s *State) Map(seat rules.Seat) *Map { return s.players[seat].cardMap }

// Order returns the order card of the seat, 1 and up; 0 before it has one.
func (s *State) Order(seat rules.Seat) int { return int(s.players[seat].order) }

// HasPaid reports whether the loser of the bid has paid two cubes in this round of a duel: it chooses a pair first, or,
// by the rule steal=after, has taken the winner's.
func (s *State) HasPaid() bool { return s.hasPaid }

// InOrder returns the seats by their order cards; the seat order before all have one.
func (s *State) InOrder() []rules.Seat {
	out := make([]rules.Seat, s.seats)
	for k := range out {
		out[k] = rules.Seat(k)
	}
	slices.SortStableFunc(out, func(a, b rules.Seat) int { return int(s.players[a].order) - int(s.players[b].order) })
	return out
}

// Hand returns the cards in the seat's hand that are known here, and how many it holds.
func (s *State) Hand(seat rules.Seat) (CardSet, int) {
	return s.players[seat].hand, int(s.players[seat].handCount)
}

// PlayedCard returns the card that the seat has on the table, its own even after it has been taken, and whether a cube lies
// on it, and of which colour. The card is NoCard when there is none.
func (s *State) PlayedCard(seat rules.Seat) (card Card, cube Colour, boosted bool) {
	p := &s.players[seat]
	return p.playedCard, Colour(max(p.cubeOnCard-1, 0)), p.cubeOnCard > 0
}

// BoostValue is what a cube adds to the number of a played card.
const BoostValue = 60

// Value returns the value of the card that the seat has played, 0 for none.
func (s *State) Value(seat rules.Seat) int {
	p := &s.players[seat]
	if p.cubeOnCard > 0 {
		return int(p.playedCard) + BoostValue
	}
	return int(p.playedCard)
}

// Table returns the cards that can still be taken, or the cards of the two pairs that lie on the table.
func (s *State) Table() (set CardSet) {
	for k := range s.players {
		set = set.With(s.players[k].playedCard)
	}
	for k := range s.players {
		set = set.Without(s.players[k].card)
	}
	return set.With(s.openPair[0]).With(s.openPair[1])
}

// LeadColour returns the colour that cubes laid in this trick must have. It returns false while any may be laid.
func (s *State) LeadColour() (Colour, bool) {
	for k := range s.players {
		if laid := s.players[k].cubeOnCard; laid > 0 {
			return Colour(laid - 1), true
		}
	}
	return 0, false
}

// Card returns the card that the seat is to build; NoCard when it has none.
func (s *State) Card(seat rules.Seat) Card { return s.players[seat].card }

// PickedCard returns the card that the seat has picked and laid aside face down, in a draft of two; NoCard where there is none,
// or where it is not known.
func (s *State) PickedCard(seat rules.Seat) Card {
	if card := s.players[seat].pickedCard; card != blankCard {
		return card
	}
	return NoCard
}

// Pair returns the cards of pair 1, opened, or pair 2, bid; NoCard where they do not lie there yet.
func (s *State) Pair(n int) [2]Card {
	if n == 1 {
		return s.openPair
	}
	return [2]Card{s.players[0].playedCard, s.players[1].playedCard}
}

// PairOf returns the pair that the seat has taken, 1 or 2; 0 for none.
func (s *State) PairOf(seat rules.Seat) int { return int(s.players[seat].pair) }

// Ready returns the seats whose choice is in, while all choose together.
func (s *State) Ready() rules.Seats { return s.ready }

// CommittedChoice returns what the seat has chosen while others still choose, rules.Hidden when it has not or may not be
// known.
func (s *State) CommittedChoice(seat rules.Seat) rules.Action { return s.players[seat].choice }

// Discards returns the cards that have left the game face up.
func (s *State) Discards() CardSet { return s.discard }

// Pool returns how many cubes of the colour the pool holds; it may be below zero when the supply is free.
func (s *State) Pool(c Colour) int {
	n := poolCubes
	for k := range s.players {
		if s.players[k].cardMap != nil {
			n -= int(s.players[k].cardMap.cubes[c])
		}
		if s.players[k].cubeOnCard == int8(c)+1 {
			n--
		}
	}
	return n
}

// poolCubes is how many cubes there are of each colour.
const poolCubes = 10

// LocatedCards returns the cards whose place is known here. The others are in the pile, in hands that are not seen, or
// dropped.
func (s *State) LocatedCards() CardSet {
	set := s.discard.With(s.openPair[0]).With(s.openPair[1])
	for k := range s.players {
		p := &s.players[k]
		set |= p.hand | p.droppedCards
		set = set.With(p.playedCard).With(p.card).With(p.pickedCard)
		if p.cardMap != nil {
			set |= p.cardMap.cards
		}
	}
	return set
}

// Payoffs returns 100 for each point and one for each field of every seat at the end; zeros before.
func (s *State) Payoffs() []int {
	out := make([]int, s.seats)
	if s.phase == PhaseOver {
		for k := range out {
			out[k] = s.players[k].cardMap.Score(s.Scoring()).Payoff()
		}
	}
	return out
}

// Hash returns a number made from the bytes of the State.
func (s *State) Hash() uint64 {
	var buffer [1 << 10]byte
	data, _ := s.AppendBinary(buffer[:0])
	return gamekit.HashBytes(data)
}
