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
	"strings"
	"sync"
	"testing"

	"engawa/remote/journal"
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
		t.Run(name, func(t *testing.T) {
			for n := range uint64(5) {
				if err := j.Append("a", n, fmt.Append(nil, "a", n+1)); err != nil {
					t.Fatal(err)
				}
			}
			for _, after := range []uint64{0, 4, 6, 100} {
				if err := j.Append("a", after, []byte("x")); !errors.Is(err, journal.ErrConflict) {
					t.Errorf("after %d records of 5: %v, want a conflict", after, err)
				}
			}
			if err := j.Append("b", 0, []byte("b1")); err != nil {
				t.Fatal(err)
			}
			for after, want := range map[uint64]string{0: "a1 a2 a3 a4 a5", 3: "a4 a5", 5: "", 9: ""} {
				rows, err := j.Read("a", after)
				if got := string(bytes.Join(rows, []byte(" "))); err != nil || got != want {
					t.Errorf("after %d: %q %v, want %q", after, got, err, want)
				}
			}
			if rows, err := j.Read("c", 0); err != nil || len(rows) > 0 {
				t.Errorf("a table that nobody has written: %q %v", rows, err)
			}
			if names, err := j.Tables(); err != nil || strings.Join(names, " ") != "a b" {
				t.Errorf("tables %q %v", names, err)
			}
		})
	}
}

// TestWritersOfOneRowTakeTurns has several writers append to the same rows at once: each place is given once.
func TestWritersOfOneRowTakeTurns(t *testing.T) {
	const writers, tables, records = 8, 3, 40
	for name, j := range engines(t) {
		t.Run(name, func(t *testing.T) {
			won := make([]map[string]bool, writers)
			var all sync.WaitGroup
			for w := range writers {
				won[w] = map[string]bool{}
				all.Go(func() {
					for k := range tables * records {
						table, after := fmt.Sprint("t", k%tables), uint64(k/tables)
						if err := j.Append(table, after, fmt.Append(nil, w)); err == nil {
							won[w][fmt.Sprint(table, " ", after)] = true
						} else if !errors.Is(err, journal.ErrConflict) {
							t.Error(err)
						}
					}
				})
			}
			all.Wait()
			for k := range tables {
				table := fmt.Sprint("t", k)
				rows, err := j.Read(table, 0)
				if err != nil || len(rows) != records {
					t.Fatalf("%d records of %s, want %d: %v", len(rows), table, records, err)
				}
				for n, row := range rows {
					for w := range writers {
						if has := won[w][fmt.Sprint(table, " ", n)]; has != (string(row) == fmt.Sprint(w)) {
							t.Fatalf("record %d of %s is by %s, writer %d believes %v", n+1, table, row, w, has)
						}
					}
				}
			}
		})
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
