package vector

import (
	"fmt"
	"strings"
)

// look is the set of inherited attributes in force.
type look struct {
	fill, stroke               shapePaint
	fillOpacity, strokeOpacity float64
	fillRule                   Rule
	style                      Stroke
}

// defaultLook returns what holds where nothing is said: SVG's initial values.
func defaultLook() look {
	black := Paint{opacity: 1}
	black.color.A = 255
	return look{
		fill: shapePaint{paint: black}, fillOpacity: 1, strokeOpacity: 1,
		style: Stroke{Width: 1, Join: MiterJoin, Cap: ButtCap},
	}
}

// fade returns the paint with an opacity multiplied in.
func (p shapePaint) fade(opacity float64) shapePaint {
	p.paint = p.paint.Opacity(opacity)
	return p
}

// look returns l changed by the element's own attributes.
func (b *builder) look(e *element, l look) (look, error) {
	set := func(name string, read func(string) error) error {
		v, ok := e.take(name)
		if !ok || v == "inherit" {
			return nil
		}
		if err := read(v); err != nil {
			return e.errorf("%s: %w", name, err)
		}
		return nil
	}
	for _, a := range []struct {
		name string
		read func(string) error
	}{
		{"fill", func(v string) (err error) { l.fill, err = b.paint(e, v); return }},
		{"stroke", func(v string) (err error) { l.stroke, err = b.paint(e, v); return }},
		{"fill-opacity", func(v string) (err error) { l.fillOpacity, err = share(v); return }},
		{"stroke-opacity", func(v string) (err error) { l.strokeOpacity, err = share(v); return }},
		{"fill-rule", func(v string) (err error) { l.fillRule, err = parseRule(v); return }},
		{"stroke-width", func(v string) (err error) { l.style.Width, err = number(v); return }},
		{"stroke-linejoin", func(v string) (err error) { l.style.Join, err = parseJoin(v); return }},
		{"stroke-linecap", func(v string) (err error) { l.style.Cap, err = parseCap(v); return }},
		{"stroke-dasharray", func(v string) (err error) { l.style.Dash, err = parseDashes(v); return }},
		{"stroke-dashoffset", func(v string) (err error) { l.style.DashOffset, err = number(v); return }},
	} {
		if err := set(a.name, a.read); err != nil {
			return l, err
		}
	}
	return l, nil
}

// paint reads the value of fill or stroke.
func (b *builder) paint(e *element, v string) (shapePaint, error) {
	switch {
	case v == "none":
		return shapePaint{}, nil
	case v == "currentColor":
		return shapePaint{paint: Paint{opacity: 1}, current: true}, nil
	case strings.HasPrefix(v, "url("):
		target, err := b.target(e, "paint", v)
		if err != nil {
			return shapePaint{}, err
		}
		if !isGradient(target.name) {
			return shapePaint{}, fmt.Errorf("%s refers to a <%s>, not a gradient", v, target.name)
		}
		paint, err := b.gradient(target)
		return shapePaint{paint: paint}, err
	}
	c, err := parseColor(v)
	return shapePaint{paint: Solid(c)}, err
}

func parseRule(v string) (Rule, error) {
	switch v {
	case "nonzero":
		return NonZero, nil
	case "evenodd":
		return EvenOdd, nil
	}
	return 0, fmt.Errorf("expected nonzero or evenodd, found %q", shorten(v))
}

func parseJoin(v string) (Join, error) {
	switch v {
	case "round":
		return RoundJoin, nil
	case "miter":
		return MiterJoin, nil
	case "bevel":
		return BevelJoin, nil
	}
	return 0, fmt.Errorf("expected round, miter or bevel, found %q", shorten(v))
}

func parseCap(v string) (Cap, error) {
	switch v {
	case "round":
		return RoundCap, nil
	case "butt":
		return ButtCap, nil
	case "square":
		return SquareCap, nil
	}
	return 0, fmt.Errorf("expected round, butt or square, found %q", shorten(v))
}

func parseDashes(v string) ([]float64, error) {
	if v == "none" {
		return nil, nil
	}
	list, err := numbers(v)
	for _, d := range list {
		if d < 0 {
			return nil, fmt.Errorf("expected lengths from 0, found %q", shorten(v))
		}
	}
	return list, err
}

func isGradient(name string) bool { return name == "linearGradient" || name == "radialGradient" }

// gradient reads a gradient element, once.
func (b *builder) gradient(e *element) (Paint, error) {
	if p, ok := b.gradients[e]; ok {
		return p, nil
	}
	stops, err := gradientStops(e)
	if err != nil {
		return Paint{}, err
	}
	units, given := e.take("gradientUnits")
	user := units == "userSpaceOnUse"
	if given && !user && units != "objectBoundingBox" {
		return Paint{}, e.errorf("gradientUnits: expected userSpaceOnUse or objectBoundingBox, found %q", shorten(units))
	}
	n := measures{e: e}
	at := func(name string, missing float64) float64 {
		if _, ok := e.take(name); !ok && user {
			n.fail(name, "must be given in user space")
		}
		return n.value(name, missing)
	}
	var p Paint
	if e.name == "linearGradient" {
		p = Linear(at("x1", 0), at("y1", 0), at("x2", 1), at("y2", 0), stops...)
	} else {
		p = Radial(at("cx", 0.5), at("cy", 0.5), at("r", 0.5), stops...)
	}
	if n.err != nil {
		return Paint{}, n.err
	}
	if v, ok := e.take("gradientTransform"); ok {
		m, err := parseTransform(v)
		if err != nil {
			return Paint{}, e.errorf("gradientTransform: %w", err)
		}
		p = p.Transform(m)
	}
	if !user {
		p = p.BoxUnits()
	}
	b.gradients[e] = p
	return p, e.leftover()
}

func gradientStops(e *element) ([]Stop, error) {
	var stops []Stop
	for _, s := range e.children {
		if s.name != "stop" {
			return nil, s.errorf("may not stand in a gradient: only <stop> may")
		}
		stop := Stop{}
		stop.Color.A = 255
		var err error
		if v, ok := s.take("offset"); ok {
			if stop.Offset, err = share(v); err != nil {
				return nil, s.errorf("offset: %w", err)
			}
		}
		if v, ok := s.take("stop-color"); ok {
			if stop.Color, err = parseColor(v); err != nil {
				return nil, s.errorf("stop-color: %w", err)
			}
		}
		if v, ok := s.take("stop-opacity"); ok {
			o, err := share(v)
			if err != nil {
				return nil, s.errorf("stop-opacity: %w", err)
			}
			stop.Color.A = uint8(float64(stop.Color.A)*o + 0.5)
		}
		if err := s.leftover(); err != nil {
			return nil, err
		}
		stops = append(stops, stop)
	}
	if len(stops) == 0 {
		return nil, e.errorf("needs at least one <stop>")
	}
	return stops, nil
}
