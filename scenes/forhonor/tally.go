package forhonor

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// tally is what the scoring of a round brings, zone after zone, and the sums. It lies over the battlefield until it has been
// read.
type tally struct {
	roundGains
	before  [game.NumCamps]int // the scores before it
	isShown bool
}

// How long the whole tally stays where nobody presses, in milliseconds.
const (
	tallyMS        = 5000
	watchedTallyMS = 2000
)

// startTally begins the tally of a round.
func (b *Board) startTally(round int) {
	b.overlayState.tally = tally{roundGains: roundGains{round: round}, before: b.display.score}
}

// addPoints changes the score of a camp that is shown, for a zone.
func (b *Board) addPoints(camp int8, zone game.Zone, points int) {
	b.display.score[camp] += points
	b.overlayState.tally.points[camp][zone] += points
	b.overlayState.tally.isShown = true
}

// readTally leaves time to read the tally before the event that follows the scoring; a press ends it.
func (b *Board) readTally(e rules.Event, speed anim.Speed) anim.Step {
	if e.Kind != rules.EvEnd && (e.Kind != rules.EvPhase || e.Thing != game.ThingRound) {
		return nil
	}
	return anim.Lazy(func() anim.Step {
		if !b.overlayState.tally.isShown {
			return nil
		}
		ms := tallyMS
		if b.isWatched {
			ms = watchedTallyMS
		}
		pause := anim.NewPause(speed.Ticks(ms))
		pause.Then(func() { b.overlayState.tally = tally{} })
		return pause
	})
}

// tallyRow is a line of the tally: a zone and what it brings, or a camp and its sum.
type tallyRow struct {
	zone, camp  int // below 0 for none
	name, text  string
	ink, brings sprites.Color
}

// tallyRows lists the lines: what each zone brings to whom, and the sums.
func (b *Board) tallyRows() (list [game.NumZones + game.NumCamps]tallyRow) {
	t, words := &b.overlayState.tally, b.words()
	for k, z := range [...]game.Zone{game.ZoneAttackers, game.ZoneCentre, game.ZoneDefenders} {
		row := &list[k]
		*row = tallyRow{zone: int(z), camp: -1, name: lang.Capitalize(words.Zone(int(z))), text: "–", ink: sprites.Ink, brings: sprites.Ink2}
		for camp := range game.Camp(game.NumCamps) {
			n := t.points[camp][z]
			switch {
			case n == 0:
			case row.brings == sprites.Ink2:
				row.text, row.brings = b.speaker().gain(camp, n), b.gainInk(camp, n)
			default:
				row.text, row.brings = words.List(row.text, b.speaker().gain(camp, n)), sprites.Ink
			}
		}
	}
	for camp := range game.Camp(game.NumCamps) {
		ink, n, sign := forhonorsprites.Camp(camp).Cloth().Dark, t.total(camp), " + "
		if n < 0 {
			n, sign = -n, " − "
		}
		sum := strconv.Itoa(t.before[camp]) + sign + strconv.Itoa(n) + " = " + strconv.Itoa(b.display.score[camp])
		list[game.NumZones+int(camp)] = tallyRow{zone: -1, camp: int(camp), name: words.Camp(camp.String(), ""), text: sum, ink: ink, brings: ink}
	}
	return list
}

// drawTally draws the tally in the middle of what is seen of the battlefield.
func (b *Board) drawTally(c *canvas.Canvas) {
	t := &b.overlayState.tally
	if !t.isShown {
		return
	}
	const (
		wide, edge, pad = 430.0, 8.0, 16.0
		most            = 36.0 // the height of a line
		lines           = 7.0  // a heading, the zones, the sums, and room around them
	)
	room := b.window().Inset(edge)
	breaks := b.breaking()
	broken := breaks.sentence()
	n := lines
	if broken != "" {
		n++
	}
	high := min(most*max(1, float64(b.view.TextScale())), room.H/n)
	paper := geom.Around(room.Centre(), min(room.W, wide*high/most*1.05), n*high)
	ui.DrawSurface(c, ui.LitPanel(), paper)
	in := paper.InsetXY(pad*high/most, 0.3*high)
	next := func() (r geom.Rect) {
		r, in = in.CutTop(high)
		return r
	}
	size := 0.5 * high
	head := next()
	title := ui.Fit(ui.CarvedStyle(0.66*high), b.words().T(lang.ForhonorRoundBegins, lang.Count("n", t.round)), head.W)
	c.Text(title, b.words().T(lang.ForhonorRoundBegins, lang.Count("n", t.round)), geom.Pt(head.X, canvas.InMiddle(title, head.Y, head.Bottom())), sprites.Ink, canvas.Left)
	for k, row := range b.tallyRows() {
		if k == game.NumZones { // the sums
			_, in = in.CutTop(0.2 * high)
			c.Fill(geom.R(in.X, in.Y, in.W, 1.5), sprites.Paper4)
			_, in = in.CutTop(0.2 * high)
			size *= 1.15
		}
		row.draw(c, next(), size)
	}
	if broken != "" {
		r := next()
		style := ui.Fit(ui.Strong(size), broken, r.W)
		c.Text(style, broken, geom.Pt(r.X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Beni, canvas.Left)
	}
}

// draw draws a line in letters of that size, or in smaller ones where it is too long.
func (row *tallyRow) draw(c *canvas.Canvas, r geom.Rect, size float64) {
	const sign, gap = 0.7, 10.0
	at := geom.R(r.X, r.Y+r.H*(1-sign)/2, r.H*sign, r.H*sign)
	if row.zone >= 0 {
		drawZoneSign(c, at, game.Zone(row.zone))
	} else {
		drawFlag(c, at, game.Camp(row.camp))
	}
	left := at.Right() + gap
	style := ui.Strong(size)
	if wide := letters.Measure(style, row.name) + letters.Measure(style, row.text) + gap; wide > r.Right()-left {
		style.Size *= (r.Right() - left) / wide
	}
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(style, row.name, geom.Pt(left, y), row.ink, canvas.Left)
	c.Text(style, row.text, geom.Pt(r.Right(), y), row.brings, canvas.Right)
}
