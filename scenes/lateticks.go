package scenes

import (
	"time"

	"engawa/scenes/anim"
	"engawa/scenes/input"
)

const (
	// maxLateTicks is for how many ticks a sleep may last. A program that was away for longer was hidden or asleep with its
	// machine, and for such a one time stands still.
	maxLateTicks = anim.TicksPerSecond
	// busyTime is for how long a resting program may compute before it is taken for one that does not rest, as one in
	// which a bot thinks. It is long enough for a machine that is busy with other things.
	busyTime = 100 * time.Millisecond
)

// lateTicks counts the ticks of a program that gets frames so seldom that Ebitengine, which makes up for five ticks a
// frame, falls behind the clock.
type lateTicks struct {
	restStart time.Time // when it began; zero for a program that does not rest
	ticks     int       // since then
}

// countMissing returns how many ticks are missing, and counts them and the one that is about to come.
func (n *lateTicks) countMissing(now time.Time) int {
	due := int(now.Sub(n.restStart).Seconds() * anim.TicksPerSecond)
	if owed := due - n.ticks; n.restStart.IsZero() || owed > maxLateTicks {
		*n = lateTicks{restStart: now, ticks: 1}
		return 0
	}
	owed := max(0, due-n.ticks)
	n.ticks += owed + 1
	return owed
}

// catchUp plays the ticks that a program misses while it rests, before one in which f comes in: nothing has come in
// before. A program with much to compute rests no longer, and what begins to move by itself is seen from its beginning.
func (a *App) catchUp(f *input.Frame) {
	if !a.platform.SleepsWhenIdle() || a.idleFrames < quietFrames {
		a.late = lateTicks{}
		return
	}
	now := time.Now()
	for range a.late.countMissing(now) {
		a.Step(&input.Frame{Hover: f.Hover, Hovering: f.Hovering})
		if a.services.Stack.Stale() {
			a.late = lateTicks{}
			return
		}
		if time.Since(now) > busyTime {
			a.idleFrames = 0
			a.platform.SetIdle(false)
			return
		}
	}
}
