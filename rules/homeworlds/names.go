package homeworlds

import (
	"strconv"
	"strings"
)

// Name returns the key of the system in a slot: "H0" to "H5" for homes and former homes, "s<k>" for the k-th discovery.
func (p *Position) Name(slot int) string {
	if slot < MaxSeats {
		return "H" + strconv.Itoa(slot)
	}
	return "s" + strconv.Itoa(int(p.Systems[slot].Key))
}

// Find returns the slot of the system with that key, in any case. It returns false when there is none.
func (p *Position) Find(key string) (slot int, ok bool) {
	kind, n, ok := splitKey(key)
	if !ok {
		return 0, false
	}
	for slot := range p.Slots() {
		if kind == 'h' && slot == n || kind == 's' && slot >= MaxSeats && int(p.Systems[slot].Key) == n {
			return slot, true
		}
	}
	return 0, false
}

// splitKey takes a key apart: "H2" is 'h' and 2, "s12" is 's' and 12. Numbers have no leading zeros.
func splitKey(key string) (kind byte, n int, ok bool) {
	if len(key) < 2 || len(key) > 6 {
		return 0, 0, false
	}
	n, err := strconv.Atoi(key[1:])
	if err != nil || strconv.Itoa(n) != key[1:] || n < 0 {
		return 0, 0, false
	}
	switch kind = strings.ToLower(key[:1])[0]; kind {
	case 'h', 's':
		return kind, n, true
	}
	return 0, 0, false
}
