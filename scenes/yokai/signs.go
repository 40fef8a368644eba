package yokai

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawSigns draws what stands over the pieces: where one may go and what may be taken, and warnings.
func (b *Board) drawSigns(c *canvas.Canvas) {
	ring := canvas.Look{Size: b.layout.unit}
	if b.sight.lion >= 0 && !slices.Contains(b.choice.Picked, cellPart(b.sight.lion)) {
		c.Draw(ringPicture("danger", sprites.Beni), b.cellRect(b.sight.lion).Centre(), ring)
	}
	next := b.next()
	if cell := b.sight.waiting; cell >= 0 && !slices.Contains(next, cell) {
		c.Draw(ringPicture("taken", sprites.Shu2), b.cellRect(cell).Centre(), ring)
	}
	for _, cell := range next {
		b.drawTarget(c, cell)
	}
	for _, r := range b.sight.refused {
		b.drawRefused(c, r)
	}
	b.drawGhost(c)
}

// drawTarget marks a square that the chosen piece can go to.
func (b *Board) drawTarget(c *canvas.Canvas, cell int) {
	at := b.cellRect(cell).Centre()
	look := canvas.Look{Size: b.layout.unit}
	if open := b.bloomOf(cell); open < 1 {
		look.Stretch = geom.Pt(open, open)
		if open < 0.02 {
			return
		}
	}
	if b.tokenAt(cellPart(cell), b.drag.token) != nil {
		c.Draw(ringPicture("taken", sprites.Shu2), at, look)
	} else {
		c.Draw(dotPicture(b.sight.guarded.Has(cell)), at, look)
	}
	if b.sight.third.Has(cell) {
		b.drawThird(c, at)
	}
}

// drawThird marks a move that would draw the match by repetition.
func (b *Board) drawThird(c *canvas.Canvas, at geom.Point) {
	const radius = 13.0
	at = at.Add(geom.Pt(26, -26).Mul(b.layout.unit))
	c.Draw(discPicture(radius), at, canvas.Look{})
	style := ui.Strong(15)
	c.Text(style, strconv.Itoa(game.DrawnAt), geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), sprites.Ink, canvas.Centre)
}

// drawRefused crosses a square that is refused to the lion, beside a small picture of what attacks it.
func (b *Board) drawRefused(c *canvas.Canvas, r refusal) {
	const cross, piece = -31.0, 25.0 // from the middle of the square, so that the pair is in the middle
	at, unit := b.cellRect(r.cell).Centre(), b.layout.unit
	c.Draw(crossPicture(), at.Add(geom.Pt(cross*unit, 0)), canvas.Look{Size: unit})
	c.Draw(koma.Picture(b.koma(r.by)), at.Add(geom.Pt(piece*unit, -2*unit)), canvas.Look{Size: b.layout.koma() * 0.44})
}

// drawGhost shows the chosen piece where it would go while the move waits to be confirmed.
func (b *Board) drawGhost(c *canvas.Canvas) {
	t := b.chosenToken()
	if b.choice.Action == rules.Hidden || len(b.choice.Picked) < 2 || t == nil {
		return
	}
	at := b.partRect(b.choice.Picked[1]).Centre()
	c.Draw(koma.Picture(b.koma(t.piece)), at, canvas.Look{Size: b.layout.koma(), Fade: 0.45})
}
