package table

import (
	"fmt"
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// warnings returns what is to be said before the action is played, nothing where all of it was said at the end of the
// seat's last turn already.
func (t *Table) warnings(a rules.Action) []*rules.Error {
	list := t.advice(a)
	for _, w := range list {
		if !slices.Contains(t.heard[t.choose.by], warningKey(w)) {
			return list
		}
	}
	return nil
}

// warningKey tells warnings apart: by their code and what they are about.
func warningKey(w *rules.Error) string { return fmt.Sprint(w.Code, w.Parts) }

// hear remembers what is said before an action, where turns have several and the same would be said again and again.
func (t *Table) hear(a rules.Action) {
	if _, inTurns := t.session.match.Game.(rules.TurnNotation); !inTurns {
		return
	}
	var keys []string
	for _, w := range t.advice(a) {
		keys = append(keys, warningKey(w))
	}
	if len(keys) == 0 {
		return
	}
	if t.heard == nil {
		t.heard = map[rules.Seat][]string{}
	}
	t.heard[t.choose.by] = keys
}

// advice returns what the game warns of before the action, as far as the settings let it be said. Everything that all
// may know goes into it, and nothing else where several people look.
func (t *Table) advice(a rules.Action) []*rules.Error {
	adviser, ok := t.session.match.Game.(rules.Adviser)
	if !ok || !t.house.Settings.Warnings || !t.choose.active() {
		return nil
	}
	list := slices.Clone(adviser.Warnings(t.session.state(), t.choose.by, a))
	return slices.DeleteFunc(list, func(w *rules.Error) bool {
		return t.house.Settings.Silences(t.gameID(), w.Code) || !t.house.Settings.Foresight && rules.Foresees(t.session.match.Game, w.Code)
	})
}

// warnSheet lists the warnings before an action, on a sheet over the table.
type warnSheet struct {
	stage.Panel
	table *Table
	do    rules.Action
	list  []*rules.Error
}

// warn lists the warnings, and plays the action if the player wants it nevertheless.
func (t *Table) warn(a rules.Action, list []*rules.Error) {
	var parts []rules.Part
	for _, w := range list {
		parts = append(parts, w.Parts...)
	}
	t.unpick()
	t.board.Mark(Marks{Parts: parts, Kind: MarkRefused})
	s := &warnSheet{Panel: stage.Panel{House: t.house, CloseAs: lang.TableThinkAgain}, table: t, do: a, list: list}
	s.Page().Pressed = t.page.Pressed
	t.house.Stack.Push(s)
}

// Arrange implements stage.Scene.
func (s *warnSheet) Arrange(v stage.View) {
	const button = 54.0
	words, room := s.table.words(), stage.RoomIn(v)
	columns := room.Columns
	if len(s.list) < 3 {
		columns = 1
	}
	width := ui.ColumnWidth(v.Safe, columns)
	var items []ui.Item
	for k, w := range s.list {
		items = append(items, s.row("warning"+strconv.Itoa(k), w, width))
	}
	items = append(items, ui.Item{Height: button + 10, Make: func(r geom.Rect) []*ui.Control {
		return []*ui.Control{ui.Button("anyway", words.T(lang.TablePlayAnyway), "play", geom.R(r.X, r.Y, r.W, button-4), ui.Primary(), func() {
			s.House.Stack.Pop()
			s.table.commit(s.do)
		})}
	}})
	s.LayIn(v, columns, lang.WarnTitle, ui.Item{}, items, s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// row is a warning with the switch that silences it.
func (s *warnSheet) row(key string, w *rules.Error, width float64) ui.Item {
	const gap, narrow, least, after = 10.0, 330.0, 48.0, 8.0
	share := 0.6 // of the words
	if width < narrow {
		share = 0.5
	}
	words, game, set := s.table.words(), s.table.gameID(), &s.House.Settings
	text, style := words.Refusal(game, w), ui.Strong(15.5)
	height := canvas.ParagraphHeight(style, text, width*share)
	return ui.Item{Height: max(least, height) + after, Make: func(r geom.Rect) []*ui.Control {
		at, right := r.CutLeft(width * share)
		said := &ui.Control{Key: key, Rect: at, Role: ui.RoleText, Name: text}
		said.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			top := r.Y + (r.H-after-height)/2
			c.Paragraph(style, text, geom.R(at.X, top, at.W, height), sprites.Ink, canvas.Left)
		}
		_, right = right.CutLeft(gap)
		silent := ui.Toggle(key+".silent", words.T(lang.WarnQuiet), set.Silences(game, w.Code), geom.R(right.X, r.Y, right.W, r.H-after), func() {
			set.FlipSilence(game, w.Code)
			s.House.Changed()
		})
		silent.Name, silent.Value = words.T(lang.WarnNoMore), text
		return []*ui.Control{said, silent}
	}}
}

// turnPoint returns how many moves are left when the person to act begins the turn again; false where it has done less
// than two things in it.
func (t *Table) turnPoint() (int, bool) {
	m := t.session.match
	next, ok := t.session.nextPerson()
	if !ok || t.watching() || len(m.Log) == 0 || m.Log[len(m.Log)-1].By != next {
		return 0, false
	}
	k := m.TurnPoint(next)
	return k, len(m.Log)-k >= 2
}

// restartTurn takes back everything that the person to act has done in this turn.
func (t *Table) restartTurn() {
	if t.watching() {
		t.finish()
	}
	if k, ok := t.turnPoint(); ok {
		t.session.match.Truncate(k)
		t.rewound()
	}
}
