package honshu

import (
	"encoding/binary"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// The encoding of a State: the head, then every seat. Numbers have their high byte first.
//
// Head: version; flags; goal option; seats; viewer + 3; phase; round; goal; opened cards (2); ready; discards (8).
// Seat: order; hand size; played; laid; card; pair; aside; drops; hand (8); dropped (8); choice (8); number of cards on
// the map; number of cubes; each card as number, column, row (from 0), turn and hidden squares; each cube's cell (2).
const (
	encodingVersion = 1
	encodingHead    = 11 + 8
	encodingSeat    = 8 + 3*8 + 2
	encodingPlaced  = 5
	encodingCube    = 2
)

const (
	byteDraft = 1 << iota
	byteSideB
	byteManual
	byteStealAfter
	byteWeave
	byteFree
	bytePaid
)

// AppendBinary appends the bytes of the State. It never fails.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	r := s.rules
	flags := gamekit.Flag(r.Draft, byteDraft) | gamekit.Flag(r.SideB, byteSideB) | gamekit.Flag(r.Manual, byteManual) |
		gamekit.Flag(r.StealAfter, byteStealAfter) | gamekit.Flag(r.Weave, byteWeave) | gamekit.Flag(r.Free, byteFree) |
		gamekit.Flag(s.hasPaid, bytePaid)
	dst = append(dst, encodingVersion, flags, byte(r.Goal), byte(s.seats), byte(s.viewer-rules.Referee), byte(s.phase), byte(s.round),
		byte(s.goal), byte(s.openPair[0]), byte(s.openPair[1]), byte(s.ready))
	dst = binary.BigEndian.AppendUint64(dst, uint64(s.discard))
	for k := range s.seats {
		dst = s.players[k].appendBytes(dst)
	}
	return dst, nil
}

func (p *player) appendBytes(dst []byte) []byte {
	dst = append(dst, byte(p.order), byte(p.handCount), byte(p.playedCard), byte(p.cubeOnCard), byte(p.card), byte(p.pair), byte(p.pickedCard), byte(p.dropCount))
	dst = binary.BigEndian.AppendUint64(dst, uint64(p.hand))
	dst = binary.BigEndian.AppendUint64(dst, uint64(p.droppedCards))
	dst = binary.BigEndian.AppendUint64(dst, uint64(p.choice))
	if p.cardMap == nil {
		return append(dst, 0, 0)
	}
	var buffer [MaxPlacements * squares]Cell
	cubes := p.cardMap.CubeCells(buffer[:0])
	dst = append(dst, p.cardMap.count, byte(len(cubes)))
	for _, one := range p.cardMap.Placements() {
		dst = append(dst, byte(one.Card), byte(int(one.X)+gridOffset), byte(int(one.Y)+gridOffset), one.Turn, one.Hidden)
	}
	for _, at := range cubes {
		dst = binary.BigEndian.AppendUint16(dst, uint16(at))
	}
	return dst
}

// Decode reads what AppendBinary wrote. Bytes that no State has give an *rules.Error.
func (Game) Decode(data []byte) (rules.State, error) {
	if err := gamekit.CheckHead(data, encodingVersion, encodingHead); err != nil {
		return nil, err
	}
	flags := data[1]
	s := &State{
		rules: Rules{
			Draft: flags&byteDraft != 0, SideB: flags&byteSideB != 0, Goal: int8(data[2]), Manual: flags&byteManual != 0,
			StealAfter: flags&byteStealAfter != 0, Weave: flags&byteWeave != 0, Free: flags&byteFree != 0,
		},
		hasPaid: flags&bytePaid != 0, seats: int8(data[3]), viewer: rules.Seat(data[4]) + rules.Referee, phase: Phase(data[5]),
		round: int8(data[6]), goal: int8(data[7]), openPair: [2]Card{Card(data[8]), Card(data[9])}, ready: rules.Seats(data[10]),
		discard: CardSet(binary.BigEndian.Uint64(data[11:])),
	}
	if s.seats < MinSeats || s.seats > MaxSeats {
		return nil, rules.Errorf(rules.CodeState, "there are %d seats; expected %d to %d", s.seats, MinSeats, MaxSeats)
	}
	rest := data[encodingHead:]
	for k := range s.seats {
		var fault string
		if rest, fault = s.players[k].decode(rest, s.rules); fault != "" {
			return nil, rules.Errorf(rules.CodeState, "the bytes of seat %d are of no match: %s", k, fault)
		}
	}
	if len(rest) > 0 {
		return nil, rules.Errorf(rules.CodeState, "%d bytes are left over after the last seat", len(rest))
	}
	if err := s.fault(); err != nil {
		return nil, rules.Errorf(rules.CodeState, "the bytes cannot be read: %s", err.Text)
	}
	return s, nil
}

// decode reads a seat and returns the bytes after it, or what is wrong.
func (p *player) decode(data []byte, r Rules) (rest []byte, fault string) {
	if len(data) < encodingSeat {
		return nil, "there are too few bytes"
	}
	*p = player{
		order: int8(data[0]), handCount: int8(data[1]), playedCard: Card(data[2]), cubeOnCard: int8(data[3]), card: Card(data[4]), pair: int8(data[5]),
		pickedCard: Card(data[6]), dropCount: int8(data[7]), hand: CardSet(binary.BigEndian.Uint64(data[8:])),
		droppedCards: CardSet(binary.BigEndian.Uint64(data[16:])), choice: rules.Action(binary.BigEndian.Uint64(data[24:])),
	}
	placed, cubes := int(data[32]), int(data[33])
	data = data[encodingSeat:]
	if placed > MaxPlacements || len(data) < placed*encodingPlaced+cubes*encodingCube {
		return nil, "there are too few bytes, or too many cards on the map"
	}
	for ; placed > 0; placed-- {
		one := Placement{Card: Card(data[0]), X: int8(int(data[1]) - gridOffset), Y: int8(int(data[2]) - gridOffset), Turn: data[3], Hidden: data[4]}
		if err := p.lay(one, r); err != nil {
			return nil, err.Text
		}
		data = data[encodingPlaced:]
	}
	for ; cubes > 0; cubes-- {
		if fault := p.layCube(binary.BigEndian.Uint16(data)); fault != "" {
			return nil, fault
		}
		data = data[encodingCube:]
	}
	return data, ""
}

// lay adds a card to a map that is being read, or says why it cannot lie there. The first one is the province.
func (p *player) lay(one Placement, r Rules) *rules.Error {
	if p.cardMap == nil {
		if !one.Card.IsProvince() || one != (Placement{Card: one.Card}) || one.Card.String()[0] != r.side() {
			return wrong("", "a map begins with a province of the side in play, upright at 0,0")
		}
		p.cardMap = NewMap(one.Card)
		return nil
	}
	if !one.Card.isMapCard() || one.Turn > 3 || one.Hidden > allSquares || p.cardMap.count == MaxPlacements {
		return wrong("", "there is no such card, turn or set of squares")
	}
	if why := p.cardMap.refusal(one, r.Weave); why != nil {
		err := wrong("lies", "the card "+one.Card.String()+" lies against the rules").WithCode("card", one.Card.String())
		err.Also = append([]*rules.Error{why}, why.Also...)
		return err
	}
	p.cardMap.put(one)
	return nil
}

// layCube adds a cube to a map that is being read, or says why it cannot lie there.
func (p *player) layCube(at uint16) string {
	if p.cardMap == nil || at >= gridCells {
		return "a cube lies beside the map"
	}
	if _, ok := p.cardMap.At(Cell(at)).Production(); !ok || p.cardMap.Cube(Cell(at)) {
		return "cubes lie on production squares, one on each"
	}
	p.cardMap.setCube(Cell(at))
	return ""
}
