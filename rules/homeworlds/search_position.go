package homeworlds

import (
	"math/bits"

	"engawa/rules"
)

// SearchPosition is a Position in the form in which whole turns are searched: with a key that is the same for positions that
// differ only in names and slots, and that is cheap to keep up to date. It is large; searches keep SearchPositions and
// copy into them.
type SearchPosition struct {
	Position
	sums               [MaxSystems]uint64 // linear in the pieces of the system, 0 for a free slot
	hashes             [MaxSystems]uint64 // of the sums, 0 for a free slot
	sizes              [MaxSystems]uint8  // sizes of the stars
	key                uint64             // sum of all hashes
	overpopulatedSlots uint64             // bit k is set when slot k has an overpopulation
}

// NewSearchPosition returns the position as a SearchPosition.
func NewSearchPosition(p *Position) *SearchPosition {
	f := &SearchPosition{Position: *p}
	for slot := range p.Slots() {
		f.updateKey(slot)
	}
	return f
}

// CopyFrom makes f equal to g.
func (f *SearchPosition) CopyFrom(g *SearchPosition) {
	n := bits.Len64(f.SlotMask | g.SlotMask)
	copy(f.Systems[:n], g.Systems[:n])
	copy(f.sums[:n], g.sums[:n])
	copy(f.hashes[:n], g.hashes[:n])
	copy(f.sizes[:n], g.sizes[:n])
	f.SlotMask, f.Bank, f.Living, f.Seats, f.Sets = g.SlotMask, g.Bank, g.Living, g.Seats, g.Sets
	f.Mover, f.Phase, f.Colour, f.ActionsLeft = g.Mover, g.Phase, g.Colour, g.ActionsLeft
	f.LastNumber, f.Rules = g.LastNumber, g.Rules
	f.key, f.overpopulatedSlots = g.key, g.overpopulatedSlots
}

// Key names what lies on the table and whose turn it is; not the phase, nor names and slots.
func (f *SearchPosition) Key() uint64 { return f.key ^ rules.Mix(uint64(f.Mover)+1) }

// keyOwners are the owners that a piece can have in a key: the seats, and one more for the stars.
const keyOwners = MaxSeats + 1

// stars is the owner of stars in a key.
const stars = MaxSeats

// keyTable holds the factors of [SearchPosition]'s keys. A fleet adds itself times low, and its upper half times high, to the
// sum of its system; so one piece more always adds the same number.
type keyTable struct {
	low, high [keyOwners]uint64
	piece     [keyOwners][NumPieces]uint64
	home      [MaxSeats + 1]uint64 // by Home plus one
}

const halfBits = pieceBits * NumPieces / 2

var keys = makeKeyTable()

func makeKeyTable() *keyTable {
	t := &keyTable{}
	for owner := range t.low {
		t.low[owner] = rules.Mix(uint64(owner)+101) | 1
		t.high[owner] = rules.Mix(uint64(owner)+201) | 1
		for p := range t.piece[owner] {
			t.piece[owner][p] = t.fleet(owner, Piece(p).One())
		}
	}
	for home := range t.home {
		t.home[home] = rules.Mix(uint64(home) + 301)
	}
	return t
}

func (t *keyTable) fleet(owner int, f Fleet) uint64 {
	return uint64(f)*t.low[owner] + uint64(f>>halfBits)*t.high[owner]
}

// updateKey brings the keys of a slot up to date after its system has changed.
func (f *SearchPosition) updateKey(slot int) {
	f.key -= f.hashes[slot]
	s := &f.Systems[slot]
	if s.Free() {
		f.sums[slot], f.hashes[slot], f.sizes[slot] = 0, 0, 0
		f.overpopulatedSlots &^= 1 << slot
		return
	}
	sum := keys.home[s.Home+1] + keys.fleet(stars, s.Stars)
	pieces := s.Stars
	for seat := range int(f.Seats) {
		ships := s.Ships[seat]
		sum += keys.fleet(seat, ships)
		pieces += ships
	}
	f.sums[slot], f.hashes[slot] = sum, rules.Mix(sum)
	f.key += f.hashes[slot]
	f.sizes[slot] = s.Sizes()
	f.overpopulatedSlots &^= 1 << slot
	for c := range Colour(NumColours) {
		if pieces.CountColour(c) >= Overpopulation {
			f.overpopulatedSlots |= 1 << slot
			return
		}
	}
}

// Play makes a legal step of the mover.
func (f *SearchPosition) Play(s Step) {
	other := int(s.Slot)
	switch s.Kind {
	case KindMove:
		other = int(s.To)
	case KindDiscover:
		other = f.freeSlot()
	}
	f.play(s.choice())
	f.updateKey(int(s.Slot))
	if other != int(s.Slot) {
		f.updateKey(other)
	}
}

// EndTurn ends the turn as [Position.EndTurn] does.
func (f *SearchPosition) EndTurn() rules.Seats {
	lost := f.Position.EndTurn()
	for seat := range lost.All() {
		f.updateKey(int(seat))
	}
	return lost
}
