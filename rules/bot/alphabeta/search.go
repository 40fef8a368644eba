package alphabeta

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
)

// maxPly is the deepest line that is followed.
const maxPly = 64

// frame is what a search holds for one position of the line it is looking at.
type frame[P any] struct {
	position P
	key      uint64
	moves    []rules.Action
	ranks    []int32
	index    []uint16 // where each of moves stood in the position's own order
	killers  [2]rules.Action
}

// search is the memory of one alpha-beta search. It is allocated once and used for every decision of its bot.
type search[P Position[P]] struct {
	meter      *bot.Meter
	table      bot.Table
	history    history
	frames     [maxPly + 1]frame[P]
	root       Root[P]
	quiescence int // how many forcing actions are followed beyond the depth
}

// begin forgets the former decision.
func (s *search[P]) begin(r Root[P], m *bot.Meter) {
	s.meter, s.root = m, r
	s.table.Clear()
	s.history = history{}
	for k := range s.frames {
		s.frames[k].killers = [2]rules.Action{}
	}
	s.frames[0].position = r.Position
	s.frames[0].key = r.Position.Key()
}

// play puts the position after the action on the next frame and returns the sign that turns its values into values
// of the frame's mover.
func (s *search[P]) play(ply int, a rules.Action) int {
	f := &s.frames[ply]
	next := f.position.Play(a)
	s.frames[ply+1].position = next
	if next.Mover() == f.position.Mover() {
		return 1
	}
	return -1
}

// searchChild returns the value of the next frame for the mover of this one, who wants more than alpha and can be sure
// of no more than beta.
func (s *search[P]) searchChild(ply, sign, depth, alpha, beta int) int {
	if sign < 0 {
		return -s.value(ply+1, depth, -beta, -alpha)
	}
	return s.value(ply+1, depth, alpha, beta)
}

// value returns the value of the frame at ply for its mover, looking depth actions ahead. Outside of alpha and beta
// it is only a bound. It means nothing once the meter has halted.
func (s *search[P]) value(ply, depth, alpha, beta int) int {
	if !s.meter.Visit() {
		return 0
	}
	f := &s.frames[ply]
	if result, over := f.position.Over(); over {
		return result * (bot.WinValue - ply)
	}
	f.key = f.position.Key()
	if s.repeats(ply) {
		return 0
	}
	if depth <= 0 || ply >= maxPly-1 {
		return s.quiesce(ply, s.quiescence, alpha, beta)
	}
	// A win further off than one already found does not matter, nor does a loss sooner than one already suffered.
	alpha, beta = max(alpha, ply-bot.WinValue), min(beta, bot.WinValue-ply-1)
	if alpha >= beta {
		return alpha
	}
	remembered := -1
	if e, ok := s.table.Probe(f.key); ok {
		remembered = int(e.Move)
		value := bot.ShiftDistance(int(e.Value), ply)
		if s.cutsOff(e, depth, value, alpha, beta) {
			return value
		}
	}
	f.moves, f.index = f.position.Moves(f.moves[:0]), f.index[:0]
	s.rank(f, remembered)
	return s.searchMoves(ply, depth, alpha, beta)
}

// cutsOff reports whether a remembered value answers the question. A proven win or loss holds at every depth.
func (s *search[P]) cutsOff(e bot.Entry, depth, value, alpha, beta int) bool {
	n, proven := bot.Distance(value)
	deep := int(e.Depth) >= depth
	switch e.Bound() {
	case bot.AtLeast:
		return value >= beta && (deep || proven && n > 0)
	case bot.AtMost:
		return value <= alpha && (deep || proven && n < 0)
	}
	return deep || proven
}

func (s *search[P]) searchMoves(ply, depth, alpha, beta int) int {
	f := &s.frames[ply]
	best, bestMove, kind := -bot.Infinity, 0, bot.AtMost
	for k := range f.moves {
		f.selectMove(k)
		a := f.moves[k]
		sign := s.play(ply, a)
		var v int
		if k == 0 {
			v = s.searchChild(ply, sign, depth-1, alpha, beta)
		} else {
			// Most later moves are worse: ask only that, and look again if one is not.
			v = s.searchChild(ply, sign, depth-1, alpha, alpha+1)
			if v > alpha && v < beta {
				v = s.searchChild(ply, sign, depth-1, alpha, beta)
			}
		}
		if s.meter.IsHalted {
			return 0
		}
		if v <= best {
			continue
		}
		best, bestMove = v, int(f.index[k])
		if v > alpha {
			alpha, kind = v, bot.Exact
		}
		if v >= beta {
			kind = bot.AtLeast
			s.noteCutoff(f, a, depth)
			break
		}
	}
	s.table.Store(f.key, bot.ShiftDistance(best, -ply), depth, bestMove, kind)
	return best
}

// repeats reports whether the position counts as a draw: it stands in the line already, or it has occurred twice in
// the match, so that this is the third time.
func (s *search[P]) repeats(ply int) bool {
	if !s.root.Repeats {
		return false
	}
	key := s.frames[ply].key
	for k := ply - 1; k >= 0; k-- {
		if s.frames[k].key == key {
			return true
		}
	}
	return slices.Contains(s.root.Twice, key)
}
