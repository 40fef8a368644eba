package forhonor

import (
	"strconv"
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// buttonScore opens the sheet of the score.
const buttonScore = buttonSide + 20

// scoreTargets are the panel of the score.
func (b *Board) scoreTargets() []table.Target {
	return []table.Target{{Part: button(buttonScore), Rect: b.layout.score, Z: cellZ, Name: b.scoreWords()}}
}

// scoreWords tells the round, the score of both camps and what it would become, and the initiative cards.
func (b *Board) scoreWords() string {
	s := b.speaker()
	parts := []string{s.round(b.shown.round, int(b.state.Rules().Last))}
	for camp := range game.Camp(game.NumCamps) {
		parts = append(parts, s.score(b.state, camp))
	}
	if b.shown.called >= 0 {
		parts = append(parts, s.words.T(lang.ForhonorDrawn, s.camp(game.Camp(b.shown.called))))
	}
	for camp := range game.Camp(game.NumCamps) {
		parts = append(parts, s.cardsLeft(camp, b.shown.left[camp]))
	}
	return strings.Join(parts, ". ")
}

// standing is what the panel of the score tells of a camp.
type standing struct {
	camp      game.Camp
	score     int
	projected int // if the round ended now
	holds     [game.NumZones]zoneHold
}

// zoneHold says how a camp stands in a zone.
type zoneHold uint8

const (
	notHeld zoneHold = iota
	keeps            // it holds the card, and would if the round ended now
	gains            // it would hold the card then
	loses            // it holds the card, and would not then
)

// part is what a zone would add to the score of the camp if the round ended now: a hundred for its card, and a hundred for
// holding it at the scoring.
func (h zoneHold) part() int {
	return [...]int{notHeld: 0, keeps: 100, gains: 200, loses: -100}[h]
}

// standing returns how a camp stands: what is shown, and what the position would become.
func (b *Board) standing(camp game.Camp) standing {
	st := standing{camp: camp, score: b.shown.score[camp]}
	projected, holds := b.state.Projected(camp)
	st.projected = projected
	for z, held := range holds {
		switch now := b.shown.holder[z] == int8(camp); {
		case now && held:
			st.holds[z] = keeps
		case held:
			st.holds[z] = gains
		case now:
			st.holds[z] = loses
		}
	}
	return st
}

// drawScore draws the score of both camps, the zones that they hold and the initiative cards.
func (b *Board) drawScore(c *canvas.Canvas) {
	r := b.layout.score
	ui.DrawPaper(c, ui.Panel(), r)
	middle := b.layout.initiative
	const pad = 10.0
	halves := [game.NumCamps]geom.Rect{
		geom.R(r.X+pad, r.Y, middle.X-r.X-pad-4, r.H),
		geom.R(middle.Right()+4, r.Y, r.Right()-pad-middle.Right()-4, r.H),
	}
	for camp, half := range halves {
		b.drawStanding(c, half, b.standing(game.Camp(camp)))
	}
	b.drawInitiative(c, middle)
}

// largeScore is the least height of a panel with zones and long words.
const largeScore = 80.0

// drawStanding draws one half of the panel: the score at the outer end with the beads beside it, and what the score would
// become.
func (b *Board) drawStanding(c *canvas.Canvas, r geom.Rect, st standing) {
	inner := r.InsetXY(0, 5)
	large := r.H >= largeScore
	var upper, lower geom.Rect
	if large {
		upper, lower = inner.CutTop(inner.H * 0.55)
	} else {
		lower, upper = inner.CutTop(inner.H * 0.42)
	}
	b.drawTotal(c, upper, st)
	if large {
		lower = b.drawZoneCards(c, lower, st)
	}
	b.drawProjected(c, lower, st)
}

// drawTotal writes the score carved, and counts it in beads.
func (b *Board) drawTotal(c *canvas.Canvas, r geom.Rect, st standing) {
	cloth := sprites.Camp(st.camp).Cloth()
	style := ui.Carved(min(38, r.H*0.86))
	text := strconv.Itoa(st.score)
	wide := max(letters.Measure(style, text), letters.Measure(style, "000"))
	number := geom.R(r.X, r.Y, wide, r.H)
	align, left := canvas.Left, true
	if st.camp == game.Defenders {
		number.X, align, left = r.Right()-wide, canvas.Right, false
	}
	write(c, style, text, number, cloth.Dark, align)
	beads := r
	beads.W -= wide + 8
	if left {
		beads.X = number.Right() + 8
	}
	rod := sprites.Abacus{Camp: sprites.Camp(st.camp), Beads: min(sprites.AbacusBeads, max(0, st.score/100)), FromTheLeft: left}
	box := boxOf(rod.Box())
	size := min(beads.W/box.W, beads.H*0.82/box.H, 1)
	if size <= 0.15 {
		return
	}
	x := beads.X
	if !left {
		x = beads.Right() - box.W*size
	}
	draw(c, rod, geom.Pt(x-box.X*size, beads.Centre().Y-(box.Y+box.H/2)*size), size)
}

// drawProjected writes the camp's name and the score that it would have if the round ended now.
func (b *Board) drawProjected(c *canvas.Canvas, r geom.Rect, st standing) {
	name := b.words().Camp(st.camp.String(), "")
	short := "→ " + strconv.Itoa(st.projected)
	style, strong := ui.Body(14), ui.Strong(14.5)
	ink := sprites.Ink2
	switch {
	case st.projected > st.score:
		ink = sprites.MatsuD
	case st.projected < st.score:
		ink = sprites.Beni
	}
	if r.H < 24 {
		style, strong = ui.Body(13), ui.Strong(13)
	}
	text := b.words().T(lang.ForhonorProjected, lang.Count("n", st.projected))
	wide := letters.Measure(strong, text)
	if wide+letters.Measure(style, name)+16 > r.W {
		text = short
		wide = letters.Measure(strong, text)
	}
	outer, inner := canvas.Left, canvas.Right
	if st.camp == game.Defenders {
		outer, inner = inner, outer
	}
	ends := geom.R(r.X, r.Y, max(0, r.W-wide-8), r.H)
	if st.camp == game.Defenders {
		ends.X += wide + 8
	}
	if letters.Measure(ui.Body(13), name) > ends.W {
		b.drawPennant(c, st.camp, geom.Pt(ends.X+ends.W/2, ends.Centre().Y), min(22, ends.H))
	} else {
		write(c, style, name, ends, sprites.Ink, outer)
	}
	if b.state.Round() > 0 {
		write(c, strong, text, r, ink, inner)
	}
}

// drawZoneCards draws the cards of the zones that the camp holds or would hold, at the inner end, and returns what is left.
func (b *Board) drawZoneCards(c *canvas.Canvas, r geom.Rect, st standing) geom.Rect {
	const gap = 5.0
	high := r.H - 1
	card := sprites.ZoneCard{Zone: sprites.FieldZone(0), Held: true, Holder: sprites.Camp(st.camp)}
	box := boxOf(card.Box())
	size := high / box.H
	wide := box.W * size
	for z, hold := range st.holds {
		if hold == notHeld || r.W < 150 {
			continue
		}
		at := geom.Pt(r.Right()-wide/2, r.Centre().Y)
		if st.camp == game.Defenders {
			at.X = r.X + wide/2
			r.X += wide + gap
		}
		r.W -= wide + gap
		card.Zone, card.Held = sprites.FieldZone(z), hold != gains
		fade := c
		if hold == loses {
			fade = c.Faded(0.45)
		}
		draw(fade, card, geom.Pt(at.X-(box.X+box.W/2)*size, at.Y-(box.Y+box.H/2)*size), size)
		b.drawSignOf(c, hold, geom.Pt(at.X+wide/2-3, r.Y+5))
	}
	return r
}

// drawSignOf marks a card that the camp would gain or lose.
func (b *Board) drawSignOf(c *canvas.Canvas, hold zoneHold, at geom.Point) {
	icon, ink := "plus", sprites.MatsuD
	if hold == loses {
		icon, ink = "minus", sprites.Beni
	}
	if hold == gains || hold == loses {
		disc := ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: 6.5}
		ui.DrawPaper(c, disc, geom.Around(at, 13, 13))
		ui.DrawIcon(c, icon, at, 10, ink)
	}
}
