package yokai

import (
	"image"

	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
	"engawa/scenes/stage"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// A little board in its own units.
const (
	thumbSquare = 56.0
	thumbFrame  = 8.0
	thumbLip    = 7.0
	thumbW      = scenery.BoardColumns*thumbSquare + 2*thumbFrame
	thumbH      = scenery.BoardRows*thumbSquare + 2*thumbFrame + thumbLip
	thumbKoma   = 0.5
)

// thumbKey is everything that the little picture of a board shows.
type thumbKey struct {
	board game.Board
	below game.Side
	skin  sprites.Skin
}

// DrawThumb draws a little picture of a match as high as r, as a stage.Thumb: the board with its pieces, without the
// reserves.
func DrawThumb(c *canvas.Canvas, g stage.Glimpse, r geom.Rect) {
	s, ok := g.State.(*game.State)
	if !ok {
		return
	}
	key := thumbKey{board: s.Board(), below: s.SideOf(g.Below), skin: koma.Skin(g.Skin)}
	c.Draw(canvas.Picture{
		Key: key, Box: geom.R(-2, -2, thumbW+4, thumbH+4), Render: key.render,
	}, geom.Pt(r.X, r.Y), canvas.Look{Size: r.H / thumbH})
}

func (k thumbKey) render(scale float64) *image.RGBA {
	board := scenery.Board(scenery.BoardSpec{
		Skin: k.skin, SquareW: thumbSquare, SquareH: thumbSquare, Margin: thumbFrame, Lip: thumbLip,
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
		if k.below == game.Black {
			seen = cell
		}
		column := float64(scenery.BoardColumns - 1 - seen%scenery.BoardColumns)
		row := float64(seen / scenery.BoardColumns)
		look := koma.Of(piece.Kind(), k.skin)
		if piece.Side() != k.below {
			look.Side = sprites.Theirs
		}
		c.Save()
		c.Translate(thumbFrame+(column+0.5)*thumbSquare, thumbFrame+(row+0.5)*thumbSquare)
		c.Scale(thumbKoma, thumbKoma)
		koma.Paint(c, look)
		c.Restore()
	}
	return board.Image
}
