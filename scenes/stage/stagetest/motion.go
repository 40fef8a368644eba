package stagetest

import (
	"testing"

	"engawa/scenes/anim"
)

// Way runs a movement to its end; tick is the Board's own, beside each tick of the movement.
type Way func(t testing.TB, tick func() bool, s anim.Step)

// Ways returns the ways in which a table can run a movement to its end, by name.
func Ways() map[string]Way {
	return map[string]Way{
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
