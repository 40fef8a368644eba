package forhonor

import (
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// largeViews are the rooms of phones in which words are wanted twice as large.
func largeViews() (list []stage.View) {
	for _, size := range []geom.Point{{X: 320, Y: 568}, {X: 390, Y: 844}, {X: 568, Y: 320}} {
		v := stage.NewView(size.X, size.Y, 1, geom.Insets{})
		v.Text = 2
		list = append(list, v.For(nil))
	}
	return list
}

// TestSheetsInLargeWordsTellEverything holds that the leaves of a hero's sheet tell all that there is to say about it,
// no more on each than has room, that a button turns them round and that any other touch closes the sheet.
func TestSheetsInLargeWordsTellEverything(t *testing.T) {
	m := oneHero(t, "E9")
	for _, v := range largeViews() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		for h := game.Hero(1); h <= game.NumHeroes; h++ {
			b.openSheet(h)
			p := b.closeupPlan()
			leaves, style := b.factLeaves(p.facts)
			var told, want []string
			for _, leaf := range leaves {
				high := 0.0
				for k, line := range leaf {
					if line.first && k > 0 {
						high += leafGap
					}
					high += canvas.LineHeight(style)
					told = append(told, line.text)
				}
				if high > p.facts.H+0.01 {
					t.Errorf("%v: a leaf about %s is %.0f high in a room of %.0f", v.Safe, h, high, p.facts.H)
				}
			}
			for _, fact := range b.facts(h) {
				want = append(want, fact.Text)
			}
			if got, all := strings.Join(told, " "), strings.Join(want, " "); got != all {
				t.Errorf("%v: of %s is told %q, want %q", v.Safe, h, got, all)
			}
			for k := range leaves {
				if b.sheet.leaf != k {
					t.Errorf("%v: leaf %d of %s is seen, want %d", v.Safe, b.sheet.leaf, h, k)
				}
				b.touchSheet(button(buttonLeaf))
			}
			if b.sheet.leaf != 0 || !b.sheet.open {
				t.Errorf("%v: after the last leaf comes leaf %d, open %v", v.Safe, b.sheet.leaf, b.sheet.open)
			}
			if b.touchSheet(button(buttonClose)); b.sheet.open {
				t.Errorf("%v: the sheet of %s stays open", v.Safe, h)
			}
		}
	}
}

// TestCampsInLargeWordsAreListed holds that the heroes of both camps stand in rows that do not overlap.
func TestCampsInLargeWordsAreListed(t *testing.T) {
	m := oneHero(t, "E9")
	for _, v := range largeViews() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		p := b.campsPlan()
		if !p.listed {
			t.Errorf("%v: heroes stand on cards", v.Safe)
		}
		rooms := map[string]geom.Rect{"head": p.head}
		for camp := range p.cards {
			rooms["camp "+game.Camp(camp).String()] = p.names[camp]
			for k, r := range p.cards[camp] {
				rooms[game.Camp(camp).String()+" "+string(rune('1'+k))] = r
			}
		}
		apart(t, "camps", v.Safe, rooms)
	}
}
