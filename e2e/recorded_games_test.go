package e2e

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/games"
)

// recordOf is where a recorded game of the program lies.
func recordOf(name string) string { return filepath.Join("testdata", name+".json") }

// recordedMatch reads a recorded game of the program.
func recordedMatch(t *testing.T, name string) *rules.Match {
	t.Helper()
	data, err := os.ReadFile(recordOf(name))
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.Load(data, games.Find)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestRecordedGamesComeToTheSame(t *testing.T) {
	// Whole games as the program once kept them, with what they came to. They must never come to anything else.
	recorded := []struct {
		file, end string
		moves     int // of the log, Nature's included
		hash      string
		payoffs   string
		position  string
	}{
		{file: "mori-try", end: "try", moves: 7, hash: "98189cb775d4b910", payoffs: "[1 -1]", position: "g1e/CC1/2L/l1G[e] w"},
		{file: "mori-catch", end: "catch", moves: 24, hash: "37c56ce925692b3f", payoffs: "[1 -1]", position: "1G1/3/1L1/EEG[CC] b"},
		{file: "dobutsu-try", end: "try", moves: 23, hash: "98fcb12ac43437ea", payoffs: "[-1 1]", position: "gge/2C/3/l1L[Ce] w"},
		{file: "dobutsu-stalemate", end: "stalemate", moves: 25, hash: "616a5406a264aa7c", payoffs: "[1 -1]", position: "e2/2l/gg1/L2[ecc] w"},
		{file: "dobutsu-repetition", end: "repetition", moves: 12, hash: "bd8142b4f55f74a0", payoffs: "[0 0]", position: "g1e/1cl/LC1/EG1[] b"},
		{file: "dobutsu-catch", end: "catch", moves: 8, hash: "becc2217d6d42478", payoffs: "[-1 1]", position: "1g1/1eG/1C1/EL1[c] b"},
	}
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) != len(recorded) {
		t.Errorf("there are %d recorded games, %v; %d are expected", len(files), err, len(recorded))
	}
	for _, want := range recorded {
		t.Run(want.file, func(t *testing.T) {
			m := recordedMatch(t, want.file)
			got := want
			got.end, got.moves = rules.End(m.Game, m.State()), len(m.Log)
			got.hash = fmt.Sprintf("%016x", m.State().Hash())
			got.payoffs, got.position = fmt.Sprint(m.State().Payoffs()), position(m)
			if got != want {
				t.Errorf("it comes to\n%#v, want\n%#v", got, want)
			}
			again, err := m.Save()
			if err != nil {
				t.Fatal(err)
			}
			if data, err := os.ReadFile(recordOf(want.file)); err != nil || !bytes.Equal(again, data) {
				t.Errorf("it would be kept differently now:\n%s", again)
			}
		})
	}
}

// TestARecordedGameIsContinued opens a game that an older program has left, one move before its end, and plays that
// move.
func TestARecordedGameIsContinued(t *testing.T) {
	m := recordedMatch(t, "mori-try")
	last := m.Log[len(m.Log)-1]
	m.Truncate(len(m.Log) - 1)
	for key := range m.Tags {
		if key == "bot.0" || key == "bot.1" {
			delete(m.Tags, key) // two people play it
		}
	}
	unfinished, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for name, content := range map[string]string{"settings.json": calm, "match-yokai-1.json": string(unfinished)} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, byTouch, 844, 390, folder, "-lang", "fr")
	drive.SavePicture(t, "shelf", p.WaitUntilStill())
	plan := p.plan()
	p.choose(plan, plan.shelf(), "continue")
	p.arrive("")
	p.act(p.current(1, nil), last.Do, false)
	p.Step(400)
	drive.SavePicture(t, "result", p.WaitUntilStill())
	if after := p.current(1, nil); !after.Over() || rules.End(after.Game, after.State()) != "try" {
		t.Errorf("the last move leads to %s, want a Try", position(after))
	}
	p.Close()
}
