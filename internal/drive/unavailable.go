package drive

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// unavailableError reports that the machine lacks something a test needs.
type unavailableError struct {
	What string // "display", "xvfb" or "browser", as in ENGAWA_REQUIRE
	Why  string // a sentence for people
}

func (e *unavailableError) Error() string { return e.Why }

// skipOrFail ends a test that cannot run on this machine: skipped with the reason, or failed where ENGAWA_REQUIRE says
// that the thing must be there.
func skipOrFail(t testing.TB, missing *unavailableError) {
	t.Helper()
	if slices.Contains(strings.Split(os.Getenv("ENGAWA_REQUIRE"), ","), missing.What) {
		t.Fatalf("%s (ENGAWA_REQUIRE asks for a %s)", missing.Why, missing.What)
	}
	t.Skipf("NOT TESTED: %s", missing.Why)
}
