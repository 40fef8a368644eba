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
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// battle shows a match of For Honor from a position on, in which the first seats are people.
func battle(t *testing.T, shape scenestest.Shape, h inputMode, people int, from string) *testUser {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, scenestest.Players(2, people))
	g := newTestUser(t, shape, &store.Memory{}, h)
	g.Services.Settings.Warnings = false
	if err := g.ShowMatch(m); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestForHonorShowsOneRoundOfReturn ends the last activation of a round, and looks at the screen in every tick up to the
// next round, in which a hero gives way to soldiers before the others return: all that time the heroes that are out are
// told to return in the same rounds.
func TestForHonorShowsOneRoundOfReturn(t *testing.T) {
	const from = "3.act zones=--- hero=YU moves=0 razed=0 fought=- " +
		"A: 0.YU@F8/4+ 0.RA@wait+ 0.HA@off+ 0.BW@off+ soldiers=1+,0,0,0 left=0 gained=0 before=0 " +
		"D: 1.BN@M12/4+ 1.VA@off+ 1.JA@exec+ 1.KA@off+ soldiers=0,0,0,0 left=0 gained=0 before=0"
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := battle(t, shape, byTouch, 2, from)
		g.Tap(g.control(rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonDone}.String()))
		narrated := map[string]bool{}
		s := func() *forhonor.State { return g.table().Match().State().(*forhonor.State) }
		for n := range 400 {
			for _, text := range g.Trace().Texts() {
				text = strings.TrimPrefix(text, "back in ")
				narrated[text] = narrated[text] || strings.HasPrefix(text, "round ")
			}
			if g.Tick(1); n > 300 && s().Phase() != forhonor.PhaseShove {
				t.Fatalf("%s: no hero gives way: %s", shape.Name, g.position())
			}
		}
		var rounds []string
		for text, is := range narrated {
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
			case !s.Actors().Has(0) || g.page().Find(orderKeys(s, 0, m.Game)[0]) == nil:
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
		camp := lang.Text("camp", g.Services.Words.Camp(forhonor.Attackers.String(), "within"))
		if want := g.Services.Words.T(lang.ForhonorMessageChoose, camp, lang.Text("name", "Aki")); !g.says(want) {
			t.Errorf("%s: the screen does not say %q but %q", shape.Name, want, g.Trace().Texts())
		}
	}
}

// TestForHonorShootsInTheLesson has the archer of the lesson point at a hero that is out of reach, walk nearer, and then
// shoot: only where somebody is in reach it is asked to shoot, else the walk with the shot after it is shown, and
// afterwards nothing is marked that it could still reach.
func TestForHonorShootsInTheLesson(t *testing.T) {
	l, _ := lessons.Find("forhonor")
	step := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Name == "shoot" })
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := newTestUser(t, shape, &store.Memory{}, byTouch)
		if err := g.Services.Store.SetLesson(l.ID, store.LessonProgress{Step: step}); err != nil {
			t.Fatal(err)
		}
		g.Services.Navigator.Lesson(l.ID)
		g.FinishAnimations()
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
		if g.page().Find(forhonorGoKey) == nil || len(g.trails()) == 0 {
			t.Errorf("%s: the archer who is too far away is shown no way: %q", shape.Name, g.Trace().Texts())
		}
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
		g.FinishAnimations()
		offered(false)
		if g.reachIsMarked() {
			t.Errorf("%s: after the shot it is still marked what the archer can reach", shape.Name)
		}
	}
}

// TestForHonorWalksToFoesInTheLesson touches foes of the lesson twice, as it says: the hero comes near and shoots or
// attacks.
func TestForHonorWalksToFoesInTheLesson(t *testing.T) {
	l, _ := lessons.Find("forhonor")
	for _, tt := range []struct {
		step string
		foe  forhonor.Hero
		done func(*forhonor.State) bool
	}{
		{"shoot", forhonor.Jarl, func(s *forhonor.State) bool { f, _, _ := s.Figure(forhonor.Jarl); return f.Post == forhonor.Waiting }},
		{"gang", forhonor.Jarl, func(s *forhonor.State) bool { f, _, _ := s.Figure(forhonor.Jarl); return f.Post == forhonor.Waiting }},
		{"duel", forhonor.Berserker, func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }},
	} {
		step := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Name == tt.step })
		for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
			g := newTestUser(t, shape, &store.Memory{}, byTouch)
			if err := g.Services.Store.SetLesson(l.ID, store.LessonProgress{Step: step}); err != nil {
				t.Fatal(err)
			}
			g.Services.Navigator.Lesson(l.ID)
			g.FinishAnimations()
			g.choose(heroKey(tt.foe), heroKey(tt.foe))
			s := func() *forhonor.State { return g.table().Match().State().(*forhonor.State) }
			if !tt.done(s()) {
				t.Errorf("%s, %s: two touches lead to %s", tt.step, shape.Name, g.position())
			}
			if tt.step == "duel" {
				continue // which goes on with cards
			}
			for n := 0; n < 40 && g.control("lesson.text").Name != g.Services.Words.LessonDone("forhonor", tt.step); n++ {
				g.FinishAnimations()
			}
			g.reads(g.Services.Words.LessonDone("forhonor", tt.step))
		}
	}
}

// reachIsMarked reports whether it is drawn what a hero can reach, in the colour of who plays or of others.
func (g *testUser) reachIsMarked() bool {
	const own, others = 0.17, 0.2 // of the washes over the squares
	washes := []string{fmt.Sprint(struct{ c color.Color }{sprites.Paper2.Alpha(own)}), fmt.Sprint(struct{ c color.Color }{sprites.Paper2.Alpha(others)})}
	return slices.ContainsFunc(g.Trace().Strokes, func(s canvas.Stroke) bool { return slices.Contains(washes, fmt.Sprint(s.Key)) })
}

// TestForHonorHasNoEmptyPlate holds that over the button that activates the hero that has been touched lies no plate
// without a word.
func TestForHonorHasNoEmptyPlate(t *testing.T) {
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

// Keys of the buttons of For Honor that show the whole battlefield and do what is shown.
const (
	forhonorWholeKey = "button 1002"
	forhonorGoKey    = "button 1000"
)

// shotFrom is a position in which a Yumi on the battlefield may shoot at a Jarl.
const shotFrom = "4.act zones=AD- hero=YU moves=0 razed=0 fought=- " +
	"A: 0.YU@E7/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.BN@M12/4 1.VA@off 1.JA@E10/4 1.KA@off soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// largerPhones are the phones on which every target is as large as a finger, upright and held sideways.
func largerPhones() []scenestest.Shape {
	return slices.DeleteFunc(usualPhones(), func(s scenestest.Shape) bool { return s.Name == "small" })
}

// isZoomed reports whether a part of the battlefield is out of sight.
func (g *testUser) isZoomed() bool {
	ground := g.page().Find("button 1003")
	return ground != nil && !ground.Rect.Empty()
}

// TestForHonorZoomsInBeforeASmallSquareIsPressed touches squares and a target on the whole battlefield: they come near,
// below the finger, before anything is done about them.
func TestForHonorZoomsInBeforeASmallSquareIsPressed(t *testing.T) {
	square, _ := forhonor.ParseSquare("B4")
	goal := rules.Part{Kind: rules.PartCell, Index: int32(square)}.String()
	jarl := rules.Part{Kind: rules.PartPiece, Index: int32(forhonor.Jarl)}.String()
	shoot := rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonShoot}.String()
	for _, shape := range largerPhones() {
		for _, tt := range []struct {
			about  string
			before []string
			key    string
		}{
			{"a goal", nil, goal},
			{"a goal that has been looked at", []string{goal}, goal},
			{"a target", nil, jarl},
			{"a target that has been chosen", []string{jarl}, jarl},
			{"a target that is asked for", []string{shoot}, jarl},
		} {
			g := battle(t, shape, byTouch, 2, shotFrom)
			g.choose(tt.before...)
			if g.isZoomed() {
				g.choose(forhonorWholeKey)
			}
			before := len(g.table().Match().Log)
			least := func() float64 {
				r, scale := g.control(tt.key).Rect, g.App.View().Scale
				return min(r.W, r.H) * scale
			}
			if least() >= 44 {
				t.Fatalf("%s: on the whole battlefield %s is large", shape.Name, tt.about)
			}
			at := g.control(tt.key).Rect.Centre()
			g.choose(tt.key)
			switch {
			case len(g.table().Match().Log) > before:
				t.Errorf("%s: a press of %s, which is small, does something", shape.Name, tt.about)
			case least() < 44:
				t.Errorf("%s: after a press %s is %.0f pixels large", shape.Name, tt.about, least())
			case g.control(tt.key).Rect.Centre().Sub(at).Len() > 60:
				t.Errorf("%s: %s moves from %v to %v below the finger", shape.Name, tt.about, at, g.control(tt.key).Rect)
			}
			if g.choose(tt.key); g.page().Find(forhonorGoKey) != nil {
				g.choose(forhonorGoKey)
			}
			if g.page().Find(shoot) != nil && len(g.table().Match().Log) == before {
				g.choose(shoot)
			}
			if len(g.table().Match().Log) == before {
				t.Errorf("%s: %s cannot be pressed after that", shape.Name, tt.about)
			}
		}
	}
}

// TestForHonorTargetsAreLargeEnoughForAFinger looks at every screen of For Honor on phones. The squares of the whole
// battlefield come near when they are pressed, and at the edges of a part of it some are cut off.
func TestForHonorTargetsAreLargeEnoughForAFinger(t *testing.T) {
	const least = 43.9
	for _, s := range scenestest.Screens() {
		if !strings.HasPrefix(s.Name, "forhonor-") || slices.ContainsFunc([]string{"setup", "book", "result", "shelf", "replay", "recap", "menu", "sides", "heroes", "waiting", "blow", "camps", "kept"},
			func(word string) bool { return strings.Contains(s.Name, word) }) {
			continue // what all games have in common
		}
		for _, shape := range largerPhones() {
			v := showInLargeText(t, s, shape, lang.English, 100)
			measure := func() (cell string, largest float64) {
				scale := v.App.View().Scale
				for _, c := range v.Controls() {
					size := min(c.Rect.W, c.Rect.H) * scale
					p, part := c.Of.(rules.Part)
					switch {
					case c.Rect.Empty() || c.Role == ui.RoleText:
					case part && (p.Kind == rules.PartCell || p.Kind == rules.PartPiece):
						cell, largest = c.Key, max(largest, size)
					case size < least:
						t.Errorf("%s %s: %s %q is only %.0f x %.0f", s.Name, shape.Name, c.Key, c.Name, c.Rect.W*scale, c.Rect.H*scale)
					}
				}
				return cell, largest
			}
			cell, largest := measure()
			for range 2 { // all of it is seen until it is wanted nearly; the first press takes away what is seen large
				if cell == "" || largest >= least || v.Services.Stack.Top().(stage.Paged).Page().Find(forhonorWholeKey) == nil {
					break
				}
				if err := v.Press(forhonorWholeKey); err != nil {
					t.Fatal(err)
				}
				v.FinishAnimations()
				cell, largest = measure()
			}
			if cell != "" && largest < least {
				t.Errorf("%s %s: squares are only %.0f large", s.Name, shape.Name, largest)
			}
		}
	}
}

// TestForHonorInLargeWordsNamesEveryHero holds that on a phone held upright the cards of both camps have names, also
// where words are larger, and that a hint is at hand.
func TestForHonorInLargeWordsNamesEveryHero(t *testing.T) {
	s := screensNamed(t, scenestest.Screens(), "forhonor-reach")[0]
	for _, percent := range []int{100, 150} {
		for _, tag := range lang.Tags() {
			v := showInLargeText(t, s, upright(), tag, percent)
			texts := v.Trace().Texts()
			for _, h := range []string{"BN", "JU", "HA", "NA", "AR", "RA", "JA", "BE"} {
				if name := lang.For(tag).HeroName(h); !slices.Contains(texts, name) {
					t.Errorf("%s, %d %%: nothing is called %q: %q", tag, percent, name, texts)
				}
			}
			if !slices.ContainsFunc(v.Controls(), func(c *ui.Control) bool { return c.Key == "hint" }) {
				t.Errorf("%s, %d %%: no hint is at hand", tag, percent)
			}
		}
	}
}

// TestForHonorShowsFacesOnTheWholeBattlefield holds that heroes can be told apart there, in larger words too.
func TestForHonorShowsFacesOnTheWholeBattlefield(t *testing.T) {
	s := screensNamed(t, scenestest.Screens(), "forhonor-whole")[0]
	for _, shape := range largerPhones() {
		for _, percent := range []int{100, 150} {
			for _, stroke := range showInLargeText(t, s, shape, lang.English, percent).Trace().Strokes {
				if strings.Contains(fmt.Sprintf("%T %v", stroke.Key, stroke.Key), "Spot") {
					t.Errorf("%s, %d %%: a hero or a soldier is a spot at %v", shape.Name, percent, stroke.Box)
				}
				if _, spot := stroke.Key.(forhonorsprites.HeroSpot); spot {
					t.Errorf("%s, %d %%: a hero is a spot at %v", shape.Name, percent, stroke.Box)
				}
			}
		}
	}
}
