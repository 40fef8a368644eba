package table

import (
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// warnSheet lists the warnings before an action, those first that tell of losing the game, on a sheet over the table.
type warnSheet struct {
	stage.Panel
	table *Table
	do    rules.Action
	list  []rules.Warning
}

// warn lists the warnings, and plays the action if the player wants it nevertheless.
func (t *Table) warn(a rules.Action, list []rules.Warning) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b rules.Warning) int { return gravity(b) - gravity(a) })
	var parts []rules.Part
	for _, w := range list {
		parts = append(parts, w.Parts...)
	}
	t.unpick()
	t.mark(Marks{Parts: parts, Kind: MarkRefused})
	s := &warnSheet{Panel: stage.Panel{House: t.house, CloseAs: lang.TableThinkAgain}, table: t, do: a, list: list}
	s.Page().Pressed = t.page.Pressed
	t.house.Stack.Push(s)
}

// gravity is 1 for a warning that tells of losing the game, 0 for others.
func gravity(w rules.Warning) int {
	if w.Grave {
		return 1
	}
	return 0
}

// Arrange implements stage.Scene.
func (s *warnSheet) Arrange(v stage.View) {
	words, room := s.table.words(), stage.RoomIn(v)
	columns := room.Columns
	if len(s.list) < 3 {
		columns = 1
	}
	width := widget.ColumnWidth(v.Safe, columns)
	var items []widget.PageItem
	for k, w := range s.list {
		items = append(items, s.row("warning"+strconv.Itoa(k), w, v, width))
	}
	items = append(items, s.legend(width, room.Reading))
	grave := s.list[0].Grave
	s.Choose(grave, func(r geom.Rect) *ui.Control {
		paper := ui.Primary()
		if grave {
			paper = ui.Plain()
		}
		return ui.Button("anyway", words.T(lang.TablePlayAnyway), "play", r, paper, func() {
			s.House.Stack.Pop()
			s.table.commit(s.do)
		})
	})
	s.LayIn(v, columns, lang.WarnTitle, nil, items, s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// Measures of a row, in logical units.
const (
	warnSign  = 30.0 // left of the words: what the sign of a grave warning takes
	warnQuiet = 44.0 // side of the switch that silences
	warnAfter = 8.0
	warnShare = 0.36 // of the height of the window, which a warning in large letters fills at most
)

// row is a warning with the switch that silences it. A grave one has a sign and stands out.
func (s *warnSheet) row(key string, w rules.Warning, v stage.View, width float64) widget.PageItem {
	words, game, set := s.table.words(), s.table.gameID(), &s.House.Settings
	grave := w.Grave
	reading := stage.RoomIn(v).Reading
	text, style := words.Refusal(game, w.Error), reading.Body(15.5)
	usual := ui.Body(15.5).Size // below which it is not set for the sake of height
	if grave {
		style = reading.Strong(16)
	}
	room := width - warnSign - warnQuiet - 6
	style = ui.Whole(style, text, room)
	height := canvas.ParagraphHeight(style, text, room)
	for most := v.Safe.H * warnShare; height > most && style.Size > usual; height = canvas.ParagraphHeight(style, text, room) {
		style.Size = max(usual, style.Size-0.5)
	}
	return widget.PageItem{Child: widget.Controls{H: max(warnQuiet, height) + warnAfter, Make: func(r geom.Rect) []*ui.Control {
		said := &ui.Control{Key: key, Rect: geom.R(r.X, r.Y, warnSign+room, r.H), Role: ui.RoleText, Name: text}
		said.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			middle := r.Y + (r.H-warnAfter)/2
			if grave {
				ui.DrawIcon(c, "warning", geom.Pt(r.X+warnSign/2-3, middle), 24, sprites.ShuD)
			} else {
				c.Fill(geom.R(r.X+warnSign/2-6, middle-3, 6, 6), sprites.Paper4)
			}
			c.Paragraph(style, text, geom.R(r.X+warnSign, middle-height/2, room, height), sprites.Ink, canvas.Left)
		}
		at := geom.R(r.Right()-warnQuiet, r.Y+(r.H-warnAfter-warnQuiet)/2, warnQuiet, warnQuiet)
		silent := &ui.Control{
			Key: key + ".silent", Rect: at, Role: ui.RoleToggle, Name: words.T(lang.WarnNoMore), Value: text, On: set.Silences(game, w.Code),
			Press: func() {
				set.FlipSilence(game, w.Code)
				s.House.Changed()
			},
		}
		silent.Paint = func(c *canvas.Canvas, shown ui.Shown) { drawQuiet(c, at, silent.On, shown) }
		return []*ui.Control{said, silent}
	}}}
}

// drawQuiet draws the switch that silences a warning: a small button, which lies in a well once it is on.
func drawQuiet(c *canvas.Canvas, r geom.Rect, on bool, shown ui.Shown) {
	r = r.Inset(5)
	p := ui.Plain()
	if on {
		p = ui.Well()
	}
	p.Radius = r.W / 2
	ui.DrawIcon(c, "mute", ui.DrawFace(c, p, r, shown).Centre(), 20, sprites.Ink)
}

// legend says what the switches do.
func (s *warnSheet) legend(width float64, reading ui.Reading) widget.PageItem {
	text, style := s.table.words().T(lang.WarnNoMore), reading.Body(14)
	style = ui.Fit(style, text, width-30)
	return widget.PageItem{Child: widget.Controls{H: 30, Make: func(r geom.Rect) []*ui.Control {
		legend := &ui.Control{Key: "legend", Rect: r, Role: ui.RoleText, Name: text}
		legend.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			y := r.Y + 12
			right := r.Right() - (warnQuiet-22)/2
			c.Text(style, text, geom.Pt(right-28, canvas.InMiddle(style, y-10, y+10)), sprites.Ink2, canvas.Right)
			ui.DrawIcon(c, "mute", geom.Pt(right-11, y), 18, sprites.Ink2)
		}
		return []*ui.Control{legend}
	}}}
}
