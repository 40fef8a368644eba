package table

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// menu is the pause menu over the table.
type menu struct {
	table *Table
	page  ui.Page
	view  stage.View
	card  geom.Rect
}

// Overlays implements stage.Overlay.
func (m *menu) Overlays() {}

func (t *Table) openMenu() {
	t.session.stopThinking()
	m := &menu{table: t}
	m.page.Pressed = t.page.Pressed
	t.house.Stack.Push(m)
}

// row is one line of the menu.
type row struct {
	key, icon string
	text      lang.Key
	press     func()
}

func (m *menu) rows() []row {
	t := m.table
	stack := t.house.Stack
	rows := []row{{"resume", "play", lang.MenuResume, stack.Pop}}
	if t.session.match.Redoable() > 0 {
		rows = append(rows, row{"redo", "redo", lang.TableRedo, func() { stack.Pop(); t.redo() }})
	}
	if m.hidden(1) {
		rows = append(rows, row{"undo", "undo", lang.TableUndo, func() { stack.Pop(); t.undo() }})
	}
	if m.hidden(2) {
		rows = append(rows, row{"hint", "hint", lang.TableHint, func() { stack.Pop(); t.hint() }})
	}
	if m.table.frame.Log.Empty() {
		rows = append(rows, row{"moves", "history", lang.TableMoves, func() { stack.Pop(); t.openLog() }})
	}
	rows = append(rows,
		row{"book", "book", lang.TableRules, t.openBook},
		row{"replay", "replay", lang.EndReplay, func() { t.house.Doors.Replay(t.session.match) }},
		row{"settings", "gear", lang.MenuSettings, t.house.Doors.Settings},
		row{"help", "keyboard", lang.MenuHelp, t.house.Doors.Help},
		row{"restart", "rotate-left", lang.MenuRestart, m.restart},
	)
	if _, ok := t.session.nextPerson(); ok && !t.session.over() && len(t.session.players) == 2 {
		rows = append(rows, row{"resign", "flag", lang.MenuResign, m.resign})
	}
	return append(rows, row{"shelf", "home", lang.MenuShelf, t.house.Doors.Shelf})
}

// hidden reports whether the table has no place for the tool of that number.
func (m *menu) hidden(tool int) bool {
	f := m.table.frame
	return tool >= len(f.Tools) || f.Tools[tool].Empty()
}

// Arrange implements stage.Scene.
func (m *menu) Arrange(v stage.View) {
	m.view = v
	rows := m.rows()
	const gap, edge, most, least = 12.0, 24.0, 50.0, 44.0
	head, pad, columns := 76.0, 20.0, 1
	fit := func() (perColumn int, height float64) {
		perColumn = (len(rows) + columns - 1) / columns
		return perColumn, min(most, (v.Safe.H-head-2*pad-edge)/float64(perColumn)-gap)
	}
	perColumn, height := fit()
	if height < least {
		head, pad, columns = 62, 14, 2
		perColumn, height = fit()
	}
	w := min(float64(columns)*340+2*pad, v.Safe.W-24)
	m.card = geom.Around(v.Safe.Centre(), w, head+float64(perColumn)*(height+gap)+pad)
	cols := geom.R(m.card.X+pad, m.card.Y+head, w-2*pad, m.card.H-head-pad).Columns(columns, gap)
	var list []*ui.Control
	for k, row := range rows {
		col := cols[k/perColumn]
		r := geom.R(col.X, col.Y+float64(k%perColumn)*(height+gap), col.W, height)
		paper := ui.Plain()
		if k == 0 {
			paper = ui.Primary()
		}
		list = append(list, ui.Button(row.key, m.table.house.Words.T(row.text), row.icon, r, paper, row.press))
	}
	m.page.Set(v.Area, list...)
	if m.page.Focused() == nil {
		m.page.Focus("resume")
	}
}

// Update implements stage.Scene.
func (m *menu) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) {
		m.table.house.Stack.Pop()
		return
	}
	for _, p := range f.Pointers {
		if p.Phase == input.Down && !m.card.Contains(p.At) {
			m.table.house.Stack.Pop()
			return
		}
	}
	m.page.Update(f)
}

// Stale implements stage.Scene.
func (m *menu) Stale() bool { return m.page.Stale() }

// Draw implements stage.Scene.
func (m *menu) Draw(c *canvas.Canvas) {
	c.Fill(m.view.Area, sprites.Night.Alpha(0.55))
	ui.DrawPaper(c, ui.LitPanel(), m.card)
	style := ui.Heading(28)
	c.Text(style, m.table.house.Words.T(lang.MenuTitle), geom.Pt(m.card.Centre().X, m.card.Y+50), sprites.Ink, canvas.Centre)
	m.page.Draw(c)
}

// restart begins the same match anew, after asking where something would be lost.
func (m *menu) restart() {
	t := m.table
	words := t.house.Words
	again := func() {
		fresh, err := rules.NewMatch(t.session.match.Game, t.session.match.Setup, t.house.Seed())
		if err == nil {
			err = fresh.Settle()
		}
		if err != nil {
			t.house.Doors.Tell(words.Refusal(t.gameID(), err))
			return
		}
		for key, value := range t.session.match.Tags {
			fresh.Tags[key] = value
		}
		slot := t.slot
		if t.session.over() && slot != "" {
			slot = t.house.Store.NewMatch(t.gameID()) // a finished match stays among those kept
		}
		t.house.Doors.Table(fresh, slot)
	}
	if len(t.session.match.Log) < 3 || t.session.over() {
		again()
		return
	}
	t.house.Doors.Ask(words.T(lang.MenuRestartAsk), words.T(lang.MenuRestart), words.T(lang.Cancel), again)
}

// resign gives the match to the other seat, after asking.
func (m *menu) resign() {
	t := m.table
	seat, ok := t.session.nextPerson()
	if !ok {
		return
	}
	words, other := t.house.Words, t.session.players[1-seat].Name
	t.house.Doors.Ask(words.T(lang.MenuResignAsk, lang.Text("name", other)), words.T(lang.MenuResign), words.T(lang.Cancel), func() {
		t.session.match.Note(seat, store.NoteResign, "")
		t.house.Stack.Pop()
		t.result()
		t.save()
	})
}

// Page implements stage.Paged.
func (m *menu) Page() *ui.Page { return &m.page }
