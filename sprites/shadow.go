package sprites

import (
	"image"
	"image/color"
	"math"

	"engawa/sprites/vector"
)

// The one light stands low at the upper left; LightX and LightY are the
// direction in which shadows fall, to the lower right.
const (
	LightX = 0.86
	LightY = 0.52
)

// ShadowStyle says how a shadow lies. All lengths are in pixels of the image
// that throws it.
type ShadowStyle struct {
	Length  float64 // how far it reaches
	Blur    float64 // spread of its edge
	Opacity float64 // 0 to 1, where the two sweeps lie over each other
	Color   Color
}

// PieceShadow is the shadow of something that stands on the table: a piece
// 15 units long, a box 34, a button 9.
func PieceShadow(length float64) ShadowStyle {
	return ShadowStyle{Length: length, Blur: softness(length), Opacity: 0.34, Color: Ink}
}

// PanelShadow is the shadow of paper that lies on something: fainter.
func PanelShadow(length float64) ShadowStyle {
	return ShadowStyle{Length: length, Blur: softness(length), Opacity: 0.26, Color: Ink}
}

// WithLift returns the shadow of the same thing held lift pixels above the table:
// longer by one and a half times the lift, softer and lighter.
func (s ShadowStyle) WithLift(lift float64) ShadowStyle {
	if lift <= 0 {
		return s
	}
	raised := min(1, lift/9)
	s.Length += 1.5 * lift
	s.Blur += 2 * raised
	s.Opacity += (0.26 - s.Opacity) * raised
	return s
}

func softness(length float64) float64 { return max(1.5, min(4, length/10)) }

// Shadow returns the shadow of a sprite's image: its silhouette swept along the
// light to the full length and again to 55 per cent, and blurred. The bounds of
// the result are in the sprite's own pixels and reach beyond it on all sides:
// draw it with its corner at the sprite's corner plus Bounds().Min.
func Shadow(sprite *image.RGBA, style ShadowStyle) *image.RGBA {
	if sprite.Bounds().Empty() {
		return image.NewRGBA(image.Rectangle{})
	}
	b := sprite.Bounds()
	margin := int(math.Ceil(3 * style.Blur))
	reach := image.Pt(int(math.Ceil(style.Length*LightX)), int(math.Ceil(style.Length*LightY)))
	area := image.Rect(b.Min.X-margin, b.Min.Y-margin, b.Max.X+reach.X+margin, b.Max.Y+reach.Y+margin)
	out := image.NewRGBA(area)
	share := style.Color.Alpha(0.62 * style.Opacity)
	shape := silhouette(sprite)
	for _, part := range []float64{1, 0.55} {
		mask := sweep(shape, area, style.Length*part)
		vector.Blur(mask, style.Blur)
		layOver(out, mask, share)
	}
	return out
}

// silhouette returns how opaque a sprite's pixels are.
func silhouette(sprite *image.RGBA) *image.Alpha {
	mask := image.NewAlpha(sprite.Rect)
	for y := mask.Rect.Min.Y; y < mask.Rect.Max.Y; y++ {
		from := sprite.Pix[sprite.PixOffset(mask.Rect.Min.X, y):]
		for x := range mask.Stride {
			mask.Pix[mask.PixOffset(mask.Rect.Min.X, y)+x] = from[4*x+3]
		}
	}
	return mask
}

// sweep drags a silhouette along the light, one pixel at a time.
func sweep(shape *image.Alpha, area image.Rectangle, length float64) *image.Alpha {
	mask := image.NewAlpha(area)
	b := shape.Rect
	steps := max(1, int(math.Ceil(length)))
	last := image.Pt(math.MaxInt, 0)
	for i := 0; i <= steps; i++ {
		along := length * float64(i) / float64(steps)
		at := image.Pt(int(math.Round(along*LightX)), int(math.Round(along*LightY)))
		if at == last {
			continue
		}
		last = at
		for y := b.Min.Y; y < b.Max.Y; y++ {
			from := shape.Pix[shape.PixOffset(b.Min.X, y):][:b.Dx()]
			to := mask.Pix[mask.PixOffset(b.Min.X+at.X, y+at.Y):][:len(from)]
			for x, v := range from {
				if v > to[x] {
					to[x] = v
				}
			}
		}
	}
	return mask
}

// layOver lays one colour through a mask over a premultiplied image of the same
// bounds.
func layOver(dst *image.RGBA, mask *image.Alpha, c color.NRGBA) {
	r, g, b, a := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for i, m := range mask.Pix {
		if m == 0 {
			continue
		}
		alpha := a * uint32(m) / 255
		p := dst.Pix[4*i : 4*i+4 : 4*i+4]
		rest := 255 - alpha
		p[0] = uint8((r*alpha + uint32(p[0])*rest) / 255)
		p[1] = uint8((g*alpha + uint32(p[1])*rest) / 255)
		p[2] = uint8((b*alpha + uint32(p[2])*rest) / 255)
		p[3] = uint8(alpha + uint32(p[3])*rest/255)
	}
}
