package scenes

import (
	"testing"
	"time"
)

// TestRestingProgramsKeepTime lets five ticks come every half of a second, as Ebitengine does for a page at rest.
func TestRestingProgramsKeepTime(t *testing.T) {
	var n lateTicks
	start := time.Unix(1000, 0)
	ticks := 0
	for k := range 50 {
		for range 5 {
			ticks += n.countMissing(start.Add(time.Duration(k)*500*time.Millisecond)) + 1
		}
	}
	if want := 49 * 30; ticks < want || ticks > want+5 {
		t.Errorf("%d ticks within 24.5 seconds, want %d, or up to five more", ticks, want)
	}
}

func TestTimeStandsStillForProgramsOutOfSight(t *testing.T) {
	var n lateTicks
	start := time.Unix(1000, 0)
	if owed := n.countMissing(start); owed != 0 {
		t.Errorf("%d ticks are owed at the beginning", owed)
	}
	later := start.Add(time.Hour)
	if owed := n.countMissing(later); owed != 0 {
		t.Errorf("%d ticks are owed after an hour", owed)
	}
	if owed := n.countMissing(later.Add(200 * time.Millisecond)); owed != 11 {
		t.Errorf("%d ticks are owed a fifth of a second after that, want 11", owed)
	}
}
