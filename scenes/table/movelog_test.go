package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/widget"
)

// countingSource is a logSource that counts how often it is asked. Every third move is not worth a line.
type countingSource struct {
	requests   int
	secretText string // what the second move is shown as
}

func (w *countingSource) line(n int) cachedLine {
	w.requests++
	switch {
	case n == 1:
		return cachedLine{w.secretText, true}
	case n%3 == 2:
		return cachedLine{}
	}
	return cachedLine{text: fmt.Sprint("move ", n)}
}

func (w *countingSource) talkEntry(k int, note rules.Note) entry {
	return entry{key: fmt.Sprint("said", k), move: -1, by: note.By, text: note.Text}
}

func TestLinesAreWrittenOnce(t *testing.T) {
	moves := make([]rules.Move, 5)
	for n := range moves {
		moves[n].Do = rules.Action(n + 1)
	}
	notes := []rules.Note{{After: 2, Kind: rules.NoteTalk, Text: "well"}, {After: 5, Kind: rules.NoteTalk, Text: "done"}}
	var l moveLog
	source := &countingSource{secretText: "a card"}
	of := logKey{words: lang.For(lang.English)}
	for _, step := range []struct {
		name  string
		do    func()
		want  string
		asked int // for lines
	}{
		{"at first", func() {}, "move 0, a card, move 3, move 4", 5},
		{"again", func() {}, "move 0, a card, move 3, move 4", 0},
		{"with notes", func() { l.notes = nil }, "move 0, a card, well, move 3, move 4, done", 0},
		{"taken back", func() { moves = moves[:3] }, "move 0, a card, well", 0},
		{"with another", func() { moves = append(slices.Clone(moves), rules.Move{Do: 9}) }, "move 0, a card, well, move 3", 1},
		{"another position", func() { of.position, source.secretText = 1, "a shield" }, "move 0, a shield, well, move 3", 1},
		{"another viewer", func() { of.viewer = 1 }, "move 0, a shield, well, move 3", 4},
		{"other names", func() { of.tags = map[string]string{"a": "b"} }, "move 0, a shield, well, move 3", 4},
	} {
		step.do()
		talk := notes
		if step.name == "at first" || step.name == "again" {
			talk = nil
		}
		source.requests = 0
		var texts []string
		for _, e := range l.read(of, moves, talk, source) {
			texts = append(texts, e.text)
		}
		if got := strings.Join(texts, ", "); got != step.want || source.requests != step.asked {
			t.Errorf("%s: %q after asking for %d lines, want %q after %d", step.name, got, source.requests, step.want, step.asked)
		}
	}
}

func TestALogIsScrolled(t *testing.T) {
	var l moveLog
	l.read(logKey{}, make([]rules.Move, 30), nil, &countingSource{secretText: "a card"})
	panel := widget.Size{W: 320, H: logHead + logInset + 4*logLine}
	for _, step := range []struct {
		by    int
		moves bool
		last  string
	}{{0, false, "move 28"}, {1, true, "move 27"}, {100, true, "move 4"}, {1, false, "move 4"}, {-100, true, "move 28"}} {
		if got := l.scroll(step.by, panel); got != step.moves {
			t.Errorf("scrolled by %d it moves: %v", step.by, got)
		}
		lines, first := l.window(panel)
		if len(lines) != 4 || l.entries[first] != lines[0] || lines[3].text != step.last {
			t.Errorf("scrolled by %d it shows %v from %d", step.by, lines, first)
		}
	}
}
