package book

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// galleries calls f with the book of Honshū opened at each page that shows cards.
func galleries(t *testing.T, tag lang.Tag, size [2]float64, f func(b *Book, svc *stage.Services)) {
	t.Helper()
	galleriesOf(t, "honshu", tag, size, f)
}

// galleriesOf is galleries for any game.
func galleriesOf(t *testing.T, game string, tag lang.Tag, size [2]float64, f func(b *Book, svc *stage.Services)) {
	t.Helper()
	b, svc, _ := openGameBook(game, tag, "", size, true)
	for n, l := range b.text.pages {
		if l.cards() > 0 {
			b.open(n)
			f(b, svc)
		}
	}
}

func TestEveryCardStandsInTheGallery(t *testing.T) {
	for _, size := range windows {
		visible := map[string]bool{}
		galleries(t, lang.French, size, func(b *Book, _ *stage.Services) {
			for _, c := range b.host.Page.Controls() {
				if code, ok := strings.CutPrefix(c.Key, "card."); ok {
					if visible[code] {
						t.Errorf("%v: card %s stands there twice", size, code)
					}
					visible[code] = true
					if c.Name == "" || strings.Count(c.Value, ";") != 2 {
						t.Errorf("%v: card %s is called %q, %q", size, code, c.Name, c.Value)
					}
				}
			}
		})
		if len(visible) != 60+12 {
			t.Errorf("%v: %d cards stand in the gallery, want 72", size, len(visible))
		}
	}
}

func TestCardsComeFewAtATimeAndThenRest(t *testing.T) {
	galleries(t, lang.English, windows[0], func(b *Book, svc *stage.Services) {
		cards := b.text.pages[b.pageIndex].cards()
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
			svc.Stack.Update(&input.Frame{})
		}
		svc.Stack.Update(&input.Frame{})
		c, _ := canvas.NewTrace(1280, 800, 1)
		b.Draw(c)
		if b.Stale() {
			t.Error("all cards are seen, and the page does not rest")
		}
	})
}

func TestACardIsSeenLargeAndPagedThrough(t *testing.T) {
	b, svc, _ := openGameBook("honshu", lang.English, "", windows[4], true)
	b.open(b.text.first(len(b.text.chapters) - 2))
	for b.host.Page.Find("card.16") == nil {
		b.open(b.pageIndex + 1)
	}
	tap := func(at geom.Point) {
		s := &input.Script{}
		s.Tap(at)
		run(svc, s)
	}
	tap(b.host.Page.Find("card.16").Rect.Centre())
	u, ok := svc.Stack.Top().(*closeup)
	if !ok {
		t.Fatal("a touched card is not seen large")
	}
	if got := u.Page().Find("title").Name; got != "Card 16" {
		t.Errorf("%q is seen, want Card 16", got)
	}
	if got := u.cardStatements()[0].text; got != "town · fish factory, 3 points" {
		t.Errorf("its first row is told as %q", got)
	}
	for _, step := range []struct {
		do   func(s *input.Script)
		want string
	}{
		{func(s *input.Script) { s.Press(input.Right) }, "17"},
		{func(s *input.Script) { s.Tap(u.Page().Find(keyNext).Rect.Centre()) }, "18"},
		{func(s *input.Script) { s.Press(input.Left) }, "17"},
		{func(s *input.Script) { s.Tap(u.Page().Find(keyPrevious).Rect.Centre()) }, "16"},
	} {
		s := &input.Script{}
		step.do(s)
		run(svc, s)
		if got := u.cards[u.index].Code; got != step.want {
			t.Errorf("card %s is seen, want %s", got, step.want)
		}
	}
	for range 80 {
		u.step(1)
	}
	if got := u.cards[u.index].Code; got != "60" || !u.Page().Find(keyNext).Off {
		t.Errorf("the last card is %s", got)
	}
	for name, leave := range map[string]func(){
		"key":     func() { s := &input.Script{}; s.Press(input.Back); run(svc, s) },
		"button":  func() { tap(svc.Stack.Top().(*closeup).Page().Find(keyClose).Rect.Centre()) },
		"outside": func() { tap(geom.Pt(3, 3)) },
	} {
		if svc.Stack.Top() == stage.Scene(b) {
			b.enlarge(lang.Card{Code: "1"})
		}
		leave()
		if svc.Stack.Top() != stage.Scene(b) {
			t.Errorf("by %s the card is not put away", name)
		}
	}
}

func TestNothingIsClippedInTheCloseup(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, size := range windows {
			t.Run(fmt.Sprintf("%s/%vx%v", tag, size[0], size[1]), func(t *testing.T) {
				for _, game := range []string{"honshu", "forhonor"} {
					b, _, _ := openGameBook(game, tag, "", size, true)
					for _, ch := range b.text.chapters {
						for _, block := range ch.Blocks {
							for _, card := range block.Cards {
								u := newCloseup(b.services, game, block.Cards, card.Code)
								u.Arrange(view(size))
								checkCloseup(t, u, card, 80)
								if tag != lang.Pseudo {
									u.Arrange(viewWithText(size, 2, u))
									checkCloseup(t, u, card, 70)
								}
							}
						}
					}
				}
			})
		}
	}
}

// checkCloseup holds the closeup of a card against its panel; least is the breadth of the picture.
func checkCloseup(t *testing.T, u *closeup, card lang.Card, least float64) {
	t.Helper()
	tree := u.Tree()
	panel, picture := tree.Slot(widget.PanelSlot), tree.Slot(cardSlot)
	if picture.W < least || !picture.Within(panel) || !panel.Within(u.View().Safe) {
		t.Errorf("%s: the picture lies at %v of %v", card.Name, picture, panel)
	}
	if len(tree.Overflows) > 0 {
		t.Errorf("%s: %v have no room", card.Name, tree.Overflows)
	}
	rects := []geom.Rect{picture}
	for _, c := range u.Page().Controls() {
		for _, r := range rects {
			if c.Rect.Inset(0.01).Overlaps(r) {
				t.Errorf("%s: %s at %v overlaps %v", card.Name, c.Key, c.Rect, r)
			}
		}
		if !c.Rect.Within(panel) {
			t.Errorf("%s: %s lies at %v, outside of %v", card.Name, c.Key, c.Rect, panel)
		}
		rects = append(rects, c.Rect)
	}
}

func TestTheCloseupIsDrawn(t *testing.T) {
	b, _, _ := openGameBook("honshu", lang.English, "", windows[0], true)
	b.open(b.text.first(len(b.text.chapters) - 1))
	b.enlarge(lang.Card{Code: "B4"})
	c, trace := canvas.NewTrace(1280, 800, 1)
	u := b.services.Stack.Top().(*closeup)
	u.Draw(c)
	if u.Stale() {
		t.Error("nothing moves, and it wants to be drawn again")
	}
	if !strings.Contains(strings.Join(trace.Texts(), "\n"), "Province B4") {
		t.Errorf("the name is not drawn: %q", trace.Texts())
	}
}

// TestEveryHeroStandsInTheGallery holds the gallery of heroes against the rules, and what is said of each against its
// source.
func TestEveryHeroStandsInTheGallery(t *testing.T) {
	for _, size := range windows {
		visible := map[string]bool{}
		galleriesOf(t, "forhonor", lang.English, size, func(b *Book, _ *stage.Services) {
			for _, c := range b.host.Page.Controls() {
				if code, ok := strings.CutPrefix(c.Key, "card."); ok {
					visible[code] = true
					if c.Name == code || strings.Count(c.Value, ";") < 4 {
						t.Errorf("%v: %s is called %q, %q", size, code, c.Name, c.Value)
					}
				}
			}
		})
		for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
			if !visible[h.String()] {
				t.Errorf("%v: %s does not stand in the gallery", size, h)
			}
		}
	}
	b, _, _ := openGameBook("forhonor", lang.English, "", windows[0], true)
	lines := cardStatements(b.text.words, "forhonor", "RA")
	if want := "Vikings · vanguard · RA"; lines[0].text != want || lines[0].source != lang.SourceNone {
		t.Errorf("the Raider is told as %+v, want %q first", lines[0], want)
	}
	if lines[1].source != lang.SourceSheet || lines[len(lines)-1].source != lang.SourceDesign {
		t.Errorf("the sources of what is told of the Raider: %+v", lines)
	}
}

// TestSignsOfSourceStandBeforeTheirParagraphs compares the pages with the chapters: every statement has its sign,
// once, on the page.
func TestSignsOfSourceStandBeforeTheirParagraphs(t *testing.T) {
	for _, e := range editions {
		for _, size := range windows {
			b, _, _ := openGameBook(e.game, lang.French, e.skin, size, true)
			have, want := map[string]lang.Source{}, map[string]lang.Source{}
			add := func(s statement) {
				if _, twice := have[s.text]; twice && s.source != lang.SourceNone {
					t.Errorf("%s %v: %q has two signs", e.game, size, s.text)
				}
				if s.source != lang.SourceNone {
					have[s.text] = s.source
				}
			}
			for _, l := range b.text.pages {
				for _, p := range l.parts {
					switch p := p.(type) {
					case passage:
						if p.from == 0 {
							add(p.statement)
						}
						if p.source != lang.SourceNone && p.indent < sourceIndent {
							t.Errorf("%s %v: the sign of %q stands beside the page", e.game, size, p.text)
						}
					case figureRow:
						for _, one := range p.figures {
							add(one.statement)
						}
					case besideFigure:
						add(p.statement)
					}
				}
			}
			for _, ch := range b.text.chapters {
				for _, block := range ch.Blocks {
					text := block.Text
					if block.Figure != nil {
						text = block.Figure.Caption
					}
					if block.Source != lang.SourceNone {
						want[text] = block.Source
					}
				}
			}
			if !maps.Equal(have, want) {
				t.Errorf("%s %v: %d signs are shown, want %d", e.game, size, len(have), len(want))
			}
		}
	}
}

// signNames are what the French books call the signs of source where they say what the signs mean.
var signNames = map[lang.Source]string{lang.SourceSheet: "une feuille", lang.SourceRuling: "une balance", lang.SourceDesign: "un toit"}

// legendOf reports whether a paragraph of a French book says what the sign of a source means.
func legendOf(b *Book, o lang.Source) bool {
	for _, ch := range b.text.chapters {
		for _, block := range ch.Blocks {
			if block.Source == o && strings.HasPrefix(strings.ToLower(block.Text), signNames[o]) {
				return true
			}
		}
	}
	return false
}

// TestTheSignsOfSourceHaveAKey holds that a page says what each sign means, and that the contents do too where they
// have room.
func TestTheSignsOfSourceHaveAKey(t *testing.T) {
	for _, e := range editions {
		for _, size := range windows {
			b, _, _ := openGameBook(e.game, lang.French, e.skin, size, true)
			explained := map[string]bool{}
			for n := range b.text.pages {
				if b.text.pages[n].chapter != contents && n > 0 {
					break
				}
				b.open(n)
				for _, c := range b.host.Page.Controls() {
					explained[c.Name] = true
				}
			}
			for o := lang.SourceSheet; o.Valid(); o++ {
				if legendOf(b, o) != b.text.hasSource(o) {
					t.Errorf("%s: %q has a sign: %v, and a page tells what it means: %v", e.game, b.text.words.Source(o), b.text.hasSource(o), legendOf(b, o))
				}
				if roomy := size == windows[0] || size[0] == 390; roomy && explained[b.text.words.Source(o)] != b.text.hasSource(o) {
					t.Errorf("%s %v: %q has a sign: %v, and the contents explain it: %v", e.game, size, b.text.words.Source(o), b.text.hasSource(o), explained[b.text.words.Source(o)])
				}
			}
		}
	}
}

// wordSizes returns in which sizes the lines of the scene's statements are written, in logical units.
func wordSizes(v stage.View, scene stage.Scene, names ...string) []float64 {
	c, trace := canvas.NewTrace(v.Area.W, v.Area.H, 1)
	scene.Draw(c)
	var sizes []float64
	for _, s := range trace.Strokes {
		if line, ok := s.Text(); ok && slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, line) }) {
			sizes = append(sizes, s.Style().Size)
		}
	}
	return sizes
}

// statements returns the names of the controls that are statements.
func statements(p *ui.Page) (names []string) {
	for _, c := range p.Controls() {
		if strings.HasPrefix(c.Key, "text.") {
			names = append(names, c.Name)
		}
	}
	return names
}

func TestTheCloseupStaysWhileItIsPagedThrough(t *testing.T) {
	for _, game := range []string{"honshu", "forhonor"} {
		b, _, _ := openGameBook(game, lang.French, "", windows[0], true)
		for _, ch := range b.text.chapters {
			for _, block := range ch.Blocks {
				if len(block.Cards) == 0 {
					continue
				}
				u := newCloseup(b.services, game, block.Cards, block.Cards[0].Code)
				u.Arrange(view(windows[0]))
				panel := u.Tree().Slot(widget.PanelSlot)
				for range block.Cards {
					u.step(1)
					if now := u.Tree().Slot(widget.PanelSlot); now != panel {
						t.Errorf("%s: at %s the panel lies at %v, was at %v", game, u.cards[u.index].Name, now, panel)
					}
					if sizes := wordSizes(u.View(), u, statements(u.Page())...); slices.Min(sizes) < 16 {
						t.Errorf("%s: words about %s are %v high", game, u.cards[u.index].Name, slices.Min(sizes))
					}
				}
			}
		}
	}
}
