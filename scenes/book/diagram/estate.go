package diagram

import (
	"fmt"
	"image"
	"math"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// estate is the picture of what somebody has built in Honshū, with a card that is tried on it, or with the squares lit
// up that give the points of a category.
type estate struct {
	land    *honshu.Map
	scoring honshu.Scoring
	goal    bool // the scoring card stands beside it

	tried     bool
	placement honshu.Placement
	trial     honshu.Trial

	counted  bool
	category honshu.Category
}

// Measures of an estate, in units of a square.
const (
	squareSide  = sprites.SquareSide
	estateEdge  = 10.0              // for the coast and the frame of a tried card
	estateLeast = 4.5 * squareSide  // high, so that small lands do not look larger than big ones
	goalSlip    = 1.55 * squareSide // breadth of the scoring card
	goalGap     = 0.2 * squareSide  // beside it
)

// estateOf returns the picture of a land at rest.
func estateOf(m *honshu.Map) estate { return estate{land: m} }

// box returns the squares that the picture shows.
func (e estate) box() land.Box {
	b := land.BoxOf(e.land)
	if e.tried {
		b = b.Union(land.BoxOfCard(e.placement))
	}
	return b
}

// size implements drawing.
func (e estate) size() (w, h float64) {
	b := e.box()
	w = float64(b.Columns())*squareSide + 2*estateEdge
	h = max(float64(b.Rows())*squareSide+2*estateEdge, estateLeast)
	if e.goal {
		w += goalSlip + goalGap
	}
	return w, h
}

// corner returns where the upper left corner of the box lies in the picture.
func (e estate) corner() geom.Point {
	w, h := e.size()
	b := e.box()
	return geom.Pt(w-estateEdge-float64(b.Columns())*squareSide, (h-float64(b.Rows())*squareSide)/2)
}

type estateKey struct {
	land any
	rest string
}

func (e estate) key() any {
	return estateKey{land.KeyOf(e.land), fmt.Sprint(e.scoring, e.goal, e.tried, e.placement, e.trial.Faults, e.counted, e.category)}
}

// render draws the picture at scale pixels a unit.
func (e estate) render(scale float64) *image.RGBA {
	w, h := e.size()
	out := vector.NewCanvas(int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	at, b, side := e.corner(), e.box(), squareSide*scale
	out.Save()
	out.Translate(at.X*scale, at.Y*scale)
	if e.tried {
		land.PaintTrial(out, e.land, e.placement, e.trial, side)
	} else {
		land.Paint(out, e.land, side)
	}
	out.Restore()
	out.Save()
	out.Scale(scale, scale)
	if e.counted {
		out.Save()
		out.Translate(at.X-float64(b.Left)*squareSide, at.Y-float64(b.Top)*squareSide)
		e.paintCount(out)
		out.Restore()
	}
	if e.goal {
		paintGoal(out, e.scoring.Card, geom.R(0, h/2-goalSlip/2, goalSlip, goalSlip))
	}
	out.Restore()
	return out.Image()
}

// paintGoal draws a scoring card in the middle of r: its picture on a slip of paper.
func paintGoal(out *vector.Canvas, card int, r geom.Rect) {
	const in = 10.0
	bonus := sprites.Bonus(card)
	box := bonus.Box()
	at := r.Inset(in).Fit(box.W, box.H)
	r = at.Inset(-in)
	slip := vector.RoundRect(r.X+2, r.Y+2, r.W-4, r.H-4, 10)
	out.Fill(slip, vector.Solid(sprites.Paper))
	out.Stroke(slip, vector.Stroke{Width: 3.5}, vector.Solid(sprites.Ink))
	size := at.W / box.W
	out.Save()
	defer out.Restore()
	out.Translate(at.X, at.Y)
	out.Scale(size, size)
	out.Translate(-box.X, -box.Y)
	// Only a card that does not exist fails, and the options know none.
	_ = bonus.Draw(out)
}
