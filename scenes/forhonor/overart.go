package forhonor

import (
	"image"
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// piece is a drawing about its origin.
type piece interface {
	comparable
	Box() vector.Box
	Draw(c *vector.Canvas) error
}

// pictureOf is the picture of a piece that exists.
func pictureOf[P piece](p P) canvas.Picture {
	box := p.Box()
	return canvas.Picture{Key: p, Box: canvas.RectOf(box), Paint: func(v *vector.Canvas) { _ = p.Draw(v) }}
}

// shadowing is a piece that throws a shadow.
type shadowing interface {
	piece
	Shadow(scale, lift float64) *image.RGBA
}

type overShadowKey struct {
	of   any
	lift float64
}

// shadowOf is the shadow of a piece lifted so many of its units.
func shadowOf[P shadowing](p P, lift float64) canvas.Picture {
	box := p.Box()
	return canvas.Picture{Key: overShadowKey{p, lift}, Box: canvas.RectOf(box), Render: func(scale float64) *image.RGBA {
		return p.Shadow(scale, lift*scale)
	}}
}

type nightKey struct{}

// drawNight draws the ground of a duel.
func drawNight(c *canvas.Canvas) {
	c.Backdrop(nightKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.DuelNight(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// portrait is the portrait of a hero in a frame of the size.
func portrait(h game.Hero, camp game.Camp, w, high float64) sprites.Portrait {
	return sprites.Portrait{Hero: sprites.Hero(h), Camp: sprites.Camp(camp), W: math.Round(w), H: math.Round(high)}
}

// combatPose is how a combat card lies: the middle of its paper, its height, and how it is turned.
type combatPose struct {
	at   geom.Point
	high float64
	turn float64 // radians clockwise
	open float64 // 0 shows its edge, 1 all of it
	lift float64
}

// drawCombat draws a large combat card with its words; those are needed for no small one and for no back.
func drawCombat(c *canvas.Canvas, words *lang.Catalog, face sprites.CombatFace, q combatPose) {
	size, wide, high := q.high/cardHigh, cardWide, cardHigh
	if face.Small {
		size, wide, high = q.high/smallHigh, smallWide, smallHigh
	}
	if q.open < 0.02 {
		return
	}
	look := canvas.Look{Size: size, Turn: q.turn}
	if q.open < 1 {
		look.Stretch = geom.Pt(q.open, 1)
	}
	sin, cos := math.Sincos(q.turn)
	corner := geom.Pt(-wide/2*size*q.open, -high/2*size)
	at := geom.Pt(q.at.X, q.at.Y-q.lift).Add(geom.Pt(corner.X*cos-corner.Y*sin, corner.X*sin+corner.Y*cos))
	if q.turn == 0 {
		c.Draw(shadowOf(face, math.Round(q.lift)), at, look)
	}
	worded := !face.Small && face.Card != sprites.CombatBack
	if worded && q.turn != 0 {
		c.Draw(namedPicture(face, words.CombatCard(game.Card(face.Card).String())), at, look)
		return
	}
	c.Draw(pictureOf(face), at, look)
	if worded && q.open == 1 {
		writeCombat(c, words, face, at, size)
	}
}

type namedKey struct {
	face sprites.CombatFace
	name string
}

// namedPicture is a large combat card with its name and the signs of what it beats on it, which can be turned.
func namedPicture(face sprites.CombatFace, name string) canvas.Picture {
	picture := pictureOf(face)
	paint := picture.Paint
	picture.Key = namedKey{face, name}
	picture.Paint = func(v *vector.Canvas) {
		paint(v)
		box, style := sprites.CombatName(), ui.Heading(23)
		v.Save()
		v.Translate(box.X+box.W/2, box.Y+box.H/2)
		writeCentred(v, style, name, sprites.Ink)
		v.Restore()
		drawBeats(v, game.Card(face.Card))
	}
	return picture
}

// drawBeats draws what a card beats in the line at its foot: its own sign and that of the other.
func drawBeats(v *vector.Canvas, card game.Card) {
	const side, small = 24.0, 15.0
	line := sprites.CombatLine()
	at := vector.Point{X: line.X + line.W/2, Y: line.Y + line.H/2}
	for n, name := range []string{card.String(), "next", beaten(card).String()} {
		size := side
		if n == 1 {
			size = small
		}
		if icon, err := sprites.Icon(name, sprites.Ink); err == nil {
			icon.DrawIn(v, at.X+(float64(n)-1)*side-size/2, at.Y-size/2, size, size)
		}
	}
}

// writeCombat writes on a large combat card, whose paper has its upper left corner there, what it is and what it beats.
func writeCombat(c *canvas.Canvas, words *lang.Catalog, face sprites.CombatFace, at geom.Point, size float64) {
	card, ink := game.Card(face.Card), sprites.Ink
	if face.Played {
		ink = sprites.Ink2
	}
	place := func(box vector.Box) geom.Rect {
		return geom.R(at.X+box.X*size, at.Y+box.Y*size, box.W*size, box.H*size)
	}
	name := place(sprites.CombatName())
	style := ui.Heading(23 * size)
	text := words.CombatCard(card.String())
	if letters.Measure(style, text) > name.W {
		style = ui.Fit(ui.Strong(17*size), text, name.W)
	}
	c.Text(style, text, geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), ink, canvas.Centre)
	line := place(sprites.CombatLine())
	icon := min(24, 22*size+2)
	body, beats := ui.Body(15*size), words.T(lang.ForhonorDuelBeats)
	wide := letters.Measure(body, beats)
	crowded := line.Centre().Y-body.Size*0.6 < name.Centre().Y+style.Size*0.45 // by letters that get no smaller
	if wide+icon+8 > line.W || crowded {
		ui.DrawIcon(c, card.String(), geom.Pt(line.Centre().X-icon, line.Centre().Y), icon, ink)
		ui.DrawIcon(c, "next", line.Centre(), icon*0.6, ink)
		ui.DrawIcon(c, beaten(card).String(), geom.Pt(line.Centre().X+icon, line.Centre().Y), icon, ink)
		return
	}
	x := line.Centre().X - (wide+icon+8)/2
	c.Text(body, beats, geom.Pt(x, canvas.InMiddle(body, line.Y, line.Bottom())), ink, canvas.Left)
	ui.DrawIcon(c, beaten(card).String(), geom.Pt(x+wide+8+icon/2, line.Centre().Y), icon, ink)
}

// combatFace is the face of a card in the hands of a hero.
func combatFace(card game.Card, h game.Hero, played bool) sprites.CombatFace {
	return sprites.CombatFace{Card: sprites.CombatCard(card), Bonus: card != game.NoCard && card == h.Faction().Card(), Played: played}
}

type chosenKey struct{ w, h float64 }

// chosenFrame is how far the frame of what has been chosen reaches beyond it.
const chosenFrame = 7.0

// drawChosen draws the frame of what has been chosen round r.
func drawChosen(c *canvas.Canvas, r geom.Rect) {
	c.Draw(canvas.Picture{Key: chosenKey{r.W, r.H}, Box: geom.R(-8, -8, r.W+16, r.H+16), Paint: func(v *vector.Canvas) {
		frame := vector.RoundRect(-4, -4, r.W+8, r.H+8, 12)
		v.Stroke(frame, vector.Stroke{Width: 6.5}, vector.Solid(sprites.Paper2))
		v.Stroke(frame, vector.Stroke{Width: 4}, vector.Solid(sprites.Shu2))
	}}, geom.Pt(r.X, r.Y), canvas.Look{})
}

type hollowKey struct{ w, h float64 }

// drawHollow draws the place of a card that has not been laid yet.
func drawHollow(c *canvas.Canvas, r geom.Rect) {
	c.Draw(canvas.Picture{Key: hollowKey{r.W, r.H}, Box: geom.R(-2, -2, r.W+4, r.H+4), Paint: func(v *vector.Canvas) {
		frame := vector.RoundRect(0, 0, r.W, r.H, 9)
		v.Fill(frame, vector.Solid(sprites.Paper2.Alpha(0.06)))
		v.Stroke(frame, vector.Stroke{Width: 2, Dash: []float64{8, 7}}, vector.Solid(sprites.Paper2.Alpha(0.55)))
	}}, geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawDuelLives draws lives as a row in the middle of r, with so many that crack.
func drawDuelLives(c *canvas.Canvas, r geom.Rect, left, most int, crack float64, lost int) {
	row := sprites.Lives{Left: max(0, left), Most: most, Paper: true}
	box := row.Box()
	size := min(r.W/box.W, r.H/box.H, 1.5)
	c.Draw(pictureOf(row), r.Centre(), canvas.Look{Size: size})
	if crack == 0 {
		return
	}
	for i := range min(lost, most-max(0, left)) {
		at := row.At(max(0, left) + i)
		for side, half := range []sprites.LifeHalf{{}, {Right: true}} {
			away := (float64(side)*2 - 1) * 12 * crack
			place := r.Centre().Add(geom.Pt(at.X+away, 26*crack*crack).Mul(size))
			b := half.Box()
			picture := canvas.Picture{Key: half, Box: canvas.RectOf(b), Paint: half.Draw}
			c.Draw(picture, place, canvas.Look{Size: size, Turn: (float64(side)*2 - 1) * crack, Fade: crack * crack})
		}
	}
}

// writeCentred writes a line of a picture about its origin.
func writeCentred(v *vector.Canvas, style letters.Style, text string, ink sprites.Color) {
	letters.Draw(v, style, -letters.Measure(style, text)/2, letters.CapHeight(style)/2, text, vector.Solid(ink))
}
