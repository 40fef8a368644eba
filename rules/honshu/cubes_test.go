package honshu

import "testing"

// A map with a cube more or less is another map; the one it came from stays as it was.
func TestMapsWithCubesMoreAndLess(t *testing.T) {
	bare := NewMap(Province('A', 1))
	full := bare.WithCubes(CellAt(0, 1), CellAt(1, 1), CellAt(0, 0))
	if bare.NumCubes() != 0 || full.NumCubes() != 2 {
		t.Fatalf("the province has %d cubes, with all %d; expected 0 and 2: a field takes none", bare.NumCubes(), full.NumCubes())
	}
	less := full.WithoutCubes(CellAt(0, 1))
	if full.NumCubes() != 2 || less.NumCubes() != 1 || less.Cube(CellAt(0, 1)) {
		t.Errorf("without one there are %d cubes, before %d; expected 1 and 2", less.NumCubes(), full.NumCubes())
	}
}
