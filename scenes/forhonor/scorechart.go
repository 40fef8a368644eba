package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// scoreChart draws the match record of a match round by round: a pair of banners each, the attackers' first.
type scoreChart struct {
	matchRecord matchRecord
	camp        game.Camp // whose column is looked at
	key         string    // of the column, "" for the whole score
	breaks      int       // the score that breaks the other camp
	title       string    // what is shown
	words       *lang.Catalog
}

// Measures of a score chart, in logical units.
const (
	scoreChartFoot  = 17.0 // below the bars, with the numbers of the rounds
	scoreChartShelf = 5.0  // the board on which the bars stand
	scoreChartSize  = 13.0
	scoreChartTitle = 15.0
	scoreChartLine  = 21.0 // of the title, and of the legend
	scoreChartFlag  = 17.0
	scoreChartMax   = 30.0  // breadth of a bar
	scoreChartRoomy = 130.0 // from which there is room for a title and a legend
	scoreChartBroad = 420.0 // from which both stand on one line
)

// height is what a bar of the camp has to show of a chapter, in points or in events.
func (ch scoreChart) height(c *roundRecord, camp game.Camp) int {
	switch d := c.stats[camp]; ch.key {
	case columnKills:
		return d.kills
	case columnExecutions:
		return d.executions
	case columnSoldiers:
		return d.soldiers
	}
	return c.total(camp)
}

// showsPoints reports whether the bars show points, which grow, rather than the events of each round.
func (ch scoreChart) showsPoints() bool {
	_, zone := zoneOf(ch.key)
	return zone || ch.key == "" || ch.key == columnPoints
}

// maxValue is what the highest bar has to show, at least 1; with points it reaches to where a camp breaks.
func (ch scoreChart) maxValue() int {
	most := 1
	if ch.showsPoints() {
		most = ch.breaks + game.CardPoints
	}
	for k := range ch.matchRecord {
		for camp := range game.Camp(game.NumCamps) {
			most = max(most, ch.height(&ch.matchRecord[k], camp))
		}
	}
	return most
}

// build is the bars with the numbers of the rounds below them, under a title and a legend where there is room.
func (ch scoreChart) build() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		head := widget.If(room.H >= scoreChartRoomy && room.W >= scoreChartRoomy, ch.buildLegend(room.W))
		shelf := widget.Stack{widget.Fill{Colour: sprites.Ink}, widget.Pad(1, 1, widget.Fill{Colour: sprites.Kuri2})}
		return widget.Column(0, head, widget.Grow(widget.Paint{Draw: ch.drawBars}), widget.Fixed(scoreChartShelf, shelf),
			widget.Fixed(scoreChartFoot, ch.rounds(room.W/float64(len(ch.matchRecord)))))
	})
}

// buildLegend says what is shown and which flag is whose, on one line or two; flags alone where names have no room.
func (ch scoreChart) buildLegend(wide float64) widget.Widget {
	const apart, gap = 14.0, 4.0
	legend := func(named bool) widget.Widget {
		row := widget.Row(apart).Across(widget.Centre)
		for camp := range game.Camp(game.NumCamps) {
			flag := widget.Paint{W: scoreChartFlag, H: scoreChartFlag, Draw: func(c *canvas.Canvas, r geom.Rect) { drawFlag(c, r, camp) }}
			name := widget.Line(ch.words.Camp(camp.String(), ""), ui.Body(scoreChartSize), sprites.Ink2)
			row.Children = append(row.Children, widget.Row(gap, flag, widget.If(named, name)).Across(widget.Centre))
		}
		return row
	}
	title := widget.Line(ch.title, ui.Strong(scoreChartTitle), sprites.Ink)
	lines := widget.FirstFit{widget.Column(0, widget.Fixed(scoreChartLine, title.Elided()), widget.Fixed(scoreChartLine, widget.FirstFit{legend(true), legend(false)}))}
	if wide >= scoreChartBroad {
		beside := widget.Row(apart, title.AtLeast(scoreChartTitle), widget.Spacer(), legend(true)).Across(widget.Centre)
		lines = append(widget.FirstFit{widget.Sized{H: scoreChartLine, Child: beside}}, lines...)
	}
	return widget.Padding{Bottom: gap, Child: lines}
}

// drawBars draws a pair of bars for each round, and the score at which a camp breaks.
func (ch scoreChart) drawBars(c *canvas.Canvas, r geom.Rect) {
	unit, step := r.H/float64(ch.maxValue()), r.W/float64(len(ch.matchRecord))
	wide := min(scoreChartMax, step*0.42)
	for k := range ch.matchRecord {
		mid := r.X + (float64(k)+0.5)*step
		for camp := range game.Camp(game.NumCamps) {
			ch.drawBar(c, geom.R(mid-wide+wide*float64(camp), r.Y, wide, r.H), unit, &ch.matchRecord[k], camp)
		}
	}
	if ch.showsPoints() {
		ch.drawBreaks(c, r, unit)
	}
}

// drawBreaks draws the score at which the other camp breaks, with words on a plate where they have room.
func (ch scoreChart) drawBreaks(c *canvas.Canvas, bars geom.Rect, unit float64) {
	const dash, gap, edge, high, plateShare = 6.0, 4.0, 5.0, 18.0, 0.75
	y := bars.Bottom() - unit*float64(ch.breaks)
	for x := bars.X; x < bars.Right(); x += dash + gap {
		at := geom.R(x, y-1, min(dash, bars.Right()-x), 2)
		c.Fill(at.Inset(-1), sprites.Paper2.Alpha(0.8))
		c.Fill(at, sprites.Ink)
	}
	style, text := ui.Body(scoreChartSize), strconv.Itoa(ch.breaks)
	if label := ch.words.T(lang.ForhonorHistoryBreaks, lang.Count("n", ch.breaks)); letters.Measure(style, label)+2*edge <= bars.W*plateShare {
		text = label
	}
	plate := geom.R(bars.X, y-high-3, letters.Measure(style, text)+2*edge, high)
	c.Fill(plate.Inset(-1), sprites.Ink2)
	c.Fill(plate, sprites.Paper2)
	c.Text(style, text, geom.Pt(plate.X+edge, canvas.InMiddle(style, plate.Y, plate.Bottom())), sprites.Ink, canvas.Left)
}

// drawBar draws one bar from the foot of at upwards: a banner of the camp. What is not looked at is pale.
func (ch scoreChart) drawBar(c *canvas.Canvas, at geom.Rect, unit float64, of *roundRecord, camp game.Camp) {
	n := ch.height(of, camp)
	if n <= 0 {
		return
	}
	looked, one := zoneOf(ch.key)
	own := ch.key == "" || camp == ch.camp
	draw := func(n int, lit bool) {
		h := unit * float64(n)
		c.Draw(bannerPicture(bannerKey{camp, at.W, h, lit}), geom.Pt(at.X, at.Bottom()-h), canvas.Look{})
	}
	draw(n, own && !one)
	if part := of.points[camp][looked]; own && one && part > 0 {
		draw(part, true)
	}
}

type bannerKey struct {
	camp  game.Camp
	w, h  float64
	isLit bool
}

// bannerPicture returns a bar: the cloth of a camp with a seam, its head as round as the attackers' tokens or with the
// cut corners of the defenders'.
func bannerPicture(key bannerKey) canvas.Picture {
	const ink = 1.6
	w, h := key.w, key.h
	return canvas.Picture{Key: key, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		cloth := forhonorsprites.Camp(key.camp).Cloth()
		face, seam := cloth.Cloth, cloth.Dark
		if !key.isLit {
			face, seam = cloth.Pale, cloth.Pale
		}
		cut := min(w*0.3, h*0.5)
		left, right, top, bottom := ink/2, w-ink/2, ink/2, h+ink
		shape := new(vector.Path).MoveTo(left, bottom).LineTo(left, top+cut)
		if key.camp == game.Attackers {
			shape = shape.QuadTo(left, top, w/2, top).QuadTo(right, top, right, top+cut)
		} else {
			shape = shape.LineTo(left+cut, top).LineTo(right-cut, top).LineTo(right, top+cut)
		}
		shape = shape.LineTo(right, bottom).Close()
		c.Fill(shape, vector.Solid(face))
		c.Save()
		c.Clip(shape, vector.NonZero)
		c.Fill(vector.Rect(w*0.72, 0, w*0.12, h), vector.Solid(seam))
		c.Restore()
		c.Stroke(shape, vector.Stroke{Width: ink, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
	}}
}

// rounds are the numbers of the rounds, as many as have room in steps so wide.
func (ch scoreChart) rounds(step float64) widget.Widget {
	style, every := ui.Body(scoreChartSize), 1
	for letters.Measure(style, "88")+4 > step*float64(every) {
		every++
	}
	row := widget.Even(0)
	for k := range ch.matchRecord {
		number := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			c.Text(style, strconv.Itoa(k+1), geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y+2, r.Bottom()+2)), sprites.Ink2, canvas.Centre)
		}}
		if (k+1)%every != 0 {
			number.Draw = nil
		}
		row.Children = append(row.Children, widget.Grow(number))
	}
	return row
}
