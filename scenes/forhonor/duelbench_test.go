package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// duelling is a Board on which a card of a duel is being chosen.
func duelling(b *testing.B) *Board {
	b.Helper()
	m := playBattle(b, 2, 5)
	for n := len(m.Log) / 4; ; n++ {
		s := m.At(n).(*game.State)
		if s.Phase() != game.PhaseCombat {
			continue
		}
		services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings()}
		board := NewBoard(services, table.SeenBy(m, 0)).(*Board)
		board.arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
		view := s.View(0)
		board.show(view)
		board.Choose(table.Choice{State: view, By: 0, Next: []rules.Part{combatPart(1), combatPart(2), combatPart(3)}})
		board.touch(combatPart(2))
		return board
	}
}

func BenchmarkDuelTargets(b *testing.B) {
	board := duelling(b)
	for b.Loop() {
		targets(board)
	}
}

func BenchmarkDuelDraw(b *testing.B) {
	board := duelling(b)
	c, trace := canvas.NewTrace(1280, 800, 1)
	for b.Loop() {
		trace.Strokes = trace.Strokes[:0]
		board.Tree().Draw(c, nil)
	}
}

func BenchmarkDuelPick(b *testing.B) {
	board := duelling(b)
	c, trace := canvas.NewTrace(1280, 800, 1)
	for n := 0; b.Loop(); n++ {
		board.overlayState.duel.card = combatPart(game.Card(1 + n%3))
		targets(board)
		trace.Strokes = trace.Strokes[:0]
		board.Tree().Draw(c, nil)
	}
}

// BenchmarkDuelRedraw draws a duel in which only something moves: the view model stays.
func BenchmarkDuelRedraw(b *testing.B) {
	board := duelling(b)
	c, trace := canvas.NewTrace(1280, 800, 1)
	tree := board.top().Tree()
	for b.Loop() {
		trace.Strokes = trace.Strokes[:0]
		tree.Draw(c, nil)
	}
}

// BenchmarkDuelView makes the view model, and BenchmarkDuelLay the tree of it.
func BenchmarkDuelView(b *testing.B) {
	board := duelling(b)
	for b.Loop() {
		board.duelModel(board.display.fight, &board.overlayState.duel)
	}
}

func BenchmarkDuelLay(b *testing.B) {
	board := duelling(b)
	m := board.duelModel(board.display.fight, &board.overlayState.duel)
	var memory widget.Memory
	for b.Loop() {
		widget.Layout(widget.Env{}, board.layout.duel, buildDuel(m, &board.overlayState.duel.moves), &memory)
	}
}
