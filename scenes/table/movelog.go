package table

import (
	"iter"
	"maps"
	"slices"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// entry is one line of the log.
type entry struct {
	key  string
	move int // its index in the match's log; -1 for something said
	nth  int // its number among the moves; -1 for none of its own
	by   rules.Seat
	text string
}

// moveLog keeps the lines of a log, each of which is put into words once, and knows which of them are seen.
type moveLog struct {
	key     logKey
	moves   []rules.Move // that have lines
	notes   []rules.Note
	lines   []cachedLine // one for each move
	entries []entry      // of all moves and notes; another slice when any has changed
	top     int          // lines scrolled up from the end
	min     float64      // height of a line at least, which is pressed
	litLine int          // line whose move is lit up, -1 for none

	heights map[LogLine]float64 // of lines in a panel of the width
	width   float64
}

// cachedLine is the line of a move; its text is "" for a move that is not worth one.
type cachedLine struct {
	text      string
	mayChange bool // it may change with the position that is shown
}

// logKey is what the lines of a log depend on beside its moves and notes.
type logKey struct {
	viewer   rules.Seat
	words    *lang.Catalog
	tags     map[string]string // with the names of the players
	position uint64            // the hash of the position that the Board shows
	inTurns  bool              // turns are counted
}

// logSource puts moves and notes into words.
type logSource interface {
	line(n int) cachedLine
	talkEntry(k int, note rules.Note) entry
}

// read takes over the moves and notes, which may be others than before, and returns the lines, the oldest first: what has
// been said stands between the moves. The caller must not change them.
func (l *moveLog) read(of logKey, moves []rules.Move, notes []rules.Note, source logSource) []entry {
	changed := false
	l.key.inTurns = of.inTurns
	if l.key.viewer != of.viewer || l.key.words != of.words || !maps.Equal(l.key.tags, of.tags) {
		l.key.viewer, l.key.words, l.key.tags = of.viewer, of.words, maps.Clone(of.tags)
		l.moves, l.lines, changed = l.moves[:0], l.lines[:0], true
	}
	if n := samePrefix(l.moves, moves); n < len(l.moves) {
		l.moves, l.lines, changed = l.moves[:n], l.lines[:n], true
	}
	if l.key.position != of.position {
		l.key.position = of.position
		for n, line := range l.lines {
			if !line.mayChange {
				continue
			}
			if text := source.line(n).text; text != line.text {
				l.lines[n].text, changed = text, true
			}
		}
	}
	for n := len(l.lines); n < len(moves); n++ {
		l.moves, l.lines, changed = append(l.moves, moves[n]), append(l.lines, source.line(n)), true
	}
	if !slices.Equal(l.notes, notes) {
		l.notes, changed = append(l.notes[:0], notes...), true
	}
	if changed {
		l.entries = l.join(source)
		clear(l.heights)
	}
	return l.entries
}

// samePrefix returns how many moves two logs have in common before the first that differs.
func samePrefix(a, b []rules.Move) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// join joins the lines of moves and what has been said.
func (l *moveLog) join(source logSource) []entry {
	var out []entry
	k, count := 0, newMoveCounter(l.key.inTurns)
	for n := range len(l.moves) + 1 {
		for ; k < len(l.notes) && l.notes[k].After <= n; k++ {
			if l.notes[k].Kind == rules.NoteTalk {
				out = append(out, source.talkEntry(k, l.notes[k]))
			}
		}
		if n == len(l.moves) {
			break
		}
		nth := -1
		if count.add(l.moves[n]) {
			nth = count.n
		}
		if text := l.lines[n].text; text != "" {
			out = append(out, entry{seatKey("log", n), n, nth, l.moves[n].By, text})
		}
	}
	return out
}

// last reports whether a line is that of the last move.
func (l *moveLog) last(line entry) bool { return line.move == len(l.moves)-1 }

// look returns how a line is written so many times larger than usual.
func (l *moveLog) look(line entry, textScale ui.TextScale) LogLine {
	return LogLine{Number: line.nth, By: line.by, Text: line.text, Strong: l.last(line), TextScale: textScale}
}

// lineHeight returns how high a line is in a panel of that width: higher where its words are long.
func (l *moveLog) lineHeight(line entry, width float64) float64 { return l.highIn(line, width, 1) }

// highIn is high for words so many times larger.
func (l *moveLog) highIn(line entry, width float64, textScale ui.TextScale) float64 {
	if l.width != width || l.heights == nil {
		l.width, l.heights = width, map[LogLine]float64{}
	}
	look := l.look(line, textScale)
	high, ok := l.heights[look]
	if !ok {
		high = look.heightIn(width - 2*logInset)
		l.heights[look] = high
	}
	return max(l.min, high)
}

// holds returns how many of the lines a panel holds.
func (l *moveLog) holds(lines iter.Seq2[int, entry], panel widget.Size) (n int) {
	room := panel.H - logHead - logInset
	for _, line := range lines {
		if room -= l.lineHeight(line, panel.W); room < 0 {
			break
		}
		n++
	}
	return n
}

// window returns the lines to be seen in a panel and the number of the first.
func (l *moveLog) window(panel widget.Size) ([]entry, int) {
	all := l.entries
	last := len(all) - min(l.top, len(all)-l.holds(slices.All(all), panel))
	first := last - l.holds(slices.Backward(all[:last]), panel)
	return all[first:last], first
}

// scroll goes so many lines back and reports whether others are seen then.
func (l *moveLog) scroll(lines int, panel widget.Size) bool {
	most := len(l.entries) - l.holds(slices.All(l.entries), panel)
	before := l.top
	l.top = min(max(0, l.top+lines), most)
	return l.top != before
}
