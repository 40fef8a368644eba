package veranda

import (
	"math"

	"engawa/scenes/anim"
)

// Times of the motion in ticks.
const (
	calmAfter          = 20 * anim.TicksPerSecond  // without input
	slackening         = 3 * anim.TicksPerSecond   // how long it dies down
	swing              = 2.6 * anim.TicksPerSecond // from one side and back again
	breathing          = 4.1 * anim.TicksPerSecond // of the steam
	ambientMotionTicks = 3                         // the picture changes every so many ticks
)

// AmbientMotion animates steam and chime for a while after the last input. The zero value does not move.
type AmbientMotion struct{ tick, remaining int }

// Tick advances the motion and reports whether the picture has changed. Input restarts it; still forbids it.
func (b *AmbientMotion) Tick(input, still bool) bool {
	if still {
		moved := b.remaining > 0
		*b = AmbientMotion{}
		return moved
	}
	if input {
		b.remaining = calmAfter
	}
	if b.remaining == 0 {
		return false
	}
	b.remaining--
	b.tick++
	return b.tick%ambientMotionTicks == 0 || b.remaining == 0
}

func (b *AmbientMotion) strength() float64 { return min(1, float64(b.remaining)/slackening) }

// Sway returns how far things swing to the side, -1 to 1.
func (b *AmbientMotion) Sway() float64 {
	return b.strength() * math.Sin(2*math.Pi*float64(b.tick)/swing)
}

// rise returns how far the steam has risen, 0 to 1 and back.
func (b *AmbientMotion) rise() float64 {
	return b.strength() * (1 - math.Cos(2*math.Pi*float64(b.tick)/breathing)) / 2
}
