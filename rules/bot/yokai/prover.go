package yokai

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
)

// prover finds out by trying all moves whether a position is won or lost within some moves. What it finds it remembers.
type prover struct {
	entries []proofEntry
	buffers [maxPlies][]rules.Action
}

// maxPlies is more than the moves that any proof is asked for.
const maxPlies = 64

// proofEntry is what is known of a position: within how many moves its mover wins or loses, and within how many not.
type proofEntry struct {
	key        uint64
	yes, no    int8 // in so many moves, -1 for none
	move       uint8
	isOccupied bool
}

const proverBits = 16

// forget makes the prover remember nothing.
func (s *prover) forget() { clear(s.entries) }

// proofQuery is what is asked about the mover of a position.
type proofQuery uint64

const (
	wins  proofQuery = iota // whether it can win
	loses                   // whether it loses whatever is played
)

// entry returns the place of a question, cleared if it held another.
func (s *prover) entry(p yokai.Board, q proofQuery) *proofEntry {
	if s.entries == nil {
		s.entries = make([]proofEntry, 1<<proverBits)
	}
	// Rule sets differ in what they prove.
	key := rules.Mix(p.Key() ^ uint64(p.Variant())<<1 ^ uint64(q))
	e := &s.entries[key>>(64-proverBits)]
	if !e.isOccupied || e.key != key {
		*e = proofEntry{key: key, yes: -1, no: -1, isOccupied: true}
	}
	return e
}

// answer reports whether the entry answers the question for so many moves, and how.
func (e *proofEntry) answer(plies int) (answer, ok bool) {
	if e.yes >= 0 && plies >= int(e.yes) {
		return true, true
	}
	return false, plies <= int(e.no)
}

// note remembers an answer.
func (e *proofEntry) note(plies int, answer bool) bool {
	if answer {
		e.yes = int8(plies)
	} else {
		e.no = int8(plies)
	}
	return answer
}

// prove reports whether the mover wins or loses within so many moves: it wins by one move after which the other side
// loses, and loses if the other side wins after every one. It means nothing once the meter has halted.
func (s *prover) prove(m *bot.Meter, q proofQuery, p yokai.Board, plies int) bool {
	if result, over := p.Over(); over {
		return q == wins && result > 0 || q == loses && result < 0
	}
	if plies < 1+int(q) || !m.Visit() {
		return false
	}
	if answer, ok := s.entry(p, q).answer(plies); ok {
		return answer
	}
	settled, k := false, 0
	s.eachMove(p, plies, q, func(at int, a rules.Action) bool {
		k = at
		settled = s.prove(m, 1-q, p.Play(a), plies-1) == (q == wins)
		return settled
	})
	if m.IsHalted {
		return false
	}
	e := s.entry(p, q)
	e.move = uint8(k)
	return e.note(plies, settled == (q == wins))
}

// eachMove calls f with the moves of a position, the one that settled the question last first, until f returns true.
func (s *prover) eachMove(p yokai.Board, plies int, q proofQuery, f func(k int, a rules.Action) bool) {
	moves := p.Moves(s.buffers[plies][:0])
	s.buffers[plies] = moves
	first := int(s.entry(p, q).move)
	if first < len(moves) && f(first, moves[first]) {
		return
	}
	for k, a := range moves {
		if k != first && f(k, a) {
			return
		}
	}
}
