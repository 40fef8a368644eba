package rulestest

import (
	"slices"

	"engawa/rules"
)

// open: where Privacy says of a seat with something to hide that it chooses before all eyes, everybody knows what it may do.
func open(p *position) {
	for _, a := range p.seats() {
		if h := rules.PrivacyOf(p.game, p.state, a); h != rules.Knows && h != rules.Holds {
			continue
		}
		for _, viewer := range p.viewers() {
			if guess := p.state.View(viewer).Sample(p.rng); !slices.Equal(guess.Legal(a, nil), p.state.Legal(a, nil)) {
				fail("seat %s is said to choose openly, but %s does not know what it may do", a, viewer)
			}
		}
	}
}

// secret: no seat has more to hide than Info.Secrets says. One that has nothing to hide knows nothing that another does
// not, and chooses nothing in secret; in a game whose seats at most hold something nobody does.
func secret(p *position) {
	for _, a := range p.seats() {
		has := rules.PrivacyOf(p.game, p.state, a)
		if has > p.info.Secrets {
			fail("seat %s is said to hide %d in a game that hides at most %d", a, has, p.info.Secrets)
		}
		if has == rules.Covers || has != rules.Open && p.info.Secrets == rules.Covers {
			continue
		}
		for _, b := range p.seats() {
			if a == b {
				continue
			}
			p.actsOpenly(a, b)
			if has == rules.Open {
				p.shares(a, b)
			}
		}
	}
	if p.info.Secrets != rules.Open {
		return
	}
	for _, viewer := range p.viewers() {
		if !same(p.state, p.state.View(viewer).Sample(p.rng)) {
			fail("%s does not know everything in a game without secrets", viewer)
		}
	}
}

// shares: b knows all that a knows.
func (p *position) shares(a, b rules.Seat) {
	guess := p.state.View(b).Sample(p.rng)
	if p.facts(guess.View(a), a) != p.facts(p.state.View(a), a) {
		fail("seat %s is said to have no secret, but knows what seat %s does not", a, b)
	}
}

// actsOpenly: b knows all that a may do now, and sees it done.
func (p *position) actsOpenly(a, b rules.Seat) {
	legal := p.state.Legal(a, nil)
	if guess := p.state.View(b).Sample(p.rng); !slices.Equal(guess.Legal(a, nil), legal) {
		fail("seat %s is said to choose openly, but seat %s does not know what it may do", a, b)
	}
	for _, do := range p.some(legal, 6) {
		_, events, err := after(p.state, rules.Move{By: a, Do: do})
		if err == nil && !rules.Visible(events, b, p.state.Seats()) {
			fail("seat %s is said to choose openly, but seat %s may not see its action %d", a, b, do)
		}
	}
}
