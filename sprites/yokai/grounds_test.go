package yokai

import (
	"image"
	"testing"

	"engawa/sprites/scenery"
	"engawa/sprites/scenery/scenerytest"
)

// grounds returns the full-screen backgrounds.
func grounds() scenerytest.Grounds {
	return scenerytest.Grounds{
		"moonwood": MoonWood,
		"meadow":   func(s scenery.Size) *image.RGBA { return Meadow(s) },
	}
}

func TestGrounds(t *testing.T)      { grounds().Check(t) }
func BenchmarkGrounds(b *testing.B) { grounds().Benchmark(b) }
