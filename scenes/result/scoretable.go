package result

import (
	"strconv"
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// scoreTable is the table of points of a game that is won by several sorts of them.
type scoreTable struct {
	columns   []table.Column
	maxPoints int // points of the best, at least 1
}

// pointsIn returns what a seat has in a column.
func (r *row) pointsIn(key string) int {
	for _, count := range r.tally {
		if count.Name == key {
			return count.N
		}
	}
	return 0
}

// kind returns the column of that kind, false where there is none.
func (l *scoreTable) kind(k table.ColumnKind) (table.Column, bool) {
	for _, column := range l.columns {
		if column.Kind == k {
			return column, true
		}
	}
	return table.Column{}, false
}

// totalOf returns all points of a seat.
func (l *scoreTable) totalOf(r *row) int {
	column, ok := l.kind(table.ColumnSum)
	if !ok {
		return 0
	}
	return r.pointsIn(column.Key)
}

// tie reports how seats with as many points are told apart, or that they share a rank; "" where no two have as many.
func (l *scoreTable) tie(words *lang.Catalog, rows []row) string {
	decides, ok := l.kind(table.ColumnTie)
	if !ok {
		return ""
	}
	var sentences []string
	what := lang.Text("what", decides.Within)
	for from := 0; from < len(rows); {
		to := from + 1
		for to < len(rows) && l.totalOf(&rows[to]) == l.totalOf(&rows[from]) {
			to++
		}
		var list, names []string
		for _, r := range rows[from:to] {
			names = append(names, r.player.Name)
			list = append(list, r.player.Name+" "+strconv.Itoa(r.pointsIn(decides.Key)))
		}
		switch {
		case to == from+1:
		case rows[to-1].rank == rows[from].rank:
			sentences = append(sentences, words.T(lang.EndTieShared, lang.Text("names", words.List(names...)), what))
		default:
			sentences = append(sentences, words.T(lang.EndTieBroken, what, lang.Text("list", words.List(list...))))
		}
		from = to
	}
	return strings.Join(sentences, " ")
}
