package result

import (
	"image"

	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

// Measures of the scroll and of the trays on it, in logical units.
const (
	hairline = 6.0 // of the gilded lines from the edges of the surface
	trayLip  = 6.0
	traySlot = 8.0 // between two slots of a tray
)

type sunsetKey struct{}

func drawSunset(c *canvas.Canvas) {
	c.Backdrop(sunsetKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.Sunset(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// scrollPaper returns the paper of the scroll with a gilded line along each of its upright edges.
func scrollPaper(w, h float64) canvas.Picture {
	surface := ui.Surface{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: 0.5, Cast: 14}
	sheet := ui.SurfacePicture(surface, w, h, false)
	return canvas.Picture{Key: surfaceKey{w, h}, Box: sheet.Box, Render: func(scale float64) *image.RGBA {
		img := sheet.Render(scale)
		c := vector.NewCanvasOn(img)
		c.Scale(scale, scale)
		c.Translate(-sheet.Box.X, -sheet.Box.Y)
		for _, x := range []float64{hairline, w - hairline} {
			c.Stroke(vector.Line(x, 0, x, h), vector.Stroke{Width: 1.3}, vector.Solid(sprites.Kin.Alpha(0.6)))
		}
		return img
	}}
}

type (
	surfaceKey struct{ w, h float64 }
	rodKey     struct{ w, h float64 }
	washKey    struct{ w, h float64 }
	trayKey    struct {
		skin  yokaisprites.Skin
		n     int
		piece float64
	}
)

// rodPicture returns a rod of the scroll: dark wood with gilded ends.
func rodPicture(w, h float64) canvas.Picture {
	return canvas.Picture{
		Key: rodKey{w, h}, Box: geom.R(-2, -2, w+4, h+4),
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: 2.2}
			end := h * 0.62
			for _, x := range []float64{0, w - end} {
				knob := vector.RoundRect(x, h*0.14, end, h*0.72, h*0.18)
				c.Fill(knob, vector.Solid(sprites.Kin))
				c.Stroke(knob, line, vector.Solid(sprites.Ink))
			}
			rod := vector.RoundRect(end*0.8, 0, w-end*1.6, h, h*0.32)
			c.Fill(rod, vector.Solid(sprites.Kuri2))
			c.Save()
			c.Clip(rod, vector.NonZero)
			c.Fill(vector.Rect(0, h*0.62, w, h), vector.Solid(sprites.Kuri))
			c.Fill(vector.RoundRect(end*1.4, h*0.2, w-end*2.8, h*0.11, h*0.05), vector.Solid(sprites.Wood.Alpha(0.75)))
			c.Restore()
			c.Stroke(rod, line, vector.Solid(sprites.Ink))
		},
	}
}

// rowWash returns the gold ground of the winner's row.
func rowWash(w, h float64) canvas.Picture {
	return canvas.Picture{Key: washKey{w, h}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		c.Fill(vector.RoundRect(0, 0, w, h, 8), vector.Solid(sprites.Kin2.Alpha(0.5)))
	}}
}

// trayPicture returns a tray of the play table's wood with n slots for pieces of the given height.
func trayPicture(skin yokaisprites.Skin, n int, piece float64) (pic canvas.Picture, w float64) {
	const over = 2 // of the ink round a tray
	w = float64(n)*(diagram.PieceWidth(piece)+traySlot) + traySlot
	h := piece + trayLip
	return canvas.Picture{
		Key: trayKey{skin, n, piece}, Box: geom.R(-over, -over, w+2*over, h+2*over),
		Render: func(scale float64) *image.RGBA {
			// A small tray is a large one seen smaller: its corners, grain and ink become finer.
			fine := max(0.6, min(1, piece/60))
			spec := yokaisprites.TraySpec{Skin: skin, W: (w+2*over)/fine - 2*over, Lip: trayLip / fine}
			spec.H = (h+2*over)/fine - 2*over - spec.Lip
			tray, err := yokaisprites.Tray(spec, scale*fine)
			if err != nil {
				return image.NewRGBA(image.Rectangle{})
			}
			c := vector.NewCanvasOn(tray.Image)
			c.Scale(scale, scale)
			c.Translate(over, over)
			for k := range n {
				drawSlot(c, slotAt(k, piece), piece)
			}
			return tray.Image
		},
	}, w
}

// slotAt returns how far right of a tray's edge the middle of its slot k lies.
func slotAt(k int, piece float64) float64 {
	step := diagram.PieceWidth(piece) + traySlot
	return traySlot/2 + step*(float64(k)+0.5)
}

// drawSlot cuts the recess of one piece, its tip up, about x.
func drawSlot(c *vector.Canvas, x, piece float64) {
	hollow := func(dy float64) *vector.Path {
		wide, top, shoulder, foot := piece*0.35, piece*0.1, piece*0.3, piece*0.86
		return new(vector.Path).MoveTo(x, top+dy).LineTo(x+wide*0.8, shoulder+dy).LineTo(x+wide, foot+dy).
			LineTo(x-wide, foot+dy).LineTo(x-wide*0.8, shoulder+dy).Close()
	}
	round := vector.Stroke{Width: 2, Join: vector.RoundJoin}
	c.Stroke(hollow(1.2), round, vector.Solid(sprites.Wood.Alpha(0.35)))
	c.Fill(hollow(0), vector.Solid(sprites.Ink.Alpha(0.28)))
	c.Stroke(hollow(0), round, vector.Solid(sprites.Ink.Alpha(0.3)))
}
