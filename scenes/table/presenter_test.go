package table

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
)

// playBoard shows an event in as many ticks as its number, and writes down what has been begun and ended.
type playBoard struct {
	Board
	events []int32
}

func (b *playBoard) Play(e rules.Event, _ anim.Speed) anim.Step {
	b.events = append(b.events, e.From)
	if e.From == 0 {
		return nil
	}
	return anim.Series(anim.Wait(int(e.From)), anim.Do(func() { b.events = append(b.events, -e.From) }))
}

func TestEventsAreShownOneAfterTheOther(t *testing.T) {
	events := []rules.Event{{From: 0}, {From: 3}, {From: 0}, {From: 2}, {From: 0}}
	order := []int32{0, 3, -3, 0, 2, -2, 0}
	for name, tt := range map[string]struct {
		ticks, most int // before Finish, 0 for never; ticks at most
		drop        bool
		want        []int32
	}{
		"to their end":        {0, 9, false, order},
		"finished at once":    {1, 1, false, order},
		"finished in between": {4, 4, false, order},
		"dropped":             {2, 2, true, []int32{0, 3}},
	} {
		b := &playBoard{}
		p := NewPresenter(b, func() anim.Speed { return anim.Normal })
		if p.Moving() || !p.Tick() {
			t.Errorf("%s: a Presenter without events moves", name)
		}
		p.Add(events[:2])
		p.Add(events[2:])
		n := 0
		for n < tt.most && p.Moving() {
			p.Tick()
			n++
		}
		switch {
		case tt.drop:
			p.Drop()
		case tt.ticks > 0:
			p.Finish()
		}
		if p.Moving() {
			t.Errorf("%s: after %d ticks it still moves", name, n)
		}
		if !slices.Equal(b.events, tt.want) {
			t.Errorf("%s: told are %v, want %v", name, b.events, tt.want)
		}
	}
}
