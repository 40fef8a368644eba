package vector

import "image/color"

// premultiplied is a colour with its alpha multiplied in, as pixels hold it: red
// in the lowest byte, alpha in the highest.
type premultiplied uint32

func premultiply(c color.NRGBA, opacity float64) premultiplied {
	a := float64(c.A) * opacity
	k := a / 255
	part := func(v uint8) premultiplied { return premultiplied(uint8(float64(v)*k + 0.5)) }
	return part(c.R) | part(c.G)<<8 | part(c.B)<<16 | premultiplied(uint8(a+0.5))<<24
}

// pixel reads the first pixel of a row.
func pixel(pix []uint8) premultiplied {
	_ = pix[3]
	return premultiplied(pix[0]) | premultiplied(pix[1])<<8 | premultiplied(pix[2])<<16 | premultiplied(pix[3])<<24
}

// store writes it as the first pixel of a row.
func (c premultiplied) store(pix []uint8) {
	_ = pix[3]
	pix[0], pix[1], pix[2], pix[3] = uint8(c), uint8(c>>8), uint8(c>>16), uint8(c>>24)
}

func (c premultiplied) alpha() uint8 { return uint8(c >> 24) }

// split returns red, green and blue.
func (c premultiplied) split() (r, g, b uint8) { return uint8(c), uint8(c >> 8), uint8(c >> 16) }

// times multiplies two shares of 255.
func times(a, b uint8) uint8 {
	v := uint32(a)*uint32(b) + 128
	return uint8((v + v>>8) >> 8)
}

// fade returns the colour reduced to v of 255: times on all four bytes, two at
// once.
func (c premultiplied) fade(v uint8) premultiplied {
	if v == 255 {
		return c
	}
	const even = 0x00FF00FF
	rb := (c&even)*premultiplied(v) + 0x00800080
	ga := (c>>8&even)*premultiplied(v) + 0x00800080
	rb += rb >> 8 & even
	ga += ga >> 8 & even
	return rb>>8&even | ga&^even
}

// over returns the colour laid over another one.
func (c premultiplied) over(below premultiplied) premultiplied {
	return c + below.fade(255-c.alpha())
}

// multiply returns the colour multiplied into another one.
func (c premultiplied) multiply(below premultiplied) premultiplied {
	keep, open := 255-c.alpha(), 255-below.alpha()
	part := func(d, s uint8) premultiplied {
		return premultiplied(min(255, int(times(s, d))+int(times(s, open))+int(times(d, keep))))
	}
	r, g, b := c.split()
	br, bg, bb := below.split()
	return part(br, r) | part(bg, g)<<8 | part(bb, b)<<16 | premultiplied(c.alpha()+times(below.alpha(), keep))<<24
}

// blendSolid lays one colour over a row of pixels.
func blendSolid(pix, cover []uint8, c premultiplied) {
	opaque := c.alpha() == 255
	for i, v := range cover {
		switch p := pix[i*4:]; {
		case v == 0:
		case v == 255 && opaque:
			c.store(p)
		default:
			c.fade(v).over(pixel(p)).store(p)
		}
	}
}

// blendEven lays one colour over all pixels of a row alike.
func blendEven(pix []uint8, c premultiplied) {
	if c.alpha() != 255 {
		for i := 0; i+4 <= len(pix); i += 4 {
			c.over(pixel(pix[i:])).store(pix[i:])
		}
		return
	}
	if len(pix) >= 4 {
		c.store(pix)
		for done := 4; done < len(pix); done *= 2 {
			copy(pix[done:], pix[:done])
		}
	}
}

// blendRow lays a row of colours over a row of pixels.
func blendRow(pix, cover []uint8, row []premultiplied, opacity uint8) {
	for i, v := range cover {
		if v == 0 {
			continue
		}
		if opacity != 255 {
			v = times(v, opacity)
		}
		p := pix[i*4:]
		row[i].fade(v).over(pixel(p)).store(p)
	}
}

// Blend says how a layer is laid over what lies below.
type Blend uint8

// The ways to lay a layer down.
const (
	Normal   Blend = iota
	Multiply       // darkens: white changes nothing, black gives black
)
