package homeworlds

import (
	"bytes"
	"cmp"
	"slices"

	"engawa/rules"
)

// Salts of the two words of a key.
const (
	saltLow  = 0x5bd1e995_27d4eb2f
	saltHigh = 0xc2b2ae3d_165667b1
)

// key is a position's stars, ships with owners, home marks and mover as two words. Names do not count.
type key struct{ high, low uint64 }

func (k key) compare(other key) int {
	return cmp.Or(cmp.Compare(k.high, other.high), cmp.Compare(k.low, other.low))
}

func (p *Position) key() key {
	return key{high: p.table(saltHigh) + rules.Mix(uint64(p.Mover)), low: p.table(saltLow) ^ rules.Mix(uint64(p.Mover))}
}

// table returns a number that depends on the systems alone, in whatever slots they lie.
func (p *Position) table(salt uint64) uint64 {
	var sum uint64
	for slot := range p.Slots() {
		s := &p.Systems[slot]
		h := rules.Mix(uint64(s.Stars) ^ salt)
		for k, ships := range s.Ships[:p.Seats] {
			if ships != 0 {
				h = rules.Mix(h ^ uint64(ships) ^ uint64(k+1)<<56)
			}
		}
		sum += rules.Mix(h ^ uint64(s.Home+1))
	}
	return sum
}

// Hash returns a number that is equal for positions with the same stars, ships, owners, home marks, living seats, mover
// and phase. Names and slots do not count.
func (p *Position) Hash() uint64 {
	turn := uint64(p.Mover)<<24 | uint64(p.Phase)<<16 | uint64(p.Colour)<<8 | uint64(p.ActionsLeft)
	return rules.Mix(p.table(saltLow) ^ rules.Mix(uint64(p.Living)<<32|turn))
}

// fleetBytes is the length of a Fleet as bytes: four bits for each of the twelve kinds.
const fleetBytes = 6

// systemBytes is the length of a system as bytes: home mark, stars, ships of each seat.
func systemBytes(seats int) int { return 1 + (1+seats)*fleetBytes }

// AppendCanonical appends bytes that are equal for two positions exactly when they have the same stars, ships, owners,
// home marks, living seats, mover and phase: the systems are sorted, so names and slots do not count.
func (p *Position) AppendCanonical(dst []byte) []byte {
	dst = append(dst, byte(p.Living), byte(p.Mover), byte(p.Phase), byte(p.Colour), p.ActionsLeft)
	var all [MaxSystems][]byte
	n := 0
	for slot := range p.Slots() {
		all[n] = p.Systems[slot].appendBytes(make([]byte, 0, systemBytes(MaxSeats)), int(p.Seats))
		n++
	}
	slices.SortStableFunc(all[:n], bytes.Compare)
	for _, b := range all[:n] {
		dst = append(dst, b...)
	}
	return dst
}

// appendBytes appends home mark, stars and the ships of each seat.
func (s *System) appendBytes(dst []byte, seats int) []byte {
	dst = append(dst, byte(s.Home+1))
	dst = s.Stars.appendBytes(dst)
	for _, ships := range s.Ships[:seats] {
		dst = ships.appendBytes(dst)
	}
	return dst
}

func (f Fleet) appendBytes(dst []byte) []byte {
	return append(dst, byte(f>>40), byte(f>>32), byte(f>>24), byte(f>>16), byte(f>>8), byte(f))
}
