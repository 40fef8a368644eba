package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// hoverLift is how far a button rises under the mouse, in logical units.
const hoverLift = 2.0

// DrawButton draws a button with its label; one that is off cannot be used now.
func DrawButton(cv *canvas.Canvas, l Label, r geom.Rect, surface Surface, isOff bool, s ControlState) {
	if isOff {
		surface = Disabled()
	}
	l.draw(cv, DrawFace(cv, surface, r, s), surface.ink(isOff))
}

// DrawRoundButton draws a round button of the diameter of r with an icon.
func DrawRoundButton(cv *canvas.Canvas, icon string, r geom.Rect, surface Surface, isOff bool, s ControlState) {
	surface.Radius = r.W / 2
	ink := surface.ink(isOff)
	if isOff {
		surface.Face = sprites.Paper3
	}
	DrawIcon(cv, icon, DrawFace(cv, surface, r, s).Centre(), r.W*0.48, ink)
}

// ink is what is written on the paper of a button with.
func (p Surface) ink(isOff bool) sprites.Color {
	switch {
	case isOff:
		return sprites.Ink3
	case p.Face == sprites.Shu:
		return sprites.Paper2
	}
	return sprites.Ink
}

// DrawFace draws a button's paper, lifted, pressed or focused, and returns where its face is.
func DrawFace(cv *canvas.Canvas, p Surface, r geom.Rect, s ControlState) geom.Rect {
	if s.Focus {
		DrawFocus(cv, r, p.Radius)
	}
	dy := -hoverLift*s.Hover*(1-s.Press) + p.Depth*s.Press
	face := r.Move(0, dy)
	cv.Draw(SurfacePicture(p, r.W, r.H, s.Press > 0.6), geom.Pt(face.X, face.Y), canvas.Look{})
	return face
}

type iconKey struct {
	name string
	ink  sprites.Color
}

// DrawIcon draws an icon of the catalogue in the ink, size units high, about the point.
func DrawIcon(cv *canvas.Canvas, name string, at geom.Point, size float64, ink sprites.Color) {
	const box = 24.0
	if name == "" {
		return
	}
	p := canvas.Memo(cv, iconKey{name, ink}, func() canvas.Picture {
		return canvas.Picture{
			Key: iconKey{name, ink},
			Box: geom.R(-1, -1, box+2, box+2),
			Paint: func(c *vector.Canvas) {
				if d, err := sprites.Icon(name, ink); err == nil {
					d.Draw(c)
				}
			},
		}
	})
	cv.Draw(p, geom.Pt(at.X-size/2, at.Y-size/2), canvas.Look{Size: size / box})
}

// IconName returns the name of the icon that a picture shows, by the picture's key; false for other pictures.
func IconName(key any) (name string, ok bool) {
	k, ok := key.(iconKey)
	return k.name, ok
}

type spriteKey struct{ name string }

// DrawSprite draws a drawing of the catalogue with its box's height scaled to height, its box's middle at the point.
func DrawSprite(cv *canvas.Canvas, name string, at geom.Point, height float64, look canvas.Look) {
	p := canvas.Memo(cv, spriteKey{name}, func() canvas.Picture {
		d, err := sprites.Drawing(name)
		if err != nil {
			return canvas.Picture{}
		}
		x, y, w, h := d.Box()
		return canvas.Picture{Key: spriteKey{name}, Box: geom.R(x, y, w, h), Paint: func(c *vector.Canvas) { d.Draw(c) }}
	})
	if p.Key == nil {
		return
	}
	look.Size = height / p.Box.H
	cv.Draw(p, at.Sub(p.Box.Centre().Mul(look.Size)), look)
}

type focusKey struct{ w, h, radius float64 }

// DrawFocus draws the dashed frame of the keyboard's focus around r.
func DrawFocus(cv *canvas.Canvas, r geom.Rect, radius float64) {
	const out = 5.0
	f := r.Inset(-out)
	cv.Draw(canvas.Picture{
		Key: focusKey{f.W, f.H, radius},
		Box: geom.R(-4, -4, f.W+8, f.H+8),
		Paint: func(c *vector.Canvas) {
			shape := vector.RoundRect(0, 0, f.W, f.H, radius+out)
			dash := []float64{10, 7}
			c.Stroke(shape, vector.Stroke{Width: 5.5, Dash: dash}, vector.Solid(sprites.Paper2))
			c.Stroke(shape, vector.Stroke{Width: 3, Dash: dash}, vector.Solid(sprites.Shu))
		},
	}, geom.Pt(f.X, f.Y), canvas.Look{})
}
