//go:build !js

package journal_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
)

// engines opens every engine, empty.
func engines(t testing.TB) map[string]journal.Journal {
	b, err := journal.OpenBolt(filepath.Join(t.TempDir(), "tables.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return map[string]journal.Journal{"memory": &journal.Memory{}, "bolt": b}
}

func TestRowsOnlyGrow(t *testing.T) {
	for name, j := range engines(t) {
		t.Run(name, func(t *testing.T) { journaltest.RowsOnlyGrow(t, j) })
	}
}

func TestWritersOfOneRowTakeTurns(t *testing.T) {
	for name, j := range engines(t) {
		t.Run(name, func(t *testing.T) { journaltest.WritersTakeTurns(t, j) })
	}
}

// TestWhatIsKeptIsThereAgain closes the store and opens it again.
func TestWhatIsKeptIsThereAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tables.db")
	for n := range uint64(3) {
		b, err := journal.OpenBolt(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := journal.OpenBolt(path); err == nil {
			t.Error("two programs open the same file")
		}
		if rows, err := b.Read("a", 0); err != nil || uint64(len(rows)) != n {
			t.Errorf("%d records, want %d: %v", len(rows), n, err)
		}
		if err := b.Append("a", n, []byte("x")); err != nil {
			t.Fatal(err)
		}
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		if err := b.Append("a", n+1, []byte("x")); !errors.Is(err, journal.ErrClosed) {
			t.Errorf("closed, it answers %v", err)
		}
	}
	if err := os.WriteFile(path, []byte("no store"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := journal.OpenBolt(path); err == nil {
		t.Error("a file that is no store is opened")
	}
}

// chain returns records that follow each other.
func chain(n int) (rows [][]byte) {
	var c journal.Chain
	for k := range n {
		r := journal.Record{Table: "a", Time: int64(k), Kind: journal.Move, By: k % 2, Text: fmt.Sprint("move ", k)}
		data, sum := c.Follow(&r)
		c.Accept(r, sum)
		rows = append(rows, data)
	}
	return rows
}

// TestEveryFlippedBitIsNoticed flips each bit of a record, swaps records, leaves one out and brings one from elsewhere.
func TestEveryFlippedBitIsNoticed(t *testing.T) {
	rows := chain(3)
	read := func(table string, rows ...[]byte) error {
		var c journal.Chain
		for _, row := range rows {
			if _, err := c.Next(table, row); err != nil {
				return err
			}
		}
		return nil
	}
	if err := read("a", rows...); err != nil {
		t.Fatal(err)
	}
	for at := range 8 * len(rows[1]) {
		flipped := bytes.Clone(rows[1])
		flipped[at/8] ^= 1 << (at % 8)
		if read("a", rows[0], flipped, rows[2]) == nil {
			t.Errorf("bit %d is flipped, and nobody notices", at)
		}
	}
	for name, err := range map[string]error{
		"swapped": read("a", rows[0], rows[2], rows[1]), "left out": read("a", rows[0], rows[2]), "doubled": read("a", rows[0], rows[0]),
		"of another table": read("b", rows...), "cut": read("a", rows[0][:len(rows[0])-1]), "empty": read("a", nil),
	} {
		if err == nil {
			t.Errorf("a record is %s, and nobody notices", name)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, row := range chain(2) {
		f.Add(row)
	}
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, sum, err := journal.Decode(data)
		if err != nil {
			return
		}
		again, fresh := r.Encode()
		if back, _, err := journal.Decode(again); err != nil || !reflect.DeepEqual(back, r) {
			t.Errorf("%q is read as %+v (%s, %s), and that as %+v: %v", data, r, sum, fresh, back, err)
		}
	})
}

// BenchmarkAppend writes records of a move each, to as many tables as goroutines.
func BenchmarkAppend(b *testing.B) {
	for name, j := range engines(b) {
		b.Run(name, func(b *testing.B) {
			b.SetParallelism(32)
			b.RunParallel(func(pb *testing.PB) {
				table, data := fmt.Sprint(rand.Uint64()), make([]byte, 200)
				for n := uint64(0); pb.Next(); n++ {
					if err := j.Append(table, n, data); err != nil {
						b.Error(err)
						return
					}
				}
			})
		})
	}
}
