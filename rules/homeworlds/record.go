package homeworlds

import (
	"fmt"
	"strconv"
	"strings"

	"engawa/rules"
)

// CodeRecord is the code of a record that is no record at all; a turn that is refused keeps its own code.
const CodeRecord = "bad-record"

// Words of the lines in brackets of a record, beside the keys of options.
const (
	headSeats = "seats"
	headCards = "cards"
	headFrom  = "from"
	headLabel = "label"
	headSay   = "say"
)

// maxRecord is the length of the longest record that is read, in bytes.
const maxRecord = 1 << 20

// tagName is the beginning of the tags that hold the names of the players.
const tagName = rules.TagName

// FormatRecord writes the match in the common notation: lines in brackets for options, names of systems and talk, then
// a turn a line with its number and player. A turn under way is left out; so are cards not shown, of which no replay
// knows more than a table does.
func (g Game) FormatRecord(m *rules.Match) string {
	w := recordWriter{game: g, match: m}
	w.head()
	for first := 0; first < len(m.Log); {
		end, whole := turnEnd(m, first)
		if m.Log[first].By != rules.Nature && whole {
			w.turn(first, end)
		}
		first = end
	}
	w.notes(len(m.Log))
	return w.text.String()
}

// turnEnd returns the number of moves after the turn that begins with move first, and whether it is whole.
func turnEnd(m *rules.Match, first int) (end int, whole bool) {
	before := m.At(first).(*State).turns
	for end = first; end < len(m.Log); {
		end++
		if m.Log[first].By == rules.Nature || m.At(end).(*State).turns > before {
			return end, true
		}
	}
	return end, false
}

type recordWriter struct {
	game      Game
	match     *rules.Match
	text      strings.Builder
	noteCount int // notes written
	turnCount int // turns written
}

func (w *recordWriter) bracket(words ...string) {
	w.text.WriteString("[" + strings.Join(words, " ") + "]\n")
}

// head writes what a reader must know before the first turn.
func (w *recordWriter) head() {
	m := w.match
	w.bracket(headSeats, strconv.Itoa(m.Setup.Seats))
	last := m.State().(*State)
	for _, o := range w.game.Info().Options {
		if value := m.Setup.Options[o.Key]; o.Key != OptStart && value != "" && (value != o.Default || o.Key == OptRepetition) {
			w.bracket(o.Key, value)
		}
	}
	if m.Setup.From != "" {
		w.bracket(headFrom, w.from(last))
		w.plainWin()
		return
	}
	if !last.isStartOpen {
		w.bracket(OptStart, seatNumber(w.starter()))
	}
	if last.AreCardsDealt() {
		public := last.View(rules.Public).(*State)
		w.bracket(headCards, strings.ToLower(public.cards.text(public.Seats())))
		return
	}
	w.plainWin()
}

// from returns the position that the match began with. Cards that nobody has seen by now stand there as a reader would
// fill them in.
func (w *recordWriter) from(last *State) string {
	start := w.match.At(0).(*State)
	if !start.AreCardsDealt() || last.ending != NoEnding {
		return w.match.Setup.From
	}
	open := start.Clone().(*State)
	open.cards.alignments = last.View(rules.Public).(*State).cards.alignments
	for k, a := range open.cards.alignments[:open.Seats()] {
		switch {
		case a != Unknown:
		case open.cards.unknownCount(open.Seats(), Good) > 0:
			open.cards.alignments[k] = Good
		default:
			open.cards.alignments[k] = Evil
		}
	}
	return w.game.FormatPosition(open)
}

// plainWin says that the match is played by alignments where a reader would take it for another.
func (w *recordWriter) plainWin() {
	if w.match.Setup.Seats > 2 && w.match.Setup.Options[OptWin] == valueGoodEvil {
		w.bracket(OptWin, valueGoodEvil)
	}
}

// starter returns the seat that has the first turn.
func (w *recordWriter) starter() rules.Seat {
	for k, mv := range w.match.Log {
		if mv.By != rules.Nature {
			return w.match.At(k).(*State).pos.Mover
		}
	}
	return w.match.State().(*State).pos.Mover
}

// turn writes the notes made before the turn and the turn.
func (w *recordWriter) turn(first, end int) {
	w.notes(first)
	by := w.match.Log[first].By
	var actions []rules.Action
	for _, mv := range w.match.Log[first:end] {
		actions = append(actions, mv.Do)
	}
	w.turnCount++
	fmt.Fprintf(&w.text, "%d) %s: %s\n", w.turnCount, w.player(by), w.game.FormatTurn(w.match.At(first), by, actions))
}

// player returns the name of the seat's player, or the number of the seat where there is no name that can be read back.
func (w *recordWriter) player(by rules.Seat) string {
	name := w.match.Tags[tagName+seatNumber(by)]
	for seat := range w.match.Setup.Seats {
		if rules.Seat(seat) != by && strings.EqualFold(w.match.Tags[tagName+strconv.Itoa(seat)], name) {
			return seatNumber(by)
		}
	}
	if _, isSeat := seatWord(name); isSeat || name == "" || name != strings.TrimSpace(name) || strings.ContainsAny(name, ":\n\r[#") {
		return seatNumber(by)
	}
	return name
}

// notes writes the names and the talk that stand before the n-th move.
func (w *recordWriter) notes(n int) {
	for ; w.noteCount < len(w.match.Notes) && w.match.Notes[w.noteCount].After <= n; w.noteCount++ {
		note := w.match.Notes[w.noteCount]
		_, bad := ParseStatement(note.Text)
		if _, _, ok := SystemLabel(note.Text); ok && note.Kind == rules.NoteLabel {
			w.bracket(headLabel, note.Text)
		} else if note.Kind == rules.NoteTalk && bad == nil && note.By >= 0 {
			w.bracket(headSay, seatNumber(note.By), note.Text)
		}
	}
}
