package scenes_test

import (
	"testing"
	"time"

	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/result"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// secondPress is for how many ticks a press does nothing where the last one gave the turn to somebody else at the device.
const secondPress = 16

// open opens the cover for whom it names, and reports whether there was one.
func (g *testUser) open() bool {
	open := g.page().Find("open")
	if open == nil || open.Hold == nil {
		return false
	}
	g.FinishAnimations()
	open.Hold.OnDone()
	g.FinishAnimations()
	if g.page().Find("done") != nil { // it has looked at what it keeps
		open.Hold.OnRelease()
		g.choose("done")
	}
	return true
}

// TestWholeMatchesWithTwoSeatsOnADevice plays every game to its end by controls: two people on one device, which has
// opened a link after the other, and where there are three seats one more on another.
func TestWholeMatchesWithTwoSeatsOnADevice(t *testing.T) {
	for _, tt := range []struct {
		game   string
		seats  int
		covers bool
	}{
		{"yokai", 2, false}, {"homeworlds", 3, true}, {"honshu", 3, true}, {"forhonor", 2, true},
	} {
		t.Run(tt.game, func(t *testing.T) {
			p := newTestHost(t, remote.TableConfig{Game: tt.game, Setup: rules.Setup{Seats: tt.seats}})
			g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
			g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion = false, true
			p.sit(g, p.links.Seats[0])
			g.Services.Navigator.Shelf()
			p.sit(g, p.links.Seats[1])
			guests, seats := []*testUser{g}, []rules.Seats{rules.SeatsOf(0, 1)}
			if tt.seats > 2 {
				other := newTestUser(t, lateral(), &store.Memory{}, byMouse)
				other.Services.Settings.Warnings, other.Services.Settings.ReducedMotion = false, true
				p.sit(other, p.links.Seats[2])
				guests, seats = append(guests, other), append(seats, rules.SeatsOf(2))
			}
			covers, broken := 0, false
			for end := time.Now().Add(5 * maxWait); ; time.Sleep(20 * time.Microsecond) {
				over := 0
				for k, g := range guests {
					if g.open() {
						covers++
						continue
					}
					if _, ends := g.top().(*result.Result); ends {
						over++
						continue
					}
					m, ok := g.top().(*table.Table)
					if !ok {
						t.Fatalf("a %T lies over the table", g.top())
					}
					s := m.Match().State()
					acts := rules.Nature
					for seat := range (s.Actors() & seats[k]).All() {
						if acts == rules.Nature && len(s.Legal(seat, nil)) > 0 { // the screen follows this seat of the device
							acts = seat
						}
					}
					if acts != rules.Nature && !m.Waiting() {
						g.Tick(secondPress)
						g.turn(acts)
						continue
					}
					g.Tick(1)
				}
				if over == len(guests) {
					break
				}
				if time.Now().After(end) {
					t.Fatalf("the match does not end: %q", g.Trace().Texts())
				}
				if m, ok := g.top().(*table.Table); ok && !broken && len(m.Match().Log) > 7 && g.page().Find("open") == nil {
					p.breakLines(g)
					broken = true
				}
			}
			if tt.covers != (covers >= 2) {
				t.Errorf("the cover has been opened %d times", covers)
			}
			kept := g.Services.Store.RemoteTables()
			if len(kept) != 2 || !kept[0].Over || !kept[1].Over || !store.SameTable(kept[0].Link, kept[1].Link) {
				t.Errorf("of the seats is kept %+v", kept)
			}
			g.Services.Navigator.Shelf()
			g.choose("together")
			if g.page().Find("table.0") == nil || g.page().Find("table.1") != nil {
				t.Error("the table does not stand once in the list")
			}
		})
	}
}
