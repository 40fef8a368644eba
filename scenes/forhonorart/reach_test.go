package forhonorart

import (
	"math/rand/v2"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// TestReachCoversItsSquares washes sets of squares: each is covered once, no other is, and lines lie where the set ends
// and nowhere else.
func TestReachCoversItsSquares(t *testing.T) {
	whole := SquareSet{}
	for q := range whole {
		whole[q] = true
	}
	sets := []SquareSet{{}, whole}
	random := rand.New(rand.NewPCG(7, 7))
	for range 20 {
		var some SquareSet
		for q := range some {
			some[q] = random.IntN(3) > 0
		}
		sets = append(sets, some)
	}
	for _, lie := range []Orientation{Landscape, Upright, UpsideDown} {
		chart := Chart{Orientation: lie, Zero: geom.Pt(40, 60), Side: 40}
		wide, high := chart.Orientation.Size()
		for n, set := range sets {
			c, trace := canvas.NewTrace(2000, 2000, 1)
			DrawOthersReach(c, chart, &set)
			covered := func(at geom.Point) (times int) {
				for _, s := range trace.Strokes {
					if at.X > s.Box.X && at.X < s.Box.Right() && at.Y > s.Box.Y && at.Y < s.Box.Bottom() {
						times++
					}
				}
				return times
			}
			for y := range high {
				for x := range wide {
					q := chart.Orientation.square(x, y)
					r := chart.Square(q)
					if got := covered(r.Centre()); got != btoi(set[q]) {
						t.Fatalf("set %d, lie %d: square %d is covered %d times, in the set: %v", n, lie, q, got, set[q])
					}
					right, below := x+1 < wide && set.has(chart.Orientation.square(x+1, y)), y+1 < high && set.has(chart.Orientation.square(x, y+1))
					checkLine(t, covered, geom.Pt(r.Right()+0.1, r.Centre().Y), set[q], right)
					checkLine(t, covered, geom.Pt(r.Centre().X, r.Bottom()+0.1), set[q], below)
				}
			}
			if n == 1 && len(trace.Strokes) != high+4 {
				t.Errorf("lie %d: the whole battlefield takes %d strokes, want one for each of %d rows and one for each side", lie, len(trace.Strokes), high)
			}
		}
	}
}

// checkLine looks between two squares: a line lies there, over a wash or not, if one of them is in the set and the other
// is not.
func checkLine(t *testing.T, covered func(geom.Point) int, at geom.Point, one, other bool) {
	t.Helper()
	want := btoi(other)
	if one != other {
		want++
	}
	if got := covered(at); got != want {
		t.Fatalf("at %v there are %d strokes, want %d", at, got, want)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestFilledTakesInWhatIsEnclosed holds that a ring of squares takes in what lies within, and that one that is open, or
// that runs along the edge of the battlefield, takes in nothing but what it goes round.
func TestFilledTakesInWhatIsEnclosed(t *testing.T) {
	ring := func(col, row int) (s SquareSet) {
		for x := range 3 {
			for y := range 3 {
				if x != 1 || y != 1 {
					s[game.SquareAt(col+x, row+y)] = true
				}
			}
		}
		return s
	}
	closed := ring(4, 5)
	whole := closed
	whole[game.SquareAt(5, 6)] = true
	if got := closed.FillEnclosed(); got != whole {
		t.Error("a ring does not take in its middle, or more than that")
	}
	open := closed
	open[game.SquareAt(4, 5)] = false
	if got := open.FillEnclosed(); got != open {
		t.Error("a ring with an open corner takes something in")
	}
	edge := ring(0, 1)
	edge[game.SquareAt(0, 2)] = false
	if got := edge.FillEnclosed(); got != edge {
		t.Error("squares about one at the edge take it in")
	}
}
