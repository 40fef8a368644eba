package rulestest

import (
	"slices"

	"engawa/rules"
)

func secretProperties() []property {
	return []property{{"secret", secret}, {"open", open}}
}

// open: where a seat is said to choose openly though it has secrets, everybody knows what it may do.
func open(p *position) {
	opener, ok := p.game.(rules.Opener)
	if !ok {
		return
	}
	for _, a := range p.seats() {
		if !opener.Opens(p.state, a) {
			continue
		}
		for _, viewer := range p.viewers() {
			if guess := p.state.View(viewer).Sample(p.rng); !slices.Equal(guess.Legal(a, nil), p.state.Legal(a, nil)) {
				p.fail("seat %s is said to choose openly, but %s does not know what it may do", a, viewer)
				return
			}
		}
	}
}

// secret: where Secret denies it, the seat knows nothing that another does not, unless it keeps it, and chooses nothing
// in secret. A game without secrets has none anywhere.
func secret(p *position) {
	for _, a := range p.seats() {
		claims, keeps := p.game.Secret(p.state, a), rules.Keeps(p.game, p.state, a)
		if (claims || keeps) && !p.info.Secrets {
			p.fail("seat %s is said to have secrets in a game that has none", a)
			return
		}
		if claims {
			continue
		}
		for _, b := range p.seats() {
			if a != b && !(p.actsOpenly(a, b) && (keeps || p.shares(a, b))) {
				return
			}
		}
	}
	if p.info.Secrets {
		return
	}
	for _, viewer := range p.viewers() {
		if !same(p.state, p.state.View(viewer).Sample(p.rng)) {
			p.fail("%s does not know everything in a game without secrets", viewer)
			return
		}
	}
}

// shares reports whether b knows all that a knows.
func (p *position) shares(a, b rules.Seat) bool {
	guess := p.state.View(b).Sample(p.rng)
	if p.facts(guess.View(a), a) != p.facts(p.state.View(a), a) {
		p.fail("seat %s is said to have no secret, but knows what seat %s does not", a, b)
		return false
	}
	return true
}

// actsOpenly reports whether b knows all that a may do now, and sees it done.
func (p *position) actsOpenly(a, b rules.Seat) bool {
	legal := p.state.Legal(a, nil)
	if guess := p.state.View(b).Sample(p.rng); !slices.Equal(guess.Legal(a, nil), legal) {
		p.fail("seat %s is said to choose openly, but seat %s does not know what it may do", a, b)
		return false
	}
	for _, do := range p.some(legal, 6) {
		_, events, err := after(p.state, rules.Move{By: a, Do: do})
		if err == nil && !rules.Visible(events, b, p.state.Seats()) {
			p.fail("seat %s is said to choose openly, but seat %s may not see its action %d", a, b, do)
			return false
		}
	}
	return true
}
