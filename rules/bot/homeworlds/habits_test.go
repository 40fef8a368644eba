package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// fault is what a player who has just learnt the game does not do without need.
type fault int

const (
	weakerGuard fault = iota // the largest ship at home is smaller than before
	lastGreen                // the last green ship is given away, or the last place to build
	swapBack                 // a piece returns to where a trade or a move of the last three turns took such a piece away
	needless                 // a ship is sacrificed for a single action that needs no sacrifice
	nothing                  // no action
	worthless                // by nothing that counts better than no action
	numFaults
)

var faultNames = [numFaults]string{"weaker guard", "last green", "swap back", "needless sacrifice", "nothing", "worthless"}

// faultFinder follows a match and finds the faults of its turns. It derives them anew, by the turns alone.
type faultFinder struct {
	turns [homeworlds.MaxSeats][][]homeworlds.Step // the turns of each seat
}

// faultsOf returns the faults of a turn of before's mover, and the position after it.
func (w *faultFinder) faultsOf(before *homeworlds.SearchPosition, steps []homeworlds.Step) (has [numFaults]bool, after homeworlds.SearchPosition) {
	by := before.Mover
	after.CopyFrom(before)
	for _, s := range steps {
		after.Play(s)
	}
	after.EndTurn()
	idle := *before
	idle.EndTurn()
	weights := homeworlds.Evaluation()
	has[weakerGuard] = after.Systems[by].Ships[by].Largest() < before.Systems[by].Ships[by].Largest()
	had, left := greens(before, by), greens(&after, by)
	has[lastGreen] = had[0] && !left[0] || had[1] && !left[1]
	has[swapBack] = w.swapsBack(by, steps)
	has[needless] = len(steps) >= 2 && steps[0].Kind == homeworlds.KindSacrifice &&
		(len(steps) == 2 || steps[2].Kind == homeworlds.KindCatastrophe) &&
		steps[1].Kind != homeworlds.KindCatastrophe && before.Systems[steps[1].Slot].Power(by, steps[0].Colour())
	has[nothing] = len(steps) == 0
	has[worthless] = !isThreatened(&idle, by) && after.Evaluate(by, weights) <= idle.Evaluate(by, weights)
	return has, after
}

// greens reports whether the seat has a green ship, and whether it can build somewhere.
func greens(f *homeworlds.SearchPosition, by rules.Seat) (has [2]bool) {
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		has[0] = has[0] || s.Ships[by].HasColour(homeworlds.Green)
		has[1] = has[1] || s.Power(by, homeworlds.Green)
	}
	return has
}

func (w *faultFinder) swapsBack(by rules.Seat, steps []homeworlds.Step) bool {
	past := w.turns[by]
	for _, old := range slices.Concat(past[max(0, len(past)-3):]...) {
		if old.Kind != homeworlds.KindTrade && old.Kind != homeworlds.KindMove && old.Kind != homeworlds.KindDiscover {
			continue
		}
		for _, s := range steps {
			if s.Kind == homeworlds.KindTrade && s.Slot == old.Slot && homeworlds.Piece(s.To) == old.Piece ||
				s.Kind == homeworlds.KindMove && s.To == old.Slot && s.Piece == old.Piece {
				return true
			}
		}
	}
	return false
}

// isThreatened reports whether somebody could eliminate the seat by one turn.
func isThreatened(f *homeworlds.SearchPosition, by rules.Seat) bool {
	var threats homeworlds.Threats
	for other := range f.Living.Without(by).All() {
		if f.AtHome(other) && threats.CanEliminate(f, other, by) {
			return true
		}
	}
	return false
}

// isNeeded reports whether no turn avoids that fault, and the graver ones before it, without letting somebody eliminate
// the seat or being worth two large ships less than what was played.
func (w *faultFinder) isNeeded(before, played *homeworlds.SearchPosition, what fault) bool {
	weights := homeworlds.Evaluation()
	least := played.Evaluate(before.Mover, weights) - 2*weights.Ship[3]
	var turns homeworlds.Turns
	avoidable := false
	turns.WithPurpose(before, func(steps []homeworlds.Step) bool {
		has, after := w.faultsOf(before, steps)
		avoidable = !slices.Contains(has[:what+1], true) && after.Evaluate(before.Mover, weights) >= least &&
			!isThreatened(&after, before.Mover)
		return !avoidable
	})
	return !avoidable
}

// tally is how many turns a level has played, and with which faults that were not needed.
type tally struct {
	turns  int
	faults [numFaults]int
}

// stepOf returns an action of a turn as a step.
func stepOf(c homeworlds.Choice) homeworlds.Step {
	s := homeworlds.Step{Kind: c.Kind, Slot: uint8(c.Slot), Piece: c.Piece, To: uint8(c.Target)}
	if c.Kind == homeworlds.KindBuild || c.Kind == homeworlds.KindCatastrophe {
		s.Piece = homeworlds.MakePiece(homeworlds.Colour(c.Target), 1)
	}
	return s
}

// playAndCountFaults plays a match between these levels and adds what each seat does to its tally.
func playAndCountFaults(t *testing.T, setup rules.Setup, seed uint64, levels []string, tallies []tally) *rules.Match {
	t.Helper()
	setup.Seats = len(levels)
	m, err := rules.NewMatch(homeworlds.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	bots := make([]bot.Bot, len(levels))
	for k, name := range levels {
		bots[k] = bottest.New(t, Bots(), name)
	}
	var w faultFinder
	var before *homeworlds.SearchPosition
	var start rules.State
	var steps []homeworlds.Step
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			return m
		}
		seat := bottest.First(m.State().Actors())
		if s := m.State().(*homeworlds.State); s.Phase() == homeworlds.Start && before == nil {
			start, before, steps = s, homeworlds.NewSearchPosition(s.Position()), nil
		}
		do, err := bot.Decide(bots[seat], m, seat, bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
		c, _ := homeworlds.Fields(do)
		switch {
		case before == nil:
		case c.Kind != homeworlds.KindEnd:
			steps = append(steps, stepOf(c))
		default:
			tallies[seat].turns++
			has, after := w.faultsOf(before, steps)
			for what := range numFaults {
				if levels[seat] != "random" && has[what] && !m.Over() && !w.isNeeded(before, &after, what) {
					tallies[seat].faults[what]++
					t.Logf("seed %d, level %s: %s: %v in %s", seed, levels[seat], faultNames[what], steps, m.Game.FormatPosition(start))
				}
			}
			w.turns[seat] = append(w.turns[seat], steps)
			before = nil
		}
	}
}

// TestBeginnersKeepTheirHabits plays whole matches of levels 1 and 2 and looks at every turn. With two seats no turn has
// a fault that was not needed. Among several, others may win by what they do to each other, which needs more than the
// checker sees: a few turns of a hundred may seem faulty.
func TestBeginnersKeepTheirHabits(t *testing.T) {
	matches := 6
	if testing.Short() {
		matches = 2
	}
	for _, c := range []struct {
		levels  []string
		options map[string]string
		matches int
		most    [numFaults]int // times in 100 turns
	}{
		{[]string{"1", "2"}, nil, matches, [numFaults]int{}},
		{[]string{"1", "random"}, nil, matches, [numFaults]int{}},
		{[]string{"2", "1"}, map[string]string{homeworlds.OptCatastrophes: "anytime"}, matches, [numFaults]int{}},
		{[]string{"1", "2", "1"}, map[string]string{homeworlds.OptWin: "goodevil"}, 2, [numFaults]int{1, 1, 1, 1, 1, 4}},
		{[]string{"2", "1", "2", "1"}, map[string]string{homeworlds.OptWin: "sinister"}, 2, [numFaults]int{1, 1, 1, 1, 1, 4}},
		{[]string{"1", "2", "1", "2", "1", "2"}, map[string]string{homeworlds.OptWin: "goodevil"}, 1, [numFaults]int{1, 1, 1, 1, 1, 4}},
	} {
		var sum tally
		for seed := range uint64(c.matches) {
			tallies := make([]tally, len(c.levels))
			playAndCountFaults(t, rules.Setup{Options: c.options}, seed, c.levels, tallies)
			for seat, level := range c.levels {
				if level == "random" {
					continue
				}
				sum.turns += tallies[seat].turns
				for what, n := range tallies[seat].faults {
					sum.faults[what] += n
				}
			}
		}
		for what, n := range sum.faults {
			t.Logf("%v %v: %s: %d times without need in %d turns", c.levels, c.options, faultNames[what], n, sum.turns)
			if 100*n > c.most[what]*sum.turns {
				t.Errorf("%v %v: %s: %d times without need in %d turns", c.levels, c.options, faultNames[what], n, sum.turns)
			}
		}
	}
}

// TestBeginnersLeaveFaultyTurns asks levels 1 and 2 many times for one turn where a faulty one is at hand.
func TestBeginnersLeaveFaultyTurns(t *testing.T) {
	const homes = "homeworld b2 y1 g3|homeworld b3 r1 g3|"
	for _, c := range []struct {
		name  string
		turns string // that were played, seat 0 first
		fault func(text string) bool
	}{
		{"the last green is traded away", homes, func(text string) bool { return strings.Contains(text, "trade g3") }},
		{"a turn does nothing", homes + "build g1 H0|build g1 H1", func(text string) bool { return text == "pass" }},
		{"a trade is taken back", homes + "build g1 H0|build g1 H1|trade g1 y1 H0|build g1 H1",
			func(text string) bool { return strings.Contains(text, "trade y1 g1 H0") }},
	} {
		for _, level := range []string{"1", "2"} {
			for seed := range uint64(60) {
				h := newTestMatch(t, 2, "")
				h.turns(strings.FieldsFunc(c.turns, func(r rune) bool { return r == '|' })...)
				if text := h.botTurn(bottest.New(t, Bots(), level), seed, bot.Budget{}); c.fault(text) {
					t.Errorf("%s: level %s, seed %d plays %q", c.name, level, seed, text)
				}
			}
		}
	}
}
