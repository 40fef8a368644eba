package yokai

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// sampleBoards returns boards met in random games of every rule set.
func sampleBoards(n int) []Board {
	rng := rand.New(rand.NewPCG(5, 6))
	var out []Board
	for len(out) < n {
		b := StartBoard(variants[len(out)%len(variants)])
		for range 60 {
			if _, over := b.Over(); over {
				break
			}
			out = append(out, b)
			legal := b.Moves(nil)
			b = b.Play(legal[rng.IntN(len(legal))])
		}
	}
	return out[:n]
}

// mirrorMove and turnMove carry an action as mirrored and turned carry a position.
func mirrorMove(a rules.Action) rules.Action { return carryMove(a, false) }
func turnMove(a rules.Action) rules.Action   { return carryMove(a, true) }

func carryMove(a rules.Action, turn bool) rules.Action {
	carry := func(cell int) int {
		switch {
		case cell < 0:
			return cell
		case turn:
			return NumCells - 1 - cell
		}
		return cell/Files*Files + Files - 1 - cell%Files
	}
	c, _ := Fields(a)
	c.From, c.To = carry(c.From), carry(c.To)
	return c.Pack()
}

// TestSymmetry: mirroring a position, or turning it and exchanging the sides, changes nothing but names.
func TestSymmetry(t *testing.T) {
	for _, b := range sampleBoards(600) {
		for _, law := range []struct {
			name  string
			board func(Board) Board
			move  func(rules.Action) rules.Action
		}{{"mirror", mirrored, mirrorMove}, {"turn", turned, turnMove}} {
			image := law.board(b)
			if law.board(image) != b || image.Evaluate() != b.Evaluate() || image.Perft(3) != b.Perft(3) {
				t.Fatalf("%s of %s is %s: other value or count", law.name, b, image)
			}
			var want []rules.Action
			for _, a := range b.Moves(nil) {
				want = append(want, law.move(a))
				if image.Play(law.move(a)) != law.board(b.Play(a)) || image.Forcing(law.move(a)) != b.Forcing(a) {
					t.Fatalf("%s of %s: %s leads elsewhere", law.name, b, formatAction(a))
				}
			}
			slices.Sort(want)
			if got := image.Moves(nil); !slices.Equal(got, want) {
				t.Fatalf("%s of %s: moves %v, want %v", law.name, b, moveTexts(image), want)
			}
		}
	}
}

func TestMovesAscendAndRoundTrip(t *testing.T) {
	for _, b := range sampleBoards(600) {
		legal := b.Moves(nil)
		if !slices.IsSorted(legal) || len(slices.Compact(slices.Clone(legal))) != len(legal) || len(legal) > MaxMoves {
			t.Fatalf("%s: %v not ascending, doubled or too many", b, legal)
		}
		for _, a := range legal {
			if c, ok := Fields(a); !ok || c.Pack() != a {
				t.Fatalf("%s: %#x unpacks to %+v, %v", b, a, c, ok)
			}
		}
		again, err := boardOf(b.Variant(), b.code(), NoEnding)
		if err != nil || again != b {
			t.Fatalf("%s has a code that is read as %s, %v", b, again, err)
		}
	}
}

func TestKeys(t *testing.T) {
	seen := map[uint64]code{}
	for _, b := range sampleBoards(6000) {
		if c, ok := seen[b.Key()]; ok && c != b.code() {
			t.Fatalf("%s shares its key with another position", b)
		}
		seen[b.Key()] = b.code()
	}
	for _, pair := range [][2]string{
		{"1l1/3/3/1L1[C] w", "1l1/3/3/1L1[C] b"},
		{"1l1/3/3/1L1[C] w", "1l1/3/3/1L1[c] w"},
		{"Lg1/3/3/1l1[] b", "Lg1/3/3/1l1[] b T"},
	} {
		if mustParse(t, Mori, pair[0]).Key() == mustParse(t, Mori, pair[1]).Key() {
			t.Errorf("%s and %s have the same key", pair[0], pair[1])
		}
	}
	if got := StartBoard(Mori).Key(); got != StartBoard(Dobutsu).Key() {
		t.Error("the rule set is part of the key")
	}
	if got := StartBoard(Mori).Key(); got != startKey {
		t.Errorf("the key of the start is %#x, was %#x: saved hashes would not fit", got, uint64(startKey))
	}
}

// startKey is the key of the start position on every machine.
const startKey = 0xec08bc766dd12e53

func TestForcing(t *testing.T) {
	for _, c := range []struct{ position, want string }{
		{startText, "b2b3"},
		{"l2/3/3/2L[G] w", "G@a3 G@b4"},
		{"l2/1L1/3/3[] w", "b3a4 b3b4 b3c4 b3a3"},
		{"1l1/C2/3/2L[] w", "a3a4+"},
		{"2l/3/3/L2[c] b", "C@a2"},
	} {
		b := mustParse(t, Mori, c.position)
		var got []string
		for _, a := range b.Moves(nil) {
			if b.Forcing(a) {
				got = append(got, formatAction(a))
			}
		}
		want := strings.Fields(c.want)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v are forcing, want %v", c.position, got, want)
		}
	}
}

// TestReading reads single facts off a position.
func TestReading(t *testing.T) {
	b := mustParse(t, Mori, "Lg1/3/3/1l1[Ee] b T")
	if b.Side() != Black || b.Mover() != 1 || b.LionCell(White) != 9 || b.LionCell(Black) != 1 {
		t.Errorf("%s is read with side %s, lions on %d and %d", b, b.Side(), b.LionCell(White), b.LionCell(Black))
	}
	if p := b.At(10); p.Kind() != Giraffe || p.Side() != Black || p.Letter() != "g" || b.At(0) != 0 {
		t.Errorf("%s has %q on b4", b, p.Letter())
	}
	if b.Reserve(White, Elephant) != 1 || b.Reserve(Black, Elephant) != 1 || b.Reserve(White, Hen) != 0 || b.Reserve(Black, Lion) != 0 {
		t.Errorf("%s: wrong reserves", b)
	}
	if b.Pieces(Black) != 1<<1|1<<10 || FarRow(White) != 0b111<<9 || FarRow(Black) != 0b111 {
		t.Errorf("%s: wrong cells", b)
	}
	if Ending(99).String() != "" || Kind(99).String() != "" {
		t.Error("wrong endings or names")
	}
	for index := range int32(6) {
		seat, kind, ok := ReserveAt(index)
		if !ok || ReserveIndex(seat, kind) != index {
			t.Errorf("reserve %d is %s's %s", index, seat, kind)
		}
	}
	for cell := range b.Pieces(Black).All() {
		if cell != 1 {
			t.Errorf("the first piece is on %d", cell)
		}
		break
	}
}

// TestLionTaboo looks at the cells that the lion points at, free of own pieces: in dobutsu it may not go to those that
// are attacked.
func TestLionTaboo(t *testing.T) {
	for _, c := range []struct {
		variant  Variant
		position string
		want     string
	}{
		{Dobutsu, "1l1/3/1L1/3[] w", "a3 and b3 and c3"},
		{Mori, "1l1/3/1L1/3[] w", ""},
		{Dobutsu, "1l1/1C1/1L1/3[] w", "a3 and c3"},
		{Dobutsu, startText, ""},
	} {
		b := mustParse(t, c.variant, c.position)
		if got := cellNames(lookup.lion[b.own.of(Lion)] &^ b.own.all() & b.lionTaboo()); got != c.want {
			t.Errorf("%s, rules %d: the lion is refused %q, want %q", c.position, c.variant, got, c.want)
		}
	}
}

func TestEvaluate(t *testing.T) {
	if got := StartBoard(Mori).Evaluate(); got != 0 {
		t.Errorf("the start is worth %d, want 0", got)
	}
	for _, c := range []struct{ better, worse, what string }{
		{"gle/1c1/1C1/ELG[] w", "gle/1c1/1C1/1LG[] w", "an elephant more"},
		{"gle/3/1C1/ELG[C] w", "gle/1c1/1C1/ELG[] w", "a chick in the reserve"},
		{"1l1/3/1L1/3[] w", "1l1/3/3/1L1[] w", "a lion that has walked"},
		{"2l/3/1+C1/L2[] w", "2l/3/1C1/L2[] w", "a hen for a chick"},
		{"1l1/1C1/3/2L[] w", "1l1/1C1/3/2L[] b", "the move, when the lion hangs"},
	} {
		better, worse := mustParse(t, Mori, c.better).Evaluate(), mustParse(t, Mori, c.worse).Evaluate()
		if better <= worse {
			t.Errorf("%s is worth %d, without it %d", c.what, better, worse)
		}
	}
	for _, b := range sampleBoards(3000) {
		if v := b.Evaluate(); v < -10000 || v > 10000 {
			t.Fatalf("%s is worth %d", b, v)
		}
	}
}

// TestPieceTable holds what is exported as data against the rules that are played.
func TestPieceTable(t *testing.T) {
	table := PieceTable()
	if len(table) != 5 {
		t.Fatalf("table %+v", table)
	}
	for k, info := range table {
		if info.Kind != Lion+Kind(k) || info.Letter != info.Kind.Letter() || info.Animal != info.Kind.String() {
			t.Errorf("line %d: %+v", k, info)
		}
		if promotes := info.Promotes != NoKind; promotes != (info.Kind == Chick) {
			t.Errorf("%s promotes to %s", info.Kind, info.Promotes)
		}
	}
	table[0].Dots[0].Ahead = 9
	if PieceTable()[0].Dots[0].Ahead == 9 {
		t.Error("the table can be changed from outside")
	}
}

// TestNoAllocation: moves are listed, played, counted and judged without allocating.
func TestNoAllocation(t *testing.T) {
	b := mustParse(t, Dobutsu, "2l/3/1L1/3[EGCegc] w")
	buffer := make([]rules.Action, 0, MaxMoves)
	var sink uint64
	if n := testing.AllocsPerRun(100, func() {
		for _, a := range b.Moves(buffer[:0]) {
			next := b.Play(a)
			result, _ := next.Over()
			sink += next.Key() + uint64(next.Evaluate()+result) + next.Perft(2)
			if b.Forcing(a) {
				sink++
			}
		}
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}

// TestCountsMakeTheEvaluation walks at random and compares the evaluation with the sum of what it counts.
func TestCountsMakeTheEvaluation(t *testing.T) {
	for _, variant := range []Variant{Mori, Dobutsu} {
		rng := rand.New(rand.NewPCG(1, uint64(variant)))
		b := StartBoard(variant)
		for range 2000 {
			if _, over := b.Over(); over {
				b = StartBoard(variant)
			}
			sum := 0
			for k, n := range b.Counts() {
				sum += n * Weights()[k].Value
			}
			if v := b.Evaluate(); v != sum {
				t.Fatalf("%s is worth %d, what is counted %d", b, v, sum)
			}
			moves := b.Moves(nil)
			b = b.Play(moves[rng.IntN(len(moves))])
		}
	}
}
