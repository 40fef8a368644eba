package yokai

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// slowBoard is the rules once more, written for reading: a map of cells read from position text, and the dots of the
// Sheet. It shares nothing with Board but names of cells and kinds.
type slowBoard struct {
	cells   map[string]string // by cell name, the letters of position texts
	reserve string            // letters
	side    string
	waiting bool
	variant Variant
	end     string
	winner  string // the side that has won
}

func slowParse(t testing.TB, v Variant, text string) slowBoard {
	t.Helper()
	s := slowBoard{cells: map[string]string{}, variant: v}
	board, tail, _ := strings.Cut(text, "[")
	reserve, tail, _ := strings.Cut(tail, "] ")
	s.reserve = reserve
	s.side, tail, _ = strings.Cut(tail, " ")
	s.waiting = tail == "T"
	for k, line := range strings.Split(board, "/") {
		file, plus := 0, ""
		for _, c := range line {
			switch {
			case c == '+':
				plus = "+"
			case c >= '1' && c <= '3':
				file += int(c - '0')
			default:
				s.cells[fmt.Sprintf("%c%d", 'a'+file, 4-k)] = plus + string(c)
				plus = ""
				file++
			}
		}
	}
	return s
}

// text writes the position again.
func (s slowBoard) text() string {
	var lines []string
	for row := 4; row >= 1; row-- {
		line := ""
		for file := 'a'; file <= 'c'; file++ {
			if piece := s.cells[fmt.Sprintf("%c%d", file, row)]; piece != "" {
				line += piece
			} else {
				line += "1"
			}
		}
		line = strings.ReplaceAll(line, "111", "3")
		lines = append(lines, strings.ReplaceAll(line, "11", "2"))
	}
	reserve := ""
	for _, letter := range []string{"E", "G", "C", "e", "g", "c"} {
		reserve += strings.Repeat(letter, strings.Count(s.reserve, letter))
	}
	text := strings.Join(lines, "/") + "[" + reserve + "] " + s.side
	if s.waiting {
		text += " T"
	}
	return text
}

func other(side string) string {
	if side == "w" {
		return "b"
	}
	return "w"
}

// ownedBy reports whether the letters are a piece of the side.
func ownedBy(piece, side string) bool {
	if piece == "" {
		return false
	}
	return (strings.ToUpper(piece) == piece) == (side == "w")
}

// pointsAt lists the cells that a piece points at, whatever stands there.
func pointsAt(piece, from string) []string {
	var out []string
	for _, info := range PieceTable() {
		if !strings.EqualFold(info.Letter, piece) {
			continue
		}
		for _, d := range info.Dots {
			right, up := d.Right, d.Ahead
			if !ownedBy(piece, "w") {
				right, up = -right, -up
			}
			file, row := int(from[0])+right, int(from[1])+up
			if file >= 'a' && file <= 'c' && row >= '1' && row <= '4' {
				out = append(out, string([]byte{byte(file), byte(row)}))
			}
		}
	}
	return out
}

func (s slowBoard) attacked(cell, by string) bool {
	for from, piece := range s.cells {
		if ownedBy(piece, by) && slices.Contains(pointsAt(piece, from), cell) {
			return true
		}
	}
	return false
}

func (s slowBoard) far(cell string) bool {
	return s.side == "w" && cell[1] == '4' || s.side == "b" && cell[1] == '1'
}

// moves lists the legal moves as text, sorted.
func (s slowBoard) moves() []string {
	if s.end != "" {
		return nil
	}
	var out []string
	for from, piece := range s.cells {
		if !ownedBy(piece, s.side) {
			continue
		}
		for _, to := range pointsAt(piece, from) {
			lion := strings.EqualFold(piece, "L")
			if ownedBy(s.cells[to], s.side) || lion && s.variant == Dobutsu && s.attacked(to, other(s.side)) {
				continue
			}
			text := from + to
			if strings.EqualFold(piece, "C") && s.far(to) {
				text += "+"
			}
			out = append(out, text)
		}
	}
	for _, letter := range []string{"E", "G", "C"} {
		held := letter
		if s.side == "b" {
			held = strings.ToLower(letter)
		}
		if !strings.Contains(s.reserve, held) {
			continue
		}
		for cell := range 12 {
			if name := CellName(cell); s.cells[name] == "" {
				out = append(out, letter+"@"+name)
			}
		}
	}
	slices.Sort(out)
	return out
}

// play returns the position after a legal move.
func (s slowBoard) play(move string) slowBoard {
	next := slowBoard{cells: map[string]string{}, reserve: s.reserve, side: other(s.side), variant: s.variant}
	for cell, piece := range s.cells {
		next.cells[cell] = piece
	}
	own := func(letter string) string {
		if s.side == "b" {
			return strings.ToLower(letter)
		}
		return strings.ToUpper(letter)
	}
	if letter, to, ok := strings.Cut(move, "@"); ok {
		next.cells[to] = own(letter)
		next.reserve = strings.Replace(s.reserve, own(letter), "", 1)
	} else {
		from, to := move[:2], move[2:4]
		piece, taken := s.cells[from], s.cells[to]
		delete(next.cells, from)
		next.cells[to] = move[4:] + piece
		switch {
		case strings.EqualFold(taken, "L"):
			next.end, next.winner = "catch", s.side
			return next
		case taken != "":
			next.reserve += own(strings.TrimPrefix(taken, "+"))
		}
		if strings.EqualFold(piece, "L") && s.far(to) {
			if !next.attacked(to, next.side) {
				next.end, next.winner = "try", s.side
				return next
			}
			next.waiting = s.variant == Mori
		}
	}
	if s.waiting {
		next.waiting = false
		next.end, next.winner = "try-survived", other(s.side)
	}
	return next
}

// compareWithSlow checks a Board's text, moves, count, ending and attacks against the slow rules.
func compareWithSlow(t testing.TB, b Board, s slowBoard) {
	t.Helper()
	if b.String() != s.text() {
		t.Fatalf("position %q, slow rules say %q", b, s.text())
	}
	if got := b.Ending().String(); got != s.end {
		t.Fatalf("%s: ended by %q, slow rules say %q", b, got, s.end)
	}
	want := s.moves()
	if got := moveTexts(b); !slices.Equal(got, want) {
		t.Fatalf("%s (rules %d): moves\n%v, slow rules say\n%v", b, b.Variant(), got, want)
	}
	if b.Count() != len(want) {
		t.Fatalf("%s: %d moves counted, %d listed", b, b.Count(), len(want))
	}
	for side := White; side <= Black; side++ {
		for cell := range NumCells {
			slow := s.attacked(CellName(cell), side.String())
			if b.Attacked(side).Has(cell) != slow || (b.Attackers(side, cell) != 0) != slow {
				t.Fatalf("%s: attack of %s on %s is not %v", b, side, CellName(cell), slow)
			}
		}
	}
}

// moveTexts returns the legal moves as text, sorted by text.
func moveTexts(b Board) []string {
	var out []string
	for _, a := range b.Moves(nil) {
		out = append(out, formatAction(a))
	}
	slices.Sort(out)
	return out
}
