package forhonor

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// duelCost is what the last duel cost: badges on the cards of both heroes tell it until the hero after the next one is
// activated.
type duelCost struct {
	heroes    [2]game.Hero // NoHero for no duel
	lostLives [2]int       // lives, in both rounds
	life      [2]int8      // of the heroes after it
	flips     int          // heroes activated since
}

// costs returns how many lives a duel costs whose present round ends like that.
func (f *fight) costs(o game.Outcome) (lost [2]int) {
	for k := range f.heroes {
		lost[k] = o.Loss[k]
		if f.second() {
			lost[k] += f.first().Loss[k]
		}
	}
	return lost
}

// duelCostAfter returns what a duel has cost that has just ended.
func duelCostAfter(heroes [2]game.Hero, lost [2]int, v *display) duelCost {
	t := duelCost{heroes: heroes, lostLives: lost}
	for k, h := range heroes {
		if f := v.figure(h); f != nil {
			t.life[k] = f.Life
		}
	}
	return t
}

// pass takes note of an event after the duel.
func (t *duelCost) pass(e rules.Event) {
	const most = 2 // heroes activated, with the second of which the duel is forgotten
	if e.Kind == rules.EvFlip && e.Thing > 0 && e.Thing <= game.NumHeroes {
		if t.flips++; t.flips >= most {
			*t = duelCost{}
		}
	}
}

// check forgets a duel that the position does not follow: one that was undone, or after which a hero has healed.
func (t *duelCost) check(v *display) {
	for k, h := range t.heroes {
		if f := v.figure(h); h != game.NoHero && (f == nil || f.Life != t.life[k]) {
			*t = duelCost{}
			return
		}
	}
}

// lifeCost returns how many lives the hero has lost in the duel.
func (t *duelCost) lifeCost(h game.Hero) int {
	for k := range t.heroes {
		if h != game.NoHero && t.heroes[k] == h {
			return t.lostLives[k]
		}
	}
	return 0
}

// drawDuelCost draws the badge of a hero that has lost lives in the last duel, about a point.
func (b *Board) drawDuelCost(c *canvas.Canvas, h game.Hero, at geom.Point) {
	const high, sign, pad = 20.0, 13.0, 5.0
	n := b.overlayState.cost.lifeCost(h)
	if n == 0 {
		return
	}
	text, style := "−"+strconv.Itoa(n), ui.Strong(14)
	wide := letters.Measure(style, text)
	badge := geom.Around(at, sign+wide+2*pad+1, high)
	ui.DrawSurface(c, ui.Surface{Face: sprites.Beni, Lip: sprites.Beni, Line: sprites.Ink, Radius: high / 2}, badge)
	ui.DrawIcon(c, "sword", geom.Pt(badge.X+pad+sign/2, at.Y), sign, sprites.Paper2)
	c.Text(style, text, geom.Pt(badge.Right()-pad, canvas.InMiddle(style, badge.Y, badge.Bottom())), sprites.Paper2, canvas.Right)
}
