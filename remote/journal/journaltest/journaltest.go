// Package journaltest has the tests that every engine of a journal passes, and reads rows for other tests.
//
// It imports the standard library, remote/journal and github.com/anishathalye/porcupine; only tests import it.
package journaltest

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"engawa/remote/journal"
)

// Records returns the records of a table's row, checked.
func Records(t testing.TB, j journal.Journal, table string) (list []journal.Record) {
	t.Helper()
	rows, err := j.Read(table, 0)
	if err != nil {
		t.Fatal(err)
	}
	var chain journal.Chain
	for _, data := range rows {
		r, err := chain.Next(table, data)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

// RowsOnlyGrow writes and reads two tables of an empty journal.
func RowsOnlyGrow(t *testing.T, j journal.Journal) {
	t.Helper()
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
}

// WritersTakeTurns has several writers append to the same rows at once: each place is given once. The journals are of
// one store, and the writers use one after another of them.
func WritersTakeTurns(t *testing.T, journals ...journal.Journal) {
	t.Helper()
	const writers, tables, records = 8, 3, 40
	won := make([]map[string]bool, writers)
	var all sync.WaitGroup
	for w := range writers {
		won[w] = map[string]bool{}
		j := journals[w%len(journals)]
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
		rows, err := journals[0].Read(table, 0)
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
}
