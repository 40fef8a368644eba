package yokai

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
)

// prover finds out by trying all moves whether a position is won or lost within some moves. What it finds it remembers.
type prover struct {
	entries []proof
	buffers [mostPlies][]rules.Action
}

// mostPlies is more than the moves that any proof is asked for.
const mostPlies = 64

// proof is what is known of a position: within how many moves its mover wins or loses, and within how many not.
type proof struct {
	key      uint64
	yes, no  int8 // in so many moves, -1 for none
	move     uint8
	occupied bool
}

const proverBits = 16

// forget makes the prover remember nothing.
func (s *prover) forget() { clear(s.entries) }

// entry returns the place of a position, cleared if it held another.
func (s *prover) entry(p yokai.Board, lost uint64) *proof {
	if s.entries == nil {
		s.entries = make([]proof, 1<<proverBits)
	}
	// Rule sets differ in what they prove.
	key := rules.Mix(p.Key() ^ uint64(p.Variant())<<1 ^ lost)
	e := &s.entries[key>>(64-proverBits)]
	if !e.occupied || e.key != key {
		*e = proof{key: key, yes: -1, no: -1, occupied: true}
	}
	return e
}

// settled tells whether the entry answers the question for so many moves, and how.
func (e *proof) settled(plies int) (answer, ok bool) {
	if e.yes >= 0 && plies >= int(e.yes) {
		return true, true
	}
	return false, plies <= int(e.no)
}

// note remembers an answer.
func (e *proof) note(plies int, answer bool) bool {
	if answer {
		e.yes = int8(plies)
	} else {
		e.no = int8(plies)
	}
	return answer
}

// lost reports whether the mover loses within so many moves whatever is played. It means nothing once the meter has
// halted.
func (s *prover) lost(m *bot.Meter, p yokai.Board, plies int) bool {
	if result, over := p.Over(); over {
		return result < 0
	}
	if plies < 2 || !m.Visit() {
		return false
	}
	if answer, ok := s.entry(p, 1).settled(plies); ok {
		return answer
	}
	refuted, k := false, 0
	s.eachMove(p, plies, 1, func(at int, a rules.Action) bool {
		k = at
		refuted = !s.won(m, p.Play(a), plies-1)
		return refuted
	})
	if m.Halted {
		return false
	}
	e := s.entry(p, 1)
	e.move = uint8(k)
	return e.note(plies, !refuted)
}

// won reports whether the mover can win within so many moves.
func (s *prover) won(m *bot.Meter, p yokai.Board, plies int) bool {
	if result, over := p.Over(); over {
		return result > 0
	}
	if plies < 1 || !m.Visit() {
		return false
	}
	if answer, ok := s.entry(p, 0).settled(plies); ok {
		return answer
	}
	found, k := false, 0
	s.eachMove(p, plies, 0, func(at int, a rules.Action) bool {
		k = at
		found = s.lost(m, p.Play(a), plies-1)
		return found
	})
	if m.Halted {
		return false
	}
	e := s.entry(p, 0)
	e.move = uint8(k)
	return e.note(plies, found)
}

// eachMove calls f with the moves of a position, the one that settled the question last first, until f returns true.
func (s *prover) eachMove(p yokai.Board, plies int, lost uint64, f func(k int, a rules.Action) bool) {
	moves := p.Moves(s.buffers[plies][:0])
	s.buffers[plies] = moves
	first := int(s.entry(p, lost).move)
	if first < len(moves) && f(first, moves[first]) {
		return
	}
	for k, a := range moves {
		if k != first && f(k, a) {
			return
		}
	}
}
