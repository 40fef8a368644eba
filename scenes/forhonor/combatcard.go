package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// combatPose is how a combat card lies: the middle of its paper, its height, and how it is turned.
type combatPose struct {
	at     geom.Point
	height float64
	turn   float64 // radians clockwise
	open   float64 // 0 shows its edge, 1 all of it
	lift   float64
}

// drawCombat draws a large combat card with its words; those are needed for no small one and for no back.
func drawCombat(c *canvas.Canvas, words *lang.Catalog, face forhonorsprites.CombatFace, q combatPose) {
	size, wide, high := q.height/cardHeight, cardWidth, cardHeight
	if face.Small {
		size, wide, high = q.height/smallHeight, smallWidth, smallHeight
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
	worded := !face.Small && face.Card != forhonorsprites.CombatBack
	if worded && q.turn != 0 {
		c.Draw(namedPicture(face, words.CombatCard(game.Card(face.Card).String())), at, look)
		return
	}
	c.Draw(canvas.Sprite(face), at, look)
	if worded && q.open == 1 {
		writeCombat(c, words, face, at, size)
	}
}

type namedKey struct {
	face forhonorsprites.CombatFace
	name string
}

// namedPicture is a large combat card with its name and the signs of what it beats on it, which can be turned.
func namedPicture(face forhonorsprites.CombatFace, name string) canvas.Picture {
	picture := canvas.Sprite(face)
	paint := picture.Paint
	picture.Key = namedKey{face, name}
	picture.Paint = func(v *vector.Canvas) {
		paint(v)
		box, style := forhonorsprites.CombatName(), ui.Heading(23)
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
	line := forhonorsprites.CombatLine()
	at := vector.Point{X: line.X + line.W/2, Y: line.Y + line.H/2}
	for n, name := range []string{card.String(), "next", cardBeatenBy(card).String()} {
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
func writeCombat(c *canvas.Canvas, words *lang.Catalog, face forhonorsprites.CombatFace, at geom.Point, size float64) {
	card, ink := game.Card(face.Card), sprites.Ink
	if face.IsPlayed {
		ink = sprites.Ink2
	}
	place := func(box vector.Box) geom.Rect {
		return geom.R(at.X+box.X*size, at.Y+box.Y*size, box.W*size, box.H*size)
	}
	name := place(forhonorsprites.CombatName())
	style := ui.Heading(23 * size)
	text := words.CombatCard(card.String())
	if letters.Measure(style, text) > name.W {
		style = ui.Fit(ui.Strong(17*size), text, name.W)
	}
	c.Text(style, text, geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), ink, canvas.Centre)
	line := place(forhonorsprites.CombatLine())
	icon := min(24, 22*size+2)
	body, beats := ui.Body(15*size), words.T(lang.ForhonorDuelBeats)
	wide := letters.Measure(body, beats)
	crowded := line.Centre().Y-body.Size*0.6 < name.Centre().Y+style.Size*0.45 // by letters that get no smaller
	if wide+icon+8 > line.W || crowded {
		ui.DrawIcon(c, card.String(), geom.Pt(line.Centre().X-icon, line.Centre().Y), icon, ink)
		ui.DrawIcon(c, "next", line.Centre(), icon*0.6, ink)
		ui.DrawIcon(c, cardBeatenBy(card).String(), geom.Pt(line.Centre().X+icon, line.Centre().Y), icon, ink)
		return
	}
	x := line.Centre().X - (wide+icon+8)/2
	c.Text(body, beats, geom.Pt(x, canvas.InMiddle(body, line.Y, line.Bottom())), ink, canvas.Left)
	ui.DrawIcon(c, cardBeatenBy(card).String(), geom.Pt(x+wide+8+icon/2, line.Centre().Y), icon, ink)
}

// combatFace is the face of a card in the hands of a hero.
func combatFace(card game.Card, h game.Hero, played bool) forhonorsprites.CombatFace {
	return forhonorsprites.CombatFace{Card: forhonorsprites.CombatCard(card), Bonus: card != game.NoCard && card == h.Faction().Card(), IsPlayed: played}
}
