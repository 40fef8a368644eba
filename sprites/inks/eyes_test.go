package inks_test

import (
	"image/color"
	"math"

	"engawa/sprites"
)

// vision simulates how colours are seen, as a matrix on linear red, green and blue.
type vision struct {
	name string
	m    [3][3]float64
}

// visions returns usual sight and the three kinds of colour blindness at their strongest, after G. M. Machado, M. M.
// Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
// Transactions on Visualization and Computer Graphics 15 (6), 2009, severity 1.0.
func visions() []vision {
	return []vision{
		{"usual", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
		{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
		{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	}
}

// linear returns the light of a colour, each channel from 0 to 1.
func linear(c color.Color) [3]float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	out := [3]float64{}
	for k, v := range [3]uint8{n.R, n.G, n.B} {
		f := float64(v) / 255
		if f <= 0.04045 {
			out[k] = f / 12.92
		} else {
			out[k] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return out
}

// see returns the light of a colour as the eye has it.
func (e vision) see(c color.Color) [3]float64 {
	in, out := linear(c), [3]float64{}
	for i, row := range e.m {
		for k, f := range row {
			out[i] += f * in[k]
		}
		out[i] = max(0, min(1, out[i]))
	}
	return out
}

// oklab returns the coordinates of a light in OKLab (B. Ottosson, 2020), in which equal distances look alike: black and
// white are 1 apart.
func oklab(rgb [3]float64) [3]float64 {
	l := math.Cbrt(0.4122214708*rgb[0] + 0.5363325363*rgb[1] + 0.0514459929*rgb[2])
	m := math.Cbrt(0.2119034982*rgb[0] + 0.6806995451*rgb[1] + 0.1073969566*rgb[2])
	s := math.Cbrt(0.0883024619*rgb[0] + 0.2817188376*rgb[1] + 0.6299787005*rgb[2])
	return [3]float64{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// distance returns how far two colours look from each other to the eye.
func (e vision) distance(a, b color.Color) float64 {
	p, q := oklab(e.see(a)), oklab(e.see(b))
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// contrast returns the contrast of two colours as the Web Content Accessibility Guidelines 2.2 define it, 1 to 21.
func contrast(a, b color.Color) float64 {
	bright := func(c color.Color) float64 {
		l := linear(c)
		return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2] + 0.05
	}
	x, y := bright(a), bright(b)
	return max(x, y) / min(x, y)
}

// group is some colours that must be told apart.
type group struct {
	name   string
	colors []sprites.Color
}

// groups returns the colours that carry something in a game.
func groups() []group {
	var lit, shade, face []sprites.Color
	for _, p := range sprites.Pyramids() {
		lit, shade = append(lit, p.Lit), append(shade, p.Shade)
	}
	for _, g := range sprites.Goods() {
		face = append(face, g.Face)
	}
	sides := sprites.Sides()
	bands := sprites.Bands()
	return []group{
		{"pieces of two players", []sprites.Color{bands[0].Face, bands[1].Face}},
		{"lit pyramids", lit}, {"shaded pyramids", shade}, {"goods", face},
		{"camps", []sprites.Color{sides[0].Cloth, sides[1].Cloth}},
		{"act here, gained", []sprites.Color{sprites.Shu, sprites.Matsu}},
		{"lost, gained", []sprites.Color{sprites.Beni, sprites.Matsu}},
	}
}
