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
		{byTouch, lang.English, []string{"option.selection.1"}},
		{byMouse, lang.French, nil},
		{byKeys, lang.English, []string{"count.more", "seat1.level.less", "seat2.level.less"}},
		{byPad, lang.French, []string{"seat1.level.less"}},
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

// TestADoublePressOnTakeDoesNotBuild takes a card with two presses in a row, of which the second meets the button that
// builds in the same place: by a finger on a phone, with and without movement, quickly and once the card flies.
func TestADoublePressOnTakeDoesNotBuild(t *testing.T) {
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, still := range []bool{false, true} {
			for _, apart := range []int{0, 12, 40} { // ticks between the presses
				if still && apart == 40 {
					continue // the button that builds has been seen by then
				}
				t.Run(fmt.Sprint(shape.Name, still, apart), func(t *testing.T) {
					g := newGuest(t, shape, &store.Memory{}, byTouch)
					g.Services.Settings.ReducedMotion = still
					g.Services.Changed()
					g.Settle()
					g.choose("box.honshu", "begin")
					m := g.table().Match()
					for g.phase(0) != honshu.PhaseTake || len(m.State().Legal(0, nil)) < 2 { // what is forced plays itself
						if phase := g.phase(0); phase == 0 {
							g.Tick(1)
						} else if g.Settle(); g.phase(0) == phase && (phase != honshu.PhaseTake || len(m.State().Legal(0, nil)) > 1) {
							if phase != honshu.PhaseBuild {
								g.choose(rules.Parts(m.Game, m.State(), m.State().Legal(0, nil)[0])[0].String())
							}
							g.choose("button 1000")
						}
					}
					g.Settle()
					g.choose(rules.Parts(m.Game, m.State(), m.State().Legal(0, nil)[0])[0].String())
					take, before := g.control("button 1000"), len(m.Log)
					g.Script.Tap(take.Rect.Centre())
					g.Script.Wait(apart)
					g.Script.Tap(take.Rect.Centre())
					g.Settle()
					g.Settle()
					for _, mv := range m.Log[before:] {
						if c, _ := honshu.Fields(mv.Do); mv.By == 0 && c.Verb == honshu.VerbBuild {
							t.Fatal("the second press has built")
						}
					}
					for n := 0; n < 3000 && g.phase(0) != honshu.PhaseBuild; n++ {
						g.Tick(1)
					}
					g.Settle()
					if now := g.control("button 1000"); now.Rect != take.Rect || now.Name == take.Name {
						t.Fatalf("%q follows on %q at %v, want another button in its place", now.Name, take.Name, now.Rect)
					}
					before = len(m.Log)
					g.choose("button 1000")
					if mv := m.Log[before]; mv.By != 0 {
						t.Errorf("a press on the button that builds has %v played", mv)
					}
				})
			}
		}
	}
}

// phase returns the phase in which the seat is to choose, 0 while it is not.
func (g *guest) phase(seat rules.Seat) honshu.Phase {
	s := g.table().Match().State().(*honshu.State)
	if !s.Actors().Has(seat) || g.page().Find("button 1000") == nil {
		return 0
	}
	return s.Phase()
}
