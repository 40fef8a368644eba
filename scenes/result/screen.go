package result

import (
	"unicode/utf8"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Names of the places that others ask for.
const (
	slotPicture = "picture"
	slotWay     = "progress"
	slotScroll  = "scroll"
	slotWinner  = "winner"
)

// buttonGap lies between buttons, and movesHeight is the height of the line below the title.
const buttonGap, movesHeight = 10.0, 30.0

// build is the tree of the screen, over the sunset.
func build(v model) widget.Widget {
	m := &v
	switch m.class {
	case stage.Tall:
		return buildTall(m)
	case stage.Low:
		return sideways(m, sides{edge: 24, top: 12, share: 0.37, rod: 15, reach: 16, button: 48, foot: 10, title: 38})
	}
	return sideways(m, sides{edge: 54, top: 50, share: 0.395, rod: 22, reach: 34, button: 62, foot: 22, title: 66, winner: true})
}

// sides are the measures of an arrangement with the winner at the left and the scroll at the right.
type sides struct {
	edge, top, share, rod, reach, button, foot, title float64
	winner                                            bool
}

// sideways has the winner at the left and the scroll at the right. What decided the match stands at the left where the
// scroll has no room for it.
func sideways(m *model, s sides) widget.Widget {
	screen := func(aside string, tellings []scrollPlan) widget.Widget {
		return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
			panel := widget.Align{Y: widget.Start, Child: scroll(m, s.rod, s.reach, tellings)}
			right := widget.Column(0, widget.Gap(s.top), widget.Grow(panel), widget.Gap(s.foot*0.8),
				widget.Pad(s.reach, 0, sideButtons(m, s.button)), widget.Gap(s.foot))
			return widget.Row(16,
				widget.Fixed(room.W*s.share-s.reach-16, widget.Padding{Left: s.edge, Child: leftSide(m, s, aside)}),
				widget.Grow(widget.Padding{Right: 10, Child: right}))
		})
	}
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		all := scrollPlans(m, e.Scale(), 0)
		if !m.hasReason {
			return screen("", all)
		}
		return widget.FirstFit{screen("", all), screen(m.narration.Line, []scrollPlan{{scale: e.Scale(), maxHeight: 188}})}
	})
}

// leftSide is the title, the picture, and the winner where there is room.
func leftSide(m *model, s sides, aside string) widget.Widget {
	const crest = 62.0
	var note, winner widget.Widget
	if aside != "" {
		note = widget.Pad(0, 6, &widget.Text{Text: aside, Style: ui.Strong(14), Ink: sprites.Ink})
	}
	if s.winner {
		winner = widget.Column(0, widget.Gap(8), widget.Fixed(crest, widget.If(m.hasWinner && m.tellsOfRow(), winnerOf(m, crest))), widget.Gap(60))
	}
	return widget.Column(0, widget.Gap(s.top+8), title(m, s.title), widget.Fixed(movesHeight, moves(m, !s.winner)), note,
		widget.Gap(10), widget.Grow(picture(m)), widget.Gap(8), winner, widget.Gap(s.foot+4))
}

// title says who has won, as large as it fits, in two lines where one would be small.
func title(m *model, most float64) widget.Widget {
	const oneLine, least = 0.53, 18.0
	text := &widget.Text{Text: m.title, Style: ui.CarvedStyle(most), Ink: sprites.Ink, Lines: 1, Lead: 0.78, MinSize: most * oneLine, Key: "title"}
	two, many := text.Copy(), text.Copy()
	two.Style, two.Lines, two.MinSize = ui.CarvedStyle(most*oneLine), 2, least
	many.Style, many.Lines, many.Elide = ui.CarvedStyle(least), 0, true
	return widget.Align{X: widget.Start, Child: widget.FirstFit{text, two, many}}
}

// moves says how many moves there were, or what is seen where nothing else says so.
func moves(m *model, alone bool) widget.Widget {
	var sign widget.Widget
	text := widget.Line(m.moves, ui.Strong(19), sprites.Ink).Muted().Elided()
	if alone && m.selection != everything {
		sign, text.Text = seat(m, m.selection.row, movesHeight), m.pictureCaption
	}
	return widget.Align{X: widget.Start, Child: widget.Pressable{
		Control: ui.Control{Key: "moves", Role: ui.RoleText, Name: m.moves}, OwnFocus: true,
		Child: widget.Row(6, sign, text).Across(widget.Centre),
	}}
}

// seat is the crest of a row or the sign of its side.
func seat(m *model, k int, size float64) widget.Widget {
	return widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
		m.pieces.drawSeat(c, &m.rows[k], r.Centre(), min(r.W, r.H))
	}}
}

// buildLand is what the selected row has built.
func buildLand(m *model) widget.Widget {
	key := ""
	if m.selection.column != noColumn {
		key = m.columns[m.selection.column].Key
	}
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawBreakdown(c, r, m.rows[m.selection.row].seat, key) }}
}

// tellsOfRow reports whether there is more to say of the selected row than the name, which stands in its row.
func (m *model) tellsOfRow() bool {
	return m.rows[m.selection.row].kind != "" || m.selection != everything
}

// winnerOf is the crest of the selected row with name and kind of player, or what is lit.
func winnerOf(m *model, crest float64) widget.Widget {
	row := &m.rows[m.selection.row]
	kind := row.kind
	if m.caption != "" {
		kind = m.caption
	}
	name := widget.Line(row.player.Name, ui.Strong(19), sprites.Ink).Elided()
	below := widget.Line(kind, ui.Body(15.5), sprites.Ink).Elided()
	words := widget.Column(0, widget.Fixed(24, name), widget.Fixed(22, below)).Along(widget.Centre)
	return widget.Stack{widget.Row(16, seat(m, m.selection.row, crest), widget.Grow(words)), widget.Slot{Name: slotWinner}}
}

// button is one of the buttons; the first is the one that is to be pressed first.
func button(m *model, k int) widget.Widget {
	ch := m.choices[k]
	return widget.Button{Control: ui.Control{Key: ch.key, Name: ch.name, Press: ch.press}, Icon: ch.icon, Primary: k == 0, Group: "buttons"}
}

// sideButtons stand in a row, in which longer labels get more room; in two where there is little.
func sideButtons(m *model, high float64) widget.Widget {
	const spacious, narrow, low = 690.0, 520.0, 44.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W < narrow {
			return tallButtons(m, low)
		}
		row := widget.Row(buttonGap)
		for k, ch := range m.choices {
			item := widget.Grow(button(m, k))
			if room.W >= spacious {
				const icon = 18 // what the icon takes beside the label, in widths of a letter
				item.Grow = float64(utf8.RuneCountInString(ch.name) + icon)
			}
			row.Children = append(row.Children, item)
		}
		return widget.Sized{H: high, Child: row}
	})
}

// tallButtons stand two by two, the first under the thumb. A fifth stands as a round one in the upper row.
func tallButtons(m *model, high float64) widget.Widget {
	var round widget.Widget
	if len(m.choices) > 4 {
		ch := m.choices[4]
		round = widget.Fixed(high, widget.IconButton{Control: ui.Control{Key: ch.key, Name: ch.name, Press: ch.press}, Icon: ch.icon})
	}
	upper := widget.Row(buttonGap, widget.Grow(button(m, 3)), widget.Grow(button(m, 2)), round).Flipped()
	lower := widget.Row(buttonGap, widget.Grow(button(m, 1)), widget.Grow(button(m, 0))).Flipped()
	return widget.Column(buttonGap, widget.Fixed(high, upper), widget.Fixed(high, lower))
}

// upright are the measures of an arrangement with everything below each other.
type upright struct {
	top, title, rod, button, gap, foot, row float64
}

// buildTall has everything below each other. The picture has what the scroll leaves, which gives it more room as long as the
// bars do not need it.
func buildTall(m *model) widget.Widget {
	const edge, reach, short = 20.0, 10.0, 660.0
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		u := upright{top: 24, title: 38, rod: 17, button: 52, gap: 14, foot: 12, row: 112}
		if room.H < short {
			u = upright{top: 16, title: 34, rod: 14, button: 46, gap: 10, foot: 10, row: 86}
		}
		screen := func(land float64, beside bool, list []scrollPlan) widget.Widget {
			scene := &widget.Item{Child: widget.Pad(edge, 0, moves(m, true)), Basis: movesHeight, Min: movesHeight, Max: movesHeight}
			show := widget.Grow(widget.Pad(edge, 6, picture(m)))
			if beside { // the picture stands beside the number of moves
				words := widget.Column(0, scene, widget.Spacer())
				scene = &widget.Item{}
				show.Child = widget.Row(0, widget.Share(0.38, words), widget.Grow(widget.Padding{Child: picture(m), Top: 2, Bottom: 8, Right: edge}))
			}
			return widget.Column(0, widget.Gap(u.top), widget.Pad(edge, 0, title(m, u.title)), scene, show.Within(land, 0),
				widget.Pad(6, 0, scroll(m, u.rod, reach, list)), widget.Gap(u.gap),
				widget.Fixed(2*u.button+buttonGap, widget.Pad(12, 0, tallButtons(m, u.button))), widget.Gap(u.foot))
		}
		all := scrollPlans(m, e.Scale(), u.row)
		if !m.hasPoints {
			complete := plansOf(all, func(t scrollPlan) bool { return !t.small && t.showsStartValue == (m.value != "") })
			return widget.FirstFit{screen(140, false, complete), screen(130, true, all), screen(36, true, lowPlans(all))}
		}
		barred, plain := plansOf(all, scrollPlan.onBars), plansOf(all, scrollPlan.inCells)
		close := barred
		if e.Scale() <= 1 {
			close = lowPlans(barred)
		}
		return widget.FirstFit{
			screen(170, false, barred[:1]), screen(100, true, plansOf(close, scrollPlan.isWhole)), screen(170, false, plansOf(barred, scrollPlan.hasNarration)),
			screen(100, true, close), screen(130, true, plain), screen(pictureLow, true, lowPlans(plansOf(plain, scrollPlan.tight))), screen(36, true, lowPlans(plain)),
			screen(36, true, cutPlans(lowPlans(plansOf(plain, scrollPlan.tight)))),
		}
	})
}
