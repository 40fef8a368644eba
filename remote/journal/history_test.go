//go:build !js

package journal_test

import (
	"os"
	"strconv"
	"testing"

	"engawa/remote/journal/journaltest"
)

// TestHistoriesAreThoseOfOneRow looks at what concurrent callers get, see [journaltest.Histories]. ENGAWA_FAULTS has it
// look at ten times as many histories, as "make faults" does.
func TestHistoriesAreThoseOfOneRow(t *testing.T) {
	histories := 150
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		histories = 10 * n
	}
	for name, j := range engines(t) {
		t.Run(name, func(t *testing.T) { journaltest.Histories(t, histories, nil, j) })
	}
}
