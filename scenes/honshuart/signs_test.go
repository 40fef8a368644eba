package honshuart

import (
	"testing"

	"engawa/rules/honshu"
)

// The rules' cases of placing card 16, with its lake at f, on province A1 alone.
func TestSignsOfATrial(t *testing.T) {
	on := honshu.NewMap(honshu.Province('A', 1))
	const f, c, u, h, x = SignFree, SignCovers, SignUnder, SignLakeUnder, SignBlocked
	for _, test := range []struct {
		text string
		want [6]Sign
	}{
		{"16@0,2r0u", [6]Sign{u, u, f, f, f, f}},
		{"16@0,-2r0u", [6]Sign{f, f, f, f, u, h}},
		{"16@0,-2r0o", [6]Sign{f, f, f, f, c, c}},
		{"16@0,0r0o", [6]Sign{c, c, c, c, c, c}},
		{"16@0,0r0u", [6]Sign{x, x, x, x, x, h}},
		{"16@5,5r0o", [6]Sign{}},
	} {
		p, err := honshu.ParsePlacement(test.text, on)
		if err != nil {
			t.Fatal(err)
		}
		trial := on.Try(p, false)
		illegal := false
		for i, want := range test.want {
			got := SignOf(trial, i)
			if got != want {
				t.Errorf("%s: square %d has sign %d, want %d", test.text, i, got, want)
			}
			illegal = illegal || got >= SignLakeCovered
		}
		if illegal && trial.Legal() {
			t.Errorf("%s: a square is marked although it is legal", test.text)
		}
	}
}

func TestALakeThatWouldBeCovered(t *testing.T) {
	on, err := honshu.ParseMap("A1+16@1,-1r3o", "")
	if err != nil {
		t.Fatal(err)
	}
	lakes := on.Kind(honshu.Lake)
	if len(lakes) != 1 {
		t.Fatalf("there are %d lakes, want one", len(lakes))
	}
	p := honshu.Placement{Card: 60, X: int8(lakes[0].X()), Y: int8(lakes[0].Y())}
	if got := SignOf(on.Try(p, false), 0); got != SignLakeCovered {
		t.Errorf("the square over the lake has sign %d", got)
	}
}

func TestRimsAreWhereASetEnds(t *testing.T) {
	cells := []honshu.Cell{honshu.CellAt(0, 0), honshu.CellAt(1, 0), honshu.CellAt(1, 1)}
	count := 0
	for _, at := range cells {
		count += len(rims(cells, at))
	}
	if count != 8 {
		t.Errorf("three squares in a corner have %d sides, want 8", count)
	}
	if got := rims(cells[:1], cells[0]); len(got) != 4 {
		t.Errorf("a square alone has %d sides", len(got))
	}
}
