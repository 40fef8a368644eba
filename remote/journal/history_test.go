//go:build !js

package journal_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

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
	kept bool   // Append: kept, not refused for a conflict
	rows string // Read: the records, each with a blank behind it
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
		case out.kept:
			return in.after == length, have + in.data + " "
		}
		return in.after != length, have
	},
}

// abreast is how many tables are written at the same time: they share the waits for the disk.
const abreast = 50

// TestHistoriesAreThoseOfOneRow has several goroutines append to one table and read it at the same time, and lets
// Porcupine look for an order of the calls in which a plain row would have answered the same. ENGAWA_FAULTS has it look at
// ten times as many histories, as "make faults" does.
func TestHistoriesAreThoseOfOneRow(t *testing.T) {
	histories := 150
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		histories = 10 * n
	}
	for name, j := range engines(t) {
		t.Run(name, func(t *testing.T) {
			kept, refused := 0, 0
			for first := 0; first < histories; first += abreast {
				recorded := make([][]porcupine.Operation, min(abreast, histories-first))
				var all sync.WaitGroup
				for k := range recorded {
					all.Go(func() { recorded[k] = record(t, j, fmt.Sprint("t", first+k), uint64(first+k)) })
				}
				all.Wait()
				for k, history := range recorded {
					for _, op := range history {
						switch out := op.Output.(outcome); {
						case op.Input.(call).data == "":
						case out.kept:
							kept++
						default:
							refused++
						}
					}
					if !porcupine.CheckOperations(row, history) {
						t.Fatalf("history %d is none of one row: %+v", first+k, history)
					}
				}
			}
			if kept < histories || refused < histories {
				t.Errorf("only %d records are kept and %d refused in %d histories", kept, refused, histories)
			}
			t.Logf("%d histories, %d records kept, %d refused", histories, kept, refused)
		})
	}
}

// record has four goroutines call the journal at the same time, and returns what they asked and got.
func record(t *testing.T, j journal.Journal, table string, seed uint64) []porcupine.Operation {
	const callers, calls = 4, 8
	var clock atomic.Int64
	var all sync.WaitGroup
	parts := make([][]porcupine.Operation, callers)
	for c := range callers {
		all.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(c)))
			end := uint64(0) // where the caller believes that the row ends
			for k := range calls {
				op := porcupine.Operation{ClientId: c, Call: clock.Add(1)}
				if rng.IntN(3) == 0 {
					in := call{after: rng.Uint64N(end + 1)}
					rows, err := j.Read(table, in.after)
					if err != nil {
						t.Error(err)
						return
					}
					text := ""
					for _, r := range rows {
						text += string(r) + " "
					}
					op.Input, op.Output, end = in, outcome{rows: text}, in.after+uint64(len(rows))
				} else {
					in := call{after: end, data: fmt.Sprint(c, ".", k)}
					err := j.Append(table, in.after, []byte(in.data))
					if err != nil && !errors.Is(err, journal.ErrConflict) {
						t.Error(err)
						return
					}
					op.Input, op.Output = in, outcome{kept: err == nil}
					end++ // kept, or somebody else has written there
				}
				op.Return = clock.Add(1)
				parts[c] = append(parts[c], op)
			}
		})
	}
	all.Wait()
	var history []porcupine.Operation
	for _, p := range parts {
		history = append(history, p...)
	}
	return history
}

// TestWrongHistoriesAreFound shows that the check above can fail: two records at one place, a record that a later Read
// lacks, and a refusal without a reason.
func TestWrongHistoriesAreFound(t *testing.T) {
	for name, steps := range map[string][]struct {
		in  call
		out outcome
	}{
		"two at one place":   {{call{0, "a"}, outcome{kept: true}}, {call{0, "b"}, outcome{kept: true}}},
		"a record is lost":   {{call{0, "a"}, outcome{kept: true}}, {call{0, ""}, outcome{}}},
		"a needless refusal": {{call{0, "a"}, outcome{}}},
	} {
		var history []porcupine.Operation
		for k, s := range steps {
			history = append(history, porcupine.Operation{Call: int64(2 * k), Return: int64(2*k + 1), Input: s.in, Output: s.out})
		}
		if porcupine.CheckOperations(row, history) {
			t.Errorf("%s, and nobody notices", name)
		}
	}
}
