package book

import (
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// closeup shows one card large on a panel over the book, with words for what is printed on it, and leafs through the
// others.
type closeup struct {
	house *stage.House
	game  string
	cards []lang.Card
	at    int

	view    stage.View
	page    ui.Page
	panel   geom.Rect
	picture geom.Rect
	rows    []row
	leaf    int     // of the card's words; the first has its picture
	leaves  [][]row // further ones, where words are large
}

// Measures of the panel.
const (
	closeupMargin = 8.0 // around the panel
	closeupPad    = 14.0
	closeupEdge   = 30.0 // the same in a broad window, but for the button in the corner
	closeupLeft   = 0.44 // of the breadth there, for the card
	closeupWide   = 620.0
	closeupHigh   = 540.0
	closeupTall   = 420.0 // the most breadth where the words stand below the card
	closeupCard   = 124.0 // the least height of the card there, with the gap below it
)

func newCloseup(h *stage.House, game string, cards []lang.Card, code string) *closeup {
	return &closeup{
		house: h, game: game, cards: cards,
		at: max(0, slices.IndexFunc(cards, func(c lang.Card) bool { return c.Code == code })),
	}
}

// Overlays implements stage.Overlay.
func (u *closeup) Overlays() {}

// Arrange implements stage.Scene.
func (u *closeup) Arrange(v stage.View) {
	const large, small, step = 16.0, 13.0, 0.5
	u.view = v
	most := geom.Pt(closeupWide, closeupHigh)
	if v.Class == stage.Tall {
		most = geom.Pt(closeupTall, closeupWide)
	}
	w, h := min(most.X, v.Safe.W-2*closeupMargin), min(most.Y, v.Safe.H-2*closeupMargin)
	if v.Class == stage.Wide {
		h = min(h, u.wideHeight(ui.Body(large), w))
	}
	u.panel = geom.Around(v.Safe.Centre(), w, h)
	reading := 1.0
	if v.Class == stage.Tall {
		reading = float64(v.Reading())
	}
	var p closeupPlan
	u.leaves = nil
	for size := large * reading; ; size -= step {
		p = u.plan(v.Class, ui.Body(size))
		if u.write(p.words, ui.Body(size)) {
			break
		}
		if reading > 1 && size <= large*reading*leastReading {
			p = u.spread(ui.Body(large * reading))
			break
		}
		if reading <= 1 && size <= small {
			break
		}
	}
	u.picture = u.diagram().Fit(p.card)
	if u.leaf = min(u.leaf, len(u.leaves)); u.leaf > 0 {
		u.picture, u.rows = geom.Rect{}, u.leaves[u.leaf-1]
	}
	u.page.Set(v.Area, u.controls(p.head, p.foot, p.corner)...)
	if u.page.Focused() == nil {
		u.page.Focus(keyNext)
	}
}

// closeupPlan is where the parts of the panel lie.
type closeupPlan struct{ head, foot, card, words, corner geom.Rect }

// plan divides the panel, the words being written in a style.
func (u *closeup) plan(class stage.Class, style letters.Style) closeupPlan {
	inner := u.panel.Inset(closeupPad)
	corner := geom.R(inner.Right()-tool, inner.Y, tool, tool)
	if class == stage.Wide {
		inner = u.panel.Inset(closeupEdge)
	}
	p := closeupPlan{
		head: geom.R(inner.X, inner.Y, corner.X-gap-inner.X, tool), foot: geom.R(inner.X, inner.Bottom()-tool, inner.W, tool),
		corner: corner,
	}
	between := geom.R(inner.X, p.head.Bottom()+8, inner.W, p.foot.Y-p.head.Bottom()-16)
	switch class {
	case stage.Tall:
		// The words stand below the card.
		below := min(wordsHeight(u.words(), style, inner.W), between.H-closeupCard)
		p.words = geom.R(inner.X, between.Bottom()-below, inner.W, below)
		p.card = geom.R(inner.X, between.Y, inner.W, between.H-below-8)
	case stage.Low:
		// The card has the left third, with the buttons below it.
		left := max(3*tool, inner.W*0.3)
		p.foot.W = left
		p.card = geom.R(inner.X, inner.Y, left, p.foot.Y-8-inner.Y)
		right := inner.X + left + 2*gap
		p.head.X, p.head.W = right, p.corner.X-gap-right
		p.words = geom.R(right, between.Y, inner.Right()-right, inner.Bottom()-between.Y)
	default:
		// The card has the left half for itself, from the top of the panel to its foot.
		left := inner.W * closeupLeft
		p.card = geom.R(inner.X, inner.Y, left, inner.H)
		right := inner.X + left + closeupEdge
		p.head.X, p.head.W = right, p.corner.X-gap-right
		p.foot.X, p.foot.W = right, inner.Right()-right
		p.words = geom.R(right, between.Y, p.foot.W, between.H)
	}
	return p
}

// wideHeight returns how high a panel of the breadth is in a broad window, for the card and for the most words that any
// of the cards has: it stays while they are leafed through.
func (u *closeup) wideHeight(style letters.Style, width float64) float64 {
	inner := width - 2*closeupEdge
	left := inner * closeupLeft
	w, h := u.diagram().Size()
	words := 0.0
	for _, card := range u.cards {
		words = max(words, wordsHeight(printed(u.house.Words, u.game, card.Code), style, inner-left-closeupEdge))
	}
	return max(left*h/w, 2*tool+16+words) + 2*closeupEdge
}

// diagram returns the picture of the card.
func (u *closeup) diagram() diagram.Diagram {
	d, _ := diagram.Card(u.game, u.cards[u.at])
	return d
}

// controls lists what can be pointed at and read.
func (u *closeup) controls(head, foot, corner geom.Rect) []*ui.Control {
	words, card := u.house.Words, u.cards[u.at]
	heading := ui.Fit(ui.Heading(26), card.Name, head.W)
	list := []*ui.Control{{
		Key: "title", Rect: head, Role: ui.RoleText, Name: card.Name,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			c.Text(heading, card.Name, geom.Pt(head.X, canvas.InMiddle(heading, head.Y, head.Bottom())), sprites.Ink, canvas.Left)
		},
	}}
	for k, row := range u.rows {
		list = append(list, &ui.Control{
			Key: "text." + strconv.Itoa(k), Rect: row.at, Role: ui.RoleText, Name: row.text,
			Value: words.Origin(row.origin),
			Paint: func(c *canvas.Canvas, _ ui.Shown) {
				at := geom.Pt(row.at.X-originIndent+origin.Side/2, row.at.Y+canvas.LineHeight(row.style)/2)
				origin.Draw(c, row.origin, at, origin.Side)
				c.Paragraph(row.style, row.text, row.at, sprites.Ink, canvas.Left)
			},
		})
	}
	number := strconv.Itoa(u.at+1) + " / " + strconv.Itoa(len(u.cards))
	previous := ui.RoundButton(keyPrevious, words.T(lang.Previous), "back", geom.R(foot.X, foot.Y, tool, tool), ui.Plain(), func() { u.step(-1) })
	next := ui.RoundButton(keyNext, words.T(lang.Next), "next", geom.R(foot.Right()-tool, foot.Y, tool, tool), ui.Primary(), func() { u.step(1) })
	previous.Off, next.Off = u.at == 0 && u.leaf == 0, u.at == len(u.cards)-1 && u.leaf == len(u.leaves)
	return append(list, previous, &ui.Control{
		Key: keyNumber, Rect: geom.R(foot.X+tool, foot.Y, foot.W-2*tool, tool), Role: ui.RoleText, Name: number,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			at := geom.Pt(foot.Centre().X, canvas.InMiddle(ui.Body(15), foot.Y, foot.Bottom()))
			c.Text(ui.Body(15), number, at, sprites.Ink2, canvas.Centre)
		},
	}, next, ui.RoundButton(keyClose, words.T(lang.Close), "close", corner, ui.Plain(), u.close))
}

// step shows another card, or another leaf of this one; there is none before the first and after the last.
func (u *closeup) step(by int) {
	at, leaf := u.at, u.leaf+by
	if leaf < 0 || leaf > len(u.leaves) {
		at, leaf = u.at+by, 0
	}
	if at < 0 || at >= len(u.cards) {
		return
	}
	u.at, u.leaf = at, leaf
	u.house.Sound.Play(audio.CardFlip)
	u.Arrange(u.view)
}

func (u *closeup) close() { u.house.Stack.Pop() }

// Update implements stage.Scene.
func (u *closeup) Update(f *input.Frame) {
	if f.Has(input.Back) || ui.Outside(f, u.panel) {
		u.close()
		return
	}
	rest := *f
	rest.Impulses = nil
	for _, i := range f.Impulses {
		switch i {
		case input.Left:
			u.step(-1)
		case input.Right:
			u.step(1)
		default:
			rest.Impulses = append(rest.Impulses, i)
		}
	}
	u.page.Update(&rest)
}

// Stale implements stage.Scene.
func (u *closeup) Stale() bool { return u.page.Stale() }

// Draw implements stage.Scene.
func (u *closeup) Draw(c *canvas.Canvas) {
	ui.DrawOverlay(c, u.view.Area, u.panel)
	if !u.picture.Empty() {
		u.diagram().Draw(c, u.picture)
	}
	u.page.Draw(c)
}

// Page implements stage.Paged.
func (u *closeup) Page() *ui.Page { return &u.page }
