package book

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// windows are the sizes the book is held against.
var windows = [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {768, 1024}, {390, 844}, {320, 568}, {844, 390}, {568, 320}}

// baseScene is a scene for the book to lie on.
type baseScene struct{ returns int }

func (*baseScene) Arrange(stage.View)  {}
func (*baseScene) Update(*input.Frame) {}
func (*baseScene) Draw(*canvas.Canvas) {}
func (*baseScene) Stale() bool         { return false }
func (b *baseScene) Return()           { b.returns++ }
func view(size [2]float64) stage.View  { return stage.NewView(size[0], size[1], 1, geom.Insets{}) }

// openBook returns a book in a program of its own, and what it lies on.
func openBook(tag lang.Tag, skin lang.Skin, size [2]float64, still bool) (*Book, *stage.Services, *baseScene) {
	return openGameBook("yokai", tag, skin, size, still)
}

// openGameBook is opened with the book of any game.
func openGameBook(game string, tag lang.Tag, skin lang.Skin, size [2]float64, still bool) (*Book, *stage.Services, *baseScene) {
	svc := &stage.Services{
		Words: lang.For(tag), Settings: store.DefaultSettings(), Store: store.Open(&store.Memory{}, games.Find),
		Sound: &audio.Recorder{}, Stack: &stage.Stack{},
	}
	svc.Settings.ReducedMotion = still
	svc.Stack.SetStill(true)
	ground := &baseScene{}
	svc.Stack.Push(ground)
	svc.Stack.Arrange(view(size))
	b := New(svc, game, nil, skin).(*Book)
	svc.Stack.Push(b)
	return b, svc, ground
}

func run(svc *stage.Services, s *input.Script) {
	for !s.IsDone() {
		svc.Stack.Update(s.Poll(1))
	}
}

// editions are the books in all their looks.
var editions = []struct {
	game string
	skin lang.Skin
}{{"yokai", lang.Spirits}, {"yokai", lang.Animals}, {"homeworlds", ""}, {"honshu", ""}, {"forhonor", ""}}

// forEachBook calls f with a book for every game, language, skin and window.
func forEachBook(t *testing.T, f func(t *testing.T, b *Book)) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, e := range editions {
			for _, size := range windows {
				t.Run(fmt.Sprintf("%s/%s %s/%vx%v", tag, e.game, e.skin, size[0], size[1]), func(t *testing.T) {
					b, _, _ := openGameBook(e.game, tag, e.skin, size, true)
					f(t, b)
				})
			}
		}
	}
}

func TestNothingIsClippedOrOverlaps(t *testing.T) {
	forEachBook(t, func(t *testing.T, b *Book) {
		for n := range b.text.pages {
			b.open(n)
			checkPage(t, b)
		}
	})
}

// checkPage holds what stands on the open page against its room.
func checkPage(t *testing.T, b *Book) {
	t.Helper()
	const least = 110.0 // height of a figure; a card among others can be enlarged
	tree := b.host.Tree()
	if len(tree.Overflows) > 0 {
		t.Errorf("page %d: %v have no room", b.pageIndex, tree.Overflows)
	}
	for _, p := range b.text.pages[b.pageIndex].parts {
		heights := []float64{least}
		switch p := p.(type) {
		case figureRow:
			heights = p.pictures
		case besideFigure:
			heights[0] = p.picture
		case cardRows:
			heights[0] += p.width - galleryMin
		}
		if slices.Min(heights) < least {
			t.Errorf("page %d: a figure is only %v high", b.pageIndex, slices.Min(heights))
		}
	}
	room := tree.Slot(pageSlot)
	var before []*ui.Control
	for _, c := range tree.Controls() {
		if !strings.HasPrefix(c.Key, "text.") && !strings.HasPrefix(c.Key, "card.") {
			continue
		}
		if !c.Rect.Within(room) {
			t.Errorf("page %d: %q lies at %v, outside of %v", b.pageIndex, c.Name, c.Rect, room)
		}
		for _, o := range before {
			if c.Rect.Inset(0.01).Overlaps(o.Rect) {
				t.Errorf("page %d: %q at %v overlaps %q at %v", b.pageIndex, c.Name, c.Rect, o.Name, o.Rect)
			}
		}
		before = append(before, c)
	}
}

// TestTheBookFitsWithLargeWords opens every page of every book with words at twice their size.
func TestTheBookFitsWithLargeWords(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, e := range editions {
			for _, size := range windows {
				t.Run(fmt.Sprintf("%s/%s %s/%vx%v", tag, e.game, e.skin, size[0], size[1]), func(t *testing.T) {
					b, _, _ := openGameBook(e.game, tag, e.skin, size, true)
					b.Arrange(viewWithText(size, 2, b))
					for n := range b.text.pages {
						b.open(n)
						if o := b.host.Tree().Overflows; len(o) > 0 {
							t.Errorf("page %d: %v have no room", n, o)
						}
					}
				})
			}
		}
	}
}

func TestControlsAreLargeEnoughAndApart(t *testing.T) {
	forEachBook(t, func(t *testing.T, b *Book) {
		for n := range b.text.pages {
			b.open(n)
			var targets []*ui.Control
			for _, c := range b.host.Page.Controls() {
				if !c.Rect.Within(b.view.Safe) {
					t.Errorf("page %d: %s lies at %v, outside of the window", n, c.Key, c.Rect)
				}
				if c.Role != ui.RoleText {
					targets = append(targets, c)
				}
			}
			for k, c := range targets {
				if least := 36.0; c.Rect.W < least || c.Rect.H < least {
					t.Errorf("page %d: %s is %v x %v", n, c.Key, c.Rect.W, c.Rect.H)
				}
				for _, o := range targets[:k] {
					if c.Rect.Inset(0.01).Overlaps(o.Rect) {
						t.Errorf("page %d: %s and %s overlap", n, c.Key, o.Key)
					}
				}
			}
		}
	})
}

// TestNoWordIsLost compares what the pages show with what the chapters say.
func TestNoWordIsLost(t *testing.T) {
	forEachBook(t, func(t *testing.T, b *Book) {
		squeeze := func(text string) string { return strings.Join(strings.Fields(text), "") }
		for k, ch := range b.text.chapters {
			content, figures := "", 0
			for _, l := range b.text.pages {
				if l.chapter != k {
					continue
				}
				for _, p := range l.parts {
					switch p := p.(type) {
					case passage:
						content += strings.Join(p.lines, " ") + " "
					case figureRow:
						for _, one := range p.figures {
							content += one.text + " "
						}
						figures += len(p.figures)
					case besideFigure:
						content += p.text + " "
						figures++
					case cardRows:
						for _, card := range p.cards {
							content += card.Name
						}
					}
				}
			}
			want := 0
			for _, block := range ch.Blocks {
				texts := []string{block.Text}
				if block.Figure != nil {
					texts = []string{block.Figure.Caption}
					want++
				}
				for _, card := range block.Cards {
					texts = append(texts, card.Name)
				}
				for _, text := range texts {
					if n := strings.Count(squeeze(content), squeeze(text)); n == 0 || n > 1 && len(text) > len("Province A1") {
						t.Errorf("%s: %q is shown %d times, want it once and whole", ch.Title, text, n)
					}
				}
			}
			if figures != want {
				t.Errorf("%s: %d figures are shown, want %d", ch.Title, figures, want)
			}
		}
	})
}

func TestChaptersAreListedAndLeadToTheirPage(t *testing.T) {
	for _, e := range editions {
		for _, size := range windows {
			b, svc, _ := openGameBook(e.game, lang.French, e.skin, size, true)
			click := func(c *ui.Control) {
				s := &input.Script{}
				s.Click(c.Rect.Centre())
				run(svc, s)
			}
			for k, ch := range b.text.chapters {
				if c := b.host.Page.Find(keyContents); c != nil {
					click(c)
				}
				key := fmt.Sprintf("chapter.%d", k)
				for b.host.Page.Find(key) == nil && b.text.pages[b.pageIndex].chapter == contents {
					click(b.host.Page.Find(keyNext))
				}
				c := b.host.Page.Find(key)
				if c == nil {
					t.Fatalf("%s %v: chapter %d is not listed", e.game, size, k)
				}
				if c.Name != ch.Title {
					t.Errorf("%s %v: chapter %d is called %q, want %q", e.game, size, k, c.Name, ch.Title)
				}
				click(c)
				if l := b.text.pages[b.pageIndex]; l.chapter != k || b.pageIndex > 0 && b.text.pages[b.pageIndex-1].chapter == k {
					t.Errorf("%s %v: chapter %d leads to page %d of chapter %d", e.game, size, k, b.pageIndex, l.chapter)
				}
			}
		}
	}
}

// TestTitlesFitTheList holds the lines of every list of chapters against the room that they have.
func TestTitlesFitTheList(t *testing.T) {
	forEachBook(t, func(t *testing.T, b *Book) {
		for n := range b.text.pages {
			b.open(n)
			for _, c := range b.host.Page.Controls() {
				if !strings.HasPrefix(c.Key, "chapter.") {
					continue
				}
				width := c.Rect.W - titleEdge - titleAfter
				style := b.text.rowStyle(width, c.Rect.H-plateEdge)
				style.Spread = letters.Emphasis
				lines := letters.Wrap(style, c.Name, width)
				if h := float64(len(lines)) * canvas.LineHeight(style); h > c.Rect.H {
					t.Errorf("page %d: %q needs a height of %v, there is %v", n, c.Name, h, c.Rect.H)
				}
				if tag := b.text.words.Tag(); tag != lang.Pseudo && strings.Join(lines, " ") != c.Name {
					t.Errorf("page %d: a word of %q is broken: %q", n, c.Name, lines)
				}
			}
		}
	})
}

func TestNamesFollowTheSkin(t *testing.T) {
	for skin, want := range map[lang.Skin]string{lang.Spirits: "Tanuki", lang.Animals: "Giraffe"} {
		b, _, _ := openBook(lang.English, skin, windows[0], true)
		b.open(b.text.first(1))
		c, trace := canvas.NewTrace(1280, 800, 1)
		b.Draw(c)
		if !slices.ContainsFunc(trace.Texts(), func(text string) bool { return strings.Contains(text, want) }) {
			t.Errorf("with the skin %s nobody speaks of the %s", skin, want)
		}
	}
}

func TestAGameWithoutABookHasATitle(t *testing.T) {
	b, svc, _ := openBook(lang.English, lang.Spirits, windows[0], true)
	svc.Stack.Pop()
	none := New(b.services, "toys", nil, "").(*Book)
	svc.Stack.Push(none)
	s := &input.Script{}
	s.Press(input.Right)
	run(svc, s)
	c, trace := canvas.NewTrace(1280, 800, 1)
	none.Draw(c)
	if !slices.Contains(trace.Texts(), "toys") {
		t.Errorf("the title is not shown: %q", trace.Texts())
	}
}

func TestAShortParagraphGoesWithItsPictures(t *testing.T) {
	b, _, _ := openGameBook("honshu", lang.English, "", windows[0], true)
	const lead = "Second: a lake of the new card may not be covered."
	for _, l := range b.text.pages {
		for k, p := range l.parts {
			if p, ok := p.(passage); !ok || p.text != lead {
				continue
			}
			if k+1 == len(l.parts) {
				t.Errorf("%q ends its page, its pictures stand on the next", lead)
			}
			return
		}
	}
	t.Errorf("%q stands nowhere", lead)
}

// TestPagesEndWithParagraphs holds that in usual windows no page ends in the midst of a paragraph, or with the words
// that announce the next one.
func TestPagesEndWithParagraphs(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, e := range editions {
			for _, size := range [][2]float64{{1280, 800}, {390, 844}, {844, 390}} {
				b, _, _ := openGameBook(e.game, tag, e.skin, size, true)
				for n := range b.text.pages {
					parts := b.text.pages[n].parts
					if len(parts) == 0 {
						continue
					}
					if p, ok := parts[len(parts)-1].(passage); ok && (strings.Join(p.lines, " ") != p.text || strings.HasSuffix(p.text, ":")) {
						t.Errorf("%s %s %v: page %d ends with %q", tag, e.game, size, n, p.lines)
					}
				}
			}
		}
	}
}
