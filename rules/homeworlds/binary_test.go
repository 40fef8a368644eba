package homeworlds

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// changeBytes returns the bytes of a State with a change.
func changeBytes(t *testing.T, s *State, change func(data []byte) []byte) []byte {
	t.Helper()
	data, err := s.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return change(slices.Clone(data))
}

func TestBytesThatNoStateHas(t *testing.T) {
	plain := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)r1|y1 s2:-1(r3)y1|", OptRepetition, valueOn)
	cards := load(t, "4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||r3g3")
	size := encodingSystem + systemBytes(2)
	first := encodingHead
	put := func(at int, value byte) func([]byte) []byte {
		return func(data []byte) []byte { data[at] = value; return data }
	}
	for _, c := range []struct {
		name   string
		s      *State
		change func([]byte) []byte
		says   string
	}{
		{"nothing", plain, func([]byte) []byte { return nil }, "0 bytes are too few"},
		{"another version", plain, put(0, 2), "version 2; expected 1"},
		{"seven seats", plain, put(2, 7), "7 seats"},
		{"more pieces", plain, put(3, 4), "4 pieces of a kind"},
		{"no such number of sets", plain, put(3, 9), "9 pieces of a kind"},
		{"no such viewer", plain, put(4, 2), "viewer"},
		{"one living seat", plain, put(5, 1), "living seats"},
		{"an eliminated mover", plain, put(6, 3), "to move"},
		{"no such phase", plain, put(7, 9), "phase 9"},
		{"actions left at the start", plain, put(9, 1), "actions left"},
		{"cards in two seats", plain, put(1, byteCounts|byteCards), "cards are dealt only"},
		{"an alignment without cards", plain, put(17, 1), "alignments in a match without cards"},
		{"no such win", plain, put(1, byteCounts|3*byteWin), "option is unknown"},
		{"an end without winners", plain, put(18, byte(Elimination)), "winners"},
		{"winners without an end", plain, put(19, 1), "winners"},
		{"a slot used twice", plain, put(first+size, 0), "used twice"},
		{"no such slot", plain, put(first, MaxSystems), "used twice or is none"},
		{"a home of another", plain, put(first+3, 2), "marked as the home"},
		{"a home without its mark", plain, put(first+3, 0), "mark"},
		{"a number twice", plain, put(first+3*size+2, 1), "same name"},
		{"a number too high", plain, put(first+2*size+2, 9), "number 9"},
		{"a star too many", plain, put(first+4+5, 0x10), "stars"},
		{"cut short", plain, func(data []byte) []byte { return data[:len(data)-1] }, "bytes, not"},
		{"one byte more", plain, func(data []byte) []byte { return append(data, 0) }, "bytes, not"},
		{"a position remembered never", plain, func(data []byte) []byte { data[len(data)-1] = 0; return data }, "too often or not at all"},
		{"a position remembered thrice", plain, func(data []byte) []byte { data[len(data)-1] = 3; return data }, "too often or not at all"},
		{"memory where nothing counts", plain, put(1, 0), "repetition does not count"},
		{"a card too many", cards, put(17, 0xa9|1), "card"},
		{"a card too few", cards, put(14, 3), "card"},
		{"an eliminated seat's card not shown", cards, put(15, 0), "not shown"},
		{"no living Evil", cards, put(17, 0x65), "card"},
		{"too many turns", cards, put(12, 0xff), "turns"},
	} {
		data := changeBytes(t, c.s, c.change)
		_, err := rules.Decode(Game{}, data)
		if rules.CodeOf(err) != rules.CodeState || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", c.name, err, c.says)
		}
	}
}

// TestBytesKeepSlotsAndNames decodes a State of a long match: its actions are the same numbers.
func TestBytesKeepSlotsAndNames(t *testing.T) {
	for seed := range uint64(10) {
		m := randomMatch(t, rules.Setup{Seats: 2 + int(seed)%5}, seed, 250)
		s := m.State().(*State)
		data, _ := s.AppendBinary(nil)
		back, err := rules.Decode(Game{}, data)
		if err != nil {
			t.Fatal(err)
		}
		if back.(*State).pos != s.pos || back.(*State).cards != s.cards {
			t.Errorf("seed %d: the position differs", seed)
		}
		again, _ := back.AppendBinary(nil)
		if !bytes.Equal(again, data) {
			t.Errorf("seed %d: the bytes differ", seed)
		}
	}
}
