package table

import (
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
	Bare   bool   // only crest and name, on the paper of somebody else
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
	slipLow   = 34.0 // below that height it is one for one of many
	slipSmall = 24.0 // the smallest crest
	slipLeast = 16.0 // the same, where the name has no room otherwise
	slipHung  = 10.0 // what the lantern takes at the right
	slipBar   = 4.0  // more at the left beside the bar of who is to act
)

// plan lets the name stand whole wherever it can: the crest gives way first, then the eye, and lastly the second line.
func (s Slip) plan(r geom.Rect) slipPlan {
	most := min(r.H-16, 46)
	lines := r.H >= slipLine && s.Status != ""
	ways := []slipPlan{{second: lines, eye: s.Keeps}, {second: lines}, {}}
	if r.H < slipLow {
		ways = nil
	}
	for _, p := range ways {
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
	for crest := min(slipSmall-2, r.H-6); ; crest -= 2 { // a slip for one of many
		p := slipPlan{edge: 5, crest: crest, gap: 4}
		p.room = r.W - 2*p.edge - p.crest - p.gap
		if s.Acts {
			p.room -= slipHung
		}
		if s.fit(&p, r.H) || crest <= slipLeast {
			return p
		}
	}
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
	if s.Bare {
		s.Status = ""
	} else {
		paper := ui.Slip()
		if s.Acts {
			paper = ui.LitSlip()
		}
		ui.DrawPaper(c, paper, r)
	}
	p := s.plan(r)
	x, mid := r.X+p.edge, r.Centre().Y
	if s.Acts && !s.Bare {
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
