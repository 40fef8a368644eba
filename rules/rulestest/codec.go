package rulestest

import (
	"bytes"
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// binaryTrip: bytes hold the whole position, and the whole View. Those of a game that is no rules.Remote are not read.
func binaryTrip(p *position) {
	_, remote := p.game.(rules.Remote)
	states := []rules.State{p.state}
	for _, viewer := range p.viewers() {
		states = append(states, p.state.View(viewer))
	}
	for _, s := range states {
		data, err := s.AppendBinary([]byte("before"))
		if err != nil || !bytes.HasPrefix(data, []byte("before")) || len(data) == len("before") {
			fail("AppendBinary gives %v, or does not append", err)
		}
		data = data[len("before"):]
		if !remote {
			continue
		}
		back, err := rules.Decode(p.game, slices.Clone(data))
		if err != nil {
			fail("its own bytes %x are refused: %v", data, err)
		}
		if fault := p.differs(s, back); fault != "" {
			fail("the position read back from its bytes differs: %s", fault)
		}
	}
}

// differs says in what two States differ, "" when they do not.
func (p *position) differs(a, b rules.State) string {
	switch {
	case !bytes.Equal(encode(a), encode(b)):
		return "bytes"
	case a.Hash() != b.Hash():
		return "hash"
	case a.Actors() != b.Actors():
		return "actors"
	case !slices.Equal(a.Payoffs(), b.Payoffs()):
		return "payoffs"
	case p.game.FormatPosition(a) != p.game.FormatPosition(b):
		return "position text"
	case !slices.Equal(a.Chances(nil), b.Chances(nil)):
		return "chances"
	}
	for _, seat := range p.seats() {
		if !slices.Equal(a.Legal(seat, nil), b.Legal(seat, nil)) {
			return "legal actions of seat " + seat.String()
		}
	}
	return ""
}

// decodeBad: broken bytes are refused, or are a position that holds what every position does.
func decodeBad(p *position) {
	if _, remote := p.game.(rules.Remote); !remote {
		return
	}
	data := encode(p.state)
	tries := [][]byte{nil, {0}, {255}, append([]byte{data[0] + 100}, data[1:]...), append(slices.Clone(data), 0)}
	for range 12 {
		bent := slices.Clone(data)
		bent[p.rng.IntN(len(bent))] ^= 1 << p.rng.IntN(8)
		tries = append(tries, bent, data[:p.rng.IntN(len(data))])
	}
	for k, bent := range tries {
		s, err := rules.Decode(p.game, slices.Clone(bent))
		if err == nil {
			if k < 5 {
				fail("bytes %x of no version or of a wrong length are accepted", bent)
			}
			if fault := findUnsound(p.game, s); fault != "" {
				fail("the bytes %x are accepted, but %s", bent, fault)
			}
		} else if fault := refusalFault(err); fault != "" {
			fail("the bytes %x: %s", bent, fault)
		}
	}
}

// findUnsound looks for what no State may do, wherever it comes from. It returns "" when it finds nothing.
func findUnsound(g rules.Game, s rules.State) string {
	if _, remote := g.(rules.Remote); remote {
		if back, err := rules.Decode(g, encode(s)); err != nil || !same(s, back) {
			return "its bytes do not give it back"
		}
	}
	if n := s.Seats(); n < 1 || n > rules.MaxSeats || len(s.Payoffs()) != n || len(rules.Score(g, s)) != n {
		return "seats, payoffs and score do not fit"
	}
	if g.FormatPosition(s) == "" {
		return "it has no position text"
	}
	if (rules.End(g, s) != "") != (s.Actors() == 0) {
		return "the end has no name, or what has a name is not the end"
	}
	for by := range s.Actors().All() {
		for _, do := range gamekit.Choices(s, by) {
			m := rules.Move{By: by, Do: do}
			if _, _, err := after(s, m); err != nil {
				return "a legal action is refused: " + err.Error()
			}
			if g.FormatAction(s, m) == "" {
				return "a legal action has no text"
			}
		}
	}
	return ""
}
