package ui

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// TestADetailIsExplained holds that the detail of a stepper is narrated as a button that explains it.
func TestADetailIsExplained(t *testing.T) {
	explained := 0
	controls := Stepper("n", geom.R(0, 0, 200, 46), StepperState{
		Name: "N", Value: "Fair", Icon: "flame", Icons: 2, Detail: "1480", DetailNote: "yours", Explain: func() { explained++ },
	})
	var p Page
	p.Set(geom.R(0, 0, 300, 100), controls...)
	detail := p.Find("n.detail")
	p.press(detail)
	if explained != 1 || detail.Name != "1480" || detail.Value != "yours" {
		t.Errorf("%q %q is explained %d times, want once", detail.Name, detail.Value, explained)
	}
}

// TestADetailStandsInPlaceOfIcons wants as many icons as there are without a detail, and none with one, which lies between
// the buttons.
func TestADetailStandsInPlaceOfIcons(t *testing.T) {
	for _, tt := range []struct {
		width  float64
		detail string
		icons  int
		drawn  int
	}{{200, "", 5, 5}, {166, "", 2, 2}, {200, "Strength 1480", 5, 0}, {190, "Strength 1480", 2, 0}} {
		r := geom.R(0, 0, tt.width, 46)
		controls := Stepper("n", r, StepperState{Value: "Fair", Icon: "flame", Icons: tt.icons, Detail: tt.detail})
		cv, trace := canvas.NewTrace(300, 100, 1)
		controls[0].Paint(cv, ControlState{})
		icons, told := 0, tt.detail == ""
		for _, s := range trace.Strokes {
			text, ok := s.Text()
			switch {
			case ok && text == tt.detail:
				told = true
				if s.Box.X < stepWidth || s.Box.Right() > tt.width-stepWidth {
					t.Errorf("%+v: the detail at %.1f lies on a button", tt, s.Box)
				}
			case !ok && s.Box.W < 20 && s.Box.H < 20:
				icons++
			}
		}
		if icons != tt.drawn || !told {
			t.Errorf("%+v: %d icons are drawn, the detail is told: %v", tt, icons, told)
		}
	}
}
