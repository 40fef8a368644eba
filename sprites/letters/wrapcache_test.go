package letters

import (
	"fmt"
	"slices"
	"testing"
)

// TestLinesAreRemembered wraps more texts than the cache holds, each again while others come and go, and compares the
// lines with those that are worked out again.
func TestLinesAreRemembered(t *testing.T) {
	style := Style{Face: Text, Size: 12}
	for n := range 3 * wrapCacheSize {
		for _, k := range []int{n, n / 2, 0} {
			text := fmt.Sprintf("Line %d of the fox and its friends", k)
			if got, want := Wrap(style, text, 80), wrap(style, text, 80); !slices.Equal(got, want) {
				t.Fatalf("%q: %q, want %q", text, got, want)
			}
			if got, want := WrapEven(style, text, 80), wrapEven(style, text, 80); k == 0 && !slices.Equal(got, want) {
				t.Fatalf("even, %q: %q, want %q", text, got, want)
			}
		}
	}
	if n := len(wrapLines.recent) + len(wrapLines.older); n > 2*wrapCacheSize {
		t.Errorf("%d texts are remembered, want %d at most", n, 2*wrapCacheSize)
	}
	_ = append(Wrap(style, "a b", 5), "c")
	if got := Wrap(style, "a b", 5); len(got) > 2 {
		t.Errorf("somebody's lines have come into the cache: %q", got)
	}
}
