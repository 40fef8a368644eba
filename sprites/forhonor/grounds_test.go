package forhonor

import (
	"testing"

	"engawa/sprites/scenery/scenerytest"
)

// grounds returns the full-screen backgrounds.
func grounds() scenerytest.Grounds {
	return scenerytest.Grounds{
		"warcamp": WarCamp,
		"duel":    DuelNight,
	}
}

func TestGrounds(t *testing.T)      { grounds().Check(t) }
func BenchmarkGrounds(b *testing.B) { grounds().Benchmark(b) }
