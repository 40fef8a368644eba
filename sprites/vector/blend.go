package vector

// blendSolid lays one colour over a row of pixels.
func blendSolid(pix, cover []uint8, c premultiplied) {
	for i, v := range cover {
		if v == 0 {
			continue
		}
		p := pix[i*4 : i*4+4 : i*4+4]
		if v == 255 && c.a == 255 {
			p[0], p[1], p[2], p[3] = c.r, c.g, c.b, 255
			continue
		}
		over(p, c, v)
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
		over(pix[i*4:i*4+4:i*4+4], row[i], v)
	}
}

// over lays a colour reduced to v of 255 over one pixel.
func over(p []uint8, c premultiplied, v uint8) {
	c = c.faded(v)
	keep := 255 - c.a
	p[0] = c.r + times(p[0], keep)
	p[1] = c.g + times(p[1], keep)
	p[2] = c.b + times(p[2], keep)
	p[3] = c.a + times(p[3], keep)
}

// Blend says how a layer is laid over what lies below.
type Blend uint8

// The ways to lay a layer down.
const (
	Normal   Blend = iota
	Multiply       // darkens: white changes nothing, black gives black
)

// multiply multiplies a colour reduced to v of 255 into one pixel.
func multiply(p []uint8, c premultiplied, v uint8) {
	c = c.faded(v)
	keep, below := 255-c.a, 255-p[3]
	ch := func(d, s uint8) uint8 {
		return uint8(min(255, int(times(s, d))+int(times(s, below))+int(times(d, keep))))
	}
	p[0], p[1], p[2] = ch(p[0], c.r), ch(p[1], c.g), ch(p[2], c.b)
	p[3] = c.a + times(p[3], keep)
}
