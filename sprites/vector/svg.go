package vector

import (
	"fmt"
	"strings"
)

// Parse reads a picture in the SVG subset of the sprite sources:
//
//   - svg with a viewBox, g, defs, title, desc
//   - path, rect, circle, ellipse, line, polyline, polygon
//   - linearGradient and radialGradient with stop
//   - clipPath holding shapes
//   - fill, stroke, their opacities, widths, caps, joins, dashes and rules as
//     inherited attributes; transform, opacity, clip-path, and filter in the
//     one form blur(N) with N in user units
//
// Anything else is refused with an error that names the line and what is not
// drawn, so that no picture comes out wrong in silence. The source may have up
// to 1 MiB, 20000 elements and 64 levels.
func Parse(src []byte) (*Drawing, error) {
	root, err := scan(string(src))
	if err != nil {
		return nil, fmt.Errorf("svg: %w", err)
	}
	b := builder{ids: map[string]*element{}, gradients: map[*element]Paint{}, clips: map[*element]*clip{}}
	d, err := b.drawing(root)
	if err != nil {
		return nil, fmt.Errorf("svg: %w", err)
	}
	return d, nil
}

// builder turns elements into nodes.
type builder struct {
	ids       map[string]*element
	gradients map[*element]Paint // those already read
	clips     map[*element]*clip
	blurs     int
}

func (b *builder) drawing(root *element) (*Drawing, error) {
	if err := b.index(root); err != nil {
		return nil, err
	}
	box, err := viewBox(root)
	if err != nil {
		return nil, err
	}
	for _, idle := range []string{"xmlns", "width", "height"} {
		root.take(idle)
	}
	g, err := b.group(root, defaultLook())
	if err != nil {
		return nil, err
	}
	if err := b.readUnused(root); err != nil {
		return nil, err
	}
	d := &Drawing{box: box, root: g}
	d.ink.A = 255
	return d, nil
}

// index gathers the elements with an id, each of which must be its own.
func (b *builder) index(e *element) error {
	if id, ok := e.take("id"); ok {
		if first := b.ids[id]; first != nil {
			return e.errorf("has the id %q, which line %d has already", id, first.line)
		}
		b.ids[id] = e
	}
	for _, child := range e.children {
		if err := b.index(child); err != nil {
			return err
		}
	}
	return nil
}

// readUnused reads the gradients and clips nobody refers to, so that their errors
// show too.
func (b *builder) readUnused(e *element) error {
	for _, child := range e.children {
		if isGradient(child.name) {
			if _, err := b.gradient(child); err != nil {
				return err
			}
		}
		if child.name == "clipPath" {
			if _, err := b.clip(child); err != nil {
				return err
			}
			continue
		}
		if err := b.readUnused(child); err != nil {
			return err
		}
	}
	return nil
}

func viewBox(root *element) (Box, error) {
	value, ok := root.take("viewBox")
	if !ok {
		return Box{}, root.errorf("needs a viewBox")
	}
	v, err := numbers(value)
	if err != nil {
		return Box{}, root.errorf("viewBox: %v", err)
	}
	const least, most = 1e-3, 1e5
	if len(v) != 4 || v[2] < least || v[3] < least || v[2] > most || v[3] > most {
		return Box{}, root.errorf("viewBox: expected x, y and a width and height from %g to %g, found %q", least, most, shorten(value))
	}
	return Box{v[0], v[1], v[2], v[3]}, nil
}

// nodes reads everything drawn inside a group.
func (b *builder) nodes(parent *element, l look) ([]node, error) {
	var out []node
	for _, e := range parent.children {
		switch {
		case e.name == "g":
			g, err := b.group(e, l)
			if err != nil {
				return nil, err
			}
			out = append(out, g)
		case e.name == "defs":
			if err := b.defs(e); err != nil {
				return nil, err
			}
		case isGradient(e.name), e.name == "clipPath", silent(e.name):
			// Read where it is referred to, or not drawn at all.
		default:
			s, err := b.shape(e, l)
			if err != nil {
				return nil, err
			}
			out = append(out, s)
		}
	}
	return out, nil
}

func (b *builder) defs(e *element) error {
	for _, child := range e.children {
		if !isGradient(child.name) && child.name != "clipPath" {
			return child.errorf("may not stand in <defs>: only gradients and clip paths are referred to")
		}
	}
	return e.leftover()
}

func (b *builder) group(e *element, l look) (*group, error) {
	f, err := b.frame(e)
	if err != nil {
		return nil, err
	}
	if l, err = b.look(e, l); err != nil {
		return nil, err
	}
	if err := e.leftover(); err != nil {
		return nil, err
	}
	children, err := b.nodes(e, l)
	g := &group{frame: f, children: children}
	g.box = g.inner()
	return g, err
}

func (b *builder) shape(e *element, l look) (*shape, error) {
	path, err := b.outline(e)
	if err != nil {
		return nil, err
	}
	f, err := b.frame(e)
	if err != nil {
		return nil, err
	}
	if l, err = b.look(e, l); err != nil {
		return nil, err
	}
	if len(e.children) > 0 {
		return nil, e.errorf("may not hold other elements")
	}
	s := &shape{
		frame: f, path: path, rule: l.fillRule, style: l.style,
		fill: l.fill.fade(l.fillOpacity),
		line: l.stroke.fade(l.strokeOpacity),
	}
	s.box = s.inner()
	return s, e.leftover()
}

// frame reads what groups and shapes have in common.
func (b *builder) frame(e *element) (frame, error) {
	f := frame{m: Identity(), opacity: 1}
	if v, ok := e.take("transform"); ok {
		m, err := parseTransform(v)
		if err != nil {
			return f, e.errorf("transform: %v", err)
		}
		f.m = m
	}
	if v, ok := e.take("opacity"); ok {
		o, err := share(v)
		if err != nil {
			return f, e.errorf("opacity: %v", err)
		}
		f.opacity = o
	}
	if v, ok := e.take("filter"); ok {
		sigma, err := parseBlur(v)
		if err != nil {
			return f, e.errorf("filter: %v", err)
		}
		if b.blurs++; b.blurs > maxBlurs {
			return f, e.errorf("is blurred, as are %d before it, which is all that is drawn", maxBlurs)
		}
		f.blur = sigma
	}
	if v, ok := e.take("clip-path"); ok && v != "none" {
		target, err := b.target(e, "clip-path", v)
		if err != nil {
			return f, err
		}
		if target.name != "clipPath" {
			return f, e.errorf("clip-path refers to a <%s>, not a <clipPath>", target.name)
		}
		if f.clip, err = b.clip(target); err != nil {
			return f, err
		}
	}
	return f, nil
}

// parseBlur reads blur(N), also with the unit px.
func parseBlur(s string) (float64, error) {
	inner, ok := strings.CutPrefix(strings.TrimSpace(s), "blur(")
	inner, closed := strings.CutSuffix(inner, ")")
	v, err := number(strings.TrimSuffix(inner, "px"))
	if !ok || !closed || err != nil || v < 0 {
		return 0, fmt.Errorf("expected blur(N) with a number from 0, found %q", shorten(s))
	}
	return v, nil
}

// target finds the element that a value url(#id) refers to.
func (b *builder) target(e *element, name, value string) (*element, error) {
	id, ok := strings.CutPrefix(value, "url(#")
	id, closed := strings.CutSuffix(id, ")")
	if !ok || !closed {
		return nil, e.errorf("%s: expected url(#id), found %q", name, shorten(value))
	}
	target := b.ids[id]
	if target == nil {
		return nil, e.errorf("%s refers to %q, but no element has that id", name, shorten(id))
	}
	return target, nil
}

// clip reads a clip path, once: the union of its shapes. The even-odd rule is kept
// for a clip of one shape.
func (b *builder) clip(e *element) (*clip, error) {
	if c, ok := b.clips[e]; ok {
		return c, nil
	}
	c := &clip{path: new(Path)}
	base := Identity()
	if v, ok := e.take("transform"); ok {
		m, err := parseTransform(v)
		if err != nil {
			return nil, e.errorf("transform: %v", err)
		}
		base = m
	}
	if v, ok := e.take("clipPathUnits"); ok && v != "userSpaceOnUse" {
		return nil, e.errorf("clipPathUnits: only userSpaceOnUse is drawn, found %q", shorten(v))
	}
	for _, child := range e.children {
		path, err := b.outline(child)
		if err != nil {
			return nil, err
		}
		child.take("fill") // of no effect in a clip path
		m := base
		if v, ok := child.take("transform"); ok {
			own, err := parseTransform(v)
			if err != nil {
				return nil, child.errorf("transform: %v", err)
			}
			m = m.Mul(own)
		}
		if v, ok := child.take("clip-rule"); ok {
			rule, err := parseRule(v)
			if err != nil {
				return nil, child.errorf("clip-rule: %v", err)
			}
			if rule == EvenOdd && len(e.children) > 1 {
				return nil, child.errorf("has the clip-rule evenodd, which is drawn only where the clip path holds nothing else")
			}
			c.rule = rule
		}
		if err := child.leftover(); err != nil {
			return nil, err
		}
		c.path.Append(path.Transform(m))
	}
	b.clips[e] = c
	return c, e.leftover()
}
