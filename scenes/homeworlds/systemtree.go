package homeworlds

import (
	"cmp"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of an open system, in logical units.
const (
	openGap       = 8.0
	openClose     = 46.0
	openName      = 44.0
	openStep      = 44.0
	openTitle     = 24.0 // the height of the line above the powers
	titleSize     = 15.0 // of its letters
	openRowMax    = 74.0
	minNoteHeight = 48.0  // of a row that has room for words below its name
	listWidth     = 320.0 // of the powers beside the disc
	minPair       = 240.0 // of a list in which two powers stand side by side where one below the other have room, too
)

// build has the system with its powers: one below the other, or side by side. The button that closes it lies on the
// side of the hand, as far as can be from the talk of a phone. Sentences of the moment stand over the line above powers that
// lie below the system: in their usual place they would lie over the powers.
func (o *systemOverlay) build(m systemModel) widget.Widget {
	disc := widget.Grow(widget.Memo("disc", m.disc, o.disc))
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		title := titleHeight(e, room.H)
		if !m.powersBeside {
			const below = 2.0
			row := min(openRowMax, max(52, room.H*0.115))
			rows := 3*row + 2*openGap
			says := widget.Sized{W: m.message.W, H: m.message.H, Child: widget.Slot{Name: table.SlotMessage, Of: table.NightOver}}
			return widget.Stack{
				widget.Column(0, disc, widget.Fixed(rows+title, o.list(&m, title, row, 2)), widget.Gap(below)),
				widget.Padding{Bottom: rows + below, Child: widget.Align{X: widget.Start, Y: widget.End, Child: says}},
			}
		}
		wide := min(listWidth, room.W*0.46) - openGap
		above := openClose + openGap
		down, row := 0.0, 0.0
		rows := func(columns int) {
			down = float64(powerRows / columns)
			row = min(openRowMax, (room.H-above-title-(down-1)*openGap)/down)
		}
		columns := 1
		if rows(columns); wide >= minPair || row < minTool {
			columns = 2
			if wide < minPair {
				title = max(title, 2*canvas.LineHeight(ui.Body(minText))+5)
			}
			rows(columns)
		}
		list := widget.Padding{Top: above, Child: widget.Align{Y: widget.Start, Child: widget.Sized{
			H: title + down*(row+openGap) - openGap, Child: o.list(&m, title, row, columns)}}}
		return widget.Row(openGap, disc, widget.Fixed(wide, list)).Flipped()
	})
}

// disc is the disc with its pieces below its name, the steps to the systems before and after it, the button that closes
// it, and below that the place of the one that names it.
func (o *systemOverlay) disc(m discModel) widget.Widget {
	b := o.board
	corner := func(side float64, w widget.Widget) *widget.Item {
		return widget.Fixed(side, widget.Row(0, widget.Spacer(), widget.Fixed(side, w)).Flipped())
	}
	round := func(side float64, n int, icon string) widget.Widget {
		return widget.Sized{W: side, H: side, Child: b.roundButton(n, ui.Plain(), iconSign(icon))}
	}
	var naming widget.Widget = widget.Empty{}
	if m.naming.Key != "" {
		naming = widget.Slot{Name: table.SlotNaming, Of: m.naming}
	}
	name := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const beside = 2 * (openClose + openStep + 2*openGap)
		var longest label // the longest form for which there is room
		for _, form := range b.labels[m.slot] {
			if longest = form; form.width <= room.W-beside {
				break
			}
		}
		return widget.Row(openGap,
			widget.If(m.others, round(openStep, buttonBefore, "arrow-left")),
			widget.Paint{W: longest.width, H: labelHeight*b.labelScale() + 5, Draw: longest.draw},
			widget.If(m.others, round(openStep, buttonAfter, "arrow-right")),
		).Across(widget.Centre).Along(widget.Centre)
	})
	disc := widget.Stack{widget.Paint{Draw: o.drawDisc}, widget.Controls{Make: o.cells}}
	return widget.Stack{
		widget.Column(0, widget.Fixed(openName, name), widget.Grow(disc)),
		widget.Column(openGap, corner(openClose, round(openClose, buttonClose, "close")), corner(openClose, naming), widget.Spacer()),
	}
}

// titleHeight is the height of what stands above the powers in a room that is so high: two lines where words are wanted
// large and all powers have room below.
func titleHeight(e widget.Env, high float64) float64 {
	const low = 280.0
	lines := 2.0
	if high < low {
		lines = 1
	}
	if e.Scale() == 1 {
		return openTitle
	}
	return max(openTitle, lines*canvas.LineHeight(e.TextScale.Body(titleSize))*0.86+4)
}

// powerRows is how many rows the powers of an open system have in one column: the five actions, and what is
// overpopulated.
const powerRows = 6

// rowsModel is what can be done in an open system, in rows of a height.
type rowsModel struct {
	listModel
	row     float64
	columns int
}

// list has what the system asks for above its powers, or above what a catastrophe would do.
func (o *systemOverlay) list(m *systemModel, titleHigh, row float64, columns int) widget.Widget {
	if m.setup {
		return widget.Empty{}
	}
	title := widget.Line(m.title, ui.Body(titleSize), sprites.Paper2).Scalable().AtLeast(minText).Elided()
	title.Lines = 0
	head := widget.Fixed(titleHigh, widget.Padding{Left: 4, Bottom: 4, Child: widget.Align{Y: widget.End, Child: title}})
	var list widget.Widget = widget.Empty{}
	switch rows := (rowsModel{m.list, row, columns}); {
	case m.list.catastrophe != "":
		list = widget.Memo("catastrophe", rows, o.catastrophe)
	case m.list.offers:
		list = widget.Memo("offers", rows, o.offers)
	case m.list.acts:
		list = widget.Memo("powers", rows, o.powers)
	}
	return widget.Column(0, head, widget.Grow(list))
}

// powers lists what can be done here with notes; where there is no room for these they are the tips of the buttons.
func (o *systemOverlay) powers(m rowsModel) widget.Widget {
	list := func(noted bool) widget.Widget {
		return widget.Builder(func(widget.Env, widget.Size) widget.Widget {
			g := widget.Grid{Columns: make([]float64, m.columns), Gap: openGap, RowGap: openGap}
			for k := range g.Columns {
				g.Columns[k] = 1
			}
			for k, a := range actions() {
				note := ""
				if noted {
					note = m.notes[k]
				}
				beside := ""
				if note == "" {
					beside = cmp.Or(m.notes[k], m.reasons[k])
				}
				g.Children = append(g.Children, o.board.explained(o.board.part(button(a.button), m.power(k, a, note)), beside))
			}
			g.Children = append(g.Children, o.overpopulationsRow(m.overpopulations))
			return g
		})
	}
	if m.row < minNoteHeight {
		return list(false)
	}
	return widget.FirstFit{list(true), list(false)}
}

// power is one action of an open system: the triangle of its colour, its sign and its word, and below them a note.
func (m *rowsModel) power(k int, a action, text string) widget.Widget {
	const nearly, almost = 0.8, 0.9 // of the wished size: that of notes, and of a word beside its sign
	const headHigh = 29.0           // at most, over a note
	state := m.states[k]
	ground, ink := actionGround(state)
	second := ink
	if state == actionOn {
		second = sprites.Ink2
	}
	return widget.Stack{ground, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		mark, style := min(0.66, room.H*0.5/42), ui.Strong(17)
		if text == "" {
			style.Size = max(style.Size, min(e.TextScale.Strong(17).Size, room.H*0.55))
		}
		var triangle widget.Widget
		if a.power {
			triangle = widget.Paint{W: powerWidth * mark, Draw: func(c *canvas.Canvas, r geom.Rect) {
				if state == actionOff {
					c = c.Faded(0.5)
				}
				c.Draw(powerPicture(a.hue), r.Centre(), canvas.Look{Size: mark})
			}}
		}
		word := func() *widget.Text { return widget.Line(m.words.T(a.name), style, ink).Muted() }
		icon := widget.Icon(a.icon, 21, a.signInk(state, ink))
		head := widget.FirstFit{
			widget.Row(7, triangle, icon, widget.Grow(word().AtLeast(almost*style.Size))).Across(widget.Centre),
			widget.Row(4*mark, triangle, widget.Grow(word())).Across(widget.Centre), // the colour of the power has to do as its sign
		}
		if !a.power {
			head[1] = widget.Row(7, icon, widget.Grow(word())).Across(widget.Centre)
		}
		head = append(head, word())
		if text == "" {
			return widget.Pad(8, 0, head)
		}
		note := &widget.Text{Text: text, Style: ui.Body(minText), Ink: second, Lines: 2, Silent: true, Scaled: true, MinSize: minText, Group: "notes"}
		if e.Scale() > 1 { // as large as is wished, or nearly so
			note.MinSize = max(minText, nearly*minText*e.Scale())
		}
		return widget.Padding{Top: 3, Right: 8, Bottom: 4, Left: 8, Child: widget.Column(0, widget.Basis(headHigh, head).Within(20, headHigh), note).Along(widget.Centre)}
	}), m.sacrifice.flames(a)}
}

// overpopulationsModel is what is overpopulated of an open system.
type overpopulationsModel struct {
	slot int
	name string // of the system
	n    int    // of them
	list [game.NumColours]colourCount
}

// overpopulations returns what can be set off in the system.
func (o *systemOverlay) overpopulations() overpopulationsModel {
	m := overpopulationsModel{slot: o.slot, name: o.board.systemName(o.slot)}
	for _, c := range o.board.colourCounts(o.slot) {
		if c.n >= game.Overpopulation {
			m.list[m.n] = c
			m.n++
		}
	}
	return m
}

// offers are large marks of what is overpopulated, once the action of the turn has been used.
func (o *systemOverlay) offers(m rowsModel) widget.Widget {
	column := widget.Column(openGap)
	for _, c := range m.overpopulations.list[:m.overpopulations.n] {
		column.Children = append(column.Children, widget.Fixed(m.row, o.board.part(markPart(m.overpopulations.slot, colourOf(c.hue)), o.board.overpopulationFace(c.hue, lang.HomeworldsCatastrophe, 0))))
	}
	return column
}

// overpopulationsRow are the marks of overpopulation of an open system, which share a row.
func (o *systemOverlay) overpopulationsRow(m overpopulationsModel) widget.Widget {
	row := widget.Even(4)
	for _, c := range m.list[:m.n] {
		mark := o.board.part(markPart(m.slot, colourOf(c.hue)), o.board.overpopulationFace(c.hue, lang.HomeworldsColourCount, c.n))
		mark.Tip = mark.Name
		row.Children = append(row.Children, widget.Grow(mark))
	}
	return row
}

// catastrophe reports what a catastrophe in the system would do over the buttons that let it be and set it off, beside or
// above other colours that can be set off.
func (o *systemOverlay) catastrophe(m rowsModel) widget.Widget {
	text := widget.Panel{Surface: ui.LitPlate(), Child: widget.Pad(14, 14, widget.Align{Y: widget.Start, Child: widget.Paragraph(m.catastrophe, ui.Body(15), sprites.Ink).AtLeast(minText).Muted()})}
	leave, set := o.board.catastropheButtons()
	var buttons widget.Widget = widget.Even(openGap, leave, set)
	row := m.row
	switch {
	case m.overpopulations.n < 2 && m.columns == 1:
		row += row + openGap
	case m.overpopulations.n > 1 && m.columns == 1:
		return widget.Column(openGap, widget.Grow(text), widget.Fixed(row, buttons), widget.Fixed(row, o.overpopulationsRow(m.overpopulations)))
	case m.overpopulations.n > 1:
		buttons = widget.Even(openGap, buttons, o.overpopulationsRow(m.overpopulations))
	}
	return widget.Column(openGap, widget.Grow(text), widget.Fixed(row, buttons))
}
