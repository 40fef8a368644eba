package honshu

import (
	"strconv"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// leadModel is what the button of the good shows that alone may be laid in a trick. It has the room of all four.
type leadModel struct {
	good   game.Colour
	text   string // what a press does, or that there is no such cube
	result string // what comes of it, where the panel is low; "" for nothing
	stock  string // says how many there are, where nothing comes of it
}

// leadModel returns the model of the good that leads the trick.
func (b *Board) leadModel(good game.Colour, o result) leadModel {
	m := leadModel{good: good, text: b.words().T(lang.HonshuRaiseOnly, lang.Text("good", b.words().Good(good.String())))}
	g := b.goodModel(good)
	if g.onLand == 0 {
		m.text = g.name
	} else if b.boostLow() && o.lines[0] != "" {
		m.result = o.bestLine()
	} else {
		m.stock = b.words().T(lang.HonshuStock, lang.Count("n", g.onLand))
	}
	return m
}

// build is the button: the cube, how many there are where there is room and the words do not say so, the words, and what the
// cube costs, below a plus where there is room.
func (m leadModel) build(g goodModel) widget.Widget {
	const gap, edge, most, plus, priceWide, leastPrice, leastCount = 7.0, 2.0, 36.0, 22.0, 36.0, 172.0, 200.0
	surface, ink, state := ui.Plain(), sprites.Ink, honshusprites.CubeWhole
	switch {
	case g.selected > 0:
		surface.Face = sprites.Shu3
	case g.onLand == 0:
		surface, ink, state = ui.Disabled(), sprites.Ink2, honshusprites.CubeEmpty
	}
	face := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := max(0, min(most, room.H-10, room.W*0.18))
		row := widget.Row(gap, widget.Fixed(size, cubeSign(m.good, state).widget(size)))
		if g.onLand > 0 && m.stock == "" && room.W >= leastCount {
			count := widget.Line("×"+strconv.Itoa(g.onLand), ui.Strong(15), ink)
			row.Children = append(row.Children, widget.Natural(widget.Align{Y: widget.Centre, Child: count}))
		}
		row.Children = append(row.Children, widget.Grow(m.words(ink)))
		if g.hasPrice && room.W >= leastPrice {
			tail := widget.Column(0).Along(widget.Centre)
			if g.selected == 0 && room.H-2*edge >= plus+priceHigh {
				tail.Children = append(tail.Children, widget.Fixed(plus, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
					ui.DrawIcon(c, "plus", r.Centre(), plus, ink)
				}}))
			}
			tail.Children = append(tail.Children, widget.Fixed(priceHigh, g.buildPrice()))
			row.Children = append(row.Children, widget.Fixed(priceWide, tail))
		}
		return widget.Pad(gap, edge, row)
	})
	return part(buttonGood+int(m.good), buttonLayer, g.name, widget.Stack{
		widget.Panel{Surface: surface, Child: face},
		widget.If(g.selected > 0, buildFrame(goodFrame)),
	})
}

// words is what a press does over what comes of it, or alone where there is no room for both.
func (m leadModel) words(ink sprites.Color) widget.Widget {
	const least = 12.0
	line := func(text string, size float64) *widget.Text {
		return widget.Line(text, ui.Strong(size), ink).AtLeast(least)
	}
	alone := &widget.Text{Text: m.text, Style: ui.Strong(16), MinSize: least, Ink: ink, Lines: 2, Elide: true}
	ways := widget.FirstFit{line(m.text, 16), alone}
	if below := m.result + m.stock; below != "" {
		ways = widget.FirstFit{widget.Column(0, widget.Natural(line(m.text, 16)), widget.Natural(line(below, 15))), line(m.text, 16), alone}
	}
	return widget.Align{Y: widget.Centre, Child: ways}
}

// notesLead reports whether the place of the cubes, and not the middle of the table, tells which good leads: on phones.
func (b *Board) notesLead() bool { return b.view.Class != stage.Wide && !b.isWatched }

// buildLeadNote is the good that leads the trick, in the place of the cubes, while others play.
func (b *Board) buildLeadNote() widget.Widget {
	good, ok := b.state.LeadColour()
	if !ok || b.hand.phase != game.PhasePlay || !b.notesLead() {
		return nil
	}
	return leadLine(good, b.words().LeadingGood(good.String()))
}

// leadLine has the cube of a good beside the sentence that it leads the trick.
func leadLine(good game.Colour, text string) widget.Widget {
	const cube, gap = 30.0, 10.0
	sign := widget.Paint{W: cube, H: cube, Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(honshuart.CubePicture(good, honshusprites.CubeWhole), r.Centre(), canvas.Look{Size: cube / 40})
	}}
	line := widget.Line(text, ui.Body(16), sprites.Ink).AtLeast(12).Elided()
	return widget.Row(gap, sign, line).Across(widget.Centre).Along(widget.Centre)
}
