package pebbles

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

const encoding = 1 // the version of the bytes

// AppendBinary implements rules.State.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	flags := gamekit.Flag(s.twice, 1) | gamekit.Flag(s.misere, 2)
	dst = append(dst, encoding, s.takenHeaps, flags, byte(s.mover), byte(len(s.heaps)))
	return append(dst, s.heaps...), nil
}

// Decode implements rules.Remote.
func (Game) Decode(data []byte) (rules.State, error) {
	const head = 5
	if len(data) == 0 || data[0] != encoding {
		return nil, rules.Errorf(rules.CodeState, "the bytes must begin with the version %d", encoding)
	}
	if len(data) < head || data[4] == 0 || data[4] > maxHeaps || len(data) != head+int(data[4]) || data[2] > 3 {
		return nil, rules.Errorf(rules.CodeState, "%d bytes do not hold 1 to %d heaps", len(data), maxHeaps)
	}
	s := &State{
		takenHeaps: data[1], twice: data[2]&1 != 0, misere: data[2]&2 != 0,
		mover: rules.Seat(data[3]), heaps: append([]uint8(nil), data[head:]...),
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodeState, "%s", fault)
	}
	return s, nil
}
