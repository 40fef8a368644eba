package table

import (
	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// movesSheet is the log on a sheet over the table, for tables without room for it.
type movesSheet struct {
	stage.Modal
	table *Table
	first int // the first line shown, below zero for as late as can be
	room  int // how many lines there is room for
}

// Measures of the sheet, in logical units.
const (
	movesWide  = 380.0
	movesLarge = 1.7 // how much larger lines are written at most
)

// openLog shows the log: where it lies beside the board its last line gets the focus, else it comes on a sheet, and so
// it does in large letters.
func (t *Table) openLog() {
	if !t.logOnSheet() {
		if lines, _ := t.logWindow(); len(lines) > 0 {
			t.page.Focus(lines[len(lines)-1].key)
		}
		return
	}
	t.house.Stack.Push(&movesSheet{Modal: stage.NewModal(t.house, audio.Button), table: t, first: -1})
}

// logOnSheet reports whether the log comes on a sheet, having no room beside the board as large as it is wanted.
func (t *Table) logOnSheet() bool {
	const large = 1.2
	return t.places.Log.Empty() || t.view.Reading() > large
}

// Arrange implements stage.Scene.
func (m *movesSheet) Arrange(v stage.View) {
	const pad, button, above, around, apart, shortest = 20.0, 50.0, 26.0, 40.0, 8.0, 6 // shortest: lines at least
	reading, entries := min(v.Reading(), movesLarge), m.table.entries()
	w := min(movesWide*float64(reading), v.Safe.W-24)
	high := m.lineHeight(entries, reading, w-2*logInset, v.Safe.H*0.3)
	m.room = max(1, min(int((v.Safe.H-around-logHead-above-button-pad)/high), max(len(entries), shortest)))
	most := max(0, len(entries)-m.room)
	if m.first < 0 || m.first > most {
		m.first = most
	}
	lines := widget.Column(0)
	for k := range m.room {
		line := widget.Widget(widget.Empty{})
		if n := m.first + k; n < len(entries) {
			line = m.line(entries[n], LogLine{Number: n + 1, Reading: reading})
		}
		lines.Children = append(lines.Children, widget.Fixed(high, line))
	}
	words := m.House.Words
	turn := func(key, icon string, name lang.Key, off bool, by int) widget.Widget {
		return widget.IconButton{Icon: icon, Control: ui.Control{Key: key, Name: words.T(name), Off: off, Press: func() { m.scroll(by) }}}
	}
	foot := widget.Row(10, turn("earlier", "arrow-up", lang.Previous, m.first == 0, -m.room), turn("later", "arrow-down", lang.Next, m.first == most, m.room),
		widget.Spacer(), widget.Fixed(150, widget.Button{Icon: "check", Control: ui.Control{Key: "close", Name: words.T(lang.Close), Press: m.House.Stack.Pop}}))
	card := widget.Panel{Paper: ui.Panel(), Child: widget.Column(0, m.table.logHead(), widget.Gap(apart), widget.Pad(logInset, 0, lines),
		widget.Gap(above-apart), widget.Fixed(button, widget.Pad(pad, 0, foot)), widget.Gap(pad))}
	m.Veil = 0.55
	m.Place(v, widget.Middle(widget.Sized{W: w, Child: widget.Stack{card, widget.Slot{Name: widget.PanelSlot}}}))
	if m.Page().Focused() == nil {
		m.Page().Focus("close")
	}
}

// line is a line of the sheet: pressed it takes the sheet away and lights up on the table what it tells.
func (m *movesSheet) line(e entry, look LogLine) widget.Widget {
	line := m.table.logLine(e, look)
	if line.Press != nil {
		line.Press = func() {
			m.House.Stack.Pop()
			m.table.lightLine(e.move)
		}
	}
	return line
}

// lineHeight returns the height of every line: that of the longest one, up to the most, where words are larger than
// usual.
func (m *movesSheet) lineHeight(entries []entry, reading ui.Reading, width, most float64) float64 {
	const apart = 5.0
	if reading <= 1 {
		return logLine
	}
	high := logLine * float64(reading)
	for _, e := range entries {
		high = max(high, apart+LogLine{Text: e.text, Strong: true, Reading: reading}.Height(width))
	}
	return min(high, most)
}

func (m *movesSheet) scroll(lines int) {
	m.first = max(0, m.first+lines)
	m.Arrange(m.View())
}

// Update implements stage.Scene.
func (m *movesSheet) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Log) {
		m.House.Stack.Pop()
		return
	}
	if f.Wheel != 0 {
		m.scroll(-int(sign(f.Wheel)))
	}
	m.Modal.Update(f)
}
