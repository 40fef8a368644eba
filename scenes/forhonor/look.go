package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/widget"
)

// look is what is looked at without being chosen.
type look struct {
	hovered        rules.Part // under the mouse, or with the keyboard's focus
	mouse          bool       // it is the mouse
	pin            rules.Part // touched once: a hero whose reach is seen, or a goal
	measuredSquare rules.Part // touched last: a square of which it is shown what it costs a hero that is not played
	count          int        // how many soldiers are to be struck; 0 stands for as many as can be
}

// forget lets go what has been touched.
func (l *look) forget() { l.pin, l.measuredSquare, l.count = rules.Part{}, rules.Part{}, 0 }

// showIf shows a widget, or keeps its place.
func showIf(shows bool, w widget.Widget) widget.Widget {
	if shows {
		return w
	}
	return widget.Invisible{Child: w}
}

// heroIn returns the hero that a part shows on the battlefield or on its card; false for other parts.
func heroIn(p rules.Part) (game.Hero, bool) {
	if h := p.Index - buttonSide; p.Kind == rules.PartButton && h > 0 && h <= game.NumHeroes {
		return game.Hero(h), true
	}
	return heroOf(p)
}

// lookedAt returns the squares of figures that are looked at, have been touched or picked.
func (b *Board) lookedAt() (list []game.Square) {
	for _, p := range []rules.Part{b.look.hovered, b.look.pin, b.firstPick()} {
		if q, _ := b.standsAt(p, b.side()); q < game.NumSquares {
			list = append(list, q)
		}
	}
	return list
}

// isPinned reports whether a hero was touched once and keeps its reach on the screen.
func (b *Board) isPinned(h game.Hero) bool {
	of, ok := heroIn(b.look.pin)
	return ok && of == h
}

// sure reports whether a touch of the part chooses it at once: the mouse has shown what it does, or it has been touched
// before.
func (b *Board) sure(p rules.Part) bool {
	return sameSubject(p, b.look.pin) || b.look.mouse && sameSubject(p, b.look.hovered)
}

// sameSubject reports whether two parts are the same, or show the same hero.
func sameSubject(p, q rules.Part) bool {
	if h, ok := heroIn(p); ok {
		o, _ := heroIn(q)
		return h == o
	}
	return p == q
}

// isAtRest reports whether the battlefield is seen as the position has it.
func (b *Board) isAtRest() bool {
	if b.state == nil || len(b.display.soldiers) != b.soldiers() {
		return false
	}
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range b.state.Figures(camp) {
			if b.display.figures[camp][k].Figure != f {
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
