package ui

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// TestADetailIsExplained holds that the detail of a stepper is narrated as a button that explains it.
func TestADetailIsExplained(t *testing.T) {
	explained := 0
	controls := Stepper("n", geom.R(0, 0, 200, 46), Stepped{
		Name: "N", Value: "Fair", Icon: "flame", Icons: 2, Detail: "1480", DetailName: "Strength", Explain: func() { explained++ },
	})
	var p Page
	p.Set(geom.R(0, 0, 300, 100), controls...)
	detail := p.Find("n.detail")
	p.press(detail)
	if explained != 1 || detail.Name != "Strength" || detail.Value != "1480" {
		t.Errorf("%q %q is explained %d times, want once", detail.Name, detail.Value, explained)
	}
}

// TestADetailStandsBesideItsIcons wants as many icons as there are before the detail, one where five have no room,
// and none where one has none.
func TestADetailStandsBesideItsIcons(t *testing.T) {
	for _, tt := range []struct {
		width  float64
		detail string
		icons  int
		drawn  int
	}{{200, "", 5, 5}, {200, "1480", 5, 5}, {200, "1480", 2, 2}, {166, "1480", 2, 1}, {166, "", 5, 5}, {154, "1480", 5, 1}, {160, "1320 Elo", 2, 0}, {180, "1320 Elo", 2, 1}} {
		r := geom.R(0, 0, tt.width, 46)
		controls := Stepper("n", r, Stepped{Value: "Fair", Icon: "flame", Icons: tt.icons, Detail: tt.detail, DetailName: "Strength"})
		cv, trace := canvas.NewTrace(300, 100, 1)
		controls[0].Paint(cv, ControlState{})
		icons, right := 0, 0.0
		for _, s := range trace.Strokes {
			text, ok := s.Text()
			switch {
			case ok && text == tt.detail && (s.Box.X < stepWidth || s.Box.Right() > tt.width-stepWidth):
				t.Errorf("%+v: the detail at %.1f lies on a button", tt, s.Box)
			case ok && text == tt.detail && s.Box.X < right-2:
				t.Errorf("%+v: the detail from %.1f on stands over the icons up to %.1f", tt, s.Box.X, right)
			case !ok && s.Box.W < 20 && s.Box.H < 20:
				icons++
				right = max(right, s.Box.Right())
			}
		}
		if icons != tt.drawn {
			t.Errorf("%+v: %d icons are drawn", tt, icons)
		}
	}
}
