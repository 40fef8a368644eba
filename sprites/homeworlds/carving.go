package homeworlds

import (
	"math"

	"engawa/sprites"
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
	h.carve(c, field{half: b.W / 2, height: b.H, coarse: sprites.DetailFor(c).PatternScale()})
}

// field is what a pattern has to cover: it stands on the origin, half units to
// either side and height units up. Patterns reach over its edges; the code that
// carves them clips.
type field struct {
	half, height float64
	apex         bool    // it narrows to a point at its top
	coarse       float64 // stretches the pattern, 1 or more
}

// reach returns how far the field reaches to either side at y, which is
// negative above the foot.
func (f field) reach(y float64) float64 {
	if !f.apex {
		return f.half
	}
	return f.half * max(0, min(1, 1+y/f.height))
}

// carve cuts the pattern of the hue into a field.
func (h Hue) carve(c *vector.Canvas, f field) {
	carved := vector.Solid(h.faces().Carved)
	switch h {
	case RedHue:
		c.Fill(f.scales(), carved)
	case YellowHue:
		c.Stroke(f.stripes(), vector.Stroke{Width: 2.9 * f.coarse, Cap: vector.ButtCap}, carved)
	case GreenHue:
		c.Stroke(f.feathers(), vector.Stroke{Width: 2.4 * f.coarse, Join: vector.MiterJoin}, carved)
	case BlueHue:
		c.Stroke(f.waves(), vector.Stroke{Width: 1.6 * f.coarse, Cap: vector.ButtCap}, carved)
	}
}

// row calls put for the middle of every figure of a row whose foot is at y.
// Figures are pitch units wide; rows are symmetric about the axis, even ones
// with a figure on it, odd ones with a figure on either side.
func (f field) row(number int, y, pitch float64, put func(x float64)) {
	reach, aside := f.reach(y)+pitch/2, 0.0
	if number%2 == 1 {
		aside = pitch / 2
	}
	for x := aside - math.Ceil((reach+aside)/pitch)*pitch; x <= reach; x += pitch {
		put(x)
	}
}

// scales are rows of triangles, each row half a triangle aside of the one below.
func (f field) scales() *vector.Path {
	w, h := 10.8*f.coarse, 9.2*f.coarse
	p := new(vector.Path)
	for n := 0; float64(n)*h < f.height; n++ {
		y := -float64(n) * h
		f.row(n, y, w, func(x float64) {
			p.MoveTo(x-w/2, y).LineTo(x, y-h).LineTo(x+w/2, y).Close()
		})
	}
	return p
}

// stripes rise to the right.
func (f field) stripes() *vector.Path {
	const rise = 0.95 // units up for each unit to the right
	pitch := 8 * f.coarse
	p := new(vector.Path)
	for y := 2*f.half*rise - pitch*0.4; y > -f.height-pitch; y -= pitch {
		p.MoveTo(-f.half-2, y+2*rise).LineTo(f.half+2, y-(2*f.half+2)*rise)
	}
	return p
}

// feathers are barbs that fall away from a quill on the axis.
func (f field) feathers() *vector.Path {
	const fall = 0.44 // units down for each unit outwards
	pitch := 8.2 * f.coarse
	p := new(vector.Path).MoveTo(0, 2).LineTo(0, -f.height)
	for y := -pitch * 0.75; y > -f.height-f.half*fall-pitch; y -= pitch {
		reach := f.reach(y) + 4
		p.MoveTo(-reach, y+reach*fall).LineTo(0, y).LineTo(reach, y+reach*fall)
	}
	return p
}

// waves are rows of fans, each row between the crests of the one below, so that
// only the upper halves are seen.
func (f field) waves() *vector.Path {
	const hidden = 0.08 // radians of either end behind the row below
	radius, rise := 7.6*f.coarse, 7.0*f.coarse
	p := new(vector.Path)
	arc := func(x, y, r float64) {
		p.Append(new(vector.Path).Arc(x, y, r, math.Pi+hidden, 2*math.Pi-hidden))
	}
	for n := range int(f.height/rise) + 1 {
		y := 3 - float64(n)*rise
		f.row(n, y, 2*radius, func(x float64) {
			arc(x, y, radius)
			if f.coarse < 1.2 { // in small prints the inner arcs would only darken the face
				arc(x, y, radius*0.46)
			}
		})
	}
	return p
}
