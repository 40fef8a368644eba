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
	"engawa/rules/games"
)

// keptIn returns the files that the program has kept in a folder.
func keptIn(t testing.TB, folder string) map[string]string {
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

// fresh is a match at its start under the options, with the first seat to move unless they say otherwise.
func fresh(t testing.TB, options map[string]string) *rules.Match {
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

// good is a move that a strong player would choose now.
func good(t testing.TB, m *rules.Match) rules.Action {
	t.Helper()
	seat, ok := m.State().Actors().Only()
	if !ok {
		t.Fatalf("%v are to move", m.State().Actors())
	}
	b, err := bot.New(m.Game, "5")
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
