package main

import (
	"image"
	"math"

	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// pyramids is the sheet of Homeworlds: a band for every hue with stars and
// ships at the sizes of phone and table, in sixteen headings and large.
func pyramids() (*image.RGBA, error) {
	const width, band = 1600, 330
	s := &sheet{canvas: vector.NewCanvas(width, 4*band)}
	s.canvas.Fill(vector.Rect(0, 0, width, 4*band), vector.Linear(0, 0, 0, 4*band,
		vector.Stop{Color: sprites.Night3.NRGBA()}, vector.Stop{Offset: 1, Color: sprites.Night2.NRGBA()}))
	for hue := homeworldssprites.RedHue; hue <= homeworldssprites.BlueHue; hue++ {
		s.band(hue, float64(hue)*band)
	}
	return s.canvas.Image(), s.err
}

// sheet is a canvas on which sprites are laid until one fails.
type sheet struct {
	canvas *vector.Canvas
	err    error
}

// band lays out one hue below y.
func (s *sheet) band(hue homeworldssprites.Hue, y float64) {
	x := 40.0
	for _, scale := range []float64{0.34, 0.6, 0.86} {
		for size := 1; size <= homeworldssprites.PyramidSizes; size++ {
			s.lay(homeworldssprites.Star{Hue: hue, Size: size, Night: true}, x, y+90, scale)
			s.lay(homeworldssprites.Ship{Hue: hue, Size: size, Night: true}, x, y+150, scale)
			x += 28 + 52*scale
		}
		x += 10
	}
	for i := range 16 {
		heading := homeworldssprites.RoundHeading(float64(i) * math.Pi / 8)
		s.lay(homeworldssprites.Ship{Hue: hue, Size: 1 + i%3, Heading: heading, Night: true}, 45+75*float64(i%8), y+225+75*float64(i/8), 0.86)
	}
	x = 700
	for size := 1; size <= homeworldssprites.PyramidSizes; size++ {
		s.lay(homeworldssprites.Star{Hue: hue, Size: size, Night: true}, x, y+280, 3)
		s.lay(homeworldssprites.Ship{Hue: hue, Size: size, Night: true}, x+460, y+250, 2.6)
		x += 120 + 30*float64(size)
	}
}

// sprite is what has a picture and a shadow of its own.
type sprite interface {
	Box() vector.Box
	Render(scale float64) (*image.RGBA, error)
	Shadow(scale, lift float64) *image.RGBA
}

// lay lays a sprite and its shadow with its origin at (x, y).
func (s *sheet) lay(p sprite, x, y, scale float64) {
	img, err := p.Render(scale)
	if err != nil {
		s.err = err
		return
	}
	box := p.Box()
	left, top := int(x+box.X*scale), int(y+box.Y*scale)
	shadow := p.Shadow(scale, 0)
	s.canvas.DrawImage(shadow, left, top, vector.Layer{Opacity: 1})
	s.canvas.DrawImage(img, left, top, vector.Layer{Opacity: 1})
}
