package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/sourcemark"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// Enlarge implements table.Narrator: the card of a hero, with what the hero can do, or a combat card in a duel.
func (b *Board) Enlarge(p rules.Part) (table.Enlargement, bool) {
	if of, ok := b.enlargeCombat(p); ok {
		return of, true
	}
	if of, ok := b.enlargeSquare(p); ok {
		return of, true
	}
	h, ok := b.heroBehind(p)
	if !ok {
		return table.Enlargement{}, false
	}
	words := b.words()
	var list []string
	if f, camp, in := b.state.Figure(h); in {
		s := b.speaker()
		list = append(list, words.T(lang.ForhonorSpokenHero, s.hero("hero", h), s.who(f.Owner), lang.Text("state", s.figure(f, h == b.display.active, b.state.ReturnRound(camp, f.Post))))+".")
	}
	for _, fact := range sourcemark.Facts(words, h) {
		list = append(list, fact.Text)
	}
	return table.Enlargement{Name: words.Hero(h.String()).Name, Words: list, Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := r.Fit(heroWidth, heroHeight)
		drawHeroCard(c, words, h, b.display.campOf(h), at, heroNameStyle(words, at.H))
	}}, true
}

// enlargeSquare shows the soldier on a square, or the zone in which it lies, with what matters about it.
func (b *Board) enlargeSquare(p rules.Part) (table.Enlargement, bool) {
	q, ok := squareOf(p)
	if !ok || b.top() != nil {
		return table.Enlargement{}, false
	}
	m := &b.onField.models[q]
	matter := m.matter(b.words())
	if m.hero != game.NoHero || matter == "" {
		return table.Enlargement{}, false
	}
	return table.Enlargement{Name: m.text(b.words(), q), Words: []string{matter}, Draw: func(c *canvas.Canvas, r geom.Rect) {
		if m.soldiers == 0 {
			drawZoneSign(c, r.Fit(1, 1), m.zone.zone)
			return
		}
		fitPicture(c, canvas.Sprite(forhonorsprites.Soldier{Camp: forhonorsprites.Camp(m.camp)}), r)
	}}, true
}

// enlargeCombat shows a card of the player who chooses in a duel, with what it does against each that the other may show.
func (b *Board) enlargeCombat(p rules.Part) (table.Enlargement, bool) {
	duel, ok := b.top().(*duelOverlay)
	card := game.Card(p.Index - game.CardPart)
	if !ok || p.Kind != rules.PartCard || card < game.Sword || card > game.Shield {
		return table.Enlargement{}, false
	}
	m := duel.Model()
	if !m.chooses() {
		return table.Enlargement{}, false
	}
	face := combatFace(card, m.heroes[m.chooser], card == m.cards[m.chooser])
	return table.Enlargement{Name: m.cardName(card), Words: []string{m.cardWords(m.chooser, card) + "."}, Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := r.Fit(cardWidth, cardHeight)
		drawCombat(c, m.words, face, combatPose{at: at.Centre(), height: at.H, open: 1})
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

// Advise implements table.Narrator: the log's words serve for both.
func (b *Board) Advise(s rules.State, m rules.Move) string { return b.Line(s, m) }
