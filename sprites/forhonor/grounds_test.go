package forhonor

import (
	"image"
	"testing"

	"engawa/sprites/scenery"
	"engawa/sprites/scenery/scenerytest"
)

// grounds returns the full-screen backgrounds.
func grounds() map[string]func(scenery.Size) *image.RGBA {
	return map[string]func(scenery.Size) *image.RGBA{
		"warcamp": WarCamp,
		"duel":    DuelNight,
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
