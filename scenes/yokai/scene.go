package yokai

import (
	"image"
	"math"

	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/scenery"
)

// leaves burst from a piece that turns over.
type leaves struct {
	at    geom.Point
	share float64 // of their way, 0 for none to be seen
}

type groundKey struct{ skin lang.Skin }

// Backdrop implements table.Board.
func (b *Board) Backdrop(c *canvas.Canvas) {
	paint := scenery.MoonWood
	if b.skin == lang.Animals {
		paint = scenery.Meadow
	}
	c.Backdrop(groundKey{b.skin}, func(w, h int, scale float64) *image.RGBA {
		return paint(scenery.Size{W: w, H: h, Scale: scale})
	})
	if b.skin == lang.Spirits {
		b.drawFoxfires(c)
	}
}

// foxfire is one flame in the wood: x from the left edge, or from the right one if below zero; y as a share of the
// height.
type foxfire struct{ x, y, size float64 }

func (b *Board) drawFoxfires(c *canvas.Canvas) {
	fires := []foxfire{{70, 0.408, 52}, {338, 0.69, 66}, {-322, 0.531, 82}, {-247, 0.552, 46}, {-160, 0.621, 58}}
	if b.view.Class == stage.Tall {
		fires = []foxfire{{-90, 0.13, 52}, {-40, 0.139, 38}}
	}
	for _, f := range fires {
		x := f.x
		if x < 0 {
			x += b.view.Area.W
		}
		ui.DrawSprite(c, "ui/foxfire", geom.Pt(x, f.y*b.view.Area.H), f.size, canvas.Look{})
	}
}

// Draw implements table.Board.
func (b *Board) Draw(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	b.drawWood(c)
	b.drawGround(c)
	b.drawTokens(c, false)
	b.drawSigns(c)
	b.drawCard(c)
}

// Float implements table.Board.
func (b *Board) Float(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	b.drawTokens(c, true)
	b.drawLeaves(c)
}

// drawWood draws the board and the trays.
func (b *Board) drawWood(c *canvas.Canvas) {
	l := &b.layout
	sky := b.skin == lang.Animals
	drawShadow(c, slabShadowPicture(l.board.W, l.board.H+l.lip, boardCast*l.unit, sky), geom.Pt(l.board.X, l.board.Y), canvas.Look{})
	c.Draw(boardPicture(b.boardSpec()), geom.Pt(l.board.X, l.board.Y), canvas.Look{})
	for k, r := range l.tray {
		key := trayKey{skin: b.drawn(), w: r.W, h: r.H, lip: l.trayLip, komaSize: l.held}
		if k == 1 {
			key.side, key.turned = sprites.Theirs, b.house.Settings.FaceAcross
		}
		drawShadow(c, slabShadowPicture(r.W, r.H+l.trayLip, trayCast, false), geom.Pt(r.X, r.Y), canvas.Look{})
		c.Draw(trayPicture(key), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// boardSpec tells how the board is made.
func (b *Board) boardSpec() scenery.BoardSpec {
	l := &b.layout
	return scenery.BoardSpec{Skin: b.drawn(), SquareW: l.grid.W / columns, SquareH: l.grid.H / lines, Margin: l.margin, Lip: l.lip}
}

// drawLeaves draws the six leaves of a promotion.
func (b *Board) drawLeaves(c *canvas.Canvas) {
	const count, away = 6, 92.0
	if b.leaves.share <= 0 {
		return
	}
	p := anim.CubicOut(b.leaves.share)
	for k := range count {
		angle := 2*math.Pi*float64(k)/count + 0.4
		at := b.leaves.at.Add(geom.Pt(math.Cos(angle), math.Sin(angle)).Mul(away * b.layout.unit * (0.3 + 0.7*p)))
		at.Y += 18 * b.layout.unit * p * p
		c.Draw(leafPicture(), at, canvas.Look{Size: b.layout.unit, Turn: angle + 2.2*p, Fade: b.leaves.share * b.leaves.share})
	}
}
