package scenes_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// TestHonshuFromTheShelfToTheResult plays whole games as people would: they pick cards and cubes, and press the main
// button. Others at the table are computer players.
func TestHonshuFromTheShelfToTheResult(t *testing.T) {
	for _, tt := range []struct {
		hand    hand
		tag     lang.Tag
		choices []string
	}{
		{byTouch, lang.English, []string{"option.selection.1", "seat1.level.more"}},
		{byMouse, lang.French, nil},
		{byKeys, lang.English, []string{"count.more"}},
		{byPad, lang.French, nil},
		{byTouch, lang.French, []string{"seat1.human"}},
		{byMouse, lang.English, []string{"count.less", "count.less", "seat1.human"}},
		{byNames, lang.English, []string{"seat1.human"}},
	} {
		t.Run(fmt.Sprintf("%s %s %v", tt.hand, tt.tag, tt.choices), func(t *testing.T) {
			g := newGuestIn(t, tt.tag, lateral(), &store.Memory{}, tt.hand)
			g.Settle()
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
func (g *guest) finishLands() {
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
		g.choose("button 1000")
		g.Settle()
		if len(m.Log) == before {
			g.t.Fatalf("the main button plays nothing in the phase %s", s.Phase())
		}
	})
}

// TestADoublePressOnTakeDoesNotBuild takes a card with two presses in a row, the second at once, while cards fly, or when
// all rests again. None builds, whatever the window and the device; a press on the button that builds does, without delay.
func TestADoublePressOnTakeDoesNotBuild(t *testing.T) {
	for _, tt := range []struct {
		shape scenestest.Shape
		hand  hand
	}{{upright(), byTouch}, {sideways(), byTouch}, {lateral(), byMouse}} {
		for _, apart := range []int{0, 12, 200} { // ticks between the presses
			t.Run(fmt.Sprint(tt.shape.Name, apart), func(t *testing.T) {
				g := newGuest(t, tt.shape, &store.Memory{}, tt.hand)
				g.Settle()
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
func (g *guest) playUntil(phase honshu.Phase) {
	g.t.Helper()
	m := g.table().Match()
	for range 500 {
		g.Settle()
		s := m.State().(*honshu.State)
		button := g.page().Find("button 1000")
		switch legal := s.Legal(0, nil); {
		case button == nil || !s.Actors().Has(0):
			g.Tick(1)
		case s.Phase() == phase && len(legal) > 1: // what is forced plays itself
			return
		case s.Phase() == honshu.PhaseBuild:
			g.choose("button 1000")
		default:
			g.choose(rules.Parts(m.Game, s, legal[0])[0].String(), "button 1000")
		}
	}
	g.t.Fatalf("the phase %s does not come", phase)
}
