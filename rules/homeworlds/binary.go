package homeworlds

import (
	"encoding/binary"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// The encoding of a State: the head of the bytes below, then each system as slot, number (2 bytes) and canonical bytes,
// then each remembered position as its key (16 bytes) and count (1 byte). Numbers have their high byte first.
//
// Head: version; flags; seats; sets; viewer + 3; living; mover; phase; colour; actions left; discoveries (2); turns
// (2); cards dealt; cards shown; cards of seats 0 to 5 (2 bits each, 2); ending; winners; number of systems; number of
// remembered positions (2).
const (
	encodingVersion  = 1
	encodingHead     = 23
	encodingSystem   = 3
	encodingSighting = 16 + 1
)

const (
	byteAnytime = 1 << iota
	byteSelfLoss
	byteLargeFirst
	byteCounts
	bytePending
	byteCards
	byteWin // two bits
)

// AppendBinary appends the bytes of the State. It never fails.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	p, r := &s.pos, &s.pos.Rules
	flags := byte(r.Win)*byteWin | gamekit.Flag(r.Anytime, byteAnytime) | gamekit.Flag(r.SelfLoss, byteSelfLoss) |
		gamekit.Flag(r.LargeFirst, byteLargeFirst) | gamekit.Flag(s.countsRepetition, byteCounts) |
		gamekit.Flag(s.isStartOpen, bytePending) | gamekit.Flag(s.cards.isInPlay, byteCards)
	dst = append(dst, encodingVersion, flags, byte(p.Seats), byte(p.Sets), byte(s.viewer-rules.Referee), byte(p.Living),
		byte(p.Mover), byte(p.Phase), byte(p.Colour), p.ActionsLeft)
	dst = binary.BigEndian.AppendUint16(dst, p.LastNumber)
	dst = binary.BigEndian.AppendUint16(dst, uint16(s.turns))
	dst = append(dst, byte(s.cards.dealtCount), byte(s.cards.publicSeats))
	var held uint16
	for k, a := range s.cards.alignments {
		held |= uint16(a) << (2 * k)
	}
	dst = binary.BigEndian.AppendUint16(dst, held)
	systems := 0
	for range p.Slots() {
		systems++
	}
	dst = append(dst, byte(s.ending), byte(s.winners), byte(systems))
	dst = binary.BigEndian.AppendUint16(dst, uint16(len(s.occurrences)))
	for slot := range p.Slots() {
		dst = append(dst, byte(slot))
		dst = binary.BigEndian.AppendUint16(dst, p.Systems[slot].Key)
		dst = p.Systems[slot].appendBytes(dst, int(p.Seats))
	}
	for _, met := range s.occurrences {
		dst = binary.BigEndian.AppendUint64(dst, met.key.high)
		dst = binary.BigEndian.AppendUint64(dst, met.key.low)
		dst = append(dst, met.count)
	}
	return dst, nil
}

// Decode reads what AppendBinary wrote. Bytes that no State has give an *rules.Error.
func (Game) Decode(data []byte) (rules.State, error) {
	if len(data) < encodingHead {
		return nil, rules.Errorf(rules.CodeState, "%d bytes are too few for a state; expected at least %d", len(data),
			encodingHead)
	}
	if data[0] != encodingVersion {
		return nil, rules.Errorf(rules.CodeState, "the bytes have version %d; expected %d", data[0], encodingVersion)
	}
	s := decodeHead(data)
	if seats := s.Seats(); seats < 2 || seats > MaxSeats {
		return nil, rules.Errorf(rules.CodeState, "there are %d seats; expected 2 to %d", seats, MaxSeats)
	}
	systems, met := int(data[20]), int(binary.BigEndian.Uint16(data[21:]))
	size := encodingSystem + systemBytes(s.Seats())
	if want := encodingHead + systems*size + met*encodingSighting; len(data) != want {
		return nil, rules.Errorf(rules.CodeState, "%d systems and %d positions take %d bytes, not %d", systems, met, want,
			len(data))
	}
	rest := data[encodingHead:]
	for range systems {
		if err := s.pos.decodeSystem(rest[:size]); err != nil {
			return nil, err
		}
		rest = rest[size:]
	}
	s.pos.fillBank()
	for ; len(rest) > 0; rest = rest[encodingSighting:] {
		k := key{binary.BigEndian.Uint64(rest), binary.BigEndian.Uint64(rest[8:])}
		s.occurrences = append(s.occurrences, positionCount{k, rest[16]})
	}
	if text := s.fault(); text != "" {
		return nil, rules.Errorf(rules.CodeState, "the bytes are of no match: %s", text)
	}
	return s, nil
}

// decodeHead reads the head, unchecked.
func decodeHead(data []byte) *State {
	flags := data[1]
	s := &State{
		pos: Position{
			Seats: int8(data[2]), Sets: int8(data[3]), Living: rules.Seats(data[5]), Mover: rules.Seat(data[6]),
			Phase: Phase(data[7]), Colour: Colour(data[8]), ActionsLeft: data[9], LastNumber: binary.BigEndian.Uint16(data[10:]),
			Rules: Rules{
				Anytime: flags&byteAnytime != 0, SelfLoss: flags&byteSelfLoss != 0, LargeFirst: flags&byteLargeFirst != 0,
				Win: Win(flags / byteWin),
			},
		},
		cards:            cards{isInPlay: flags&byteCards != 0, dealtCount: int8(data[14]), publicSeats: rules.Seats(data[15])},
		isStartOpen:      flags&bytePending != 0,
		viewer:           rules.Seat(data[4]) + rules.Referee,
		turns:            int(binary.BigEndian.Uint16(data[12:])),
		countsRepetition: flags&byteCounts != 0,
		ending:           Ending(data[18]),
		winners:          rules.Seats(data[19]),
	}
	held := binary.BigEndian.Uint16(data[16:])
	for k := range s.cards.alignments {
		s.cards.alignments[k] = Alignment(held >> (2 * k) & 3)
	}
	return s
}

func (p *Position) decodeSystem(data []byte) error {
	slot := int(data[0])
	if slot >= MaxSystems || p.SlotMask>>slot&1 != 0 {
		return rules.Errorf(rules.CodeState, "the slot %d of a system is used twice or is none", slot)
	}
	s := &p.Systems[slot]
	s.Key = binary.BigEndian.Uint16(data[1:])
	s.Home = rules.Seat(data[3]) - 1
	data = data[4:]
	s.Stars = fleetOf(data)
	for k := range int(p.Seats) {
		data = data[fleetBytes:]
		s.Ships[k] = fleetOf(data)
	}
	p.SlotMask |= 1 << slot
	return nil
}

// fleetOf is the inverse of Fleet.appendBytes.
func fleetOf(data []byte) Fleet {
	return Fleet(binary.BigEndian.Uint16(data))<<32 | Fleet(binary.BigEndian.Uint32(data[2:]))
}

// fillBank makes the bank of what is not on the table. Where there is too much on the table it takes what countFault
// refuses.
func (p *Position) fillBank() {
	p.Bank = 0
	for k := range Piece(NumPieces) {
		n := int(p.Sets)
		for slot := range p.Slots() {
			s := &p.Systems[slot]
			n -= s.Stars.Count(k)
			for _, ships := range s.Ships {
				n -= ships.Count(k)
			}
		}
		if n > 0 && n <= pieceMask {
			p.Bank += Fleet(n) * k.One()
		}
	}
}
