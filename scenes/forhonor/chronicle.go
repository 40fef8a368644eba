package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// chronicle draws the annals of a match round by round: a pair of bars each, the attackers' first.
type chronicle struct {
	annals annals
	camp   game.Camp          // whose column is looked at
	key    string             // of the column, "" for the whole score
	breaks int                // the score that breaks the other camp
	zone   func(n int) string // what a zone is called
}

// Measures of a chronicle, in logical units.
const (
	chronicleFoot  = 17.0 // below the bars, with the numbers of the rounds
	chronicleSize  = 12.5
	chronicleFlag  = 15.0
	chronicleMost  = 26.0  // breadth of a bar
	chronicleRoomy = 130.0 // from which there is room for a legend
)

// height is what a bar of the camp has to show of a chapter, in points or in deeds.
func (ch chronicle) height(c *chapter, camp game.Camp) int {
	switch d := c.deeds[camp]; ch.key {
	case columnKills:
		return d.kills
	case columnExecutions:
		return d.executions
	case columnSoldiers:
		return d.soldiers
	}
	return c.total(camp)
}

// scored reports whether the bars tell points, which grow, rather than the deeds of each round.
func (ch chronicle) scored() bool {
	_, zone := zoneOf(ch.key)
	return zone || ch.key == "" || ch.key == columnPoints
}

// most is what the highest bar has to show, at least 1; with points it reaches to where a camp breaks.
func (ch chronicle) most() int {
	most := 1
	if ch.scored() {
		most = ch.breaks + cardPoints
	}
	for k := range ch.annals {
		for camp := range game.Camp(game.NumCamps) {
			most = max(most, ch.height(&ch.annals[k], camp))
		}
	}
	return most
}

// draw draws the bars within r, with the numbers of the rounds below them.
func (ch chronicle) draw(c *canvas.Canvas, r geom.Rect) {
	if legend := r.H >= chronicleRoomy && r.W >= chronicleRoomy; legend && ch.scored() {
		var top geom.Rect
		top, r = r.CutTop(chronicleFlag + 8)
		ch.drawLegend(c, top)
	}
	bars, foot := r.CutTop(r.H - chronicleFoot)
	unit := bars.H / float64(ch.most())
	if ch.scored() {
		ch.drawBreaks(c, bars, unit)
	}
	step := r.W / float64(len(ch.annals))
	wide := min(chronicleMost, step*0.42)
	for k := range ch.annals {
		mid := r.X + (float64(k)+0.5)*step
		for camp := range game.Camp(game.NumCamps) {
			at := geom.R(mid-wide+wide*float64(camp), bars.Y, wide, bars.H)
			ch.drawBar(c, at, unit, &ch.annals[k], camp)
		}
	}
	c.Fill(geom.R(r.X, bars.Bottom()-0.75, r.W, 1.5), sprites.Ink)
	ch.drawRounds(c, foot, step)
}

// drawLegend tells in which tones the points of a zone are drawn for both camps, with the names of the zones where
// there is room, else with their signs.
func (ch chronicle) drawLegend(c *canvas.Canvas, at geom.Rect) {
	const swatch, gap, apart = 11.0, 4.0, 12.0
	pair := float64(game.NumCamps)*(swatch+2) + gap
	style := ui.Body(chronicleSize)
	need := float64(game.NumZones)*(pair+apart) - apart
	for z := range game.NumZones {
		need += letters.Measure(style, ch.zone(z))
	}
	worded := need <= at.W
	x, mid := at.X, at.Y+chronicleFlag/2
	for z := range game.Zone(game.NumZones) {
		for camp := range game.Camp(game.NumCamps) {
			box := geom.R(x+float64(camp)*(swatch+2), mid-swatch/2, swatch, swatch)
			c.Fill(box, sprites.Ink)
			c.Fill(box.Inset(1), clothOf(camp, z))
		}
		x += pair
		if !worded {
			drawZoneSign(c, geom.Around(geom.Pt(x+chronicleFlag/2, mid), chronicleFlag, chronicleFlag), z)
			x += chronicleFlag + apart
			continue
		}
		name := ch.zone(int(z))
		c.Text(style, name, geom.Pt(x, canvas.InMiddle(style, at.Y, at.Y+chronicleFlag)), sprites.Ink2, canvas.Left)
		x += letters.Measure(style, name) + apart
	}
}

// drawBreaks draws the score at which the other camp breaks.
func (ch chronicle) drawBreaks(c *canvas.Canvas, bars geom.Rect, unit float64) {
	const dash, gap = 6.0, 4.0
	y := bars.Bottom() - unit*float64(ch.breaks)
	for x := bars.X; x < bars.Right(); x += dash + gap {
		c.Fill(geom.R(x, y-0.75, min(dash, bars.Right()-x), 1.5), sprites.Ink2)
	}
	style, text := ui.Strong(chronicleSize), strconv.Itoa(ch.breaks)
	c.Text(style, text, geom.Pt(bars.X+1, y-4), sprites.Ink2, canvas.Left)
}

// drawBar draws one bar from the foot of at upwards. Points are stacked by zone; those that are not looked at are pale.
func (ch chronicle) drawBar(c *canvas.Canvas, at geom.Rect, unit float64, of *chapter, camp game.Camp) {
	y := at.Bottom()
	block := func(n int, ink sprites.Color, lit bool) {
		if n <= 0 {
			return
		}
		h := unit * float64(n)
		y -= h
		if !lit {
			c.Fill(geom.R(at.X+1, y+1, max(0, at.W-2), max(0, h-1)), ink.Alpha(0.22))
			return
		}
		c.Fill(geom.R(at.X, y, at.W, h), sprites.Ink)
		c.Fill(geom.R(at.X+1, y+1, max(0, at.W-2), max(0, h-1)), ink)
	}
	own := ch.key == "" || camp == ch.camp
	if !ch.scored() {
		block(ch.height(of, camp), sprites.Camp(camp).Cloth().Cloth, own)
		return
	}
	looked, one := zoneOf(ch.key)
	for z, points := range of.points[camp] {
		block(points, clothOf(camp, game.Zone(z)), own && (!one || game.Zone(z) == looked))
	}
}

// drawRounds writes the numbers of the rounds, as many as have room.
func (ch chronicle) drawRounds(c *canvas.Canvas, foot geom.Rect, step float64) {
	style := ui.Body(chronicleSize)
	every := 1
	for letters.Measure(style, "88")+4 > step*float64(every) {
		every++
	}
	for k := range ch.annals {
		if (k+1)%every != 0 && every > 1 {
			continue
		}
		x := foot.X + (float64(k)+0.5)*step
		c.Text(style, strconv.Itoa(k+1), geom.Pt(x, canvas.InMiddle(style, foot.Y+2, foot.Bottom()+2)), sprites.Ink2, canvas.Centre)
	}
}
