package homeworlds

import "engawa/rules"

// keySet is a set of 64-bit keys that keeps its memory from one use to the next.
type keySet struct {
	slots []uint64 // a power of two of them; 0 is free
	spare []uint64 // memory for the next growth
	count int
}

// fewestSlots is the size of a set when it is cleared; a small set stays in the fastest memory.
const fewestSlots = 1 << 9

// clear empties the set.
func (s *keySet) clear() {
	if cap(s.slots) < fewestSlots {
		s.slots = make([]uint64, fewestSlots)
	}
	s.slots = s.slots[:fewestSlots]
	clear(s.slots)
	s.count = 0
}

// add puts the key in, and reports whether it was not in before.
func (s *keySet) add(key uint64) bool {
	if key == 0 {
		key = 1
	}
	mask := uint64(len(s.slots) - 1)
	for k := key & mask; ; k = (k + 1) & mask {
		switch s.slots[k] {
		case key:
			return false
		case 0:
			s.slots[k] = key
			s.count++
			if 2*s.count > len(s.slots) {
				s.grow()
			}
			return true
		}
	}
}

// grow makes the set four times as large.
func (s *keySet) grow() {
	size := 4 * len(s.slots)
	if cap(s.spare) < size {
		s.spare = make([]uint64, size)
	} else {
		s.spare = s.spare[:size]
		clear(s.spare)
	}
	mask := uint64(size - 1)
	for _, key := range s.slots {
		if key == 0 {
			continue
		}
		k := key & mask
		for s.spare[k] != 0 {
			k = (k + 1) & mask
		}
		s.spare[k] = key
	}
	s.slots, s.spare = s.spare, s.slots
}

// salt tells the positions within a turn apart: the same table at another phase, or with other actions left.
func salt(phase Phase, c Colour, left uint8) uint64 {
	if phase != Sacrificing {
		return rules.Mix(uint64(phase) + 401)
	}
	return rules.Mix(uint64(c)<<8 | uint64(left) + 501)
}
