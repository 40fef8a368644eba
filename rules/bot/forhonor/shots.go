package forhonor

import (
	"engawa/rules"
	"engawa/rules/forhonor"
)

// bestCommand returns the shot or banner that is worth most from the square; 0 and nothing when there is none.
func (p *planner) bestCommand(at forhonor.Square) (best rules.Action, value int) {
	if p.banner {
		return p.bannerValue(at)
	}
	if p.hasNoShot {
		return 0, 0
	}
	foe := &p.position.sides[p.camp.Other()]
	try := func(q forhonor.Square, v int) {
		if v > value && forhonor.ShotReaches(at, q) {
			best, value = forhonor.Choice{Verb: forhonor.VerbShoot, At: q}.Pack(), v
		}
	}
	for k := range foe.units {
		if w := &foe.units[k]; w.post == forhonor.Fielded {
			try(w.at, p.shotValues[k])
		}
	}
	for file := range forhonor.NumFiles {
		n, arrived := p.state.Queue(p.camp.Other(), file)
		for place := range forhonor.MaxQueue {
			g := forhonor.LineGroup
			if place >= n {
				if !arrived || place != forhonor.MaxQueue-1 {
					continue
				}
				g = forhonor.RearGroup
			}
			try(p.camp.Other().FileSquare(file, place), p.razes[g][1])
		}
	}
	return best, value
}

// shotValue returns what a shot at the enemy is worth.
func (p *planner) shotValue(w *unit) int {
	was := *w
	if w.life--; w.life <= 0 {
		w.leave(forhonor.Waiting)
	}
	v := p.weights.evaluate(&p.position, p.distances, p.camp) - p.base
	*w = was
	return v
}

// bannerValue returns the banner and what it is worth with the bearer on the square.
func (p *planner) bannerValue(at forhonor.Square) (rules.Action, int) {
	then := p.position
	healed := false
	h := &then.sides[p.camp]
	for k := range h.units {
		w := &h.units[k]
		if w.hero == p.unit.hero {
			w.post, w.at = forhonor.Fielded, at
		}
		if w.post == forhonor.Fielded && w.life < w.hero.Life() && p.state.BannerReaches(at, w.at) {
			w.life++
			healed = true
		}
	}
	if !healed {
		return 0, 0
	}
	return forhonor.Choice{Verb: forhonor.VerbBanner}.Pack(), p.weights.evaluate(&then, p.distances, p.camp) - p.at(at)
}
