package yokai

import (
	"image"
	"math"

	"engawa/audio"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

// leafBurst burst from a piece that turns over.
type leafBurst struct {
	at    geom.Point
	share float64 // of their way, 0 for none to be seen
}

type backdropKey struct {
	skin        lang.Skin
	hiddenAreas hiddenAreas
}

// hiddenAreas is what always hides the picture behind the table.
type hiddenAreas [10]geom.Rect

func (b *Board) hiddenAreas() (list hiddenAreas) {
	t, lip := b.rooms, b.arrangement.trayLip
	list[0] = t.Slot(slotBoard)
	for k := range 2 {
		list[1+k] = t.Slot(slotTray(k))
		list[1+k].H += lip
		list[3+k] = t.Slot(table.SlotSeat(k))
	}
	list[5] = t.Slot(table.SlotLog)
	for k := range 4 {
		list[6+k] = t.Slot(table.SlotTool(k))
	}
	return list
}

// drawFloat draws what hovers over the table.
func (b *Board) drawFloat(c *canvas.Canvas, _ geom.Rect) {
	if b.state == nil {
		return
	}
	b.drawTokens(c, inAir)
	b.drawLeaves(c)
}

// drawBackdrop draws the wood or the meadow.
func (b *Board) drawBackdrop(c *canvas.Canvas, _ geom.Rect) {
	if b.skin == lang.Animals {
		b.drawMeadow(c)
		return
	}
	c.Backdrop(backdropKey{skin: b.skin}, func(w, h int, scale float64) *image.RGBA {
		return yokaisprites.MoonWood(scenery.Size{W: w, H: h, Scale: scale})
	})
	b.drawFoxfires(c)
}

// drawMeadow draws the meadow without the clouds that would peep out from behind the table in scraps.
func (b *Board) drawMeadow(c *canvas.Canvas) {
	covered := b.hiddenAreas()
	c.Backdrop(backdropKey{b.skin, covered}, func(w, h int, scale float64) *image.RGBA {
		var boxes []vector.Box
		for _, r := range covered {
			boxes = append(boxes, vector.Box{X: r.X, Y: r.Y, W: r.W, H: r.H})
		}
		return yokaisprites.Meadow(scenery.Size{W: w, H: h, Scale: scale}, boxes...)
	})
}

// foxfire is one flame in the wood: x from the left edge, or from the right one if below zero; y as a share of the
// height.
type foxfire struct{ x, y, size float64 }

func (b *Board) drawFoxfires(c *canvas.Canvas) {
	fires := []foxfire{{70, 0.408, 52}, {338, 0.69, 66}, {-322, 0.531, 82}, {-247, 0.552, 46}, {-160, 0.621, 58}}
	switch {
	case b.view.Class == stage.Tall && b.view.Safe.W >= tabletWidth:
		fires = []foxfire{{-70, 0.58, 52}, {-34, 0.61, 38}, {44, 0.34, 44}}
	case b.view.Class == stage.Tall:
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

// Bed is the bed of sound at the table: owl and leaves in the wood, nothing over the meadow.
func Bed(skin lang.Skin) audio.Bed {
	if skin == lang.Spirits {
		return audio.OwlAndLeaves
	}
	return audio.NoBed
}

// drawLeaves draws the six leaves of a promotion.
func (b *Board) drawLeaves(c *canvas.Canvas) {
	const count, away = 6, 92.0
	if b.leaves.share <= 0 {
		return
	}
	p, unit := anim.CubicOut(b.leaves.share), b.unit()
	for k := range count {
		angle := 2*math.Pi*float64(k)/count + 0.4
		at := b.leaves.at.Add(geom.Pt(math.Cos(angle), math.Sin(angle)).Mul(away * unit * (0.3 + 0.7*p)))
		at.Y += 18 * unit * p * p
		c.Draw(leafPicture(), at, canvas.Look{Size: unit, Turn: angle + 2.2*p, Fade: b.leaves.share * b.leaves.share})
	}
}
