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
)

// midBattleBoard is a Board on which a hero is played in the middle of a battle.
func midBattleBoard(b *testing.B) *Board {
	b.Helper()
	m := playBattle(b, 2, 5)
	for n := len(m.Log) / 2; ; n++ {
		s := m.At(n).(*game.State)
		if by, ok := s.Actors().Only(); ok && s.Phase() == game.PhaseAct && s.MovesLeft() > 4 {
			services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings()}
			board := NewBoard(services, table.SeenBy(m, by)).(*Board)
			board.arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
			view := s.View(by)
			board.show(view)
			board.Choose(table.Choice{State: view, By: by})
			return board
		}
	}
}

func BenchmarkTargets(b *testing.B) {
	board := midBattleBoard(b)
	for b.Loop() {
		targets(board)
	}
}

func BenchmarkDraw(b *testing.B) {
	board := midBattleBoard(b)
	c, _ := canvas.NewTrace(1280, 800, 1)
	for b.Loop() {
		board.Tree().Draw(c, nil)
	}
}

// BenchmarkCountPlaces finds where the counts of soldiers lie, as every drawn frame of a battle at rest does.
func BenchmarkCountPlaces(b *testing.B) {
	board := midBattleBoard(b)
	for b.Loop() {
		board.countPlaces(board.groups())
	}
}

func BenchmarkShow(b *testing.B) {
	board := midBattleBoard(b)
	var s rules.State = board.state
	for b.Loop() {
		board.show(s)
	}
}

func BenchmarkThreats(b *testing.B) {
	board := midBattleBoard(b)
	for b.Loop() {
		findThreats(board.state, game.Attackers)
	}
}

// BenchmarkLines measures the whole log of a match of eight seats at its end, as the panel of the log asks for it.
func BenchmarkLines(b *testing.B) {
	m := playBattle(b, 8, 5)
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings()}
	board := NewBoard(services, table.SeenBy(m, rules.Public)).(*Board)
	board.arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	board.show(m.State().View(rules.Public))
	views, moves := make([]rules.State, len(m.Log)), make([]rules.Move, len(m.Log))
	for n, mv := range m.Log {
		views[n], moves[n] = m.At(n).View(rules.Public), mv
		if !rules.Visible(m.Events(n), rules.Public, m.Setup.Seats) {
			moves[n].Do = rules.Hidden
		}
	}
	for b.Loop() {
		for n := range views {
			board.Line(views[n], moves[n])
		}
	}
	b.ReportMetric(float64(len(views)), "moves/op")
}

// BenchmarkPress touches one goal after another on the fullest table, and makes the tree that follows.
func BenchmarkPress(b *testing.B) {
	board := midBattleBoard(b)
	var goals []rules.Part
	for _, c := range board.legal {
		if c.Verb == game.VerbMove {
			goals = append(goals, squarePart(c.At))
		}
	}
	if len(goals) < 2 {
		b.Fatal("there are no two goals")
	}
	for n := 0; b.Loop(); n++ {
		board.Press(goals[n%len(goals)])
		board.Tree()
	}
}
