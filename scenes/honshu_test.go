package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// TestHonshuFromTheShelfToTheResult plays whole games as people would: they pick cards and cubes, and press the main
// button. Others at the table are computer players.
func TestHonshuFromTheShelfToTheResult(t *testing.T) {
	for _, tt := range []struct {
		hand    inputMode
		tag     lang.Tag
		choices []string
	}{
		{byTouch, lang.English, []string{"option.selection.1"}},
		{byMouse, lang.French, nil},
		{byKeys, lang.English, []string{"count.more"}},
		{byPad, lang.French, nil},
		{byTouch, lang.French, []string{"seat1.human"}},
		{byMouse, lang.English, []string{"count.less", "count.less", "seat1.human"}},
		{byNames, lang.English, []string{"seat1.human"}},
	} {
		t.Run(fmt.Sprintf("%s %s %v", tt.hand, tt.tag, tt.choices), func(t *testing.T) {
			g := newTestUserIn(t, tt.tag, lateral(), &store.Memory{}, tt.hand)
			g.FinishAnimations()
			g.choose("box.honshu")
			for _, key := range tt.choices {
				g.choose(key)
			}
			g.choose("begin")
			m := g.table().Match()
			g.finishLands()
			if rules.End(m.Game, m.State()) == "" {
				t.Fatalf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
			}
		})
	}
}

// finishLands plays on until the result is shown.
func (g *testUser) finishLands() {
	g.t.Helper()
	m := g.table().Match()
	g.playOut(func(people []rules.Seat) {
		if g.page().Find("button 1000") == nil {
			g.Tick(1)
			return
		}
		s := m.State().(*honshu.State)
		if s.Phase() != honshu.PhaseBuild && s.Phase() != honshu.PhaseContest {
			parts := rules.Parts(m.Game, s, s.Legal(people[0], nil)[0])
			if s.Phase() == honshu.PhaseChoose {
				parts[0] = rules.Part{Kind: rules.PartCard, Index: int32(s.Pair(1)[0])}
			}
			g.choose(parts[0].String())
		}
		before := len(m.Log)
		g.choose(g.honshuMain(s))
		g.FinishAnimations()
		if len(m.Log) == before {
			g.t.Fatalf("the main button plays nothing in the phase %s", s.Phase())
		}
	})
}

// honshuStand is the button that lets a duel stand, where it is not the main button.
var honshuStand = rules.Part{Kind: rules.PartButton, Index: honshu.ButtonStand}.String()

// honshuMain is the button that does what is to be done: the main button, or that which lets a duel stand.
func (g *testUser) honshuMain(s *honshu.State) string {
	if s.Phase() == honshu.PhaseContest && g.page().Find(honshuStand) != nil {
		return honshuStand
	}
	return "button 1000"
}

// TestADoublePressOnTakeDoesNotBuild takes a card with two presses in a row, the second at once, while cards fly, or when
// all rests again. None builds, whatever the window and the device; a press on the button that builds does, without delay.
func TestADoublePressOnTakeDoesNotBuild(t *testing.T) {
	for _, tt := range []struct {
		shape scenestest.Shape
		hand  inputMode
	}{{upright(), byTouch}, {sideways(), byTouch}, {lateral(), byMouse}} {
		for _, apart := range []int{0, 12, 200} { // ticks between the presses
			t.Run(fmt.Sprint(tt.shape.Name, apart), func(t *testing.T) {
				g := newTestUser(t, tt.shape, &store.Memory{}, tt.hand)
				g.FinishAnimations()
				g.choose("box.honshu", "begin")
				m := g.table().Match()
				g.playUntil(honshu.PhaseTake)
				g.choose(rules.Parts(m.Game, m.State(), m.State().Legal(0, nil)[0])[0].String())
				take, before := g.control("button 1000"), len(m.Log)
				press := g.Script.Click
				if tt.hand == byTouch {
					press = g.Script.Tap
				}
				press(take.Rect.Centre())
				g.Script.Wait(apart)
				press(take.Rect.Centre())
				g.run()
				g.playUntil(honshu.PhaseBuild)
				if len(m.Log) == before {
					t.Fatal("no card has been taken")
				}
				for _, mv := range m.Log[before:] {
					if c, _ := honshu.Fields(mv.Do); mv.By == 0 && c.Verb == honshu.VerbBuild {
						t.Fatal("the second press has built")
					}
				}
				build := g.control("button 1000")
				if build.Rect.Overlaps(take.Rect) {
					t.Errorf("%q lies at %v, where %q was: %v", build.Name, build.Rect, take.Name, take.Rect)
				}
				before = len(m.Log)
				g.point("button 1000")
				if len(m.Log) == before || m.Log[before].By != 0 {
					t.Errorf("a press on %q builds nothing", build.Name)
				}
			})
		}
	}
}

// playUntil plays until the first seat has a choice in the phase.
func (g *testUser) playUntil(phase honshu.Phase) {
	g.t.Helper()
	m := g.table().Match()
	for range 500 {
		g.FinishAnimations()
		s := m.State().(*honshu.State)
		button := g.page().Find("button 1000")
		switch legal := s.Legal(0, nil); {
		case button == nil || !s.Actors().Has(0):
			g.Tick(1)
		case s.Phase() == phase && len(legal) > 1: // what is forced plays itself
			return
		case s.Phase() == honshu.PhaseBuild, s.Phase() == honshu.PhaseContest:
			g.choose(g.honshuMain(s))
		default:
			g.choose(rules.Parts(m.Game, s, legal[0])[0].String(), "button 1000")
		}
	}
	g.t.Fatalf("the phase %s does not come", phase)
}

// TestAThumbBuildsACard takes a card and builds it with one thumb on phones: it drags the card from the foot of the land,
// turns it and builds, each by something large enough that does not lie where the card was taken.
func TestAThumbBuildsACard(t *testing.T) {
	const left, right, main, ground = "button 1001", "button 1002", "button 1000", "button 1010"
	for _, shape := range usualPhones() {
		t.Run(shape.Name, func(t *testing.T) {
			g := newTestUser(t, shape, &store.Memory{}, byTouch)
			g.FinishAnimations()
			g.choose("box.honshu", "begin")
			m := g.table().Match()
			g.playUntil(honshu.PhaseTake)
			g.choose(rules.Parts(m.Game, m.State(), m.State().Legal(0, nil)[0])[0].String())
			take := g.control(main).Rect
			g.Script.Tap(take.Centre())
			g.run()
			g.playUntil(honshu.PhaseBuild)
			for n := 0; n < 2000 && m.State().Actors().Len() > 1; n++ { // the others build meanwhile
				g.Tick(1)
			}
			g.FinishAnimations()
			for _, key := range []string{left, right, main} {
				c := g.control(key)
				if min(c.Rect.W, c.Rect.H) < fingertip || c.Rect.Overlaps(take) {
					t.Errorf("%q lies at %v, the card was taken at %v", c.Name, c.Rect, take)
				}
			}
			land := g.control(ground).Rect
			if land.Overlaps(take) {
				t.Errorf("the land lies at %v, the card was taken at %v", land, take)
			}
			corner := g.control("button 1009").Name
			thumb := geom.Pt(land.Right()-4, land.Bottom()-4) // beside everything on the land
			g.Script.Drag(thumb, thumb.Add(geom.Pt(-60, -30)), true)
			g.run()
			dragged := g.control("button 1009").Name
			if dragged == corner {
				t.Errorf("dragged from beside it the card stays: %s", corner)
			}
			g.Script.Tap(g.control(right).Rect.Centre())
			g.run()
			before := len(m.Log)
			for n := 0; n < 40 && len(m.Log) == before; n++ { // to a place where it may be built
				g.Script.Tap(g.control(main).Rect.Centre())
				g.run()
				if len(m.Log) == before {
					way := land.Centre().Sub(g.control("button 1009").Rect.Centre()).Mul(0.5)
					g.Script.Drag(thumb, thumb.Add(way).Add(geom.Pt(float64(n%5)*15-30, float64(n%7)*15-45)), true)
					g.run()
				}
			}
			if len(m.Log) == before {
				t.Fatal("a thumb builds nothing")
			}
			c, _ := honshu.Fields(m.Log[before].Do)
			if c.Verb != honshu.VerbBuild || m.Log[before].By != 0 || c.Place.Turn != 1 {
				t.Errorf("turned once the card is built as %+v", c)
			}
		})
	}
}

// TestAPlaceIsToldAgainstOthersWhereHintsAre lays a card at several places, alone and among people at one device, where a
// hint could tell what is in a hand.
func TestAPlaceIsToldAgainstOthersWhereHintsAre(t *testing.T) {
	for _, people := range []int{1, 3} {
		v := scenestest.New(upright(), lang.English)
		game := scenestest.HonshuGame{Seats: 3, People: people, Until: scenestest.HonshuAt(honshu.PhaseBuild, 7)}
		if err := v.ShowHonshu(game); err != nil {
			t.Fatal(err)
		}
		compared := false
		for _, key := range []string{"button 1002", "button 1002", "button 1002", "button 1002", "button 1004", "button 1003"} {
			if err := v.Press(key); err != nil {
				t.Fatal(err)
			}
			narration := v.Services.Stack.Top().(stage.Narrator).Narrate()
			compared = compared || strings.Contains(strings.Join(narration.Text, " "), " try.")
		}
		if err := v.Press("hint"); err != nil {
			t.Fatal(err)
		}
		v.FinishAnimations()
		refused := v.Services.Stack.Top().(stage.Narrator).Narrate().Message == v.Services.Words.T(lang.TableSecretHint)
		if compared == refused || refused != (people > 1) {
			t.Errorf("%d people: a place is told against others %v, a hint is refused %v", people, compared, refused)
		}
	}
}
