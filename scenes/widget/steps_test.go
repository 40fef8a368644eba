package widget

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// TestADetailIsExplained holds that the detail of a stepper is narrated as a button that explains it.
func TestADetailIsExplained(t *testing.T) {
	explained := 0
	steps := Steps{
		Key: "n", Name: "N", Values: []string{"Fair"}, Icon: "flame", Icons: 2, Detail: "1480", DetailNote: "yours", Explain: func() { explained++ },
	}
	detail := Layout(Env{}, geom.R(0, 0, 200, 46), steps, nil).Controls()[3]
	detail.Press()
	if explained != 1 || detail.Key != "n.detail" || detail.Name != "1480" || detail.Value != "yours" {
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
		steps := Steps{Values: []string{"Weak", "Fair", "Strong"}, At: 1, Icon: "flame", Icons: tt.icons, Detail: tt.detail}
		cv, trace := canvas.NewTrace(300, 100, 1)
		steps.Layout(&Context{memory: &Memory{}}, Tight(Size{r.W, r.H})).paint(cv, r, ui.ControlState{})
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

func TestStepsStopAtTheirEnds(t *testing.T) {
	set := -1
	steps := Steps{Key: "n", Name: "N", Values: []string{"1", "2"}, Less: "less", More: "more", Set: func(to int) { set = to }}
	list := Layout(Env{}, geom.R(0, 0, 200, 46), steps, nil).Controls()
	well, less, more := list[0], list[1], list[2]
	if !less.Off || more.Off {
		t.Errorf("at the lower end less is off: %v, more is off: %v", less.Off, more.Off)
	}
	if more.Press(); set != 1 {
		t.Errorf("more chooses %d, want 1", set)
	}
	if well.Value != "1" {
		t.Error("the well does not tell the value")
	}
}
