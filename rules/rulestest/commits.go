package rulestest

import (
	"slices"

	"engawa/rules"
)

// simultaneous yields pairs of moves of different seats that may act at the same time.
func (p *position) simultaneous(yield func(first, second rules.Move) bool) {
	for a := range p.state.Actors().All() {
		for b := range p.state.Actors().All() {
			if a >= b || a == rules.Nature || b == rules.Nature {
				continue
			}
			for _, x := range p.some(p.state.Legal(a, nil), 3) {
				for _, y := range p.some(p.state.Legal(b, nil), 3) {
					if !yield(rules.Move{By: a, Do: x}, rules.Move{By: b, Do: y}) {
						return
					}
				}
			}
		}
	}
}

// commitsCommute: choices made at the same time leave the same position in any order, and what one seat may choose
// does not depend on what another has chosen.
func commitsCommute(p *position) {
	p.simultaneous(func(x, y rules.Move) bool {
		both := [2]rules.State{}
		for k, order := range [2][2]rules.Move{{x, y}, {y, x}} {
			s, _, err := after(p.state, order[0])
			if err != nil {
				return true // legal-accepted reports it
			}
			second := order[1].By
			if !slices.Equal(s.Legal(second, nil), p.state.Legal(second, nil)) {
				fail("what seat %s may do depends on the choice %d of seat %s", second, order[0].Do, order[0].By)
			}
			if _, err := s.Apply(order[1], nil); err != nil {
				fail("after the choice %d of seat %s, %d of seat %s is refused: %v", order[0].Do, order[0].By, order[1].Do, second,
					err)
			}
			both[k] = s
		}
		if !same(both[0], both[1]) {
			fail("%d of seat %s and %d of seat %s do not commute", x.Do, x.By, y.Do, y.By)
		}
		return true
	})
}

// commitsSecret: while a seat has still to choose, it cannot see what another has chosen at the same time.
func commitsSecret(p *position) {
	p.simultaneous(func(x, y rules.Move) bool {
		for _, other := range p.some(p.state.Legal(x.By, nil), 3) {
			s1, _, err1 := after(p.state, x)
			s2, _, err2 := after(p.state, rules.Move{By: x.By, Do: other})
			if err1 == nil && err2 == nil && p.facts(s1.View(y.By), y.By) != p.facts(s2.View(y.By), y.By) {
				fail("seat %s can see whether seat %s has chosen %d or %d", y.By, x.By, x.Do, other)
			}
		}
		return true
	})
}

// commitsWithdraw: an open choice can be taken back from under another, which then stands alone, unless it is final.
func commitsWithdraw(p *position) {
	p.simultaneous(func(x, y rules.Move) bool {
		m := p.match.Fork(p.ply)
		final := false
		for k, mv := range []rules.Move{x, y} {
			events, err := m.Do(mv)
			final = final || k == 0 && slices.ContainsFunc(events, func(e rules.Event) bool { return e.Final })
			if err != nil || slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind != rules.EvCommit }) {
				return true // the phase closes, or these are no commits
			}
		}
		if final {
			if err := m.Withdraw(x.By); rules.CodeOf(err) != rules.CodeUndoFinal {
				fail("seat %s withdraws a final choice: %v", x.By, err)
			}
			return true
		}
		if err := m.Withdraw(x.By); err != nil {
			fail("seat %s cannot withdraw its open choice: %v", x.By, err)
		}
		alone, _, err := after(p.state, y)
		if err != nil || !same(alone, m.State()) {
			fail("after seat %s has withdrawn, the position is not what seat %s alone has made", x.By, y.By)
		}
		return true
	})
}
