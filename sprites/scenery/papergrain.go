package scenery

import (
	"image"
	"image/color"

	"engawa/sprites"
)

// PaperGrainSize is the side of the tile that PaperGrain returns, in pixels.
const PaperGrainSize = 256

// PaperGrain returns one tile of paper grain: brown specks of up to the given
// opacity, .05 to .085 as the program has it, and clear between them, so that
// the picture as a whole darkens by about a sixth of that only. Lay it once over the finished frame, tiled
// and never moving, one pixel of the tile to one of the screen; it is so faint
// that plain alpha equals multiplying.
func PaperGrain(opacity float64) *image.RGBA {
	const n = PaperGrainSize
	var fibre [n][n]float64
	dust := Random(0x700747)
	for y := range fibre {
		for x := range fibre[y] {
			fibre[y][x] = dust.Float64()
		}
	}
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	opacity = max(0, min(1, opacity))
	specks := map[uint8]color.RGBA{}
	for y := range n {
		for x := range n {
			// A pixel leans on its neighbours, so that the grain clings together.
			grain := 0.5*fibre[y][x] + 0.25*fibre[y][(x+1)%n] + 0.25*fibre[(y+1)%n][x]
			tint := sprites.PaperGrain.Alpha(opacity * max(0, min(1, 0.7*(grain-0.25))))
			speck, ok := specks[tint.A]
			if !ok {
				speck = color.RGBAModel.Convert(tint).(color.RGBA)
				specks[tint.A] = speck
			}
			img.SetRGBA(x, y, speck)
		}
	}
	return img
}
