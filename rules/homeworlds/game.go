package homeworlds

import "engawa/rules"

// version is that of the rules and the notation.
const version = 1

// maxTurnActions bounds the actions of a turn: a sacrifice with three actions, a catastrophe for each four of 84
// pieces, and the end.
const maxTurnActions = 1 + 3 + 84/Overpopulation + 1

// Game makes and reads States. It implements [rules.Game] and what its notation, its paths and its cards need beside
// it.
type Game struct{}

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "homeworlds", Title: "Homeworlds", Version: version,
		MinSeats: 2, MaxSeats: MaxSeats, Best: 2, RecommendedSeats: 4,
		Options:  options(),
		Main:     []string{OptWin, OptCatastrophes},
		MaxMoves: TurnLimit*maxTurnActions + MaxSeats + 1,
		Turns:    true,
		Secrets:  rules.Holds,
		AnyOrder: true,
	}
}

// New returns the start of a match: with win=goodevil and three seats or more Nature deals the cards, with start=random
// it picks who begins. A match that starts from a position has neither, see ParsePosition.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	return newState(setup)
}

// newState returns the start of a match with a resolved setup.
func newState(setup rules.Setup) (*State, error) {
	first, drawn, err := startOf(setup.Seats, setup.Options)
	if err != nil {
		return nil, err
	}
	r := rulesOf(setup.Options)
	return &State{
		pos:              newPosition(setup.Seats, setsOf(setup.Seats, setup.Options), first, r),
		cards:            cards{isInPlay: r.Win == GoodEvil && setup.Seats > 2},
		isStartOpen:      drawn,
		viewer:           rules.Referee,
		countsRepetition: setup.Options[OptRepetition] == valueOn,
	}, nil
}

// End returns the name of the Ending.
func (Game) End(st rules.State) string { return st.(*State).ending.String() }

// Score returns for each seat the payoff, the number of its ships, of the systems where it has any, and its alignment
// as far as it is known: 0 unknown or no card, 1 Good, 2 Evil.
func (Game) Score(st rules.State) []rules.Line {
	s := st.(*State)
	payoffs := s.Payoffs()
	lines := make([]rules.Line, s.Seats())
	for k := range lines {
		seat := rules.Seat(k)
		ships, systems := 0, 0
		for _, sys := range s.Systems() {
			if own := sys.Ships[seat]; own != 0 {
				ships += own.Len()
				systems++
			}
		}
		lines[k] = rules.Line{Seat: seat, Payoff: payoffs[k], Counts: []rules.Count{
			{Name: "ships", N: ships}, {Name: "systems", N: systems}, {Name: "alignment", N: int(s.Card(seat))},
		}}
	}
	return lines
}

// Privacy reports whether the seat has an alignment card that not everybody has seen. Nothing is chosen in secret.
func (Game) Privacy(st rules.State, by rules.Seat) rules.Privacy {
	s := st.(*State)
	if s.cards.isInPlay && by >= 0 && int8(by) < s.cards.dealtCount && s.Alive(by) && !s.CardIsPublic(by) {
		return rules.Holds
	}
	return rules.Open
}
