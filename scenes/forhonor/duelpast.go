package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// leastBesidePast is from which breadth on, in heights of the room for what has been, words stand beside pictures.
const leastBesidePast = 2.4

// drawPast draws how the first round has ended; in the first round which card beats which, and who has joined in.
func (b *Board) drawPast(c *canvas.Canvas, p duelPlan) {
	r, text := p.past, b.pastWords()
	if r.Empty() {
		return
	}
	beside := r.W > r.H*leastBesidePast
	if b.second() {
		r = b.drawFirstRound(c, p, beside)
	} else {
		text = b.friendWords()
		r = drawCircleIn(c, r, text != "", beside)
	}
	drawPastWords(c, r, text, beside)
}

// friendWords tells in the first round who has joined the attacker; "" for nobody.
func (b *Board) friendWords() string {
	h := b.over.duel.friend
	if h == game.NoHero || b.second() {
		return ""
	}
	return b.words().T(lang.ForhonorDuelGang, lang.Text("friend", b.heroName(h)), lang.Text("hero", b.heroName(b.shown.fight[1])))
}

// drawCircleIn draws which card beats which in the room, at its end or its top where words share it, and returns the
// room that is left for these.
func drawCircleIn(c *canvas.Canvas, r geom.Rect, shared, beside bool) geom.Rect {
	const most, gap = 150.0, 8.0
	circle := geom.Around(r.Centre(), min(most, r.H), min(most, r.H))
	switch {
	case shared && beside:
		circle.X = r.Right() - circle.W
		r.W -= circle.W + gap
	case shared:
		circle.Y = r.Y
		_, r = r.CutTop(circle.H)
	}
	drawCircle(c, circle)
	return r
}

// drawFirstRound draws the cards of the first round, and where there is room which card beats which; it returns the
// room that is left for words.
func (b *Board) drawFirstRound(c *canvas.Canvas, p duelPlan, beside bool) geom.Rect {
	const (
		most    = smallHigh * 1.45
		gap     = 12.0 // between the cards
		head    = 24.0 // over them
		words   = 52.0 // the height that is kept for them, with the head
		share   = 0.45 // of the breadth that both cards take at most beside words
		circle  = 84.0 // the largest beside the cards
		leastW  = 4.0  // the breadth with room for it, in heights
		slant   = 0.12 // of the cards, from each other
		stagger = 6.0
	)
	r := p.past
	switch {
	case !p.circle.Empty():
		drawCircle(c, p.circle)
	case beside && r.W > leastW*r.H:
		side := min(r.H, circle)
		drawCircle(c, geom.R(r.Right()-side, r.Centre().Y-side/2, side, side))
		r.W -= side + 6
	}
	high := min(most, r.H-words)
	if beside {
		high = min(most, r.H, (r.W*share-8)/2*smallHigh/smallWide)
	}
	wide := high * smallWide / smallHigh
	mid := geom.Pt(r.Centre().X, r.Y+high/2+head)
	if beside {
		mid = geom.Pt(r.Right()-wide-8, r.Centre().Y)
	} else {
		c.Text(ui.Strong(15), b.words().T(lang.ForhonorDuelPast), geom.Pt(r.Centre().X, r.Y+15), nightPale, canvas.Centre)
	}
	for k, card := range b.shown.cards {
		side := float64(b.sideOf(k)) - 0.5
		face := sprites.CombatFace{Card: sprites.CombatCard(card), Small: true}
		b.drawCombat(c, face, combatPose{at: mid.Add(geom.Pt(side*(wide+gap), stagger*side)), high: high, turn: slant * side, open: 1})
	}
	if beside {
		r.W -= 2*wide + 28
		return r
	}
	_, r = r.CutTop(mid.Y + high/2 + 8 - r.Y)
	return r
}

// drawPastWords writes what has been in the room: at its left beside pictures, else in the middle from its top on.
func drawPastWords(c *canvas.Canvas, r geom.Rect, text string, beside bool) {
	if text == "" {
		return
	}
	style := ui.Strong(16)
	for style.Size > 13 && canvas.ParagraphHeight(style, text, r.W) > r.H {
		style.Size -= 0.5
	}
	align, high := canvas.Centre, canvas.LineHeight(style)
	lines := evenLines(c, style, text, r.W, max(1, int(r.H/high)))
	at := geom.Pt(r.Centre().X, r.Y)
	if beside {
		align, at = canvas.Left, geom.Pt(r.X, r.Centre().Y-high*float64(len(lines))/2)
	}
	writeLines(c, style, lines, at, sprites.Paper2, align)
}

// drawCircle draws which card beats which.
func drawCircle(c *canvas.Canvas, r geom.Rect) {
	cycle := sprites.CombatCycle{Night: true}
	box := cycle.Box()
	size := min(r.W/box.W, r.H/box.H)
	c.Draw(pictureOf(cycle), geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size), canvas.Look{Size: size})
}
