// Package book shows the rules of a game as a bound book on the veranda: chapters with a list of them, pages that are
// turned by buttons, keys, wheel or a swipe, and figures drawn with real pieces in the skin that is being played.
//
// The words are those of scenes/lang, the figures are drawn by the package diagram. Text is never scrolled: what does
// not fit on a page goes on on the next one. A sign before each statement says where it comes from. It imports the
// base packages of scenes, scenes/diagram and through it the rules of games, rules/forhonor for the cards of its gallery,
// scenes/sourcemark, audio and sprites.
package book

import (
	"engawa/audio"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Times and ways of turning a page.
const (
	turnMS    = 180
	turnSlide = 28.0 // how far the new page slides in, in logical units
)

// Book is the scene.
type Book struct {
	services *stage.Services
	game     string
	options  map[string]string // what is agreed: the edition gives the title
	skin     lang.Skin

	view      stage.View
	text      *text
	pageIndex int // the page that is open
	host      widget.Host[model]

	visibleCards int     // cards of the open page that are seen already
	slide        float64 // how much of the turn is still to come, 1 to 0; below zero for turning back
	turn         anim.Step
}

// New returns the book of a game, with the title of the edition whose rules the options choose and the names and pieces
// of the skin. A game without a book has only its title.
func New(svc *stage.Services, game string, options map[string]string, skin lang.Skin) stage.Scene {
	b := &Book{services: svc, game: game, options: options, skin: skin}
	b.host.Build = b.build
	b.host.Page.OnPress = func(c *ui.Control) {
		if c.Key == keyClose {
			svc.Sound.Play(audio.Button)
		}
	}
	return b
}

// Arrange implements stage.Scene.
func (b *Book) Arrange(v stage.View) {
	chapter, fresh := contents, b.text == nil
	if !fresh {
		chapter = b.text.pages[b.pageIndex].chapter
	}
	b.view = v
	words := b.services.Words.WithSkin(b.skin)
	b.text = newText(v, words, b.game, b.options)
	b.host.Arrange(v.Safe, widget.Env{TextScale: v.TextScale()})
	b.host.Show(model{b.text, noPage})
	b.text.fill(b.host.Tree().Slot(pageSlot))
	b.pageIndex = b.text.first(chapter)
	if fresh {
		b.host.Page.Focus(keyNext)
	}
	b.finishTurn()
}

// open turns to a page; what lies outside of the book is left alone.
func (b *Book) open(page int) {
	if page < 0 || page >= len(b.text.pages) || page == b.pageIndex {
		return
	}
	from := 1.0
	if page < b.pageIndex {
		from = -1
	}
	b.pageIndex = page
	b.services.Sound.Play(audio.PageTurn)
	b.finishTurn()
	if ticks := b.services.Speed().Ticks(turnMS); ticks > 0 {
		b.slide = from
		b.turn = anim.NewTween(ticks, anim.CubicOut, func(t float64) { b.slide = from * (1 - t); b.host.Redraw() })
	}
}

// endTurn ends the turning of a page and shows the open page.
func (b *Book) finishTurn() {
	b.turn, b.slide, b.visibleCards = nil, 0, 0
	b.host.Show(model{b.text, b.pageIndex})
	b.host.Tree()
	b.host.Redraw()
}

func (b *Book) close() { b.services.Stack.Pop() }

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
	by := 0
	if f.Wheel != 0 && b.turn == nil {
		by = -1
		if f.Wheel < 0 {
			by = 1
		}
	}
	rest, turned := turnsOf(f)
	if turned != 0 {
		by = turned
	}
	b.host.Update(&rest)
	if by != 0 {
		b.open(b.pageIndex + by)
	}
}

// turnsOf takes the keys that turn pages out of a frame, and returns where they turn to: 1 for on, -1 for back.
func turnsOf(f *input.Frame) (rest input.Frame, by int) {
	rest = *f
	rest.Actions = nil
	for _, i := range f.Actions {
		switch i {
		case input.Left:
			by = -1
		case input.Right:
			by = 1
		default:
			rest.Actions = append(rest.Actions, i)
		}
	}
	return rest, by
}

// deal shows some more cards of the open page: to render all sixty within one frame would hold the book up.
func (b *Book) deal() {
	const each = 2 // tick
	if b.visibleCards < b.text.pages[b.pageIndex].cards() {
		b.visibleCards += each
		b.host.Redraw()
	}
}

// Stale implements stage.Scene.
func (b *Book) Stale() bool { return b.host.Stale() }

// Draw implements stage.Scene.
func (b *Book) Draw(c *canvas.Canvas) {
	drawVeranda(c, b.view)
	b.host.Draw(c)
}

// Page implements stage.Paged.
func (b *Book) Page() *ui.Page { return &b.host.Page }
