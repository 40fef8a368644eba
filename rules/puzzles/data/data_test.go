//go:build !js

package data_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
	"engawa/rules/puzzles/prove"
	"engawa/rules/yokai"
)

// minPuzzles is how many puzzles a game has at least.
var minPuzzles = map[string]int{"yokai": 1000, "homeworlds": 200, "honshu": 200}

// maxSolvedPlies is the longest answer of yokai that is found anew here. Longer ones take seconds each: TestSolvedGame of
// engawa/rules/yokai/solved finds all of them by the solved game, as "make test" does.
const maxSolvedPlies = 9

func list(t *testing.T, game string) []puzzles.Puzzle {
	t.Helper()
	list, err := data.Of(game)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestEveryPuzzleIsSolvedAnew finds every answer, its length and its grade by exhaustive search, with the rules alone.
func TestEveryPuzzleIsSolvedAnew(t *testing.T) {
	for _, game := range data.Games() {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			all := list(t, game)
			if len(all) < minPuzzles[game] {
				t.Errorf("%d puzzles, want %d at least", len(all), minPuzzles[game])
			}
			solved := 0
			for _, p := range all {
				if game == "yokai" && len(p.Answer) > maxSolvedPlies {
					continue
				}
				solution, err := prove.Solve(p)
				if err == nil {
					err = solution.Compare(p)
				}
				if err != nil {
					t.Errorf("%s: %v", p.ID, err)
				}
				solved++
			}
			t.Logf("%d of %d solved", solved, len(all))
		})
	}
}

// TestAnswersArePlayed plays every answer by the rules, from the position to the end of the match.
func TestAnswersArePlayed(t *testing.T) {
	for _, game := range data.Games() {
		g, err := rules.Find(games.All(), game)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range list(t, game) {
			m, err := rules.NewMatch(g, p.Setup, 0)
			if err != nil {
				t.Errorf("%s: %v", p.ID, err)
				continue
			}
			for k, action := range p.Answer {
				by, _ := m.State().Actors().Only()
				if k == 0 && by != p.Seat {
					t.Errorf("%s: seat %s is to move, not %s", p.ID, by, p.Seat)
				}
				do, err := g.ParseAction(m.State(), by, action)
				if err == nil {
					_, err = m.Do(rules.Move{By: by, Do: do})
				}
				if err != nil {
					t.Errorf("%s: %v", p.ID, err)
					break
				}
			}
			payoffs := m.State().Payoffs()
			if !m.Over() || game != "honshu" && payoffs[p.Seat] != slices.Max(payoffs) {
				t.Errorf("%s: the answer ends in %v", p.ID, payoffs)
			}
		}
	}
}

// TestNoTwoAreAlike compares positions: of yokai, whatever the rule set and left or right; of homeworlds, whatever
// systems are called; of honshu, the map and the card of who builds.
func TestNoTwoAreAlike(t *testing.T) {
	for _, game := range data.Games() {
		seen := map[any]string{}
		for _, p := range list(t, game) {
			key := keyOf(t, p)
			if seen[key] != "" {
				t.Errorf("%s and %s are alike", p.ID, seen[key])
			}
			seen[key] = p.ID
		}
	}
}

// keyOf returns what is equal for puzzles that are alike.
func keyOf(t *testing.T, p puzzles.Puzzle) any {
	t.Helper()
	g, err := rules.Find(games.All(), p.Game)
	if err != nil {
		t.Fatal(err)
	}
	st, err := g.ParsePosition(p.Setup, p.Setup.From)
	if err != nil {
		t.Fatal(err)
	}
	switch s := st.(type) {
	case *yokai.State:
		image, err := prove.Mirror(s.Board())
		if err != nil {
			t.Fatal(err)
		}
		return min(s.Board().String(), image.String())
	case *homeworlds.State:
		return homeworlds.NewSearchPosition(s.Position()).Key()
	case *honshu.State:
		return s.Map(p.Seat).String() + " " + s.Card(p.Seat).String()
	}
	return nil
}

// TestBrokenPuzzlesAreFound changes each part of some puzzles of every game: none is solved as it then says.
func TestBrokenPuzzlesAreFound(t *testing.T) {
	for _, game := range data.Games() {
		all := list(t, game)
		broken := 0
		for k := 0; k < len(all) && broken < 5; k += 1 + len(all)/7 {
			p := all[k]
			if game == "yokai" && len(p.Answer) > maxSolvedPlies-2 {
				continue
			}
			broken++
			for name, bad := range breakEach(p, all[(k+1)%len(all)]) {
				solution, err := prove.Solve(bad)
				if err == nil {
					err = solution.Compare(bad)
				}
				if err == nil {
					t.Errorf("%s: %s is not found", p.ID, name)
				}
			}
		}
		if broken == 0 {
			t.Errorf("no puzzle of %s was broken", game)
		}
	}
}

// breakEach returns the puzzle with one part changed, some by another puzzle's.
func breakEach(p, other puzzles.Puzzle) map[string]puzzles.Puzzle {
	answer, seat, grade, position := p, p, p, p
	answer.Answer = slices.Clone(p.Answer)
	answer.Answer[0] = strings.ToUpper(answer.Answer[0]) + "x"
	seat.Seat = p.Seat + 1
	grade.Grade = p.Grade%puzzles.MaxGrade + 1
	position.Setup = other.Setup
	return map[string]puzzles.Puzzle{"answer": answer, "seat": seat, "grade": grade, "position": position}
}

func TestOtherGamesHaveNone(t *testing.T) {
	for _, game := range []string{"forhonor", ""} {
		if list, err := data.Of(game); err != nil || list != nil {
			t.Errorf("%q: %v, %v", game, list, err)
		}
	}
}
