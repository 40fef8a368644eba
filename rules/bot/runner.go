package bot

import "iter"

// Runner makes a search that runs in one go into one that runs in slices. Bots embed it for Step and Close.
type Runner struct {
	Meter  Meter
	resume func() (struct{}, bool)
	halt   func()
	isDone bool
}

// Start prepares think to be run by Step. Think must return soon after meter.visit returns false.
func (r *Runner) Start(limit int64, stop func() bool, think func()) {
	r.Close()
	r.isDone = false
	r.Meter = Meter{limit: limit, stop: stop}
	r.resume, r.halt = iter.Pull(func(yield func(struct{}) bool) {
		r.Meter.pause = func() bool { return yield(struct{}{}) }
		think()
	})
}

// Step implements [Bot].
func (r *Runner) Step(nodes int) bool {
	if r.isDone || r.resume == nil {
		return true
	}
	r.Meter.slice = r.Meter.Nodes + int64(max(nodes, 1))
	r.Meter.schedule()
	if _, more := r.resume(); !more {
		r.isDone = true
		r.resume, r.halt = nil, nil
	}
	return r.isDone
}

// Close implements [Bot].
//
//go:noinline
func (r *Runner) Close() {
	if r.halt != nil {
		r.halt()
		r.resume, r.halt = nil, nil
	}
	r.isDone = true
}
