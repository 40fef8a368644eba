// Package inks prints finished pictures with other inks than those of the palette: with high contrast, and with colours
// that every eye can tell apart. The pictures are drawn as ever; each of their colours is exchanged afterwards, colours
// of the palette exactly, those between them in between, and what is far from every exchanged colour stays as it is.
//
// It imports sprites for the palette, and the standard library.
package inks

import (
	"image"
	"image/color"
	"math"
	"slices"

	"engawa/sprites"
)

// Choice says which inks are wanted. The zero Choice is the palette as it is.
type Choice struct {
	Contrast bool // ink on white, deeper nights, stronger marks
	Safe     bool // colours that must be told apart differ for every eye, see [Safe]
}

// Exchange is one ink in the place of another.
type Exchange struct{ From, To sprites.Color }

// steps is the number of entries of a [Set]'s table along each of red, green and blue: one for every eight levels.
const (
	steps = 33
	level = 8
)

// Set is a set of inks. It is never changed, so several goroutines may print with it.
type Set struct {
	exact map[sprites.Color]sprites.Color
	order []sprites.Color                 // the keys of exact
	light map[sprites.Color]sprites.Color // of letters instead
	table [steps * steps * steps][3]uint8
}

// New returns the inks of the choice, nil for the palette as it is.
func New(c Choice) *Set {
	var list []Exchange
	if c.Contrast {
		list = append(list, Contrast()...)
	}
	if c.Safe {
		list = append(list, Safe()...)
	}
	if len(list) == 0 {
		return nil
	}
	s := &Set{exact: map[sprites.Color]sprites.Color{}, light: map[sprites.Color]sprites.Color{}}
	for _, t := range sprites.Tokens() {
		s.set(t.Color, t.Color) // what is not exchanged stays, whatever lies near it
	}
	for _, x := range list {
		s.set(x.From, x.To)
	}
	var soft []Exchange
	if c.Contrast {
		soft = Grounds()
		for _, x := range soft {
			delete(s.exact, x.From)
		}
		for _, x := range Letters() {
			s.light[x.From] = x.To
		}
	}
	s.fill(soft)
	return s
}

func (s *Set) set(from, to sprites.Color) {
	if _, ok := s.exact[from]; !ok {
		s.order = append(s.order, from)
	}
	s.exact[from] = to
}

// reach is how far from an exchanged colour, in levels, others are drawn along with it.
const reach = 26.0

// shift is how far a colour is moved, and how near to it its neighbours are all moved alike.
type shift struct {
	at, by [3]float64
	near   float64
}

// fill computes the table by inverse distances, each colour of the palette drawing on what lies within reach.
func (s *Set) fill(soft []Exchange) {
	const flat, bent = 0.5, 6.0 // what is drawn flat is met nearly, a ground of many tones stays smooth
	list := slices.Clone(soft)
	for _, from := range s.order {
		if to, ok := s.exact[from]; ok {
			list = append(list, Exchange{from, to})
		}
	}
	var shifts []shift
	for k, x := range list {
		a, b, near := levels(x.From), levels(x.To), flat
		if k < len(soft) {
			near = bent
		}
		shifts = append(shifts, shift{a, [3]float64{b[0] - a[0], b[1] - a[1], b[2] - a[2]}, near})
	}
	for k := range s.table {
		at := [3]float64{float64(k / (steps * steps) * level), float64(k / steps % steps * level), float64(k % steps * level)}
		sum, by := 1/(reach*reach), [3]float64{} // the weight of staying
		for _, sh := range shifts {
			d := math.Sqrt(sq(at[0]-sh.at[0]) + sq(at[1]-sh.at[1]) + sq(at[2]-sh.at[2]))
			if d >= reach {
				continue
			}
			w := sq((reach - d) / (reach * max(d, sh.near)))
			sum += w
			for i := range by {
				by[i] += w * sh.by[i]
			}
		}
		for i := range by {
			s.table[k][i] = uint8(max(0, min(255, at[i]+by[i]/sum)) + 0.5)
		}
	}
}

func sq(v float64) float64 { return v * v }

func levels(c sprites.Color) [3]float64 {
	return [3]float64{float64(c >> 16 & 255), float64(c >> 8 & 255), float64(c & 255)}
}

// Of returns the ink in the place of a colour, of the same opacity. A nil Set returns the colour itself.
func (s *Set) Of(c color.Color) color.Color {
	if s == nil {
		return c
	}
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.R, n.G, n.B = s.of(n.R, n.G, n.B)
	return n
}

// Letters returns the ink of letters in the place of a colour: what is a hairline on paper is written on nights too.
func (s *Set) Letters(c color.Color) color.Color {
	if s == nil {
		return c
	}
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	if to, ok := s.light[sprites.Color(n.R)<<16|sprites.Color(n.G)<<8|sprites.Color(n.B)]; ok {
		return to.Alpha(float64(n.A) / 255)
	}
	return s.Of(n)
}

// of returns the ink in the place of an opaque colour.
func (s *Set) of(r, g, b uint8) (uint8, uint8, uint8) {
	if to, ok := s.exact[sprites.Color(r)<<16|sprites.Color(g)<<8|sprites.Color(b)]; ok {
		return uint8(to >> 16), uint8(to >> 8), uint8(to)
	}
	return s.between(r, g, b)
}

// between mixes the eight entries of the table about a colour.
func (s *Set) between(r, g, b uint8) (uint8, uint8, uint8) {
	at := [3]int{int(r) / level, int(g) / level, int(b) / level}
	part := [3]int{int(r) % level, int(g) % level, int(b) % level}
	var sum [3]int
	for corner := range 8 {
		k, weight := 0, 1
		for i := range 3 {
			if corner>>i&1 == 1 {
				k, weight = k*steps+at[i]+1, weight*part[i]
			} else {
				k, weight = k*steps+at[i], weight*(level-part[i])
			}
		}
		if weight == 0 {
			continue
		}
		for i, v := range s.table[k] {
			sum[i] += weight * int(v)
		}
	}
	const whole = level * level * level
	return uint8(sum[0] / whole), uint8(sum[1] / whole), uint8(sum[2] / whole)
}

// Print returns a picture printed with these inks. A nil Set returns the picture itself.
func (s *Set) Print(img *image.RGBA) *image.RGBA {
	if s == nil {
		return img
	}
	out := image.NewRGBA(img.Rect)
	// Pixels met before, where their colour leads, and their inks: pictures have few colours.
	known := make([][2][4]uint8, 1<<12)
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		from := img.Pix[img.PixOffset(img.Rect.Min.X, y):][:4*img.Rect.Dx()]
		to := out.Pix[out.PixOffset(img.Rect.Min.X, y):]
		for k := 0; k < len(from); k += 4 {
			p := [4]uint8(from[k : k+4])
			at := &known[(uint32(p[0])*0x9E3779B1^uint32(p[1])*0x85EBCA6B^uint32(p[2])*0xC2B2AE35^uint32(p[3])*0x27D4EB2F)>>20]
			if at[0] != p {
				*at = [2][4]uint8{p, s.pixel(p)}
			}
			copy(to[k:k+4], at[1][:])
		}
	}
	return out
}

// pixel returns the ink in the place of a pixel, whose colours are multiplied by its opacity.
func (s *Set) pixel(p [4]uint8) [4]uint8 {
	a := int(p[3])
	if a == 0 {
		return p
	}
	full := func(v uint8) uint8 { return uint8(min(255, (int(v)*255+a/2)/a)) }
	r, g, b := s.of(full(p[0]), full(p[1]), full(p[2]))
	part := func(v uint8) uint8 { return uint8((int(v)*a + 127) / 255) }
	return [4]uint8{part(r), part(g), part(b), p[3]}
}
