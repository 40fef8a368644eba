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
	petalPale   = 0.7  // how dense one is printed
	petalClear  = 22.0 // from its middle to words and things to press
	petalApart  = 48.0 // from each other at rest
	petalTries  = 400
)

// reservedAreas lists what no petal may rest on: words, the picture, the scroll and the buttons.
func (r *Result) reservedAreas() []geom.Rect {
	tree := r.host.Tree()
	list := []geom.Rect{tree.Slot(slotScroll)}
	if at := tree.Slot(slotWinner); !at.Empty() {
		list = append(list, at)
	}
	for _, c := range tree.Controls() {
		if !c.Rect.Empty() {
			list = append(list, c.Rect)
		}
	}
	return list
}

// fallingPetal is one cherry petal on its way down to where it rests.
type fallingPetal struct {
	from, to    geom.Point
	wait, ticks int
	sway, turn  float64
}

// fallingPetals returns petals that come to rest in the open: as in a print, they hang where the paper is free. The
// same room has the same petals every time; a crowded one has fewer.
func fallingPetals(area geom.Rect, kept []geom.Rect) []fallingPetal {
	rng := rand.New(rand.NewPCG(7, 16))
	var out []fallingPetal
	for try := 0; try < petalTries && len(out) < petals; try++ {
		to := geom.Pt(petalHeight+rng.Float64()*(area.W-2*petalHeight), petalHeight+rng.Float64()*(area.H-2*petalHeight)) // whole at rest
		if distance(to, kept) < petalClear || hasNeighbour(to, out) {
			continue
		}
		out = append(out, fallingPetal{
			from: geom.Pt(to.X-0.18*area.W, -0.06*area.H), to: to,
			wait: rng.IntN(petalWait), ticks: petalFall - rng.IntN(petalFall/3),
			sway: (0.02 + 0.03*rng.Float64()) * area.W, turn: rng.Float64() * 2 * math.Pi,
		})
	}
	return out
}

// hasNeighbour reports whether another petal rests near.
func hasNeighbour(at geom.Point, all []fallingPetal) bool {
	for _, p := range all {
		if d := p.to.Sub(at); math.Hypot(d.X, d.Y) < petalApart {
			return true
		}
	}
	return false
}

// distance returns how far the point is from the nearest of the rectangles, 0 inside of one.
func distance(at geom.Point, all []geom.Rect) float64 {
	least := math.Inf(1)
	for _, r := range all {
		dx := max(r.X-at.X, 0, at.X-r.Right())
		dy := max(r.Y-at.Y, 0, at.Y-r.Bottom())
		least = min(least, math.Hypot(dx, dy))
	}
	return least
}

// poseAt returns where the petal is after so many ticks, how it is turned, and whether it rests.
func (p fallingPetal) poseAt(tick int) (place geom.Point, turn float64, rests bool) {
	t := max(0, min(1, float64(tick-p.wait)/float64(p.ticks)))
	place = p.from.Lerp(p.to, t)
	place.X += p.sway * math.Sin(t*9) * (1 - t)
	return place, p.turn + 2.4*math.Sin(t*7)*(1-t), t == 1
}

// atRest is a tick at which every petal rests.
const atRest = petalWait + petalFall

// drawPetals draws the petals at a tick. One that drifts over what must be read fades away as it comes near.
func drawPetals(c *canvas.Canvas, all []fallingPetal, kept []geom.Rect, tick int) {
	for _, p := range all {
		at, turn, _ := p.poseAt(tick)
		visible := min(1, distance(at, kept)/petalClear)
		if visible > 0 {
			ui.DrawSprite(c.Faded(petalPale*visible), "ui/petal", at, petalHeight, canvas.Look{Turn: turn})
		}
	}
}
