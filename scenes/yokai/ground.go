package yokai

import (
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/sprites"
)

// drawGround draws what lies on the squares under the pieces: washes of colour, the waves, clouds and tufts that stay
// clear of them, and lines around squares.
func (b *Board) drawGround(c *canvas.Canvas) {
	b.drawWashes(c)
	b.drawTrim(c)
	b.drawTryRow(c)
	b.drawTicks(c)
	b.drawEndFrames(c.Faded(b.glow))
	b.drawMarkFrames(c)
	for _, p := range b.choice.Picked {
		r := b.partRect(p)
		c.Draw(framePicture("chosen", r.W, r.H, max(2.6, 4*b.layout.unit), sprites.Shu2), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// drawWashes colours the squares that something is to be told about.
func (b *Board) drawWashes(c *canvas.Canvas) {
	for cell := range b.sight.tryRow.All() {
		b.wash(c, cell, sprites.Glow, 0.34)
	}
	b.washLast(c)
	for _, cell := range b.sight.end {
		b.wash(c.Faded(b.glow), int(cell), sprites.Glow, 0.5)
	}
	for _, p := range b.marks.Parts {
		if p.Kind == rules.PartCell {
			look := b.markLook()
			b.wash(c, int(p.Index), look.color, look.wash)
		}
	}
	b.washChoice(c)
}

// wash lays a colour of the opacity 0 to 1 over a square, clear of its lines.
func (b *Board) wash(c *canvas.Canvas, cell int, col sprites.Color, opacity float64) {
	r := b.cellRect(cell)
	c.Draw(washPicture(r.W, r.H, b.layout.unit, col), geom.Pt(r.X, r.Y), canvas.Look{Fade: 1 - opacity})
}

// washChoice lights up what has been chosen and the empty squares one may go to.
func (b *Board) washChoice(c *canvas.Canvas) {
	for _, p := range b.choice.Picked {
		if p.Kind == rules.PartCell {
			b.wash(c, int(p.Index), sprites.Shu, b.reddening(int(p.Index)))
		}
	}
	for _, cell := range b.next() {
		if b.tokenAt(cellPart(cell), b.drag.token) == nil {
			b.wash(c.Faded(b.bloomOf(cell)), cell, sprites.Shu, b.targetWash(cell))
		}
	}
}

// targetWash is how strongly a square is washed: more where a carried piece would be put.
func (b *Board) targetWash(cell int) float64 {
	if b.drag.token != nil && b.cellRect(cell).Contains(b.drag.at) {
		return 2 * b.reddening(cell)
	}
	return b.reddening(cell)
}

// reddening is how much vermilion a square bears: green and grey ones turn muddy sooner than wood and cloth.
func (b *Board) reddening(cell int) float64 {
	switch {
	case !homeRow(cell):
		return 0.22
	case b.skin == lang.Animals:
		return 0.12
	}
	return 0.16
}

// homeRow reports whether the square is on one of the two outer rows, which have a ground of their own.
func homeRow(cell int) bool { return cell/columns == 0 || cell/columns == lines-1 }

// drawTrim draws the waves, clouds and tufts of the board once more, over the washes.
func (b *Board) drawTrim(c *canvas.Canvas) {
	l := &b.layout
	c.Draw(trimPicture(b.boardSpec()), geom.Pt(l.board.X, l.board.Y), canvas.Look{})
}

// drawTryRow frames the row that the lion to move could reach with one step.
func (b *Board) drawTryRow(c *canvas.Canvas) {
	var row geom.Rect
	for cell := range b.sight.tryRow.All() {
		if r := b.cellRect(cell); row.Empty() || r.X < row.X {
			row = r
		}
	}
	if !row.Empty() {
		row.W *= columns
		b.drawFrame(c, "try", row, sprites.Kin2)
	}
}

// drawTicks sets brackets into the corners of the squares of the last move and of what the lion can be caught from.
func (b *Board) drawTicks(c *canvas.Canvas) {
	b.drawLast(c)
	for cell := range b.sight.attackers.All() {
		b.bracket(c, cellPart(cell), sprites.Beni)
	}
}

// bracket sets brackets into the corners of a square or of a reserve.
func (b *Board) bracket(c *canvas.Canvas, p rules.Part, col sprites.Color) {
	r := b.partRect(p)
	unit := b.layout.unit
	if p.Kind == rules.PartReserve {
		unit *= 0.6
	}
	c.Draw(ticksPicture(r.W, r.H, unit, col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawEndFrames frames the squares that decided the match.
func (b *Board) drawEndFrames(c *canvas.Canvas) {
	for _, cell := range b.sight.end {
		b.drawFrame(c, "end", b.cellRect(int(cell)), sprites.Kin2)
	}
}

// drawFrame draws a broad frame just inside the rectangle.
func (b *Board) drawFrame(c *canvas.Canvas, name string, r geom.Rect, col sprites.Color) {
	c.Draw(framePicture(name, r.W, r.H, max(3, 5*b.layout.unit), col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// next are the squares that can follow what has been chosen, as far as the settings want them marked.
func (b *Board) next() []int {
	if len(b.choice.Picked) == 0 || !b.house.Settings.Marks {
		return nil
	}
	var list []int
	for _, p := range b.choice.Next {
		if p.Kind == rules.PartCell {
			list = append(list, int(p.Index))
		}
	}
	return list
}

// bloomOf is how far the mark of a square has opened: those near the chosen piece open first.
func (b *Board) bloomOf(cell int) float64 {
	if len(b.choice.Picked) == 0 {
		return 0
	}
	away := b.cellRect(cell).Centre().Sub(b.partRect(b.choice.Picked[0]).Centre()).Len()
	rings := int(away / (b.layout.grid.W / columns))
	ticks := b.bloom - anim.Ticks(ringMS)*rings
	return anim.CubicOut(min(1, max(0, float64(ticks)/float64(anim.Ticks(bloomMS)))))
}

// markLook is how parts that a hint, a refusal or a line of the log is about are lit up.
type markLook struct {
	name  string
	color sprites.Color
	wash  float64
}

func (b *Board) markLook() markLook {
	switch b.marks.Kind {
	case table.MarkRefused:
		return markLook{"refused", sprites.Beni, 0.25}
	case table.MarkLog:
		return markLook{"log", sprites.Paper2, 0.3}
	}
	return markLook{"hint", sprites.Kin2, 0.4}
}

func (b *Board) drawMarkFrames(c *canvas.Canvas) {
	look := b.markLook()
	for _, p := range b.marks.Parts {
		if r := b.partRect(p); !r.Empty() {
			b.drawFrame(c, look.name, r, look.color)
		}
	}
}
