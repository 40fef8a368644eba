package diagram

import (
	"math"

	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/ui"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// landPicture is the picture of what somebody has built in Honshū, with a card that is tried on it, or with the squares lit
// up that give the points of a category.
type landPicture struct {
	land    *honshu.Map
	scoring honshu.Scoring
	goal    bool // the scoring card stands beside it

	hasTrial  bool
	placement honshu.Placement
	trial     honshu.Trial

	hasCategory bool
	category    honshu.Category
}

// Measures of a land, in units of a square.
const (
	squareSide = honshusprites.SquareSide
	landEdge   = 10.0              // for the coast and the frame of a tried card
	landMin    = 4.5 * squareSide  // high, so that small lands do not look larger than big ones
	goalPlate  = 1.55 * squareSide // breadth of the scoring card
	goalGap    = 0.2 * squareSide  // beside it
)

// pictureOfLand returns the picture of a land at rest.
func pictureOfLand(m *honshu.Map) landPicture { return landPicture{land: m} }

// box returns the squares that the picture shows.
func (e landPicture) box() honshuart.Box {
	b := honshuart.BoxOf(e.land)
	if e.hasTrial {
		b = b.Union(honshuart.BoxOfCard(e.placement))
	}
	return b
}

// size implements drawing.
func (e landPicture) size() (w, h float64) {
	b := e.box()
	w = float64(b.Columns())*squareSide + 2*landEdge
	h = max(float64(b.Rows())*squareSide+2*landEdge, landMin)
	if e.goal {
		w += goalPlate + goalGap
	}
	return w, h
}

// draw implements drawer.
func (e landPicture) draw(c *canvas.Canvas, at geom.Rect) {
	w, _ := e.size()
	unit := at.W / w
	if e.goal {
		const in = 10.0
		var plate geom.Rect
		plate, at = at.CutLeft((goalPlate + goalGap) * unit)
		plate.W = goalPlate * unit
		picture := honshuart.FitBonus(e.scoring.Card, plate.Inset(in*unit))
		ui.DrawSurface(c, ui.Surface{Face: sprites.Paper, Line: sprites.Ink, Radius: in * unit}, picture.Inset(-in*unit))
		honshuart.DrawBonus(c, e.scoring.Card, picture)
	}
	chart := honshuart.Fit(e.box(), at.Inset(landEdge*unit), math.MaxFloat64, c.Scale())
	honshuart.Draw(c, e.land, chart)
	if e.hasTrial {
		honshuart.DrawTrial(c, e.placement, e.trial, chart, min(1, chart.Side/squareSide), nil)
	}
	if e.hasCategory {
		honshuart.DrawScoring(c, e.land, chart, e.category, e.scoring)
	}
}
