package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/letters"
)

// sign draws what is counted, so large, about the point.
type sign func(c *canvas.Canvas, at geom.Point, size float64)

// drawBlossom draws the blossom of a point.
func drawBlossom(c *canvas.Canvas, at geom.Point, size float64) {
	ui.DrawSprite(c, "ui/blossom", at, size, canvas.Look{})
}

// drawCards draws the sign of cards in a hand.
func drawCards(c *canvas.Canvas, at geom.Point, size float64) {
	ui.DrawIcon(c, "cards", at, size, sprites.Ink)
}

// cubeSign draws a cube of a good.
func cubeSign(good game.Colour, state honshusprites.CubeState) sign {
	return func(c *canvas.Canvas, at geom.Point, size float64) { honshuart.DrawCube(c, good, state, at, size) }
}

// categorySign draws the picture of a category; goal is the scoring card, 0 for none.
func categorySign(cat game.Category, goal int) sign {
	return func(c *canvas.Canvas, at geom.Point, size float64) {
		drawCategory(c, cat, goal, geom.Around(at, size, size))
	}
}

// widget is the sign in the middle of its place.
func (s sign) widget(size float64) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { s(c, r.Centre(), size) }}
}

// drawing is a drawing of the catalogue in the middle of its place, so high.
func drawing(name string, high float64) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { ui.DrawSprite(c, name, r.Centre(), high, canvas.Look{}) }}
}

// number is a sign and how many there are of it: beside each other or, in a narrow place that is high enough, below each
// other.
func number(n int, s sign) widget.Widget {
	const narrow, stacked, least = 40.0, 34.0, 9.0
	text := strconv.Itoa(n)
	line := func(size float64) *widget.Text {
		return widget.Line(text, ui.Strong(size), sprites.Ink).AtLeast(least).Elided()
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W < narrow && room.H >= stacked {
			size := min(20, room.W-4, room.H*0.5)
			return widget.Column(0, widget.Gap(2), widget.Fixed(size, s.widget(size)), widget.Spacer(), widget.Fixed(16, line(14).Aligned(canvas.Centre)), widget.Gap(1))
		}
		size := max(0, min(21, room.H-3, room.W*0.5, room.W-3-letters.Measure(ui.Strong(13), text)))
		return widget.Row(3, widget.Fixed(size, s.widget(size)), widget.Grow(line(max(13, min(17, room.H*0.6)))))
	})
}

// crest is the crest of a seat in the middle of its place.
func crest(seat rules.Seat, size float64) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, seat, r.Centre(), size) }}
}

// control is the control of a button of the Board.
func control(n, layer int, name string) ui.Control {
	return ui.Control{Key: button(n).String(), Of: button(n), Role: ui.RoleCell, Layer: layer, Name: name}
}

// explained makes a widget tell what it is where it is looked at: under the mouse, under a finger or with the focus.
func explained(key, name, tip string, child widget.Widget) widget.Widget {
	return widget.Pressable{Control: ui.Control{Key: key, Role: ui.RoleText, Name: name, Tip: tip, ShowsTip: true, Layer: cellLayer}, OwnFocus: true, Child: child}
}

// part makes a widget stand for a button of the Board.
func part(n, layer int, name string, child widget.Widget) widget.Pressable {
	p := table.Part(button(n), name, child)
	p.Layer = layer
	return p
}
