package shelf

import (
	"image"

	"engawa/rules"
	battles "engawa/rules/forhonor"
	worlds "engawa/rules/homeworlds"
	lands "engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/koma"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// A little board of the 3x4 game in its own units.
const (
	squareW, squareH = 56.0, 56.0
	thumbFrame       = 8.0
	thumbLip         = 7.0
	thumbW           = 3*squareW + 2*thumbFrame
	thumbH           = 4*squareH + 2*thumbFrame + thumbLip
	thumbAspect      = thumbW / thumbH
	thumbKoma        = 0.5
)

// thumbKey is everything that the little picture of a board shows.
type thumbKey struct {
	board yokai.Board
	below yokai.Side
	skin  sprites.Skin
}

// drawThumb draws a little picture of the match's board, as everybody may see it, in the rectangle; games without one
// get none.
func drawThumb(c *canvas.Canvas, k *kept, r geom.Rect) {
	at := geom.Pt(r.X, r.Y)
	switch s := k.match.State().View(rules.Public).(type) {
	case *worlds.State:
		c.Draw(homeworlds.Thumb(s.Position(), k.below(), r.W, r.H), at, canvas.Look{})
	case *lands.State:
		c.Draw(honshu.Thumb(s.Map(k.below()), r.W, r.H), at, canvas.Look{})
	case *battles.State:
		forhonor.DrawThumb(c, s, k.below(), r)
	case *yokai.State:
		key := thumbKey{board: s.Board(), below: s.SideOf(k.below()), skin: koma.Skin(k.skin())}
		c.Draw(canvas.Picture{
			Key: key, Box: geom.R(-2, -2, thumbW+4, thumbH+4), Render: key.render,
		}, at, canvas.Look{Size: r.H / thumbH})
	}
}

func (k thumbKey) render(scale float64) *image.RGBA {
	board := scenery.Board(scenery.BoardSpec{
		Skin: k.skin, SquareW: squareW, SquareH: squareH, Margin: thumbFrame, Lip: thumbLip,
	}, scale)
	c := vector.NewCanvasOn(board.Image)
	c.Scale(scale, scale)
	c.Translate(2, 2)
	const cells = scenery.BoardColumns * scenery.BoardRows
	for cell := range cells {
		piece := k.board.At(cell)
		if piece == 0 {
			continue
		}
		// From above and from the left: cells are counted from White's left corner, so White sees the last one first.
		seen := cells - 1 - cell
		if k.below == yokai.Black {
			seen = cell
		}
		column := float64(scenery.BoardColumns - 1 - seen%scenery.BoardColumns)
		row := float64(seen / scenery.BoardColumns)
		look := koma.Of(piece.Kind(), k.skin)
		if piece.Side() != k.below {
			look.Side = sprites.Theirs
		}
		c.Save()
		c.Translate(thumbFrame+(column+0.5)*squareW, thumbFrame+(row+0.5)*squareH)
		c.Scale(thumbKoma, thumbKoma)
		koma.Paint(c, look)
		c.Restore()
	}
	return board.Image
}
