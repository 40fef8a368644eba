package yokai

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
)

// walker plays a match and checks after every move what must always hold.
type walker struct {
	testing.TB
	state *State
	slow  slowBoard
	past  []string // position texts met, the present one last
}

func newWalker(t testing.TB, v Variant, text string) *walker {
	s := load(t, v, text)
	return &walker{TB: t, state: s, slow: slowParse(t, v, text), past: []string{text}}
}

// step plays the n-th legal move, counted around. It returns false when the match is over.
func (w *walker) step(n int) bool {
	w.Helper()
	w.check()
	by, ok := w.state.Actors().Only()
	if !ok {
		return false
	}
	legal := w.state.Legal(by, nil)
	a := legal[n%len(legal)]
	w.checkAction(by, a)
	before := w.state.board
	text := formatAction(a)
	events, err := w.state.Apply(rules.Move{By: by, Do: a}, nil)
	if err != nil {
		w.Fatalf("%s %s: %v", before, text, err)
	}
	w.slow = w.slow.play(text)
	w.past = append(w.past, w.slow.text())
	w.checkEvents(before, events)
	return true
}

// check holds the State against the slow rules, its bytes, its text and its own copies.
func (w *walker) check() {
	w.Helper()
	s := w.state
	compareWithSlow(w, s.board, w.slow)
	met := 0
	for _, text := range w.past {
		if text == w.past[len(w.past)-1] {
			met++
		}
	}
	if s.Occurrences() != met || s.OccurrencesOf(s.board) != met || s.OccurrenceCounts()[s.Hash()] != met {
		w.Fatalf("%s: met %d times, want %d", s.board, s.Occurrences(), met)
	}
	wantEnd := w.slow.end
	switch {
	case wantEnd != "":
	case met == 3:
		wantEnd = "repetition"
	case len(w.slow.moves()) == 0:
		wantEnd = "stalemate"
	case len(w.past) > MoveLimit:
		wantEnd = "move-cap"
	}
	if s.ending.String() != wantEnd || (s.Actors() == 0) != (wantEnd != "") {
		w.Fatalf("%s: ended by %q, actors %s; want %q", s.board, s.ending, s.Actors(), wantEnd)
	}
	w.checkCodec()
	if s.ending != Catch {
		again, err := ParseBoard(s.board.Variant(), s.board.String())
		plain := s.board
		plain.flags &= variantBits | flagWaiting
		if err != nil || again != plain {
			w.Fatalf("%s is read back as %s, %v", s.board, again, err)
		}
	}
}

func (w *walker) checkCodec() {
	w.Helper()
	data := bytesOf(w, w.state)
	again, err := rules.Decode(Game{}, data)
	if err != nil {
		w.Fatalf("%s: cannot be decoded: %v", w.state.board, err)
	}
	if !bytes.Equal(bytesOf(w, again), data) || again.Hash() != w.state.Hash() || again.(*State).board != w.state.board {
		w.Fatalf("%s is decoded as %s", w.state.board, again.(*State).board)
	}
	for _, view := range []rules.State{w.state.Clone(), w.state.View(0), w.state.View(rules.Public), w.state.Sample(nil)} {
		if !bytes.Equal(bytesOf(w, view), data) {
			w.Fatalf("%s: a copy or view has other bytes", w.state.board)
		}
	}
}

// checkAction holds one legal action against notation, Parts, Why, Warnings and Drawing.
func (w *walker) checkAction(by rules.Seat, a rules.Action) {
	w.Helper()
	g, s := Game{}, w.state
	text := g.FormatAction(s, rules.Move{By: by, Do: a})
	if back, err := g.ParseAction(s, by, text); err != nil || back != a {
		w.Fatalf("%s: %s is read as %#x, %v; want %#x", s.board, text, back, err, a)
	}
	parts := rules.Parts(g, s, a)
	for n := range len(parts) + 1 {
		if err := g.Why(s, by, parts[:n]); err != nil {
			w.Fatalf("%s: pointing at %v for %s is refused: %v", s.board, parts[:n], text, err)
		}
	}
	if err := g.Why(s, by, append(parts, parts[0])); err == nil {
		w.Fatalf("%s: pointing on after %s is accepted", s.board, text)
	}
	next := s.board.Play(a)
	draws := next.Ending() == NoEnding && countIn(w.past, next.String()) == RepetitionLimit-1
	if slices.Contains(s.DrawingMoves(nil), a) != draws {
		w.Fatalf("%s: that %s draws is not said to be %v", s.board, text, draws)
	}
	loses := next.Ending() == NoEnding && w.slow.play(text).canTakeLion() || next.Ending() == TrySurvived
	for _, warning := range g.Warnings(s, by, a) {
		switch warning.Code {
		case WarnTry, WarnCaught, WarnLeft:
			if !loses {
				w.Fatalf("%s: %s is warned of with %v", s.board, text, warning)
			}
			loses = false
		case WarnDraw:
			if !draws {
				w.Fatalf("%s: %s is warned of with %v", s.board, text, warning)
			}
			draws = false
		default:
			w.Fatalf("unknown warning %v", warning)
		}
	}
	if loses || draws {
		w.Fatalf("%s: nothing warns of %s", s.board, text)
	}
}

// canTakeLion reports whether the side to move can take the lion.
func (s slowBoard) canTakeLion() bool {
	for _, move := range s.moves() {
		if s.play(move).end == "catch" {
			return true
		}
	}
	return false
}

func countIn(texts []string, text string) int {
	n := 0
	for _, t := range texts {
		if t == text {
			n++
		}
	}
	return n
}

// checkEvents rebuilds the position from the events and the position before, as a table does.
func (w *walker) checkEvents(before Board, events []rules.Event) {
	w.Helper()
	var cells [NumCells]Piece
	for cell := range cells {
		cells[cell] = before.At(cell)
	}
	var held [6]int
	for index := range held {
		seat, kind, _ := ReserveAt(int32(index))
		held[index] = before.Reserve(w.state.SideOf(seat), kind)
	}
	waiting, ended := -1, NoEnding
	if cell, ok := before.Waiting(); ok {
		waiting = cell
	}
	moving := -1
	for _, e := range events {
		switch e.Kind {
		case rules.EvMove:
			cells[e.From], moving = 0, int(e.To)
		case rules.EvPlace:
			held[e.From]--
			moving = int(e.To)
		case rules.EvTake:
			if cells[e.From] != Piece(e.Thing) {
				w.Fatalf("%s: %v takes what is not there", before, e)
			}
			if e.To >= 0 {
				held[e.To]++
			}
		case rules.EvMark:
			waiting = -1
			if e.N == 1 {
				waiting = int(e.To)
			}
		case rules.EvEnd:
			ended = Ending(e.Thing)
		}
	}
	cells[moving] = Piece(events[0].Thing)
	if k := slices.IndexFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvFlip }); k >= 0 {
		cells[events[k].To] = Piece(events[k].Thing)
	}
	after := w.state.board
	for cell, p := range cells {
		if after.At(cell) != p {
			w.Fatalf("%s to %s: events %v leave %q on %s", before, after, events, p.Letter(), CellName(cell))
		}
	}
	for index, n := range held {
		seat, kind, _ := ReserveAt(int32(index))
		if w.state.Reserve(seat, kind) != n {
			w.Fatalf("%s to %s: events %v leave %d in reserve %d", before, after, events, n, index)
		}
	}
	if cell, _ := after.Waiting(); cell != waiting || ended != w.state.ending {
		w.Fatalf("%s to %s: events %v leave a Try on %d and the end %q", before, after, events, waiting, ended)
	}
}

// walkStarts are positions that random walks begin from.
var walkStarts = []string{
	startText,
	"2l/3/1L1/3[EGCegc] w",
	"l2/3/1L1/3[EEGGCC] w",
	"1g1/1L1/1l1/2G[] w",
	"g1l/e+C1/1E1/1L+c[G] b",
	"1ge/lEL/3/+c1+c[g] b",
	"1l1/3/3/1L1[] w",
}

var variants = []Variant{Mori, Dobutsu, MoriStrict}

func TestRandomWalks(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	ends := map[Ending]int{}
	for range 40 {
		for _, start := range walkStarts {
			for _, v := range variants {
				w := newWalker(t, v, start)
				for w.step(rng.IntN(1 << 16)) {
				}
				ends[w.state.ending]++
			}
		}
	}
	for _, e := range []Ending{Catch, Try, TrySurvived, Repetition} {
		if ends[e] == 0 {
			t.Errorf("no walk of %v ended by %q", ends, e)
		}
	}
}

// FuzzWalk lets bytes choose the rule set, the start and every move.
func FuzzWalk(f *testing.F) {
	f.Add([]byte{0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Add([]byte{1, 1, 200, 100, 50, 25})
	f.Add([]byte{2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	f.Add([]byte{0, 3, 6, 0, 9})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 2 || len(data) > 2+MoveLimit {
			return
		}
		w := newWalker(t, variants[int(data[0])%len(variants)], walkStarts[int(data[1])%len(walkStarts)])
		for _, n := range data[2:] {
			if !w.step(int(n)) {
				break
			}
		}
		w.check()
	})
}
