package table

import (
	"testing"
	"time"
)

// TestSlicesFitIntoTheTick lets bots think whose positions take a fixed time each, by a clock that only their thinking
// moves on.
func TestSlicesFitIntoTheTick(t *testing.T) {
	for _, tt := range []struct {
		name     string
		position time.Duration
		share    time.Duration
		most     time.Duration // of a tick, once the pace is known
		least    int           // positions in a tick
	}{
		{"fast", 200 * time.Nanosecond, ThinkTime, 5 * time.Millisecond, 15_000},
		{"usual", 4 * time.Microsecond, ThinkTime, 5 * time.Millisecond, 700},
		{"slow", 60 * time.Microsecond, ThinkTime, 5 * time.Millisecond, 40},
		{"fast, with a picture", 200 * time.Nanosecond, drawnTime, 1100 * time.Microsecond, 1500},
		{"usual, with a picture", 4 * time.Microsecond, drawnTime, 1500 * time.Microsecond, 100},
		{"slow, with a picture", 60 * time.Microsecond, drawnTime, 2 * time.Millisecond, 4},
		{"slower than a tick", 20 * time.Millisecond, ThinkTime, 20 * time.Millisecond, 1},
	} {
		var p Pace
		var now time.Duration
		clock := func() time.Duration { return now }
		const known, ticks = 20, 60
		for n := range ticks {
			begin, visited := now, 0
			done := p.Run(clock, tt.share, func(nodes int) bool {
				visited += nodes
				now += time.Duration(nodes) * tt.position
				return false
			})
			if done {
				t.Fatalf("%s: it is done although it never ends", tt.name)
			}
			if took := now - begin; n >= known && (took > tt.most || visited < tt.least) {
				t.Errorf("%s, tick %d: %d positions in %v, want at least %d within %v", tt.name, n, visited, took, tt.least, tt.most)
			}
			// Before it is known how long a position takes, only the first slice may take longer.
			if took := now - begin; n > 0 && took > max(tt.most, 2*ThinkTime) {
				t.Errorf("%s, tick %d: a tick takes %v", tt.name, n, took)
			}
		}
	}
}

func TestWithoutAClockASliceIsFixed(t *testing.T) {
	var p Pace
	var asked []int
	for range 3 {
		p.Run(nil, ThinkTime, func(nodes int) bool {
			asked = append(asked, nodes)
			return false
		})
	}
	for _, nodes := range asked {
		if nodes != fixedSlice {
			t.Errorf("slices of %v positions, want %d each", asked, fixedSlice)
		}
	}
	if len(asked) != 3 {
		t.Errorf("%d slices in three ticks", len(asked))
	}
}
