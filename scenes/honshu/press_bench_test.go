package honshu

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// pressPart does what the table does with a press that the Board answers itself, and asks for the tree.
func (d *testBoard) pressPart(p rules.Part) {
	if d.Press(p).Then == table.ThenStay {
		d.Choose(d.choice)
	}
	d.Tree()
}

func (d *testBoard) benchmarkPresses(b *testing.B, parts ...rules.Part) {
	b.Helper()
	b.ReportAllocs()
	d.Tree()
	for n := 0; b.Loop(); n++ {
		d.pressPart(parts[n%len(parts)])
	}
}

// BenchmarkPressCard picks one card of the hand after the other.
func BenchmarkPressCard(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhasePlay, 5, landscape())
	cards := d.choosable()
	d.benchmarkPresses(b, cardPart(cards[0]), cardPart(cards[1]))
}

// BenchmarkPressSquare brings the card that is laid to one square after the other.
func BenchmarkPressSquare(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhaseBuild, 12, landscape())
	marks := d.placement().marks
	first, second := marks[0], marks[len(marks)/2]
	d.benchmarkPresses(b, cellPart(first.x, first.y), cellPart(second.x, second.y))
}

// BenchmarkPressPanel opens and closes the cards not yet seen.
func BenchmarkPressPanel(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhasePlay, 6, landscape())
	d.benchmarkPresses(b, button(buttonUnseen), button(buttonUnseenClose))
}

// BenchmarkArrange lays the table out in two windows in turn.
func BenchmarkArrange(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhasePlay, 6, landscape())
	views := []stage.View{stage.NewView(1290, 800, 1, geom.Insets{}), landscape()}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		d.arrange(views[n%2])
		d.Tree()
	}
}
