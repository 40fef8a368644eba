package honshu

import "engawa/rules"

// version is that of the rules and the notation.
const version = 1

// maxMoves is the length of the longest match, five seats with a trick and a drawn scoring card: 5 provinces, 5 order
// cards, the scoring card, 60 cards dealt, and three actions of each seat in each round.
const maxMoves = 2*MaxSeats + 1 + NumCards + 3*MaxSeats*Rounds

// Game makes and reads States. It implements [rules.Game] and what its choices and its maps need beside it.
type Game struct{}

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "honshu", Title: "Honshū", Version: version,
		MinSeats: MinSeats, MaxSeats: MaxSeats, Best: 4,
		Options:  options(),
		MaxMoves: maxMoves,
		Chance:   true,
		Secrets:  rules.Covers,
	}
}

// New returns the start of a match, before Nature gives provinces, order cards and hands, or the position of
// Setup.From.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	return newState(setup), nil
}

// End returns "last-round" when the match is over.
func (Game) End(st rules.State) string {
	if st.Actors() != 0 {
		return ""
	}
	return "last-round"
}

// Score returns for each seat the payoff, which is 0 before the end, and the points of its map as it lies: forest,
// town, factory, lake, card, all points, and field squares.
func (Game) Score(st rules.State) []rules.Line { return st.(*State).score() }

// Privacy reports what the seat has to hide. Who chooses from what lies on the table or builds does so before all eyes,
// though it has a hand: who watches a card being kept or built learns it a moment before all do, too late to draw
// anything from it but a guess at the last cubes of the pool.
func (Game) Privacy(st rules.State, by rules.Seat) rules.Privacy {
	s := st.(*State)
	switch {
	case by < 0 || int(by) >= s.Seats() || s.phase == PhaseOver || !s.hasSecret(by):
		return rules.Open
	case !s.phase.isOpen():
		return rules.Covers
	case s.players[by].handCount > 0 && s.HandViewers(by) != rules.AllSeats(s.Seats()):
		return rules.Holds
	}
	return rules.Knows
}

// isOpen reports whether what is to be chosen in the phase lies on the table.
func (p Phase) isOpen() bool {
	return p == PhaseTake || p == PhaseContest || p == PhaseChoose || p == PhaseKeep || p == PhaseBuild
}

// hasSecret reports whether the seat chooses in secret now, or holds or has dropped cards that not every seat knows.
func (s *State) hasSecret(by rules.Seat) bool {
	if s.phase.commits() {
		return true
	}
	p := &s.players[by]
	if p.pickedCard != NoCard || p.dropCount > 0 {
		return true
	}
	for k := range rules.Seat(s.seats) {
		knows := s.HandViewers(k)
		if s.players[k].handCount > 0 && knows.Has(by) && knows != rules.AllSeats(s.Seats()) {
			return true
		}
	}
	return false
}
