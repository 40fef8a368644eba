package yokai

import (
	"encoding/binary"
	"maps"
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// The encoding of a State: the version, a byte of flags, the Ending, the number of moves (2 bytes), the present
// position's code (8 bytes), the number of different positions met (2 bytes), and for each of these, in ascending
// order, its code (8 bytes) and count (1 byte). Numbers have their high byte first.
const (
	encodingVersion = 1
	encodingHead    = 1 + 1 + 1 + 2 + 8 + 2
	encodingEntry   = 8 + 1
)

const (
	byteDobutsu = 1 << iota // as Dobutsu
	byteStrict              // as MoriStrict
	bytePending
	byteSeatOne // seat 1 plays White
	byteLimit
)

// AppendBinary appends the bytes of the State. It never fails.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	counts := make(map[code]int)
	for o := s.history; o != nil; o = o.before {
		counts[o.code] = max(counts[o.code], o.count)
	}
	flags := byte(s.board.Variant()) | gamekit.Flag(s.pending, bytePending) | gamekit.Flag(s.white == 1, byteSeatOne)
	dst = append(dst, encodingVersion, flags, byte(s.ending))
	dst = binary.BigEndian.AppendUint16(dst, uint16(s.moves))
	dst = binary.BigEndian.AppendUint64(dst, uint64(s.board.code()))
	dst = binary.BigEndian.AppendUint16(dst, uint16(len(counts)))
	for _, c := range slices.Sorted(maps.Keys(counts)) {
		dst = binary.BigEndian.AppendUint64(dst, uint64(c))
		dst = append(dst, byte(counts[c]))
	}
	return dst, nil
}

// Decode reads what AppendBinary wrote. Bytes that no State has give an *rules.Error.
func (Game) Decode(data []byte) (rules.State, error) {
	if len(data) < encodingHead {
		return nil, rules.Errorf(rules.CodeState, "%d bytes are too few for a state", len(data))
	}
	if data[0] != encodingVersion {
		return nil, rules.Errorf(rules.CodeState, "the bytes have version %d; expected %d", data[0], encodingVersion)
	}
	entries := int(binary.BigEndian.Uint16(data[13:]))
	if len(data) != encodingHead+entries*encodingEntry {
		return nil, rules.Errorf(rules.CodeState, "%d positions do not fit %d bytes", entries, len(data))
	}
	bits, ending := data[1], Ending(data[2])
	if bits >= byteLimit || bits&byteDobutsu != 0 && bits&byteStrict != 0 || ending > MoveCap {
		return nil, rules.Errorf(rules.CodeState, "the flags %#x with the end %d mean nothing", bits, ending)
	}
	variant := Variant(bits & (byteDobutsu | byteStrict))
	present, err := boardOf(variant, code(binary.BigEndian.Uint64(data[5:])), ending)
	if err != nil {
		return nil, err
	}
	s := &State{
		board: present, pending: bits&bytePending != 0,
		moves: int(binary.BigEndian.Uint16(data[3:])), ending: ending,
	}
	if bits&byteSeatOne != 0 {
		s.white = 1
	}
	if err := s.decodeHistory(data[encodingHead:]); err != nil {
		return nil, err
	}
	if text := s.fault(); text != "" {
		return nil, rules.Errorf(rules.CodeState, "%s", text)
	}
	return s, nil
}

// decodeHistory reads the positions met. The present one is put last.
func (s *State) decodeHistory(data []byte) error {
	now := &occurrence{code: s.board.code(), board: s.board}
	for ; len(data) > 0; data = data[encodingEntry:] {
		c, count := code(binary.BigEndian.Uint64(data)), int(data[8])
		if count < 1 || count > RepetitionLimit {
			return rules.Errorf(rules.CodeState, "a position was met %d times; expected 1 to %d", count, RepetitionLimit)
		}
		if c == now.code {
			now.count = count
			continue
		}
		b, err := boardOf(s.board.Variant(), c, NoEnding)
		if err != nil {
			return err
		}
		if count == RepetitionLimit {
			return rules.Errorf(rules.CodeState, "the game has gone on after a third occurrence")
		}
		s.history = &occurrence{code: c, count: count, board: b, before: s.history}
	}
	now.before = s.history
	s.history = now
	return nil
}

// boardOf is the inverse of Board.code. The ending says what a move into the position has brought.
func boardOf(v Variant, c code, e Ending) (Board, error) {
	if c>>codeBits != 0 {
		return Board{}, rules.Errorf(rules.CodeState, "a position has unknown bits")
	}
	b := Board{flags: flags(v), side: Side(c >> codeSide & 1)}
	var white, black sideText
	var total kindCount
	for cell := range NumCells {
		p := Piece(c >> (4 * cell) & 15)
		owner := &white
		if p.Side() == Black {
			owner = &black
		}
		switch kind := p.Kind(); {
		case p == 0:
			continue
		case kind < Lion || kind > Hen:
			return Board{}, rules.Errorf(rules.CodeState, "%d on %s is no piece", p, CellName(cell))
		default:
			if as := describe(kind).TakenAs; as != NoKind {
				total[as.reserveSlot()]++
			}
			owner.pieces |= pieceBit(kind, cell)
		}
	}
	white.held, black.held = hand(c>>codeHand&63), hand(c>>(codeHand+6)&63)
	for slot, kind := range reserveKinds {
		total[slot] += white.held.count(kind) + black.held.count(kind)
	}
	if b.side == Black {
		white, black = black, white
	}
	b.own, b.ownHand, b.foe, b.foeHand = white.pieces, white.held, black.pieces, black.held
	if err := checkTotals(&total); err != nil {
		return Board{}, rules.Errorf(rules.CodeState, "%s", err)
	}
	return b.withEnding(e, c>>codeTry&1 != 0)
}

// withEnding adds to a decoded Board the end and the waiting Try, after checking that the lions agree with them.
func (b Board) withEnding(e Ending, waiting bool) (Board, error) {
	own, foe := b.own.of(Lion), b.foe.of(Lion)
	lions := 1
	if e == Catch {
		lions = 0
	}
	if own.Len() != lions || foe.Len() != 1 {
		return Board{}, rules.Errorf(rules.CodeState, "there are %d and %d lions on the board", own.Len(), foe.Len())
	}
	if waiting {
		if err := b.checkTry(); err != nil {
			return Board{}, rules.Errorf(rules.CodeState, "%s", err)
		}
		if e != NoEnding && e != MoveCap && e != Stalemate && e != Repetition {
			return Board{}, rules.Errorf(rules.CodeState, "a Try cannot wait after %q", e)
		}
		b.flags |= flagWaiting
	}
	switch e {
	case Try:
		if foe&FarRow(b.side.Other()) == 0 || foe&attacks(b.own, b.side) != 0 {
			return Board{}, rules.Errorf(rules.CodeState, "no lion has made a Try")
		}
	case TrySurvived:
		if b.flags&variantBits != 0 || own&FarRow(b.side) == 0 {
			return Board{}, rules.Errorf(rules.CodeState, "no Try has survived")
		}
	}
	if e <= TrySurvived {
		b.flags |= flags(e) << endShift
	}
	return b, nil
}
