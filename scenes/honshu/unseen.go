package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// unseenSheet shows which of the sixty cards have not been seen yet. Whoever counts in the head puts the list away, for
// good.
type unseenSheet struct {
	open bool
	face game.Card // whose picture is shown
}

// Buttons of the sheet.
const (
	buttonUnseenClose = buttonUnseen + 1 + iota
	buttonUnseenAway
	buttonUnseenCard // and the number of the card
)

// Measures of the sheet.
const (
	unseenWide = 620.0
	unseenHigh = 520.0
	unseenTall = 620.0 // where the picture takes the place of the numbers

	numberGap = 4.0 // between the squares of two numbers
)

// unseenStyle is that of the sentence under the heading.
func (b *Board) unseenStyle() letters.Style { return b.view.Reading().Body(14.5) }

func (b *Board) openUnseen() { b.hand.unseen.open, b.hand.unseen.face = true, game.NoCard }

// touchUnseen answers touches while the sheet is open.
func (b *Board) touchUnseen(p rules.Part) bool {
	u := &b.hand.unseen
	switch n := p.Index - buttonUnseenCard; {
	case p == button(buttonUnseenClose):
		u.open = false
	case p == button(buttonUnseenAway):
		b.house.Settings.HeadCount = !b.house.Settings.HeadCount
		b.house.Changed()
	case p.Kind == rules.PartButton && n >= 1 && n <= game.NumCards:
		if card := game.Card(n); u.face == card || b.house.Settings.HeadCount {
			u.face = game.NoCard
		} else {
			u.face = card
		}
	default:
		u.open = false
	}
	return true
}

// unseenPlan is where things lie on the sheet.
type unseenPlan struct {
	sheet, head, told, close, away geom.Rect
	grid                           geom.Rect
	face                           geom.Rect // the picture of one card
	columns                        int
	over                           bool // the picture takes the place of the numbers, so that fingers find these
}

// unseenOver reports whether the sheet has room for the numbers or for the picture of a card, not for both.
func (b *Board) unseenOver() bool {
	return b.view.Class == stage.Tall && (b.view.Reading() > 1 || b.layout.large.W < unseenWide)
}

func (b *Board) unseenPlan() unseenPlan {
	const pad, head, row, gap = 20.0, 40.0, 48.0, 10.0
	var p unseenPlan
	room, high := b.layout.large, unseenHigh
	if p.over = b.unseenOver(); p.over {
		high = unseenTall
	}
	p.sheet = geom.Around(room.Centre(), min(room.W, unseenWide), min(room.H, high))
	r := p.sheet.Inset(pad)
	p.head, r = r.CutTop(head)
	var foot geom.Rect
	foot, r = r.CutBottom(row)
	cols := foot.Columns(2, gap)
	p.away, p.close = cols[0], cols[1]
	p.told, r = r.CutTop(canvas.ParagraphHeight(b.unseenStyle(), b.unseenTold(), r.W) + gap)
	r.H -= gap
	p.columns = 10
	switch {
	case p.over:
		p.face, p.grid = r, r
		for n := range p.columns { // the squares that are the largest across their narrow side
			q := p
			if q.columns = n + 1; narrowSide(q.unseenSquare(1)) > narrowSide(p.unseenSquare(1)) {
				p = q
			}
		}
	case r.W > r.H*1.25:
		p.face, p.grid = r.CutRight(min(r.W*0.27, r.H*cardShape))
		p.grid.W -= gap
	default:
		p.face, p.grid = r.CutBottom(min(r.H*0.36, 170))
		p.grid.H -= gap
	}
	return p
}

// unseenSquare returns the square of a card's number.
func (p *unseenPlan) unseenSquare(card game.Card) geom.Rect {
	k := int(card) - 1
	rows := (game.NumCards + p.columns - 1) / p.columns
	w, h := (p.grid.W+numberGap)/float64(p.columns), (p.grid.H+numberGap)/float64(rows)
	return geom.R(p.grid.X+float64(k%p.columns)*w, p.grid.Y+float64(k/p.columns)*h, w-numberGap, h-numberGap)
}

func narrowSide(r geom.Rect) float64 { return min(r.W, r.H) }

// unseenCells are the controls of the sheet.
func (b *Board) unseenCells(add adder) {
	p, words := b.unseenPlan(), b.words()
	add(button(buttonUnseenAway), p.away, false, closerZ, words.T(b.awayWord()))
	add(button(buttonUnseenClose), p.close, false, closerZ, words.T(lang.HonshuUnseenClose))
	if b.house.Settings.HeadCount {
		return
	}
	if face := b.hand.unseen.face; p.over && face != game.NoCard {
		add(button(buttonUnseenCard+int(face)), p.face, false, closerZ, words.T(lang.HonshuUnseenNumbers))
		return
	}
	located, out := b.state.Located(), b.state.Discards()
	for card := game.Card(1); card <= game.NumCards; card++ {
		key := lang.HonshuUnseenHere
		switch {
		case out.Has(card):
			key = lang.HonshuUnseenOut
		case located.Has(card):
			key = lang.HonshuUnseenSeen
		}
		add(button(buttonUnseenCard+int(card)), p.unseenSquare(card), false, closerZ, words.T(key, cardArg(card)))
	}
}

// awayWord is what the switch of the sheet says.
func (b *Board) awayWord() lang.Key {
	if b.house.Settings.HeadCount {
		return lang.HonshuUnseenShow
	}
	return lang.HonshuUnseenHide
}

// drawUnseenButton draws the button that opens the sheet.
func (b *Board) drawUnseenButton(c *canvas.Canvas) {
	r := b.layout.unseen
	if r.Empty() {
		return
	}
	paper := ui.Plain()
	paper.Radius = r.W / 2
	ui.DrawPaper(c, paper, r.Inset(2))
	ui.DrawIcon(c, "cards", r.Centre(), r.W*0.5, sprites.Ink)
}

// drawUnseen draws the sheet over everything.
func (b *Board) drawUnseen(c *canvas.Canvas) {
	u := &b.hand.unseen
	if !u.open {
		return
	}
	p, words := b.unseenPlan(), b.words()
	b.drawSheet(c, p.sheet, p.head, words.T(lang.HonshuUnseenTitle))
	c.Paragraph(b.unseenStyle(), b.unseenTold(), p.told, sprites.Ink2, canvas.Left)
	drawButton(c, p.away, "eye", words.T(b.awayWord()))
	drawButton(c, p.close, "check", words.T(lang.HonshuUnseenClose))
	if b.house.Settings.HeadCount {
		return
	}
	located := b.state.Located()
	for card := game.Card(1); card <= game.NumCards && (!p.over || u.face == game.NoCard); card++ {
		b.drawUnseenSquare(c, p.unseenSquare(card), card, located.Has(card))
	}
	if u.face == game.NoCard {
		if !p.over {
			b.drawUnseenFace(c, p.face)
		}
		return
	}
	q := poseIn(p.face)
	t := tile{card: u.face, pose: q}
	t.draw(c)
}

// drawSheet draws a sheet over everything, with its title.
func (b *Board) drawSheet(c *canvas.Canvas, sheet, head geom.Rect, title string) {
	c.Fill(b.view.Area, sprites.Night.Alpha(0.5))
	ui.DrawPaper(c, ui.LitPanel(), sheet)
	style := ui.Fit(b.view.Reading().Heading(24), title, head.W)
	c.Text(style, title, geom.Pt(head.X, canvas.InMiddle(style, head.Y, head.Bottom())), sprites.Ink, canvas.Left)
}

// unseenTold is the sentence under the heading.
func (b *Board) unseenTold() string {
	if b.house.Settings.HeadCount {
		return b.words().T(lang.HonshuUnseenHidden)
	}
	told := b.words().T(lang.HonshuUnseenCount, lang.Count("n", game.NumCards-b.state.Located().Len()))
	if b.unseenOver() && b.view.Reading() <= 1 {
		told += " " + b.words().T(lang.HonshuUnseenFace)
	}
	return told
}

// drawUnseenFace says how a card is looked at, where its picture will be: within its outline, or along a room that is
// broader than a card.
func (b *Board) drawUnseenFace(c *canvas.Canvas, room geom.Rect) {
	style, text := ui.Body(14.5), b.words().T(lang.HonshuUnseenFace)
	if card := poseIn(room).rect(); room.W < 2*card.W {
		b.drawHollow(c, room)
		room = card.Inset(8)
	}
	high := canvas.ParagraphHeight(style, text, room.W)
	if high > room.H {
		return
	}
	room.Y, room.H = room.Centre().Y-high/2, high
	c.Paragraph(style, text, room, sprites.Ink2, canvas.Centre)
}

// drawUnseenSquare draws the number of a card: dark on paper as long as it has not been seen, faint and struck through
// after.
func (b *Board) drawUnseenSquare(c *canvas.Canvas, r geom.Rect, card game.Card, seen bool) {
	const widest = "60" // so that all numbers are of one size
	ink := sprites.Ink2
	if !seen {
		paper := ui.LitSlip()
		paper.Radius, paper.Cast = 4, 0
		ui.DrawPaper(c, paper, r)
		ink = sprites.Ink
	}
	text := strconv.Itoa(int(card))
	style := b.view.Reading().Strong(15)
	style.Size = min(style.Size, r.H*0.66)
	style = ui.Fit(style, widest, r.W-6)
	c.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
	if seen {
		c.Draw(strokePicture(r.W-8), r.Centre(), canvas.Look{})
	}
	if card == b.hand.unseen.face {
		c.Draw(framePicture(goodFrame, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// drawButton draws a plain button with its label.
func drawButton(c *canvas.Canvas, r geom.Rect, icon, text string) {
	ui.DrawPaper(c, ui.Plain(), r)
	drawLabel(c, r, icon, text, sprites.Ink)
}
