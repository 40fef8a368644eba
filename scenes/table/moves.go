package table

import (
	"iter"
	"slices"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// movesPanel is the log on a panel over the table, for tables without room for it.
type movesPanel struct {
	stage.Modal
	table *Table
	first int // the first line shown
	end   int // the one after the last, below zero for as late as can be
	room  int // how many of the lines that follow there is room for
}

// Measures of the panel, in logical units.
const (
	movesWidth = 380.0
	movesLarge = 1.7 // how much larger lines are written at most
)

// openLog shows the log: where it lies beside the board its last line gets the focus, else it comes on a panel, and so
// it does in large letters.
func (t *Table) openLog() {
	if !t.logOnPanel() {
		if lines, _ := t.logWindow(); len(lines) > 0 {
			t.page.Focus(lines[len(lines)-1].key)
		}
		return
	}
	t.services.Stack.Push(&movesPanel{Modal: stage.NewModal(t.services, audio.Button), table: t, end: -1})
}

// logOnPanel reports whether the log comes on a panel, having no room beside the board as large as it is wanted.
func (t *Table) logOnPanel() bool {
	const large = 1.2
	return t.places.Log.Empty() || t.view.TextScale() > large
}

// Arrange implements stage.Scene.
func (m *movesPanel) Arrange(v stage.View) {
	const pad, button, above, around, apart, shortest = 20.0, 50.0, 26.0, 40.0, 8.0, 6 // shortest: lines at least
	textScale, entries := min(v.TextScale(), movesLarge), m.table.entries()
	w := min(movesWidth*float64(textScale), v.Safe.W-24)
	room := v.Safe.H - around - logHead - above - button - pad
	high := func(e entry) float64 { return min(m.table.log.highIn(e, w, textScale), v.Safe.H*0.3) }
	m.window(entries, room, high)
	lines, sum := widget.Column(0), 0.0
	for _, e := range entries[m.first:m.end] {
		lines.Children = append(lines.Children, widget.Fixed(high(e), m.line(e, textScale)))
		sum += high(e)
	}
	list := min(room, max(sum, shortest*logLine*float64(textScale)))
	if m.first > 0 || m.end < len(entries) {
		list = room // the buttons stay where they are
	}
	words := m.Services.Words
	turn := func(key, icon string, name lang.Key, off bool, by int, press func()) widget.Widget {
		return widget.IconButton{Icon: icon, Control: ui.Control{Key: key, Name: words.T(name), Off: off, Turns: by, Press: press}}
	}
	foot := widget.Row(10, turn("earlier", "arrow-up", lang.Previous, m.first == 0, -1, m.earlier), turn("later", "arrow-down", lang.Next, m.end == len(entries), 1, m.later),
		widget.Spacer(), widget.Fixed(150, widget.Button{Icon: "close", Control: ui.Control{Key: "close", Name: words.T(lang.Close), Press: m.Services.Stack.Pop}}))
	card := widget.Panel{Surface: ui.Panel(), Child: widget.Column(0, m.table.logHead(m.Services.Stack.Pop), widget.Gap(apart), widget.Fixed(list, widget.Pad(logInset, 0, lines)),
		widget.Gap(above-apart), widget.Fixed(button, widget.Pad(pad, 0, foot)), widget.Gap(pad))}
	m.Dim = 0.55
	m.Place(v, widget.Middle(widget.Sized{W: w, Child: widget.Stack{card, widget.Slot{Name: widget.PanelSlot}}}))
	m.Page().FocusIfNone("close")
}

// line is a line of the panel: pressed it takes the panel away and lights up on the table what it tells.
func (m *movesPanel) line(e entry, textScale ui.TextScale) widget.Widget {
	line := m.table.logLine(e, textScale)
	if line.Press != nil {
		line.Press = func() {
			m.Services.Stack.Pop()
			m.table.lightLine(e.move)
		}
	}
	return line
}

// window finds the lines that have room: those before the end, and where they are the first ones, more behind it.
func (m *movesPanel) window(entries []entry, room float64, high func(entry) float64) {
	if m.end < 0 || m.end > len(entries) {
		m.end = len(entries)
	}
	fits := func(lines iter.Seq2[int, entry]) (n int) {
		left := room
		for _, e := range lines {
			if left -= high(e); left < 0 && n > 0 {
				break
			}
			n++
		}
		return n
	}
	if m.first = m.end - fits(slices.Backward(entries[:m.end])); m.first == 0 {
		m.end = fits(slices.All(entries))
	}
	m.room = fits(slices.All(entries[m.end:]))
}

// earlier and later turn to the lines before and behind those that are shown.
func (m *movesPanel) earlier() { m.show(m.first) }
func (m *movesPanel) later()   { m.show(m.end + m.room) }

// show shows the lines before an end.
func (m *movesPanel) show(end int) {
	m.end = max(1, end)
	m.Arrange(m.View())
}

// Update implements stage.Scene.
func (m *movesPanel) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Log) {
		m.Services.Stack.Pop()
		return
	}
	if f.Wheel != 0 {
		m.show(m.end - int(sign(f.Wheel)))
	}
	m.Modal.Update(f)
}
