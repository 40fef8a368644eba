package table_test

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/geom"
	worlds "engawa/scenes/homeworlds"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// TestSpeechHidesNothingThatIsPressed has something said in every window: its plate lies over no
// button, the one that shows the secret card among them.
func TestSpeechHidesNothingThatIsPressed(t *testing.T) {
	game, _ := games.Find("homeworlds")
	for seats := 2; seats <= 6; seats++ {
		m, err := rules.NewMatch(game, rules.Setup{Seats: seats}, 3)
		if err != nil {
			t.Fatal(err)
		}
		stagetest.PlayOn(t, m, stagetest.AfterMoves(4*seats), stagetest.ByChance(rand.New(rand.NewPCG(3, 3))))
		players := make([]table.Player, seats)
		for k := range players {
			players[k] = table.Player{Name: "Player", Bot: "1"}
		}
		players[0].Bot = ""
		table.SetPlayers(m, players)
		p := newBoardTable(m, func(svc *stage.Services, m *table.Match) table.Board { return worlds.NewBoard(svc, m) }, -1)
		for k, shape := range [][2]float64{{1280, 800}, {390, 844}, {844, 390}, {320, 568}, {768, 1024}, {390, 844}, {844, 390}} {
			v := stage.NewView(shape[0], shape[1], 1, geom.Insets{})
			if k >= 5 {
				v.Text = 2
			}
			p.services.Stack.Arrange(v)
			for _, words := range []string{"Player 1: “I am Good.”", "Player 2: “I doubt it, and so does everybody else here.”"} {
				box := p.Speech(words)
				if box.Empty() {
					t.Errorf("%d seats, %v: nothing is seen of %q", seats, shape, words)
				}
				for _, c := range p.Page().Controls() {
					button := c.Key == "privatecard" || c.Key == "menu" || c.Key == "undo" || c.Key == "hint" || c.Key == "talk"
					if button && c.Rect.Overlaps(box) {
						t.Errorf("%d seats, %v: %q at %.0f hides %q at %.0f", seats, shape, words, box, c.Key, c.Rect)
					}
				}
			}
		}
	}
}
