package honshu

import (
	"image"
	"math"

	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// cardShape is how wide a card is for its height.
const cardShape = honshusprites.MapCardWidth / honshusprites.MapCardHeight

// pose is how a card lies on the screen.
type pose struct {
	at     geom.Point // its middle
	height float64    // logical units
}

// interpolate returns the pose at the share p of the way.
func (q pose) interpolate(to pose, p float64) pose {
	return pose{at: q.at.Lerp(to.at, p), height: q.height + (to.height-q.height)*p}
}

// rect returns the box that the paper covers.
func (q pose) rect() geom.Rect { return geom.Around(q.at, q.height*cardShape, q.height) }

// poseIn returns the largest pose within r.
func poseIn(r geom.Rect) pose {
	return pose{at: r.Centre(), height: min(r.H, r.W/cardShape)}
}

// zone is where a card lies.
type zone uint8

const (
	handZone  zone = iota // the hand that is shown
	frontZone             // before a seat
	openZone              // pair 1 of a duel
)

// spot is a place for one card.
type spot struct {
	zone zone
	n    int // the seat, or the number in the pair or hand
}

// cardSprite is a card on the screen.
type cardSprite struct {
	card game.Card // NoCard is face down
	spot spot
	cube int8 // the colour of the cube on it plus one, 0 for none

	pose
	goal  pose
	lift  float64    // above the table, logical units
	rise  anim.Glide // of a card that is picked or let go
	turn  float64    // share of turning over that is done: 0 and 1 rest
	grey  bool       // has been taken
	above bool       // drawn over everything while it moves
	fade  float64
}

// draw draws the card with its shadow.
func (t *cardSprite) draw(c *canvas.Canvas) {
	card := t.card
	if t.turn > 0 && t.turn < 0.5 {
		card = game.NoCard
	}
	at := geom.Pt(t.at.X, t.at.Y-t.lift)
	open := 1.0
	if t.turn > 0 && t.turn < 1 {
		open = max(0.02, math.Abs(math.Cos(math.Pi*t.turn)))
	}
	look := t.look(open)
	if t.grey {
		look.Fade = max(look.Fade, 0.55)
	} else {
		lifted := 0.0
		if t.lift > 0 {
			lifted = 16
		}
		c.Draw(cardShadow(lifted), at, look)
	}
	c.Draw(cardPicture(card, look.Size*honshusprites.MapCardHeight), at, look)
	if t.cube > 0 && open == 1 {
		drawCardCube(c, pose{at: at, height: t.height}, game.Colour(t.cube-1), look)
	}
}

// look is how the pictures of the card are drawn, opened so far: on its way it is stretched from the size at which it
// will rest, so that nothing is rendered for a passing size.
func (t *cardSprite) look(open float64) canvas.Look {
	rest := t.goal.height
	if rest == 0 {
		rest = t.height
	}
	look := canvas.Look{Size: rest / honshusprites.MapCardHeight, Fade: t.fade}
	if grown := t.height / rest; grown != 1 || open != 1 {
		look.Stretch = geom.Pt(grown*open, grown)
	}
	return look
}

// cube returns where the cube on a card lies, at its upper right corner.
func (q pose) cube() geom.Point {
	p := honshusprites.MapCardCube()
	return q.at.Add(geom.Pt(p.X-honshusprites.MapCardWidth/2, p.Y-honshusprites.MapCardHeight/2).Mul(q.height / honshusprites.MapCardHeight))
}

// drawCardCube draws the cube on a card, in the same look.
func drawCardCube(c *canvas.Canvas, card pose, colour game.Colour, look canvas.Look) {
	c.Draw(honshuart.CubePicture(colour, honshusprites.CubeWhole), card.cube(), look)
}

type cardKey struct {
	card  game.Card
	plain bool
}

// plainBelow is the height below which the squares of a card are drawn alike: three houses would be a crowd.
const plainBelow = 160.0

// cardPicture is a card about its middle that will be so high, its back for NoCard.
func cardPicture(card game.Card, high float64) canvas.Picture {
	plain := high < plainBelow && card != game.NoCard
	return canvas.Picture{Key: cardKey{card, plain}, Box: cardBox(), Paint: func(v *vector.Canvas) {
		v.Translate(-honshusprites.MapCardWidth/2, -honshusprites.MapCardHeight/2)
		if card == game.NoCard {
			honshusprites.DrawMapCardBack(v)
			return
		}
		m := honshuart.CardSprite(card)
		for i := range m.Squares {
			if plain {
				m.Squares[i].Cut = 0
			}
		}
		_ = m.Draw(v) // every card can be drawn
	}}
}

// cardBox is the box of a card about its middle.
func cardBox() geom.Rect {
	b := honshusprites.MapCardBox()
	return geom.R(b.X-honshusprites.MapCardWidth/2, b.Y-honshusprites.MapCardHeight/2, b.W, b.H)
}

type cardShadowKey struct{ lift float64 }

// cardShadow is the shadow of a card lifted so many units of a card, about its middle.
func cardShadow(lift float64) canvas.Picture {
	return canvas.Picture{Key: cardShadowKey{lift}, Box: cardBox(), Render: func(scale float64) *image.RGBA {
		return honshusprites.MapCardShadow(scale, lift*scale)
	}}
}
