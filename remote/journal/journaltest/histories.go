package journaltest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"

	"engawa/remote/journal"
)

// call is what was asked of a journal: Append of data, or Read where data is "".
type call struct {
	after uint64
	data  string
}

// outcome is what it answered.
type outcome struct {
	isAppended bool   // Append: kept, not refused for a conflict
	isUnsure   bool   // Append: perhaps kept
	rows       string // Read: the records, each with a blank behind it
}

// row is what a journal promises of one table: a row that grows by Append at its end, and is read by Read. Its state is
// the records, each with a blank behind it.
var row = porcupine.Model{
	Init: func() any { return "" },
	Step: func(state, input, output any) (bool, any) {
		have, in, out := state.(string), input.(call), output.(outcome)
		records := strings.SplitAfter(have, " ")
		length := uint64(len(records) - 1)
		switch {
		case in.data == "":
			return out.rows == strings.Join(records[min(in.after, length):], ""), have
		case out.isAppended:
			return in.after == length, have + in.data + " "
		}
		return in.after != length, have
	},
}

// concurrentTables is how many tables are written at the same time: they share the waits for the disk.
const concurrentTables = 50

// Faults says how histories come about at a store that is made to fail meanwhile. An Append may then be unsure, and Append and
// Read fail.
type Faults struct {
	Tables int           // that are written at the same time, and so meet the same fault
	Pause  time.Duration // of a caller between two calls, at most; histories that are soon over meet no fault
}

// Span is the time from the first call of a history to its last answer.
type Span struct{ Begin, End time.Time }

// Histories has several goroutines append to one table and read it at the same time, n times, and lets Porcupine look
// for an order of the calls in which a plain row would have answered the same. The journals are of one store, and the
// goroutines use one after another of them; faults is nil for a store that is left alone. It returns the time of each history.
func Histories(t *testing.T, n int, faults *Faults, journals ...journal.Journal) []Span {
	t.Helper()
	atOnce := concurrentTables
	if faults != nil {
		atOnce = faults.Tables
	}
	spans := make([]Span, n)
	kept, refused, unsure := 0, 0, 0
	for first := 0; first < n; first += atOnce {
		recorded := make([][]porcupine.Operation, min(atOnce, n-first))
		var all sync.WaitGroup
		for k := range recorded {
			all.Go(func() {
				began := time.Now()
				recorded[k] = record(t, fmt.Sprint("h", first+k), uint64(first+k), faults, journals)
				spans[first+k] = Span{began, time.Now()}
			})
		}
		all.Wait()
		for k, history := range recorded {
			for _, op := range history {
				switch out := op.Output.(outcome); {
				case op.Input.(call).data == "":
				case out.isUnsure:
					unsure++
				case out.isAppended:
					kept++
				default:
					refused++
				}
			}
			if !porcupine.CheckOperations(row, resolveUnsure(history)) {
				t.Fatalf("history %d is none of one row: %+v", first+k, history)
			}
		}
	}
	if kept < n || refused < n {
		t.Errorf("only %d records are kept and %d refused in %d histories", kept, refused, n)
	}
	t.Logf("%d histories, %d records kept, %d refused, %d unsure", n, kept, refused, unsure)
	return spans
}

// record has four goroutines call the journals at the same time and read the table at last, and returns what they asked
// and got.
func record(t *testing.T, table string, seed uint64, faults *Faults, journals []journal.Journal) []porcupine.Operation {
	const callers, calls = 4, 8
	var clock atomic.Int64
	var all sync.WaitGroup
	parts := make([][]porcupine.Operation, callers+1)
	// read reads the table, and returns false where it cannot.
	read := func(c int, j journal.Journal, after uint64) (end uint64, ok bool) {
		op := porcupine.Operation{ClientId: c, Call: clock.Add(1), Input: call{after: after}}
		rows, err := j.Read(table, after)
		if err != nil {
			if faults == nil {
				t.Error(err)
			}
			return after, false
		}
		text := ""
		for _, r := range rows {
			text += string(r) + " "
		}
		op.Output, op.Return = outcome{rows: text}, clock.Add(1)
		parts[c] = append(parts[c], op)
		return after + uint64(len(rows)), true
	}
	for c := range callers {
		j := journals[c%len(journals)]
		all.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(c)))
			end := uint64(0) // where the caller believes that the row ends
			for k := range calls {
				if faults != nil {
					time.Sleep(time.Duration(rng.Int64N(int64(faults.Pause))))
				}
				if rng.IntN(3) == 0 {
					var ok bool
					if end, ok = read(c, j, rng.Uint64N(end+1)); !ok && faults == nil {
						return
					}
					continue
				}
				in := call{after: end, data: fmt.Sprint(c, ".", k)}
				op := porcupine.Operation{ClientId: c, Call: clock.Add(1), Input: in}
				err := j.Append(table, in.after, []byte(in.data))
				unsure := faults != nil && errors.Is(err, journal.ErrUnsure)
				if err != nil && !errors.Is(err, journal.ErrConflict) && !unsure {
					if faults == nil {
						t.Error(err)
						return
					}
					continue // not kept: a read that returns it would return what nobody has written
				}
				op.Output, op.Return, op.Metadata = outcome{isAppended: err == nil, isUnsure: unsure}, clock.Add(1), err
				parts[c] = append(parts[c], op)
				end++ // kept, or somebody else has written there
			}
		})
	}
	all.Wait()
	if faults == nil {
		read(callers, journals[0], 0)
	} else if !slices.ContainsFunc(journals, func(j journal.Journal) bool { _, ok := read(callers, j, 0); return ok }) {
		t.Errorf("table %s cannot be read at last", table)
	}
	var history []porcupine.Operation
	for _, p := range parts {
		history = append(history, p...)
	}
	return history
}

// resolveUnsure finds out what became of records that were perhaps kept: kept at any moment since where anybody has read them,
// else not.
func resolveUnsure(history []porcupine.Operation) (settled []porcupine.Operation) {
	seen, last := "", int64(0)
	for _, op := range history {
		seen, last = seen+" "+op.Output.(outcome).rows, max(last, op.Return)
	}
	for _, op := range history {
		if op.Output.(outcome).isUnsure {
			if !strings.Contains(seen, " "+op.Input.(call).data+" ") {
				continue
			}
			op.Output, op.Return = outcome{isAppended: true}, last+1
		}
		settled = append(settled, op)
	}
	return settled
}
