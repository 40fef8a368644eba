package invite

import (
	"math"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// quietZone is the width of the light rim around a code, in modules, as ISO/IEC 18004 wants it.
const quietZone = 4

// codeKey tells the pictures of codes apart.
type codeKey struct {
	text string
	side float64
}

// drawCode draws the code of a text: dark squares on a light ground. Its modules are whole pixels.
func drawCode(c *canvas.Canvas, r geom.Rect, text string, modules [][]bool) {
	c.Draw(canvas.Picture{Key: codeKey{text, r.W}, Box: geom.R(0, 0, r.W, r.W), Paint: func(v *vector.Canvas) {
		v.Fill(vector.RoundRect(0, 0, r.W, r.W, ui.Radius), vector.Solid(sprites.Paper2))
		pixels := v.Matrix().A
		side := math.Floor(r.W*pixels/float64(len(modules)+2*quietZone)) / pixels
		edge := math.Floor((r.W-side*float64(len(modules)))/2*pixels) / pixels
		squares := &vector.Path{}
		for y, row := range modules {
			for x := 0; x < len(row); x++ {
				from := x
				for x < len(row) && row[x] {
					x++
				}
				if x > from {
					squares.Append(vector.Rect(edge+float64(from)*side, edge+float64(y)*side, float64(x-from)*side, side))
				}
			}
		}
		v.Fill(squares, vector.Solid(sprites.Ink))
	}}, geom.Pt(r.X, r.Y), canvas.Look{})
}

// code is the code of a text, so large.
func (p *Panel) code(text string, side float64) widget.Widget {
	modules := p.modules(text)
	return widget.Paint{W: side, H: side, Draw: func(c *canvas.Canvas, r geom.Rect) { drawCode(c, r, text, modules) }}
}

// modules are those of the code of a text.
func (p *Panel) modules(text string) [][]bool {
	m, ok := p.codes[text]
	if !ok {
		m = p.Services.Host.Code(text)
		p.codes[text] = m
	}
	return m
}

// largeCode is the panel with one code, as large as there is room.
type largeCode struct {
	stage.Panel
	of   *Panel
	link link
}

// enlarge shows the code of a link as large as there is room.
func (p *Panel) enlarge(l link) {
	p.Services.Stack.Push(&largeCode{Panel: stage.NewPanel(p.Services, audio.Button), of: p, link: l})
}

// Arrange implements stage.Scene. In low windows the words stand beside the code.
func (e *largeCode) Arrange(v stage.View) {
	const most, below, high = 520.0, 44.0, 50.0
	words, low := e.Services.Words, v.Class == stage.Low
	copied := func(group string) widget.Widget {
		return e.of.copyButton(e.link, group, func() { e.Arrange(e.View()) })
	}
	items := []widget.PageItem{
		{Break: func(_ widget.Env, room widget.Size) []widget.PageItem {
			side := min(room.W, most, room.H-below)
			if low {
				side = min(room.W, room.H)
			}
			code := widget.Pressable{Control: ui.Control{Key: "code", Role: ui.RoleText, Name: words.Of(e.link.who, e.link.text)}, Child: e.of.code(e.link.text, side)}
			return []widget.PageItem{{Child: widget.Align{X: widget.Centre, Y: widget.Start, Child: code}}}
		}},
		widget.ParagraphItem("who", e.link.who, ui.Strong(17)),
	}
	if low {
		items = append(items, widget.PageItem{Child: widget.Sized{H: high, Child: copied("")}})
	} else {
		e.Choose(false, copied(widget.FootGroup))
	}
	columns, _ := stage.PanelColumns(v)
	if !low {
		columns = 1
	}
	e.LayIn(v, columns, lang.InviteScan, nil, items, e.Arrange)
	e.Page().FocusIfNone("close")
}

// Update implements stage.Scene. Once somebody has sat down by the code, the panel goes.
func (e *largeCode) Update(f *input.Frame) {
	if e.of.follow() && !e.of.open(e.link) {
		e.Services.Stack.Pop()
		return
	}
	e.Panel.Update(f)
}
