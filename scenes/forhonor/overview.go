package forhonor

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// Measures of the overview, in logical units.
const (
	overviewSide  = 6.0 // of a square, so that each quarter can be pressed by a finger
	overviewSmall = 3.4 // in a small window
	smallWindow   = 330.0
	overviewInset = 6.0 // of its panel
	overviewEdge  = 3.0 // from the corner of the window
	spotGrow      = 1.7 // of the heroes against the squares
)

// overviewPlace is where the small picture of the battlefield lies: in the corner of the window furthest from the hero
// that is followed and from the end of its path; empty where all is seen, and where it would lie over something in each
// corner. While the battlefield is dragged it stays where it is.
func (b *Board) overviewPlace() (panel geom.Rect, chart forhonorart.Chart) {
	if !b.isZoomed() {
		return geom.Rect{}, forhonorart.Chart{}
	}
	wide, high := b.layout.orientation.Size()
	window := b.window()
	if r := b.bannerRect(); !r.Empty() {
		_, window = window.CutTop(r.Bottom() - window.Y)
	}
	window = window.Inset(overviewEdge)
	side, inset := overviewSide, overviewInset
	if b.layout.window.W < smallWindow {
		side, inset = overviewSmall, overviewInset/2
	}
	w, h := float64(wide)*side+2*inset, float64(high)*side+2*inset
	best := math.Inf(-1)
	for _, at := range []geom.Point{{X: window.X, Y: window.Y}, {X: window.Right() - w, Y: window.Y}, {X: window.X, Y: window.Bottom() - h}, {X: window.Right() - w, Y: window.Bottom() - h}} {
		r := geom.R(at.X, at.Y, w, h)
		if worth := b.freedom(r); worth > best+1 && !b.covers(r) {
			best, panel = worth, r
		}
	}
	if b.camera.drags {
		panel = b.camera.overview
	}
	if panel.Empty() {
		return geom.Rect{}, forhonorart.Chart{}
	}
	return panel, forhonorart.Fit(b.layout.orientation, panel.Inset(inset), side, b.view.Scale)
}

// covers reports whether r lies over a hero or a soldier, over what an action aims at or where it leads, or over what is
// spoken of or has just been pressed.
func (b *Board) covers(r geom.Rect) bool {
	const edge = 0.1 // of a square, which nothing stands on
	in := func(q game.Square) bool { return r.Overlaps(b.targetChart.Square(q).Inset(b.targetChart.Side * edge)) }
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			if f := &b.display.figures[camp][k]; f.Post == game.Fielded && in(f.At) {
				return true
			}
		}
	}
	return b.camera.looks && in(b.camera.nearSquare) || slices.ContainsFunc(b.display.soldiers, func(s *soldier) bool { return !s.hasFallen && in(s.at) }) ||
		slices.ContainsFunc(b.targets, in) || b.speaks() && slices.ContainsFunc(b.markedSquares(), func(q game.Square) bool { return r.Overlaps(b.targetChart.Square(q)) })
}

// freedom says how well the overview lies in r: far from the hero that is followed and from the end of its path.
func (b *Board) freedom(r geom.Rect) float64 {
	const hidden = 1600.0 // how far away a corner counts less where the end of the path is hidden
	worth := 0.0
	if end, ok := b.pathEnd(); ok {
		at := b.targetChart.Middle(end)
		worth += at.Sub(r.Centre()).Len()
		if r.Inset(-b.targetChart.Side / 2).Contains(at) {
			worth -= hidden
		}
	}
	if f := b.display.figure(b.camera.hero); f != nil && f.Post == game.Fielded {
		worth += b.targetChart.Middle(f.At).Sub(r.Centre()).Len()
	}
	return worth
}

// drawOverview draws it, or else what it would show on the switch to the whole battlefield.
func (b *Board) drawOverview(c *canvas.Canvas) {
	const edge, broad = 5.0, 1.5 // of a switch, which has a word where it is broader than high
	if b.overlayState.tally.isShown {
		return // it has the room
	}
	panel, chart := b.overviewPlace()
	switch on := b.layout.wholeButton; {
	case !panel.Empty():
		ui.DrawSurface(c, ui.Plate(), panel)
	case b.isZoomed() && !on.Empty() && on.W < broad*on.H:
		c.Fill(on.Inset(edge), sprites.Paper2)
		chart = forhonorart.Fit(b.layout.orientation, on.Inset(edge), overviewSide, b.view.Scale)
	default:
		return
	}
	b.drawSmall(c, chart)
}

// drawSmall draws the small picture of the battlefield, with what the window shows.
func (b *Board) drawSmall(c *canvas.Canvas, chart forhonorart.Chart) {
	in := c.Clipped(chart.Board())
	forhonorart.DrawGround(in, chart)
	forhonorart.DrawWalls(in, chart)
	for _, s := range b.display.soldiers {
		forhonorart.DrawSoldier(in, chart, forhonorart.Soldier{Camp: s.camp, Col: s.col, Row: s.row, Fade: s.fade})
	}
	for camp := range game.Camp(game.NumCamps) {
		for _, f := range b.display.figures[camp] {
			if f.Post == game.Fielded {
				forhonorart.DrawSpot(in, chart, forhonorart.Hero{Camp: camp, Col: f.col, Row: f.row, IsActivated: f.HasActed && f.Hero != b.display.active}, spotGrow)
			}
		}
	}
	if _, to, ok := b.shot(); ok && b.aims.shots[to] { // what is marked may be out of view
		forhonorart.DrawRing(in, chart, to, forhonorsprites.ShotTarget)
		drawFalling(in, chart, b.falling(b.aimedParts()...))
	}
	window := b.window()
	from, to := b.chart.Spot(geom.Pt(window.X, window.Y)), b.chart.Spot(geom.Pt(window.Right(), window.Bottom()))
	zero := chart.Zero
	seen := clipRect(geom.R(zero.X+from.X*chart.Side, zero.Y+from.Y*chart.Side, (to.X-from.X)*chart.Side, (to.Y-from.Y)*chart.Side), chart.Board())
	for _, r := range []geom.Rect{
		geom.R(seen.X, seen.Y, seen.W, 2), geom.R(seen.X, seen.Bottom()-2, seen.W, 2),
		geom.R(seen.X, seen.Y, 2, seen.H), geom.R(seen.Right()-2, seen.Y, 2, seen.H),
	} {
		c.Fill(r, sprites.Ink)
	}
}

// cameraModel is what can be pointed at to turn the camera.
type cameraModel struct {
	words    *lang.Catalog
	ground   geom.Rect // the battlefield, where it can be dragged
	overview geom.Rect
	chart    forhonorart.Chart // of the overview
}

func (b *Board) cameraModel() cameraModel {
	m := cameraModel{words: b.words()}
	zoomed := b.isZoomed()
	if zoomed {
		m.ground = b.window()
	}
	m.overview, m.chart = b.overviewPlace()
	return m
}

// buildCamera is the ground and the overview.
func buildCamera(m cameraModel) widget.Widget {
	ground := table.Part(button(buttonGround), m.words.T(lang.ForhonorGround), widget.Empty{})
	ground.Layer, ground.Backdrop = groundLayer, true
	tree := widget.Stack{
		widget.Positioned{Rect: m.ground, Child: ground},
	}
	if m.overview.Empty() {
		return tree
	}
	columns, rows := overviewCells(m.overview)
	cells := widget.Grid{Columns: slices.Repeat([]float64{1}, columns)}
	for k := range columns * rows {
		at, _ := m.chart.At(overviewCell(m.overview, k))
		cell := table.Part(button(buttonOverview+k), m.words.T(lang.ForhonorOverview, lang.Text("at", at.String())), widget.Empty{})
		cell.Layer, cell.Tip = buttonLayer, cell.Name
		cells.Children = append(cells.Children, cell)
	}
	return append(tree, widget.Positioned{Rect: m.overview, Child: cells})
}

// overviewCells returns how many cells the overview has side by side and below each other, by which the camera is sent
// elsewhere: each large enough for a finger.
func overviewCells(overview geom.Rect) (columns, rows int) {
	return max(1, int(overview.W/minPress)), max(1, int(overview.H/minPress))
}

// overviewCell returns the middle of a cell of the overview.
func overviewCell(overview geom.Rect, k int) geom.Point {
	columns, rows := overviewCells(overview)
	return geom.Pt(overview.X+(float64(k%columns)+0.5)*overview.W/float64(columns), overview.Y+(float64(k/columns)+0.5)*overview.H/float64(rows))
}

// touchCamera answers the touches of the overview and of the buttons of the camera.
func (b *Board) touchCamera(p rules.Part) bool {
	cam := &b.camera
	switch k := int(p.Index) - buttonOverview; {
	case p == button(buttonGround):
		return true
	case p == button(buttonWhole):
		if b.isZoomed() {
			cam.showsAll, cam.isNear = true, false
		} else {
			cam.isNear = true
			cam.showsAll, cam.side, cam.limit, cam.isNew = false, 0, 0, true
			b.follow() // now, so that things are pointed at where they will be seen
		}
		b.snap()
		return true
	case p.Kind == rules.PartButton && k >= 0 && k < buttonOverlay-buttonOverview:
		panel, chart := b.overviewPlace()
		cam.goal = b.clamp(chart.Spot(overviewCell(panel, k)), rimStart)
		b.aim()
		return true
	}
	return false
}
