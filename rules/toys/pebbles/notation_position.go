package pebbles

import (
	"engawa/rules"
	"strconv"
	"strings"
)

// FormatPosition implements rules.Game.
func (Game) FormatPosition(state rules.State) string {
	s := state.(*State)
	texts := make([]string, len(s.heaps))
	for k, n := range s.heaps {
		texts[k] = strconv.Itoa(int(n))
	}
	text := strings.Join(texts, "/") + " " + sideText(s.mover)
	for k := range s.heaps {
		if s.takenHeaps == 1<<k {
			text += " " + heapName(k)
		}
	}
	return text
}

func sideText(seat rules.Seat) string {
	if seat == rules.Nature {
		return "?"
	}
	return seat.String()
}

func heapName(k int) string { return string(rune('a' + k)) }

// ParsePosition implements rules.Game.
func (Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	bad := func(format string, args ...any) (rules.State, error) {
		return nil, rules.Errorf(rules.CodePosition, format, args...)
	}
	fields := strings.Split(text, " ")
	if len(fields) < 2 || len(fields) > 3 {
		return bad("%q is no position; expected heaps and seat, as %q", text, "3/4/5 0")
	}
	s := &State{twice: setup.Options["grabs"] == "2", misere: setup.Options["last"] == "loses"}
	for word := range strings.SplitSeq(fields[0], "/") {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n > maxHeap || strconv.Itoa(n) != word || len(s.heaps) == maxHeaps {
			return bad("%q are no heaps; expected 1 to %d numbers up to %d, divided by /", fields[0], maxHeaps, maxHeap)
		}
		s.heaps = append(s.heaps, uint8(n))
	}
	switch fields[1] {
	case "?":
		s.mover = rules.Nature
	case "0", "1":
		s.mover = rules.Seat(fields[1][0] - '0')
	default:
		return bad("%q is no seat to move; expected 0, 1 or ?", fields[1])
	}
	if len(fields) == 3 {
		k := strings.Index("abcd", fields[2])
		if len(fields[2]) != 1 || k < 0 {
			return bad("%q is no heap; expected a letter from a to d", fields[2])
		}
		s.takenHeaps = 1 << k
	}
	if fault := s.fault(); fault != "" {
		return bad("%s", fault)
	}
	return s, nil
}
