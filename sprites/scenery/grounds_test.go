package scenery_test

import (
	"image"
	"testing"

	"engawa/sprites/scenery"
	"engawa/sprites/scenery/scenerytest"
)

// grounds returns the full-screen backgrounds that no game has for itself.
func grounds() scenerytest.Grounds {
	return scenerytest.Grounds{
		"shelf":   func(s scenery.Size) *image.RGBA { return scenery.Veranda(s, true) },
		"setup":   func(s scenery.Size) *image.RGBA { return scenery.Veranda(s, false) },
		"sketch":  func(s scenery.Size) *image.RGBA { return scenery.VerandaSketch(s, true) },
		"evening": scenery.Sunset,
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

func TestGrounds(t *testing.T)      { grounds().Check(t) }
func BenchmarkGrounds(b *testing.B) { grounds().Benchmark(b) }
