package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// movesSheet is the log on a sheet over the table, for tables without room for it.
type movesSheet struct {
	table *Table
	page  ui.Page
	view  stage.View
	card  geom.Rect
	first int // the first line shown
	room  int // how many lines there is room for
}

// Measures of the sheet, in logical units.
const (
	movesWide  = 380.0
	movesLarge = 1.7 // how much larger lines are written at most
)

// Overlays implements stage.Overlay.
func (m *movesSheet) Overlays() {}

// openLog shows the log: where it lies beside the board its last line gets the focus, else it comes on a sheet, and so
// it does in large letters.
func (t *Table) openLog() {
	if !t.logOnSheet() {
		if lines, _ := t.logWindow(); len(lines) > 0 {
			t.page.Focus(lines[len(lines)-1].key)
		}
		return
	}
	m := &movesSheet{table: t, first: -1}
	m.page.Pressed = t.page.Pressed
	t.house.Stack.Push(m)
}

// logOnSheet reports whether the log comes on a sheet, having no room beside the board as large as it is wanted.
func (t *Table) logOnSheet() bool {
	const large = 1.2
	return t.places.Log.Empty() || t.view.Reading() > large
}

// Arrange implements stage.Scene.
func (m *movesSheet) Arrange(v stage.View) {
	const pad, foot, button = 20.0, 76.0, 50.0
	m.view = v
	entries := m.table.entries()
	reading := min(v.Reading(), movesLarge)
	w := min(movesWide*float64(reading), v.Safe.W-24)
	high := m.lineHeight(entries, reading, w-2*logInset, v.Safe.H*0.3)
	room := int((v.Safe.H - 40 - logHead - foot - pad) / high)
	m.room = max(1, min(room, max(len(entries), 6)))
	most := max(0, len(entries)-m.room)
	if m.first < 0 || m.first > most {
		m.first = most
	}
	m.card = geom.Around(v.Safe.Centre(), w, logHead+float64(m.room)*high+foot+pad)
	var list []*ui.Control
	for k, e := range entries[m.first:min(len(entries), m.first+m.room)] {
		r := geom.R(m.card.X+logInset, m.card.Y+logHead+float64(k)*high+8, m.card.W-2*logInset, high)
		line := m.table.logControl(e, LogLine{Number: m.first + k + 1, Reading: reading}, r)
		if line.Press != nil {
			line.Press = func() {
				m.table.house.Stack.Pop()
				m.table.lightLine(e.move)
			}
		}
		list = append(list, line)
	}
	words := m.table.house.Words
	row := geom.R(m.card.X+pad, m.card.Bottom()-pad-button, w-2*pad, button)
	up := ui.RoundButton("earlier", words.T(lang.Previous), "arrow-up", geom.R(row.X, row.Y, button, button), ui.Plain(), func() { m.scroll(-m.room) })
	down := ui.RoundButton("later", words.T(lang.Next), "arrow-down", geom.R(row.X+button+10, row.Y, button, button), ui.Plain(), func() { m.scroll(m.room) })
	up.Off, down.Off = m.first == 0, m.first == most
	closing := ui.Button("close", words.T(lang.Close), "check", geom.R(row.Right()-150, row.Y, 150, button), ui.Plain(), m.table.house.Stack.Pop)
	m.page.Set(v.Area, append(list, up, down, closing)...)
	if m.page.Focused() == nil {
		m.page.Focus("close")
	}
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
	m.Arrange(m.view)
}

// Update implements stage.Scene.
func (m *movesSheet) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Log) {
		m.table.house.Stack.Pop()
		return
	}
	if f.Wheel != 0 {
		m.scroll(-int(sign(f.Wheel)))
	}
	m.page.Update(f)
}

// Stale implements stage.Scene.
func (m *movesSheet) Stale() bool { return m.page.Stale() }

// Page implements stage.Paged.
func (m *movesSheet) Page() *ui.Page { return &m.page }

// Draw implements stage.Scene.
func (m *movesSheet) Draw(c *canvas.Canvas) {
	c.Fill(m.view.Area, sprites.Night.Alpha(0.55))
	ui.DrawPaper(c, ui.Panel(), m.card)
	m.table.drawLogHead(c, m.card)
	m.page.Draw(c)
}
