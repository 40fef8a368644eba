package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
)

// list takes the legal actions of the local player apart. Where several people look, the position is that of all of
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
	b.revealAims()
}

// chooser is a position from which somebody chooses.
type chooser struct {
	state rules.State
	by    rules.Seat
}

// forgetChoices has what can be chosen listed again.
func (b *Board) forgetChoices() { b.chooser, b.legal, b.targets, b.aims = chooser{}, nil, nil, aims{} }

// aims is what the local player can shoot at or fight.
type aims struct {
	shots  forhonorart.SquareSet
	falls  [game.NumSquares]game.Square // of the soldier by a shot at a square; NoSquare for none
	fights game.HeroSet
}

func (b *Board) aimsOf(list []game.Choice) (a aims) {
	for _, c := range list {
		switch c.Verb {
		case game.VerbShoot:
			a.shots[c.At], a.falls[c.At] = true, game.NoSquare
			if soldiers := fallingSoldiers(b.state, b.choice.By, c); len(soldiers) > 0 {
				a.falls[c.At] = soldiers[0]
			}
		case game.VerbAttack:
			a.fights = a.fights.With(c.Hero)
		}
	}
	return a
}

// targetsOf returns the squares to which actions lead, and those of the figures that they fight, shoot at or strike.
func (b *Board) targetsOf(list []game.Choice) (targets []game.Square) {
	for _, c := range list {
		switch c.Verb {
		case game.VerbAttack:
			if f, _, in := b.state.Figure(c.Hero); in && f.Post == game.Fielded {
				targets = append(targets, f.At)
			}
		case game.VerbShoot, game.VerbMove, game.VerbShove:
			targets = append(targets, c.At)
		case game.VerbRaze:
			if c.Count == 1 {
				targets = append(targets, b.strikableGroup(c.Group)...)
			}
		}
	}
	return targets
}

// may reports whether the local player may do something of that kind.
func (b *Board) may(is func(game.Choice) bool) bool { return slices.ContainsFunc(b.legal, is) }

// verb tests actions for their kind.
func verb(v game.Verb) func(game.Choice) bool { return func(c game.Choice) bool { return c.Verb == v } }

// eligibleNow reports whether the local player may activate the hero.
func (b *Board) eligibleNow(h game.Hero) bool {
	return b.may(func(c game.Choice) bool { return c.Verb == game.VerbAct && c.Hero == h })
}

// goesTo reports whether the local player may walk or shove a hero to the square.
func (b *Board) goesTo(q game.Square) bool {
	return b.may(func(c game.Choice) bool { return (c.Verb == game.VerbMove || c.Verb == game.VerbShove) && c.At == q })
}

// firstPick returns the part that has been picked first, the zero Part for none.
func (b *Board) firstPick() rules.Part {
	if len(b.choice.Picked) == 0 {
		return rules.Part{}
	}
	return b.choice.Picked[0]
}

// onlyTarget returns what the local player can shoot at, the zero Part where that is none or several.
func (b *Board) onlyTarget() (target rules.Part) {
	for at, shot := range b.aims.shots {
		switch {
		case !shot:
			continue
		case target != rules.Part{}:
			return rules.Part{}
		}
		target = squarePart(game.Square(at))
		if h := b.state.HeroAt(game.Square(at)); h != game.NoHero {
			target = heroPart(h)
		}
	}
	return target
}

// aiming reports whether a target for a shot is being chosen.
func (b *Board) aiming() bool { return b.firstPick() == order(game.ButtonShoot) }
