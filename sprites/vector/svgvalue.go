package vector

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
)

// maxNumber is the largest magnitude of any number in a source.
const maxNumber = 1e6

// numberReader reads the numbers of a list in which blanks, commas, signs and
// points may part them.
type numberReader struct{ rest string }

func (r *numberReader) blanks() {
	r.rest = strings.TrimLeft(r.rest, " \t\r\n")
}

// separator skips blanks with at most one comma.
func (r *numberReader) separator() {
	r.blanks()
	if strings.HasPrefix(r.rest, ",") {
		r.rest = r.rest[1:]
		r.blanks()
	}
}

// isDone reports whether nothing is left.
func (r *numberReader) isDone() bool {
	r.blanks()
	return r.rest == ""
}

// number reads one number.
func (r *numberReader) number() (float64, error) {
	r.separator()
	n := numberLength(r.rest)
	v, err := strconv.ParseFloat(r.rest[:n], 64)
	if err != nil || math.Abs(v) > maxNumber {
		return 0, fmt.Errorf("expected a number up to %d in size, found %q", int(maxNumber), shorten(r.rest))
	}
	r.rest = r.rest[n:]
	return v, nil
}

// flag reads one digit 0 or 1, which need not be parted from what follows.
func (r *numberReader) flag() (bool, error) {
	r.separator()
	if r.rest == "" || (r.rest[0] != '0' && r.rest[0] != '1') {
		return false, fmt.Errorf("expected an arc flag 0 or 1, found %q", shorten(r.rest))
	}
	set := r.rest[0] == '1'
	r.rest = r.rest[1:]
	return set, nil
}

// numberLength returns how many bytes of s form a number.
func numberLength(s string) int {
	i := 0
	sign := func() {
		if i < len(s) && (s[i] == '+' || s[i] == '-') {
			i++
		}
	}
	digits := func() {
		for i < len(s) && '0' <= s[i] && s[i] <= '9' {
			i++
		}
	}
	sign()
	digits()
	if i < len(s) && s[i] == '.' {
		i++
		digits()
	}
	if i > 0 && i < len(s) && (s[i] == 'e' || s[i] == 'E') {
		mantissa := i
		i++
		sign()
		exponent := i
		digits()
		if i == exponent {
			i = mantissa
		}
	}
	return i
}

// numbers reads a whole list of numbers.
func numbers(s string) ([]float64, error) {
	r := numberReader{s}
	var out []float64
	for !r.isDone() {
		v, err := r.number()
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// number reads a value that is one number.
func number(s string) (float64, error) {
	list, err := numbers(s)
	if err == nil && len(list) != 1 {
		err = fmt.Errorf("expected one number, found %q", shorten(s))
	}
	if err != nil {
		return 0, err
	}
	return list[0], nil
}

// share reads a value from 0 to 1, also written in per cent; what lies outside
// is an error.
func share(s string) (float64, error) {
	digits, percent := strings.CutSuffix(strings.TrimSpace(s), "%")
	v, err := number(digits)
	if percent {
		v /= 100
	}
	if err == nil && (v < 0 || v > 1) {
		err = fmt.Errorf("expected a value from 0 to 1, found %q", shorten(s))
	}
	return v, err
}

// parseColor reads #rgb, #rrggbb, #rrggbbaa or a basic colour name.
func parseColor(s string) (color.NRGBA, error) {
	switch s {
	case "black":
		return color.NRGBA{A: 255}, nil
	case "white":
		return color.NRGBA{255, 255, 255, 255}, nil
	case "transparent":
		return color.NRGBA{}, nil
	}
	wrong := fmt.Errorf("expected a colour such as #c73a1d, black or white, found %q", shorten(s))
	digits, ok := strings.CutPrefix(s, "#")
	if !ok {
		return color.NRGBA{}, wrong
	}
	if len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	if len(digits) == 6 {
		digits += "ff"
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 8 {
		return color.NRGBA{}, wrong
	}
	return color.NRGBA{uint8(v >> 24), uint8(v >> 16), uint8(v >> 8), uint8(v)}, nil
}

// parseTransform reads a list of transform functions.
func parseTransform(s string) (Matrix, error) {
	m := Identity()
	rest := strings.TrimSpace(s)
	for rest != "" {
		name, after, ok := strings.Cut(rest, "(")
		args, next, closed := strings.Cut(after, ")")
		if !ok || !closed {
			return m, fmt.Errorf("expected a transform such as translate(4 2), found %q", shorten(rest))
		}
		list, err := numbers(args)
		if err != nil {
			return m, err
		}
		step, ok := transformOf(strings.TrimSpace(name), list)
		if !ok {
			return m, fmt.Errorf("expected matrix, translate, scale, rotate, skewX or skewY with its numbers, found %q", shorten(rest))
		}
		m = m.Mul(step)
		rest = strings.TrimLeft(next, " \t\r\n,")
	}
	return m, nil
}

func transformOf(name string, v []float64) (Matrix, bool) {
	const degree = math.Pi / 180
	switch {
	case name == "matrix" && len(v) == 6:
		return Matrix{v[0], v[1], v[2], v[3], v[4], v[5]}, true
	case name == "translate" && len(v) == 1:
		return Translate(v[0], 0), true
	case name == "translate" && len(v) == 2:
		return Translate(v[0], v[1]), true
	case name == "scale" && len(v) == 1:
		return Scale(v[0], v[0]), true
	case name == "scale" && len(v) == 2:
		return Scale(v[0], v[1]), true
	case name == "rotate" && len(v) == 1:
		return Rotate(v[0] * degree), true
	case name == "rotate" && len(v) == 3:
		return Translate(v[1], v[2]).Mul(Rotate(v[0] * degree)).Mul(Translate(-v[1], -v[2])), true
	case name == "skewX" && len(v) == 1:
		return Skew(v[0]*degree, 0), true
	case name == "skewY" && len(v) == 1:
		return Skew(0, v[0]*degree), true
	}
	return Matrix{}, false
}
