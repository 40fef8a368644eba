package settings

import (
	"slices"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// textSize is the choice of how large words are.
func (s *Scene) textSize() widget.Widget {
	sizes := store.TextSizes()
	var labels []string
	for _, size := range sizes {
		labels = append(labels, strconv.Itoa(size))
	}
	chosen := slices.Index(sizes, s.Services.Settings.TextSize)
	return s.choice("textSize", s.Services.Words.T(lang.SettingsTextSize), labels, chosen, func(k int) {
		s.Services.Settings.TextSize = sizes[k]
		s.Services.OnChange()
	})
}

// sample shows a sentence and the colours that must be told apart as they are with the present settings.
func (s *Scene) sample() widget.Widget {
	const pad, high, gap, pictures = 12.0, 46.0, 10.0, 8 // high: of the pictures
	text := widget.Paragraph(s.Services.Words.T(lang.SettingsSample), ui.Body(15), sprites.Ink)
	text.Key = "sample"
	row := widget.Paint{H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
		for k, cell := range r.Columns(pictures, 0) {
			drawSample(c, k, cell)
		}
	}}
	return widget.Padding{Bottom: gap, Child: widget.Panel{Surface: ui.Well(), Child: widget.Pad(pad, pad-3, widget.Column(3, text, row))}}
}

type sampleKey struct{ k int }

// drawSample draws one of four pyramids and four cubes in the middle of r.
func drawSample(c *canvas.Canvas, k int, r geom.Rect) {
	ship, cube := homeworldssprites.Ship{Hue: homeworldssprites.Hue(k), Size: 1}, honshusprites.Cube{Good: honshusprites.Good(k - 4)}
	box, draw := ship.Box(), ship.Draw
	if k >= 4 {
		box, draw = honshusprites.CubeBox(), cube.Draw
	}
	c.Draw(canvas.Picture{Key: sampleKey{k}, Box: canvas.RectOf(box), Paint: func(v *vector.Canvas) {
		// Hues and goods up to four exist.
		_ = draw(v)
	}}, r.Centre(), canvas.Look{Size: min(r.W, r.H) / max(box.W, box.H)})
}
