package honshu

import "engawa/rules"

// version is that of the rules and the notation.
const version = 1

// maxMoves is the length of the longest match, five seats with a trick and a drawn scoring card: 5 provinces, 5 order
// cards, the scoring card, 60 cards dealt, and three actions of each seat in each round.
const maxMoves = 2*MaxSeats + 1 + NumCards + 3*MaxSeats*Rounds

// Game makes and reads States. It implements [rules.Game] and what its choices and its maps need beside it.
type Game struct{}

var (
	_ rules.Game     = Game{}
	_ rules.Pather   = Game{}
	_ rules.Sketcher = Game{}
	_ rules.Opener   = Game{}
	_ rules.Keeper   = Game{}
	_ rules.Binder   = Game{}
)

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "honshu", Title: "Honshū", Version: version,
		MinSeats: MinSeats, MaxSeats: MaxSeats, Best: 4,
		Options:  options(),
		MaxMoves: maxMoves,
		Chance:   true,
		Secrets:  true,
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

// Secret reports whether the seat chooses in secret now, or holds or has dropped cards that not every seat knows.
func (Game) Secret(st rules.State, by rules.Seat) bool {
	s := st.(*State)
	if by < 0 || int(by) >= s.Seats() || s.phase == PhaseOver {
		return false
	}
	if s.phase.commits() {
		return true
	}
	p := &s.of[by]
	if p.aside != NoCard || p.drops > 0 {
		return true
	}
	for k := range rules.Seat(s.seats) {
		knows := s.Knows(k)
		if s.of[k].size > 0 && knows.Has(by) && knows != rules.AllSeats(s.Seats()) {
			return true
		}
	}
	return false
}

// Opens reports whether the seat chooses from what lies on the table or builds: nobody needs to see a hand for that.
// Who watches a card being kept or built learns it a moment before all do, too late to draw anything from it but a
// guess at the last cubes of the pool.
func (Game) Opens(st rules.State, by rules.Seat) bool {
	switch st.(*State).phase {
	case PhaseTake, PhaseContest, PhaseChoose, PhaseKeep, PhaseBuild:
		return true
	default:
		return false
	}
}

// Keeps reports whether the seat holds a hand that some other seat has not seen.
func (Game) Keeps(st rules.State, by rules.Seat) bool {
	s := st.(*State)
	if by < 0 || int(by) >= s.Seats() || s.phase == PhaseOver {
		return false
	}
	return s.of[by].size > 0 && s.Knows(by) != rules.AllSeats(s.Seats())
}

// Binds reports whether the action is a bid, a pick or a card that is dropped: these are final. Spec, section 12.
func (Game) Binds(_ rules.State, _ rules.Seat, a rules.Action) bool {
	c, ok := Fields(a)
	return ok && (c.Verb == VerbBid || c.Verb == VerbPick || c.Verb == VerbDrop)
}
