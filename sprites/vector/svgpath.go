package vector

import (
	"fmt"
	"math"
	"strings"
)

// ParsePath reads SVG path data: all commands, absolute and relative. An error
// says what was expected and what was found.
func ParsePath(data string) (*Path, error) {
	r := pathReader{numberReader: numberReader{data}, path: new(Path)}
	command := byte(0)
	for !r.isDone() {
		c := r.rest[0]
		switch {
		case strings.IndexByte("MmLlHhVvCcSsQqTtAaZz", c) >= 0:
			if command == 0 && c != 'M' && c != 'm' {
				return nil, fmt.Errorf("path data must begin with M or m, found %q", shorten(r.rest))
			}
			command = c
			r.rest = r.rest[1:]
		case command == 0 || command == 'Z' || command == 'z':
			return nil, fmt.Errorf("expected a path command, found %q", shorten(r.rest))
		}
		if err := r.segment(command); err != nil {
			return nil, fmt.Errorf("path command %c: %w", command, err)
		}
		// Further pairs after a move are lines.
		switch command {
		case 'M':
			command = 'L'
		case 'm':
			command = 'l'
		}
		r.separator()
	}
	return r.path, nil
}

// pathReader turns path data into segments. control is the last control point
// of a curve, which the smooth commands mirror.
type pathReader struct {
	numberReader
	path    *Path
	control Point
	last    byte // lower-case command before this one
}

// read reads n numbers into v; relative coordinates are counted from the
// current point.
func (r *pathReader) read(v []float64, relative bool) error {
	from := r.path.Current()
	for i := range v {
		n, err := r.number()
		if err != nil {
			return err
		}
		if relative {
			if i%2 == 0 {
				n += from.X
			} else {
				n += from.Y
			}
		}
		v[i] = n
	}
	return nil
}

func (r *pathReader) segment(command byte) error {
	lower := command | 0x20
	relative := command == lower
	p, from := r.path, r.path.Current()
	mirrored := func(family string) Point {
		if strings.IndexByte(family, r.last) >= 0 {
			return Point{2*from.X - r.control.X, 2*from.Y - r.control.Y}
		}
		return from
	}
	var v [6]float64
	var err error
	switch lower {
	case 'z':
		p.Close()
	case 'm':
		if err = r.read(v[:2], relative); err == nil {
			p.MoveTo(v[0], v[1])
		}
	case 'l':
		if err = r.read(v[:2], relative); err == nil {
			p.LineTo(v[0], v[1])
		}
	case 'h':
		if err = r.read(v[:1], relative); err == nil {
			p.LineTo(v[0], from.Y)
		}
	case 'v':
		// The single number is a y: the first slot would count it from x.
		if v[0], err = r.number(); err == nil {
			if relative {
				v[0] += from.Y
			}
			p.LineTo(from.X, v[0])
		}
	case 'c':
		if err = r.read(v[:], relative); err == nil {
			r.cube(Point{v[0], v[1]}, v[2:])
		}
	case 's':
		if err = r.read(v[:4], relative); err == nil {
			r.cube(mirrored("cs"), v[:4])
		}
	case 'q':
		if err = r.read(v[:4], relative); err == nil {
			r.quad(Point{v[0], v[1]}, v[2], v[3])
		}
	case 't':
		if err = r.read(v[:2], relative); err == nil {
			r.quad(mirrored("qt"), v[0], v[1])
		}
	case 'a':
		err = r.arc(relative)
	}
	r.last = lower
	return err
}

func (r *pathReader) cube(a Point, v []float64) {
	r.control = Point{v[0], v[1]}
	r.path.CubeTo(a.X, a.Y, v[0], v[1], v[2], v[3])
}

func (r *pathReader) quad(c Point, x, y float64) {
	r.control = c
	r.path.QuadTo(c.X, c.Y, x, y)
}

func (r *pathReader) arc(relative bool) error {
	var shape, end [3]float64
	if err := r.read(shape[:], false); err != nil {
		return err
	}
	large, err := r.flag()
	if err != nil {
		return err
	}
	sweep, err := r.flag()
	if err != nil {
		return err
	}
	if err := r.read(end[:2], relative); err != nil {
		return err
	}
	r.path.ArcTo(shape[0], shape[1], shape[2]*math.Pi/180, large, sweep, end[0], end[1])
	return nil
}
