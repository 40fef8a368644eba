package forhonor

import "engawa/rules"

// version is that of the rules and the notation. In version 1 banners reached round walls; matches that were begun with
// it go on like that.
const version = 2

// minSeats is the fewest seats; the most are rules.MaxSeats.
const minSeats = 2

// maxMoves is the length of the longest match: what comes before the first round, and maxRounds of eight activations
// with an initiative card, a call, at most nine moves, a shot, a banner, a fight with four cards and a
// pass, and shoves.
const maxMoves = 40 + 160*maxRounds

// Game makes and reads States. It implements [rules.Game] and what its choices need beside it.
type Game struct{}

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "forhonor", Title: "For Honor", Version: version,
		MinSeats: minSeats, MaxSeats: rules.MaxSeats, Best: 2,
		Options:  options(),
		Main:     []string{OptRounds},
		First:    map[string]string{OptRounds: valueShort, OptDraft: valuePreset},
		MaxMoves: maxMoves,
		Chance:   true, Secrets: rules.Covers,
		Sides: []string{Attackers.String(), Defenders.String()}, Roster: roster, Endless: isEndless,
	}
}

// New returns the start of a match, before Nature deals heroes, or the position of Setup.From.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	r, err := rulesOf(setup)
	if err != nil {
		return nil, err
	}
	s := newState(r, setup.Seats)
	if r.isPreset() {
		s.assignHeroes(newEmitter(setup.Seats, rules.Nature, nil))
	}
	return s, nil
}

// End returns how the match ended: "broken" by the defeat of a camp, "points" after the last round, "draw"; "" while it
// runs.
func (Game) End(st rules.State) string {
	s := st.(*State)
	switch {
	case s.phase != PhaseOver:
		return ""
	case s.result == 0:
		return "draw"
	case s.isBeaten(Attackers) || s.isBeaten(Defenders):
		return "broken"
	}
	return "points"
}

// Score returns for each seat the payoff, and its camp's points, the zone cards that it holds, and its heroes on the
// battlefield or available.
func (Game) Score(st rules.State) []rules.Line {
	s := st.(*State)
	payoffs := s.Payoffs()
	lines := make([]rules.Line, s.seats)
	for k := range lines {
		camp := s.rules.Camps[k]
		cards, heroes := 0, 0
		for _, holder := range s.holder {
			if holder == int8(camp)+1 {
				cards++
			}
		}
		for _, f := range s.armies[camp].figures {
			if f.Hero != NoHero && f.Post.Ready() {
				heroes++
			}
		}
		lines[k] = rules.Line{
			Seat: rules.Seat(k), Payoff: payoffs[k],
			Counts: []rules.Count{{Name: "points", N: s.Score(camp)}, {Name: "zones", N: cards}, {Name: "heroes", N: heroes}},
		}
	}
	return lines
}

// Privacy reports what the seat has to hide: what it chooses in secret, its hand and its picks in the draft. All that is
// done on the battlefield is done before all eyes.
func (Game) Privacy(st rules.State, by rules.Seat) rules.Privacy {
	s := st.(*State)
	switch {
	case by < 0 || int(by) >= s.Seats():
		return rules.Open
	case s.phase.commits() && s.choosers().Has(by):
		return rules.Covers
	case s.rules.IsOrderRandom || s.handCounts[by] == 0 && s.pickCounts[by] == 0:
		return rules.Open
	case s.phase == PhaseShove || s.phase == PhaseCall || s.phase == PhaseAct:
		return rules.Knows
	}
	return rules.Covers
}
