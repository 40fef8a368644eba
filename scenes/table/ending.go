package table

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/sprites"
)

// EndWords returns what is said about the end of a match that has ended: its name, and a sentence that says what decided
// it. The Board supplies sides and columns of points; nil for none.
func EndWords(words *lang.Catalog, m *rules.Match, board Board) lang.End {
	e := endingOf(m, board)
	text := words.End(e.game, e.end, e.names(words, true), e.names(words, false))
	if loser, ok := rules.ResignedSeat(m); ok {
		end := e.end + "." + rules.ResignReason(m)
		if !words.Has(lang.Key("end." + end)) {
			end = e.end
		}
		return words.End(e.game, end, "", e.players[loser].Name)
	}
	if line := e.reasonText(words); line != "" {
		text.Line = line
	}
	if d := rules.DecisionOf(m); d.Aim != "" {
		text.Why = words.DescribeEnd(e.game, "why", d.Aim, lang.Text("by", e.players[d.By].Name))
	}
	return text
}

// ending is how a match has ended.
type ending struct {
	game, end string // the end by the game's name, rules.NoteResign or rules.NoteAgree
	match     *rules.Match
	board     Board
	players   []Player
	payoffs   []int
}

func endingOf(m *rules.Match, board Board) ending {
	return ending{m.Game.Info().ID, rules.EndOf(m), m, board, Players(m), store.Payoffs(m)}
}

// hasWon reports whether a seat is among the winners: after a draw none is.
func (e *ending) hasWon(seat int) bool {
	best := slices.Max(e.payoffs)
	return e.payoffs[seat] == best && best > slices.Min(e.payoffs)
}

// names returns the names of the winners, or of everybody else; of their sides where seats win together.
func (e *ending) names(words *lang.Catalog, winners bool) string {
	var names []string
	for seat := range e.players {
		if name := e.name(seat); e.hasWon(seat) == winners && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return words.List(names...)
}

// name returns what a seat is called, or its side where seats win together.
func (e *ending) name(seat int) string {
	if sides, ok := e.board.(Sides); ok {
		return sides.SideName(sides.Side(e.match.State(), rules.Seat(seat)))
	}
	return e.players[seat].Name
}

// reasonText returns the sentence that says what brought the end about, "" where its name says all.
func (e *ending) reasonText(words *lang.Catalog) string {
	if !e.match.Over() {
		return ""
	}
	if d := rules.DecisionOf(e.match); d.Cause != "" {
		var of []string
		for seat := range d.Of.All() {
			of = append(of, e.players[seat].Name)
		}
		return words.DescribeEnd(e.game, e.end, d.Cause, lang.Text("by", e.players[d.By].Name), lang.Text("of", words.List(of...)))
	}
	return e.difference(words)
}

// difference says by how many points the best is ahead of the second, and what made most of that; "" where points do not
// decide.
func (e *ending) difference(words *lang.Catalog) string {
	scorer, ok := e.board.(Scorer)
	if !ok || slices.Max(e.payoffs) == slices.Min(e.payoffs) {
		return ""
	}
	lines, columns := scorer.Counts(), scorer.Columns(e.match.State())
	if lines == nil {
		lines = rules.Score(e.match.Game, e.match.State())
	}
	sum := slices.IndexFunc(columns, func(c Column) bool { return c.Kind == ColumnSum })
	if sum < 0 {
		return ""
	}
	of := func(seat int, c Column) int { return countOf(lines[seat], c.Key) }
	first, second := -1, -1
	for seat := range lines {
		switch {
		case e.hasWon(seat):
			first = seat
		case second < 0 || of(seat, columns[sum]) > of(second, columns[sum]):
			second = seat
		}
	}
	ahead := of(first, columns[sum]) - of(second, columns[sum])
	part, most := Column{}, 0
	for _, c := range columns {
		if by := of(first, c) - of(second, c); c.Kind == ColumnPart && by > most {
			part, most = c, by
		}
	}
	if ahead <= 0 || most == 0 {
		return ""
	}
	return words.DescribeEnd(e.game, e.end, lang.EndDifference, lang.Count("n", ahead), lang.Text("other", e.name(second)),
		lang.Text("part", part.Name), lang.Count("a", of(first, part)), lang.Count("b", of(second, part)))
}

// countOf returns what a line of the score has of a thing that is counted.
func countOf(line rules.Line, key string) int {
	for _, count := range line.Counts {
		if count.Name == key {
			return count.N
		}
	}
	return 0
}

// endWords are the words about the end of the match on a table, kept while nothing changes that they depend on.
type endWords struct {
	of    endKey
	line  string
	moods []sprites.Mood // how each seat takes it
}

// endKey is what the words about an end depend on.
type endKey struct {
	moves, notes int
	words        *lang.Catalog
}

// endWords returns the sentence that says what decided the match, which has ended.
func (t *Table) endWords() string {
	m := t.session.match
	if of := (endKey{len(m.Log), len(m.Notes), t.words()}); t.endTexts.of != of {
		t.endTexts = endWords{of: of, line: EndWords(of.words, m, t.board).Sentences()}
		for seat := range t.session.players {
			t.endTexts.moods = append(t.endTexts.moods, MoodAtEnd(m, rules.Seat(seat)))
		}
	}
	return t.endTexts.line
}
