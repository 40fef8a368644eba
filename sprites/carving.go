package sprites

import (
	"math"

	"engawa/sprites/vector"
)

// Fill fills an outline with the lit tone of the hue and its carved pattern, as
// on the marks of the four powers. A hue that does not exist draws nothing.
func (h Hue) Fill(c *vector.Canvas, outline *vector.Path) {
	if h >= hues {
		return
	}
	b := outline.Bounds()
	c.Fill(outline, vector.Solid(h.faces().Lit))
	c.Save()
	defer c.Restore()
	c.Clip(outline, vector.NonZero)
	c.Translate(b.X+b.W/2, b.Y+b.H)
	h.carve(c, b.W/2, b.H, cutFor(c).pattern())
}

// carve cuts the pattern of the hue into a face that stands on the origin, half
// units to either side and height units up. It covers the whole rectangle and
// more; whoever calls it clips. Coarse stretches the pattern.
func (h Hue) carve(c *vector.Canvas, half, height, coarse float64) {
	face := h.faces()
	switch h {
	case RedHue:
		c.Fill(scales(half, height, coarse), vector.Solid(face.Carved))
	case YellowHue:
		c.Stroke(stripes(half, height, coarse), vector.Stroke{Width: 2.9 * coarse, Cap: vector.ButtCap}, vector.Solid(face.Carved))
	case GreenHue:
		c.Stroke(feathers(half, height, coarse), vector.Stroke{Width: 2.4 * coarse, Join: vector.MiterJoin}, vector.Solid(face.Carved))
	case BlueHue:
		carveWaves(c, half, height, coarse, face)
	}
}

// scales are rows of triangles, each row half a triangle aside of the one below.
func scales(half, height, coarse float64) *vector.Path {
	w, h := 10.8*coarse, 9.2*coarse
	p := new(vector.Path)
	for row := 0; float64(row)*h < height; row++ {
		y := -float64(row) * h
		for x := rowStart(half, w, row); x < half+w; x += w {
			p.MoveTo(x-w/2, y).LineTo(x, y-h).LineTo(x+w/2, y).Close()
		}
	}
	return p
}

// rowStart returns the middle of the leftmost figure of a row: rows are
// symmetric about the axis, even ones with a figure on it.
func rowStart(half, pitch float64, row int) float64 {
	x := -math.Ceil(half/pitch) * pitch
	if row%2 == 1 {
		x -= pitch / 2
	}
	return x
}

// stripes rise to the right.
func stripes(half, height, coarse float64) *vector.Path {
	const rise = 0.95 // units up for each unit to the right
	pitch := 8 * coarse
	p := new(vector.Path)
	for y := 2*half*rise - pitch*0.4; y > -height-pitch; y -= pitch {
		p.MoveTo(-half-2, y+2*rise).LineTo(half+2, y-(2*half+2)*rise)
	}
	return p
}

// feathers are barbs that fall away from a quill on the axis.
func feathers(half, height, coarse float64) *vector.Path {
	const fall = 0.44
	pitch := 8.2 * coarse
	p := new(vector.Path).MoveTo(0, 2).LineTo(0, -height)
	for y := -pitch * 0.75; y > -height-half*fall-pitch; y -= pitch {
		p.MoveTo(-half-2, y+(half+2)*fall).LineTo(0, y).LineTo(half+2, y+(half+2)*fall)
	}
	return p
}

// carveWaves lays rows of fans one over the other from the top down, so that
// each hides the foot of those behind it.
func carveWaves(c *vector.Canvas, half, height, coarse float64, face Faces) {
	radius, rise := 7.6*coarse, 7.0*coarse
	line := vector.Stroke{Width: 1.6 * coarse, Cap: vector.ButtCap}
	for row := int(height / rise); row >= 0; row-- {
		y := 3 - float64(row)*rise
		fans, arcs := new(vector.Path), new(vector.Path)
		for x := rowStart(half, 2*radius, row); x < half+radius; x += 2 * radius {
			fans.Append(halfDisc(x, y, radius).Close())
			arcs.Append(halfDisc(x, y, radius))
			if coarse < 1.2 { // in small prints the inner arcs would only darken the face
				arcs.Append(halfDisc(x, y, radius*0.46))
			}
		}
		c.Fill(fans, vector.Solid(face.Lit))
		c.Stroke(arcs, line, vector.Solid(face.Carved))
	}
}

// halfDisc returns the upper half of a circle as an open line.
func halfDisc(x, y, r float64) *vector.Path {
	return new(vector.Path).Arc(x, y, r, math.Pi, 2*math.Pi)
}
