package atarigo

import "engawa/rules"

// Game implements rules.Game, rules.Pointer, rules.Scorer and rules.Remote.
type Game struct{}

// Info implements rules.Game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "atarigo", Title: "Atari Go", Version: 1, MinSeats: 2, MaxSeats: 2, Best: 2,
		MaxMoves: 2*Points + 2, // a pass before every stone, and two at the end
	}
}

// New implements rules.Game.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	switch {
	case setup.Seats != 2:
		return nil, rules.Errorf(rules.CodeSeats, "Atari Go has 2 seats, not %d", setup.Seats)
	case setup.From != "":
		return g.ParsePosition(setup, setup.From)
	}
	return &State{}, nil
}

// End implements rules.Scorer: "capture" or "passes".
func (Game) End(state rules.State) string {
	switch s := state.(*State); {
	case s.lastCapture > 0:
		return "capture"
	case s.passes == 2:
		return "passes"
	}
	return ""
}

// Score implements rules.Scorer.
func (Game) Score(state rules.State) []rules.Line {
	s, lines := state.(*State), make([]rules.Line, 2)
	for k, payoff := range s.Payoffs() {
		seat := rules.Seat(k)
		lines[k] = rules.Line{Seat: seat, Payoff: payoff, Counts: []rules.Count{{Name: "captured", N: s.CaptureCount(seat)}}}
	}
	return lines
}

// Paths implements rules.Pointer.
func (Game) Paths(_ rules.State, a rules.Action) [][]rules.Part {
	if a == pass {
		return [][]rules.Part{{{Kind: rules.PartButton}}}
	}
	return [][]rules.Part{{{Kind: rules.PartCell, Index: int32(pointOf(a))}}}
}
