package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawScoreSheet draws the score in a table: what each camp has, what each zone would add to it if the round ended now,
// and the sum; below it what is to be said about breaking.
func (b *Board) drawScoreSheet(c *canvas.Canvas, p closeupPlan) {
	const most, gap = 40.0, 10.0
	words := b.words()
	r := p.card.Inset(18)
	head, r := r.CutTop(leastPress)
	head.W -= leastPress + gap
	title := b.speaker().round(b.shown.round, int(b.state.Rules().Last))
	write(c, ui.Heading(26), title, head, sprites.Ink, canvas.Left)
	foot, r := r.CutBottom(min(84, r.H*0.25))
	rows := float64(3 + game.NumZones)
	high := min(most, r.H/rows)
	standings := [game.NumCamps]standing{b.standing(game.Attackers), b.standing(game.Defenders)}
	row := geom.R(r.X, r.Y+4, r.W, high)
	b.scoreRow(c, row, "", words.Camp(game.Attackers.String(), ""), words.Camp(game.Defenders.String(), ""), false)
	row.Y += high
	b.scoreRow(c, row, words.T(lang.ForhonorScoreNow), strconv.Itoa(standings[0].score), strconv.Itoa(standings[1].score), true)
	for z := range game.NumZones {
		row.Y += high
		b.scoreRow(c, row, words.Zone(z), partWords(standings[0].holds[z]), partWords(standings[1].holds[z]), false)
		for camp, at := range b.scoreColumns(row) {
			if standings[camp].holds[z] == keeps || standings[camp].holds[z] == gains {
				b.drawPennant(c, game.Camp(camp), geom.Pt(at.X+18, row.Centre().Y), row.H*0.62)
			}
		}
	}
	row.Y += high
	c.Fill(geom.R(row.X, row.Y, row.W, 1.6), sprites.Ink)
	b.scoreRow(c, row, words.T(lang.ForhonorScoreThen), strconv.Itoa(standings[0].projected), strconv.Itoa(standings[1].projected), true)
	b.drawScoreFoot(c, foot)
}

// scoreColumns returns where the numbers of both camps stand in a row.
func (b *Board) scoreColumns(row geom.Rect) [game.NumCamps]geom.Rect {
	wide := min(170, row.W*0.31)
	right := geom.R(row.Right()-wide, row.Y, wide, row.H)
	return [game.NumCamps]geom.Rect{geom.R(right.X-wide-6, row.Y, wide, row.H), right}
}

// scoreRow writes one row of the table.
func (b *Board) scoreRow(c *canvas.Canvas, row geom.Rect, name, left, right string, strong bool) {
	style := ui.Body(16)
	if strong {
		style = ui.Strong(17)
	}
	columns := b.scoreColumns(row)
	write(c, style, name, geom.R(row.X, row.Y, columns[0].X-row.X-6, row.H), sprites.Ink, canvas.Left)
	for camp, text := range [game.NumCamps]string{left, right} {
		write(c, style, text, columns[camp], sprites.Camp(camp).Cloth().Dark, canvas.Right)
	}
}

// partWords writes what a zone would add to a score.
func partWords(hold zoneHold) string {
	switch n := hold.part(); {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// drawPennant draws the flag of a camp, as high as told about the point.
func (b *Board) drawPennant(c *canvas.Canvas, camp game.Camp, at geom.Point, high float64) {
	box := canvas.RectOf(sprites.ZoneFlag{Camp: sprites.Camp(camp)}.Box())
	size := high / box.H
	field.DrawFlag(c, camp, geom.Pt(at.X-(box.X+box.W/2)*size, at.Y-(box.Y+box.H/2)*size), size)
}

// drawScoreFoot tells what a zone pays, and what is to be said about breaking.
func (b *Board) drawScoreFoot(c *canvas.Canvas, r geom.Rect) {
	text := b.words().T(lang.ForhonorScoreRule)
	if title, more, _ := b.breakingWords(); more != "" {
		if title != "" {
			more = title + ". " + more
		}
		text = more
	}
	style := ui.Body(15)
	for canvas.ParagraphHeight(style, text, r.W) > r.H-6 && style.Size > 13 {
		style.Size -= 0.5
	}
	c.Paragraph(style, text, geom.R(r.X, r.Y+6, r.W, r.H-6), sprites.Ink2, canvas.Left)
}
