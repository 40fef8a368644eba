package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/lang"
	forhonorsprites "engawa/sprites/forhonor"
)

// fallingSoldiers returns the squares of the soldiers that fall when the seat makes an open choice, in the order in which they
// do; nil when it may not make it.
func fallingSoldiers(st *game.State, by rules.Seat, c game.Choice) (list []game.Square) {
	events, err := st.Clone().Apply(rules.Move{By: by, Do: c.Pack()}, nil)
	if err != nil {
		return nil
	}
	for _, e := range events {
		if e.Kind == rules.EvTake && e.Thing >= game.ThingSoldier && e.Thing < game.ThingSoldier+game.NumCamps {
			list = append(list, game.Square(e.From))
		}
	}
	return list
}

// shotFalls returns the square of the soldier that falls when the local player shoots at the square: it need not be
// the one that stands there. It returns false where no soldier would fall.
func (b *Board) shotFalls(at game.Square) (game.Square, bool) {
	if at >= game.NumSquares || !b.aims.shots[at] || b.aims.falls[at] == game.NoSquare {
		return game.NoSquare, false
	}
	return b.aims.falls[at], true
}

// fallsElsewhere reports whether a shot at the square would fell a soldier on another one.
func (b *Board) fallsElsewhere(at game.Square) bool {
	q, falls := b.shotFalls(at)
	return falls && q != at
}

// fallsWords says which soldier falls by a shot at what is looked at; "" where none does, or where the orders say so.
func (b *Board) fallsWords(at game.Square) string {
	if picked, ok := squareOf(b.firstPick()); ok && picked == at {
		return ""
	}
	q, falls := b.shotFalls(at)
	if !falls {
		return ""
	}
	return b.words().T(lang.ForhonorShotFalls, lang.Text("target", at.String()), lang.Text("at", q.String()))
}

// drawFalling crosses out the soldiers that would fall.
func drawFalling(c *canvas.Canvas, chart forhonorart.Chart, falling []game.Square) {
	for _, q := range falling {
		forhonorart.DrawRing(c, chart, q, forhonorsprites.RemovedMark)
	}
}

// strike is a fight with soldiers that is picked, and the squares of those who would be removed by it.
type strike struct {
	state   *game.State
	by      rules.Seat
	choice  game.Choice
	removes []game.Square
}

// strikeRemoves returns the squares of the soldiers that would be removed by the fight that is picked. They are found once for
// each choice.
func (b *Board) strikeRemoves() []game.Square {
	q, ok := squareOf(b.firstPick())
	if !ok || b.maxStrikes() == 0 {
		return nil
	}
	_, kind, _ := b.state.Group(q)
	c, of := game.Choice{Verb: game.VerbRaze, Group: kind, Count: b.strikeCount()}, &b.positionCache.strike
	if of.state != b.state || of.by != b.choice.By || of.choice != c {
		*of = strike{b.state, b.choice.By, c, fallingSoldiers(b.state, b.choice.By, c)}
	}
	return of.removes
}

// falling returns the squares of the soldiers that would be removed: by the fight that is picked, and by a shot at the first
// of the parts that can be aimed at.
func (b *Board) falling(parts ...rules.Part) []game.Square {
	list := b.strikeRemoves()
	if _, to, ok := b.shotAt(parts...); ok {
		if q, falls := b.shotFalls(to); falls {
			list = append(slices.Clip(list), q)
		}
	}
	return list
}
