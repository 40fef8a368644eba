package pebbles

import (
	"engawa/rules"
)

// Game implements rules.Game, and all that a game in turns of several actions needs beside it.
type Game struct{}

// Info implements rules.Game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "pebbles", Title: "Pebbles", Version: 1, MinSeats: 2, MaxSeats: 2, Best: 2,
		Options: []rules.Option{
			{Key: "heaps", Values: []string{"3/4/5", "7", "1/2/3/4", "2/2"}, Default: "3/4/5"},
			{Key: "start", Values: []string{"0", "1", "random"}, Default: "0"},
			{Key: "grabs", Values: []string{"1", "2"}, Default: "1"},
			{Key: "last", Values: []string{"wins", "loses"}, Default: "wins"},
		},
		Turns:    true,
		MaxMoves: 1 + 2*maxHeaps*maxHeap, // the start; each pebble of the fullest position, and an end of turn after it
	}
}

// New implements rules.Game.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if setup.Seats != 2 {
		return nil, rules.Errorf(rules.CodeSeats, "Pebbles has 2 seats, not %d", setup.Seats)
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	side := setup.Options["start"]
	if side == "random" {
		side = "?"
	}
	return g.ParsePosition(setup, setup.Options["heaps"]+" "+side)
}

// End implements rules.Scorer.
func (Game) End(state rules.State) string {
	if state.Actors() != 0 {
		return ""
	}
	return "last-pebble"
}

// Score implements rules.Scorer.
func (Game) Score(state rules.State) []rules.Line {
	payoffs := state.Payoffs()
	return []rules.Line{{Seat: 0, Payoff: payoffs[0]}, {Seat: 1, Payoff: payoffs[1]}}
}
