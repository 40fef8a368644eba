package solved

import (
	"bytes"
	"fmt"

	"engawa/rules/yokai"
)

// Table holds the value of every position of one material in which the lions are no neighbours and neither stands on
// its far row: a byte each. It never changes.
type Table struct {
	index  *index
	rules  ruleSet
	values []byte
}

// A byte of a table: a distance below undecided; caught if the mover can take the lion, which is a win in one move;
// else undecided plus the number of safe moves that are not known to lose. When all is solved, what is undecided is
// drawn.
const (
	undecided = 200
	caught    = 255
)

// Solve computes the values of all positions of the material under the rule set. The rule sets Mori and MoriStrict have
// the same values, as a lion that makes an attacked Try is best taken. Full material needs about 250 MB.
func Solve(m Material, v yokai.Variant) (*Table, error) {
	tables, err := solveAll(m, ruleSetOf(v))
	if err != nil {
		return nil, err
	}
	return tables[0], nil
}

// SolveBoth computes what Solve does for Mori and for Dobutsu, in little more time than for one of them and in twice
// the room: most positions have one distance in both.
func SolveBoth(m Material) (mori, dobutsu *Table, err error) {
	tables, err := solveAll(m, ruleSetOf(yokai.Mori), ruleSetOf(yokai.Dobutsu))
	if err != nil {
		return nil, nil, err
	}
	return tables[0], tables[1], nil
}

// solver solves a material under some rule sets at once.
type solver struct {
	index  *index
	tables []*Table // by rule set
	at     unranker
	// Chunks of the tables in which positions are decided in the distance at hand, or perhaps are; and in the next.
	chunks, next []bool
}

// solveAll returns a Table for each of the rule sets.
func solveAll(m Material, sets ...ruleSet) ([]*Table, error) {
	x, err := newIndex(m)
	if err != nil {
		return nil, err
	}
	s := &solver{index: x, at: unranker{index: x}, chunks: make([]bool, x.chunks()), next: make([]bool, x.chunks())}
	for _, r := range sets {
		s.tables = append(s.tables, &Table{index: x, rules: r, values: make([]byte, openBlocks*int(x.size))})
	}
	s.decideFirst()
	for distance := byte(0); s.advance(distance); distance++ {
		if distance+1 == undecided {
			return nil, fmt.Errorf("solved: %s has wins in more than %d moves; a byte cannot hold them", m, distance)
		}
	}
	return s.tables, nil
}

// decideFirst fills in the bytes before any distance is carried back.
func (s *solver) decideFirst() {
	for number := range openBlocks * s.index.size {
		p := s.at.position(number)
		if p.canCatch() {
			for _, t := range s.tables {
				t.values[number] = caught
			}
			continue
		}
		for _, t := range s.tables {
			t.values[number] = t.rules.first(&p)
		}
	}
}

// first returns the byte of a position in which the lion cannot be taken before any other is known: what needs no look
// at the next positions is decided, of the rest the moves are counted.
func (r ruleSet) first(p *position) byte {
	switch s := r.count(p); {
	case s.tries:
		return 1
	case s.safe > 0:
		return undecided + byte(s.safe)
	case s.anything:
		return 2 // the lion is taken next
	}
	return 0
}

// firstDistances are those that decideFirst finds, from 0: after them each distance is reached only from the one before.
const firstDistances = 3

// advance carries the positions decided in exactly so many moves back to those from which a move leads there. It
// returns false when that was the end.
func (s *solver) advance(distance byte) bool {
	found := distance < firstDistances
	for chunk, marked := range s.chunks {
		if distance < firstDistances || marked {
			found = s.advanceChunk(uint32(chunk), distance) || found
		}
	}
	s.chunks, s.next = s.next, s.chunks
	clear(s.next)
	return found
}

// advanceChunk does so for the positions of a chunk. It returns false when none of them is decided in so many moves.
func (s *solver) advanceChunk(chunk uint32, distance byte) bool {
	found := false
	var buffer [256]uint32
	from, to := s.index.span(chunk)
	for k, t := range s.tables {
		for number := from; ; number++ {
			step := bytes.IndexByte(t.values[number:to], distance)
			if step < 0 {
				break
			}
			found = true
			number += uint32(step)
			if k > 0 && s.tables[0].values[number] == distance {
				continue // carried back by the first table
			}
			p := s.at.position(number)
			before := s.index.predecessors(&p, buffer[:0])
			for _, u := range s.tables[k:] {
				if u.values[number] == distance {
					s.carryBack(u.values, before, distance)
				}
			}
		}
	}
	return found
}

// carryBack notes in the values that a move leads from each of these positions to one decided in the distance.
func (s *solver) carryBack(values []byte, before []uint32, distance byte) {
	won := distance&1 == 1
	for _, number := range before {
		value := &values[number]
		if *value <= undecided || *value == caught {
			continue
		}
		if won {
			if *value--; *value > undecided {
				continue
			}
		}
		*value = distance + 1
		s.next[number/chunkSize] = true
	}
}
