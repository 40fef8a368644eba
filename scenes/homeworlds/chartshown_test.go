package homeworlds

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// A replay, whose panel takes some of the window on phones, shows systems where the table of the match had them: in the same
// order, and hardly moved in a room as large.
func TestAReplayShowsSystemsWhereTheTableHadThem(t *testing.T) {
	const matches, moves, many = 4, 60, 4
	for _, name := range []string{"1280x800", "390x844", "844x390"} {
		shown := 0
		for seed := range uint64(matches) {
			d := newTestBoard(t, 2, "", views()[name])
			rng := rand.New(rand.NewPCG(seed, 4))
			replay := d.replayBoard()
			for n := range moves {
				if !d.doExploring(rng) {
					break
				}
				if d.show(); d.scrollView.scrolls() {
					break
				}
				replay.Board.show(d.match.State().View(rules.Public))
				checkSamePlaces(t, fmt.Sprint(name, " match ", seed, " move ", n), d, replay)
				if len(d.goals()) >= many {
					shown++
				}
			}
		}
		if shown < 20 {
			t.Errorf("%s: only %d positions have %d systems", name, shown, many)
		}
	}
}

// replayBoard returns a board on which the match is only looked at, with less room on phones.
func (d *testBoard) replayBoard() *testBoard {
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: d.sounds}
	b := NewBoard(services, table.SeenBy(d.match, rules.Public)).(*Board)
	v := d.view
	if v.Class == stage.Tall {
		v.Safe.H -= 110
	}
	b.Show(table.Position{Relayout: true, View: v, Watched: true})
	return &testBoard{b, d.match, d.t, d.sounds}
}

// checkSamePlaces reports systems that a replay shows elsewhere than the table, or over each other.
func checkSamePlaces(t *testing.T, name string, d, replay *testBoard) {
	t.Helper()
	const less = 0.15 // of the room, where it is another
	before, after := d.goals(), replay.goals()
	checkOrder(t, name, before, after)
	from, to, most := d.room.Slot(slotChart), replay.room.Slot(slotChart), less
	if from == to {
		most = 1e-9
	}
	for slot, was := range before {
		now := after[slot]
		off := math.Hypot((was.at.X-from.X)/from.W-(now.at.X-to.X)/to.W, (was.at.Y-from.Y)/from.H-(now.at.Y-to.Y)/to.H)
		if off > most {
			t.Errorf("%s: slot %d lies %.3f of the room off where the table has it", name, slot, off)
		}
		for other, o := range after {
			if slot < other && (now.label.Overlaps(o.label) || now.at.Sub(o.at).Len() < now.radius+o.radius) {
				t.Errorf("%s: the systems %d and %d overlap", name, slot, other)
			}
		}
	}
}
