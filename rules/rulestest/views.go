package rulestest

import (
	"slices"

	"engawa/rules"
)

// viewIdempotent: a View of a View is the same, and the Referee sees all.
func viewIdempotent(p *position) {
	for _, viewer := range p.viewers() {
		v := p.state.View(viewer)
		if !same(v, v.View(viewer)) {
			fail("the View of the View of %s differs from it", viewer)
		}
		if v.Seats() != p.state.Seats() || v.Actors() != p.state.Actors() {
			fail("the View of %s has other seats or actors", viewer)
		}
		if !same(v, v.Clone()) {
			fail("a clone of the View of %s differs from it", viewer)
		}
	}
	if !same(p.state, p.state.View(rules.Referee)) {
		fail("the View of the Referee differs from the position")
	}
}

// viewLegal: a seat finds its own actions in its View, and never those of others that it could not see.
func viewLegal(p *position) {
	for _, viewer := range p.viewers() {
		v := p.state.View(viewer)
		for _, seat := range p.seats() {
			have, want := v.Legal(seat, nil), p.state.Legal(seat, nil)
			if seat == viewer && !slices.Equal(have, want) {
				fail("seat %s may do %v, but finds %v in its View", seat, want, have)
			}
			if seat != viewer && p.info.Secrets != rules.Open && len(have) > 0 {
				fail("the View of %s lists actions of seat %s", viewer, seat)
			}
		}
		if !slices.Equal(v.Payoffs(), p.state.Payoffs()) {
			fail("the View of %s has other payoffs", viewer)
		}
	}
}

// viewBlind: nothing that a viewer perceives depends on what it may not know. The same position with other secrets,
// filled in by Sample, looks the same, and so does what the same moves show and leave behind.
func viewBlind(p *position) {
	for _, viewer := range p.viewers() {
		v := p.state.View(viewer)
		want := p.facts(v, viewer)
		for range 2 {
			other := v.Sample(p.rng)
			if have := p.facts(other.View(viewer), viewer); have != want {
				fail("%s sees a difference where only secrets differ:\n%s\nand\n%s", viewer, want, have)
			}
			if have, want := p.facts(other.View(rules.Public), rules.Public), p.facts(p.state.View(rules.Public), rules.Public); viewer >= 0 && have != want {
				fail("a spectator sees what seat %s may not know:\n%s\nand\n%s", viewer, want, have)
			}
			for _, seat := range p.seats() {
				if rules.PrivacyOf(p.game, p.state, seat) != rules.PrivacyOf(p.game, other, seat) {
					fail("what seat %s has to hide depends on what %s may not know", seat, viewer)
				}
			}
			p.blindTo(viewer, other)
		}
	}
}

// blindTo plays the same moves on the position and on another that the viewer cannot tell from it.
func (p *position) blindTo(viewer rules.Seat, other rules.State) {
	for _, m := range p.moves(5) {
		s1, e1, err1 := after(p.state, m)
		s2, e2, err2 := after(other, m)
		if err1 != nil || err2 != nil {
			continue // not legal with those secrets
		}
		seen1, all1 := visibleEvents(e1, viewer, p.state.Seats())
		seen2, all2 := visibleEvents(e2, viewer, p.state.Seats())
		if all1 != all2 || !sameEvents(seen1, seen2) {
			fail("the same move %s %d shows %s what it may not know: %+v and %+v", m.By, m.Do, viewer, seen1, seen2)
		}
		if all1 && p.facts(s1.View(viewer), viewer) != p.facts(s2.View(viewer), viewer) {
			fail("after the same move %s %d %s sees what it may not know", m.By, m.Do, viewer)
		}
	}
}

// viewFollows: a View accepts every move as its viewer sees it, shows it the same events, and becomes the next View,
// as long as nothing is revealed that the View cannot know.
func viewFollows(p *position) {
	for _, viewer := range p.viewers() {
		for _, m := range p.moves(5) {
			next, events, err := after(p.state, m)
			if err != nil {
				continue // legal-accepted reports it
			}
			visible := m
			if !rules.Visible(events, viewer, p.state.Seats()) {
				visible.Do = rules.Hidden
			}
			v, vEvents, err := after(p.state.View(viewer), visible)
			if err != nil {
				fail("the View of %s refuses the move %s %d that was played: %v", viewer, visible.By, visible.Do, err)
			}
			want, all := visibleEvents(events, viewer, p.state.Seats())
			if !all {
				vEvents = vEvents[:min(len(vEvents), len(want))]
			}
			if !sameEvents(want, vEvents) {
				fail("the move %s %d shows %s %+v, but its View shows %+v", m.By, m.Do, viewer, want, vEvents)
			}
			if all && p.facts(v, viewer) != p.facts(next.View(viewer), viewer) {
				fail("after the move %s %d the View of %s is not what it should be", m.By, m.Do, viewer)
			}
		}
	}
}

// sample: a filled View is a whole position that agrees with it, depends on nothing but the source, and can be played
// to its end. A whole position is its own sample.
func sample(p *position) {
	if !same(p.state, p.state.Sample(p.rng)) {
		fail("a sample of the whole position differs from it")
	}
	for _, viewer := range p.viewers() {
		v := p.state.View(viewer)
		seed := p.rng.Uint64()
		w := v.Sample(rules.Rand(seed, 0))
		if !same(w, v.Sample(rules.Rand(seed, 0))) {
			fail("two samples from the same source differ")
		}
		if !same(w, w.View(rules.Referee)) || !same(w, w.Sample(p.rng)) {
			fail("a sample of the View of %s is not whole", viewer)
		}
		if !same(v, w.View(viewer)) {
			fail("a sample does not agree with the View of %s", viewer)
		}
		if _, remote := p.game.(rules.Remote); remote {
			if _, err := rules.Decode(p.game, encode(w)); err != nil {
				fail("a sample of the View of %s is no sound position: %v", viewer, err)
			}
		}
		for n := p.ply; w.Actors() != 0; n++ {
			m, ok := randomMove(w, p.rng)
			if !ok || n > p.info.MaxMoves {
				fail("a sample of the View of %s cannot be played to its end", viewer)
			}
			if _, err := w.Apply(m, nil); err != nil {
				fail("a legal move in a sample of the View of %s is refused: %v", viewer, err)
			}
		}
	}
}
