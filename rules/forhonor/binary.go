package forhonor

import (
	"encoding/binary"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// The encoding of a State: the head, the seats, the camps. Numbers have their high byte first.
//
// Head: version; flags; last round; seats; camps of the seats; viewer + 3; phase; round; result; caller; ready; preset
// heroes (4 bits each, 4 bytes); holders (3); activation: hero, moves, razed, stage and use; fight: heroes (2), cards
// (2), winner + 1. Seat: hand (2), size, picks (2), picked, choice (8). Camp: each figure as hero, owner, post and
// whether it has acted, square, life; queues and arrivals of the files (4); cards left; points (2); score before (2);
// whether it is broken.
//
// In a match without a last round, for which its byte is 0, numbers outgrow these: the high byte of the round and, for
// each camp, that of the points and of the score before follow at the end.
const (
	encodingVersion = 1
	encodingHead    = 11 + 4 + NumZones + 4 + 5
	encodingSeat    = 2 + 1 + 2 + 1 + 8
	encodingFigure  = 5
	encodingCamp    = CampSize*encodingFigure + NumFiles + 1 + 2 + 2 + 1
	encodingTail    = 1 + NumCamps*2
)

// Bits of the flags.
const (
	byteRandom = 1 << iota
	byteFixed
	byteFront
	byteWalls // banners do not reach round walls; matches of version 1 lack it
	byteLargest
)

// Bits of a figure, beside its post; of a queue, beside its length; of an activation, beside its stage.
const (
	byteActed   = 1 << 4
	byteArrived = 1 << 4
	byteShot    = 1 << 4
	byteBanner  = 1 << 5
)

// AppendBinary appends the bytes of the State. It never fails.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	r := &s.rules
	var camps byte
	for k := range s.seats {
		camps |= byte(r.Camps[k]) << k
	}
	dst = append(dst, encodingVersion, gamekit.Flag(r.IsOrderRandom, byteRandom)|gamekit.Flag(r.IsOrderFixed, byteFixed)|gamekit.Flag(r.Centre == CentreFront, byteFront)|
		gamekit.Flag(!r.RoundWalls, byteWalls)|gamekit.Flag(r.Centre == CentreLargest, byteLargest), byte(r.RoundLimit), byte(s.seats),
		camps, byte(s.viewer-rules.Referee), byte(s.phase), byte(s.round), byte(s.result), byte(s.caller), byte(s.ready))
	for camp := range r.Preset {
		list := &r.Preset[camp]
		dst = append(dst, byte(list[0]<<4|list[1]), byte(list[2]<<4|list[3]))
	}
	for _, holder := range s.holder {
		dst = append(dst, byte(holder))
	}
	dst = append(dst, byte(s.activation.hero), byte(s.activation.moves), byte(s.activation.razes),
		byte(s.activation.stage)|gamekit.Flag(s.activation.hasShot, byteShot)|gamekit.Flag(s.activation.hasRaisedBanner, byteBanner))
	f := &s.fight
	dst = append(dst, byte(f.hero[0]), byte(f.hero[1]), byte(f.first[0]), byte(f.first[1]),
		byte(f.firstWinner-noSide))
	for k := range s.seats {
		dst = binary.BigEndian.AppendUint16(dst, uint16(s.hands[k]))
		dst = append(dst, byte(s.handCounts[k]))
		dst = binary.BigEndian.AppendUint16(dst, uint16(s.picks[k]))
		dst = append(dst, byte(s.pickCounts[k]))
		dst = binary.BigEndian.AppendUint64(dst, uint64(s.choices[k]))
	}
	for camp := range s.armies {
		dst = s.armies[camp].appendBytes(dst)
	}
	if r.RoundLimit == Unlimited {
		dst = append(dst, byte(s.round>>8))
		for camp := range s.armies {
			dst = append(dst, byte(s.armies[camp].zonePoints>>16), byte(s.armies[camp].scoreBefore>>16))
		}
	}
	return dst, nil
}

func (a *army) appendBytes(dst []byte) []byte {
	for k := range a.figures {
		f := &a.figures[k]
		dst = append(dst, byte(f.Hero), byte(f.Owner), byte(f.Post)|gamekit.Flag(f.HasActed, byteActed), byte(f.At), byte(f.Life))
	}
	for file := range NumFiles {
		dst = append(dst, byte(a.queue[file])|gamekit.Flag(a.hasArrival[file], byteArrived))
	}
	dst = append(dst, byte(a.initiative))
	dst = binary.BigEndian.AppendUint16(dst, uint16(a.zonePoints))
	dst = binary.BigEndian.AppendUint16(dst, uint16(a.scoreBefore))
	return append(dst, gamekit.Flag(a.isBroken, 1))
}

// Decode reads what AppendBinary wrote. Bytes that no State has give an *rules.Error.
func (Game) Decode(data []byte) (rules.State, error) {
	if err := gamekit.CheckHead(data, encodingVersion, encodingHead); err != nil {
		return nil, err
	}
	flags := data[1]
	s := &State{
		rules: Rules{
			IsOrderRandom: flags&byteRandom != 0, IsOrderFixed: flags&byteFixed != 0, RoundLimit: int16(data[2]),
			RoundWalls: flags&byteWalls == 0,
		},
		seats: int8(data[3]), viewer: rules.Seat(data[5]) + rules.Referee, phase: Phase(data[6]), round: int16(data[7]), result: int8(data[8]),
		caller: Camp(data[9]), ready: rules.Seats(data[10]),
	}
	switch {
	case flags&byteFront != 0:
		s.rules.Centre = CentreFront
	case flags&byteLargest != 0:
		s.rules.Centre = CentreLargest
	}
	if s.seats < minSeats || s.seats > rules.MaxSeats {
		return nil, rules.Errorf(rules.CodeState, "there are %d seats; expected %d to %d", s.seats, minSeats, rules.MaxSeats)
	}
	want := encodingHead + int(s.seats)*encodingSeat + NumCamps*encodingCamp
	if s.rules.RoundLimit == Unlimited {
		want += encodingTail
	}
	if len(data) != want {
		return nil, rules.Errorf(rules.CodeState, "there are %d bytes; expected %d for %d seats", len(data), want, s.seats)
	}
	for k := range s.seats {
		s.rules.Camps[k] = Camp(data[4] >> k & 1)
	}
	for k := int(s.seats); k < rules.MaxSeats; k++ {
		s.rules.Camps[k] = Camp(k % NumCamps)
	}
	rest := s.decodeHead(data[11:])
	for k := range s.seats {
		s.hands[k], s.handCounts[k] = HeroSet(binary.BigEndian.Uint16(rest)), int8(rest[2])
		s.picks[k], s.pickCounts[k] = HeroSet(binary.BigEndian.Uint16(rest[3:])), int8(rest[5])
		s.choices[k] = rules.Action(binary.BigEndian.Uint64(rest[6:]))
		rest = rest[encodingSeat:]
	}
	for camp := range s.armies {
		rest = s.armies[camp].decode(rest)
	}
	if s.rules.RoundLimit == Unlimited {
		s.round |= int16(rest[0]) << 8
		for camp := range s.armies {
			s.armies[camp].zonePoints |= int32(rest[1+2*camp]) << 16
			s.armies[camp].scoreBefore |= int32(rest[2+2*camp]) << 16
		}
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodeState, "the bytes are of no match: %s", fault)
	}
	return s, nil
}

// decodeHead reads what follows the fixed bytes of the head, and returns what is left.
func (s *State) decodeHead(data []byte) []byte {
	for camp := range s.rules.Preset {
		s.rules.Preset[camp] = [CampSize]Hero{Hero(data[0] >> 4), Hero(data[0] & 15), Hero(data[1] >> 4), Hero(data[1] & 15)}
		data = data[2:]
	}
	for z := range s.holder {
		s.holder[z] = int8(data[z])
	}
	data = data[NumZones:]
	s.activation = activation{
		hero: Hero(data[0]), moves: int8(data[1]), razes: int8(data[2]), stage: Stage(data[3] & 3), hasShot: data[3]&byteShot != 0, hasRaisedBanner: data[3]&byteBanner != 0,
	}
	data = data[4:]
	s.fight = combat{
		hero: [2]Hero{Hero(data[0]), Hero(data[1])}, first: [2]Card{Card(data[2]), Card(data[3])}, firstWinner: int8(data[4]&3) + noSide,
	}
	return data[5:]
}

// decode reads a camp and returns the bytes after it.
func (a *army) decode(data []byte) []byte {
	for k := range a.figures {
		a.figures[k] = Figure{
			Hero: Hero(data[0]), Owner: rules.Seat(data[1]), Post: Post(data[2] & 3), HasActed: data[2]&byteActed != 0, At: Square(data[3]), Life: int8(data[4]),
		}
		data = data[encodingFigure:]
	}
	for file := range NumFiles {
		a.queue[file], a.hasArrival[file] = int8(data[file]&7), data[file]&byteArrived != 0
	}
	data = data[NumFiles:]
	a.initiative = int8(data[0])
	a.zonePoints, a.scoreBefore = int32(binary.BigEndian.Uint16(data[1:])), int32(binary.BigEndian.Uint16(data[3:]))
	a.isBroken = data[5] == 1
	return data[6:]
}
