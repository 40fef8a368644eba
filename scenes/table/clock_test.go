package table

import (
	"strings"
	"testing"
	"time"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites/letters"
)

func TestClockTexts(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0:00", 9 * time.Second: "0:09", 10 * time.Minute: "10:00", 59*time.Minute + 59*time.Second: "59:59", time.Hour: "1:00:00",
		47*time.Hour + 5*time.Second: "47:00:05", 48 * time.Hour: "2 d 0 h", 72*time.Hour + time.Minute: "3 d 0 h",
	} {
		if got := clockText(lang.For(lang.English), d); got != want {
			t.Errorf("%v is shown as %q, want %q", d, got, want)
		}
	}
}

// TestAClockLeavesRoomForTheName: words and clock lie beside each other, and do not move from one second to the next.
func TestAClockLeavesRoomForTheName(t *testing.T) {
	for _, r := range []geom.Rect{geom.R(0, 0, 320, 66), geom.R(0, 0, 248, 50), geom.R(0, 0, 160, 44), geom.R(0, 0, 110, 28)} {
		for _, late := range []bool{false, true} {
			s := Plate{Name: "Hana", Status: "to move", Acts: true, Clock: "0:59", Late: late}
			p := s.plan(r)
			words := p.edge + p.crest + p.gap + plateBar + min(p.room, letters.Measure(p.name, s.Name))
			if clock := r.W - s.clockRoom(r) - plateHung; s.clockRoom(r) == 0 || words > clock+plateBar {
				t.Errorf("%v late %v: the words end at %.0f, the clock begins at %.0f", r, late, words, clock)
			}
			if high := s.clockStyle(r).Size; high > r.H {
				t.Errorf("%v late %v: the clock is %.0f high", r, late, high)
			}
			next := s
			next.Clock = "0:41"
			if q := next.plan(r); q != p {
				t.Errorf("%v late %v: a second later the words lie elsewhere", r, late)
			}
		}
	}
	if roomy := (Plate{Clock: "0:59", Acts: true}); roomy.clockStyle(geom.R(0, 0, 320, 66)).Size >= (Plate{Clock: "0:59", Acts: true, Late: true}).clockStyle(geom.R(0, 0, 320, 66)).Size {
		t.Error("a clock with little left is no larger")
	}
	if narrow := (Plate{Name: "Hana", Clock: "0:59"}); !strings.Contains(narrow.Clock, ":") || narrow.clockRoom(geom.R(0, 0, 110, 28)) != 0 {
		t.Error("on a narrow plate the clock of who does not act takes room")
	}
}

// TestABarePlateHasTheClockBelowTheName: on a paper of the Board a second line tells it, where there is room.
func TestABarePlateHasTheClockBelowTheName(t *testing.T) {
	for _, tt := range []struct {
		r     geom.Rect
		shown bool
	}{{geom.R(10, 10, 240, 44), true}, {geom.R(10, 10, 130, 44), true}, {geom.R(10, 10, 130, 28), false}} {
		c, trace := canvas.NewTrace(400, 200, 1)
		Plate{Name: "Hana", Bare: true, Below: "0:42", Late: true}.Draw(c, tt.r)
		var name, clock geom.Rect
		for _, s := range trace.Strokes {
			switch textOf(s) {
			case "Hana":
				name = s.Box
			case "0:42":
				clock = s.Box
			}
		}
		if clock.Empty() == tt.shown || name.Empty() || clock.Bottom() > tt.r.Bottom() || tt.shown && clock.Centre().Y <= name.Centre().Y {
			t.Errorf("%v: the name lies at %v, the clock at %v", tt.r, name, clock)
		}
	}
}

// TestANarrowPlateHasTheClockBelowTheName: of who is to act, as long as it need not be large and two lines have room.
func TestANarrowPlateHasTheClockBelowTheName(t *testing.T) {
	const name, clock = "Yvonne", "3 d 0 h"
	for _, tt := range []struct {
		r          geom.Rect
		late, idle bool
		below      bool
	}{
		{r: geom.R(0, 0, 126, 46), below: true}, {r: geom.R(0, 0, 126, 46), late: true}, {r: geom.R(0, 0, 126, 46), idle: true},
		{r: geom.R(0, 0, 126, 30)}, {r: geom.R(0, 0, 240, 46)},
	} {
		s := Plate{Name: name, Status: "2 points", Acts: !tt.idle, Clock: clock, Late: tt.late}.clockBelow(tt.r)
		if below := s.Status == clock && s.Clock == ""; below != tt.below {
			t.Errorf("%v, late %v, idle %v: the clock is below the name: %v", tt.r, tt.late, tt.idle, below)
		}
		if p := s.plan(tt.r); tt.below && (!p.second || letters.Measure(p.name, name) > p.room) {
			t.Errorf("%v: the name does not stand whole over the clock", tt.r)
		}
	}
}
