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

// slipPlan is how crest and words share the room of a slip.
type slipPlan struct {
	edge, crest, gap float64 // left of the crest, its height, right of it
	name, status     letters.Style
	second, eye      bool    // there is room for the status, and for the eye of who keeps something
	room             float64 // for the words
}

// Measures of a slip, in logical units.
const (
	slipEye   = 20.0
	slipLine  = 46.0 // the least height of a slip with two lines
	slipSmall = 24.0 // the smallest crest
	slipHung  = 10.0 // what the lantern takes at the right
	slipBar   = 4.0  // more at the left beside the bar of who is to act
)

// plan lets the name stand whole wherever it can: the crest gives way first, then the eye, and lastly the second line.
func (s Slip) plan(r geom.Rect) slipPlan {
	most := min(r.H-16, 46)
	lines := r.H >= slipLine && s.Status != ""
	for _, p := range []slipPlan{{second: lines, eye: s.Keeps}, {second: lines}, {}} {
		for crest := most; ; crest = max(slipSmall, crest-2) {
			p.edge, p.crest, p.gap = 12, crest, 9
			if crest < most {
				p.edge, p.gap = 8, 7
			}
			p.room = r.W - 2*p.edge - p.crest - p.gap
			if s.Acts {
				p.room -= slipHung + slipBar
			}
			if s.fit(&p, r.H) {
				return p
			}
			if crest <= slipSmall {
				break
			}
		}
	}
	p := slipPlan{edge: 8, crest: slipSmall, gap: 7}
	p.room = r.W - 2*p.edge - p.crest - p.gap
	s.fit(&p, r.H)
	return p
}

// fit chooses the sizes of the words and reports whether they stand whole in a slip of that height.
func (s Slip) fit(p *slipPlan, height float64) bool {
	nameRoom, statusRoom := p.room, p.room
	if p.eye {
		statusRoom -= slipEye
	}
	if p.eye && !p.second {
		nameRoom -= slipEye
	}
	p.name = ui.Fit(ui.Strong(min(18, max(15, height*0.26))), s.Name, nameRoom)
	p.status = ui.Fit(ui.Body(min(15, max(13.5, height*0.21))), s.Status, statusRoom)
	whole := letters.Measure(p.name, s.Name) <= nameRoom
	return whole && (!p.second || letters.Measure(p.status, s.Status) <= statusRoom)
}

// Draw draws the slip in r.
func (s Slip) Draw(c *canvas.Canvas, r geom.Rect) {
	paper := ui.Slip()
	if s.Acts {
		paper = ui.LitSlip()
	}
	ui.DrawPaper(c, paper, r)
	p := s.plan(r)
	x, mid := r.X+p.edge, r.Centre().Y
	if s.Acts {
		drawTurnBar(c, r)
		x += slipBar
	}
	DrawCrest(c, s.Seat, geom.Pt(x+p.crest/2, mid), p.crest)
	x += p.crest + p.gap
	if p.eye {
		ui.DrawIcon(c, "hide", geom.Pt(r.Right()-10-slipEye/2, r.Bottom()-8-slipEye/2), slipEye, sprites.Ink2)
	}
	name := letters.Ellipsis(p.name, s.Name, p.room)
	if !p.second {
		c.Text(p.name, name, geom.Pt(x, canvas.InMiddle(p.name, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
		return
	}
	c.Text(p.name, name, geom.Pt(x, mid-4), sprites.Ink, canvas.Left)
	c.Text(p.status, s.Status, geom.Pt(x, mid+p.status.Size+1), sprites.Ink2, canvas.Left)
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
