package scenes

import (
	"time"

	"engawa/scenes/anim"
	"engawa/scenes/input"
)

const (
	// mostOwed is for how many ticks a sleep may last. A program that was away for longer was hidden or asleep with its
	// machine, and for such a one time stands still.
	mostOwed = anim.TicksPerSecond
	// busyTime is for how long a resting program may compute before it is taken for one that does not rest, as one in
	// which a bot thinks. It is long enough for a machine that is busy with other things.
	busyTime = 100 * time.Millisecond
)

// lateTicks counts the ticks of a program that gets frames so seldom that Ebitengine, which makes up for five ticks a
// frame, falls behind the clock.
type lateTicks struct {
	since time.Time // when it began; zero for a program that does not rest
	ticks int       // since then
}

// owed returns how many ticks are missing, and counts them and the one that is about to come.
func (n *lateTicks) owed(now time.Time) int {
	due := int(now.Sub(n.since).Seconds() * anim.TicksPerSecond)
	if owed := due - n.ticks; n.since.IsZero() || owed > mostOwed {
		*n = lateTicks{since: now, ticks: 1}
		return 0
	}
	owed := max(0, due-n.ticks)
	n.ticks += owed + 1
	return owed
}

// catchUp plays the ticks that a program misses while it rests, before one in which f comes in: nothing has come in
// before. A program with much to compute rests no longer, and what begins to move by itself is seen from its beginning.
func (a *App) catchUp(f *input.Frame) {
	if !a.platform.SleepsWhenQuiet() || a.still < quietFrames {
		a.late = lateTicks{}
		return
	}
	now := time.Now()
	for range a.late.owed(now) {
		a.Step(&input.Frame{Hover: f.Hover, Hovering: f.Hovering})
		if a.services.Stack.Stale() {
			a.late = lateTicks{}
			return
		}
		if time.Since(now) > busyTime {
			a.still = 0
			a.platform.SetQuiet(false)
			return
		}
	}
}
