package deal

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
)

// TestTheSmallSumIsSHA256 compares it with crypto/sha256 at every length up to some blocks, and HMAC with crypto/hmac.
func TestTheSmallSumIsSHA256(t *testing.T) {
	rng := rand.NewChaCha8([32]byte{1})
	for n := range 300 {
		data := make([]byte, n)
		rng.Read(data)
		if smallSum(data) != sha256.Sum256(data) {
			t.Fatalf("of %d bytes it is another", n)
		}
		key := make([]byte, min(n, blockSize))
		rng.Read(key)
		h := hmac.New(sha256.New, key)
		h.Write(data)
		if got := authenticate(key, data); !bytes.Equal(got[:], h.Sum(nil)) {
			t.Fatalf("HMAC of %d bytes is another", n)
		}
	}
}

// TestDrawsAreEven draws often by weights, at which 64 bits alone would favour some.
func TestDrawsAreEven(t *testing.T) {
	outcomes := []rules.Outcome{{Do: 1, Weight: 1}, {Do: 2, Weight: 2}, {Do: 3, Weight: 5}}
	const draws = 8000
	count := map[rules.Action]int{}
	for n := range draws {
		do, ok := Draw([Size]byte{7}, n, outcomes)
		if again, _ := Draw([Size]byte{7}, n, outcomes); !ok || again != do {
			t.Fatal("the same draw gives another outcome")
		}
		count[do]++
	}
	for _, o := range outcomes {
		if want := draws * int(o.Weight) / 8; count[o.Do] < want-200 || count[o.Do] > want+200 {
			t.Errorf("%d is drawn %d times, want about %d", o.Do, count[o.Do], want)
		}
	}
	if _, ok := Draw([Size]byte{}, 0, nil); ok {
		t.Error("something is drawn of nothing")
	}
}

// newDealtMatch is a match of Honshu whose chance comes from a deal of the host and two of three seats.
func newDealtMatch(t *testing.T) (*rules.Match, Deal, Contributor) {
	t.Helper()
	g, err := rules.Find(games.All(), "honshu")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, rules.Setup{Seats: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	part := strings.Repeat("ab", Size)
	d := Deal{Host: Share{Commit: Commit(part), Part: part}, Seats: make([]Share, 3)}
	own := Contributor{"secret", "abcdefgh", 0}
	d.Seats[0].Commit = Commit(own.Part(d.Host.Commit))
	d.Seats[2].Commit = Commit(strings.Repeat("2c", Size)) // not opened in time
	d.Seats[0].Part, d.Seats[0].Seal = own.Part(d.Host.Commit), own.Seal(d.Commitments())
	for {
		mv, ok := Next(d.Key(), m)
		if !ok {
			break
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	if countNature(m.Log) < 10 {
		t.Fatalf("only %d moves are left to chance", countNature(m.Log))
	}
	m.Tags[Tag] = d.String()
	return m, d, own
}

func TestADealIsChecked(t *testing.T) {
	m, d, own := newDealtMatch(t)
	save, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	m, err = rules.Load(save, func(string) (rules.Game, bool) { return m.Game, true })
	if err != nil {
		t.Fatal(err)
	}
	if again, ok, err := Of(m); !ok || err != nil || again.String() != d.String() || again.Key() != d.Key() {
		t.Fatalf("the line is read as %v, %v", again, err)
	}
	if err := Check(m, d); err != nil {
		t.Error(err)
	}
	if in, err := own.Verify(d); !in || err != nil {
		t.Errorf("the device's part is in it: %v %v", in, err)
	}
	if in, err := (Contributor{"other", "abcdefgh", 2}).Verify(d); in || err != nil {
		t.Errorf("the part of seat 2 is in it: %v %v", in, err)
	}
	other := m.Fork(1)
	mv, _ := other.NatureMove()
	for mv == m.Log[1] {
		other.Seed++
		mv, _ = other.NatureMove()
	}
	if _, err := other.Do(mv); err != nil {
		t.Fatal(err)
	}
	if err := Check(other, d); rules.CodeOf(err) != CodeDeal || !strings.Contains(err.Error(), "move 2 ") {
		t.Errorf("another move is answered with %v", err)
	}
}

// TestAChangedDealIsNoticed changes what a host could have changed.
func TestAChangedDealIsNoticed(t *testing.T) {
	m, d, own := newDealtMatch(t)
	part := strings.Repeat("cd", Size)
	change := func(f func(d *Deal)) Deal {
		c := d
		c.Seats = append([]Share(nil), d.Seats...)
		f(&c)
		return c
	}
	for name, c := range map[string]Deal{
		"the host's part and its commitment": change(func(d *Deal) { d.Host = Share{Commit: Commit(part), Part: part} }),
		"the device's part":                  change(func(d *Deal) { d.Seats[0].Commit, d.Seats[0].Part = Commit(part), part }),
		"another's part":                     change(func(d *Deal) { d.Seats[2] = Share{Commit: Commit(part), Part: part} }),
		"another is left out":                change(func(d *Deal) { d.Seats[2] = Share{} }),
	} {
		if _, err := own.Verify(c); rules.CodeOf(err) != CodeDeal {
			t.Errorf("%s: the device notices nothing: %v", name, err)
		}
		if _, err := Parse(c.String(), 3); err != nil {
			t.Errorf("%s: the line cannot be read: %v", name, err)
		}
		if c.Key() != d.Key() && Check(m, c) == nil {
			t.Errorf("%s: the match is that of another key", name)
		}
	}
	line := d.String()
	for name, text := range map[string]string{
		"nothing": "", "a broken promise": strings.Replace(line, d.Host.Part, part, 1), "no part of the host": strings.Replace(line, d.Host.Part, "", 1),
		"another version": strings.Replace(line, "1", "2", 1), "too many seats": line + " 3:::", "large letters": strings.ToUpper(line),
		"a field too many": line + ":", "a seat twice": line + line[strings.Index(line, " 0:"):],
	} {
		if _, err := Parse(text, 3); rules.CodeOf(err) != CodeDeal {
			t.Errorf("%s is read: %v", name, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("engawa.deal.1 host:" + Commit(strings.Repeat("ab", Size)) + ":" + strings.Repeat("ab", Size) + ":")
	f.Fuzz(func(t *testing.T, line string) {
		if d, err := Parse(line, 3); err == nil && d.String() != line {
			t.Errorf("%q is read as %q", line, d)
		}
	})
}
