package shelf

import (
	"strconv"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// matches is the list of kept matches over the shelf, a few to a page.
type matches struct {
	stage.Modal
	list  []store.Summary
	first int  // the number of the uppermost match shown
	opens bool // games from elsewhere are opened here
}

// Measures of the list, in logical units.
const (
	matchHeight  = 84.0
	matchGap     = 10.0
	listPad      = 18.0
	listHead     = 66.0
	listFoot     = 76.0
	listEdge     = 10.0 // from the ends of the window
	listNarrow   = 480.0
	recordWidth  = 190.0
	recordHeight = 46.0
)

func (s *Shelf) openMatches() {
	s.services.Stack.Push(&matches{Modal: stage.NewModal(s.services, audio.Button), list: s.services.Store.Matches(), opens: s.lacksRoom()})
}

// Arrange implements stage.Scene.
func (m *matches) Arrange(v stage.View) {
	const wide, most = 620.0, 6 // matches a page
	room, record := v.Safe.H-2*listEdge-listHead-listFoot, 0.0
	if v.Safe.W < listNarrow {
		record = recordHeight + matchGap
	}
	room -= record
	perPage := max(1, min(int((room+matchGap)/(matchHeight+matchGap)), len(m.list), most))
	m.first = min(m.first, max(0, len(m.list)-1))
	m.first -= m.first % perPage
	page := m.list[m.first:min(m.first+perPage, len(m.list))]
	m.Place(v, widget.CentredPanel(wide, listEdge, 0, widget.Pad(listPad, 0, widget.Column(0,
		widget.Fixed(listHead, m.buildHead(len(page), record == 0)),
		widget.Fixed(record, widget.If(record > 0, widget.Padding{Bottom: matchGap, Child: m.record()})),
		widget.Fixed(float64(perPage)*(matchHeight+matchGap)-matchGap, m.rows(page)),
		widget.Fixed(listFoot, widget.Padding{Top: 14, Bottom: 12, Child: m.buildFooter(perPage)})))))
	if list := m.Page().Controls(); m.Page().FocusedControl() == nil && len(list) > 0 {
		m.Page().Focus(list[0].Key)
	}
}

// buildHead is the title, which matches of all are shown and, where it has room there, the way to how matches have ended.
func (m *matches) buildHead(page int, record bool) widget.Widget {
	count := strconv.Itoa(m.first+1) + "–" + strconv.Itoa(m.first+page) + " / " + strconv.Itoa(len(m.list))
	return widget.Padding{Top: 6, Left: 6, Right: 6, Child: widget.Row(8,
		widget.Grow(widget.Line(m.Services.Words.T(lang.ShelfMatches), ui.Heading(27), sprites.Ink)),
		widget.If(page < len(m.list), widget.Line(count, ui.Body(15), sprites.Ink2)),
		widget.If(record, widget.Sized{W: recordWidth, H: recordHeight, Child: m.record()})).Across(widget.Centre)}
}

// record leads to how matches have ended.
func (m *matches) record() widget.Widget {
	return widget.Button{Icon: "crown", Control: ui.Control{Key: "record", Name: m.Services.Words.T(lang.RecordOpen), Press: m.Services.Navigator.Records}}
}

// rows lists matches below each other; or says that there are none.
func (m *matches) rows(page []store.Summary) widget.Widget {
	if len(m.list) == 0 {
		return widget.Pad(6, 10, widget.Align{Y: widget.Start, Child: &widget.Text{Text: m.Services.Words.T(lang.ShelfNoMatches), Style: ui.Body(16), Ink: sprites.Ink2}})
	}
	var rows []widget.Widget
	for _, sum := range page {
		if k, ok := load(m.Services, sum); ok {
			rows = append(rows, widget.Fixed(matchHeight, m.row(k)))
		}
	}
	return widget.Column(matchGap, rows...)
}

// row is a match, which is opened when it is pressed, and the button that deletes it, on one ground.
func (m *matches) row(k *storedMatch) widget.Widget {
	const binRoom, bin = 60.0, 46.0
	words, id := m.Services.Words, string(k.summary.ID)
	title := words.Edition(k.summary.Game, k.match.Setup.Options).Title
	open := widget.Pressable{
		Control: ui.Control{
			Key: "match." + id, Role: ui.RoleButton, Name: title, Value: k.status(words) + " · " + k.names(words),
			Press: func() { k.open(m.Services) },
		},
		OwnFocus: true,
		Ground: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			r.W += binRoom
			ui.DrawRow(c, r, s)
		},
		Child: widget.Padding{Top: 8, Left: 8, Bottom: 8, Right: 4, Child: widget.Row(14, k.thumb(m.Services), widget.Grow(m.buildSummary(k, title)))},
	}
	remove := widget.IconButton{Icon: "trash", Control: ui.Control{
		Key: "delete." + id, Name: words.T(lang.Delete), Tip: words.T(lang.Delete), Press: func() { m.remove(k) },
	}}
	return widget.Row(0, widget.Grow(open), widget.Fixed(binRoom, widget.Padding{Left: 5, Right: binRoom - 5 - bin, Child: widget.Align{Y: widget.Centre, Child: remove}}))
}

// buildSummary reports which game it is with the crests of who plays, how far it is, and who plays.
func (m *matches) buildSummary(k *storedMatch, title string) widget.Widget {
	const crest, gap = 20.0, 5.0
	words, style := m.Services.Words, ui.Body(14.5)
	head := widget.Row(gap, widget.Line(title, ui.Heading(19), sprites.Ink), widget.Spacer(), widget.Natural(k.crests(crest, gap)).Optional()).Across(widget.Centre)
	status := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Line(k.fitStatus(words, style, room.W), style, sprites.Ink2)
	})
	return widget.Column(0, widget.Grow(head), widget.Grow(status), widget.Grow(widget.Line(k.names(words), style, sprites.Ink2)))
}

// buildFooter is the ways to the other matches, the button that opens a game from elsewhere, and the one that closes.
func (m *matches) buildFooter(perPage int) widget.Widget {
	const side, apart, most, worded = 50.0, 10.0, 180.0, 92.0 // worded: the least width of a button with a word
	words := m.Services.Words
	turn := func(key string, name lang.Key, icon string, by int) widget.Widget {
		return widget.Fixed(side, widget.IconButton{Icon: icon, Control: ui.Control{
			Key: key, Name: words.T(name), Tip: words.T(name), Turns: max(-1, min(by, 1)), Off: m.first+by < 0 || m.first+by >= len(m.list), Press: func() { m.turn(by) },
		}})
	}
	open := ui.Control{Key: "open", Name: words.T(lang.OpenTitle), Press: m.Services.Navigator.Open}
	shut := widget.Button{Icon: "close", Control: ui.Control{Key: "close", Name: words.T(lang.Close), Press: m.Services.Stack.Pop}}
	buttons := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case !m.opens:
			return widget.Row(0, widget.Grow(shut).Within(0, most)).Along(widget.End)
		case (room.W-apart)/2 < worded: // a sign alone, so that the other has its word
			open.Tip = open.Name
			return widget.Row(apart, widget.Fixed(side, widget.IconButton{Control: open, Icon: "save"}), widget.Grow(shut))
		}
		return widget.Row(apart, widget.Grow(widget.Button{Control: open, Text: words.T(lang.OpenOpen), Icon: "save"}), widget.Grow(shut).Within(0, most))
	})
	turns := widget.Row(apart, turn("previous", lang.Previous, "back", -perPage), turn("next", lang.Next, "next", perPage))
	return widget.Row(14, widget.If(len(m.list) > perPage, turns), widget.Grow(buttons))
}

// turn shows other matches of the list.
func (m *matches) turn(by int) {
	m.first = max(0, min(m.first+by, len(m.list)-1))
	m.Arrange(m.View())
}

// remove forgets a match, after asking.
func (m *matches) remove(k *storedMatch) {
	words := m.Services.Words
	m.Services.Navigator.Ask(words.T(lang.ShelfDelete), words.T(lang.Delete), words.T(lang.Cancel), func() {
		// What goes wrong is among the Store's problems.
		_ = m.Services.Store.DeleteMatch(k.summary.ID)
		m.list = m.Services.Store.Matches()
		m.Arrange(m.View())
	})
}

// Update implements stage.Scene.
func (m *matches) Update(f *input.Frame) {
	m.Services.TellProblems()
	if f.Has(input.Back) || m.Outside(f) {
		m.Services.Stack.Pop()
		return
	}
	m.Modal.Update(f)
}
