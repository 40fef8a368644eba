package cmdline

import (
	"strings"
	"testing"
	"time"
)

// TestALongCountShowsHowFarItIs goes through ten first steps of a second each.
func TestALongCountShowsHowFarItIs(t *testing.T) {
	var out strings.Builder
	now := time.Time{}
	first := Env{Stderr: &out, Now: func() time.Time { return now }}.progress(9)
	for done := range 11 {
		first(done, 10)
		now = now.Add(time.Second)
	}
	const want = "depth 9: 2 of 10 first steps\ndepth 9: 4 of 10 first steps\ndepth 9: 6 of 10 first steps\ndepth 9: 8 of 10 first steps\n"
	if out.String() != want {
		t.Errorf("it tells\n%swant\n%s", out.String(), want)
	}
}
