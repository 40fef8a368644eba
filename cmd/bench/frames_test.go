package main

import (
	"fmt"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/setup"
	"engawa/scenes/shelf"
	"engawa/scenes/table"
)

// TestTheMeasuredTourShowsWhatItNames walks the tour of the frame benchmark without a display.
func TestTheMeasuredTourShowsWhatItNames(t *testing.T) {
	want := map[string]any{
		"shelf": (*shelf.Shelf)(nil), "setup": (*setup.Scene)(nil), "result": (*result.Result)(nil),
		"table": (*table.Table)(nil), "drag": (*table.Table)(nil), "thinking": (*table.Table)(nil),
		"thinking.dobutsu": (*table.Table)(nil),
		"homeworlds":       (*table.Table)(nil), "thinking.homeworlds": (*table.Table)(nil),
		"honshu": (*table.Table)(nil), "thinking.honshu": (*table.Table)(nil),
		"forhonor": (*table.Table)(nil), "thinking.forhonor": (*table.Table)(nil),
	}
	for _, shape := range benchShapes() {
		d := scenestest.New(shape, lang.English)
		d.Services.Stack.SetStill(true)
		for _, screen := range benchScreens() {
			d.Services.Navigator.Shelf()
			if err := screen.show(d); err != nil {
				t.Fatalf("%s, %s: %v", shape.Name, screen.name, err)
			}
			if !screen.moves {
				d.FinishAnimations()
			}
			scene := d.Services.Stack.Top()
			if got := fmt.Sprintf("%T", scene); got != fmt.Sprintf("%T", want[screen.name]) {
				t.Fatalf("%s, %s: a %s is on top, want a %T", shape.Name, screen.name, got, want[screen.name])
			}
			if screen.ends != nil && screen.ends(d) {
				t.Errorf("%s, %s: it is over before it has begun", shape.Name, screen.name)
			}
			drawn := map[string]bool{}
			for n := range 20 {
				if screen.live != nil {
					screen.live(d, n)
				}
				d.Tick(1)
				drawn[fmt.Sprint(d.Trace().Strokes)] = true
			}
			if lively := screen.name == "drag"; lively && len(drawn) < 15 {
				t.Errorf("%s, %s: of 20 frames only %d differ; nothing is dragged", shape.Name, screen.name, len(drawn))
			}
			if len(d.Trace().Strokes) < 20 {
				t.Errorf("%s, %s: only %d strokes are drawn", shape.Name, screen.name, len(d.Trace().Strokes))
			}
		}
	}
}

func TestPercentile(t *testing.T) {
	hundred := make([]float64, 100)
	for k := range hundred {
		hundred[k] = float64(100 - k)
	}
	for _, tt := range []struct {
		values []float64
		of     int
		want   float64
	}{
		{nil, 50, 0}, {[]float64{7}, 99, 7}, {hundred, 50, 50}, {hundred, 99, 99}, {hundred, 100, 100},
		{[]float64{3, 1, 2}, 50, 2}, {[]float64{3, 1, 2}, 99, 3},
	} {
		if got := percentile(tt.values, tt.of); got != tt.want {
			t.Errorf("the %dth percentile of %d values is %v, want %v", tt.of, len(tt.values), got, tt.want)
		}
	}
}
