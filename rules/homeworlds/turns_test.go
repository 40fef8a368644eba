package homeworlds

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// counted is a recorded position with the number of different positions after one whole turn.
type counted struct {
	N          int      `json:"n"`
	State      []string `json:"state"`
	ToMove     int      `json:"to_move"`
	SeedUnique int      `json:"seed_unique"`
}

// field returns the recorded position.
func (c counted) field(tb testing.TB) *Field {
	tb.Helper()
	p := newPosition(2, 3, rules.Seat(c.ToMove), Rules{})
	p.Phase = Start
	for _, line := range c.State {
		head, ships, ok := strings.Cut(strings.TrimPrefix(line, "("), ") ")
		first, second, both := strings.Cut(ships, "-")
		if !ok || !both {
			tb.Fatalf("position %d: %q is no system", c.N, line)
		}
		slot, home := p.freeSlot(), Nobody
		if owner, stars, ok := strings.Cut(head, ", "); ok {
			home, head = rules.Seat(owner[0]-'0'), stars
			slot = int(home)
		}
		s := System{Stars: pieces(tb, head), Home: home}
		s.Ships[0], s.Ships[1] = pieces(tb, first), pieces(tb, second)
		p.Bank -= s.Pieces()
		p.Systems[slot] = s
		p.Used |= 1 << slot
	}
	return NewField(&p)
}

// pieces reads pieces written one after the other, as "b1g3".
func pieces(tb testing.TB, text string) Fleet {
	tb.Helper()
	var f Fleet
	for ; len(text) >= 2; text = text[2:] {
		c := strings.IndexByte(colourLetters, text[0])
		if c < 0 || text[1] < '1' || text[1] > '3' {
			tb.Fatalf("%q is no piece", text[:2])
		}
		f += MakePiece(Colour(c), int(text[1]-'0')).One()
	}
	return f
}

// countedPositions returns the recorded positions, or skips the test.
func countedPositions(tb testing.TB) []counted {
	tb.Helper()
	data, err := os.ReadFile(testkit.Shared(tb, "oracles/homeworlds/successor_counts.jsonl"))
	if err != nil {
		tb.Fatal(err)
	}
	var list []counted
	for line := range strings.Lines(string(data)) {
		var c counted
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			tb.Fatal(err)
		}
		list = append(list, c)
	}
	if len(list) != 400 {
		tb.Fatalf("%d positions, expected 400", len(list))
	}
	return list
}

func TestTurnsAsManyAsRecorded(t *testing.T) {
	var g Turns
	for _, c := range countedPositions(t) {
		if n := g.All(c.field(t), nil); n != c.SeedUnique {
			t.Errorf("position %d: %d different positions after a turn, expected %d", c.N, n, c.SeedUnique)
		}
	}
}

// BenchmarkTurns reports how many different positions after a whole turn are found in a second.
func BenchmarkTurns(b *testing.B) {
	var fields []*Field
	for _, c := range countedPositions(b) {
		fields = append(fields, c.field(b))
	}
	var g Turns
	total := 0
	b.ReportAllocs()
	for b.Loop() {
		for _, f := range fields {
			total += g.All(f, nil)
		}
	}
	b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "turns/s")
}
