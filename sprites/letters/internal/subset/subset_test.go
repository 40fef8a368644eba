package subset

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"engawa/sprites/vector"
)

// TestDataAreUpToDate builds the embedded files again and compares them.
func TestDataAreUpToDate(t *testing.T) {
	files, err := Build()
	if err != nil {
		t.Fatal(err)
	}
	const budget = 250_000
	total := 0
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join("..", "..", "data", name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("data/%s is out of date: run go generate in sprites/letters", name)
		}
		total += len(want)
	}
	if total > budget {
		t.Errorf("the glyph data have %d bytes, more than the %d allowed", total, budget)
	}
}

func TestRuneSet(t *testing.T) {
	if got := string(runeSet("ba\n", "ac")); got != "abc" {
		t.Errorf("got %q, want abc", got)
	}
	if k := kanji(); strings.ContainsAny(k, "#K") || !strings.ContainsRune(k, '縁') {
		t.Error("the kanji list is not read as it is written")
	}
}

func TestCarvedReaderRefuses(t *testing.T) {
	for _, lines := range []string{
		"M0 0L1 1",
		"glyph A x",
		"glyph A 5\nM0 0 L",
		"glyph A 5 = B p",
		"part p\nM0 0L1 1\nglyph A 5 = p@x p",
		"kern AB x",
		"word",
	} {
		r := carvedReader{parts: map[string]*vector.Path{}, kern: map[string]int{}}
		var err error
		for line := range strings.Lines(lines) {
			if err = r.line(strings.TrimSpace(line)); err != nil {
				break
			}
		}
		if err == nil {
			t.Errorf("%q: was accepted", lines)
		}
	}
}

func TestContoursWindClockwise(t *testing.T) {
	hole := vector.Rect(0, 0, 10, 10).Append(vector.Polygon(vector.Point{X: 2, Y: 2}, vector.Point{X: 2, Y: 8}, vector.Point{X: 8, Y: 8}))
	for _, p := range []*vector.Path{hole, clockwise(hole), clockwise(mirrorPath(hole))} {
		list := contours(p)
		if len(list) != 2 {
			t.Fatalf("%d contours, want 2", len(list))
		}
		areas := []float64{list[0].area(), list[1].area()}
		if areas[0]+areas[1] <= 0 || areas[0]*areas[1] >= 0 {
			t.Errorf("areas %v: want the outer clockwise and the hole against it", areas)
		}
	}
}

func mirrorPath(p *vector.Path) *vector.Path { return p.Transform(vector.Scale(-1, 1)) }
