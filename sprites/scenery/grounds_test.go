package scenery_test

import (
	"image"
	"testing"

	"engawa/sprites/scenery"
	"engawa/sprites/scenery/scenerytest"
)

// grounds returns the full-screen backgrounds that no game has for itself.
func grounds() map[string]func(scenery.Size) *image.RGBA {
	return map[string]func(scenery.Size) *image.RGBA{
		"shelf":   func(s scenery.Size) *image.RGBA { return scenery.Veranda(s, true) },
		"setup":   func(s scenery.Size) *image.RGBA { return scenery.Veranda(s, false) },
		"sketch":  func(s scenery.Size) *image.RGBA { return scenery.VerandaSketch(s, true) },
		"evening": scenery.Evening,
		"tatami":  scenery.Tatami,
		"door-left": func(s scenery.Size) *image.RGBA {
			left, _ := scenery.Doors(s)
			return left
		},
		"door-right": func(s scenery.Size) *image.RGBA {
			_, right := scenery.Doors(s)
			return right
		},
	}
}

func TestGrounds(t *testing.T) {
	for name, draw := range grounds() {
		scenerytest.CheckGround(t, name, draw)
	}
}

func BenchmarkGrounds(b *testing.B) {
	for name, draw := range grounds() {
		b.Run(name, func(b *testing.B) { scenerytest.BenchmarkGround(b, draw) })
	}
}
