package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// TestTheBattleHasRoom holds that nothing beside the battlefield is cut off, in every window, language and size of words,
// with few seats and with many, in the middle of matches and with broken camps.
func TestTheBattleHasRoom(t *testing.T) {
	for _, seats := range []int{2, 8} {
		m := playMatch(t, rules.Setup{Seats: seats}, 1, 200)
		for name, v := range stagetest.Views() {
			for _, size := range []float64{1, 2} {
				for _, tag := range lang.Tags() {
					v := v
					v.Text = size
					v = v.For(nil)
					b := testBoard(m, 0, v, store.Off)
					b.services.Words = lang.For(tag)
					b.show(m.State().View(0))
					for broken := range game.NumCamps + 1 {
						b.display.isBroken = [game.NumCamps]bool{broken == 0, broken == 1}
						if over := b.Tree().Overflows; len(over) > 0 {
							t.Errorf("%s, %d seats, %s, words %v times as large, camp %d broken: no room for %s", name, seats, tag, size, broken, over)
						}
					}
				}
			}
		}
	}
}
