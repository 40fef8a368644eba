package yokai

import (
	"image"
	"math"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
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
	b.drawTokens(c, true)
	b.drawLeaves(c)
}

// drawWood draws the board and the trays.
func (b *Board) drawWood(c *canvas.Canvas) {
	l := &b.layout
	spec := scenery.BoardSpec{Skin: b.drawn(), SquareW: l.grid.W / columns, SquareH: l.grid.H / lines, Margin: l.margin, Lip: l.lip}
	drawShadow(c, slabShadowPicture(l.board.W, l.board.H+l.lip, boardCast*l.unit), geom.Pt(l.board.X, l.board.Y), canvas.Look{})
	c.Draw(boardPicture(spec), geom.Pt(l.board.X, l.board.Y), canvas.Look{})
	for k, r := range l.tray {
		key := trayKey{skin: b.drawn(), w: r.W, h: r.H, lip: l.trayLip, komaSize: l.held}
		if k == 1 {
			key.side, key.turned = sprites.Theirs, b.house.Settings.FaceAcross
		}
		drawShadow(c, slabShadowPicture(r.W, r.H+l.trayLip, trayCast), geom.Pt(r.X, r.Y), canvas.Look{})
		c.Draw(trayPicture(key), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// drawGround draws what lies on the squares under the pieces.
func (b *Board) drawGround(c *canvas.Canvas) {
	for cell := range b.sight.tryRow.All() {
		c.Fill(b.washRect(cell), sprites.Glow.Alpha(0.34))
	}
	for _, cell := range b.sight.end {
		c.Faded(b.glow).Fill(b.washRect(int(cell)), sprites.Glow.Alpha(0.6))
	}
	b.drawLast(c)
	for cell := range b.sight.attackers.All() {
		b.drawTicks(c, cellPart(cell), "danger", sprites.Beni)
	}
	for _, p := range b.marks.Parts {
		b.drawMark(c, p)
	}
	b.drawChoice(c)
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
	c.Text(style, strconv.Itoa(thirdTime), geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), sprites.Ink, canvas.Centre)
}

// thirdTime is the occurrence that draws.
const thirdTime = 3

// drawRefused crosses a square that is refused to the lion, beside a small picture of what attacks it.
func (b *Board) drawRefused(c *canvas.Canvas, r refusal) {
	square := b.cellRect(r.cell)
	unit := b.layout.unit
	c.Draw(crossPicture(), square.Centre().Add(geom.Pt(-14, -8).Mul(unit)), canvas.Look{Size: unit})
	c.Draw(komaPicture(b.koma(r.by)), square.Centre().Add(geom.Pt(34, 36).Mul(unit)), canvas.Look{Size: b.layout.koma() * 0.44})
}

// drawGhost shows the chosen piece where it would go while the move waits to be confirmed.
func (b *Board) drawGhost(c *canvas.Canvas) {
	t := b.chosenToken()
	if b.choice.Action == rules.Hidden || len(b.choice.Picked) < 2 || t == nil {
		return
	}
	at := b.partRect(b.choice.Picked[1]).Centre()
	c.Draw(komaPicture(b.koma(t.piece)), at, canvas.Look{Size: b.layout.koma(), Fade: 0.45})
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
	c.Draw(framePicture(name, r.W, r.H, max(3, 5*b.layout.unit), col), geom.Pt(r.X, r.Y), canvas.Look{})
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
