package forhonor

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// chooseOn has the seat choose on the Board in a room, beside a table screen or not.
func (b *Board) chooseOn(m *rules.Match, by rules.Seat, v stage.View, handOnly bool) {
	view := m.State().View(by)
	b.Show(table.Position{State: view, Relayout: true, View: v, Near: by, HandOnly: handOnly})
	c := table.Choice{State: view, By: by}
	for _, a := range view.Legal(by, nil) {
		if part := rules.Parts(m.Game, view, a)[0]; !slices.Contains(c.Next, part) {
			c.Next = append(c.Next, part)
		}
	}
	b.Choose(c)
}

// handOnlyMoments are moments of each kind at which a seat chooses.
func handOnlyMoments(t *testing.T) (list []*rules.Match) {
	at := func(phase game.Phase) func(*game.State) bool {
		return func(s *game.State) bool { return s.Phase() == phase && s.Round() != 1 }
	}
	draft := func(s *game.State) bool { return s.Phase() == game.PhasePick }
	for _, until := range []func(*game.State) bool{draft, at(game.PhaseCall), at(game.PhaseAct), firstRound, secondRound} {
		list = append(list, moment(t, rules.Setup{Seats: 2}, until))
	}
	list = append(list, moment(t, rules.Setup{Seats: 5}, at(game.PhaseAct)))
	line := func(s *game.State) bool { return s.Phase() == game.PhaseLine }
	return append(list, moment(t, rules.Setup{Seats: 2, Options: map[string]string{game.OptOrder: "fixed"}}, line))
}

// pressable lists the parts that can be pressed.
func (b *Board) pressable() map[rules.Part]bool {
	list := map[rules.Part]bool{}
	for p, c := range table.PartsIn(b.Tree()) {
		if !c.Rect.Empty() {
			list[p] = true
		}
	}
	return list
}

// TestBesideATableScreenEveryOrderCanBeGiven compares what can be pressed on a phone with what can be on one beside a table
// screen: nothing goes but what tells of the score and of heroes of others, and no square.
func TestBesideATableScreenEveryOrderCanBeGiven(t *testing.T) {
	phones := []stage.View{stage.NewView(390, 844, 1, geom.Insets{}), stage.NewView(320, 568, 1, geom.Insets{})}
	for _, m := range handOnlyMoments(t) {
		s := m.State().(*game.State)
		by, _ := s.Actors().First()
		for _, v := range phones {
			about := fmt.Sprintf("%d seats, %v, %v", s.Seats(), s.Phase(), v.Safe)
			b := testBoard(m, by, v, store.Normal)
			press := func(only bool) map[rules.Part]bool {
				b.chooseOn(m, by, v, only)
				b.camera.showsAll = true // all squares are in sight
				b.lay()
				b.snap()
				b.scene.Change()
				return b.pressable()
			}
			whole, only := press(false), press(true)
			for p := range whole {
				hero, card := cardHero(p, buttonCard)
				if other, panel := cardHero(p, buttonPanel); panel {
					hero, card = other, true
				}
				public := p == button(buttonScore)
				if f := b.display.figure(hero); card && f != nil {
					public = s.Phase() == game.PhaseCombat || b.state.Camp(f.Owner) != b.state.Camp(by)
				}
				if !only[p] && !public {
					t.Errorf("%s: %v cannot be pressed", about, p)
				}
				if only[p] && p == button(buttonScore) {
					t.Errorf("%s: the score is there", about)
				}
			}
			places := table.PlacesOf(b.Tree(), s.Seats())
			for seat, r := range places.Seats {
				if rules.Seat(seat) != by && !r.Empty() {
					t.Errorf("%s: the plate of seat %d is there", about, seat)
				}
			}
			if places.Tools[toolShowAll].Empty() || places.Tools[toolMenu].Empty() || places.Message.Empty() {
				t.Errorf("%s: there are only %v, and sentences have %v", about, places.Tools, places.Message)
			}
		}
	}
}

// TestBesideATableScreenEverythingHasRoom lays that out in every language, with words as usual and twice as large.
func TestBesideATableScreenEverythingHasRoom(t *testing.T) {
	for _, m := range handOnlyMoments(t) {
		by, _ := m.State().Actors().First()
		for _, size := range [][2]float64{{390, 844}, {320, 568}} {
			v := stage.NewView(size[0], size[1], 1, geom.Insets{})
			b := testBoard(m, by, v, store.Normal)
			for _, tag := range lang.Tags() {
				for _, text := range []float64{1, 2} {
					v.Text = text
					b.services.Words = lang.For(tag)
					b.chooseOn(m, by, v.For(nil), true)
					trees := []*widget.Tree{b.Tree()}
					for _, o := range b.visibleOverlays() {
						trees = append(trees, o.Tree())
					}
					for _, tree := range trees {
						if len(tree.Overflows) > 0 {
							t.Errorf("%v %s %v, %v: there is no room for %q", v.Safe, tag, text, b.state.Phase(), tree.Overflows)
						}
					}
				}
			}
		}
	}
}

// TestBesideATableScreenMatchesGoOn shows matches event by event on a phone beside a table screen, and turns from the hand to
// the whole table and back in between.
func TestBesideATableScreenMatchesGoOn(t *testing.T) {
	phones := []stage.View{stage.NewView(390, 844, 1, geom.Insets{}), stage.NewView(844, 390, 1, geom.Insets{})}
	seen := map[rules.EventKind]bool{}
	for k, setup := range []rules.Setup{{Seats: 2}, {Seats: 5}} {
		m := playMatch(t, setup, uint64(k), 110)
		b := testBoard(m, 1, phones[0], store.Normal)
		for n := range m.Log {
			b.Show(table.Position{State: m.At(n).View(1), Relayout: n%5 < 2, View: phones[n%2], Near: 1, HandOnly: n%5 > 0})
			_, events := m.ViewMove(n, 1)
			for _, e := range events {
				seen[e.Kind] = true
				step := b.Play(e, anim.Fast)
				for ticks := 0; step != nil && !step.Tick(); ticks++ {
					if ticks == 3 {
						c, _ := canvas.NewTrace(b.view.Area.W, b.view.Area.H, 1)
						b.Tree().Draw(c, nil)
					}
				}
			}
		}
	}
	if len(seen) < 8 {
		t.Errorf("only events of the kinds %v were shown", seen)
	}
}
