package honshu

import (
	"math"
	"strconv"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// counting is how far the counting of the lands has come, after the last round.
type counting struct {
	on    bool
	seat  rules.Seat
	now   game.Category
	share float64                  // of the category that is being counted
	known [game.NumCategories]bool // those that are or have been counted
	n     [game.NumCategories]int
}

// Times of counting, in milliseconds.
const (
	countMS  = 700
	nothing  = 160 // of a category without points
	totalMS  = 800
	fieldsMS = 400
)

// running reports whether a land is being counted.
func (k *counting) running() bool { return k.on }

// playScore counts a category of a seat's land: its squares light up and the number rolls.
func (b *Board) playScore(e rules.Event, speed anim.Speed) anim.Step {
	k, cat := &b.hand.count, game.Category(e.Thing)
	if int(cat) >= game.NumCategories || int(e.By) >= b.seats || e.By < 0 {
		return nil
	}
	if !k.on || k.seat != e.By {
		*k = counting{on: true, seat: e.By}
	}
	k.n[cat] = int(e.N)
	switch cat {
	case game.CategoryPoints:
		return nil // the total comes after all that makes it
	case game.CategoryFields:
		return anim.Series(b.countOne(game.CategoryPoints, totalMS, speed), b.countOne(cat, fieldsMS, speed))
	}
	ms := countMS
	if e.N == 0 {
		ms = nothing
	}
	return b.countOne(cat, ms, speed)
}

// countOne lights up what a category counts and lets its number roll.
func (b *Board) countOne(cat game.Category, ms int, speed anim.Speed) anim.Step {
	k := &b.hand.count
	start := anim.Do(func() {
		k.now, k.share, k.known[cat] = cat, 0, true
		if k.n[cat] > 0 {
			b.sound(audio.Bead)
		}
	})
	return anim.Series(start, anim.NewTween(speed.Ticks(ms), anim.Linear, func(p float64) { k.share = p }))
}

// countWords says what is being counted.
func (b *Board) countWords() string {
	k := &b.hand.count
	if k.known[game.CategoryFactory] {
		return b.words().T(lang.HonshuPaidMost)
	}
	return b.words().T(lang.HonshuCounting)
}

// rolled is the number that a category shows now, false before it has been counted. The total runs along.
func (k *counting) rolled(cat game.Category) (int, bool) {
	switch {
	case cat == game.CategoryPoints && !k.known[cat]:
		sum := 0
		for part := range game.CategoryPoints {
			n, _ := k.rolled(part)
			sum += n
		}
		return sum, true
	case cat == k.now && cat != game.CategoryPoints:
		return int(math.Round(float64(k.n[cat]) * min(1, k.share*1.6))), true
	case !k.known[cat]:
		return 0, false
	}
	return k.n[cat], true
}

// drawCount draws the land that is being counted, over everything.
func (b *Board) drawCount(c *canvas.Canvas) {
	k := &b.hand.count
	if !k.on || b.lands[k.seat] == nil {
		return
	}
	p, m := b.closerPlan(), b.lands[k.seat]
	c.Fill(b.view.Area, sprites.Night.Alpha(0.5))
	ui.DrawPaper(c, ui.LitPanel(), b.layout.large)
	table.DrawCrest(c, k.seat, geom.Pt(p.head.X+20, p.head.Centre().Y), 36)
	b.drawLandName(c, p.head, k.seat, p.close.Right()-p.head.X-50)
	words := geom.R(p.list.X, p.list.Y, p.list.W, p.rule.Bottom()-p.list.Y)
	if want := leastTally*float64(len(b.scored())) + b.verdictHigh(); words.H < want && p.land.Bottom() <= words.Y {
		p.land.H -= want - words.H
		words = geom.R(words.X, words.Bottom()-want, words.W, want)
	}
	chart := land.Fit(land.BoxOf(m), p.land.Inset(min(20, p.land.W*0.04, p.land.H*0.04)), b.layout.unit, c.Scale())
	land.Draw(c, m, chart)
	b.drawCounted(c, m, chart)
	b.drawTally(c, words)
	_, foot := words.CutTop(words.H - b.verdictHigh())
	b.drawVerdict(c, foot)
}

// drawCounted lights up what gives points in the category: all else is washed pale.
func (b *Board) drawCounted(c *canvas.Canvas, m *game.Map, chart land.Chart) {
	k, by := &b.hand.count, b.state.Scoring()
	if k.now == game.CategoryPoints {
		return
	}
	wash(c, m, chart, litCells(m, k.now, by), min(1, k.share*4))
	if k.now == game.CategoryFactory {
		b.deliver(c, m.Deliveries(by), m, chart)
		return
	}
	b.explainCategory(c, m, chart, k.now, by)
}

// litCells are the squares of a land that give the points of a category.
func litCells(m *game.Map, cat game.Category, by game.Scoring) map[game.Cell]bool {
	lit := map[game.Cell]bool{}
	for _, at := range m.Counted(cat, by) {
		lit[at] = true
	}
	if cat == game.CategoryFactory {
		for _, d := range m.Deliveries(by) {
			lit[d.Cube], lit[d.Factory] = true, true
		}
	}
	return lit
}

// wash lets all squares of a land but the lit ones turn pale, by so much of the whole way.
func wash(c *canvas.Canvas, m *game.Map, chart land.Chart, lit map[game.Cell]bool, share float64) {
	const most = 0.66
	m.Cells(func(at game.Cell) bool {
		if !lit[at] {
			c.Fill(chart.Cell(at), sprites.Paper2.Alpha(most*share))
		}
		return true
	})
}

// numberLakes outlines each lake and writes how many squares it has.
func (b *Board) numberLakes(c *canvas.Canvas, m *game.Map, chart land.Chart) {
	for _, group := range m.Groups(game.Lake) {
		land.DrawRim(c, chart, group, sprites.Kin)
		land.DrawNumber(c, chart, group[0], len(group))
	}
}

// deliver lets the cubes fly to the factories that pay for them, one shortly after the other.
func (b *Board) deliver(c *canvas.Canvas, list []game.Delivery, m *game.Map, chart land.Chart) {
	const flight = 0.5 // share of the time that one cube needs
	for n, d := range list {
		late := (1 - flight) * float64(n) / float64(max(1, len(list)))
		p := anim.SineInOut(min(1, max(0, (b.hand.count.share-late)/flight)))
		from, to := chart.Cell(d.Cube).Centre(), chart.Cell(d.Factory).Centre()
		at := from.Lerp(to, p)
		at.Y -= chart.Side * 0.6 * math.Sin(math.Pi*p)
		colour, _ := m.At(d.Cube).Production()
		c.Draw(cubePicture(colour, sprites.CubeWhole), at, canvas.Look{Size: chart.Side * 0.5 / cubeUnits})
		if p == 1 {
			land.DrawNumber(c, chart, d.Factory, d.Points)
		}
	}
}

// verdictHigh is the height of the room of the sentence below the numbers.
func (b *Board) verdictHigh() float64 { return 40 * float64(b.view.Reading()) }

// leastTally is the least height of a row of numbers.
const leastTally = 20.0

// drawTally lists what has been counted so far, the total last; what is still to be counted is grey, and fields, which
// only break a tie, come with their number.
func (b *Board) drawTally(c *canvas.Canvas, r geom.Rect) {
	k := &b.hand.count
	cats := b.scored()
	const leastNumber = 11.5 // of capitals: as high as the words
	high := min(46, (r.H-b.verdictHigh())/float64(len(cats)))
	for n, cat := range cats {
		row := geom.R(r.X, r.Y+float64(n)*high, r.W, high)
		points, counted := k.rolled(cat)
		if cat == game.CategoryFields && !counted {
			continue
		}
		if cat == k.now {
			c.Draw(rowPicture(row.W+8, row.H), geom.Pt(row.X-4, row.Y), canvas.Look{})
		}
		size := min(30, high-6)
		b.drawCategory(c, cat, geom.Around(geom.Pt(row.X+16, row.Centre().Y), size, size))
		style, nameInk := ui.Body(min(16*float64(b.view.Reading()), max(16, high*0.62))), sprites.Ink
		if !counted {
			nameInk = sprites.Ink3
		}
		name := b.category(cat)
		style = ui.Fit(style, name, row.W-84)
		y := canvas.InMiddle(style, row.Y, row.Bottom())
		c.Text(style, letters.Ellipsis(style, name, row.W-84), geom.Pt(row.X+38, y), nameInk, canvas.Left)
		if counted {
			number, ink := ui.Carved(min(24, max(leastNumber, high*0.55))), sprites.Ink
			if cat == game.CategoryFields { // they only break a tie
				number, ink = ui.Body(max(13, number.Size*0.7)), sprites.Ink2
			}
			c.Text(number, strconv.Itoa(points), geom.Pt(row.Right()-8, canvas.InMiddle(number, row.Y, row.Bottom())), ink, canvas.Right)
		}
	}
}

// drawVerdict says that no other way of bringing the cubes to the factories pays more, and how many found none.
func (b *Board) drawVerdict(c *canvas.Canvas, r geom.Rect) {
	k := &b.hand.count
	if !k.known[game.CategoryFactory] {
		return
	}
	m, words := b.lands[k.seat], b.words()
	if m.NumCubes() == 0 {
		return
	}
	text := words.T(lang.HonshuPaidMost)
	if idle := m.NumCubes() - len(m.Deliveries(b.state.Scoring())); idle > 0 {
		text += " " + lang.Capitalize(words.T(lang.HonshuIdle, lang.Count("n", idle))) + "."
	}
	style := b.view.Reading().Body(15)
	for canvas.ParagraphHeight(style, text, r.W) > r.H && style.Size > 13 {
		style.Size -= 0.5
	}
	c.Paragraph(style, text, r, sprites.Ink2, canvas.Left)
}
