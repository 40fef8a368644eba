package ui

import (
	"image"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of paper things, in logical units.
const (
	Radius      = 10.0 // of panels and buttons
	inkWidth    = 2.0
	panelLip    = 3.0
	buttonLip   = 4.0
	hairInset   = 5.0
	panelLength = 12.0 // of a panel's shadow
	buttonCast  = 9.0
)

// Paper says how a thing of paper looks: its face, the lip below it, the line around it.
type Paper struct {
	Face, Lip, Line sprites.Color
	Radius          float64 // of the corners; half the height makes a disc
	Depth           float64 // how far the lip shows below
	Cast            float64 // length of the shadow; 0 for none
	Hair            bool    // a fine line inside, for panels of the first rank
	Gloss           bool    // a light line along the upper edge, for vermilion buttons
	Dashed          bool    // the line is dashed and there is no lip
}

// The papers of the house.
var (
	Panel    = Paper{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: panelLip, Cast: panelLength, Hair: true}
	Slip     = Paper{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: panelLip, Cast: panelLength}
	LitSlip  = Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: panelLip, Cast: panelLength}
	LitPanel = Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: panelLip, Cast: panelLength, Hair: true}
	Plain    = Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: buttonLip, Cast: buttonCast}
	Primary  = Paper{Face: sprites.Shu, Lip: sprites.ShuD, Line: sprites.Ink, Radius: Radius, Depth: buttonLip, Cast: buttonCast, Gloss: true}
	Disabled = Paper{Face: sprites.Paper3, Lip: sprites.Paper3, Line: sprites.Ink3, Radius: Radius}
	Well     = Paper{Face: sprites.Paper3, Lip: sprites.Paper3, Line: sprites.Ink, Radius: Radius}
	Row      = Paper{Face: 0xF1E5CC, Lip: 0xF1E5CC, Line: 0xF1E5CC, Radius: Radius}
	Adding   = Paper{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Paper4, Radius: Radius, Dashed: true}
)

type paperKey struct {
	paper Paper
	w, h  float64
	sunk  bool
}

// Sheet returns the picture of a paper of size w by h with its corner at the origin. Sunk leaves out lip and shadow,
// as for a button that is pressed down.
func Sheet(p Paper, w, h float64, sunk bool) canvas.Picture {
	return canvas.Picture{
		Key: paperKey{p, w, h, sunk},
		Box: geom.R(-2, -2, w+4, h+p.Depth+4),
		Render: func(scale float64) *image.RGBA {
			return p.render(w, h, sunk, scale)
		},
	}
}

func (p Paper) render(w, h float64, sunk bool, scale float64) *image.RGBA {
	c := vector.NewCanvas(int((w+4)*scale+1), int((h+p.Depth+4)*scale+1))
	c.Scale(scale, scale)
	c.Translate(2, 2)
	half := inkWidth / 2
	shape := vector.RoundRect(half, half, w-inkWidth, h-inkWidth, p.Radius)
	line := vector.Stroke{Width: inkWidth, Join: vector.RoundJoin}
	if p.Dashed {
		line.Dash = []float64{9, 7}
		c.Fill(shape, vector.Solid(p.Face.Alpha(0.4)))
		c.Stroke(shape, line, vector.Solid(p.Line))
		return c.Image()
	}
	if p.Depth > 0 && !sunk {
		below := shape.Transform(vector.Translate(0, p.Depth))
		c.Fill(below, vector.Solid(p.Lip))
		c.Stroke(below, line, vector.Solid(p.Line))
	}
	c.Fill(shape, vector.Solid(p.Face))
	if p.Hair {
		hair := vector.RoundRect(hairInset, hairInset, w-2*hairInset, h-2*hairInset, max(2, p.Radius-3))
		c.Stroke(hair, vector.Stroke{Width: 1}, vector.Solid(sprites.Paper4))
	}
	if p.Gloss {
		gloss := vector.RoundRect(3, 3, w-6, h-6, max(2, p.Radius-2))
		c.Save()
		c.Clip(vector.Rect(6, 0, w-12, 5), vector.NonZero)
		c.Stroke(gloss, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Shu2.Alpha(0.8)))
		c.Restore()
	}
	c.Stroke(shape, line, vector.Solid(p.Line))
	if p.Cast <= 0 || sunk {
		return c.Image()
	}
	return withShadow(c.Image(), p.Cast*scale)
}

// withShadow lays the sprite on its own shadow.
func withShadow(sprite *image.RGBA, length float64) *image.RGBA {
	shadow := sprites.Shadow(sprite, sprites.PanelShadow(length))
	vector.NewCanvasOn(shadow).DrawImage(sprite, 0, 0, vector.Layer{Opacity: 1})
	return shadow
}

// DrawPaper draws a paper in the rectangle.
func DrawPaper(c *canvas.Canvas, p Paper, r geom.Rect) {
	c.Draw(Sheet(p, r.W, r.H, false), geom.Pt(r.X, r.Y), canvas.Look{})
}
