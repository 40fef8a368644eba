package result

import (
	"math"
	"math/rand/v2"

	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// How the petals fall.
const (
	petals      = 14
	petalFall   = 5 * anim.TicksPerSecond // the slowest fall
	petalWait   = 3 * anim.TicksPerSecond // until the last one begins
	petalHeight = 20.0
)

// petal is one cherry petal on its way down to where it rests.
type petal struct {
	from, to    geom.Point // in shares of the window
	wait, ticks int
	sway, turn  float64
}

// fallingPetals returns the same petals every time.
func fallingPetals() []petal {
	rng := rand.New(rand.NewPCG(7, 16))
	out := make([]petal, petals)
	for k := range out {
		x := rng.Float64()
		out[k] = petal{
			from: geom.Pt(x-0.12, -0.06), to: geom.Pt(x+0.06, 0.86+0.12*rng.Float64()),
			wait: rng.IntN(petalWait), ticks: petalFall - rng.IntN(petalFall/3),
			sway: 0.02 + 0.03*rng.Float64(), turn: rng.Float64() * 2 * math.Pi,
		}
	}
	return out
}

// at returns where the petal is after so many ticks, in shares of the window, how it is turned, and whether it rests.
func (p petal) at(tick int) (place geom.Point, turn float64, rests bool) {
	t := max(0, min(1, float64(tick-p.wait)/float64(p.ticks)))
	place = p.from.Lerp(p.to, t)
	place.X += p.sway * math.Sin(t*9) * (1 - t)
	return place, p.turn + 2.4*math.Sin(t*7)*(1-t), t == 1
}

// atRest is a tick at which every petal rests.
const atRest = petalWait + petalFall

func drawPetals(c *canvas.Canvas, all []petal, area geom.Rect, tick int) {
	for _, p := range all {
		at, turn, _ := p.at(tick)
		ui.DrawSprite(c, "ui/petal", geom.Pt(at.X*area.W, at.Y*area.H), petalHeight, canvas.Look{Turn: turn})
	}
}
