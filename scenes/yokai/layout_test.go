package yokai

import (
	"fmt"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
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

// newTestBoardIn returns a test board laid out in the view, after set has changed it.
func newTestBoardIn(t *testing.T, v stage.View, set func(d *testBoard)) *testBoard {
	d := newTestBoard(t, "mori", "")
	set(d)
	d.layOut(v)
	return d
}

// visiblePlaces returns the places by name, as far as they have room. The tick and the cross may lie over one's own plate.
func (d *testBoard) visiblePlaces() map[string]geom.Rect {
	tree, all := d.rooms, map[string]geom.Rect{}
	for _, name := range []string{slotBoard, slotTray(0), slotTray(1), slotCard, table.SlotSeat(0), table.SlotSeat(1), table.SlotLog,
		table.SlotMessage, table.SlotConfirm, table.SlotTool(0), table.SlotTool(1), table.SlotTool(2), table.SlotTool(3)} {
		r := tree.Slot(name)
		if name == slotTray(0) || name == slotTray(1) {
			r.H += d.arrangement.trayLip
		}
		if !r.Empty() && (name != table.SlotConfirm || r != tree.Slot(table.SlotSeat(0))) {
			all[name] = r
		}
	}
	return all
}

// checkApart wants all places in the room, and none over another.
func (d *testBoard) checkApart(about string) {
	all := d.visiblePlaces()
	for a, r := range all {
		if !r.Within(d.view.Safe) {
			d.t.Errorf("%s: the %s %v leaves the safe area %v", about, a, r, d.view.Safe)
		}
		for b, o := range all {
			if a < b && r.Overlaps(o) {
				d.t.Errorf("%s: the %s %v overlaps the %s %v", about, a, r, b, o)
			}
		}
	}
}

func TestNothingOverlapsAndAllIsSafe(t *testing.T) {
	for name, v := range rooms() {
		for k := range 4 {
			d := newTestBoardIn(t, v, func(d *testBoard) { d.settings().LeftHanded, d.settings().Coordinates = k&1 == 1, k&2 == 2 })
			if len(d.visiblePlaces()) < 8 {
				t.Errorf("%s: there are only %v", name, d.visiblePlaces())
			}
			d.checkApart(name)
		}
	}
}

func TestTargetsAreLargeEnough(t *testing.T) {
	const least = 44.0
	for name, v := range rooms() {
		d := newTestBoardIn(t, v, func(d *testBoard) { d.settings().Coordinates = true }) // which leave the least room for squares
		targets := map[string]geom.Rect{}
		for k := range 4 {
			targets[fmt.Sprintf("button %d", k)] = d.rooms.Slot(table.SlotTool(k))
		}
		for _, c := range d.parts() {
			targets[c.Name] = c.Rect
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
		d := newTestBoardIn(t, stage.NewView(want.w, want.h, 1, geom.Insets{}), func(*testBoard) {})
		if s := d.square(0, 0); abs(s.W-want.width) > 1.5 || abs(s.H-want.height) > 1.5 {
			t.Errorf("%s: a square is %.1f by %.1f, want %g by %g", want.name, s.W, s.H, want.width, want.height)
		}
	}
}

func TestTabletsHeldUprightAreNoLargePhones(t *testing.T) {
	v := stage.NewView(768, 1024, 1, geom.Insets{})
	d := newTestBoardIn(t, v, func(*testBoard) {})
	for k := range 2 {
		if plate := d.rooms.Slot(table.SlotSeat(k)); plate.W > d.rooms.Slot(slotBoard).W {
			t.Errorf("plate %d is %.0f wide, the board %.0f", k, plate.W, d.rooms.Slot(slotBoard).W)
		}
		if got := d.rooms.Slot(slotTray(k)).W * v.Scale; got < 320 {
			t.Errorf("tray %d is %.0f pixels wide, want 320", k, got)
		}
	}
	if !d.arrangement.asPanel {
		t.Error("the chosen piece has no card")
	}
}

func TestTheLeftHandHasItsButtonsOnTheOtherSide(t *testing.T) {
	for name, v := range rooms() {
		right := newTestBoardIn(t, v, func(*testBoard) {}).rooms
		left := newTestBoardIn(t, v, func(d *testBoard) { d.settings().LeftHanded = true }).rooms
		if a, b := left.Slot(slotBoard), right.Slot(slotBoard); !sameRect(a, b) {
			t.Errorf("%s: the board moves from %v to %v", name, b, a)
		}
		undo := table.SlotTool(toolUndo)
		if a, b := right.Slot(undo), left.Slot(undo); (a.X < v.Safe.Centre().X) == (b.X < v.Safe.Centre().X) {
			t.Errorf("%s: undo stays on its side, %v and %v", name, a, b)
		}
	}
}

func abs(v float64) float64 { return max(v, -v) }

// On phones held upright large words about a chosen piece are a sentence of the table.
func TestALargeCaptionIsSaid(t *testing.T) {
	for name, v := range rooms() {
		if v.Class != stage.Tall || v.Safe.W >= tabletWidth {
			continue
		}
		for _, text := range []float64{1, 1.25, 1.5, 2} {
			v.Text = text
			d := newTestBoard(t, "mori", "")
			d.layOut(v)
			before := d.Message(d.match.State())
			d.pick(cell("b1"))
			sentence, words := d.Message(d.match.State()), d.words().Piece("L")
			caption := strings.Contains(sentence, words.Name) && strings.Contains(sentence, firstClause(words.Steps))
			if large := text > 1; caption != large || !large && sentence != before {
				t.Errorf("%s, %.2f: %q is said, %q before", name, text, sentence, before)
			}
		}
	}
}

// On phones held upright a place for two lines of large words hardly takes anything of the board, and in lessons nothing.
func TestTheBoardStaysLargeBesideLargeSentences(t *testing.T) {
	const least = 0.95 // of its usual size
	for name, v := range rooms() {
		if v.Class != stage.Tall || v.Safe.W >= tabletWidth {
			continue
		}
		for _, text := range []float64{1.5, 2} {
			for _, lesson := range []bool{false, true} {
				v.Text = text
				room, about := v.For(nil), fmt.Sprintf("%s, %.1f, lesson %v", name, text, lesson)
				if room.Text == 1 {
					continue
				}
				d := newTestBoardIn(t, room, func(d *testBoard) { d.lesson = lesson })
				high := table.MessageHeight(room.TextScale(), 2)
				room.Text = 1
				share := d.unit() / newTestBoardIn(t, room, func(d *testBoard) { d.lesson = lesson }).unit()
				if share < least || lesson && share < 1 {
					t.Errorf("%s: the board has %.3f of its usual size", about, share)
				}
				if lesson {
					continue // sentences lie over a tray
				}
				d.checkApart(about)
				if message := d.rooms.Slot(table.SlotMessage); message.H < high {
					t.Errorf("%s: sentences have %v, want two lines of %.0f together", about, message, high)
				}
			}
		}
	}
}

// What a replay leaves of a small phone shows the board with larger squares than the table would have there.
func TestAReplayOnASmallPhoneKeepsTheBoardLarge(t *testing.T) {
	for _, size := range [][2]float64{{320, 360}, {320, 393}, {360, 460}} {
		v := stage.NewView(320, 568, 1, geom.Insets{})
		v.Safe = geom.R(0, 0, size[0], size[1])
		d, usual := newTestBoardIn(t, v, func(d *testBoard) { d.isWatched = true }), newTestBoardIn(t, v, func(*testBoard) {})
		if d.unit() <= usual.unit() || d.square(0, 0).W < 44 {
			t.Errorf("%v: squares are %.0f broad, as usual %.0f", size, d.square(0, 0).W, usual.square(0, 0).W)
		}
		d.checkApart(fmt.Sprint(size))
	}
}
