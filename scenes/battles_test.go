package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestBattlesFromTheShelfToTheResult plays whole battles as people would, with computer players as foes and as
// team-mates.
func TestBattlesFromTheShelfToTheResult(t *testing.T) {
	for _, tt := range []struct {
		hand    inputMode
		tag     lang.Tag
		seats   int
		choices []string
	}{
		{byMouse, lang.English, 2, nil},
		{byTouch, lang.French, 2, []string{"seat1.human", "option.order.1"}},
		{byTouch, lang.English, 3, []string{"seat2.side", "option.draft.2"}},
		{byMouse, lang.French, 4, []string{"seat2.human", "option.order.1", "option.centre.1"}},
		{byMouse, lang.English, 6, nil},
		{byPad, lang.English, 2, nil},
		{byTouch, lang.French, 8, []string{"seat1.human", "seat2.human"}},
	} {
		t.Run(fmt.Sprintf("%d %s %s %v", tt.seats, tt.hand, tt.tag, tt.choices), func(t *testing.T) {
			g := newTestUserIn(t, tt.tag, lateral(), &store.Memory{}, tt.hand)
			g.Services.Settings.ReducedMotion = true
			g.FinishAnimations()
			g.choose("box.forhonor")
			for range tt.seats - 2 {
				g.choose("count.more")
			}
			for _, key := range tt.choices {
				if err := g.Seek(key); err != nil {
					t.Fatal(err)
				}
			}
			g.choose("begin")
			m := g.table().Match()
			if m.State().Seats() != tt.seats {
				t.Fatalf("%d seats play, want %d", m.State().Seats(), tt.seats)
			}
			g.finishBattle()
			if rules.End(m.Game, m.State()) == "" {
				t.Fatalf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
			}
			if g.page().Find("loss") != nil { // who plays alone is led to the replay by the mistake
				g.choose("loss")
			} else {
				g.choose("analysis")
			}
			g.choose("forward", "forward")
		})
	}
}

// TestABattleByNamesAlone plays the last rounds of a battle, with its duels, as a screen reader plays.
func TestABattleByNamesAlone(t *testing.T) {
	m, err := scenestest.ForHonorGame{Seats: 2, People: 1, Until: scenestest.ForHonorAt(0, forhonor.PhaseAct, 5, scenestest.HasFreshHero)}.Match()
	if err != nil {
		t.Fatal(err)
	}
	g := newTestUser(t, lateral(), &store.Memory{}, byNames)
	g.Services.Settings.ReducedMotion = true
	if err := g.ShowMatch(m); err != nil {
		t.Fatal(err)
	}
	g.finishBattle()
}

// finishBattle plays on until the result is shown.
func (g *testUser) finishBattle() {
	g.t.Helper()
	m := g.table().Match()
	g.playOut(func(people []rules.Seat) {
		s, person := m.State().(*forhonor.State), people[0]
		if g.page().Find(orderKeys(s, person, m.Game)[0]) == nil {
			person = people[len(people)-1] // who holds the device goes on
		}
		g.order(s, person)
	})
}

// playOut plays on until the result is shown. Where people are to choose and all is at rest, play does something for
// one of them.
func (g *testUser) playOut(play func(people []rules.Seat)) {
	g.t.Helper()
	const most = 400_000 // ticks
	m := g.table().Match()
	players := table.Players(m)
	for range most {
		if _, over := g.top().(*result.Result); over {
			return
		}
		if open := g.page().Find("open"); open != nil && open.Hold != nil {
			g.FinishAnimations()
			open.Hold.OnDone() // the cover slides open for the person it names
			g.FinishAnimations()
			continue
		}
		s := m.State()
		var people []rules.Seat
		for seat := range s.Actors().All() {
			if seat != rules.Nature && players[seat].Bot == "" {
				people = append(people, seat)
			}
		}
		if len(people) == 0 {
			g.Tick(1)
			continue
		}
		g.FinishAnimations() // a press while things move only ends the movement
		if m.State() == s && g.page().Find("open") == nil {
			play(people)
		}
	}
	g.t.Fatalf("no result after %d ticks and %d moves, at %s", most, len(m.Log), g.position())
}

// order points at what leads to an action of the person, and at the button that does it.
func (g *testUser) order(s *forhonor.State, by rules.Seat) {
	g.t.Helper()
	m := g.table().Match()
	before := len(m.Log)
	keys := orderKeys(s, by, g.table().Match().Game)
	keys = append(keys, "button 1000", "button 1100", "anyway")
	for range 2 { // the first press may end the movement of a round
		for _, key := range keys {
			if g.page().Find(key) == nil {
				continue
			}
			g.choose(key)
			if len(m.Log) > before {
				return
			}
		}
	}
	g.t.Fatalf("%v lead to nothing; there are %v, at %s; told is %q", keys, g.keys(), g.position(), g.Trace().Texts())
}

// orderKeys returns the keys of what the person points at: it fights where it can, else it goes on.
func orderKeys(s *forhonor.State, by rules.Seat, game rules.Game) []string {
	legal := s.Legal(by, nil)
	verbs := []forhonor.Verb{
		forhonor.VerbAttack, forhonor.VerbRaze, forhonor.VerbShoot, forhonor.VerbBanner, forhonor.VerbMove, forhonor.VerbDone,
	}
	if s.MovesLeft() < 3 {
		verbs = slices.DeleteFunc(verbs, func(v forhonor.Verb) bool { return v == forhonor.VerbMove })
	}
	a := legal[(7*s.Round()+len(legal)/2)%len(legal)]
	for _, verb := range slices.Backward(verbs) {
		for k, other := range legal {
			if c, _ := forhonor.Fields(other); c.Verb == verb && (verb != forhonor.VerbMove || k >= len(legal)/2) {
				a = other
			}
		}
	}
	c, _ := forhonor.Fields(a)
	switch c.Verb {
	case forhonor.VerbAct:
		return []string{rules.Part{Kind: rules.PartButton, Index: 1200 + int32(c.Hero)}.String()} // its card
	case forhonor.VerbRaze:
		for q := range forhonor.Square(forhonor.NumSquares) {
			camp, group, ok := s.Group(q)
			if ok && camp != s.Camp(by) && group == c.Group {
				return []string{rules.Part{Kind: rules.PartCell, Index: int32(q)}.String()}
			}
		}
	}
	var keys []string
	for _, part := range rules.Parts(game, s, a) {
		keys = append(keys, part.String())
	}
	return keys
}

// TestAHintInEveryPhaseOfABattle asks for a hint wherever a person chooses.
func TestAHintInEveryPhaseOfABattle(t *testing.T) {
	fixed := map[string]string{forhonor.OptOrder: "fixed"}
	for _, tt := range []struct {
		phase forhonor.Phase
		round int
		opts  map[string]string
	}{
		{forhonor.PhasePick, 0, nil}, {forhonor.PhaseLine, 0, fixed}, {forhonor.PhaseCall, 2, nil}, {forhonor.PhaseAct, 2, nil}, {forhonor.PhaseCombat, 1, nil},
	} {
		m, err := scenestest.ForHonorGame{Seats: 2, People: 1, Options: tt.opts, Until: scenestest.ForHonorAt(0, tt.phase, tt.round, nil)}.Match()
		if err != nil {
			t.Fatal(err)
		}
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		if err := g.ShowMatch(m); err != nil {
			t.Fatal(err)
		}
		g.sounds.Take()
		before := g.table().Narrate().Message
		g.strike(input.Hint)
		for n := 0; n < 3000 && !contains(g.sounds.Take(), audio.Hint); n++ {
			g.Tick(1)
			if n == 2999 {
				t.Errorf("%s: no hint is heard", tt.phase)
			}
		}
		if text := g.table().Narrate().Message; text == "" || text == before || !strings.Contains(text, ": ") || !g.says(text) {
			t.Errorf("%s: the hint is not told: %q, only %q", tt.phase, text, g.Trace().Texts())
		}
	}
}
