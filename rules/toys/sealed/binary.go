package sealed

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

const encoding = 1 // the version of the bytes

const (
	headBytes = 10
	sideBytes = 4
	flagLone  = 1
	flagShown = 2
)

// AppendBinary implements rules.State.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	flags := gamekit.Flag(s.lone, flagLone) | gamekit.Flag(s.isOpen, flagShown)
	dst = append(dst, encoding, byte(s.seats), s.rounds, flags, byte(s.viewer), s.stage, s.round, s.prize,
		byte(s.prizes), byte(s.prizes>>8))
	for k := range s.seats {
		p := s.side[k]
		dst = append(dst, byte(p.card), byte(p.bid), p.hand, p.prizePoints)
	}
	return dst, nil
}

// Decode implements rules.Remote.
func (Game) Decode(data []byte) (rules.State, error) {
	if len(data) == 0 || data[0] != encoding {
		return nil, rules.Errorf(rules.CodeState, "the bytes must begin with the version %d", encoding)
	}
	if len(data) < headBytes || data[1] < 2 || data[1] > maxSeats || len(data) != headBytes+sideBytes*int(data[1]) {
		return nil, rules.Errorf(rules.CodeState, "%d bytes do not hold a position of 2 to %d seats", len(data), maxSeats)
	}
	s := &State{
		seats: int(data[1]), rounds: data[2], lone: data[3]&flagLone != 0, isOpen: data[3]&flagShown != 0,
		viewer: rules.Seat(data[4]), stage: data[5], round: data[6], prize: data[7],
		prizes: uint16(data[8]) | uint16(data[9])<<8,
	}
	for k := range s.seats {
		at := data[headBytes+sideBytes*k:]
		s.side[k] = player{card: int8(at[0]), bid: int8(at[1]), hand: at[2], prizePoints: at[3]}
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodeState, "%s", fault)
	}
	return s, nil
}
