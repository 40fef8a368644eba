package ui

import (
	"fmt"
	"testing"

	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

func TestLines(t *testing.T) {
	style := Body(15)
	for _, tt := range []struct {
		text  string
		width float64
		n     int
		want  []string
	}{
		{"short", 200, 2, []string{"short"}},
		{"two words", letters.Measure(style, "words") + 1, 2, []string{"two", "words"}},
		{"two words", letters.Measure(style, "two w…") + 1, 1, []string{"two w…"}},
	} {
		got := Lines(style, tt.text, tt.width, tt.n)
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%q in %d lines of %.0f: %q, want %q", tt.text, tt.n, tt.width, got, tt.want)
		}
	}
}

func TestStepperStopsAtItsEnds(t *testing.T) {
	up := 0
	controls := Stepper("n", geom.R(0, 0, 200, 46), StepperState{Name: "N", Value: "1", Less: "less", More: "more", Up: func() { up++ }})
	var p Page
	p.Set(geom.R(0, 0, 300, 100), controls...)
	less, more := p.Find("n.less"), p.Find("n.more")
	if !less.Off || more.Off {
		t.Errorf("at the lower end less is off: %v, more is off: %v", less.Off, more.Off)
	}
	p.press(less)
	p.press(more)
	if up != 1 {
		t.Errorf("more was chosen %d times, want once", up)
	}
	if p.Find("n").Value != "1" {
		t.Error("the well does not tell the value")
	}
}
