package scenes_test

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/sprites"
)

// battle shows a match of For Honor from a position on, in which the first seats are people.
func battle(t *testing.T, shape scenestest.Shape, h hand, people int, from string) *guest {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, scenestest.Players(2, people))
	g := newGuest(t, shape, &store.Memory{}, h)
	g.Services.Settings.Warnings = false
	if err := g.ShowForHonorMatch(m); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestForHonorTellsOneRoundOfReturn ends the last activation of a round, and looks at the screen in every tick up to the
// next round, in which a hero gives way to soldiers before the others return: all that time the heroes that are out are
// told to return in the same rounds.
func TestForHonorTellsOneRoundOfReturn(t *testing.T) {
	const from = "3.act zones=--- hero=YU moves=0 razed=0 fought=- " +
		"A: 0.YU@F8/4+ 0.RA@wait+ 0.HA@off+ 0.BW@off+ soldiers=1+,0,0,0 left=0 gained=0 before=0 " +
		"D: 1.BN@M12/4+ 1.VA@off+ 1.JA@exec+ 1.KA@off+ soldiers=0,0,0,0 left=0 gained=0 before=0"
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := battle(t, shape, byTouch, 2, from)
		g.Tap(g.control(rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonDone}.String()))
		told := map[string]bool{}
		s := func() *forhonor.State { return g.table().Match().State().(*forhonor.State) }
		for n := range 400 {
			for _, text := range g.Trace().Texts() {
				told[text] = told[text] || strings.HasPrefix(text, "round ")
			}
			if g.Tick(1); n > 300 && s().Phase() != forhonor.PhaseShove {
				t.Fatalf("%s: no hero gives way: %s", shape.Name, g.position())
			}
		}
		var rounds []string
		for text, is := range told {
			if is {
				rounds = append(rounds, text)
			}
		}
		if slices.Sort(rounds); !slices.Equal(rounds, []string{"round 4", "round 5"}) {
			t.Errorf("%s: the heroes that return in rounds 4 and 5 are told %q", shape.Name, rounds)
		}
	}
}

// TestForHonorAsksForAHeroAfterADuel fights to the end of an activation: when a captain is to choose the next hero, that
// is said, and no longer how the duel has ended.
func TestForHonorAsksForAHeroAfterADuel(t *testing.T) {
	const from = "3.act zones=--- hero=KA moves=0 razed=0 fought=- " +
		"A: 0.KA@E9/5+ 0.RA@B7/4 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.NA@E10/1+ 1.VA@off+ 1.JA@off+ 1.YU@off+ soldiers=0,0,0,0 left=0 gained=0 before=0"
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := battle(t, shape, byTouch, 1, from)
		m := g.table().Match()
		duels := 0
		for n := 0; ; n++ {
			s := m.State().(*forhonor.State)
			if s.Phase() == forhonor.PhaseCall {
				break
			}
			if n > 5000 {
				t.Fatalf("%s: the activation does not end at %s", shape.Name, g.position())
			}
			done := rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonDone}.String()
			switch {
			case duels > 0 && s.Phase() == forhonor.PhaseAct && g.page().Find(done) != nil:
				g.choose(done)
			case !s.Actors().Has(0) || g.page().Find(orders(s, 0, m.Game)[0]) == nil:
				g.Tick(1)
			default:
				if s.Phase() == forhonor.PhaseCombat {
					duels++
				}
				g.order(s, 0)
			}
		}
		g.Tick(600) // the night lifts
		if duels == 0 {
			t.Errorf("%s: there was no duel", shape.Name)
		}
		if want := g.Services.Words.T(lang.ForhonorSayChoose, lang.Text("name", "Aki")); !g.says(want) {
			t.Errorf("%s: the screen does not say %q but %q", shape.Name, want, g.Trace().Texts())
		}
	}
}

// TestForHonorShootsInTheLesson has the archer of the lesson point at a hero that is out of reach, and then shoot: only
// where somebody is in reach it is asked to shoot, the refusal speaks of the shot, and afterwards nothing is marked that
// it could still reach.
func TestForHonorShootsInTheLesson(t *testing.T) {
	l, _ := lessons.Find("forhonor")
	step := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Name == "shoot" })
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := newGuest(t, shape, &store.Memory{}, byTouch)
		if err := g.Services.Store.SetLesson(l.ID, store.LessonProgress{Step: step}); err != nil {
			t.Fatal(err)
		}
		g.Services.Doors.Lesson(l.ID)
		g.Settle()
		part := func(kind rules.PartKind, index int32) string { return rules.Part{Kind: kind, Index: index}.String() }
		jarl, shoot := part(rules.PartPiece, int32(forhonor.Jarl)), part(rules.PartButton, forhonor.ButtonShoot)
		offered := func(want bool) {
			t.Helper()
			if is := g.page().Find(shoot) != nil; is != want {
				t.Errorf("%s: with a shot possible %v it is offered: %v", shape.Name, want, is)
			}
		}
		offered(false)
		g.choose(jarl)
		g.point(jarl)
		if !g.says(g.Services.Words.Refusal("forhonor", &rules.Error{Code: forhonor.CodeNoLine})) {
			t.Errorf("%s: the archer who is too far away is told %q", shape.Name, g.Trace().Texts())
		}
		g.Settle()
		if !g.reachIsMarked() {
			t.Errorf("%s: it is not marked what the archer can reach", shape.Name)
		}
		q, _ := forhonor.ParseSquare("E3")
		for range 2 { // looked at, and gone to
			g.choose(part(rules.PartCell, int32(q)))
		}
		offered(true)
		g.choose(jarl, shoot)
		if f, _, _ := g.table().Match().State().(*forhonor.State).Figure(forhonor.Jarl); f.Post == forhonor.Fielded {
			t.Fatalf("%s: the shot is not made at %s", shape.Name, g.position())
		}
		g.Settle()
		offered(false)
		if g.reachIsMarked() {
			t.Errorf("%s: after the shot it is still marked what the archer can reach", shape.Name)
		}
	}
}

// reachIsMarked reports whether a line is drawn round what a hero can reach, in the colour of who plays or of others.
func (g *guest) reachIsMarked() bool {
	const washed = 0.2
	own, others := fmt.Sprint(struct{ c color.Color }{sprites.Shu}), fmt.Sprint(struct{ c color.Color }{sprites.Paper2.Alpha(washed)})
	return slices.ContainsFunc(g.Trace().Strokes, func(s canvas.Stroke) bool {
		key := fmt.Sprint(s.Key)
		return key == own && min(s.Box.W, s.Box.H) < 3 && max(s.Box.W, s.Box.H) > 40 || key == others
	})
}

// TestForHonorHasNoEmptySlip holds that over the button that activates the hero that has been touched lies no slip
// without a word.
func TestForHonorHasNoEmptySlip(t *testing.T) {
	const from = "2.call zones=--- call=A A: 0.KA@E9/5 0.RA@B7/4 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.NA@E10/1 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0"
	g := battle(t, lateral(), byTouch, 2, from)
	g.choose(rules.Part{Kind: rules.PartButton, Index: 1200 + int32(forhonor.Raider)}.String())
	at := g.control("button 1000").Rect
	above := geom.R(at.X, at.Y-60, at.W, 56)
	for _, s := range g.Trace().Strokes {
		if s.Box.W <= 1.2*at.W && s.Box.Overlaps(above) {
			t.Errorf("over the button lies %v at %v", s.Key, s.Box)
		}
	}
}
