package stagetest

import (
	"testing"

	"engawa/scenes/anim"
)

// Runner runs a movement to its end; tick is the Board's own, beside each tick of the movement.
type Runner func(t testing.TB, tick func() bool, s anim.Step)

// Runners returns the ways in which a table can run a movement to its end, by name.
func Runners() map[string]Runner {
	return map[string]Runner{
		"watched":          watch,
		"finished at once": func(_ testing.TB, _ func() bool, s anim.Step) { s.Finish() },
		"finished midway": func(_ testing.TB, tick func() bool, s anim.Step) {
			for range 7 {
				s.Tick()
				tick()
			}
			s.Finish()
		},
	}
}

func watch(t testing.TB, tick func() bool, s anim.Step) {
	t.Helper()
	const most = 900 // ticks
	for k := 0; !s.Tick(); k++ {
		tick()
		if k > most {
			t.Fatal("the movement has no end")
		}
	}
}
