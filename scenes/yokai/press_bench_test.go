package yokai

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// BenchmarkPress picks one piece after the other, and asks for the tree.
func BenchmarkPress(b *testing.B) {
	d := newTestBoard(&testing.T{}, "mori", "l2/1C1/3/L2[Ee] w")
	var choices []table.Choice
	for _, p := range []rules.Part{cell("a1"), cell("b3")} {
		d.pick(p)
		choices = append(choices, d.choice)
	}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		d.Choose(choices[n%2])
		d.Tree()
	}
}

// BenchmarkArrange lays the table out in two windows in turn.
func BenchmarkArrange(b *testing.B) {
	d := newTestBoard(&testing.T{}, "mori", "")
	views := []stage.View{stage.NewView(1290, 800, 1, geom.Insets{}), stage.NewView(1280, 800, 1, geom.Insets{})}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		d.Board.arrange(views[n%2])
		d.Tree()
	}
}
