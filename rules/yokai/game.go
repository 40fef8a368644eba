package yokai

import (
	"engawa/rules"
	"engawa/rules/perft"
)

// version is that of the rules and the notation.
const version = 1

// Game makes and reads States.
type Game struct{}

var (
	_ rules.Game    = Game{}
	_ rules.Pointer = Game{}
	_ rules.Scorer  = Game{}
	_ rules.Adviser = Game{}
	_ rules.Remote  = Game{}
)

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "yokai", Title: "Yōkai no Mori", Version: version,
		MinSeats: seats, MaxSeats: seats, Best: seats,
		Options:  options(),
		MaxMoves: MoveLimit + 1,
	}
}

// New returns the start of a match. Nature draws who plays White if start=random. A match that starts from a
// position has no draw, see ParsePosition, and its handicap is not used.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	b, err := ParseBoard(variantOf(setup.Options), handicapText(setup.Options[OptHandicap]))
	if err != nil {
		return nil, err
	}
	white, drawn := whiteOf(setup.Options)
	return newState(b, white, drawn), nil
}

// End returns the name of the Ending.
func (Game) End(st rules.State) string { return st.(*State).ending.String() }

// Score returns for each seat the payoff, the number of its pieces on the board, and in its reserve.
func (Game) Score(st rules.State) []rules.Line {
	s := st.(*State)
	payoffs := s.Payoffs()
	lines := make([]rules.Line, seats)
	for k := range lines {
		seat := rules.Seat(k)
		held := 0
		for _, kind := range reserveKinds {
			held += s.Reserve(seat, kind)
		}
		lines[k] = rules.Line{Seat: seat, Payoff: payoffs[k], Counts: []rules.Count{
			{Name: "board", N: s.board.Pieces(s.SideOf(seat)).Len()},
			{Name: "reserve", N: held},
		}}
	}
	return lines
}

// Perft counts move sequences from the position; action and turn are the same here. A State whose match has ended
// by repetition or the cap is counted as if it ran on.
func (Game) Perft(st rules.State, depth int, _ string, w perft.Watch) (uint64, error) {
	return st.(*State).board.watchedPerft(depth, true, w)
}
