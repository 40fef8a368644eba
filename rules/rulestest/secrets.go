package rulestest

import "engawa/rules"

func secretProperties() []property {
	return []property{{"secret", secret}}
}

// secret: where Secret denies it, the seat knows nothing that another does not, and chooses nothing in secret. A game
// without secrets has none anywhere.
func secret(p *position) {
	for _, a := range p.seats() {
		claims := p.game.Secret(p.state, a)
		if claims && !p.info.Secrets {
			p.fail("seat %s is said to have secrets in a game that has none", a)
			return
		}
		if claims {
			continue
		}
		for _, b := range p.seats() {
			if a != b && !p.shares(a, b) {
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

// shares reports whether b knows all that a knows and sees all that a may do now.
func (p *position) shares(a, b rules.Seat) bool {
	want := p.facts(p.state.View(a), a)
	guess := p.state.View(b).Sample(p.rng)
	if p.facts(guess.View(a), a) != want {
		p.fail("seat %s is said to have no secret, but knows what seat %s does not", a, b)
		return false
	}
	for _, do := range p.some(p.state.Legal(a, nil), 6) {
		_, events, err := after(p.state, rules.Move{By: a, Do: do})
		if err == nil && !rules.Visible(events, b, p.state.Seats()) {
			p.fail("seat %s is said to have no secret, but seat %s may not see its action %d", a, b, do)
			return false
		}
	}
	return true
}
