package table

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
)

func TestMovesAreCountedAsPlayersDo(t *testing.T) {
	log := []rules.Move{{By: rules.Nature}, {By: 0}, {By: 0}, {By: rules.Nature}, {By: 0}, {By: 1}, {By: 0}}
	for _, tt := range []struct {
		inTurns bool
		want    []int // the number of each move, -1 for none
	}{
		{false, []int{-1, 1, 2, -1, 3, 4, 5}},
		{true, []int{-1, 1, -1, -1, -1, 2, 3}},
	} {
		var l moveLog
		for k, e := range l.read(logKey{words: lang.For(lang.English), inTurns: tt.inTurns}, log, nil, everyMove{}) {
			if e.nth != tt.want[k] {
				t.Errorf("turns %v: move %d has the number %d, want %d", tt.inTurns, k, e.nth, tt.want[k])
			}
		}
	}
}

// everyMove has a line for every move.
type everyMove struct{}

func (everyMove) line(int) cachedLine             { return cachedLine{text: "a move"} }
func (everyMove) talkEntry(int, rules.Note) entry { return entry{} }

// TestLongLinesOfTheLogAreWhole lays lines of many lengths out, beside a number and a crest: none is cut.
func TestLongLinesOfTheLogAreWhole(t *testing.T) {
	const panel = 230.0
	text := ""
	for _, word := range []string{"The", "Banneret", "moves", "to", "C7", "and", "takes", "the", "wagon", "of", "the", "enemy", "camp,", "then", "waits", "there"} {
		text += " " + word
		e := entry{key: "log0", move: 0, nth: 128, by: 1, text: text[1:]}
		l := moveLog{moves: make([]rules.Move, 2)}
		look, high := l.look(e, 1), l.lineHeight(e, panel)
		if room := panel - 2*logInset; look.NeedsWrap(room) && look.Height(room) > high {
			t.Errorf("%q has %v, and is %v high", e.text, high, look.Height(room))
		}
		c, trace := canvas.NewTrace(400, 400, 1)
		look.Draw(c, geom.R(0, 0, panel-2*logInset, high))
		if got := strings.Join(trace.Texts(), " "); !strings.Contains(got, e.text) {
			t.Errorf("%q is written as %q", e.text, got)
		}
	}
}
