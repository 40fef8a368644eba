package table

import "time"

// ThinkTime is what bots may take of a tick: they think in slices, as many as fit into it, or into drawnTime where the tick
// ends with a new picture. A tick of 16.7 ms must hold both, and drawing without a graphics card takes most of it.
const ThinkTime = 4 * time.Millisecond

const (
	drawnTime  = time.Millisecond
	firstSlice = 4       // positions, while it is not known how long one takes
	maxSlice   = 1 << 16 // positions
	fixedSlice = 1000    // positions, one slice a tick, where there is no clock
)

// Pace finds out how many positions a bot visits in a short while. The zero Pace knows nothing yet.
type Pace struct{ nodes int }

// slice returns how many positions the next slice may visit.
func (p *Pace) slice() int {
	if p.nodes == 0 {
		p.nodes = firstSlice
	}
	return p.nodes
}

// learn takes note of how long the last slice took. Positions that take many times as long as those before must fit
// into a tick as well, so that a slice is short: from a sixty-fourth to a sixteenth of what a tick has.
func (p *Pace) learn(took time.Duration) {
	switch {
	case took < ThinkTime/64:
		p.nodes = min(2*p.nodes, maxSlice)
	case took > ThinkTime/16:
		p.nodes = max(p.nodes/4, 1)
	}
}

// Run calls step, which thinks about so many positions, until it is done or this tick's share of time is spent. It
// begins no slice that would go beyond, as far as the one before tells. With a nil clock it calls step once.
func (p *Pace) Run(clock func() time.Duration, share time.Duration, step func(nodes int) (done bool)) (done bool) {
	if clock == nil {
		return step(fixedSlice)
	}
	now := clock()
	end := now + share
	for {
		if step(p.slice()) {
			return true
		}
		took := clock() - now
		now += took
		p.learn(took)
		if now+took > end {
			return false
		}
	}
}
