package yokai

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/sprites"
)

// drawWashes colours a square that something is to be said about.
func (b *Board) drawWashes(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	cell, last := int(p.Index), b.highlights.last
	if b.highlights.tryCells.Has(cell) {
		b.wash(c, r, sprites.Glow, 0.34)
	}
	if last.isVisible && p == last.from {
		b.wash(c, r, b.lastColor(p), 0.3)
	}
	if last.isVisible && p == last.to {
		b.wash(c, r, b.lastColor(p), 0.46)
	}
	if slices.Contains(b.highlights.end, p.Index) {
		b.wash(c.Faded(b.glow), r, sprites.Glow, 0.5)
	}
	if slices.Contains(b.marks.Parts, p) {
		look := b.markLook()
		b.wash(c, r, look.color, look.wash)
	}
	if slices.Contains(b.choice.Picked, p) {
		b.wash(c, r, sprites.Shu, b.tintStrength(cell))
	}
	if b.isTarget(p) && b.tokenAt(p, b.drag.token) == nil {
		b.wash(c.Faded(b.markSize(r)), r, sprites.Shu, b.targetWash(r, cell))
	}
}

// wash lays a colour of the opacity 0 to 1 over a square, clear of its lines.
func (b *Board) wash(c *canvas.Canvas, r geom.Rect, col sprites.Color, opacity float64) {
	c.Draw(washPicture(r.W, r.H, b.unit(), col), geom.Pt(r.X, r.Y), canvas.Look{Fade: 1 - opacity})
}

// targetWash is how strongly a square is washed: more where a carried piece would be put.
func (b *Board) targetWash(r geom.Rect, cell int) float64 {
	if b.drag.token != nil && r.Contains(b.drag.at) {
		return 2 * b.tintStrength(cell)
	}
	return b.tintStrength(cell)
}

// tintStrength is how much vermilion a square bears: green and grey ones turn muddy sooner than wood and cloth.
func (b *Board) tintStrength(cell int) float64 {
	switch {
	case !isHomeRow(cell):
		return 0.22
	case b.skin == lang.Animals:
		return 0.12
	}
	return 0.16
}

// isHomeRow reports whether the square is on one of the two outer rows, which have a ground of their own.
func isHomeRow(cell int) bool { return cell/columns == 0 || cell/columns == lines-1 }

// drawAcross draws what lies across several squares: frames around the squares on which the lion to move wins by a Try, and
// the tracks of the last move.
func (b *Board) drawAcross(c *canvas.Canvas, _ geom.Rect) {
	for cell := range b.highlights.tryCells.All() {
		b.drawFrame(c, "try", b.partRect(cellPart(cell)), sprites.Kin2)
	}
	if last := b.highlights.last; last.isVisible && last.from.Kind == rules.PartCell {
		b.drawTracks(c, last)
	}
}

// drawMarks draws brackets and frames around a square or hollow: of the last move, of what the lion can be caught from or an enemy piece attacks,
// of what has decided the match, of what a hint, a refusal or a line of the log is about, and of what has been chosen.
func (b *Board) drawMarks(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	if last := b.highlights.last; last.isVisible && (p == last.from || p == last.to) {
		b.bracket(c, r, p, b.lastColor(p))
	}
	if p.Kind == rules.PartCell && b.highlights.attackers.Has(int(p.Index)) {
		b.bracket(c, r, p, sprites.Beni)
	}
	if p.Kind == rules.PartCell && b.attackedByShown().Has(int(p.Index)) {
		b.bracket(c, r, p, sprites.Beni)
	}
	if p.Kind == rules.PartCell && slices.Contains(b.highlights.end, p.Index) {
		b.drawFrame(c.Faded(b.glow), "end", r, sprites.Kin2)
	}
	if slices.Contains(b.marks.Parts, p) {
		look := b.markLook()
		b.drawFrame(c, look.name, r, look.color)
	}
	if slices.Contains(b.choice.Picked, p) {
		c.Draw(framePicture("chosen", r.W, r.H, max(2.6, 4*b.unit()), sprites.Shu2), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// attackedByShown returns the squares that a piece attacks which is shown although it cannot be chosen.
func (b *Board) attackedByShown() (set game.Cells) {
	t := b.shownToken()
	if t == nil || len(b.choice.Picked) > 0 || t.home.Kind != rules.PartCell {
		return 0
	}
	for cell, now := 0, b.state.Board(); cell < cells; cell++ {
		if now.Attackers(t.piece.Side(), cell).Has(int(t.home.Index)) && !now.Pieces(t.piece.Side()).Has(cell) {
			set |= 1 << cell
		}
	}
	return set
}

// bracket sets brackets into the corners of a square or of a hollow.
func (b *Board) bracket(c *canvas.Canvas, r geom.Rect, p rules.Part, col sprites.Color) {
	unit := b.unit()
	if p.Kind == rules.PartReserve {
		unit *= 0.6
	}
	c.Draw(ticksPicture(r.W, r.H, unit, col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawFrame draws a broad frame just inside the rectangle.
func (b *Board) drawFrame(c *canvas.Canvas, name string, r geom.Rect, col sprites.Color) {
	c.Draw(framePicture(name, r.W, r.H, max(3, 5*b.unit()), col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// isTarget reports whether a square can follow what has been chosen, as far as the settings want that marked.
func (b *Board) isTarget(p rules.Part) bool {
	return len(b.choice.Picked) > 0 && b.services.Settings.Marks && slices.Contains(b.choice.Next, p)
}

// markSize is how far the mark of a square in r has opened: those near the chosen piece open first.
func (b *Board) markSize(r geom.Rect) float64 {
	if len(b.choice.Picked) == 0 {
		return 0
	}
	away := r.Centre().Sub(b.partRect(b.choice.Picked[0]).Centre()).Len()
	ticks := b.markTicks - anim.Ticks(ringMS)*int(away/r.W)
	return anim.CubicOut(min(1, max(0, float64(ticks)/float64(anim.Ticks(openMS)))))
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
