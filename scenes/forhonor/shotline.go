package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// shot returns the line of the shot that is picked, looked at or hinted at: from the hero that is played to a figure against
// it, or to any square while a target is being chosen.
func (b *Board) shot() (from, to game.Square, ok bool) { return b.shotAt(b.aimedParts()...) }

// aimedParts are the parts at which a shot may be seen to be aimed, the first one before others.
func (b *Board) aimedParts() []rules.Part {
	parts := []rules.Part{b.firstPick(), b.look.hovered, b.look.pin}
	if b.marks.Kind == table.MarkHint {
		parts = append(parts, b.marks.Parts...)
	}
	return parts
}

// shotAt returns the line of a shot at the first of the parts that can be aimed at.
func (b *Board) shotAt(parts ...rules.Part) (from, to game.Square, ok bool) {
	h, _, _, _ := b.state.Active()
	f, camp, in := b.state.Figure(h)
	shot, _ := b.state.ShotAndBanner()
	if !in || f.Post != game.Fielded || shot || h.Power() != game.PowerShot || b.choice.State == nil || !b.isAtRest() || b.state.Phase() != game.PhaseAct {
		return 0, 0, false
	}
	for _, p := range parts {
		to, against := b.standsAt(p, camp)
		if _, leads := b.approachTo(p); leads && !b.aiming() {
			continue // it would come nearer first
		}
		if to != game.NoSquare && to != f.At && (against && !to.Adjacent(f.At) || b.aiming()) {
			return f.At, to, true
		}
	}
	return 0, 0, false
}

// standsAt returns the square that a part stands for, and whether a figure against the camp stands there; NoSquare for
// a part that is not on the battlefield.
func (b *Board) standsAt(p rules.Part, camp game.Camp) (at game.Square, against bool) {
	if h, ok := heroIn(p); ok {
		f, of, in := b.state.Figure(h)
		if !in {
			return game.NoSquare, false
		}
		return f.At, of != camp
	}
	q, ok := squareOf(p)
	if !ok {
		return game.NoSquare, false
	}
	of, soldier := b.state.SoldierAt(q)
	return q, soldier && of != camp
}

// drawShotLine draws the line of a shot, with cross hairs on whom it is aimed at, or what stops it.
func (b *Board) drawShotLine(c *canvas.Canvas) {
	from, to, ok := b.shot()
	if !ok {
		return
	}
	err := game.ShotLineRefusal(from, to)
	forhonorart.DrawShot(c, b.chart, from, to, err == nil)
	if err == nil {
		if b.aims.shots[to] {
			forhonorart.DrawRing(c, b.chart, to, forhonorsprites.ShotTarget)
		}
		return
	}
	for _, p := range err.Parts {
		if q, is := squareOf(p); is && q.Void() {
			forhonorart.DrawMark(c, b.chart, q, forhonorsprites.BlockedMark)
		}
	}
}

// shotWords says why the shot that is looked at cannot be made, or which soldier falls by it; "" when a hero is shot at
// or there is none.
func (b *Board) shotWords() string {
	from, to, ok := b.shot()
	if !ok {
		return ""
	}
	if err := game.ShotLineRefusal(from, to); err != nil {
		return b.words().Refusal(b.match.GameID(), err)
	}
	return b.fallsWords(to)
}
