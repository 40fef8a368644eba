package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// speaker puts For Honor into words.
type speaker struct {
	words *lang.Catalog
	name  func(rules.Seat) string
}

// who is the argument {name}.
func (s speaker) who(seat rules.Seat) lang.Arg { return lang.Text("name", s.name(seat)) }

// hero is the argument of that name for a hero.
func (s speaker) hero(arg string, h game.Hero) lang.Arg {
	return lang.Text(arg, s.words.HeroName(h.String()))
}

// camp is the argument {camp}, as a title.
func (s speaker) camp(c game.Camp) lang.Arg {
	return lang.Text("camp", s.words.Camp(c.String(), ""))
}

// gain says which camp gets how many points, or loses them.
func (s speaker) gain(camp game.Camp, n int) string {
	return s.words.T(lang.ForhonorLabel, s.camp(camp), lang.Text("by", formatSigned(n)))
}

// gains says what both camps get; who gets nothing is named only where nobody gets anything.
func (s speaker) gains(attackers, defenders int) string {
	switch {
	case attackers == 0 && defenders != 0:
		return s.gain(game.Defenders, defenders)
	case defenders == 0 && attackers != 0:
		return s.gain(game.Attackers, attackers)
	}
	return s.words.List(s.gain(game.Attackers, attackers), s.gain(game.Defenders, defenders))
}

// square is the argument {square}.
func square(q game.Square) lang.Arg { return lang.Text("square", q.String()) }

// message returns what is to be done next and by whom, "" when nobody is to do anything.
func (s speaker) message(st *game.State) string {
	seat, only := st.Actors().Only()
	switch st.Phase() {
	case game.PhasePick:
		if !only {
			seat, only = st.Actors().First()
		}
		if !only || seat < 0 {
			return ""
		}
		return s.words.T(lang.ForhonorMessagePick, s.who(rules.Seat((int(seat)+1)%st.Seats())))
	case game.PhaseLine:
		return s.words.T(lang.ForhonorMessageLine)
	case game.PhaseShove:
		return s.words.T(lang.ForhonorMessageShove, s.who(seat), s.hero("hero", shovedHero(st, seat)))
	case game.PhaseCall:
		return s.words.T(lang.ForhonorMessageCall, s.who(seat))
	case game.PhaseAct:
		return s.actMessage(st, seat)
	case game.PhaseCombat:
		heroes, _ := st.Fight()
		return s.words.T(lang.ForhonorMessageCards, s.hero("hero", heroes[0]), s.hero("other", heroes[1]))
	}
	return ""
}

func (s speaker) actMessage(st *game.State, seat rules.Seat) string {
	h, _, _, _ := st.Active()
	key := lang.ForhonorMessageAct
	if f, _, ok := st.Figure(h); ok && f.Post == game.Available {
		key = lang.ForhonorMessageEnter
	}
	return s.words.T(key, s.who(seat), s.hero("hero", h))
}

// shovedHero returns the hero that the seat has to move out of the way of soldiers. Only the seat's own view lists what
// it may do.
func shovedHero(st *game.State, seat rules.Seat) game.Hero {
	for _, a := range st.View(seat).Legal(seat, nil) {
		if c, ok := game.Fields(a); ok && c.Verb == game.VerbShove {
			return c.Hero
		}
	}
	return game.NoHero
}

// counts is what stands on the plate of a seat: what it is to do, else its camp.
func (s speaker) counts(st *game.State, seat rules.Seat) string {
	if st.Ready().Has(seat) {
		return s.words.T(lang.ForhonorStatusReady)
	}
	if st.Actors().Has(seat) {
		switch st.Phase() {
		case game.PhasePick:
			return s.words.T(lang.ForhonorStatusPick)
		case game.PhaseLine:
			return s.words.T(lang.ForhonorStatusLine)
		case game.PhaseShove:
			return s.words.T(lang.ForhonorStatusShove)
		case game.PhaseCall:
			return s.words.T(lang.ForhonorStatusCall)
		case game.PhaseAct:
			h, _, _, _ := st.Active()
			return s.words.T(lang.ForhonorStatusAct, s.hero("hero", h))
		case game.PhaseCombat:
			return s.words.T(lang.ForhonorStatusCard)
		}
	}
	camp := st.Camp(seat)
	if st.Round() > 0 && st.Captain(camp) == seat && members(st, camp) > 1 {
		return s.words.T(lang.ForhonorStatusCaptain, s.camp(camp))
	}
	return s.words.Camp(camp.String(), "")
}

// members returns how many seats play for a camp.
func members(st *game.State, camp game.Camp) int {
	n := 0
	for seat := range rules.Seat(st.Seats()) {
		if st.Camp(seat) == camp {
			n++
		}
	}
	return n
}
