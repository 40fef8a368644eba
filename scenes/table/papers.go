package table

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// DrawCrest draws the crest of a seat, height units high, about the point.
func DrawCrest(c *canvas.Canvas, seat rules.Seat, at geom.Point, height float64) {
	houses := sprites.Houses()
	ui.DrawSprite(c, "crests/"+houses[int(seat)%len(houses)].Name, at, height, canvas.Look{})
}

// Slip is the paper with the crest and the name of a seat.
type Slip struct {
	Seat   rules.Seat
	Name   string
	Status string // below the name, where there is room
	Acts   bool   // the seat is to act
	Keeps  bool   // pressing the slip lets the person look at what it keeps
}

// Draw draws the slip in r.
func (s Slip) Draw(c *canvas.Canvas, r geom.Rect) {
	paper := ui.Slip()
	if s.Acts {
		paper = ui.LitSlip()
	}
	ui.DrawPaper(c, paper, r)
	x := r.X + 12
	if s.Acts {
		drawTurnBar(c, r)
		x += 4
	}
	crest := min(r.H-16, 46)
	DrawCrest(c, s.Seat, geom.Pt(x+crest/2, r.Centre().Y), crest)
	x += crest + 9
	room := r.Right() - x - 12
	if s.Acts {
		room -= 10 // of the lantern
	}
	if s.Keeps {
		const eye = 20.0
		ui.DrawIcon(c, "hide", geom.Pt(r.Right()-10-eye/2, r.Bottom()-8-eye/2), eye, sprites.Ink2)
		room -= eye
	}
	write := func(style letters.Style, text string, y float64, ink sprites.Color) {
		style = ui.Fit(style, text, room)
		c.Text(style, letters.Ellipsis(style, text, room), geom.Pt(x, y), ink, canvas.Left)
	}
	name, small := ui.Strong(min(18, max(15, r.H*0.26))), ui.Body(min(15, max(13.5, r.H*0.21)))
	if r.H < 46 {
		write(name, s.Name, canvas.InMiddle(name, r.Y, r.Bottom()), sprites.Ink)
		return
	}
	mid := r.Centre().Y
	write(name, s.Name, mid-4, sprites.Ink)
	write(small, s.Status, mid+small.Size+1, sprites.Ink2)
}

// LogLine is one line of a log of moves.
type LogLine struct {
	Number int
	By     rules.Seat // Nature has no crest
	Text   string
	Strong bool // the present move's
}

// Draw draws number, crest and words in r.
func (l LogLine) Draw(c *canvas.Canvas, r geom.Rect) {
	style := ui.Body(15)
	if l.Strong {
		style = ui.Strong(15)
	}
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(ui.Body(14.5), strconv.Itoa(l.Number), geom.Pt(r.X+26, y), sprites.Ink2, canvas.Right)
	if l.By >= 0 {
		DrawCrest(c, l.By, geom.Pt(r.X+44, r.Centre().Y), 19)
	}
	x := r.X + 62
	room := r.Right() - x - 6
	style = ui.Fit(style, l.Text, room)
	c.Text(style, letters.Ellipsis(style, l.Text, room), geom.Pt(x, y), sprites.Ink, canvas.Left)
}
