package forhonor

import (
	"slices"
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/ui"
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

// TestPanelsInLargeWordsShowEverything holds that the pages of a hero's panel tell all that there is to say about it,
// that each has room, that a button turns them round and that any other touch closes the panel.
func TestPanelsInLargeWordsShowEverything(t *testing.T) {
	m := oneHero(t, "E9")
	for _, v := range largeViews() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		for h := game.Hero(1); h <= game.NumHeroes; h++ {
			b.openPanel(h)
			first := linesOf(b)
			var pages [][]string
			for turned := 0; ; turned++ {
				tree := b.top().Tree()
				if len(tree.Overflows) > 0 {
					t.Errorf("%v: page %d of %s has no room for %s", v.Safe, turned, h, tree.Overflows)
				}
				lines := linesOf(b)
				if turned > 0 && slices.Equal(lines, first) {
					break
				}
				pages = append(pages, lines)
				if !slices.ContainsFunc(tree.Controls(), func(c *ui.Control) bool { return c.Of == button(buttonPage) }) {
					break
				}
				if b.touch(button(buttonPage)); turned > 20 {
					t.Fatalf("%v: the pages of %s do not come round", v.Safe, h)
				}
			}
			texts := ""
			for _, page := range pages {
				for _, line := range page {
					head := len(pages) > 1 && slices.Contains(pages[0], line) && slices.Contains(pages[1], line)
					if number := strings.Contains(line, "/"); !head && !number {
						texts += " " + line
					}
				}
			}
			model := b.overlayState.hero.Model()
			for _, fact := range model.facts() {
				if !strings.Contains(texts, fact.Text) {
					t.Errorf("%v: of %s is not told %q", v.Safe, h, fact.Text)
				}
			}
			if b.touch(button(buttonClose)); b.top() != nil {
				t.Errorf("%v: the panel of %s stays open", v.Safe, h)
			}
		}
	}
}

// linesOf returns the lines of the overlay on top.
func linesOf(b *Board) (lines []string) {
	c, trace := canvas.NewTrace(b.view.Area.W, b.view.Area.H, b.view.Scale)
	b.top().Tree().Draw(c, nil)
	for _, s := range trace.Strokes {
		if text, ok := s.Text(); ok {
			lines = append(lines, text)
		}
	}
	return lines
}

// TestPanelsHaveRoom holds that nothing of a panel is cut off, in every window, language and size of words.
func TestPanelsHaveRoom(t *testing.T) {
	m := oneHero(t, "E9")
	for name, v := range stagetest.Views() {
		for _, size := range []float64{1, 2} {
			for _, tag := range lang.Tags() {
				v := v
				v.Text = size
				v = v.For(nil)
				b := testBoard(m, 0, v, store.Off)
				b.services.Words = lang.For(tag)
				b.show(m.State().View(0))
				check := func(what string) {
					if over := b.top().Tree().Overflows; len(over) > 0 {
						t.Errorf("%s, %s, words %v times as large: %s has no room for %s", name, tag, size, what, over)
					}
				}
				for h := game.Hero(1); h <= game.NumHeroes; h++ {
					b.openPanel(h)
					check(h.String())
				}
				b.openScore()
				check("score")
				b.touch(button(buttonPage))
				if b.top() != nil {
					check("score on its second page")
				}
			}
		}
	}
}
