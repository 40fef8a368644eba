package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/origin"
	"engawa/scenes/table"
)

// Enlarge implements table.Narrator: the card of a hero, with what the hero can do.
func (b *Board) Enlarge(p rules.Part) (table.Enlargement, bool) {
	h, ok := b.heroBehind(p)
	if !ok {
		return table.Enlargement{}, false
	}
	words := b.words()
	var list []string
	for _, fact := range origin.Facts(words, h) {
		list = append(list, fact.Text)
	}
	return table.Enlargement{Name: words.Hero(h.String()).Name, Words: list, Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := r.Fit(heroWide, heroHigh)
		drawHeroCard(c, words, h, b.display.campOf(h), at, heroNameStyle(words, at.H))
	}}, true
}

// heroBehind returns the hero for which a part stands: its figure, its card, or what opens its panel.
func (b *Board) heroBehind(p rules.Part) (game.Hero, bool) {
	if h, ok := heroOf(p); ok {
		return h, true
	}
	for _, first := range []int32{buttonCard, buttonPanel} {
		if h, ok := cardHero(p, first); ok {
			return h, true
		}
	}
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
