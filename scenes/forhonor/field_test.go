package forhonor

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// activationMatches are moments at which heroes are played, in matches of two and of four seats.
func activationMatches(t *testing.T) (list []*rules.Match) {
	t.Helper()
	for seed := range uint64(6) {
		m := playMatch(t, rules.Setup{Seats: 2 + 2*int(seed%2)}, seed, 260)
		for n := len(m.Log); n > 0 && len(list) < 8*(int(seed)+1); n -= 7 {
			m := playMatch(t, m.Setup, seed, n)
			if s := m.State().(*game.State); s.Phase() == game.PhaseAct {
				list = append(list, m)
			}
		}
	}
	if len(list) < 8 {
		t.Fatalf("only %d moments", len(list))
	}
	return list
}

// singleActor is the seat that acts alone.
func singleActor(t *testing.T, m *rules.Match) rules.Seat {
	t.Helper()
	by, ok := m.State().Actors().Only()
	if !ok {
		t.Fatalf("not one seat acts but %v", m.State().Actors())
	}
	return by
}

func desktopView() stage.View { return stage.NewView(1280, 800, 1, geom.Insets{}) }

func phone() stage.View { return stage.NewView(390, 844, 2, geom.Insets{}) }

func TestReachIsWhatTheRulesAllow(t *testing.T) {
	for _, m := range activationMatches(t) {
		by := singleActor(t, m)
		b := choosing(t, m, by, desktopView())
		about := m.Game.FormatPosition(b.state)
		h, _, _, _ := b.state.Active()
		var stops, fights forhonorart.SquareSet
		for _, a := range b.state.Legal(by, nil) {
			if c, _ := game.Fields(a); c.Verb == game.VerbMove {
				stops[c.At] = true
				after := b.state.Clone()
				if _, err := after.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
					t.Fatal(err)
				}
				for _, next := range after.Legal(by, nil) {
					c2, _ := game.Fields(next)
					fights[c.At] = fights[c.At] || c2.Verb == game.VerbAttack || c2.Verb == game.VerbRaze
				}
			}
		}
		r := b.reach(h)
		if r.stops != stops {
			t.Errorf("%s: the squares that are marked are not those to which %s may go", about, h)
		}
		if r.fights != fights {
			t.Errorf("%s: the squares that are marked for fights of %s are others than the rules allow", about, h)
		}
	}
}

func TestThreatsAreWhatHeroesCanDo(t *testing.T) {
	calls := 0
	for seed := range uint64(12) {
		m := playMatch(t, rules.Setup{Seats: 2}, seed, 200+int(seed))
		for m.State().(*game.State).Phase() != game.PhaseCall && len(m.Log) > 0 {
			m.Truncate(len(m.Log) - 1)
		}
		s := m.State().(*game.State)
		by, ok := s.Actors().Only()
		if !ok || by == rules.Nature {
			continue
		}
		for _, a := range s.Legal(by, nil) {
			c, _ := game.Fields(a)
			acted := s.Clone().(*game.State)
			if _, err := acted.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			able := targetsOf(t, acted)
			set := threatenedSquares(s, c.Hero)
			for _, f := range s.Figures(s.Camp(by).Other()) {
				if f.Post != game.Fielded {
					continue
				}
				calls++
				if set[f.At] != able[f.At] {
					t.Errorf("%s: %s threatens %s: %v, want %v", m.Game.FormatPosition(s), c.Hero, f.At, set[f.At], able[f.At])
				}
			}
		}
	}
	if calls < 20 {
		t.Errorf("only %d pairs of heroes were looked at", calls)
	}
}

// targetsOf returns the squares at which the hero that is played can fight or shoot, at once or after a walk.
func targetsOf(t *testing.T, s *game.State) (set forhonorart.SquareSet) {
	t.Helper()
	by, _ := s.Actors().Only()
	look := func(s *game.State) {
		if s.Phase() != game.PhaseAct {
			return
		}
		for _, a := range s.Legal(by, nil) {
			switch c, _ := game.Fields(a); c.Verb {
			case game.VerbAttack:
				f, _, _ := s.Figure(c.Hero)
				set[f.At] = true
			case game.VerbShoot:
				set[c.At] = true
			}
		}
	}
	look(s)
	for _, a := range s.Legal(by, nil) {
		if c, _ := game.Fields(a); c.Verb == game.VerbMove {
			after := s.Clone().(*game.State)
			if _, err := after.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			look(after)
		}
	}
	return set
}

// targets returns what can be pointed at now.
func targets(b *Board) []*ui.Control {
	b.scene.Change()
	return slices.DeleteFunc(slices.Clone(b.Tree().Controls()), func(c *ui.Control) bool { return c.Role == ui.RoleText })
}

// pointedAt returns the parts that can be pointed at, which have names, lie in the room and are no others' doubles.
func pointedAt(t *testing.T, about string, b *Board) map[rules.Part]geom.Rect {
	t.Helper()
	parts := map[rules.Part]geom.Rect{}
	for _, target := range targets(b) {
		if _, twice := parts[target.Of.(rules.Part)]; twice {
			t.Errorf("%s: %v can be pointed at in two places", about, target.Of.(rules.Part))
		}
		if target.Name == "" || !target.Rect.Inset(0.5).Within(b.view.Area) {
			t.Errorf("%s: %v is called %q and lies at %v", about, target.Of.(rules.Part), target.Name, target.Rect)
		}
		parts[target.Of.(rules.Part)] = target.Rect
	}
	return parts
}

func TestEveryActionCanBePointedAt(t *testing.T) {
	for name, v := range stagetest.Views() {
		for _, m := range activationMatches(t)[:6] {
			by := singleActor(t, m)
			b := choosing(t, m, by, v)
			about := name + " " + m.Game.FormatPosition(b.state)
			if v.Class != stage.Wide && !b.isZoomed() {
				b.touch(button(buttonWhole))
			}
			near := pointedAt(t, about, b)
			for p, r := range near {
				inner := p.Kind == rules.PartCell && r.Inset(-1).Within(b.window()) // whole
				if v.Class != stage.Wide && inner && min(r.W, r.H) < minTarget-0.5 {
					t.Errorf("%s: %v of %.0f x %.0f is too small for a finger", about, p, r.W, r.H)
				}
			}
			if b.isZoomed() {
				b.touch(button(buttonWhole))
			}
			all := pointedAt(t, about, b)
			for _, a := range b.state.Legal(by, nil) {
				ways := rules.Paths(m.Game, b.state, a)
				if !slices.ContainsFunc(ways, func(way []rules.Part) bool { _, ok := all[way[0]]; return ok }) {
					t.Errorf("%s: nothing can be pointed at for %s", about, m.Game.FormatAction(b.state, rules.Move{By: by, Do: a}))
				}
			}
		}
	}
}

// TestWithoutAMouseAGoalIsLookedAtFirst holds that a finger sees the path before the hero walks, and that the mouse,
// which has seen it, walks at once.
func TestWithoutAMouseAGoalIsLookedAtFirst(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseAct && s.MovesLeft() > 3 })
	by := singleActor(t, m)
	b := choosing(t, m, by, phone())
	goal := game.NoSquare
	for _, c := range b.legal {
		if c.Verb == game.VerbMove {
			goal = c.At
		}
	}
	part := squarePart(goal)
	if !b.touch(part) {
		t.Fatal("the first touch chooses the goal")
	}
	if q, ok := b.goal(); !ok || q != goal {
		t.Errorf("the goal that is seen is %v, want %v", q, goal)
	}
	if parts, ok := b.compose(button(buttonGo)); !ok || !slices.Equal(parts, []rules.Part{part}) {
		t.Errorf("the main button stands for %v, want the goal", parts)
	}
	if b.touch(part) {
		t.Error("the second touch does not choose the goal")
	}
	if !b.Back() || b.Back() {
		t.Error("what has been touched is let go once")
	}
	b.Choose(table.Choice{Hover: table.Hover{Part: part, Mouse: true}, Changed: table.ChangedHover})
	if b.touch(part) {
		t.Error("the mouse has to press twice")
	}
}

// TestSoldiersAreCounted holds that the main button strikes as many soldiers as are wanted, at first as many as can
// be.
func TestSoldiersAreCounted(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool {
		by, _ := s.Actors().First()
		return s.Phase() == game.PhaseAct && slices.ContainsFunc(s.Legal(by, nil), func(a rules.Action) bool {
			c, _ := game.Fields(a)
			return c.Verb == game.VerbRaze && c.Count > 1
		})
	})
	by := singleActor(t, m)
	b := choosing(t, m, by, desktopView())
	most := game.Choice{}
	for _, c := range b.legal {
		if c.Verb == game.VerbRaze && (most.Count == 0 || c.Group == most.Group) {
			most = c
		}
	}
	at := game.NoSquare
	for q := range game.Square(game.NumSquares) {
		if camp, kind, ok := b.state.Group(q); ok && kind == most.Group && camp != b.state.Camp(by) {
			at = q
		}
	}
	choice := b.choice
	choice.Picked, choice.Next = []rules.Part{squarePart(at)}, []rules.Part{order(game.ButtonRaze)}
	b.Choose(choice)
	for _, step := range []struct {
		press rules.Part
		want  int
	}{{button(buttonMore), most.Count}, {button(buttonFewer), most.Count - 1}, {button(buttonMore), most.Count}} {
		b.touch(step.press)
		parts, ok := b.compose(button(buttonGo))
		if !ok || parts[2] != countPart(step.want) {
			t.Fatalf("the main button stands for %v, want %d soldiers", parts, step.want)
		}
		if err := (game.Game{}).Why(b.state, by, parts); err != nil {
			t.Errorf("%v: %v", parts, err)
		}
	}
}

// TestRefusedShotsAreExplained holds that the line of a shot that cannot be made says why.
func TestRefusedShotsAreExplained(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool {
		h, _, _, _ := s.Active()
		f, _, in := s.Figure(h)
		shot, _ := s.ShotAndBanner()
		return s.Phase() == game.PhaseAct && in && f.Post == game.Fielded && h.Power() == game.PowerShot && !shot
	})
	by := singleActor(t, m)
	b := choosing(t, m, by, desktopView())
	h, _, _, _ := b.state.Active()
	f, _, _ := b.state.Figure(h)
	choice := b.choice
	choice.Picked = []rules.Part{order(game.ButtonShoot)}
	b.Choose(choice)
	for q := range game.Square(game.NumSquares) {
		if q.Void() || q == f.At {
			continue
		}
		part := squarePart(q)
		if at := b.display.heroAt(q); at != game.NoHero {
			part = heroPart(at)
		}
		b.Choose(table.Choice{Hover: table.Hover{Part: part, Mouse: true}, Changed: table.ChangedHover})
		if refused, want := b.shotWords() != "", game.ShotLineRefusal(f.At, q) != nil; refused != want {
			t.Errorf("from %v to %v: the refusal is %q, want one: %v", f.At, q, b.shotWords(), want)
		}
	}
}

func TestOrdersLieInTheirRoom(t *testing.T) {
	for name, v := range stagetest.Views() {
		b := testBoard(playMatch(t, rules.Setup{Seats: 2}, 1, 0), 0, v, store.Normal)
		for n := range 4 {
			for _, most := range []int{0, 3} {
				view := ordersView{words: b.words(), heading: "7 of 9 moves", strikeCount: 2, maxStrikes: most}
				for k := range n {
					view.list[k] = command{part: button(2000 + k), text: "Attack", icon: "sword", first: k == 0}
				}
				tree := widget.Layout(widget.Env{}, b.layout.orders, buildOrders(view), nil)
				about := fmt.Sprintf("%s, %d buttons, %d soldiers", name, n, most)
				if tree.Short && (most == 0 || n <= 2) {
					t.Errorf("%s: there is no room for %s", about, tree.Overflows)
				}
				rooms := map[string]geom.Rect{}
				for _, c := range tree.Controls() {
					rooms[c.Key] = c.Rect
					if r := c.Rect; (r.W < minTarget-0.01 || r.H < minTarget-0.01) && (most == 0 || n <= 2) { // no hero has so many orders against soldiers
						t.Errorf("%s: %s is only %.0f x %.0f", about, c.Key, r.W, r.H)
					}
				}
				if want := n + min(n, 1)*min(most, 1)*2; len(rooms) != want {
					t.Errorf("%s: there are %d, want %d", about, len(rooms), want)
				}
				checkRooms(t, about, b.layout.orders, rooms)
			}
		}
	}
}
