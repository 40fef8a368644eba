package forhonor

import "testing"

func square(t testing.TB, text string) Square {
	t.Helper()
	q, ok := ParseSquare(text)
	if !ok || q.String() != text {
		t.Fatalf("%q is read as %s, %v", text, q, ok)
	}
	return q
}

// TestField compares the battlefield with the figures of docs/rules/forhonor.md, 17.1.
func TestField(t *testing.T) {
	squares, longest := 0, 0
	for q := range Square(NumSquares) {
		if q.Void() {
			continue
		}
		squares++
		for other := range Square(NumSquares) {
			if !other.Void() {
				longest = max(longest, Distance(q, other))
			}
		}
	}
	if squares != 232 || longest != 19 {
		t.Errorf("%d squares, the longest distance is %d; want 232 and 19", squares, longest)
	}
	for _, d := range []struct {
		from, to string
		want     int
	}{
		{"E9", "C8", 2}, {"E9", "L11", 7}, {"C8", "L11", 9}, {"C5", "E5", 6}, {"C3", "E3", 2}, {"C4", "E6", 6}, {"A1", "A18", 17}, {"A6", "N13", 13},
	} {
		if have := Distance(square(t, d.from), square(t, d.to)); have != d.want {
			t.Errorf("%s is %d from %s, want %d", d.from, have, d.to, d.want)
		}
	}
}

// TestFieldIsEven turns the battlefield round.
func TestFieldIsEven(t *testing.T) {
	turned := func(q Square) Square { return SquareAt(Columns-1-q.Column(), Rows+1-q.Row()) }
	for q := range Square(NumSquares) {
		other := turned(q)
		zone, ok := q.Zone()
		opposite, same := other.Zone()
		if q.Void() != other.Void() || ok != same || ok && zone == opposite {
			t.Errorf("%s and %s differ", q, other)
		}
	}
	for file := range NumFiles {
		for place := range MaxQueue {
			mine, theirs := Attackers.FileSquare(file, place), Defenders.FileSquare(NumFiles-1-file, place)
			if turned(mine) != theirs {
				t.Errorf("place %d of file %d is %s and %s", place, file, mine, theirs)
			}
			camp, f, p, ok := soldierAt(mine)
			if !ok || camp != Attackers || f != file || p != place {
				t.Errorf("%s is place %d of file %d of %s, %v", mine, p, f, camp, ok)
			}
		}
	}
}

func TestParseSquareRefuses(t *testing.T) {
	for _, text := range []string{"", "A", "A0", "A19", "O1", "7C", "A01", "A1 ", "a+1", "Ä1"} {
		if q, ok := ParseSquare(text); ok {
			t.Errorf("%q is read as %s", text, q)
		}
	}
}
