//go:build !js

package journal_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"engawa/remote/journal"
)

// TestFlippedBitsInAStoreAreNoticed flips single bits of a file of tables, anywhere, and reads and writes what is left: the
// program goes on, and no row is taken for whole that is not as it was written. ENGAWA_FAULTS says how many, as
// "make faults" does.
func TestFlippedBitsInAStoreAreNoticed(t *testing.T) {
	const tables, records = 24, 60
	flips := 60
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		flips = n
	}
	path := filepath.Join(t.TempDir(), journal.BoltFile)
	b, err := journal.OpenBolt(path)
	if err != nil {
		t.Fatal(err)
	}
	written := map[string][][]byte{}
	var chains [tables]journal.Chain
	for n := range tables {
		table := fmt.Sprint("table", n)
		for k := range records {
			r := journal.Record{Table: table, Kind: journal.Move, Text: fmt.Sprintf("move %d of %d", k, n)}
			data, sum := chains[n].Follow(&r)
			chains[n].Accept(r, sum)
			written[table] = append(written[table], data)
		}
		if err := b.Mend(table, written[table]); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	sound, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(8, 8))
	touched := map[int]int{}
	unopened, unwritten := 0, 0
	for range flips {
		hurt := bytes.Clone(sound)
		hurt[rng.IntN(len(hurt))] ^= 1 << rng.IntN(8)
		if err := os.WriteFile(path, hurt, 0o600); err != nil {
			t.Fatal(err)
		}
		b, err := journal.OpenBolt(path)
		if err != nil {
			unopened++
			continue
		}
		count := 0
		for table, want := range written {
			rows, err := b.Read(table, 0)
			same := err == nil && bytes.Equal(bytes.Join(rows, nil), bytes.Join(want, nil))
			if whole := err == nil && journal.IsWhole(table, rows); whole && !same && len(rows) == len(want) {
				t.Errorf("%s is taken for whole and is another", table)
			}
			if !same {
				count++
			}
		}
		touched[count]++
		if b.Append("fresh", 0, []byte("x")) != nil {
			unwritten++
		}
		if err := b.Close(); err != nil {
			t.Logf("after damage: %v", err)
		}
	}
	t.Logf("%d bits flipped of %d bytes: tables that are not as they were: %v; the file was not opened %d times, a new table not kept %d times", flips, len(sound), touched, unopened, unwritten)
	if touched[1] == 0 {
		t.Error("no flip has hit a record")
	}
}
