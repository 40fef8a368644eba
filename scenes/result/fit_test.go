package result

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// TestNothingOverflows lays the results of all games out in all windows, with words of all sizes and for both hands.
func TestNothingOverflows(t *testing.T) {
	for about, game := range map[string]struct {
		match *rules.Match
		board func(*stage.Services, *table.Match) table.Board
	}{
		"catch":      {playToEnd(t, "catch", nil), yokai.NewBoard},
		"homeworlds": {playHomeworlds(t, 6, 6), homeworlds.NewBoard},
		"honshu":     {playHonshu(t, 5, "2"), honshu.NewBoard},
		"forhonor":   {playForHonor(t, 8, 8), forhonor.NewBoard},
	} {
		for _, tag := range lang.Tags() {
			svc, _ := services(tag, true)
			svc.Store = store.Open(&store.Memory{}, games.Find)
			for _, hand := range []bool{false, tag == lang.French} {
				svc.Settings.LeftHanded = hand
				r := New(svc, game.match, 0, func(m *table.Match) table.Board { return game.board(svc, m) }, func() {}, nil, nil).(*Result)
				svc.Stack.Push(r)
				for _, size := range windows {
					for _, text := range []float64{1, 2} {
						view := stage.NewView(size[0], size[1], 1, geom.Insets{})
						view.Text = text
						r.Arrange(view.For(r))
						where := fmt.Sprintf("%s, %s, %v, words %v", about, tag, size, text)
						checkPlan(t, where, r)
						if r.scoreTable != nil {
							checkScoreTable(t, where, r)
						}
						if again := r.Page().Find("again").Rect; r.view.Class == stage.Tall && hand != (again.Centre().X < r.view.Area.W/2) {
							t.Errorf("%s: the first button for the hand %v is at %v", where, hand, again)
						}
					}
				}
			}
		}
	}
}

func BenchmarkChoosing(b *testing.B) {
	for _, game := range []string{"honshu", "forhonor"} {
		b.Run(game, func(b *testing.B) {
			svc, _ := services(lang.English, true)
			m, board := playHonshu(b, 5, "2"), honshu.NewBoard
			if game == "forhonor" {
				m, board = playForHonor(b, 8, 8), forhonor.NewBoard
			}
			r := New(svc, m, 0, func(m *table.Match) table.Board { return board(svc, m) }, func() {}, nil, nil).(*Result)
			svc.Stack.Push(r)
			svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
			b.ReportAllocs()
			for k := 0; b.Loop(); k++ {
				r.choose(selection{1, k % 2})
				r.host.Tree()
			}
		})
	}
}
