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
	InkWidth    = 2.0  // of their lines
	panelLip    = 3.0
	buttonLip   = 4.0
	hairInset   = 5.0
	panelLength = 12.0 // of a panel's shadow
	buttonCast  = 9.0
)

// Surface says how a panel, a plate or a button looks: its face, the lip below it, the line around it.
type Surface struct {
	Face, Lip, Line sprites.Color
	Radius          float64 // of the corners; half the height makes a disc
	Depth           float64 // how far the lip shows below
	Cast            float64 // length of the shadow; 0 for none
	Hair            bool    // a fine line inside, for panels of the first rank
	Gloss           bool    // a light line along the upper edge, for vermilion buttons
}

// Panel is the paper of panels.
func Panel() Surface {
	p := Plate()
	p.Hair = true
	return p
}

// LitPanel is a Panel that comes forward.
func LitPanel() Surface {
	p := LitPlate()
	p.Hair = true
	return p
}

// Plate is the paper of what is only to be read.
func Plate() Surface {
	return Surface{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: panelLip, Cast: panelLength}
}

// LitPlate is a Slip that comes forward.
func LitPlate() Surface {
	p := Plate()
	p.Face = sprites.Paper2
	return p
}

// Plain is the paper of buttons.
func Plain() Surface {
	return Surface{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: Radius, Depth: buttonLip, Cast: buttonCast}
}

// Primary is the vermilion of a screen's first button.
func Primary() Surface {
	return Surface{Face: sprites.Shu, Lip: sprites.ShuD, Line: sprites.Ink, Radius: Radius, Depth: buttonLip, Cast: buttonCast, Gloss: true}
}

// Disabled is the paper of a button that cannot be used now.
func Disabled() Surface { return flat(sprites.Paper3, sprites.Ink3) }

// Quiet is the paper of a small button that must not draw the eye.
func Quiet() Surface {
	return Surface{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink2, Radius: Radius, Depth: 2}
}

// Vacant is the paper of a button for something that is not set.
func Vacant() Surface { return flat(sprites.Paper2, sprites.Ink3) }

// Well is the ground into which choices are set.
func Well() Surface { return flat(sprites.Paper3, sprites.Ink) }

// Row is the ground of one of several rows on a panel.
func Row() Surface { return flat(rowFace, rowFace) }

// DrawRow draws the ground of a row that can be pressed, with its focus and the light of a mouse over it.
func DrawRow(c *canvas.Canvas, r geom.Rect, state ControlState) {
	if state.Focus {
		DrawFocus(c, r.Inset(1), Radius)
	}
	surface := Row()
	if state.Hover > 0.5 {
		surface = LitPlate()
		surface.Cast, surface.Depth = 0, 0
	}
	DrawSurface(c, surface, r)
}

// rowFace lies between the papers of a panel and of a plate on it.
const rowFace sprites.Color = 0xF1E5CC

// flat returns a paper without lip and shadow.
func flat(face, line sprites.Color) Surface {
	return Surface{Face: face, Lip: face, Line: line, Radius: Radius}
}

type surfaceKey struct {
	surface   Surface
	w, h      float64
	isPressed bool
}

// IsSurface reports whether a picture is one of a paper, by the picture's key.
func IsSurface(key any) bool {
	_, ok := key.(surfaceKey)
	return ok
}

// SurfacePicture returns the picture of a paper of size w by h with its corner at the origin. Sunk leaves out lip and shadow,
// as for a button that is pressed down.
func SurfacePicture(p Surface, w, h float64, sunk bool) canvas.Picture {
	return canvas.Picture{
		Key: surfaceKey{p, w, h, sunk},
		Box: geom.R(-2, -2, w+4, h+p.Depth+4),
		Render: func(scale float64) *image.RGBA {
			return p.render(w, h, sunk, scale)
		},
	}
}

func (p Surface) render(w, h float64, sunk bool, scale float64) *image.RGBA {
	c := vector.NewCanvas(int((w+4)*scale+1), int((h+p.Depth+4)*scale+1))
	c.Scale(scale, scale)
	c.Translate(2, 2)
	half := InkWidth / 2
	shape := vector.RoundRect(half, half, w-InkWidth, h-InkWidth, p.Radius)
	line := vector.Stroke{Width: InkWidth, Join: vector.RoundJoin}
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

// DrawSurface draws a paper in the rectangle.
func DrawSurface(c *canvas.Canvas, p Surface, r geom.Rect) {
	c.Draw(SurfacePicture(p, r.W, r.H, false), geom.Pt(r.X, r.Y), canvas.Look{})
}
