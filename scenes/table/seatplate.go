package table

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// DrawCrest draws the crest of a seat, height units high, about the point.
func DrawCrest(c *canvas.Canvas, seat rules.Seat, at geom.Point, height float64) {
	ui.DrawSprite(c, crests[int(seat)%len(crests)], at, height, canvas.Look{})
}

// crests are the names of the drawings, in seat order.
var crests = func() (names []string) {
	for _, crest := range sprites.Crests() {
		names = append(names, "crests/"+crest.Name)
	}
	return names
}()

// Plate is the paper with the crest and the name of a seat.
type Plate struct {
	Seat   rules.Seat
	Name   string
	Status string // below the name, where there is room
	Title  string // what the game calls the seat, behind the status where there is room; "" for nothing
	Acts   bool   // the seat is to act
	Keeps  bool   // pressing the plate lets the person look at what it keeps
	Bare   bool   // only crest and name, on the paper of somebody else
	Line   string // that the line of the seat is slow, behind the status where there is room, and as a sign; "" for nothing
	Below  string // in place of the status where the plate is bare: what only a table elsewhere has to say
	Clock  string // how much time is left, at the right; "" for no clock
	Late   bool   // and it is little
	Level  string // that of a computer player, behind the status where there is room; "" for a person

	Face  sprites.Face // of a computer player, in place of the crest where it has room
	Mood  sprites.Mood // of the face
	Place int          // in the order of play, 0 where there is none

	TextScale   ui.TextScale // how much larger the words are written, as far as they have room
	MaxNameSize float64      // the largest size of the name, 0 for any
}

// drawPlace draws a disc with the seat's place in the order of play on the lower left corner of its crest.
func (s Plate) drawPlace(c *canvas.Canvas, r geom.Rect, corner geom.Point) {
	if s.Place == 0 {
		return
	}
	const size, inward = 18.0, 3.0
	at := geom.Pt(max(r.X+size/2+1, corner.X+inward), min(r.Bottom()-size/2-1, corner.Y-inward))
	c.Draw(placePicture(size), at, canvas.Look{})
	style, text := ui.Strong(13), strconv.Itoa(s.Place)
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-size/2, at.Y+size/2)), sprites.Paper2, canvas.Centre)
}

type placeKey struct{ size float64 }

// placePicture is the disc on which a place in the order of play is written, about the origin.
func placePicture(size float64) canvas.Picture {
	return canvas.Picture{Key: placeKey{size}, Box: geom.R(-size/2, -size/2, size, size), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, size/2-1)
		v.Fill(disc, vector.Solid(sprites.Ai))
		v.Stroke(disc, vector.Stroke{Width: 1.5}, vector.Solid(sprites.Paper2))
	}}
}

// drawSlowLine draws the sign of a slow line on the upper right corner of a crest: the other one may have a place in the order.
func drawSlowLine(c *canvas.Canvas, corner geom.Point, crest float64) {
	const least, most, inward = 14.0, 20.0, 0.3
	size := max(least, min(most, 0.6*crest))
	c.Draw(slowLinePicture(size), corner.Add(geom.Pt(-inward*size, inward*size)), canvas.Look{})
}

type slowLineKey struct{ size float64 }

// slowLinePicture is a disc with three bars of which one is lit, about the origin.
func slowLinePicture(size float64) canvas.Picture {
	return canvas.Picture{Key: slowLineKey{size}, Box: geom.R(-size/2, -size/2, size, size), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, size/2-1)
		v.Fill(disc, vector.Solid(sprites.Shu))
		v.Stroke(disc, vector.Stroke{Width: 1.5}, vector.Solid(sprites.Paper2))
		for k := range 3 {
			ink := vector.Solid(sprites.Paper2)
			if k > 0 {
				ink = ink.Opacity(0.45)
			}
			wide, high := 0.14*size, (0.16+0.16*float64(k))*size
			v.Fill(vector.Rect((0.2*float64(k)-0.27)*size, 0.25*size-high, wide, high), ink)
		}
	}}
}

// drawFaceBeside draws the face behind words that begin at x, where the crest is too small for a face and there is room.
func (s Plate) drawFaceBeside(c *canvas.Canvas, r geom.Rect, p platePlan, x float64) {
	const edge, gap, least, most = 6.0, 6.0, 18.0, 28.0
	words := letters.Measure(p.name, s.Name)
	if p.second {
		words = max(words, letters.Measure(p.status, s.Status))
	}
	free := p.room - words - gap
	if p.hasEye {
		free -= plateEye + plateApart
	}
	size := min(most, r.H-edge, free)
	if s.Face == 0 || p.crest >= faceMin || size < least {
		return
	}
	DrawFace(c, s.Face, s.Mood, s.Seat, geom.Pt(x+words+gap+size/2, r.Centre().Y), size)
}

// Draw draws the plate in r.
func (s Plate) Draw(c *canvas.Canvas, r geom.Rect) {
	ink := sprites.Ink2
	if s.Bare {
		s.Status = s.Below
		if s.Late {
			ink = sprites.Shu
		}
	} else {
		paper := ui.Plate()
		if s.Acts {
			paper = ui.LitPlate()
		}
		ui.DrawSurface(c, paper, r)
	}
	if s.clockRoom(r) > 0 {
		s.drawClock(c, r)
	}
	p := s.plan(r)
	x, mid := r.X+p.edge, r.Centre().Y
	if s.Acts && !s.Bare {
		drawTurnBar(c, r)
		x += plateBar
	}
	DrawSeat(c, s.Face, s.Mood, s.Seat, geom.Pt(x+p.crest/2, mid), p.crest)
	s.drawPlace(c, r, geom.Pt(x, mid+p.crest/2))
	if s.Line != "" {
		drawSlowLine(c, geom.Pt(x+p.crest, mid-p.crest/2), p.crest)
	}
	x += p.crest + p.gap
	if p.hasEye {
		at := geom.Pt(r.Right()-s.clockRoom(r)-p.edge-plateEye/2, mid)
		if p.second {
			at.Y = r.Bottom() - 8 - plateEye/2
		}
		ui.DrawIcon(c, "hide", at, plateEye, sprites.Ink2)
	}
	s.drawFaceBeside(c, r, p, x)
	name := letters.Ellipsis(p.name, s.Name, p.room)
	if !p.second {
		c.Text(p.name, name, geom.Pt(x, canvas.InMiddle(p.name, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
		return
	}
	y := mid - 4
	if s.TextScale > 1 {
		y = mid + (plateAscent*p.name.Size-plateSecond*p.status.Size-plateGap)/2
	}
	c.Text(p.name, name, geom.Pt(x, y), sprites.Ink, canvas.Left)
	c.Text(p.status, s.Status, geom.Pt(x, y+plateGap+p.status.Size), ink, canvas.Left)
}
