package yokai

import (
	"math"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawGround draws what lies on the squares under the pieces.
func (b *Board) drawGround(c *canvas.Canvas) {
	b.drawTryRow(c)
	b.drawLast(c)
	b.drawEnd(c.Faded(b.glow))
	for cell := range b.sight.attackers.All() {
		b.drawTicks(c, cellPart(cell), "danger", sprites.Beni)
	}
	for _, p := range b.marks.Parts {
		b.drawMark(c, p)
	}
	b.drawChoice(c)
}

// drawTryRow lights up the row that the lion to move could reach with one step.
func (b *Board) drawTryRow(c *canvas.Canvas) {
	var row geom.Rect
	for cell := range b.sight.tryRow.All() {
		r := b.cellRect(cell)
		c.Fill(b.washRect(cell), sprites.Glow.Alpha(0.34))
		if row.Empty() || r.X < row.X {
			row = r
		}
	}
	if !row.Empty() {
		row.W *= columns
		b.drawFrame(c, "try", row, sprites.Kin2)
	}
}

// drawEnd lights up the squares that decided the match.
func (b *Board) drawEnd(c *canvas.Canvas) {
	for _, cell := range b.sight.end {
		c.Fill(b.washRect(int(cell)), sprites.Glow.Alpha(0.5))
		b.drawFrame(c, "end", b.cellRect(int(cell)), sprites.Kin2)
	}
}

// drawFrame draws a broad frame just inside the rectangle.
func (b *Board) drawFrame(c *canvas.Canvas, name string, r geom.Rect, col sprites.Color) {
	c.Draw(framePicture(name, r.W, r.H, max(3, 5*b.layout.unit), col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// washRect is the part of a square between its lines.
func (b *Board) washRect(cell int) geom.Rect { return b.cellRect(cell).Inset(2) }

func (b *Board) drawTicks(c *canvas.Canvas, p rules.Part, name string, col sprites.Color) {
	r := b.partRect(p)
	unit := b.layout.unit
	if p.Kind == rules.PartReserve {
		unit *= 0.6
	}
	c.Draw(ticksPicture(name, r.W, r.H, unit, col), geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawLast marks where the last move came from and went to, with tracks between them.
func (b *Board) drawLast(c *canvas.Canvas) {
	last := b.sight.last
	if !last.seen {
		return
	}
	wash := sprites.Paper2.Alpha(0.16)
	if b.skin == lang.Animals {
		wash = sprites.Kuri2.Alpha(0.24)
	}
	for _, p := range []rules.Part{last.from, last.to} {
		if p.Kind == rules.PartCell {
			c.Fill(b.washRect(int(p.Index)), wash)
		}
		b.drawTicks(c, p, "last", sprites.Paper)
	}
	if last.from.Kind == rules.PartCell {
		b.drawTracks(c, last)
	}
}

// drawTracks draws three steps from one square towards the other.
func (b *Board) drawTracks(c *canvas.Canvas, last lastMove) {
	const height = 21.0
	from, to := b.partRect(last.from).Centre(), b.partRect(last.to).Centre()
	way := to.Sub(from)
	turn := math.Atan2(way.Y, way.X) + math.Pi/2
	side := geom.Pt(-way.Y, way.X).Mul(1 / max(1, way.Len()))
	for k := range 3 {
		along, aside := 0.02+0.16*float64(k), 9*b.layout.unit
		if k%2 == 1 {
			aside = -aside
		}
		at := from.Add(way.Mul(along)).Add(side.Mul(aside))
		ui.DrawSprite(c, b.track(last.kind), at, height*b.layout.unit, canvas.Look{Turn: turn})
	}
}

// track names the trace that a piece leaves.
func (b *Board) track(kind game.Kind) string {
	switch {
	case b.skin == lang.Animals && kind != game.Lion:
		return "ui/tracks-foot"
	case kind == game.Chick:
		return "ui/tracks-leaf"
	case b.skin == lang.Spirits && (kind == game.Lion || kind == game.Hen):
		return "ui/tracks-foot"
	}
	return "ui/tracks-paw"
}

// drawChoice frames what has been chosen and washes the squares one may go to.
func (b *Board) drawChoice(c *canvas.Canvas) {
	for _, p := range b.choice.Picked {
		r := b.partRect(p)
		if p.Kind == rules.PartCell {
			c.Fill(b.washRect(int(p.Index)), sprites.Shu2.Alpha(0.3))
		}
		c.Draw(framePicture("chosen", r.W, r.H, max(2.6, 4*b.layout.unit), sprites.Shu2), geom.Pt(r.X, r.Y), canvas.Look{})
	}
	for _, cell := range b.next() {
		if b.tokenAt(cellPart(cell), b.drag.token) == nil {
			c.Faded(b.bloomOf(cell)).Fill(b.washRect(cell), sprites.Shu2.Alpha(b.washOf(cell)))
		}
	}
}

// washOf is how strongly a square is washed: more where a carried piece would be put.
func (b *Board) washOf(cell int) float64 {
	if b.drag.token != nil && b.cellRect(cell).Contains(b.drag.at) {
		return 0.55
	}
	return 0.3
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

// drawMark lights up a part that a hint, a refusal or a line of the log is about.
func (b *Board) drawMark(c *canvas.Canvas, p rules.Part) {
	r := b.partRect(p)
	if r.Empty() {
		return
	}
	name, col, wash := "hint", sprites.Kin2, 0.4
	switch b.marks.Kind {
	case table.MarkRefused:
		name, col, wash = "refused", sprites.Beni, 0.25
	case table.MarkLog:
		name, col, wash = "log", sprites.Paper2, 0.3
	}
	if p.Kind == rules.PartCell {
		c.Fill(b.washRect(int(p.Index)), col.Alpha(wash))
	}
	b.drawFrame(c, name, r, col)
}
