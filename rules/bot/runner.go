package bot

import "iter"

// runner makes a search that runs in one go into one that runs in slices. Bots embed it for Step and Close.
type runner struct {
	meter  meter
	resume func() (struct{}, bool)
	halt   func()
	done   bool
}

// start prepares think to be run by Step. Think must return soon after meter.visit returns false.
func (r *runner) start(limit int64, stop func() bool, think func()) {
	r.Close()
	r.done = false
	r.meter = meter{limit: limit, stop: stop}
	r.resume, r.halt = iter.Pull(func(yield func(struct{}) bool) {
		r.meter.pause = func() bool { return yield(struct{}{}) }
		think()
	})
}

// Step implements [Bot].
func (r *runner) Step(nodes int) bool {
	if r.done || r.resume == nil {
		return true
	}
	r.meter.slice = r.meter.nodes + int64(max(nodes, 1))
	r.meter.schedule()
	if _, more := r.resume(); !more {
		r.done = true
		r.resume, r.halt = nil, nil
	}
	return r.done
}

// Close implements [Bot].
func (r *runner) Close() {
	if r.halt != nil {
		r.halt()
		r.resume, r.halt = nil, nil
	}
	r.done = true
}
