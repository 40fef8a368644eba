package shelf

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// matches is the list of kept matches over the shelf, a few to a page.
type matches struct {
	house *stage.House
	page  ui.Page
	view  stage.View
	card  geom.Rect
	list  []store.Summary
	first int // the number of the uppermost match shown
	rows  []matchRow
	opens bool // games from elsewhere are opened here
	stale bool
}

// matchRow is one match as it is listed.
type matchRow struct {
	*kept
	rect geom.Rect
}

const (
	matchHeight = 84.0
	matchGap    = 10.0
	listPad     = 18.0
	listHead    = 66.0
	listFoot    = 76.0
)

func (s *Shelf) openMatches() {
	m := &matches{house: s.house, list: s.house.Store.Matches(), opens: s.crowded()}
	m.page.Pressed = s.page.Pressed
	s.house.Stack.Push(m)
}

// Overlays implements stage.Overlay.
func (m *matches) Overlays() {}

// Arrange implements stage.Scene.
func (m *matches) Arrange(v stage.View) {
	m.view, m.stale = v, true
	w := min(620, v.Safe.W-20)
	room := v.Safe.H - 20 - listHead - listFoot
	perPage := max(1, int((room+matchGap)/(matchHeight+matchGap)))
	perPage = min(perPage, max(1, len(m.list)), 6)
	m.first = min(m.first, max(0, len(m.list)-1))
	m.first -= m.first % perPage
	h := listHead + listFoot + float64(perPage)*(matchHeight+matchGap) - matchGap
	m.card = geom.Around(v.Safe.Centre(), w, h)
	var controls []*ui.Control
	m.rows = m.rows[:0]
	y := m.card.Y + listHead
	for k := m.first; k < min(m.first+perPage, len(m.list)); k++ {
		k, ok := load(m.house, m.list[k])
		if !ok {
			continue
		}
		r := geom.R(m.card.X+listPad, y, w-2*listPad, matchHeight)
		y += matchHeight + matchGap
		m.rows = append(m.rows, matchRow{k, r})
		controls = append(controls, m.rowControls(k, r)...)
	}
	controls = append(controls, m.footControls(perPage)...)
	m.page.Set(v.Area, controls...)
	if m.page.Focused() == nil && len(controls) > 0 {
		m.page.Focus(controls[0].Key)
	}
}

// rowControls are the row itself, which opens the match, and the button that deletes it.
func (m *matches) rowControls(k *kept, r geom.Rect) []*ui.Control {
	words := m.house.Words
	id := string(k.summary.ID)
	g := words.Edition(k.summary.Game, k.match.Setup.Options)
	open := &ui.Control{
		Key: "match." + id, Rect: geom.R(r.X, r.Y, r.W-60, r.H), Role: ui.RoleButton,
		Name: g.Title, Value: k.status(words) + " · " + k.names(words),
		Press: func() { k.open(m.house) },
	}
	open.Paint = func(c *canvas.Canvas, shown ui.Shown) {
		ui.DrawRow(c, r, shown)
		inner := r.Inset(8)
		picture := geom.R(inner.X, inner.Y, inner.H*thumbAspect, inner.H)
		k.drawThumb(c, m.house, picture)
		x := picture.Right() + 14
		room := r.Right() - 64 - x
		lines := []struct {
			style letters.Style
			text  string
			ink   sprites.Color
		}{
			{ui.Heading(19), g.Title, sprites.Ink},
			{ui.Body(14.5), k.fitStatus(words, ui.Body(14.5), room), sprites.Ink2},
			{ui.Body(14.5), k.names(words), sprites.Ink2},
		}
		y := r.Y + 27.0
		for _, l := range lines {
			style := ui.Fit(l.style, l.text, room)
			c.Text(style, letters.Ellipsis(style, l.text, room), geom.Pt(x, y), l.ink, canvas.Left)
			y += 23
		}
	}
	bin := geom.Around(geom.Pt(r.Right()-32, r.Centre().Y), 46, 46)
	remove := ui.RoundButton("delete."+id, words.T(lang.Delete), "trash", bin, ui.Plain(), func() { m.remove(k) })
	return []*ui.Control{open, remove}
}

func (m *matches) footControls(perPage int) []*ui.Control {
	words := m.house.Words
	foot := geom.R(m.card.X+listPad, m.card.Bottom()-listFoot+14, m.card.W-2*listPad, 50)
	var controls []*ui.Control
	left := foot.X
	if len(m.list) > perPage {
		left += 124
		back := ui.RoundButton("previous", words.T(lang.Previous), "back", geom.R(foot.X, foot.Y, 50, 50), ui.Plain(), func() { m.turn(-perPage) })
		next := ui.RoundButton("next", words.T(lang.Next), "next", geom.R(foot.X+60, foot.Y, 50, 50), ui.Plain(), func() { m.turn(perPage) })
		back.Off, next.Off = m.first == 0, m.first+perPage >= len(m.list)
		controls = append(controls, back, next)
	}
	w := min(180, foot.W-124)
	if m.opens {
		const apart, worded = 10.0, 92.0
		w = min(w, (foot.Right()-left-apart)/2)
		if w < worded { // a sign alone, so that the other has its word
			w = foot.Right() - left - apart - foot.H
		}
		controls = append(controls, m.openControl(geom.R(left, foot.Y, foot.Right()-left-apart-w, foot.H)))
	}
	return append(controls, ui.Button("close", words.T(lang.Close), "check", geom.R(foot.Right()-w, foot.Y, w, 50), ui.Plain(), m.house.Stack.Pop))
}

// openControl opens a game from elsewhere.
func (m *matches) openControl(r geom.Rect) *ui.Control {
	words, open := m.house.Words, m.house.Doors.Open
	c := ui.RoundButton("open", words.T(lang.OpenTitle), "save", r, ui.Plain(), open)
	if r.W > r.H {
		c = ui.Button("open", words.T(lang.OpenOpen), "save", r, ui.Plain(), open)
		c.Name = words.T(lang.OpenTitle)
	}
	return c
}

// turn shows other matches of the list.
func (m *matches) turn(by int) {
	m.first = max(0, min(m.first+by, len(m.list)-1))
	m.Arrange(m.view)
}

// remove forgets a match, after asking.
func (m *matches) remove(k *kept) {
	words := m.house.Words
	m.house.Doors.Ask(words.T(lang.ShelfDelete), words.T(lang.Delete), words.T(lang.Cancel), func() {
		// What goes wrong is among the Store's problems.
		_ = m.house.Store.DeleteMatch(k.summary.ID)
		m.list = m.house.Store.Matches()
		m.Arrange(m.view)
	})
}

// Update implements stage.Scene.
func (m *matches) Update(f *input.Frame) {
	for _, p := range m.house.Store.Problems() {
		m.house.Doors.Tell(p.Text(m.house.Words))
	}
	if f.Has(input.Back) || ui.Outside(f, m.card) {
		m.house.Stack.Pop()
		return
	}
	m.page.Update(f)
}

// Stale implements stage.Scene.
func (m *matches) Stale() bool { return m.stale || m.page.Stale() }

// Draw implements stage.Scene.
func (m *matches) Draw(c *canvas.Canvas) {
	m.stale = false
	words := m.house.Words
	ui.DrawOverlay(c, m.view.Area, m.card)
	c.Text(ui.Heading(27), words.T(lang.ShelfMatches), geom.Pt(m.card.X+listPad+6, m.card.Y+45), sprites.Ink, canvas.Left)
	if len(m.list) == 0 {
		c.Paragraph(ui.Body(16), words.T(lang.ShelfNoMatches), geom.R(m.card.X+listPad+6, m.card.Y+listHead+10, m.card.W-2*listPad-12, 60), sprites.Ink2, canvas.Left)
	}
	if perPage := len(m.rows); perPage > 0 && len(m.list) > perPage {
		last := m.first + perPage
		text := strconv.Itoa(m.first+1) + "–" + strconv.Itoa(last) + " / " + strconv.Itoa(len(m.list))
		c.Text(ui.Body(15), text, geom.Pt(m.card.Right()-listPad-6, m.card.Y+45), sprites.Ink2, canvas.Right)
	}
	m.page.Draw(c)
	for _, row := range m.rows {
		row.drawCrests(c)
	}
}

// drawCrests shows who plays, at the right of the name of the game.
func (r matchRow) drawCrests(c *canvas.Canvas) {
	const size = 20.0
	if r.rect.W < 420 {
		return // there would be no room for the name of the game
	}
	x := r.rect.Right() - 76
	for seat := len(r.players) - 1; seat >= 0; seat-- {
		table.DrawCrest(c, rules.Seat(seat), geom.Pt(x-size/2, r.rect.Y+20), size)
		x -= size + 5
	}
}

// Page implements stage.Paged.
func (m *matches) Page() *ui.Page { return &m.page }
