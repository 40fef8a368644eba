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
}

// row is one line of words, with the sign of its origin before it.
type row struct {
	statement
	at    geom.Rect
	style letters.Style
}

// Measures of the panel.
const (
	closeupPad  = 18.0
	closeupWide = 620.0
	closeupHigh = 540.0
	closeupTall = 420.0 // the most breadth where the words stand below the card
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
	u.view = v
	tall := v.Class == stage.Tall
	w, h := min(closeupWide, v.Safe.W-24), min(closeupHigh, v.Safe.H-24)
	if tall {
		w = min(closeupTall, v.Safe.W-24)
	}
	u.panel = geom.Around(v.Safe.Centre(), w, h)
	inner := u.panel.Inset(closeupPad)
	foot := geom.R(inner.X, inner.Bottom()-tool, inner.W, tool)
	head := geom.R(inner.X, inner.Y, inner.W-tool-gap, tool)
	body := geom.R(inner.X, head.Bottom()+8, inner.W, foot.Y-head.Bottom()-16)
	u.rows = nil
	if tall {
		below := 0.0
		for _, one := range u.words() {
			below += canvas.ParagraphHeight(ui.Body(16), one.text, inner.W-one.indent()) + 4
		}
		u.write(geom.R(inner.X, body.Bottom()-below, inner.W, below))
		body.H -= below + 8
	} else {
		// The card has the left half for itself, from the top of the panel to its foot.
		var left geom.Rect
		left, head = geom.R(inner.X, inner.Y, inner.W-tool-gap, tool).CutLeft(inner.W * 0.46)
		foot.X, foot.W = left.Right()+gap, inner.Right()-left.Right()-gap
		head.X, head.W = head.X+gap, head.W-gap
		u.write(geom.R(foot.X, head.Bottom()+8, foot.W, foot.Y-head.Bottom()-16))
		body = geom.R(inner.X, inner.Y, left.W, inner.H)
	}
	u.picture = u.diagram().Fit(body)
	u.page.Set(v.Area, u.controls(head, foot, geom.R(inner.Right()-tool, inner.Y, tool, tool))...)
	if u.page.Focused() == nil {
		u.page.Focus(keyNext)
	}
}

// diagram returns the picture of the card.
func (u *closeup) diagram() diagram.Diagram {
	d, _ := diagram.Card(u.game, u.cards[u.at])
	return d
}

func (u *closeup) words() []statement { return printed(u.house.Words, u.game, u.cards[u.at].Code) }

// indent returns how far the words begin from the edge.
func (s statement) indent() float64 {
	if s.origin == lang.OriginNone {
		return 0
	}
	return originIndent
}

// write lays out the words for the card from the top of r downwards.
func (u *closeup) write(r geom.Rect) {
	style := ui.Body(16)
	for _, one := range u.words() {
		in := one.indent()
		h := canvas.ParagraphHeight(style, one.text, r.W-in)
		u.rows = append(u.rows, row{one, geom.R(r.X+in, r.Y, r.W-in, h), style})
		r.Y += h + 4
	}
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
	previous.Off, next.Off = u.at == 0, u.at == len(u.cards)-1
	return append(list, previous, &ui.Control{
		Key: keyNumber, Rect: geom.R(foot.X+tool, foot.Y, foot.W-2*tool, tool), Role: ui.RoleText, Name: number,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			at := geom.Pt(foot.Centre().X, canvas.InMiddle(ui.Body(15), foot.Y, foot.Bottom()))
			c.Text(ui.Body(15), number, at, sprites.Ink2, canvas.Centre)
		},
	}, next, ui.RoundButton(keyClose, words.T(lang.Close), "close", corner, ui.Plain(), u.close))
}

// step shows another card; there is none before the first and after the last.
func (u *closeup) step(by int) {
	at := u.at + by
	if at < 0 || at >= len(u.cards) {
		return
	}
	u.at = at
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
	u.diagram().Draw(c, u.picture)
	u.page.Draw(c)
}

// Page implements stage.Paged.
func (u *closeup) Page() *ui.Page { return &u.page }
