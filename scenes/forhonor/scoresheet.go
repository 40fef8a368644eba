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
	"engawa/sprites/letters"
)

// scoreSheet is where the table of the score and what is said below it lie, on one leaf or on two.
type scoreSheet struct {
	head, rows, foot geom.Rect
	line             float64       // the height of a row
	style            letters.Style // of what is said
	leaves           int
}

// scoreRows are the rows of the table: the names of the camps, two scores and the zones.
const scoreRows = 3 + game.NumZones

// scorePlan lays the sheet out. Large words below the table have a leaf of their own where it would be too low.
func (b *Board) scorePlan(p closeupPlan) scoreSheet {
	const most, gap, foot, large, least = 40.0, 10.0, 84.0, 60.0, 36.0
	reading := b.view.Reading()
	r := p.card.Inset(18)
	s := scoreSheet{leaves: 1, style: reading.Body(15)}
	if reading > 1 {
		r = p.card.Inset(12)
	}
	s.head, r = r.CutTop(leastPress)
	s.head.W -= leastPress + gap
	if reading <= 1 {
		s.foot, r = r.CutBottom(min(foot, r.H*0.25))
		s.rows, s.line = r, min(most, r.H/scoreRows)
		return s
	}
	s.style.Size *= enoughRead
	need := canvas.ParagraphHeight(s.style, b.scoreSaid(), r.W) + gap
	if s.line = min(large, (r.H-need)/scoreRows); s.line >= least {
		s.foot, s.rows = r.CutBottom(need)
		return s
	}
	s.leaves = 2
	s.style = reading.Body(15)
	_, s.rows = r.CutBottom(leastPress + gap)
	s.foot = s.rows
	s.line = min(large, s.rows.H/scoreRows)
	return s
}

// drawScoreSheet draws the score in a table: what each camp has, what each zone would add to it if the round ended now,
// and the sum; below it what is to be said about breaking.
func (b *Board) drawScoreSheet(c *canvas.Canvas, p closeupPlan) {
	s, words := b.scorePlan(p), b.words()
	title := b.speaker().round(b.shown.round, b.state.Rules())
	write(c, ui.Heading(26), title, s.head, sprites.Ink, canvas.Left)
	b.drawTurn(c, p, s.leaves)
	if s.leaves == 1 || b.sheet.leaf > 0 {
		b.drawScoreFoot(c, s)
	}
	if b.sheet.leaf > 0 {
		return
	}
	standings := [game.NumCamps]standing{b.standing(game.Attackers), b.standing(game.Defenders)}
	row := geom.R(s.rows.X, s.rows.Y+4, s.rows.W, s.line)
	b.drawScoreHead(c, row)
	row.Y += s.line
	b.scoreRow(c, row, words.T(lang.ForhonorScoreNow), strconv.Itoa(standings[0].score), strconv.Itoa(standings[1].score), true)
	for z := range game.NumZones {
		row.Y += s.line
		b.scoreRow(c, row, words.Zone(z), partWords(standings[0].holds[z]), partWords(standings[1].holds[z]), false)
		for camp, at := range b.scoreColumns(row) {
			if standings[camp].holds[z] == keeps || standings[camp].holds[z] == gains {
				b.drawHeld(c, game.Camp(camp), at)
			}
		}
	}
	row.Y += s.line
	c.Fill(geom.R(row.X, row.Y, row.W, 1.6), sprites.Ink)
	b.scoreRow(c, row, words.T(lang.ForhonorScoreThen), strconv.Itoa(standings[0].projected), strconv.Itoa(standings[1].projected), true)
}

// heldRoom is what the flag of a zone that is held has at the left of a column.
const heldRoom = 22.0

// drawHeld draws the flag of a camp at the left of its column, before what a zone that it holds would add.
func (b *Board) drawHeld(c *canvas.Canvas, camp game.Camp, column geom.Rect) {
	const most = 25.0
	drawPennant(c, camp, geom.Pt(column.X+heldRoom/2, column.Centre().Y), min(most, column.H*0.62))
}

// campNames are the names of both camps.
func (b *Board) campNames() (names [game.NumCamps]string) {
	for camp := range names {
		names[camp] = b.words().Camp(game.Camp(camp).String(), "")
	}
	return names
}

// drawScoreHead writes the names of the camps over the columns; those that are smaller than wanted stand below flags.
func (b *Board) drawScoreHead(c *canvas.Canvas, row geom.Rect) {
	const flag = 0.55 // of the height of the row
	names, columns, wanted := b.campNames(), b.scoreColumns(row), b.view.Reading().Body(16)
	style := wanted
	for camp, text := range names {
		style.Size = min(style.Size, ui.Fit(wanted, text, columns[camp].W).Size)
	}
	for camp, text := range names {
		r := columns[camp]
		if b.view.Reading() > 1 && style.Size < wanted.Size {
			var above geom.Rect
			above, r = r.CutTop(r.H * flag)
			drawPennant(c, game.Camp(camp), geom.Pt(above.Right()-above.H/2, above.Centre().Y), above.H)
		}
		write(c, style, text, r, sprites.Camp(camp).Cloth().Dark, canvas.Right)
	}
}

// scoreColumns returns where the numbers of both camps stand in a row.
func (b *Board) scoreColumns(row geom.Rect) [game.NumCamps]geom.Rect {
	wide := min(170, row.W*0.31)
	if b.view.Reading() > 1 {
		wide = row.W * 0.3
	}
	right := geom.R(row.Right()-wide, row.Y, wide, row.H)
	return [game.NumCamps]geom.Rect{geom.R(right.X-wide-6, row.Y, wide, row.H), right}
}

// scoreRow writes one row of the table.
func (b *Board) scoreRow(c *canvas.Canvas, row geom.Rect, name, left, right string, strong bool) {
	reading := b.view.Reading()
	style := reading.Body(16)
	if strong {
		style = reading.Strong(17)
	}
	style.Size = min(style.Size, row.H*0.7)
	columns := b.scoreColumns(row)
	b.scoreName(c, style, name, geom.R(row.X, row.Y, columns[0].X-row.X-6, row.H))
	for camp, text := range [game.NumCamps]string{left, right} {
		columns[camp].X, columns[camp].W = columns[camp].X+heldRoom, columns[camp].W-heldRoom
		write(c, style, text, columns[camp], sprites.Camp(camp).Cloth().Dark, canvas.Right)
	}
}

// scoreName writes what a row tells, in two lines where large words have no room in one.
func (b *Board) scoreName(c *canvas.Canvas, style letters.Style, name string, r geom.Rect) {
	if b.view.Reading() <= 1 || letters.Measure(style, name) <= r.W {
		write(c, style, name, r, sprites.Ink, canvas.Left)
		return
	}
	style = ui.FitParagraph(style, name, r.W, r.H)
	high := canvas.ParagraphHeight(style, name, r.W)
	c.Paragraph(style, name, geom.R(r.X, r.Centre().Y-high/2, r.W, high), sprites.Ink, canvas.Left)
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
func drawPennant(c *canvas.Canvas, camp game.Camp, at geom.Point, high float64) {
	box := canvas.RectOf(sprites.ZoneFlag{Camp: sprites.Camp(camp)}.Box())
	size := high / box.H
	field.DrawFlag(c, camp, geom.Pt(at.X-(box.X+box.W/2)*size, at.Y-(box.Y+box.H/2)*size), size)
}

// scoreSaid tells what a zone pays, or what is to be said about breaking.
func (b *Board) scoreSaid() string {
	title, more, _ := b.breakingWords()
	switch {
	case more == "":
		return b.words().T(lang.ForhonorScoreRule)
	case title != "":
		return title + ". " + more
	}
	return more
}

// drawScoreFoot writes what is to be said below the table.
func (b *Board) drawScoreFoot(c *canvas.Canvas, s scoreSheet) {
	text, r := b.scoreSaid(), geom.R(s.foot.X, s.foot.Y+6, s.foot.W, s.foot.H-6)
	writeEven(c, ui.FitParagraph(s.style, text, r.W, r.H), text, r, sprites.Ink2)
}
