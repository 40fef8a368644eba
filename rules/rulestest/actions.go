package rulestest

import (
	"bytes"
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// actors: each seat that may act can do something, and no other can.
func actors(p *position) {
	set := p.state.Actors()
	if extra := set &^ rules.AllSeats(p.state.Seats()).With(rules.Nature); extra != 0 {
		fail("actors %s are not at this table", extra)
	}
	if n := p.state.Seats(); n != p.match.Setup.Seats {
		fail("the state has %d seats, the setup %d", n, p.match.Setup.Seats)
	}
	for _, seat := range append(p.seats(), rules.Nature) {
		if can := len(gamekit.Choices(p.state, seat)) > 0; can != set.Has(seat) {
			fail("actor %v, but something to do %v: seat %s", set.Has(seat), can, seat)
		}
	}
	for _, seat := range []rules.Seat{rules.Nature, rules.Public, rules.Referee} {
		if list := p.state.Legal(seat, nil); len(list) > 0 {
			fail("Legal lists %d actions for %s", len(list), seat)
		}
	}
}

// legalSorted: lists are ascending, without doubles and without Hidden, and are appended.
func legalSorted(p *position) {
	for _, seat := range p.seats() {
		list := p.state.Legal(seat, []rules.Action{7})
		if len(list) == 0 || list[0] != 7 {
			fail("Legal does not append to what it is given")
		}
		list = list[1:]
		for k := range list {
			if list[k] == rules.Hidden || k > 0 && list[k] <= list[k-1] {
				fail("seat %s: action %d at place %d of the list is out of order, double or 0", seat, list[k], k)
			}
		}
	}
}

// legalAccepted: every legal action can be played, with the same result each time, appending its events.
func legalAccepted(p *position) {
	for _, m := range p.moves(40) {
		first, events, err := after(p.state, m)
		if err != nil {
			fail("the legal move %s %d is refused: %v", m.By, m.Do, err)
		}
		second := p.state.Clone()
		again, _ := second.Apply(m, []rules.Event{{Kind: rules.EvMove}})
		if len(again) == 0 || again[0].Kind != rules.EvMove || !sameEvents(again[1:], events) || !same(first, second) {
			fail("the move %s %d gives another result the second time, or drops the events before it", m.By, m.Do)
		}
	}
}

// illegalRefused: what is not legal is refused with a reason and changes nothing.
func illegalRefused(p *position) {
	before, hash := encode(p.state), p.state.Hash()
	for _, m := range p.illegal() {
		s := p.state.Clone()
		_, err := s.Apply(m, nil)
		if fault := refusalFault(err); fault != "" {
			fail("the illegal move %s %d: %s", m.By, m.Do, fault)
		}
		if want := p.refusalCode(m.By); want != "" && rules.CodeOf(err) != want {
			fail("the illegal move %s %d is refused as %q, expected the code %q", m.By, m.Do, err, want)
		}
		if !bytes.Equal(before, encode(s)) || hash != s.Hash() {
			fail("the illegal move %s %d is refused, but changes the position", m.By, m.Do)
		}
	}
}

// smallActions is how many of the lowest numbers legalComplete takes for actions, which is all there are of most kinds.
const smallActions = 1 << 13

// legalComplete: no action with a small number can be played that is not listed. It looks at one position in four.
func legalComplete(p *position) {
	if p.rng.IntN(4) > 0 {
		return
	}
	for by := range p.state.Actors().All() {
		legal := gamekit.Choices(p.state, by)
		for do := rules.Action(1); do < smallActions; do++ {
			if _, listed := slices.BinarySearch(legal, do); listed {
				continue
			}
			if _, err := p.state.Clone().Apply(rules.Move{By: by, Do: do}, nil); err == nil {
				fail("seat %s can play %d, which is not listed", by, do)
			}
		}
	}
}

// refusalCode returns the code that every game has for a move of the seat now, "" when the game decides.
func (p *position) refusalCode(by rules.Seat) string {
	switch set := p.state.Actors(); {
	case set == 0:
		return rules.CodeOver
	case !set.Has(by):
		return rules.CodeNotYourTurn
	}
	return ""
}

// illegal returns moves that are not legal here: neighbours of legal ones, any bits, and legal ones of other seats.
func (p *position) illegal() []rules.Move {
	var tries []rules.Action
	for _, m := range p.moves(12) {
		tries = append(tries, m.Do, m.Do+1, m.Do-1, m.Do^1<<p.rng.IntN(64), m.Do^1<<p.rng.IntN(16), m.Do<<1)
	}
	for range 12 {
		tries = append(tries, rules.Action(p.rng.Uint64()), rules.Action(p.rng.Uint64N(1<<p.rng.IntN(40))))
	}
	tries = append(tries, rules.Hidden, ^rules.Action(0))
	if p.ply < len(p.match.Log) {
		tries = append(tries, p.match.Log[p.ply].Do)
	}
	if p.ply > 0 {
		tries = append(tries, p.match.Log[p.ply-1].Do)
	}
	var out []rules.Move
	others := []rules.Seat{rules.Nature, rules.Public, rules.Referee, rules.Seat(p.state.Seats()), rules.MaxSeats - 1}
	for _, by := range append(p.seats(), others...) {
		var legal []rules.Action
		if p.state.Actors().Has(by) {
			legal = gamekit.Choices(p.state, by)
		}
		for _, do := range tries {
			if !slices.Contains(legal, do) {
				out = append(out, rules.Move{By: by, Do: do})
			}
		}
	}
	return out
}

// cloneIndependent: neither of a State and its Clone feels what is played on the other.
func cloneIndependent(p *position) {
	before := encode(p.state)
	for _, m := range p.moves(6) {
		original := p.state.Clone()
		clone := original.Clone()
		if !same(original, clone) {
			fail("a clone is not equal to its original")
		}
		if _, err := clone.Apply(m, nil); err != nil {
			continue // legal-accepted reports it
		}
		if next, ok := randomMove(clone, p.rng); ok {
			clone.Apply(next, nil) // a refusal is reported by legal-accepted
		}
		if !bytes.Equal(before, encode(original)) {
			fail("playing %s %d on a clone changes the original", m.By, m.Do)
		}
		clone = original.Clone()
		original.Apply(m, nil) // a refusal is reported by legal-accepted
		if !bytes.Equal(before, encode(clone)) {
			fail("playing %s %d on the original changes a clone", m.By, m.Do)
		}
	}
}

// warnings: a Warner's remarks are proper refusals in form.
func warnings(p *position) {
	for _, m := range p.moves(10) {
		if m.By == rules.Nature {
			continue
		}
		for _, w := range rules.Warnings(p.game, p.state, m.By, m.Do) {
			if fault := refusalFault(w.Error); fault != "" {
				fail("a warning about %s %d: %s", m.By, m.Do, fault)
			}
		}
	}
}
