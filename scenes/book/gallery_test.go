package book

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/sprites/letters"
)

// galleries calls f with the book of Honshū opened at each leaf that shows cards.
func galleries(t *testing.T, tag lang.Tag, size [2]float64, f func(b *Book, h *stage.House)) {
	t.Helper()
	galleriesOf(t, "honshu", tag, size, f)
}

// galleriesOf is galleries for any game.
func galleriesOf(t *testing.T, game string, tag lang.Tag, size [2]float64, f func(b *Book, h *stage.House)) {
	t.Helper()
	b, h, _ := openedAt(game, tag, "", size, true)
	for n, l := range b.leaves {
		if len(l.items) > 0 && l.items[len(l.items)-1].card != nil {
			b.open(n)
			f(b, h)
		}
	}
}

func TestEveryCardStandsInTheGallery(t *testing.T) {
	for _, size := range windows {
		shown := map[string]bool{}
		galleries(t, lang.French, size, func(b *Book, _ *stage.House) {
			for _, c := range b.page.Controls() {
				if code, ok := strings.CutPrefix(c.Key, "card."); ok {
					if shown[code] {
						t.Errorf("%v: card %s stands there twice", size, code)
					}
					shown[code] = true
					if c.Name == "" || strings.Count(c.Value, ";") != 2 {
						t.Errorf("%v: card %s is called %q, %q", size, code, c.Name, c.Value)
					}
				}
			}
		})
		if len(shown) != 60+12 {
			t.Errorf("%v: %d cards stand in the gallery, want 72", size, len(shown))
		}
	}
}

func TestCardsComeFewAtATimeAndThenRest(t *testing.T) {
	galleries(t, lang.English, windows[0], func(b *Book, h *stage.House) {
		cards := 0
		for _, i := range b.leaves[b.at].items {
			if i.card != nil {
				cards++
			}
		}
		before := 0
		for tick := 0; before < cards; tick++ {
			c, trace := canvas.NewTrace(1280, 800, 1)
			b.Draw(c)
			seen := 0
			for _, s := range trace.Strokes {
				if key, ok := s.Key.(string); ok && strings.HasPrefix(key, "cards") {
					seen++
				}
			}
			if seen < before || seen > before+2 || tick > cards {
				t.Fatalf("after %d ticks %d of %d cards are seen, a tick before %d", tick, seen, cards, before)
			}
			before = seen
			h.Stack.Update(&input.Frame{})
		}
		h.Stack.Update(&input.Frame{})
		c, _ := canvas.NewTrace(1280, 800, 1)
		b.Draw(c)
		if b.Stale() {
			t.Error("all cards are seen, and the leaf does not rest")
		}
	})
}

func TestACardIsSeenLargeAndLeafedThrough(t *testing.T) {
	b, h, _ := openedAt("honshu", lang.English, "", windows[4], true)
	b.open(b.first(len(b.chapters) - 2))
	for b.page.Find("card.16") == nil {
		b.open(b.at + 1)
	}
	tap := func(at geom.Point) {
		s := &input.Script{}
		s.Tap(at)
		run(h, s)
	}
	tap(b.page.Find("card.16").Rect.Centre())
	u, ok := h.Stack.Top().(*closeup)
	if !ok {
		t.Fatal("a touched card is not seen large")
	}
	if got := u.page.Find("title").Name; got != "Card 16" {
		t.Errorf("%q is seen, want Card 16", got)
	}
	if got := u.words()[0].text; got != "town · fish factory, 3 points" {
		t.Errorf("its first row is told as %q", got)
	}
	for _, step := range []struct {
		do   func(s *input.Script)
		want string
	}{
		{func(s *input.Script) { s.Press(input.Right) }, "17"},
		{func(s *input.Script) { s.Tap(u.page.Find(keyNext).Rect.Centre()) }, "18"},
		{func(s *input.Script) { s.Press(input.Left) }, "17"},
		{func(s *input.Script) { s.Tap(u.page.Find(keyPrevious).Rect.Centre()) }, "16"},
	} {
		s := &input.Script{}
		step.do(s)
		run(h, s)
		if got := u.cards[u.at].Code; got != step.want {
			t.Errorf("card %s is seen, want %s", got, step.want)
		}
	}
	for range 80 {
		u.step(1)
	}
	if got := u.cards[u.at].Code; got != "60" || !u.page.Find(keyNext).Off {
		t.Errorf("the last card is %s", got)
	}
	for name, leave := range map[string]func(){
		"key":     func() { s := &input.Script{}; s.Press(input.Back); run(h, s) },
		"button":  func() { tap(h.Stack.Top().(*closeup).page.Find(keyClose).Rect.Centre()) },
		"outside": func() { tap(geom.Pt(3, 3)) },
	} {
		if h.Stack.Top() == stage.Scene(b) {
			b.enlarge(lang.Card{Code: "1"})
		}
		leave()
		if h.Stack.Top() != stage.Scene(b) {
			t.Errorf("by %s the card is not put away", name)
		}
	}
}

func TestNothingIsClippedInTheCloseup(t *testing.T) {
	for _, tag := range []lang.Tag{lang.English, lang.French, lang.Pseudo} {
		for _, size := range windows {
			t.Run(fmt.Sprintf("%s/%vx%v", tag, size[0], size[1]), func(t *testing.T) {
				for _, game := range []string{"honshu", "forhonor"} {
					b, _, _ := openedAt(game, tag, "", size, true)
					for _, ch := range b.chapters {
						for _, block := range ch.Blocks {
							for _, card := range block.Cards {
								u := newCloseup(b.house, game, block.Cards, card.Code)
								u.Arrange(view(size))
								checkCloseup(t, u, card)
							}
						}
					}
				}
			})
		}
	}
}

func checkCloseup(t *testing.T, u *closeup, card lang.Card) {
	t.Helper()
	const least = 80.0 // breadth of the picture
	if u.picture.W < least || !u.picture.Within(u.panel) || !u.panel.Within(u.view.Safe) {
		t.Errorf("%s: the picture lies at %v of %v", card.Name, u.picture, u.panel)
	}
	rects := []geom.Rect{u.picture}
	for _, c := range u.page.Controls() {
		for _, r := range rects {
			if c.Rect.Inset(0.01).Overlaps(r) {
				t.Errorf("%s: %s at %v overlaps %v", card.Name, c.Key, c.Rect, r)
			}
		}
		if !c.Rect.Within(u.panel) {
			t.Errorf("%s: %s lies at %v, outside of %v", card.Name, c.Key, c.Rect, u.panel)
		}
		rects = append(rects, c.Rect)
	}
	for _, row := range u.rows {
		if least := 12.0; row.style.Size < least && u.house.Words.Tag() != lang.Pseudo {
			t.Errorf("%s: the words are written %v high, want %v at least", card.Name, row.style.Size, least)
		}
		for _, line := range letters.Wrap(row.style, row.text, row.at.W) {
			if w := letters.Measure(row.style, line); w > row.at.W+0.5 {
				t.Errorf("%s: %q is %v wide, there is room for %v", card.Name, line, w, row.at.W)
			}
		}
	}
}

func TestTheCloseupIsDrawn(t *testing.T) {
	b, _, _ := openedAt("honshu", lang.English, "", windows[0], true)
	b.open(b.first(len(b.chapters) - 1))
	b.enlarge(lang.Card{Code: "B4"})
	c, trace := canvas.NewTrace(1280, 800, 1)
	u := b.house.Stack.Top().(*closeup)
	u.Draw(c)
	if u.Stale() {
		t.Error("nothing moves, and it wants to be drawn again")
	}
	if !strings.Contains(strings.Join(trace.Texts(), "\n"), "Province B4") {
		t.Errorf("the name is not drawn: %q", trace.Texts())
	}
}

// TestEveryHeroStandsInTheGallery holds the gallery of heroes against the rules, and what is told of each against its
// origin.
func TestEveryHeroStandsInTheGallery(t *testing.T) {
	for _, size := range windows {
		shown := map[string]bool{}
		galleriesOf(t, "forhonor", lang.English, size, func(b *Book, _ *stage.House) {
			for _, c := range b.page.Controls() {
				if code, ok := strings.CutPrefix(c.Key, "card."); ok {
					shown[code] = true
					if c.Name == code || strings.Count(c.Value, ";") < 4 {
						t.Errorf("%v: %s is called %q, %q", size, code, c.Name, c.Value)
					}
				}
			}
		})
		for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
			if !shown[h.String()] {
				t.Errorf("%v: %s does not stand in the gallery", size, h)
			}
		}
	}
	b, _, _ := openedAt("forhonor", lang.English, "", windows[0], true)
	lines := printed(b.words, "forhonor", "RA")
	if want := "Vikings · vanguard · RA"; lines[0].text != want || lines[0].origin != lang.OriginNone {
		t.Errorf("the Raider is told as %+v, want %q first", lines[0], want)
	}
	if lines[1].origin != lang.OriginSheet || lines[len(lines)-1].origin != lang.OriginDesign {
		t.Errorf("the origins of what is told of the Raider: %+v", lines)
	}
}

// TestSignsOfOriginStandBeforeTheirParagraphs compares the leaves with the chapters: every statement has its sign,
// once, on the page.
func TestSignsOfOriginStandBeforeTheirParagraphs(t *testing.T) {
	for _, e := range editions {
		for _, size := range windows {
			b, _, _ := openedAt(e.game, lang.French, e.skin, size, true)
			have, want := map[string]lang.Origin{}, map[string]lang.Origin{}
			for _, l := range b.leaves {
				for _, i := range l.items {
					if i.origin == lang.OriginNone {
						continue
					}
					if _, twice := have[i.text]; twice {
						t.Errorf("%s %v: %q has two signs", e.game, size, i.text)
					}
					have[i.text] = i.origin
					if i.at.X-originIndent < b.plan.room.X-0.01 {
						t.Errorf("%s %v: the sign of %q stands beside the page", e.game, size, i.text)
					}
				}
			}
			for _, ch := range b.chapters {
				for _, block := range ch.Blocks {
					text := block.Text
					if block.Figure != nil {
						text = block.Figure.Caption
					}
					if block.Origin != lang.OriginNone {
						want[text] = block.Origin
					}
				}
			}
			if !maps.Equal(have, want) {
				t.Errorf("%s %v: %d signs are shown, want %d", e.game, size, len(have), len(want))
			}
		}
	}
}

// signNames are what the French books call the signs of origin where they tell what the signs mean.
var signNames = map[lang.Origin]string{lang.OriginSheet: "une feuille", lang.OriginRuling: "une balance", lang.OriginDesign: "un toit"}

// legendOf reports whether a paragraph of a French book tells what the sign of an origin means.
func legendOf(b *Book, o lang.Origin) bool {
	for _, ch := range b.chapters {
		for _, block := range ch.Blocks {
			if block.Origin == o && strings.HasPrefix(strings.ToLower(block.Text), signNames[o]) {
				return true
			}
		}
	}
	return false
}

// TestTheSignsOfOriginHaveAKey holds that a page tells what each sign means, and that the contents do too where they
// have room.
func TestTheSignsOfOriginHaveAKey(t *testing.T) {
	for _, e := range editions {
		for _, size := range windows {
			b, _, _ := openedAt(e.game, lang.French, e.skin, size, true)
			explained := map[string]bool{}
			for n := range b.leaves {
				if b.leaves[n].chapter != contents && n > 0 {
					break
				}
				b.open(n)
				for _, c := range b.page.Controls() {
					explained[c.Name] = true
				}
			}
			for o := lang.OriginSheet; o.Valid(); o++ {
				if legendOf(b, o) != tellsOf(b.chapters, o) {
					t.Errorf("%s: %q has a sign: %v, and a page tells what it means: %v", e.game, b.words.Origin(o), tellsOf(b.chapters, o), legendOf(b, o))
				}
				if roomy := size == windows[0] || size[0] == 390; roomy && explained[b.words.Origin(o)] != tellsOf(b.chapters, o) {
					t.Errorf("%s %v: %q has a sign: %v, and the contents explain it: %v", e.game, size, b.words.Origin(o), tellsOf(b.chapters, o), explained[b.words.Origin(o)])
				}
			}
		}
	}
}

func TestTheCloseupStaysWhileItIsLeafedThrough(t *testing.T) {
	for _, game := range []string{"honshu", "forhonor"} {
		b, _, _ := openedAt(game, lang.French, "", windows[0], true)
		for _, ch := range b.chapters {
			for _, block := range ch.Blocks {
				if len(block.Cards) == 0 {
					continue
				}
				u := newCloseup(b.house, game, block.Cards, block.Cards[0].Code)
				u.Arrange(view(windows[0]))
				panel := u.panel
				for range block.Cards {
					if u.step(1); u.panel != panel {
						t.Errorf("%s: at %s the panel lies at %v, was at %v", game, u.cards[u.at].Name, u.panel, panel)
					}
					for _, row := range u.rows {
						if row.style.Size < 16 || !row.at.Within(u.panel.Inset(closeupEdge-0.01)) {
							t.Errorf("%s: %q lies at %v, %v high", game, row.text, row.at, row.style.Size)
						}
					}
				}
			}
		}
	}
}
