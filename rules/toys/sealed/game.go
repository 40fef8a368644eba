package sealed

import (
	"strconv"

	"engawa/rules"
)

// Game implements rules.Game.
type Game struct{}

// Info implements rules.Game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "sealed", Title: "Sealed Bids", Version: 1,
		MinSeats: 2, MaxSeats: maxSeats, Best: 3,
		Options: []rules.Option{
			{Key: "rounds", Values: []string{"3", "1", "2"}, Default: "3"},
			{Key: "ties", Values: []string{"draw", "nobody gets it"}, Default: "draw"},
			{Key: "cards", Values: []string{"hidden", "shown"}, Default: "hidden"},
		},
		MaxMoves: maxSeats + 3*(2+maxSeats),
		Chance:   true, Secrets: rules.Covers,
	}
}

// New implements rules.Game.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats {
		return nil, rules.Errorf(rules.CodeSeats, "Sealed Bids has 2 to %d seats, not %d", maxSeats, setup.Seats)
	}
	if setup.From != "" {
		s, err := g.ParsePosition(setup, setup.From)
		if err == nil && !s.(*State).isComplete() {
			return nil, rules.Errorf(rules.CodePosition,
				"a match cannot begin from what one seat knows; expected a whole position")
		}
		return s, err
	}
	rounds, err := strconv.Atoi(setup.Options["rounds"])
	if err != nil || rounds < 1 || rounds > 3 {
		return nil, rules.Errorf(rules.CodeOption, "rounds cannot be %q; expected 1, 2 or 3", setup.Options["rounds"])
	}
	s := &State{
		seats: setup.Seats, rounds: uint8(rounds), viewer: rules.Referee,
		lone: setup.Options["ties"] == "nobody gets it", isOpen: setup.Options["cards"] == "shown",
	}
	for k := range s.seats {
		s.side[k] = player{bid: noBid, hand: 1<<(topBid+1) - 2}
	}
	return s, nil
}

// End implements rules.Scorer.
func (Game) End(state rules.State) string {
	if state.Actors() != 0 {
		return ""
	}
	return "last-round"
}

// Score implements rules.Scorer. A secret card counts where it is known.
func (Game) Score(state rules.State) []rules.Line {
	s := state.(*State)
	lines := make([]rules.Line, s.seats)
	for k := range lines {
		lines[k] = rules.Line{Seat: rules.Seat(k), Payoff: s.points(k), Counts: []rules.Count{
			{Name: "prizes", N: int(s.side[k].prizePoints)},
			{Name: "card", N: max(0, int(s.side[k].card))},
			{Name: "hand", N: s.handSize(k)},
		}}
	}
	return lines
}

// Privacy implements rules.SecretKeeper.
func (Game) Privacy(state rules.State, by rules.Seat) rules.Privacy {
	s := state.(*State)
	if by < 0 || int(by) >= s.seats || s.stage == over {
		return rules.Open
	}
	if s.stage == bidding || s.stage == opening || !s.isOpen && s.side[by].card != notDealt {
		return rules.Covers
	}
	return rules.Open
}
