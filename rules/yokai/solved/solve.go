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
	x, err := newIndex(m)
	if err != nil {
		return nil, err
	}
	t := &Table{index: x, rules: ruleSetOf(v), values: make([]byte, openBlocks*int(x.size))}
	for block, lions := range lionPairs.cells[:openBlocks] {
		values := t.values[uint32(block)*x.size:][:x.size]
		for rank := range values {
			p := x.unrank(uint32(rank), lions)
			values[rank] = t.rules.first(&p)
		}
	}
	for distance := byte(0); t.advance(distance); distance++ {
		if distance+1 == undecided {
			return nil, fmt.Errorf("solved: %s has wins in more than %d moves; a byte cannot hold them", m, distance)
		}
	}
	return t, nil
}

// first returns the byte of a position before any other is known: what needs no look at the next positions is decided,
// of the rest the moves are counted.
func (r ruleSet) first(p *position) byte {
	if p.canCatch() {
		return caught
	}
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

// advance carries the positions decided in exactly so many moves back to those from which a move leads there. It
// returns false when that was the end: after the first two distances, each is reached only from the one before.
func (t *Table) advance(distance byte) bool {
	won := distance&1 == 1
	found := false
	var buffer [256]uint32
	for at := 0; ; at++ {
		step := bytes.IndexByte(t.values[at:], distance)
		if step < 0 {
			break
		}
		at += step
		found = true
		for _, before := range t.index.predecessors(uint32(at), buffer[:0]) {
			switch value := &t.values[before]; {
			case *value <= undecided || *value == caught:
			case !won:
				*value = distance + 1
			default:
				if *value--; *value == undecided {
					*value = distance + 1
				}
			}
		}
	}
	return found || distance < 2
}
