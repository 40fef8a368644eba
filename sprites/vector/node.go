package vector

import (
	"image/color"
	"math"
)

// node is a group or a shape of a drawing.
type node interface {
	draw(c *Canvas, ink color.NRGBA)
	recolor(f func(color.NRGBA) color.NRGBA) node
	// outer returns a box around everything drawn, in the parent's units.
	outer() Box
}

// frame is what groups and shapes have in common.
type frame struct {
	m       Matrix
	opacity float64
	blur    float64
	clip    *clip
	box     Box // around the content, in the frame's own units
}

// outer returns the frame's box in its parent's units.
func (f *frame) outer() Box { return f.box.grow(3 * f.blur).transform(f.m) }

// clip is an outline that bounds a group or shape, in its user units.
type clip struct {
	path *Path
	rule Rule
}

// inside calls draw with the frame's transform in force; needLayer says that
// the opacity must be applied to the content as a whole.
func (f *frame) inside(c *Canvas, needLayer bool, draw func()) {
	c.Save()
	c.Transform(f.m)
	if f.clip != nil {
		c.Clip(f.clip.path, f.clip.rule)
	}
	layered := f.clip != nil || f.blur > 0 || (needLayer && f.opacity < 1)
	if layered {
		c.Narrow(f.box.grow(3 * f.blur))
		c.BeginLayerStyle(Layer{Opacity: f.opacity, Blur: f.blur})
	}
	draw()
	if layered {
		c.EndLayer()
	}
	c.Restore()
}

type group struct {
	frame
	children []node
}

// inner returns a box around all children.
func (g *group) inner() Box {
	e := newExtent()
	for _, n := range g.children {
		if b := n.outer(); b.W > 0 || b.H > 0 {
			e.add(Point{b.X, b.Y})
			e.add(Point{b.X + b.W, b.Y + b.H})
		}
	}
	return e.box()
}

func (g *group) draw(c *Canvas, ink color.NRGBA) {
	g.inside(c, true, func() {
		for _, n := range g.children {
			n.draw(c, ink)
		}
	})
}

func (g *group) recolor(f func(color.NRGBA) color.NRGBA) node {
	out := &group{frame: g.frame, children: make([]node, len(g.children))}
	for i, n := range g.children {
		out.children[i] = n.recolor(f)
	}
	return out
}

// shape is one path with its fill and stroke.
type shape struct {
	frame
	path  *Path
	rule  Rule
	fill  shapePaint
	line  shapePaint
	style Stroke
}

// inner returns a box around the fill and the stroke.
func (s *shape) inner() Box {
	reach := math.Max(s.style.Width, 0) / 2
	if s.style.Join == MiterJoin {
		reach *= miterLimit
	} else {
		reach *= math.Sqrt2 // the corner of a square end
	}
	return s.path.Bounds().grow(reach)
}

// shapePaint is a paint or a reference to the ink of the moment.
type shapePaint struct {
	paint   Paint
	current bool
}

func (p shapePaint) with(ink color.NRGBA) Paint {
	if p.current {
		return Solid(ink).Opacity(p.paint.opacity)
	}
	return p.paint
}

func (s *shape) draw(c *Canvas, ink color.NRGBA) {
	fill, line := s.fill.with(ink), s.line.with(ink)
	if s.style.Width <= 0 {
		line = Paint{}
	}
	both := fill.visible() && line.visible()
	s.inside(c, both, func() {
		if !both && s.clip == nil && s.blur == 0 {
			fill, line = fill.Opacity(s.opacity), line.Opacity(s.opacity)
		}
		c.FillRule(s.path, s.rule, fill)
		c.Stroke(s.path, s.style, line)
	})
}

func (s *shape) recolor(f func(color.NRGBA) color.NRGBA) node {
	out := *s
	out.fill.paint = s.fill.paint.mapColors(f)
	out.line.paint = s.line.paint.mapColors(f)
	return &out
}
