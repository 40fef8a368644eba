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

// Overlays implements stage.Overlay.
func (m *movesSheet) Overlays() {}

// openLog shows the log: where it lies beside the board its last line gets the focus, else it comes on a sheet.
func (t *Table) openLog() {
	if !t.frame.Log.Empty() {
		if lines, _ := t.logWindow(); len(lines) > 0 {
			t.page.Focus(lines[len(lines)-1].key)
		}
		return
	}
	m := &movesSheet{table: t, first: -1}
	m.page.Pressed = t.page.Pressed
	t.house.Stack.Push(m)
}

// Arrange implements stage.Scene.
func (m *movesSheet) Arrange(v stage.View) {
	const pad, foot, button = 20.0, 76.0, 50.0
	m.view = v
	entries := m.table.entries()
	w := min(380, v.Safe.W-24)
	room := int((v.Safe.H - 40 - logHead - foot - pad) / logLine)
	m.room = max(1, min(room, max(len(entries), 6)))
	most := max(0, len(entries)-m.room)
	if m.first < 0 || m.first > most {
		m.first = most
	}
	m.card = geom.Around(v.Safe.Centre(), w, logHead+float64(m.room)*logLine+foot+pad)
	var list []*ui.Control
	for k, e := range entries[m.first:min(len(entries), m.first+m.room)] {
		r := geom.R(m.card.X+logInset, m.card.Y+logHead+float64(k)*logLine+8, m.card.W-2*logInset, logLine)
		line := m.table.logControl(e, m.first+k+1, r)
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
