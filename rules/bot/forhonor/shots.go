package forhonor

import (
	"engawa/rules"
	"engawa/rules/forhonor"
)

// deed returns the shot or banner that is worth most from the square; 0 and nothing when there is none.
func (p *planner) deed(at forhonor.Square) (best rules.Action, value int) {
	if p.banner {
		return p.raise(at)
	}
	if p.spent {
		return 0, 0
	}
	foe := &p.now.hosts[p.camp.Other()]
	try := func(q forhonor.Square, v int) {
		if v > value && carries(at, q) && forhonor.ShotLineRefusal(at, q) == nil {
			best, value = forhonor.Choice{Verb: forhonor.VerbShoot, At: q}.Pack(), v
		}
	}
	for k := range foe.warriors {
		if w := &foe.warriors[k]; w.post == forhonor.Fielded {
			try(w.at, p.wounds[k])
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

// carries reports whether the squares are on a common line, as far apart as a shot goes.
func carries(from, to forhonor.Square) bool {
	dx, dy := to.Column()-from.Column(), to.Row()-from.Row()
	apart := max(dx, -dx, dy, -dy)
	return apart >= forhonor.ShotNearest && apart <= forhonor.ShotFarthest && (dx == 0 || dy == 0 || dx == dy || dx == -dy)
}

// wound returns what a shot at the enemy is worth.
func (p *planner) wound(w *warrior) int {
	was := *w
	if w.life--; w.life <= 0 {
		w.die(forhonor.Waiting)
	}
	v := p.creed.value(&p.now, p.atlas, p.camp) - p.base
	*w = was
	return v
}

// raise returns the banner and what it is worth with the bearer on the square.
func (p *planner) raise(at forhonor.Square) (rules.Action, int) {
	then := p.now
	healed := false
	h := &then.hosts[p.camp]
	for k := range h.warriors {
		w := &h.warriors[k]
		if w.hero == p.self.hero {
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
	return forhonor.Choice{Verb: forhonor.VerbBanner}.Pack(), p.creed.value(&then, p.atlas, p.camp) - p.at(at)
}
