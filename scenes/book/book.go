// Package book shows the rules of a game as a bound book on the veranda: chapters with a list of them, pages that are
// turned by buttons, keys, wheel or a swipe, and figures drawn with real pieces in the skin that is being played.
//
// The words are those of scenes/lang, the figures are drawn by the package diagram. Text is never scrolled: what does
// not fit on a page goes on on the next one. A sign before each statement tells where it comes from. It imports the
// small rooms of scenes, the rules of games through diagram, and sprites.
package book

import (
	"engawa/audio"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Times and ways of turning a page.
const (
	turnMS    = 180
	turnSlide = 28.0 // how far the new page slides in, in logical units
	swipe     = 48.0 // how far a finger must go
)

// Book is the scene.
type Book struct {
	house   *stage.House
	game    string
	options map[string]string // what is agreed: the edition gives the title
	skin    lang.Skin

	view     stage.View
	words    *lang.Catalog
	plan     plan
	chapters []lang.Page
	leaves   []leaf
	at       int // the leaf that is open

	page    ui.Page
	dealt   int     // cards of the open leaf that are seen already
	slide   float64 // how much of the turn is still to come, 1 to 0; below zero for turning back
	turn    anim.Step
	fingers map[int]geom.Point
	stale   bool
}

// New returns the book of a game, with the title of the edition whose rules the options choose and the names and pieces
// of the skin. A game without a book has only its title.
func New(h *stage.House, game string, options map[string]string, skin lang.Skin) stage.Scene {
	b := &Book{house: h, game: game, options: options, skin: skin, fingers: map[int]geom.Point{}}
	b.page.Pressed = func(c *ui.Control) {
		if c.Key == keyClose {
			h.Sound.Play(audio.Button)
		}
	}
	return b
}

// Arrange implements stage.Scene.
func (b *Book) Arrange(v stage.View) {
	chapter := -1
	if b.leaves != nil {
		chapter = b.leaves[b.at].chapter
	}
	fresh := b.leaves == nil
	b.view = v
	b.words = b.house.Words.In(b.skin)
	b.chapters = lang.Book(b.game, b.words.Tag(), b.words.Skin())
	b.plan = planFor(v, b.chapters)
	b.leaves = b.plan.leaves(b.game, b.words.Skin(), b.chapters)
	b.at = b.first(chapter)
	if fresh {
		b.page.Focus(keyNext)
	}
	b.settle()
}

// first returns the first leaf of a chapter, the first of all for -1.
func (b *Book) first(chapter int) int {
	for k, l := range b.leaves {
		if l.chapter == chapter {
			return k
		}
	}
	return 0
}

// open turns to a leaf; what lies outside of the book is left alone.
func (b *Book) open(leaf int) {
	if leaf < 0 || leaf >= len(b.leaves) || leaf == b.at {
		return
	}
	from := 1.0
	if leaf < b.at {
		from = -1
	}
	b.at = leaf
	b.house.Sound.Play(audio.PageTurn)
	b.settle()
	if ticks := b.house.Speed().Ticks(turnMS); ticks > 0 {
		b.slide = from
		b.turn = anim.NewTween(ticks, anim.CubicOut, func(t float64) { b.slide, b.stale = from*(1-t), true })
	}
}

// settle ends a turn and lists the controls of the open leaf.
func (b *Book) settle() {
	b.turn, b.slide, b.stale = nil, 0, true
	b.dealt = 0
	b.page.Set(b.view.Area, b.controls()...)
}

func (b *Book) close() { b.house.Stack.Pop() }

// Update implements stage.Scene.
func (b *Book) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Rules) {
		b.close()
		return
	}
	if b.turn != nil && b.turn.Tick() {
		b.turn = nil
	}
	b.deal()
	by := b.swiped(f)
	if f.Wheel != 0 && b.turn == nil {
		by = -1
		if f.Wheel < 0 {
			by = 1
		}
	}
	rest := *f
	if by != 0 {
		// What the finger went down on is not meant.
		b.page.Release()
		rest.Pointers = nil
	}
	rest.Impulses = nil
	for _, i := range f.Impulses {
		switch i {
		case input.Left:
			by = -1
		case input.Right:
			by = 1
		default:
			rest.Impulses = append(rest.Impulses, i)
		}
	}
	b.page.Update(&rest)
	b.open(b.at + by)
}

// swiped returns how a finger or the mouse has pushed the page: 1 for on, -1 for back, 0 for not at all.
func (b *Book) swiped(f *input.Frame) int {
	for _, p := range f.Pointers {
		switch p.Phase {
		case input.Down:
			b.fingers[p.ID] = p.At
		case input.Cancel:
			delete(b.fingers, p.ID)
		case input.Up:
			from, ok := b.fingers[p.ID]
			delete(b.fingers, p.ID)
			way := p.At.Sub(from)
			if !ok || way.X*way.X < 4*way.Y*way.Y {
				continue
			}
			if way.X <= -swipe {
				return 1
			}
			if way.X >= swipe {
				return -1
			}
		}
	}
	return 0
}

// Stale implements stage.Scene.
func (b *Book) Stale() bool { return b.stale || b.page.Stale() }

// Draw implements stage.Scene.
func (b *Book) Draw(c *canvas.Canvas) {
	b.stale = false
	drawVeranda(c, b.view)
	b.plan.drawBook(c)
	l := &b.leaves[b.at]
	moved, share := c, b.slide
	if share != 0 {
		moved = c.Moved(turnSlide*share, 0).Faded(1 - max(share, -share))
	}
	l.draw(moved, b.dealt)
	b.page.Draw(c)
}

// Page implements stage.Paged.
func (b *Book) Page() *ui.Page { return &b.page }
