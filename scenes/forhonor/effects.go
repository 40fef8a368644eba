package forhonor

import (
	"math"
	"slices"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// effectKind tells apart what is seen for a moment on the battlefield.
type effectKind uint8

const (
	shotEffect   effectKind = iota // something flies from a square to another
	bannerEffect                   // a ring spreads as far as a banner reaches
	livesEffect                    // lives lost or regained float up
	zoneEffect                     // a zone changes hands
	roundEffect                    // the number of the round that begins
	deathEffect                    // a hero has died
)

// effect is something seen for a moment.
type effect struct {
	kind     effectKind
	from, to game.Square
	hero     game.Hero // who shoots or has died
	executed bool      // it was executed
	zone     game.Zone
	camp     game.Camp
	holder   int8 // of the zone, nobody for none
	n        int  // lives or the round
	share    float64
}

// effect shows something for so many ticks.
func (b *Board) effect(e effect, ticks int) anim.Step {
	if ticks == 0 {
		return noStep()
	}
	b.overlayState.effects = append(b.overlayState.effects, &e)
	return anim.NewTween(ticks, anim.Linear, func(p float64) { e.share = p }).Then(func() {
		b.overlayState.effects = slices.DeleteFunc(b.overlayState.effects, func(o *effect) bool { return o == &e })
	})
}

// drawEffects draws what is seen for a moment on the battlefield.
func (b *Board) drawEffects(c *canvas.Canvas) {
	b.warmDuel(c)
	for _, e := range b.overlayState.effects {
		switch e.kind {
		case shotEffect:
			b.drawShot(c, e)
		case bannerEffect:
			b.drawBanner(c, e)
		case livesEffect:
			b.drawFloating(c, b.chart.Middle(e.from), formatSigned(e.n), sprites.Beni, e.share)
		case zoneEffect:
			b.drawZoneTaken(c, e)
		case roundEffect:
			b.drawAnnouncement(c, b.words().T(lang.ForhonorRoundBegins, lang.Count("n", e.n)), nil, e.share)
		case deathEffect:
			b.drawDeath(c, e)
		}
	}
	b.drawTally(c)
}

// formatSigned writes a number with its sign.
func formatSigned(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// zoneMiddle is the middle of a zone on the screen; of the centre that of the median.
func (b *Board) zoneMiddle(zone game.Zone) geom.Point {
	switch zone {
	case game.ZoneAttackers:
		return b.chart.Point(1, 7)
	case game.ZoneDefenders:
		return b.chart.Point(game.Columns-2, game.Rows-6)
	}
	return b.chart.Point((game.Columns-1)/2.0, (game.Rows+1)/2.0)
}

// axeTurns is how often an axe turns over on its way.
const axeTurns = 2

// drawShot draws a bolt, an arrow or an axe on its way.
func (b *Board) drawShot(c *canvas.Canvas, e *effect) {
	from, to := b.chart.Middle(e.from), b.chart.Middle(e.to)
	way := to.Sub(from)
	flown := min(1, e.share*1.15)
	look := canvas.Look{Size: b.chart.Side / forhonorsprites.FieldSide, Turn: math.Atan2(way.Y, way.X), Fade: max(0, (e.share-0.87)*7)}
	missile := forhonorsprites.Hero(e.hero).Missile()
	if missile == forhonorsprites.AxeMissile {
		look.Turn += 2 * math.Pi * axeTurns * flown
	}
	c.Draw(canvas.Sprite(missile), from.Lerp(to, flown), look)
}

type waveKey struct{ camp game.Camp }

// waveUnits is the radius of the picture of a banner's ring.
const waveUnits = 100.0

// wavePicture is the ring of a banner about its middle.
func wavePicture(camp game.Camp) canvas.Picture {
	const edge = waveUnits + 8
	return canvas.Picture{Key: waveKey{camp}, Box: geom.R(-edge, -edge, 2*edge, 2*edge), Paint: func(v *vector.Canvas) {
		cloth := sprites.Sides()[camp]
		v.Fill(vector.Circle(0, 0, waveUnits), vector.Solid(cloth.Pale.Alpha(0.35)))
		v.Stroke(vector.Circle(0, 0, waveUnits), vector.Stroke{Width: 8}, vector.Solid(sprites.Paper2))
		v.Stroke(vector.Circle(0, 0, waveUnits), vector.Stroke{Width: 4}, vector.Solid(cloth.Cloth))
	}}
}

// drawBanner draws the ring of a banner as it spreads.
func (b *Board) drawBanner(c *canvas.Canvas, e *effect) {
	most := (game.BannerReach + 0.5) * b.chart.Side / waveUnits
	grown := anim.CubicOut(e.share)
	c.Draw(wavePicture(e.camp), b.chart.Middle(e.from), canvas.Look{Size: most, Stretch: geom.Pt(max(0.05, grown), max(0.05, grown)), Fade: e.share * e.share})
}

// gainInk is the ink of such words: the colour of the camp, crimson for a loss.
func (b *Board) gainInk(camp game.Camp, n int) sprites.Color {
	if n < 0 {
		return sprites.Beni
	}
	return sprites.Sides()[camp].Dark
}

// drawFloating draws a text that rises and fades, within the window.
func (b *Board) drawFloating(c *canvas.Canvas, at geom.Point, text string, ink sprites.Color, share float64) {
	const rise = 0.8 // sides of a square
	style := ui.CarvedStyle(max(22, min(40, b.chart.Side*0.7)))
	at.Y -= b.chart.Side * (0.2 + rise*anim.CubicOut(share))
	if window, half := b.window(), letters.Measure(style, text)/2+4; window.W > 2*half {
		at.X = max(window.X+half, min(at.X, window.Right()-half))
	}
	fade := c.Faded(1 - share*share)
	for _, d := range []geom.Point{{X: -1.5}, {X: 1.5}, {Y: -1.5}, {Y: 1.5}} {
		fade.Text(style, text, at.Add(d), sprites.Paper2, canvas.Centre)
	}
	fade.Text(style, text, at, ink, canvas.Centre)
}

// drawZoneTaken lets the zone light up in the colour of its new holder.
func (b *Board) drawZoneTaken(c *canvas.Canvas, e *effect) {
	if e.holder == game.Nobody {
		return
	}
	cloth, side := sprites.Sides()[e.holder], b.chart.Side
	r := geom.Around(b.zoneMiddle(e.zone), 3*side, 3*side)
	if e.zone == game.ZoneCentre {
		from, to := b.chart.Point(5, 9.5), b.chart.Point(8, 9.5)
		r = geom.R(min(from.X, to.X), min(from.Y, to.Y), math.Abs(from.X-to.X), math.Abs(from.Y-to.Y)).Inset(-side / 2)
	}
	c.Faded(math.Sin(math.Pi*e.share)).Fill(r, cloth.Pale.Alpha(0.7))
}

// drawDeath says which hero has died, beside its token.
func (b *Board) drawDeath(c *canvas.Canvas, e *effect) {
	key, token := lang.ForhonorDies, forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(e.hero), Camp: forhonorsprites.Camp(b.display.campOf(e.hero)), State: forhonorsprites.HeroActivated}
	if e.executed {
		key, token.State = lang.ForhonorTailExecuted, forhonorsprites.HeroExecuted
	}
	b.drawAnnouncement(c, b.words().T(key, b.speaker().hero("hero", e.hero)), &token, e.share)
}

// drawAnnouncement writes a few words on a band over the battlefield, behind a token where there is one.
func (b *Board) drawAnnouncement(c *canvas.Canvas, text string, token *forhonorsprites.HeroToken, share float64) {
	const tokenShare, gap = 1.3, 0.3 // of the size of words
	room := b.window()
	style := ui.CarvedStyle(min(58, room.W*0.13))
	beside := func() float64 {
		if token == nil {
			return 0
		}
		return (tokenShare + gap) * style.Size
	}
	wide := letters.Measure(style, text) + beside()
	if wide > room.W*0.8 {
		style.Size *= room.W * 0.8 / wide
		wide = room.W * 0.8
	}
	band := geom.R(room.X, room.Centre().Y-style.Size*0.9, room.W, style.Size*1.8)
	in := c.Faded(min(1, 5*share, 4*(1-share)))
	in.Fill(band, sprites.Night.Alpha(0.72))
	left := band.Centre().X - wide/2
	if token != nil {
		drawToken(in, *token, geom.Pt(left+tokenShare/2*style.Size, band.Centre().Y), tokenShare*style.Size)
	}
	in.Text(style, text, geom.Pt(left+beside(), canvas.InMiddle(style, band.Y, band.Bottom())), sprites.Paper2, canvas.Left)
}
