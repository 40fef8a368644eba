// Package anim moves things over time, counted in ticks of a sixtieth of a second and never in wall-clock time, so
// that a replayed match looks the same on every machine. It imports nothing of Engawa.
package anim

import "slices"

// TicksPerSecond is the rate at which scenes are updated.
const TicksPerSecond = 60

// Ticks returns the whole number of ticks nearest to the given milliseconds, at least 1.
func Ticks(ms int) int { return max(1, (ms*TicksPerSecond+500)/1000) }

// Step is something that takes time. Tick is called once a tick until it returns true; Finish brings a running or
// unstarted Step to its end at once. Both may be called after the end and then do nothing.
type Step interface {
	Tick() (done bool)
	Finish()
}

// Ease maps the share of time that has passed to the share of the way, 0 to 0 and 1 to 1.
type Ease func(t float64) float64

// Linear moves at one speed.
func Linear(t float64) float64 { return t }

// CubicOut starts fast and comes gently to rest; it is the program's habit.
func CubicOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// SineInOut starts and ends gently.
func SineInOut(t float64) float64 { return t * t * (3 - 2*t) }

// Tween sets a value from 0 to 1 over a number of ticks.
type Tween struct {
	ticks, tick int
	isOver      bool
	ease        Ease
	set         func(t float64)
	after       func()
}

// NewTween returns a Step that calls set with the eased share after each tick, lastly with exactly 1.
// With no ticks it is over at its first Tick.
func NewTween(ticks int, ease Ease, set func(t float64)) *Tween {
	return &Tween{ticks: ticks, ease: ease, set: set}
}

// Then has the function called once when the tween ends, and returns the tween.
func (w *Tween) Then(after func()) *Tween {
	w.after = after
	return w
}

// Tick implements [Step].
func (w *Tween) Tick() bool {
	if w.isOver {
		return true
	}
	w.tick++
	if w.tick >= w.ticks {
		w.Finish()
		return true
	}
	w.set(w.ease(float64(w.tick) / float64(w.ticks)))
	return false
}

// Finish implements [Step].
func (w *Tween) Finish() {
	if w.isOver {
		return
	}
	w.isOver = true
	w.set(1)
	if w.after != nil {
		w.after()
	}
}

// Wait returns a Step that does nothing for a number of ticks.
func Wait(ticks int) Step { return NewTween(ticks, Linear, func(float64) {}) }

// Pause is a Wait in which something is read: [Skip] ends it alone.
type Pause struct{ *Tween }

// NewPause returns a Pause of so many ticks.
func NewPause(ticks int) Pause { return Pause{NewTween(ticks, Linear, func(float64) {})} }

// Skip implements [Skipper].
func (p Pause) Skip() bool {
	was := !p.isOver
	p.Finish()
	return was
}

// Skipper is a Step that may be in a Pause. Skip ends it, and reports whether there was one.
type Skipper interface{ Skip() bool }

// Skip ends the Pause that a Step is in, and reports whether it was in one.
func Skip(s Step) bool {
	of, ok := s.(Skipper)
	return ok && of.Skip()
}

// Do returns a Step that calls the function once and is over.
func Do(f func()) Step { return NewTween(0, Linear, func(float64) {}).Then(f) }

// Lazy returns a Step that runs the one that begin returns when its time has come; a nil one is none.
func Lazy(begin func() Step) Step { return &lazy{begin: begin} }

type lazy struct {
	begin func() Step // nil once it has begun
	step  Step
}

func (l *lazy) start() Step {
	if l.begin != nil {
		l.step, l.begin = l.begin(), nil
	}
	return l.step
}

// Tick implements [Step].
func (l *lazy) Tick() bool {
	step := l.start()
	return step == nil || step.Tick()
}

// Skip implements [Skipper].
func (l *lazy) Skip() bool { return Skip(l.step) }

// Finish implements [Step].
func (l *lazy) Finish() {
	if step := l.start(); step != nil {
		step.Finish()
	}
}

type series struct{ steps []Step }

// Series returns a Step that runs the given steps one after the other; a nil one is none.
func Series(steps ...Step) Step { return &series{nonNil(steps)} }

// nonNil returns the steps that are not nil.
func nonNil(steps []Step) []Step {
	return slices.DeleteFunc(slices.Clone(steps), func(s Step) bool { return s == nil })
}

func (s *series) Tick() bool {
	for len(s.steps) > 0 {
		if !s.steps[0].Tick() {
			return false
		}
		s.steps = s.steps[1:]
		if len(s.steps) > 0 {
			return false
		}
	}
	return true
}

// Skip implements [Skipper].
func (s *series) Skip() bool { return len(s.steps) > 0 && Skip(s.steps[0]) }

func (s *series) Finish() {
	for _, step := range s.steps {
		step.Finish()
	}
	s.steps = nil
}

type together struct{ steps []Step }

// Together returns a Step that runs the given steps at the same time and is over when the last of them is; a
// nil one is none.
func Together(steps ...Step) Step { return &together{nonNil(steps)} }

func (t *together) Tick() bool {
	done := true
	for _, step := range t.steps {
		done = step.Tick() && done
	}
	return done
}

func (t *together) Finish() {
	for _, step := range t.steps {
		step.Finish()
	}
}

// Speed scales durations: how the player wants things to move.
type Speed float64

// Speeds that the settings offer. Off shows results at once.
const (
	Off    Speed = 0
	Fast   Speed = 0.5
	Normal Speed = 1
	Slow   Speed = 1.8
)

// Ticks returns the ticks of a movement of the given milliseconds at this speed; 0 when movement is off.
func (s Speed) Ticks(ms int) int {
	if s <= 0 {
		return 0
	}
	return Ticks(int(float64(ms)*float64(s) + 0.5))
}

// Glide follows a target value with a soft approach, for hovers and presses. The zero Glide rests at 0.
type Glide struct{ At, Target float64 }

// Tick moves a share of the rest of the way and reports whether it still moves.
func (g *Glide) Tick(share float64) bool {
	d := g.Target - g.At
	if d == 0 {
		return false
	}
	if d < 0.01 && d > -0.01 {
		g.At = g.Target
		return true
	}
	g.At += d * share
	return true
}
