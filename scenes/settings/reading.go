package settings

import (
	"slices"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// reading lists what makes words and colours easy to see, with a sample of both.
func (s *Scene) reading() []ui.Item {
	words, set := s.House.Words, &s.House.Settings
	return []ui.Item{
		s.room.Reading.HeadItem("reading", words.T(lang.SettingsReading)),
		s.textSize(),
		s.sample(),
		s.toggle("highContrast", lang.SettingsHighContrast, &set.HighContrast),
		s.explained("safeColours", lang.SettingsSafeColours, &set.SafeColours, lang.SettingsSafeColoursHint),
	}
}

// textSize is the choice of how large words are.
func (s *Scene) textSize() ui.Item {
	sizes := store.TextSizes()
	var labels []string
	for _, size := range sizes {
		labels = append(labels, strconv.Itoa(size))
	}
	chosen := slices.Index(sizes, s.House.Settings.TextSize)
	return s.choice("textSize", s.House.Words.T(lang.SettingsTextSize), labels, chosen, func(k int) {
		s.House.Settings.TextSize = sizes[k]
		s.House.Changed()
	})
}

// Measures of the sample, in logical units.
const (
	samplePad  = 12.0
	sampleHigh = 46.0 // of its pictures
	sampleGap  = 10.0 // below them
)

// sample shows a sentence and the colours that must be told apart as they are with the present settings.
func (s *Scene) sample() ui.Item {
	width := s.room.Width - 2*samplePad
	text := s.House.Words.T(lang.SettingsSample)
	style := ui.Whole(s.room.Reading.Body(15), text, width)
	lines := canvas.ParagraphHeight(style, text, width)
	return ui.Item{Height: lines + sampleHigh + 2*samplePad + sampleGap, Make: func(r geom.Rect) []*ui.Control {
		c := &ui.Control{Key: "sample", Rect: r, Role: ui.RoleText, Name: text}
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			slip := r
			slip.H -= sampleGap
			ui.DrawPaper(cv, ui.Well(), slip)
			cv.Paragraph(style, text, slip.InsetXY(samplePad, samplePad-3), sprites.Ink, canvas.Left)
			pictures := geom.R(slip.X+samplePad, slip.Bottom()-samplePad-sampleHigh+4, slip.W-2*samplePad, sampleHigh)
			for k, cell := range pictures.Columns(8, 0) {
				drawSample(cv, k, cell)
			}
		}
		return []*ui.Control{c}
	}}
}

type sampleKey struct{ k int }

// drawSample draws one of four pyramids and four cubes in the middle of r.
func drawSample(c *canvas.Canvas, k int, r geom.Rect) {
	ship, cube := sprites.Ship{Hue: sprites.Hue(k), Size: 1}, sprites.Cube{Good: sprites.Good(k - 4)}
	box, draw := ship.Box(), ship.Draw
	if k >= 4 {
		box, draw = sprites.CubeBox(), cube.Draw
	}
	c.Draw(canvas.Picture{Key: sampleKey{k}, Box: canvas.RectOf(box), Paint: func(v *vector.Canvas) {
		// Hues and goods up to four exist.
		_ = draw(v)
	}}, r.Centre(), canvas.Look{Size: min(r.W, r.H) / max(box.W, box.H)})
}
