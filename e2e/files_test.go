package e2e

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/table"
)

// readFiles returns the files that the program has kept in a folder.
func readFiles(t testing.TB, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue // being written
		}
		data, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		kept[e.Name()] = string(data)
	}
	return kept
}

// matches reads the kept matches in the order of their names.
func matches(t testing.TB, kept map[string]string) []*rules.Match {
	t.Helper()
	var names []string
	for name := range kept {
		if strings.HasPrefix(name, "match-") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var list []*rules.Match
	for _, name := range names {
		m, err := rules.Load([]byte(kept[name]), games.Find)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list = append(list, m)
	}
	return list
}

// newMatch is a match at its start under the options, with the first seat to move unless they say otherwise.
func newMatch(t testing.TB, options map[string]string) *rules.Match {
	t.Helper()
	g, _ := games.Find("yokai")
	full := map[string]string{"start": "0"}
	for key, value := range options {
		full[key] = value
	}
	m, err := rules.NewMatch(g, rules.Setup{Options: full}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playUntil lets the weakest bots play a match of a game until enough says so, and returns it with these players.
func playUntil(t testing.TB, game string, setup rules.Setup, seed uint64, players []table.Player, enough func(*rules.Match) bool) *rules.Match {
	t.Helper()
	g, _ := games.Find(game)
	m, err := rules.NewMatch(g, setup, seed)
	if err == nil {
		err = m.PlayNature()
	}
	for err == nil && !enough(m) {
		err = playWeakly(m, seed)
	}
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, players)
	return m
}

// playWeakly plays one move of the first seat that is to act, and what Nature does after it.
func playWeakly(m *rules.Match, seed uint64) error {
	for by := range m.State().Actors().All() {
		helper, err := bots.New(m.Game, "1")
		if err != nil {
			return err
		}
		a, err := bot.Choose(helper, m.State().View(by), by, rules.Rand(seed, len(m.Log)), bot.Budget{})
		if err != nil {
			return err
		}
		if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
			return err
		}
		return m.PlayNature()
	}
	return errors.New("the match is over")
}

// goodMove is a move that a strong player would choose now.
func goodMove(t testing.TB, m *rules.Match) rules.Action {
	t.Helper()
	seat, ok := m.State().Actors().Only()
	if !ok {
		t.Fatalf("%v are to move", m.State().Actors())
	}
	b, err := bots.New(m.Game, "5")
	if err != nil {
		t.Fatal(err)
	}
	a, err := bot.Choose(b, m.State().View(seat), seat, rules.Rand(5, len(m.Log)), bot.Budget{Nodes: 20_000})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// position is the present position as text.
func position(m *rules.Match) string { return m.Game.FormatPosition(m.State()) }
