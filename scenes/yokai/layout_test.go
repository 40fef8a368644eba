package yokai

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// rooms are the windows that the table must fit into, in device-independent pixels, with a phone's notch or without.
func rooms() map[string]stage.View {
	notch := geom.Insets{Top: 47, Bottom: 34}
	sideways := geom.Insets{Left: 47, Right: 47, Bottom: 21}
	list := map[string]stage.View{
		"phone with a notch": stage.NewView(390, 844, 3, notch),
		"phone sideways":     stage.NewView(844, 390, 3, sideways),
		"tablet in a replay": stage.NewView(768, 1024, 2, geom.Insets{Bottom: 220}),
	}
	for _, size := range [][2]float64{
		{1280, 800}, {320, 568}, {360, 640}, {390, 844}, {430, 932}, {568, 320}, {667, 375}, {932, 430}, {768, 1024}, {1024, 768},
		{893, 560}, {1000, 1000}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {800, 600}, {600, 800},
	} {
		list[fmt.Sprintf("%gx%g", size[0], size[1])] = stage.NewView(size[0], size[1], 1, geom.Insets{})
	}
	return list
}

// pieces of a layout by name, as far as they have room. The tick and the cross may lie over one's own slip.
func (l *layout) named() map[string]geom.Rect {
	all := map[string]geom.Rect{
		"board":       geom.R(l.board.X, l.board.Y, l.board.W, l.board.H+l.lip),
		"near tray":   geom.R(l.tray[0].X, l.tray[0].Y, l.tray[0].W, l.tray[0].H+l.trayLip),
		"far tray":    geom.R(l.tray[1].X, l.tray[1].Y, l.tray[1].W, l.tray[1].H+l.trayLip),
		"card":        l.card,
		"near slip":   l.slip[0],
		"far slip":    l.slip[1],
		"log":         l.log,
		"message":     l.message,
		"confirm":     l.confirm,
		"menu button": l.tools[0], "undo button": l.tools[1], "hint button": l.tools[2], "rules button": l.tools[3],
	}
	for name, r := range all {
		if r.Empty() || name == "confirm" && r == l.slip[0] {
			delete(all, name)
		}
	}
	return all
}

func TestNothingOverlapsAndAllIsSafe(t *testing.T) {
	for name, v := range rooms() {
		for k := range 4 {
			l := layoutFor(v, k&1 == 1, k&2 == 2, false)
			all := l.named()
			for a, r := range all {
				if !r.Within(v.Safe) {
					t.Errorf("%s: the %s %v leaves the safe area %v", name, a, r, v.Safe)
				}
				for b, o := range all {
					if a < b && r.Overlaps(o) {
						t.Errorf("%s: the %s %v overlaps the %s %v", name, a, r, b, o)
					}
				}
			}
		}
	}
}

func TestTargetsAreLargeEnough(t *testing.T) {
	const least = 44.0
	for name, v := range rooms() {
		l := layoutFor(v, false, true, false) // which leave the least room for squares
		targets := map[string]geom.Rect{"square": l.square(0, 0), "near hollow": l.hollow(0, 1), "far hollow": l.hollow(1, 1)}
		for k, r := range l.tools {
			targets[fmt.Sprintf("button %d", k)] = r
		}
		for part, r := range targets {
			if r.W < least || r.H < least {
				t.Errorf("%s: the %s is %.0f by %.0f, want %.0f at least", name, part, r.W, r.H, least)
			}
		}
	}
}

func TestDesignSizesAreThoseOfThePictures(t *testing.T) {
	for _, want := range []struct {
		name          string
		w, h          float64
		width, height float64 // of a square
	}{
		{"desk", 1280, 800, 146, 152},
		{"phone", 390, 844, 112, 114},
	} {
		l := layoutFor(stage.NewView(want.w, want.h, 1, geom.Insets{}), false, false, false)
		if s := l.square(0, 0); abs(s.W-want.width) > 1.5 || abs(s.H-want.height) > 1.5 {
			t.Errorf("%s: a square is %.1f by %.1f, want %g by %g", want.name, s.W, s.H, want.width, want.height)
		}
	}
}

func TestTabletsHeldUprightAreNoLargePhones(t *testing.T) {
	v := stage.NewView(768, 1024, 1, geom.Insets{})
	l := layoutFor(v, false, false, false)
	for k := range l.slip {
		if l.slip[k].W > l.board.W {
			t.Errorf("slip %d is %.0f wide, the board %.0f", k, l.slip[k].W, l.board.W)
		}
		if got := l.tray[k].W * v.Scale; got < 320 {
			t.Errorf("tray %d is %.0f pixels wide, want 320", k, got)
		}
	}
	if !l.paper {
		t.Error("the chosen piece has no card")
	}
}

func TestTheLeftHandHasItsButtonsOnTheOtherSide(t *testing.T) {
	for name, v := range rooms() {
		right, left := layoutFor(v, false, false, false), layoutFor(v, true, false, false)
		if !left.board.Within(right.board) || !right.board.Within(left.board) {
			t.Errorf("%s: the board moves from %v to %v", name, right.board, left.board)
		}
		if (right.tools[1].X < v.Safe.Centre().X) == (left.tools[1].X < v.Safe.Centre().X) {
			t.Errorf("%s: undo stays on its side, %v and %v", name, right.tools[1], left.tools[1])
		}
	}
}

func abs(v float64) float64 { return max(v, -v) }

// On phones held upright large words about a chosen piece are a sentence of the table; what stands in the own reserve or
// on squares is named to it as what to leave free.
func TestALargeCaptionIsSaid(t *testing.T) {
	for name, v := range rooms() {
		if v.Class != stage.Tall || v.Safe.W >= tabletWidth {
			continue
		}
		for _, text := range []float64{1, 1.25, 1.5, 2} {
			v.Text = text
			d := newDesk(t, "mori", "")
			d.layOut(v)
			before := d.Say(d.match.State())
			d.pick(cell("b1"))
			said, words := d.Say(d.match.State()), d.words().Piece("L")
			if large := text > 1; strings.Contains(said, words.Name) != large || strings.Contains(said, brief(words.Steps)) != large {
				t.Errorf("%s, %.2f: %q is said, %q before", name, text, said, before)
			}
			if pieces := d.sights(); len(pieces) != 8 || !slices.Contains(pieces, d.partRect(cell("b1"))) {
				t.Errorf("%s: shown are %.0f", name, pieces)
			}
		}
	}
}

// What a replay leaves of a small phone shows the board with larger squares than the table would have there.
func TestAReplayOnASmallPhoneKeepsTheBoardLarge(t *testing.T) {
	for _, size := range [][2]float64{{320, 360}, {320, 393}, {360, 460}} {
		v := stage.NewView(320, 568, 1, geom.Insets{})
		v.Safe = geom.R(0, 0, size[0], size[1])
		l, usual := layoutFor(v, false, false, true), layoutFor(v, false, false, false)
		if l.unit <= usual.unit || l.square(0, 0).W < 44 {
			t.Errorf("%v: squares are %.0f broad, as usual %.0f", size, l.square(0, 0).W, usual.square(0, 0).W)
		}
		all := l.named()
		for a, r := range all {
			if !r.Within(v.Safe) {
				t.Errorf("%v: the %s %v leaves the room", size, a, r)
			}
			for b, o := range all {
				if a < b && r.Overlaps(o) {
					t.Errorf("%v: the %s %v overlaps the %s %v", size, a, r, b, o)
				}
			}
		}
	}
}
