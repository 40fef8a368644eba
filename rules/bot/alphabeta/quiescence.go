package alphabeta

import "engawa/rules/bot"

// quiesce returns a value for the frame at ply when the depth is used up: the estimate, or what the mover gets by
// forcing actions, at most left of them. The mover may always decline, so a bad exchange is not counted.
func (s *search[P]) quiesce(ply, left, alpha, beta int) int {
	f := &s.frames[ply]
	best := f.position.Evaluate()
	if best >= beta || left <= 0 || ply >= maxPly-1 {
		return best
	}
	alpha = max(alpha, best)
	f.moves = f.position.Moves(f.moves[:0])
	for k := 0; k < len(f.moves); k++ {
		a := f.moves[k]
		if !f.position.Forcing(a) {
			continue
		}
		sign := s.play(ply, a)
		if !s.meter.Visit() {
			return 0
		}
		v := s.afterForcing(ply+1, left-1, sign, alpha, beta)
		if s.meter.IsHalted {
			return 0
		}
		best, alpha = max(best, v), max(alpha, v)
		if best >= beta {
			break
		}
	}
	return best
}

// afterForcing returns the value of the frame at ply, reached by a forcing action, for the mover before it.
func (s *search[P]) afterForcing(ply, left, sign, alpha, beta int) int {
	if result, over := s.frames[ply].position.Over(); over {
		return sign * result * (bot.WinValue - ply)
	}
	if sign < 0 {
		return -s.quiesce(ply, left, -beta, -alpha)
	}
	return s.quiesce(ply, left, alpha, beta)
}
