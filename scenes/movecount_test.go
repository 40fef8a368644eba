package scenes_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestMovesAreCountedTheSameEverywhere looks at one match of each game on the shelf, in the log, in the replay and on the
// result.
func TestMovesAreCountedTheSameEverywhere(t *testing.T) {
	for id, moves := range map[string]int{"yokai": 9, "homeworlds": 20, "honshu": 50, "forhonor": 60} {
		game, _ := games.Find(id)
		m, err := rules.NewMatch(game, rules.Setup{}, 3)
		if err != nil {
			t.Fatal(err)
		}
		stagetest.PlayOn(t, m, stagetest.AfterMoves(moves), stagetest.ByChance(rand.New(rand.NewPCG(3, 3))))
		players := make([]table.Player, m.Setup.Seats)
		for seat := range players {
			players[seat].Name = lang.DefaultName(rules.Seat(seat))
		}
		table.SetPlayers(m, players)
		n := table.CountMoves(m, len(m.Log))
		if n == 0 || n == len(m.Log) {
			t.Errorf("%s: %d of %d moves count, want some that do not", id, n, len(m.Log))
		}
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		slot := g.Services.Store.NewMatch(id)
		if _, err := g.Services.Store.SaveMatch(slot, m, 1); err != nil {
			t.Fatal(err)
		}
		g.Services.Navigator.Shelf()
		g.FinishAnimations()
		length, word := table.LengthOf(g.Services.Words, m), lang.ReplayAt
		if got := g.control("continue").Value; !strings.Contains(got, length) {
			t.Errorf("%s: the shelf says %q, want %q", id, got, length)
		}
		g.Services.Navigator.Replay(m)
		g.FinishAnimations()
		if game.Info().Turns {
			word = lang.ReplayAtTurn
		}
		g.strike(input.Last)
		if got, want := g.control("slider").Name, g.Services.Words.T(word, lang.Count("n", n), lang.Count("all", n)); got != want {
			t.Errorf("%s: the replay says %q at its end, want %q", id, got, want)
		}
		g.strike(input.First)
		if got, want := g.control("slider").Name, g.Services.Words.T(word, lang.Count("n", 0), lang.Count("all", n)); got != want {
			t.Errorf("%s: the replay says %q at the start, want %q", id, got, want)
		}
		m.Note(0, rules.NoteResign, "")
		g.Services.Navigator.Result(m, 0, func() {}, nil, nil)
		g.FinishAnimations()
		ends := []string{length}
		if id == "honshu" || id == "forhonor" { // in which nobody counts moves at the end
			ends = nil
			for n := range 12 {
				ends = append(ends, g.Services.Words.T(lang.EndRounds, lang.Count("n", n+1)))
			}
		}
		if got := g.control("moves").Name; !slices.Contains(ends, got) {
			t.Errorf("%s: the result says %q, want one of %q", id, got, ends)
		}
	}
}
