package homeworlds

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// goals returns where all systems belong on the whole chart, however far it is scrolled.
func (d *testBoard) goals() map[int]spot {
	spots := map[int]spot{}
	for slot := range d.systems {
		if w := &d.systems[slot]; w.exists {
			at := w.goal
			at.at.Y += d.scrollView.offset
			spots[slot] = at
		}
	}
	return spots
}

// placesOf returns the middles of all systems.
func placesOf(spots map[int]spot) map[int]geom.Point {
	at := map[int]geom.Point{}
	for slot, s := range spots {
		at[slot] = geom.Pt(float64(int(s.at.X*100+0.5))/100, float64(int(s.at.Y*100+0.5))/100)
	}
	return at
}

// commonSystems returns the systems that are in both positions.
func commonSystems(before, after *game.Position, spots map[int]spot) map[int]spot {
	both := map[int]spot{}
	for slot, s := range spots {
		if before.Systems[slot].Key == after.Systems[slot].Key && before.Systems[slot].Free() == after.Systems[slot].Free() {
			both[slot] = s
		}
	}
	return both
}

// Whole random matches in all rooms: after each event and each move all systems that were there before lie in the same
// order. Undo, a replay and a table that is opened again show every position as it was.
func TestSystemsKeepTheirPlacesInMatches(t *testing.T) {
	moved := 0
	for name, v := range views() {
		for seats := 2; seats <= 4; seats++ {
			d := newTestBoard(t, seats, "", v)
			rng := rand.New(rand.NewPCG(uint64(seats), uint64(len(name)*7)))
			places := []map[int]geom.Point{placesOf(d.goals())}
			for n := range 90 {
				before, pos := d.goals(), d.pos
				var events []rules.Event
				k := len(d.match.Log)
				if n%3 == 0 {
					if !d.doExploring(rng) {
						break
					}
				} else if _, ok := d.doRandom(rng); !ok {
					break
				}
				for _, e := range d.match.Events(k) {
					events = append(events, e.For(rules.Public, seats))
				}
				for _, e := range events {
					if step := d.Play(e, 0); step != nil {
						step.Finish()
					}
					checkOrder(t, fmt.Sprint(name, " ", e), commonSystems(&pos, &d.pos, before), commonSystems(&pos, &d.pos, d.goals()))
				}
				played := placesOf(d.goals())
				d.show()
				if at := placesOf(d.goals()); fmt.Sprint(at) != fmt.Sprint(played) {
					t.Fatalf("%s: after the events of move %d systems lie at %v, and shown anew at %v", name, k, played, at)
				}
				checkOrder(t, fmt.Sprint(name, " move ", k), commonSystems(&pos, &d.pos, before), commonSystems(&pos, &d.pos, d.goals()))
				if fmt.Sprint(placesOf(before)) != fmt.Sprint(played) {
					moved++
				}
				if len(places) < len(d.match.Log) {
					places = append(places, nil)
				}
				places = append(places, played)
				if t.Failed() {
					t.FailNow()
				}
			}
			checkReplay(t, name, d, places)
		}
	}
	if moved < 40 {
		t.Errorf("systems came or went only %d times", moved)
	}
}

// checkReplay shows all positions from the last to the first, and some at a table that is opened again, where they are to
// lie as they did when they were played.
func checkReplay(t *testing.T, name string, d *testBoard, places []map[int]geom.Point) {
	t.Helper()
	for n := len(d.match.Log); n >= 0; n-- {
		want := places[min(n, len(places)-1)]
		if want == nil {
			continue
		}
		boards := []*testBoard{d}
		if n%40 == 0 {
			services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: d.sounds}
			again := &testBoard{NewBoard(services, table.SeenBy(d.match, rules.Public)).(*Board), d.match, t, d.sounds}
			again.arrange(d.view)
			boards = append(boards, again)
		}
		for _, one := range boards {
			one.Board.show(d.match.At(n).View(rules.Public))
			if at := placesOf(one.goals()); fmt.Sprint(at) != fmt.Sprint(want) {
				t.Fatalf("%s: after %d moves systems lay at %v, and in the replay at %v", name, n, want, at)
			}
		}
	}
}
