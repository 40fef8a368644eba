package anim

import "testing"

func TestTicks(t *testing.T) {
	for _, tt := range []struct{ ms, want int }{{0, 1}, {16, 1}, {17, 1}, {180, 11}, {1000, 60}, {1200, 72}} {
		if got := Ticks(tt.ms); got != tt.want {
			t.Errorf("Ticks(%d) = %d, want %d", tt.ms, got, tt.want)
		}
	}
	if got := Off.Ticks(500); got != 0 {
		t.Errorf("movement that is off takes %d ticks", got)
	}
	if Fast.Ticks(400) >= Normal.Ticks(400) || Normal.Ticks(400) >= Slow.Ticks(400) {
		t.Error("speeds do not rise from slow to fast")
	}
}

func TestEasesRunFromNoughtToOne(t *testing.T) {
	for name, ease := range map[string]Ease{"linear": Linear, "cubic": CubicOut, "sine": SineInOut} {
		if d := ease(0); d < -1e-9 || d > 1e-9 {
			t.Errorf("%s(0) = %v", name, d)
		}
		if d := ease(1) - 1; d < -1e-9 || d > 1e-9 {
			t.Errorf("%s(1) = %v", name, ease(1))
		}
	}
}

func TestTweenEndsExactlyAndOnce(t *testing.T) {
	var at []float64
	ended := 0
	w := NewTween(3, Linear, func(v float64) { at = append(at, v) }).Then(func() { ended++ })
	for n := 1; !w.Tick(); n++ {
		if n > 10 {
			t.Fatal("the tween does not end")
		}
	}
	w.Tick()
	w.Finish()
	if len(at) != 3 || at[2] != 1 || ended != 1 {
		t.Errorf("values %v, ended %d times; want three values, the last 1, one end", at, ended)
	}
}

func TestGlideComesToRest(t *testing.T) {
	g := Glide{Target: 1}
	n := 0
	for g.Tick(0.3) {
		if n++; n > 100 {
			t.Fatal("the glide does not rest")
		}
	}
	if g.At != 1 {
		t.Errorf("it rests at %v", g.At)
	}
}

func TestTogether(t *testing.T) {
	var a, z float64
	both := Together(NewTween(2, Linear, func(p float64) { a = p }), NewTween(4, Linear, func(p float64) { z = p }))
	for k, want := range [][2]float64{{0.5, 0.25}, {1, 0.5}, {1, 0.75}, {1, 1}} {
		if done := both.Tick(); done != (k == 3) || a != want[0] || z != want[1] {
			t.Errorf("after tick %d: done %v at %v and %v, want %v", k+1, done, a, z, want)
		}
	}
	finished := Together(NewTween(9, Linear, func(p float64) { a = p }), Wait(3))
	a = 0
	finished.Finish()
	if a != 1 || !finished.Tick() {
		t.Errorf("finished at %v", a)
	}
}

func TestLazyBeginsWhenItsTimeHasCome(t *testing.T) {
	begun := false
	s := Series(Wait(2), Lazy(func() Step { begun = true; return Wait(2) }), Lazy(func() Step { return nil }))
	if s.Tick(); begun {
		t.Error("it has begun before what comes first is over")
	}
	ticks := 1
	for !s.Tick() {
		ticks++
	}
	if !begun || ticks < 3 {
		t.Errorf("begun: %v, over after %d ticks", begun, ticks)
	}
	begun = false
	if Lazy(func() Step { return Do(func() { begun = true }) }).Finish(); !begun {
		t.Error("what it begins is not finished")
	}
}
