package table

import (
	"maps"
	"slices"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// logCache keeps the lines of the log, so that each is put into words once.
type logCache struct {
	viewer   rules.Seat
	words    *lang.Catalog
	tags     map[string]string // with the names of the players
	position uint64            // the hash of the position that the Board shows
	log      []rules.Move      // the moves that have lines
	notes    []rules.Note
	lines    []cachedLine // one for each of them
	entries  []entry      // of all moves and notes
}

// cachedLine is the line of a move; its text is "" for a move that is not worth one.
type cachedLine struct {
	text    string
	revised bool // it may change with the position that is shown
}

// entries returns the lines of the log as the viewer may read them, the oldest first, of the moves shown so far and of
// what has been said between them. The caller must not change them.
func (t *Table) entries() []entry {
	c, m := &t.log, t.session.match
	changed := false
	if c.viewer != t.session.viewer || c.words != t.house.Words || !maps.Equal(c.tags, m.Tags) {
		c.viewer, c.words, c.tags = t.session.viewer, t.house.Words, maps.Clone(m.Tags)
		c.log, c.lines, changed = c.log[:0], c.lines[:0], true
	}
	if n := samePrefix(c.log, m.Log[:t.shown]); n < len(c.log) {
		c.log, c.lines, changed = c.log[:n], c.lines[:n], true
	}
	if c.position != t.position {
		c.position = t.position
		for n, line := range c.lines {
			if !line.revised {
				continue
			}
			if text := t.line(n).text; text != line.text {
				c.lines[n].text, changed = text, true
			}
		}
	}
	for n := len(c.lines); n < t.shown; n++ {
		c.log, c.lines, changed = append(c.log, m.Log[n]), append(c.lines, t.line(n)), true
	}
	if !slices.Equal(c.notes, m.Notes) {
		c.notes, changed = append(c.notes[:0], m.Notes...), true
	}
	if changed {
		c.entries = t.listEntries()
	}
	return c.entries
}

// samePrefix returns how many moves two logs have in common before the first that differs.
func samePrefix(a, b []rules.Move) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// line puts the n-th move into words.
func (t *Table) line(n int) cachedLine {
	s, m := t.session.view(n), t.session.shownMove(n)
	r, ok := t.board.(Chronicler)
	return cachedLine{text: t.board.Line(s, m), revised: ok && r.RevisesLine(s, m)}
}

// listEntries joins the lines of moves and what has been said.
func (t *Table) listEntries() []entry {
	var out []entry
	notes := t.session.match.Notes
	k := 0
	for n := range t.shown + 1 {
		for ; k < len(notes) && notes[k].After <= n; k++ {
			if notes[k].Kind == rules.NoteTalk {
				out = append(out, t.talkEntry(k, notes[k]))
			}
		}
		if n == t.shown {
			break
		}
		if text := t.log.lines[n].text; text != "" {
			out = append(out, entry{seatKey("log", n), n, t.session.match.Log[n].By, text})
		}
	}
	return out
}

// showBoard has the Board show a position.
func (t *Table) showBoard(s rules.State) {
	t.board.Show(Position{
		State: s, Relayout: t.relayout, View: t.view, Near: t.near(), Lesson: t.guide != nil, Shown: t.page.Shown,
	})
	t.relayout, t.position = false, s.Hash()
}

// near is the seat whose side lies below.
func (t *Table) near() rules.Seat {
	if t.turned {
		return rules.Seat((int(t.below) + 1) % len(t.session.players))
	}
	return t.below
}

// layOut has the Board lay itself out in a room, and returns the places that it leaves there.
func (t *Table) layOut(v stage.View) Places {
	t.view, t.relayout = v, true
	t.showBoard(t.session.state())
	return PlacesOf(t.board.Tree(), len(t.session.players))
}

// readTree asks the Board for its tree, and reports whether it is another one.
func (t *Table) readTree() bool {
	tree := t.board.Tree()
	if tree == t.tree {
		return false
	}
	t.tree, t.places = tree, t.guided(PlacesOf(tree, len(t.session.players)))
	return true
}
