package yokai

import (
	"bytes"
	"testing"

	"engawa/rules"
)

// played returns a State after the moves.
func played(t testing.TB, v Variant, position string, moves ...string) *State {
	s := load(t, v, position)
	for _, m := range moves {
		do(t, s, m)
	}
	return s
}

// decodable returns States of every sort: running, drawn for, waiting, and ended in each way.
func decodable(t testing.TB) []rules.State {
	pending, err := Game{}.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return []rules.State{
		pending,
		load(t, Dobutsu, startText),
		played(t, Mori, startText, "b2b3", "b4b3", "C@b2"),
		played(t, MoriStrict, "1g1/1L1/3/1l1[] w", "b3a4"),
		played(t, Mori, "1g1/1L1/3/1l1[] w", "b3a4"),
		played(t, Mori, "1g1/1L1/3/1l1[] w", "b3a4", "b4a4"),
		played(t, Mori, "1g1/1L1/3/1l1[] w", "b3a4", "b1b2"),
		played(t, Dobutsu, "3/1L1/3/1l1[] w", "b3b4"),
		played(t, Dobutsu, "l2/3/1L1/3[EEGGCC] w", "C@b3"),
		played(t, Mori, startText, "c1c2", "a4a3", "c2c1", "a3a4", "c1c2", "a4a3", "c2c1", "a3a4"),
	}
}

func TestDecode(t *testing.T) {
	for _, s := range decodable(t) {
		data := bytesOf(t, s)
		again, err := rules.Decode(Game{}, data)
		if err != nil {
			t.Errorf("%s: %v", s.(*State).board, err)
			continue
		}
		if !bytes.Equal(bytesOf(t, again), data) || again.Actors() != s.Actors() || (Game{}).End(again) != (Game{}).End(s) {
			t.Errorf("%s is decoded as %s", s.(*State).board, again.(*State).board)
		}
		for n := range data {
			if _, err := rules.Decode(Game{}, data[:n]); rules.CodeOf(err) != rules.CodeState {
				t.Errorf("%d of %d bytes: %v", n, len(data), err)
			}
		}
		if _, err := rules.Decode(Game{}, append(data, 0)); rules.CodeOf(err) != rules.CodeState {
			t.Errorf("a byte too many: %v", err)
		}
	}
}

// TestDecodeRefuses changes one field of good bytes at a time.
func TestDecodeRefuses(t *testing.T) {
	good := bytesOf(t, played(t, Mori, startText, "b2b3", "b4b3"))
	for _, c := range []struct {
		name string
		at   int
		to   byte
	}{
		{"another version", 0, 2},
		{"two rule sets at once", 1, byteDobutsu | byteStrict},
		{"unknown flags", 1, 0x80},
		{"a draw of the start after moves", 1, bytePending},
		{"an unknown end", 2, 99},
		{"an end that is none", 2, byte(Try)},
		{"a catch with both lions", 2, byte(Catch)},
		{"too few moves", 4, 1},
		{"too many moves", 3, 200},
		{"unknown bits", 5, 0xff},
		{"a position that was not met", 12, 0},
		{"another number of positions", 14, 2},
		{"a position met too often", len(good) - 1, 4},
		{"a position never met", len(good) - 1, 0},
	} {
		bad := bytes.Clone(good)
		bad[c.at] = c.to
		if s, err := rules.Decode(Game{}, bad); rules.CodeOf(err) != rules.CodeState || s != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	swapped := bytes.Clone(good)
	first, second := swapped[encodingHead:encodingHead+encodingEntry], swapped[encodingHead+encodingEntry:encodingHead+2*encodingEntry]
	for k := range first {
		first[k], second[k] = second[k], first[k]
	}
	if _, err := rules.Decode(Game{}, swapped); rules.CodeOf(err) != rules.CodeState {
		t.Errorf("positions out of order: %v", err)
	}
}

// FuzzDecode: bytes are refused with a code, or are exactly those that the State writes; and it can be played on.
func FuzzDecode(f *testing.F) {
	for _, s := range decodable(f) {
		f.Add(bytesOf(f, s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		st, err := rules.Decode(Game{}, data)
		if err != nil {
			if rules.CodeOf(err) != rules.CodeState || st != nil {
				t.Fatalf("refused with %v", err)
			}
			return
		}
		if !bytes.Equal(bytesOf(t, st), data) {
			t.Fatalf("%x is written %x", data, bytesOf(t, st))
		}
		for by := range st.Actors().All() {
			for _, a := range st.Legal(by, nil) {
				if _, err := st.Clone().Apply(rules.Move{By: by, Do: a}, nil); err != nil {
					t.Fatalf("%s: %s: %v", st.(*State).board, formatAction(a), err)
				}
			}
		}
	})
}
