package table

import (
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// warnPanel lists the warnings before an action, those first that tell of losing the game, on a panel over the table. Where
// there are many the others are folded until they are wanted.
type warnPanel struct {
	stage.Panel
	table  *Table
	do     rules.Action
	list   []rules.Warning
	folded int // how many of the last are not listed yet
	window stage.View
}

// warn lists the warnings, and plays the action if the player wants it nevertheless.
func (t *Table) warn(a rules.Action, list []rules.Warning) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b rules.Warning) int { return severity(b) - severity(a) })
	var parts []rules.Part
	for _, w := range list {
		parts = append(parts, w.Parts...)
	}
	t.clearChoice()
	t.mark(Marks{Parts: parts, Kind: MarkRefused})
	s := &warnPanel{Panel: stage.NewPanel(t.services, audio.Button), table: t, do: a, list: list, folded: countFolded(list)}
	s.CloseKey = lang.TableThinkAgain
	t.services.Stack.Push(s)
}

// severity is 1 for a warning of losing the game, 0 for others.
func severity(w rules.Warning) int {
	if w.Grave {
		return 1
	}
	return 0
}

// countFolded returns how many warnings of a sorted list are folded: all but the first, or but those that tell of losing
// the game, unless that is just one.
func countFolded(list []rules.Warning) int {
	open := 1
	for open < len(list) && list[open].Grave {
		open++
	}
	if n := len(list) - open; n > 1 {
		return n
	}
	return 0
}

// expand lists all warnings.
func (s *warnPanel) expand() {
	s.Seek(warningRow(len(s.list) - s.folded))
	s.folded = 0
	s.Arrange(s.window)
}

// warningRow is the key of the k-th warning.
func warningRow(k int) string { return "warning" + strconv.Itoa(k) }

// Arrange implements stage.Scene.
func (s *warnPanel) Arrange(v stage.View) {
	s.window = v
	columns, _ := stage.PanelColumns(v)
	open := s.list[:len(s.list)-s.folded]
	if len(open) < 3 {
		columns = 1
	}
	var items []widget.PageItem
	for k, w := range open {
		row, silence := s.row(warningRow(k), w, v.Safe.H*warnShare)
		items = append(items, widget.PageItem{Child: row}, widget.PageItem{Child: silence})
	}
	if s.folded > 0 {
		items = append(items, widget.PageItem{Child: s.others()})
	}
	s.Avoid = nil
	for _, p := range s.list[0].Parts { // each with as much about it as it is large, less about squares that are larger
		const most = 24.0
		if r, ok := s.table.Place(p); ok {
			s.Avoid = append(s.Avoid, r.Inset(-min(most, max(r.W, r.H))))
		}
	}
	s.Choose(true, widget.Button{Icon: "play", Group: widget.FootGroup, Control: ui.Control{
		Key: "anyway", Name: s.table.words().T(lang.TablePlayAnyway), Press: func() {
			s.Services.Stack.Pop()
			s.table.commit(s.do)
			s.table.second = secondPress{s.Page().Find("anyway").Rect, secondTicks}
		},
	}})
	s.LayIn(v, columns, lang.WarnTitle, nil, items, s.Arrange)
	s.Page().FocusIfNone("close")
}

// Measures of a row, in logical units.
const (
	warnSign  = 30.0 // left of the words: what the sign of a grave warning takes
	warnAfter = 8.0
	warnShare = 0.36 // of the height of the window, which a warning in large letters fills at most
)

// row returns a warning, at most so high, and the switch below that silences it. A grave one has a sign and stands out.
func (s *warnPanel) row(key string, w rules.Warning, most float64) (row, silence widget.Widget) {
	words, game, set := s.table.words(), s.table.gameID(), &s.Services.Settings
	text := widget.Paragraph(words.Refusal(game, w.Error), ui.Body(15.5), sprites.Ink).AtLeast(15.5)
	sign := widget.Widget(widget.Padding{Right: 6, Child: widget.Middle(widget.Fill{W: 6, H: 6, Colour: sprites.Paper4})})
	if w.Grave {
		text.Style = ui.Strong(16)
		sign = widget.Padding{Right: 6, Child: widget.Middle(widget.Icon("warning", 24, sprites.ShuD))}
	}
	row = widget.Pressable{
		Control: ui.Control{Key: key, Role: ui.RoleText, Name: text.Text},
		Child:   widget.Row(0, widget.Fixed(warnSign, sign), widget.Grow(widget.AtMost{H: most, Child: text})).Across(widget.Centre),
	}
	silence = widget.Toggle(key+".silent", words.T(lang.WarnNoMore), text.Text, set.Silences(game, w.Code), func() {
		set.FlipSilence(game, w.Code)
		s.Services.OnChange()
	})
	return row, widget.Padding{Left: warnSign, Bottom: warnAfter, Child: silence}
}

// others is the button that lists the warnings that are folded.
func (s *warnPanel) others() widget.Widget {
	const high = 44.0
	button := widget.Button{Icon: "plus", Control: ui.Control{
		Key: "others", Name: s.table.words().T(lang.WarnOthers, lang.Count("n", s.folded)), Press: s.expand,
	}}
	return widget.Padding{Left: warnSign, Bottom: warnAfter, Child: widget.Sized{H: high, Child: button}}
}
