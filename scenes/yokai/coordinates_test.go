package yokai

import (
	"testing"

	game "engawa/rules/yokai"
	"engawa/scenes/geom"
)

// coordinatesOf returns where letters and numbers of coordinates are drawn.
func coordinatesOf(d *testBoard) map[string]geom.Rect {
	found, t := map[string]geom.Rect{}, d.rooms
	for _, s := range d.draw().Strokes {
		at := s.Box.Centre()
		if text, ok := s.Text(); ok && len(text) == 1 && !t.Slot(slotSquares).Contains(at) && t.Slot(slotBoard).Contains(at) {
			found[text] = geom.Around(at, s.Box.W, 0.5*s.Box.H) // a line is about twice as high as its letters
		}
	}
	return found
}

// Coordinates are there where they are wanted, and in replays; they stand beside the squares that they name, whichever
// side lies below, and lie in the margin of the board in every room.
func TestCoordinatesStandBesideTheirSquares(t *testing.T) {
	for name, v := range rooms() {
		for _, set := range []string{"mori", "dobutsu"} {
			d := newTestBoard(t, set, "")
			d.settings().Coordinates = false
			d.layOut(v)
			if got := coordinatesOf(d); len(got) != 0 {
				t.Fatalf("%s: coordinates %v without being wanted", name, got)
			}
			d.settings().Coordinates = true
			for below := range 2 {
				d.below = 0
				if below == 1 {
					d.below = 1
				}
				d.layOut(v)
				checkCoordinates(t, name, d)
			}
			d.settings().Coordinates = false
			d.isWatched = true
			d.layOut(v)
			checkCoordinates(t, name+" replay", d)
		}
	}
}

func checkCoordinates(t *testing.T, about string, d *testBoard) {
	t.Helper()
	const least = 12.0 // a text on a phone
	got, squares := coordinatesOf(d), d.rooms.Slot(slotSquares)
	margin := squares.X - d.rooms.Slot(slotBoard).X
	face := squares.Inset(-margin) // of the board, without its lip
	for cell := range cells {
		square := d.partRect(cellPart(cell))
		for k, text := range game.CellName(cell) {
			box, ok := got[string(text)]
			if !ok {
				t.Fatalf("%s: %q is not written; there are %v", about, text, got)
			}
			at := box.Centre()
			if beside := at.X > square.X && at.X < square.Right(); k == 0 && !beside {
				t.Errorf("%s: %q at %v is not below %v", about, text, box, square)
			}
			if beside := at.Y > square.Y && at.Y < square.Bottom(); k == 1 && !beside {
				t.Errorf("%s: %q at %v is not beside %v", about, text, box, square)
			}
			if box.Overlaps(squares.Inset(1)) || !box.Within(face) {
				t.Errorf("%s: %q at %v is not in the margin of %v round %v", about, text, box, face, squares)
			}
			if size := coordinateSize(margin); size < least {
				t.Errorf("%s: coordinates are %.1f high, want %.0f", about, size, least)
			}
		}
	}
}
