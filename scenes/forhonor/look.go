package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
)

// look is what is looked at without being chosen.
type look struct {
	gaze  rules.Part // under the mouse, or with the keyboard's focus
	mouse bool       // it is the mouse
	pin   rules.Part // touched once: a hero whose reach is seen, or a goal
	count int        // how many soldiers are to be struck; 0 stands for as many as can be
}

// forget lets go what has been touched.
func (l *look) forget() { l.pin, l.count = rules.Part{}, 0 }

// heroIn returns the hero that a part shows on the battlefield or on its card; false for other parts.
func heroIn(p rules.Part) (game.Hero, bool) {
	if h := p.Index - buttonSide; p.Kind == rules.PartButton && h > 0 && h <= game.NumHeroes {
		return game.Hero(h), true
	}
	return heroOf(p)
}

// pinned reports whether a hero has been touched once.
func (b *Board) pinned(h game.Hero) bool {
	of, ok := heroIn(b.look.pin)
	return ok && of == h
}

// sure reports whether a touch of the part chooses it at once: the mouse has shown what it does, or it has been touched
// before.
func (b *Board) sure(p rules.Part) bool {
	return same(p, b.look.pin) || b.look.mouse && same(p, b.look.gaze)
}

// same reports whether two parts are the same, or show the same hero.
func same(p, q rules.Part) bool {
	if h, ok := heroIn(p); ok {
		o, _ := heroIn(q)
		return h == o
	}
	return p == q
}

// settled reports whether the battlefield is seen as the position has it.
func (b *Board) settled() bool {
	if b.state == nil || len(b.shown.soldiers) != b.soldiers() {
		return false
	}
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range b.state.Figures(camp) {
			if b.shown.figures[camp][k].Figure != f {
				return false
			}
		}
	}
	return true
}

// soldiers is how many soldiers the position has.
func (b *Board) soldiers() int {
	n := 0
	for camp := range game.Camp(game.NumCamps) {
		n += b.state.Soldiers(camp, game.LineGroup) + b.state.Soldiers(camp, game.RearGroup)
	}
	return n
}

// list takes the legal actions of whoever chooses here apart. Where several people look, the position is that of all of
// them, who are told no actions; what is done in front of everybody follows from it all the same.
func (b *Board) list() {
	if of := (chooser{b.choice.State, b.choice.By}); of == b.chooser {
		return
	}
	b.forgetChoices()
	b.chooser = chooser{b.choice.State, b.choice.By}
	if b.choice.State == nil {
		return
	}
	for _, a := range b.choice.State.View(b.choice.By).Legal(b.choice.By, nil) {
		if c, ok := game.Fields(a); ok {
			b.legal = append(b.legal, c)
		}
	}
	b.targets = b.targetsOf(b.legal)
	b.aims = b.aimsOf(b.legal)
}

// chooser is a position from which somebody chooses.
type chooser struct {
	state rules.State
	by    rules.Seat
}

// forgetChoices has what can be chosen listed anew.
func (b *Board) forgetChoices() { b.chooser, b.legal, b.targets, b.aims = chooser{}, nil, nil, aims{} }

// aims is what whoever chooses here can shoot at or fight.
type aims struct {
	shots  field.Set
	falls  [game.NumSquares]game.Square // of the soldier by a shot at a square; NoSquare for none
	fights game.HeroSet
}

func (b *Board) aimsOf(list []game.Choice) (a aims) {
	for _, c := range list {
		switch c.Verb {
		case game.VerbShoot:
			a.shots[c.At], a.falls[c.At] = true, game.NoSquare
			if soldiers := fallen(b.state, b.choice.By, c); len(soldiers) > 0 {
				a.falls[c.At] = soldiers[0]
			}
		case game.VerbAttack:
			a.fights = a.fights.With(c.Hero)
		}
	}
	return a
}

// targetsOf returns the squares of the figures that actions fight, shoot at or strike.
func (b *Board) targetsOf(list []game.Choice) (targets []game.Square) {
	for _, c := range list {
		switch c.Verb {
		case game.VerbAttack:
			if f, _, in := b.state.Figure(c.Hero); in && f.Post == game.Fielded {
				targets = append(targets, f.At)
			}
		case game.VerbShoot:
			targets = append(targets, c.At)
		case game.VerbRaze:
			if c.Count == 1 {
				targets = append(targets, b.markedGroup(c.Group)...)
			}
		}
	}
	return targets
}

// may reports whether whoever chooses here may do something of that kind.
func (b *Board) may(is func(game.Choice) bool) bool { return slices.ContainsFunc(b.legal, is) }

// verb tests actions for their kind.
func verb(v game.Verb) func(game.Choice) bool { return func(c game.Choice) bool { return c.Verb == v } }

// eligibleNow reports whether whoever chooses here may activate the hero.
func (b *Board) eligibleNow(h game.Hero) bool {
	return b.may(func(c game.Choice) bool { return c.Verb == game.VerbAct && c.Hero == h })
}

// goesTo reports whether whoever chooses here may walk or shove a hero to the square.
func (b *Board) goesTo(q game.Square) bool {
	return b.may(func(c game.Choice) bool { return (c.Verb == game.VerbMove || c.Verb == game.VerbShove) && c.At == q })
}

// picked returns the part that has been picked first, the zero Part for none.
func (b *Board) picked() rules.Part {
	if len(b.choice.Picked) == 0 {
		return rules.Part{}
	}
	return b.choice.Picked[0]
}

// aiming reports whether a target for a shot is being chosen.
func (b *Board) aiming() bool { return b.picked() == order(game.ButtonShoot) }
