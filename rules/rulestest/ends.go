package rulestest

import (
	"slices"
	"strings"

	"engawa/rules"
)

// payoffs: they are zero while the match runs, equal for team mates, and the end has a name.
func payoffs(p *position) {
	over := p.state.Actors() == 0
	list := p.state.Payoffs()
	if len(list) != p.state.Seats() {
		fail("there are %d payoffs for %d seats", len(list), p.state.Seats())
	}
	if !over && slices.ContainsFunc(list, func(n int) bool { return n != 0 }) {
		fail("the payoffs are %v while the match runs", list)
	}
	if end := rules.End(p.game, p.state); (end != "") != over || strings.ContainsAny(end, " \n") {
		fail("the end is named %q when over is %v", end, over)
	}
	for a, team := range p.match.Setup.Teams {
		for b, other := range p.match.Setup.Teams {
			if team == other && list[a] != list[b] {
				fail("seats %d and %d are team mates with payoffs %d and %d", a, b, list[a], list[b])
			}
		}
	}
}

// score: a line a seat in seat order, with the same categories, and the payoffs at the end.
func score(p *position) {
	lines := rules.Score(p.game, p.state)
	if len(lines) != p.state.Seats() {
		fail("the score has %d lines for %d seats", len(lines), p.state.Seats())
	}
	names := func(l rules.Line) (out []string) {
		for _, c := range l.Counts {
			out = append(out, c.Name)
		}
		return out
	}
	for k, l := range lines {
		if l.Seat != rules.Seat(k) || !slices.Equal(names(l), names(lines[0])) {
			fail("line %d of the score is for seat %s, with the categories %v", k, l.Seat, names(l))
		}
		if slices.ContainsFunc(names(l), func(n string) bool { return n == "" || strings.ContainsAny(n, " \n") }) {
			fail("the score's categories %q are not single words", names(l))
		}
		if p.state.Actors() == 0 && l.Payoff != p.state.Payoffs()[k] {
			fail("seat %d scores %d at the end, but its payoff is %d", k, l.Payoff, p.state.Payoffs()[k])
		}
	}
}

// checkEvents examines what a move of a random match has shown: sorts that exist, and an EvEnd exactly at the end.
func checkEvents(b *faultList, m *rules.Match, events []rules.Event) {
	fail := func(format string, args ...any) { b.add("events", len(m.Log), format, args...) }
	seats := rules.AllSeats(m.State().Seats())
	ends := 0
	for _, viewer := range []rules.Seat{rules.Referee, rules.Public, 0} {
		_, seen := m.ViewMove(len(m.Log)-1, viewer)
		if err := rules.CheckEvents(m.Game, m.State(), seen); err != nil {
			fail("what %s sees cannot be: %v", viewer.Name(), err)
		}
	}
	for _, e := range events {
		if e.Kind == rules.EvEnd {
			ends++
		}
		if e.Kind == rules.EvEnd && e.Seen&seats != seats {
			fail("the end is not seen by everybody")
		}
	}
	if len(events) == 0 {
		fail("the move %v shows nothing", m.Log[len(m.Log)-1])
	}
	if (ends == 1) != m.Over() || ends > 1 {
		fail("%d events tell the end when over is %v", ends, m.Over())
	}
}
