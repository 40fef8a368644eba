package yokai

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
)

// drawSigns draws what stands over a square and its piece: where one may go and what may be taken, and warnings.
func (b *Board) drawSigns(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	at, cell, ring := r.Centre(), int(p.Index), canvas.Look{Size: b.unit()}
	if cell == b.highlights.lion && !slices.Contains(b.choice.Picked, p) {
		c.Draw(ringPicture("danger", sprites.Beni), at, ring)
	}
	switch leads := b.isTarget(p); {
	case leads:
		b.drawTarget(c, r, p)
	case cell == b.highlights.waiting:
		c.Draw(ringPicture("taken", sprites.Shu2), at, ring)
	}
	for _, refused := range b.highlights.refusals {
		if refused.cell == cell {
			b.drawRefusal(c, at, refused.by)
		}
	}
	if t := b.selectedToken(); t != nil && b.choice.Action != rules.Hidden && len(b.choice.Picked) > 1 && p == b.choice.Picked[1] {
		c.Draw(yokaiart.Picture(b.pieceArt(t.piece)), at, canvas.Look{Size: b.onSquare(), Fade: 0.45}) // where the piece would go
	}
}

// drawTarget marks a square that the chosen piece can go to.
func (b *Board) drawTarget(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	at, cell, look := r.Centre(), int(p.Index), canvas.Look{Size: b.unit()}
	if open := b.markSize(r); open < 1 {
		look.Stretch = geom.Pt(open, open)
		if open < 0.02 {
			return
		}
	}
	if b.tokenAt(p, b.drag.token) != nil {
		c.Draw(ringPicture("taken", sprites.Shu2), at, look)
	} else {
		c.Draw(dotPicture(b.highlights.guardedCells.Has(cell)), at, look)
	}
	if b.highlights.third.Has(cell) {
		b.drawThird(c, at)
	}
}

// drawThird marks a move that would draw the match by repetition.
func (b *Board) drawThird(c *canvas.Canvas, at geom.Point) {
	const radius = 13.0
	at = at.Add(geom.Pt(26, -26).Mul(b.unit()))
	c.Draw(discPicture(radius), at, canvas.Look{})
	style := ui.Strong(15)
	c.Text(style, strconv.Itoa(game.RepetitionLimit), geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), sprites.Ink, canvas.Centre)
}

// drawRefusal crosses a square that is refused to the lion, beside a small picture of what attacks it.
func (b *Board) drawRefusal(c *canvas.Canvas, at geom.Point, by game.Piece) {
	const cross, piece = -31.0, 25.0 // from the middle of the square, so that the pair is in the middle
	unit := b.unit()
	c.Draw(crossPicture(), at.Add(geom.Pt(cross*unit, 0)), canvas.Look{Size: unit})
	c.Draw(yokaiart.Picture(b.pieceArt(by)), at.Add(geom.Pt(piece*unit, -2*unit)), canvas.Look{Size: b.onSquare() * 0.44})
}
