package scenes_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
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
