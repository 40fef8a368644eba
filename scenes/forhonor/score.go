package forhonor

import (
	"strconv"
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// buttonScore opens the sheet of the score.
const buttonScore = buttonSide + 20

// scoreFacts is what is told of the score.
type scoreFacts struct {
	words     *lang.Catalog
	rules     game.Rules
	round     int
	called    int8               // the camp whose initiative card lies open, nobody for none
	left      [game.NumCamps]int // initiative cards
	standings [game.NumCamps]standing
}

func (b *Board) scoreFacts() scoreFacts {
	f := scoreFacts{words: b.words(), rules: b.state.Rules(), round: b.shown.round, called: b.shown.called, left: b.shown.left}
	for camp := range f.standings {
		f.standings[camp] = b.standing(game.Camp(camp))
	}
	return f
}

// spoken tells the round, the score of both camps and what it would become, and the initiative cards.
func (f *scoreFacts) spoken() string {
	s := speaker{words: f.words}
	parts := []string{s.round(f.round, f.rules)}
	for camp, st := range f.standings {
		var holds [game.NumZones]bool
		for z, hold := range st.holds {
			holds[z] = hold == keeps || hold == gains
		}
		parts = append(parts, s.score(game.Camp(camp), st.score, st.projected, holds))
	}
	if f.called >= 0 {
		parts = append(parts, s.words.T(lang.ForhonorDrawn, s.camp(game.Camp(f.called))))
	}
	for camp := range game.Camp(game.NumCamps) {
		parts = append(parts, s.cardsLeft(camp, f.left[camp]))
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
	return [...]int{notHeld: 0, keeps: game.CardPoints, gains: game.HeldPoints, loses: -game.CardPoints}[h]
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
func (b *Board) drawScore(c *canvas.Canvas, r geom.Rect) {
	ui.DrawPaper(c, ui.Panel(), r)
	all := [game.NumCamps]standing{b.standing(game.Attackers), b.standing(game.Defenders)}
	for camp, half := range b.layout.halves {
		b.drawStanding(c, half, all, game.Camp(camp))
	}
	b.drawInitiative(c, b.layout.initiative)
}

// Measures of the panel of the score.
const (
	largeScore = 80.0  // the least height of one with zones and long words
	scoreLine  = 24.0  // the height of its lower line
	nameShare  = 0.42  // of the height of a low one, for its upper line
	scoreGap   = 10.0  // between a score and what stands beside it
	leastBeads = 170.0 // the breadth from which on beads can be counted
)

// scoreRoom is what of a panel, or of a part of it from side to side, is written on: it is off the frame.
func scoreRoom(r geom.Rect) geom.Rect { return geom.R(r.X, r.Y+5, r.W, r.H-14) }

// drawStanding draws one half of the panel in two lines: the score at the outer end, with what it would become beside
// it, and the name of the camp with its zones; where the panel is low the name stands above, alone, and where it is
// narrow too, what the score would become instead.
func (b *Board) drawStanding(c *canvas.Canvas, r geom.Rect, all [game.NumCamps]standing, camp game.Camp) {
	if r.H < largeScore {
		name, total := lowScoreRoom(r).CutTop(lowScoreRoom(r).H * nameShare)
		if b.drawTotal(c, total, all, camp) {
			b.drawCampName(c, name, camp)
			return
		}
		then := b.projection(all, name.H, name.W)
		b.drawProjected(c, name, all[camp], then, canvas.Centre)
		return
	}
	lower, upper := scoreRoom(r).CutBottom(scoreLine)
	b.drawTotal(c, upper, all, camp)
	b.drawZones(c, b.zoneLine(lower, camp), all[camp])
}

// lowScoreRoom is what of a low panel, or of a part of it, is written on.
func lowScoreRoom(r geom.Rect) geom.Rect { return r.InsetXY(0, 6) }

// drawCampName writes the name of a camp at the outer end, or draws its pennant where the name of either has no room.
func (b *Board) drawCampName(c *canvas.Canvas, r geom.Rect, camp game.Camp) {
	style, outer := ui.Body(14), canvas.Left
	if r.H < 20 {
		style = ui.Body(13)
	}
	if camp == game.Defenders {
		outer = canvas.Right
	}
	for _, name := range b.campNames() {
		if letters.Measure(ui.Body(13), name) > r.W {
			drawPennant(c, camp, r.Centre(), min(22, r.H))
			return
		}
	}
	write(c, style, b.campNames()[camp], r, sprites.Ink, outer)
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

// becomes reports whether the score would be another if the round ended now.
func (b *Board) becomes(st standing) bool { return b.state.Round() > 0 && st.projected != st.score }

// projected is how the panel tells what scores would become.
type projected struct {
	words string // over the number; "" where it stands behind an arrow
	style letters.Style
	wide  float64 // of the broader of both camps; 0 where neither score would change
}

// projection tells what the scores would become in words where they have room.
func (b *Board) projection(all [game.NumCamps]standing, high, wide float64) projected {
	const wordy = 40.0 // the height with room for words over a number
	p := projected{style: ui.Strong(14.5)}
	if words := b.words().T(lang.ForhonorScoreThen); high >= wordy && letters.Measure(ui.Body(13), words) <= wide {
		p.words, p.style = words, ui.Strong(16)
	}
	for camp, st := range all {
		if b.becomes(st) {
			p.wide = max(p.wide, letters.Measure(p.style, p.text(st.projected, game.Camp(camp))), letters.Measure(ui.Body(13), p.words))
		}
	}
	return p
}

// text writes what the score of a camp would become; an arrow without words points from the score, which stands
// outside.
func (p projected) text(n int, camp game.Camp) string {
	switch text := strconv.Itoa(n); {
	case p.words != "":
		return text
	case camp == game.Defenders:
		return text + " ←"
	default:
		return "→ " + text
	}
}

// drawTotal writes the score carved, beside it what it would become, and counts it in beads where these have room. Both
// camps' take the same breadths, so that their beads begin alike and are equally long. It reports whether there was
// room for all that is to be told.
func (b *Board) drawTotal(c *canvas.Canvas, r geom.Rect, all [game.NumCamps]standing, camp game.Camp) bool {
	const least = 16.0
	st, cloth, style := all[camp], sprites.Camp(camp).Cloth(), ui.Carved(min(38, r.H*0.86))
	number := func() (wide float64) {
		for _, one := range all {
			wide = max(wide, letters.Measure(style, strconv.Itoa(one.score)), letters.Measure(style, "000"))
		}
		return wide
	}
	then := b.projection(all, r.H, r.W-number()-scoreGap)
	usual := style
	for style.Size > least && number()+scoreGap+then.wide > r.W {
		style.Size -= 0.5
	}
	if then.wide > 0 && number()+scoreGap+then.wide > r.W {
		style, then.wide = usual, 0
		for style.Size > least && number() > r.W {
			style.Size -= 0.5
		}
	}
	cut, align := geom.Rect.CutLeft, canvas.Left
	if camp == game.Defenders {
		cut, align = geom.Rect.CutRight, canvas.Right
	}
	score, rest := cut(r, number())
	write(c, style, strconv.Itoa(st.score), score, cloth.Dark, align)
	_, rest = cut(rest, scoreGap)
	told := then.wide > 0 || !b.becomes(all[0]) && !b.becomes(all[1])
	if then.wide > 0 {
		var room geom.Rect
		room, rest = cut(rest, then.wide)
		_, rest = cut(rest, scoreGap)
		b.drawProjected(c, room, st, then, align)
	}
	kept := 0.0 // for what the score may become in another round, so that beads do not come and go
	if then.wide == 0 {
		kept = letters.Measure(ui.Body(13), b.words().T(lang.ForhonorScoreThen)) + scoreGap
	}
	if rest.W-kept >= leastBeads {
		b.drawBeads(c, rest, st)
	}
	return told
}

// drawProjected writes what the score would become.
func (b *Board) drawProjected(c *canvas.Canvas, r geom.Rect, st standing, then projected, align canvas.Align) {
	if !b.becomes(st) {
		return
	}
	ink := changeInk(st.projected - st.score)
	if then.words != "" {
		var above geom.Rect
		above, r = r.CutTop(r.H * 0.46)
		write(c, ui.Body(13), then.words, above, ink, align)
	}
	write(c, then.style, then.text(st.projected, st.camp), r, ink, align)
}

// drawBeads counts a score in beads.
func (b *Board) drawBeads(c *canvas.Canvas, r geom.Rect, st standing) {
	left := st.camp == game.Attackers
	rod := sprites.Abacus{Camp: sprites.Camp(st.camp), Beads: min(sprites.AbacusBeads, max(0, st.score/game.CardPoints)), FromTheLeft: left}
	box := canvas.RectOf(rod.Box())
	size := min(r.W/box.W, r.H*0.82/box.H, 1)
	x := r.X
	if !left {
		x = r.Right() - box.W*size
	}
	draw(c, rod, geom.Pt(x-box.X*size, r.Centre().Y-(box.Y+box.H/2)*size), size)
}
