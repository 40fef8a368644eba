package journaltest

import (
	"testing"

	"github.com/anishathalye/porcupine"
)

type step struct {
	in  call
	out outcome
}

// history has the steps happen one after another.
func history(steps []step) (list []porcupine.Operation) {
	for k, s := range steps {
		list = append(list, porcupine.Operation{Call: int64(2 * k), Return: int64(2*k + 1), Input: s.in, Output: s.out})
	}
	return list
}

// TestWrongHistoriesAreFound shows that Histories can fail: two records at one place, a record that a later Read lacks, a
// refusal without a reason, and a record that was perhaps kept and comes and goes.
func TestWrongHistoriesAreFound(t *testing.T) {
	for name, steps := range map[string][]step{
		"two at one place":   {{call{0, "a"}, outcome{isAppended: true}}, {call{0, "b"}, outcome{isAppended: true}}},
		"a record is lost":   {{call{0, "a"}, outcome{isAppended: true}}, {call{0, ""}, outcome{}}},
		"a needless refusal": {{call{0, "a"}, outcome{}}},
		"it comes and goes":  {{call{0, "a"}, outcome{isUnsure: true}}, {call{0, ""}, outcome{rows: "a "}}, {call{0, ""}, outcome{}}},
	} {
		if porcupine.CheckOperations(row, resolveUnsure(history(steps))) {
			t.Errorf("%s, and nobody notices", name)
		}
	}
}

// TestRecordsPerhapsKept holds that a record without an answer may be there from then on, later, or never.
func TestRecordsPerhapsKept(t *testing.T) {
	for name, rest := range map[string][]step{
		"at once": {{call{0, ""}, outcome{rows: "a "}}},
		"later":   {{call{0, ""}, outcome{}}, {call{0, ""}, outcome{rows: "a "}}},
		"never":   {{call{0, ""}, outcome{}}, {call{0, "b"}, outcome{isAppended: true}}, {call{0, ""}, outcome{rows: "b "}}},
	} {
		if steps := append([]step{{call{0, "a"}, outcome{isUnsure: true}}}, rest...); !porcupine.CheckOperations(row, resolveUnsure(history(steps))) {
			t.Errorf("%s, and it is taken for a fault", name)
		}
	}
}
