package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
)

// threats says for each square how many heroes against a camp could still fight or shoot a hero there in this round.
type threats struct {
	state *game.State
	camp  game.Camp
	count [game.NumSquares]uint8
}

// side is the camp from whose side things are seen: that of the local player, else of the seat below.
func (b *Board) side() game.Camp {
	if b.choice.State != nil && b.choice.By >= 0 {
		return b.state.Camp(b.choice.By)
	}
	return b.state.Camp(b.below)
}

func (b *Board) threats() *threats {
	camp := b.side()
	if t := b.positionCache.threats; t != nil && t.state == b.state && t.camp == camp {
		return t
	}
	b.positionCache.threats = findThreats(b.state, camp)
	return b.positionCache.threats
}

func findThreats(s *game.State, camp game.Camp) *threats {
	t := &threats{state: s, camp: camp}
	for h := range s.Eligible(camp.Other()).All() {
		for q, in := range threatenedSquares(s, h) {
			if in {
				t.count[q]++
			}
		}
	}
	return t
}

// threatenedSquares returns the squares on which the hero could fight or shoot another in its activation.
func threatenedSquares(s *game.State, h game.Hero) (set forhonorart.SquareSet) {
	f, _, _ := s.Figure(h)
	from := []game.Square{}
	if f.Post == game.Fielded {
		from = append(from, f.At)
	}
	for q, cost := range s.Reach(h, h.Faction().Allowance()) {
		if cost > 0 {
			from = append(from, game.Square(q))
		}
	}
	shoots := h.Power() == game.PowerShot
	far := 1
	if shoots {
		far = game.ShotFarthest
	}
	for _, at := range from {
		for dx := -far; dx <= far; dx++ {
			for dy := -far; dy <= far; dy++ {
				q := game.SquareAt(at.Column()+dx, at.Row()+dy)
				if q == game.NoSquare || set[q] || q.Void() {
					continue
				}
				straight := dx == 0 || dy == 0 || dx == dy || dx == -dy
				set[q] = at.Adjacent(q) || shoots && straight && game.ShotLineRefusal(at, q) == nil
			}
		}
	}
	return set
}

// drawThreats draws the threat map where it is wished for. Numbers stand around the square that is looked at, else around
// the hero in view: all of them would be too many to read.
func (b *Board) drawThreats(c *canvas.Canvas) {
	if !b.showsThreats || !b.isAtRest() {
		return
	}
	counts := b.threatCounts()
	overview, _ := b.overviewPlace()
	for q, n := range b.threats().count {
		if n > 0 {
			at := game.Square(q)
			forhonorart.DrawThreat(c, b.chart, at, int(n), counts(at) && b.readable(at, overview) && b.display.heroAt(at) == game.NoHero && b.display.soldierAt(at) == nil)
		}
	}
}

// threatCounts returns whether a square shows how many heroes threaten it.
func (b *Board) threatCounts() func(game.Square) bool {
	const near = 2 // squares
	at, ok := game.NoSquare, false
	for _, p := range []rules.Part{b.look.hovered, b.look.pin, b.look.measuredSquare} {
		if at, ok = squareOf(p); ok {
			break
		}
	}
	if h, in := b.subject(); !ok && in {
		f, _, _ := b.state.Figure(h)
		at, ok = f.At, f.Post == game.Fielded
	}
	return func(q game.Square) bool {
		return ok && max(q.Column()-at.Column(), at.Column()-q.Column(), q.Row()-at.Row(), at.Row()-q.Row()) <= near
	}
}
