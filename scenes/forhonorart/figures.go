package forhonorart

import (
	"image"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// Cloth returns the colour of a camp's cloth.
func Cloth(camp game.Camp) sprites.Color { return forhonorsprites.Camp(camp).Cloth().Cloth }

// figure is a drawing that throws a shadow.
type figure interface {
	Box() vector.Box
	Render(scale float64) (*image.RGBA, error)
	Shadow(scale, lift float64) *image.RGBA
}

type onShadowKey struct{ figure figure }

// onShadow is a figure that stands on the ground, on the shadow that it throws at rest.
func onShadow(f, atRest figure) canvas.Picture {
	return canvas.Picture{Key: onShadowKey{f}, Box: canvas.RectOf(f.Box()), Render: func(scale float64) *image.RGBA {
		img, err := f.Render(scale)
		if err != nil {
			return image.NewRGBA(image.Rectangle{}) // only figures that do not exist fail
		}
		shadow := atRest.Shadow(scale, 0)
		vector.NewCanvasOn(shadow).DrawImage(img, 0, 0, vector.Layer{Opacity: 1})
		return shadow
	}}
}

// TokenOnShadow is the token of a hero on its shadow, about the middle of its ring.
func TokenOnShadow(token forhonorsprites.HeroToken) canvas.Picture { return onShadow(token, token) }

// SpotsBelow is the side of a square, in logical units, below which figures are spots in the colours of their camps. On the
// screen of a phone they can be told apart down to it.
const SpotsBelow = 12.0

// DrawSoldier draws a soldier.
func DrawSoldier(c *canvas.Canvas, chart Chart, s Soldier) {
	at, look := chart.Point(s.Col, s.Row), canvas.Look{Size: chart.Side / unit, Fade: s.Fade}
	if chart.Side < SpotsBelow {
		spot := forhonorsprites.SoldierSpot{Camp: forhonorsprites.Camp(s.Camp)}
		c.Draw(canvas.Sprite(spot), at, look)
		return
	}
	soldier := forhonorsprites.Soldier{Camp: forhonorsprites.Camp(s.Camp), Step: s.Step}
	c.Draw(onShadow(soldier, forhonorsprites.Soldier{Camp: soldier.Camp}), at, look)
}

// liftStep is the finest difference of the heights at which shadows are rendered, in sides of a square.
const liftStep = 0.05

type tokenShadowKey struct {
	camp forhonorsprites.Camp
	lift int
}

// Measures of heroes on the battlefield: tokens with their lip lie within their squares, so that neighbours do not hide
// each other, and lives are as large as a square has room for, hollow where they are lost, on the lower rim.
const (
	tokenShare    = 0.84
	tokenRise     = 1.6  // of the middle of a token over that of its square
	livesLow      = 16.4 // of the middle of the lives below it
	maxLivesWidth = 43.0 // as much breadth lives take at most
	livesSize     = 0.62 // of lives against their own units
)

// tokenAt is where the middle of a hero's token lies on the ground.
func tokenAt(chart Chart, h Hero) geom.Point {
	return chart.Point(h.Col, h.Row).Sub(geom.Pt(0, tokenRise*chart.Side/unit))
}

// DrawHero draws a hero without its life.
func DrawHero(c *canvas.Canvas, chart Chart, h Hero) {
	if chart.Side < SpotsBelow {
		DrawSpot(c, chart, h, 1)
		return
	}
	at := tokenAt(chart, h)
	look := canvas.Look{Size: chart.Side / unit, Fade: h.Fade}
	state := forhonorsprites.HeroWhole
	if h.IsActivated {
		state = forhonorsprites.HeroActivated
	}
	token := forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(h.Hero), Camp: forhonorsprites.Camp(h.Camp), State: state}
	look.Size *= forhonorsprites.HeroOnField * tokenShare
	steps := int(h.Lift/liftStep + 0.5)
	if steps == 0 {
		c.Draw(TokenOnShadow(token), at, look)
		return
	}
	c.Draw(canvas.Picture{Key: tokenShadowKey{token.Camp, steps}, Box: canvas.RectOf(forhonorsprites.HeroTokenBox()), Render: func(scale float64) *image.RGBA {
		return token.Shadow(scale, float64(steps)*liftStep*unit/forhonorsprites.HeroOnField*scale)
	}}, at, look)
	at.Y -= h.Lift * chart.Side
	c.Draw(canvas.Sprite(token), at, look)
}

// DrawLife draws the life of a hero on the lower rim of its token, over the rings that may lie round it.
func DrawLife(c *canvas.Canvas, chart Chart, h Hero) {
	if h.Life <= 0 || chart.Side < honshusprites.OverviewBelow {
		return
	}
	lives := forhonorsprites.Lives{Left: h.Life, Max: max(h.Life, h.Hero.Life()), Paper: true}
	size := min(livesSize, maxLivesWidth/lives.Box().W) * chart.Side / unit
	at := chart.Point(h.Col, h.Row)
	at.Y += livesLow*chart.Side/unit - h.Lift*chart.Side
	c.Draw(canvas.Sprite(lives), at, canvas.Look{Size: size, Fade: h.Fade})
}

// DrawSpot draws a hero as on an overview: the shape and colour of its camp, grown so many times beyond its square.
func DrawSpot(c *canvas.Canvas, chart Chart, h Hero, grow float64) {
	spot := forhonorsprites.HeroSpot{Camp: forhonorsprites.Camp(h.Camp), IsActivated: h.IsActivated}
	c.Draw(canvas.Sprite(spot), chart.Point(h.Col, h.Row), canvas.Look{Size: grow * chart.Side / unit, Fade: h.Fade})
}

// DrawToken draws the token of a hero about the point, with its life on the lower rim; 0 draws none.
func DrawToken(c *canvas.Canvas, token forhonorsprites.HeroToken, life int, at geom.Point, look canvas.Look) {
	c.Draw(canvas.Sprite(token), at, look)
	if life > 0 {
		at.Y += forhonorsprites.LivesOnToken * look.Size
		drawLives(c, game.Hero(token.Hero), life, at, look)
	}
}

// drawLives draws a row of so much life about the point.
func drawLives(c *canvas.Canvas, h game.Hero, life int, at geom.Point, look canvas.Look) {
	lives := forhonorsprites.Lives{Left: life, Max: max(life, h.Life())}
	c.Draw(canvas.Sprite(lives), at, look)
}
