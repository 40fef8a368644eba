package vector

import "math"

// outline reads the geometry of one shape element.
func (b *builder) outline(e *element) (*Path, error) {
	n := measures{e: e}
	var path *Path
	switch e.name {
	case "path":
		d, _ := e.take("d")
		p, err := ParsePath(d)
		if err != nil {
			return nil, e.errorf("d: %v", err)
		}
		return p, nil
	case "rect":
		path = n.rect()
	case "circle":
		path = Circle(n.at("cx"), n.at("cy"), n.length("r"))
	case "ellipse":
		path = Ellipse(n.at("cx"), n.at("cy"), n.length("rx"), n.length("ry"))
	case "line":
		path = Line(n.at("x1"), n.at("y1"), n.at("x2"), n.at("y2"))
	case "polyline":
		path = Polyline(n.points()...)
	case "polygon":
		path = Polygon(n.points()...)
	default:
		return nil, e.errorf("is an element this renderer does not draw there")
	}
	return path, n.err
}

// measures reads the number attributes of an element and keeps the first
// error.
type measures struct {
	e   *element
	err error
}

func (n *measures) fail(name string, format any) {
	if n.err == nil {
		n.err = n.e.errorf("%s: %v", name, format)
	}
}

// value returns an attribute's number, or the default if it is missing.
func (n *measures) value(name string, missing float64) float64 {
	s, ok := n.e.take(name)
	if !ok {
		return missing
	}
	v, err := number(s)
	if err != nil {
		n.fail(name, err)
	}
	return v
}

// at returns a coordinate, 0 if missing.
//
//go:noinline
func (n *measures) at(name string) float64 { return n.value(name, 0) }

// length returns a size, which may not be negative.
func (n *measures) length(name string) float64 {
	v := n.at(name)
	if v < 0 {
		n.fail(name, "expected a number from 0, found a negative one")
	}
	return v
}

func (n *measures) rect() *Path {
	x, y, w, h := n.at("x"), n.at("y"), n.length("width"), n.length("height")
	// A radius left out is the same as the other.
	rx, ry := n.value("rx", -1), n.value("ry", -1)
	if rx < 0 {
		rx = ry
	}
	if ry < 0 {
		ry = rx
	}
	if w == 0 || h == 0 {
		return new(Path)
	}
	return roundRect(x, y, w, h, math.Max(rx, 0), math.Max(ry, 0))
}

func (n *measures) points() []Point {
	s, _ := n.e.take("points")
	list, err := numbers(s)
	if err != nil {
		n.fail("points", err)
		return nil
	}
	if len(list)%2 != 0 {
		n.fail("points", "expected pairs of numbers, found an odd number of them")
		return nil
	}
	out := make([]Point, len(list)/2)
	for i := range out {
		out[i] = Point{list[2*i], list[2*i+1]}
	}
	return out
}
