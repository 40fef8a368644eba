package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Times before words appear beside what is looked at, in ticks.
const (
	tipTicks  = 30 // of a control that shows only a sign
	nameTicks = 60 // of a place or thing on a board
)

// tip is the control that is being looked at: under the mouse, under a finger or with the keyboard's focus.
type tip struct {
	key         string
	ticks       int
	isDismissed bool // the control has been pressed: the tip would lie over what that has brought
}

// tipping counts for how long a control with a tip has been looked at.
func (p *Page) tipping() {
	key := p.lookedKey()
	if key != p.tip.key {
		p.isStale = p.isStale || p.VisibleTip() != ""
		p.tip = tip{key: key}
	}
	text, after := p.tipOf(p.Find(key))
	if text == "" || p.tip.isDismissed || p.tip.ticks >= after {
		return
	}
	p.tip.ticks++
	p.isStale = p.isStale || p.tip.ticks == after
}

// tipOf returns what is written beside a control and after how many ticks; "" for nothing. A place or thing on a board
// without a tip tells its name under a finger, and with the keyboard's focus: a mouse rests there while its player
// thinks.
func (p *Page) tipOf(c *Control) (text string, after int) {
	switch {
	case c == nil:
		return "", 0
	case c.Tip != "":
		return c.Tip, tipTicks
	case (c.Role == RoleCell || c.ShowsTip) && !c.Backdrop && (p.isTouched(c.Key) || p.hovered == "" && p.keyboard && p.focus == c.Key):
		return c.Name, nameTicks
	}
	return "", 0
}

// isTouched reports whether a finger holds the control with the key.
func (p *Page) isTouched(key string) bool {
	for _, h := range p.holds {
		if h.key == key && h.touch && h.inside && h.drag == nil {
			return true
		}
	}
	return false
}

// lookedKey returns the key of the control that is being looked at, "" for none.
func (p *Page) lookedKey() string {
	for _, h := range p.holds {
		if h.inside && h.drag == nil {
			return h.key
		}
	}
	if p.hovered == "" && p.keyboard {
		return p.focus
	}
	return p.hovered
}

// VisibleTip returns the tip that is to be seen, "" for none.
func (p *Page) VisibleTip() string {
	if text, after := p.tipOf(p.Find(p.tip.key)); p.tip.ticks >= after {
		return text
	}
	return ""
}

// Measures of a tip, in logical units.
const (
	tipSize   = 14.0
	tipHeight = 26.0 // with one line of the usual size
	tipPad    = 11.0
	tipGap    = 8.0
	tipEdge   = 6.0
	tipLines  = 4     // at most
	tipWidth  = 460.0 // of one line at most, in the usual size
)

// drawTip writes the tip beside its control, see tipPlace.
func (p *Page) drawTip(c *canvas.Canvas) {
	text := p.VisibleTip()
	if text == "" {
		return
	}
	of := p.Find(p.tip.key)
	style := p.TextScale.Body(tipSize)
	room := p.area.Inset(tipEdge)
	lines := Lines(style, text, min(room.W-2*tipPad, tipWidth*style.Size/tipSize), tipLines)
	wide, step := 0.0, canvas.LineHeight(style)
	for _, line := range lines {
		wide = max(wide, letters.Measure(style, line))
	}
	high := tipHeight - canvas.LineHeight(Body(tipSize)) + step*float64(len(lines))
	r := p.tipPlace(of, geom.R(0, 0, wide+2*tipPad, high), room)
	c.Draw(tipPicture(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Lines(style, lines, r.Centre().Sub(geom.Pt(0, step*float64(len(lines))/2)), step, sprites.Paper2, canvas.Centre)
}

// tipPlace returns the place of a tip: below its control and what it keeps off, or above one that lies in the lower half of
// the screen; the other way where it has no room, or would cover more of buttons and sliders.
func (p *Page) tipPlace(of *Control, box, room geom.Rect) geom.Rect {
	off := of.Rect
	if !of.TipOff.Empty() {
		off = geom.Bounds([]geom.Point{{X: off.X, Y: min(off.Y, of.TipOff.Y)}, {X: off.Right(), Y: max(off.Bottom(), of.TipOff.Bottom())}})
	}
	places := geom.Beside(off, box, room, tipGap)
	usual, other := places[1], places[0]
	if of.Rect.Centre().Y > p.area.Centre().Y {
		usual, other = other, usual
	}
	covered := func(r geom.Rect) (area float64) {
		for _, c := range p.controls {
			if (c.Role == RoleButton || c.Role == RoleSlider) && !c.Backdrop {
				area += c.Rect.OverlapArea(r)
			}
		}
		return area
	}
	if other.Within(room) && (!usual.Within(room) || covered(other) < covered(usual)) {
		return other
	}
	return usual
}

type tipKey struct{ w, h float64 }

// tipPicture is the plate of the night on which a tip stands.
func tipPicture(w, h float64) canvas.Picture {
	return canvas.Picture{Key: tipKey{w, h}, Box: geom.R(-2, -2, w+4, h+4), Paint: func(v *vector.Canvas) {
		shape := vector.RoundRect(0, 0, w, h, tipHeight/2)
		v.Fill(shape, vector.Solid(sprites.Night.Alpha(0.94)))
		v.Stroke(shape, vector.Stroke{Width: 1.4}, vector.Solid(sprites.Paper4))
	}}
}
