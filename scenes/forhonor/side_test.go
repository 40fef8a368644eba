package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// What the zones would add to a score is what the score would become.
func TestPartsAddUpToTheProjectedScore(t *testing.T) {
	seen := map[zoneHold]bool{}
	for seed := range uint64(4) {
		m := playBattle(t, 2, seed+1)
		b := testBoard(m, rules.Public, desktopView(), store.Off)
		for n := 0; n <= len(m.Log); n += 5 {
			s := m.At(n).(*game.State)
			if s.Phase() <= game.PhaseLine || s.Phase() == game.PhaseOver {
				continue
			}
			b.show(s)
			for camp := range game.Camp(game.NumCamps) {
				st := b.standing(camp)
				sum := st.score
				for _, hold := range st.holds {
					sum += hold.part()
					seen[hold] = true
				}
				if sum != st.projectedScore {
					t.Fatalf("move %d: camp %s has %d and would have %d, but its zones make %d", n, camp, st.score, st.projectedScore, sum)
				}
			}
		}
	}
	for hold := range loses + 1 {
		if !seen[hold] {
			t.Errorf("no zone was ever held like %d", hold)
		}
	}
}

// TestATouchElsewhereLetsAHeroGo touches a hero in a match that is only looked at: its reach is seen, a square in it is measured, and
// a touch of a square out of it takes the reach away.
func TestATouchElsewhereLetsAHeroGo(t *testing.T) {
	m := oneHero(t, "E9")
	b := testBoard(m, rules.Public, desktopView(), store.Off)
	b.show(m.State())
	b.touch(heroPart(game.Naginata))
	if h, ok := b.subject(); !ok || h != game.Naginata {
		t.Fatalf("the reach of %v is seen: %v", h, ok)
	}
	reach := b.reach(game.Naginata)
	for _, stops := range []bool{true, false} {
		at := slices.IndexFunc(reach.stops[:], func(in bool) bool { return in })
		if !stops {
			at = int(parseSquare(t, "N18"))
		}
		if b.touch(squarePart(game.Square(at))); b.isPinned(game.Naginata) != stops {
			t.Errorf("after a touch of %v the hero is held: %v", game.Square(at), !stops)
		}
	}
}

// Every hero has a card that can be pointed at and opens its panel by one touch, in every window.
func TestEveryPanelIsOneTouchAway(t *testing.T) {
	for name, v := range stagetest.Views() {
		for _, seats := range []int{2, 5, 8} {
			m := moment(t, rules.Setup{Seats: seats}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 2 })
			b := testBoard(m, rules.Public, v, store.Off)
			b.show(m.State())
			for camp := range game.Camp(game.NumCamps) {
				for _, f := range m.State().(*game.State).Figures(camp) {
					part, found := button(buttonPanel+int(f.Hero)), false
					for _, target := range targets(b) {
						found = found || target.Of.(rules.Part) == part
						if target.Name == "" {
							t.Errorf("%s: the card of %s has no name", name, f.Hero)
						}
					}
					if !found {
						t.Errorf("%s, %d seats: the panel of %s cannot be opened by a touch", name, seats, f.Hero)
						continue
					}
					if !b.touch(part) || !b.overlays.Has(&b.overlayState.hero) || b.overlayState.hero.hero != f.Hero {
						t.Errorf("%s: the touch does not open the panel of %s", name, f.Hero)
					}
					checkPanel(t, name, b)
					if !b.touch(button(buttonClose)) || b.top() != nil {
						t.Errorf("%s: the panel of %s is not closed", name, f.Hero)
					}
				}
			}
			if !b.touch(button(buttonScore)) || !b.overlays.Has(&b.overlayState.score) {
				t.Errorf("%s: the panel does not open the panel of the score", name)
			}
			checkPanel(t, name, b)
		}
	}
}

// checkPanel looks for lines of the panel that lie outside of it.
func checkPanel(t *testing.T, about string, b *Board) {
	t.Helper()
	panel := b.top().Tree().Slot(paperSlot)
	if !panel.Within(b.view.Safe) {
		t.Errorf("%s: the panel %v is not inside %v", about, panel, b.view.Safe)
	}
	c, trace := canvas.NewTrace(b.view.Area.W, b.view.Area.H, b.view.Scale)
	b.top().Tree().Draw(c, nil)
	for _, s := range trace.Strokes {
		if text, ok := s.Text(); ok && strings.TrimSpace(text) != "" && !lettersIn(panel, s.Box) {
			t.Errorf("%s: %q at %v lies outside of the panel %v", about, text, s.Box, panel)
		}
	}
	for _, target := range targets(b) {
		if target.Name == "" || !target.Rect.Within(b.view.Safe) {
			t.Errorf("%s: %s has no name or lies outside", about, target.Of.(rules.Part))
		}
	}
}

// lettersIn reports whether the letters of a line lie in r; their picture has a margin.
func lettersIn(r, line geom.Rect) bool {
	const margin = 8
	return line.X >= r.X-margin && line.Right() <= r.Right()+margin && line.Y >= r.Y-margin && line.Bottom() <= r.Bottom()+margin
}

// A record counts what the events of the match tell.
func TestRecordsAddUp(t *testing.T) {
	m := playBattle(t, 2, 3)
	var felled, deaths, soldiers int
	for h := game.Hero(1); h <= game.NumHeroes; h++ {
		r := recordOf(table.SeenBy(m, rules.Referee), h)
		felled, deaths, soldiers = felled+r.kills, deaths+r.deaths, soldiers+r.soldiers
	}
	fallen := 0
	for n := range m.Log {
		for _, e := range m.Events(n) {
			if e.Kind == rules.EvTake && e.Thing >= game.ThingSoldier && e.Thing < game.ThingSoldier+game.NumCamps {
				fallen++
			}
		}
	}
	if felled != deaths || deaths == 0 || soldiers != fallen || fallen == 0 {
		t.Errorf("%d heroes were felled and %d left the battlefield; %d soldiers were struck and %d fell", felled, deaths, soldiers, fallen)
	}
}

// A camp that breaks is reported, with the heroes that it has left.
func TestBrokenCampsAreReported(t *testing.T) {
	const text = "6.draw zones=AA- A: 0.NA@E9/4 0.RA@off 0.HA@off 0.BW@wait soldiers=0,0,0,0 left=4 gained=800 before=1100%s " +
		"D: 1.BN@D9/1 1.VA@wait 1.JA@wait 1.YU@exec soldiers=2,0,0,0 left=4 gained=0 before=0%s"
	for _, tt := range []struct {
		attackers, defenders string
		title, text          string
	}{
		{"", " broken=1", "Defenders broken", "Waiting heroes stay out. 1 hero left. They return once the enemy is below 1000."},
		{"", "", "", "Attackers have 1000 or more: if they keep it this round, they break the defenders"},
	} {
		st, err := (game.Game{}).ParsePosition(rules.Setup{Seats: 2}, fmt.Sprintf(text, tt.attackers, tt.defenders))
		if err != nil {
			t.Fatal(err)
		}
		m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall })
		b := testBoard(m, rules.Public, desktopView(), store.Off)
		b.show(st)
		breaks := b.breaking()
		title, more, loud := breaks.texts()
		if title != tt.title || more != tt.text || loud != (tt.title != "") {
			t.Errorf("told is %q, %q", title, more)
		}
	}
}
