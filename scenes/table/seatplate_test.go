package table

import (
	"slices"
	"strconv"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// TestWordsOfAPlateGrowAsFarAsTheyHaveRoom draws plates with words of the usual size and with large ones.
func TestWordsOfAPlateGrowAsFarAsTheyHaveRoom(t *testing.T) {
	const margin = 0.22 // that the picture of a line has above and below its letters, of its height
	for _, tt := range []struct {
		name  string
		plate Plate
		room  geom.Rect
		least float64 // how many times larger the name is at least
	}{
		{"roomy", Plate{Name: "Aki", Status: "26 points"}, geom.R(20, 20, 240, 66), 1.6},
		{"of a phone", Plate{Name: "Hana", Status: "4 ships"}, geom.R(20, 20, 150, 54), 1.3},
		{"one of many", Plate{Name: "Yuki", Status: "2 ships"}, geom.R(20, 20, 100, 28), 1.1},
		{"to act, with a secret", Plate{Name: "Aki", Status: "2 ships", Acts: true, Keeps: true}, geom.R(20, 20, 150, 50), 1.2},
		{"high and narrow", Plate{Name: "Ren", Status: "5"}, geom.R(20, 20, 92, 60), 1.1},
		{"full", Plate{Name: "A name that fills the breadth", Status: "has nothing to do"}, geom.R(20, 20, 240, 50), 1},
	} {
		var names [2]float64
		for k := range names {
			tt.plate.TextScale = []ui.TextScale{1, 2}[k]
			c, trace := canvas.NewTrace(300, 120, 1)
			tt.plate.Draw(c, tt.room)
			for _, s := range trace.Strokes {
				text, ok := s.Text()
				if !ok {
					continue
				}
				if text == tt.plate.Name {
					names[k] = s.Style().Size
				} else if text != tt.plate.Status {
					t.Errorf("%s: it says %q", tt.name, text)
				}
				if ink := s.Box.InsetXY(margin*s.Box.H/2, margin*s.Box.H); !ink.Within(tt.room) {
					t.Errorf("%s: %q at %.0f leaves the plate at %.0f", tt.name, text, ink, tt.room)
				}
			}
		}
		if grown := names[1] / names[0]; grown < tt.least || names[0] == 0 {
			t.Errorf("%s: the name grows from %.1f to %.1f, want %.1f times", tt.name, names[0], names[1], tt.least)
		}
	}
}

// TestNamesOnOneTableAreOfOneSize lets plates of one table be more and less narrow.
func TestNamesOnOneTableAreOfOneSize(t *testing.T) {
	d, _ := newMessageTable(t, 2)
	d.places.Seats[0], d.places.Seats[1] = geom.R(20, 20, 240, 66), geom.R(20, 120, 112, 30)
	d.refresh()
	sizes := map[float64][]string{}
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, 1)
	d.Draw(c)
	for _, s := range trace.Strokes {
		if text, ok := s.Text(); ok && (text == "Aki" || text == "Hana") {
			sizes[s.Style().Size] = append(sizes[s.Style().Size], text)
		}
	}
	if len(sizes) != 1 {
		t.Errorf("names are written in the sizes %v, want one", sizes)
	}
}

// TestAPlateShowsThePlaceInTheOrder looks for the disc with the number, within the plate and clear of the name.
func TestAPlateShowsThePlaceInTheOrder(t *testing.T) {
	const margin = 0.22 // above and below letters, as above
	for _, r := range []geom.Rect{geom.R(20, 20, 240, 66), geom.R(20, 20, 126, 46), geom.R(20, 20, 100, 28)} {
		for _, bare := range []bool{false, true} {
			for place, want := range []bool{false, true, true} {
				c, trace := canvas.NewTrace(400, 200, 1)
				Plate{Name: "Aki", Status: "26 points", Place: place, Bare: bare}.Draw(c, r)
				number := slices.IndexFunc(trace.Strokes, func(s canvas.Stroke) bool { return textOf(s) == strconv.Itoa(place) })
				if visible := number >= 0; visible != want {
					t.Errorf("%v, bare %v: the place %d is shown: %v", r, bare, place, visible)
					continue
				}
				if !want {
					continue
				}
				name := trace.Strokes[slices.IndexFunc(trace.Strokes, func(s canvas.Stroke) bool { return textOf(s) == "Aki" })]
				if at := trace.Strokes[number].Box; !at.InsetXY(0, margin*at.H).Within(r) || at.Overlaps(name.Box) {
					t.Errorf("%v, bare %v: the place lies at %v, the name at %v", r, bare, at, name.Box)
				}
			}
		}
	}
}

// textOf returns what a stroke writes, "" for a picture.
func textOf(s canvas.Stroke) string {
	text, _ := s.Text()
	return text
}

// TestWordsReplaceThePlaceInTheOrder has the order in words where a bare plate has room for them, else its number; a plate
// with points has no number beside these.
func TestWordsReplaceThePlaceInTheOrder(t *testing.T) {
	const order = "plays 2nd"
	for _, tt := range []struct {
		r     geom.Rect
		plate Plate
		place int
		below string
	}{
		{geom.R(0, 0, 118, 44), Plate{Bare: true}, 0, order},
		{geom.R(0, 0, 80, 44), Plate{Bare: true}, 2, ""},
		{geom.R(0, 0, 118, 28), Plate{Bare: true}, 2, ""},
		{geom.R(0, 0, 118, 44), Plate{Bare: true, Below: "0:42"}, 2, "0:42"},
		{geom.R(0, 0, 126, 46), Plate{Status: "26 points"}, 0, ""},
	} {
		tt.plate.Name, tt.plate.Place = "Hana", 2
		if got := tt.plate.WithOrder(order, tt.r); got.Place != tt.place || got.Below != tt.below {
			t.Errorf("%v, %+v: the place %d and %q below the name, want %d and %q", tt.r, tt.plate, got.Place, got.Below, tt.place, tt.below)
		}
		if got := tt.plate.WithOrder("", tt.r); got.Place != 2 {
			t.Errorf("%v, %+v: without words the place is %d", tt.r, tt.plate, got.Place)
		}
	}
}
