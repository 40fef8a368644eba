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

// part is what a zone would add to the score of the camp if the round ended now: a hundred for its card, and a hundred
// for holding it at the scoring.
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
	standings := [game.NumCamps]standing{b.standing(game.Attackers), b.standing(game.Defenders)}
	short := b.shortScore(halves[0], standings)
	for camp, half := range halves {
		b.drawStanding(c, half, standings[camp], short)
	}
	b.drawInitiative(c, middle)
}

// Measures of the panel of the score.
const (
	largeScore = 80.0 // the least height of one with zones and long words
	scoreLine  = 24.0 // the height of its lower line
)

// scoreRoom is what of a panel, or of a part of it from side to side, is written on: it is off the frame.
func scoreRoom(r geom.Rect) geom.Rect { return geom.R(r.X, r.Y+5, r.W, r.H-14) }

// drawStanding draws one half of the panel in two lines: the score at the outer end, with what it would become and the
// beads beside it, and the zones; where the panel is low, what it would become stands in the other line.
func (b *Board) drawStanding(c *canvas.Canvas, r geom.Rect, st standing, short bool) {
	if r.H < largeScore {
		inner := r.InsetXY(0, 5)
		lower, upper := inner.CutTop(inner.H * 0.42)
		b.drawTotal(c, upper, st, false)
		b.drawProjected(c, lower, st, short)
		return
	}
	lower, upper := scoreRoom(r).CutBottom(scoreLine)
	b.drawTotal(c, upper, st, true)
	b.drawZones(c, lower, st)
}

// changeInk is the ink of a change: vermilion is kept for what can be done, so that gains are green and losses red.
func changeInk(by int) sprites.Color {
	switch {
	case by > 0:
		return sprites.MatsuD
	case by < 0:
		return sprites.Beni
	}
	return sprites.Ink2
}

// projectedWords tells what the score would become, short with an arrow.
func (b *Board) projectedWords(st standing, short bool) string {
	if short {
		return "→ " + strconv.Itoa(st.projected)
	}
	return b.words().T(lang.ForhonorProjected, lang.Count("n", st.projected))
}

// totalParts are the breadths of what stands beside the beads: those of the wider camp, so that the beads of both begin
// alike and are equally long.
func (b *Board) totalParts(style letters.Style, of standing, words string) (number, then float64) {
	for _, st := range []standing{of, b.standing(of.camp.Other())} {
		number = max(number, letters.Measure(style, strconv.Itoa(st.score)), letters.Measure(style, "000"))
		if b.becomes(st) {
			then = max(then, letters.Measure(ui.Strong(16), strconv.Itoa(st.projected)), letters.Measure(ui.Body(13), words))
		}
	}
	return number, then
}

// becomes reports whether the score would be another if the round ended now.
func (b *Board) becomes(st standing) bool { return b.state.Round() > 0 && st.projected != st.score }

// drawTotal writes the score carved and counts it in beads; between them, where that is told, what it would become with
// the words that say so below.
func (b *Board) drawTotal(c *canvas.Canvas, r geom.Rect, st standing, told bool) {
	const gap = 10.0
	cloth := sprites.Camp(st.camp).Cloth()
	style := ui.Carved(min(38, r.H*0.86))
	words := b.words().T(lang.ForhonorScoreThen)
	wide, then := b.totalParts(style, st, words)
	if wide+gap+then > r.W {
		words = ""
		_, then = b.totalParts(style, st, words)
	}
	if !told {
		then = 0
	}
	cut, align, left := geom.Rect.CutLeft, canvas.Left, true
	if st.camp == game.Defenders {
		cut, align, left = geom.Rect.CutRight, canvas.Right, false
	}
	apart := func(r geom.Rect) geom.Rect {
		_, r = cut(r, gap)
		return r
	}
	number, beads := cut(r, wide)
	write(c, style, strconv.Itoa(st.score), number, cloth.Dark, align)
	beads = apart(beads)
	if then > 0 {
		var room geom.Rect
		room, beads = cut(beads, then)
		beads = apart(beads)
		if b.becomes(st) {
			upper, lower := room.CutTop(room.H * 0.54)
			if words == "" {
				upper = room
			}
			ink := changeInk(st.projected - st.score)
			write(c, ui.Strong(16), strconv.Itoa(st.projected), upper, ink, align)
			write(c, ui.Body(13), words, lower, ink, align)
		}
	}
	rod := sprites.Abacus{Camp: sprites.Camp(st.camp), Beads: min(sprites.AbacusBeads, max(0, st.score/100)), FromTheLeft: left}
	box := canvas.RectOf(rod.Box())
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

// drawProjected writes the camp's name, or its pennant where the name of either camp has no room, and the score that it
// would have if the round ended now.
func (b *Board) drawProjected(c *canvas.Canvas, r geom.Rect, st standing, short bool) {
	style, strong := projectedStyles(r.H)
	name, text := b.words().Camp(st.camp.String(), ""), b.projectedWords(st, short)
	wide := letters.Measure(strong, text)
	outer, inner := canvas.Left, canvas.Right
	ends := geom.R(r.X, r.Y, max(0, r.W-wide-8), r.H)
	if st.camp == game.Defenders {
		outer, inner = inner, outer
		ends.X += wide + 8
	}
	if b.pennants(r.W, strong, short) {
		b.drawPennant(c, st.camp, geom.Pt(ends.X+ends.W/2, ends.Centre().Y), min(22, ends.H))
	} else {
		write(c, style, name, ends, sprites.Ink, outer)
	}
	if b.becomes(st) {
		write(c, strong, text, r, changeInk(st.projected-st.score), inner)
	}
}

// pennants reports whether the name of either camp has no room in a row so wide beside what its score would become.
func (b *Board) pennants(wide float64, strong letters.Style, short bool) bool {
	for camp := range game.Camp(game.NumCamps) {
		text := b.projectedWords(b.standing(camp), short)
		if letters.Measure(ui.Body(13), b.words().Camp(camp.String(), "")) > wide-letters.Measure(strong, text)-8 {
			return true
		}
	}
	return false
}

// projectedStyles are the styles of name and score in a row of that height.
func projectedStyles(high float64) (name, score letters.Style) {
	if high < 24 {
		return ui.Body(13), ui.Strong(13)
	}
	return ui.Body(14), ui.Strong(14.5)
}

// shortScore reports whether the words about what a score would become have no room beside the name of a camp.
func (b *Board) shortScore(r geom.Rect, standings [game.NumCamps]standing) bool {
	style, strong := projectedStyles((r.H - 10) * 0.42)
	for _, st := range standings {
		name := b.words().Camp(st.camp.String(), "")
		if letters.Measure(strong, b.projectedWords(st, false))+letters.Measure(style, name)+16 > r.W {
			return true
		}
	}
	return false
}
