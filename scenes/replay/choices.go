package replay

import (
	"strconv"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of the list of all moves, in logical units.
const (
	minChoiceWidth = 160.0 // of a move at least
	choiceHeight   = 46.0
	choiceLong     = 54.0 // where a move has two lines
	choiceGap      = 4.0
	choiceEdge     = 5.0 // at both sides
	pipWidth       = 24.0
	valueGap       = 10.0 // between a move and its value in a line
)

// chooser is the list of all moves of the position, by what they are worth. A press shows one on the board.
func (r *Replay) chooser(room widget.Size) widget.Widget {
	switch {
	case r.review.explores && r.plan.strip && room.W >= broadStrip: // the strip is low
		return r.moveList(room, r.explorerHead(), widget.Fixed(actionsWidth, r.explorerKeys()))
	case r.review.explores:
		list := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return r.moveList(room, r.explorerHead()) })
		return widget.Column(rowGap, widget.Grow(list), widget.Fixed(finger, r.explorerKeys()))
	}
	title := &widget.Text{Text: r.moverText(), Style: r.plan.textScale.Strong(17), Ink: sprites.Ink, Lines: 2, MinSize: 13, Key: keyHead, Head: true}
	return r.moveList(room, title)
}

// moverText says whose moves are listed.
func (r *Replay) moverText() string {
	return r.services.Words.T(lang.ReplayMovesFor, lang.Text("name", table.PlayerName(r.match, r.mover())))
}

// moveList is the list of all moves below its title, and what stands beside that.
func (r *Replay) moveList(room widget.Size, title *widget.Text, beside ...widget.Widget) widget.Widget {
	words, below := r.services.Words, room.H-finger-rowGap
	head := widget.Row(buttonGap, append([]widget.Widget{widget.Grow(widget.Padding{Right: buttonGap, Child: title})}, beside...)...)
	list, known := r.choices()
	if !known || len(list) == 0 {
		wait := widget.Paragraph(words.T(lang.ReplayElseWait), r.plan.textScale.Body(15), sprites.Ink2)
		if r.review.explores || len(r.match.At(r.moveCount).Legal(r.mover(), nil)) == 0 {
			wait.Text = r.verdict()
		}
		wait.Key, wait.Scaled = keyVerdict, false
		return widget.Column(rowGap, widget.Fixed(finger, widget.Padding{Right: finger + rowGap, Child: head}), wait)
	}
	k := max(1, min(r.plan.textScale, ui.TextScale(below/choiceHeight)))
	widest := 0.0
	for _, m := range list {
		widest = max(widest, r.choiceText(m, k).width()+choiceRest)
	}
	columns, high := choiceColumns(widest, widget.Size{W: room.W, H: below}, k)
	return r.pages(head, len(list), columns, high, below, func(n int) widget.Widget { return r.choice(n, list[n], k) })
}

// pages is a list of things of a height in columns, with the ways to further pages in its head.
func (r *Replay) pages(head *widget.Flex, count, columns int, high, below float64, thing func(n int) widget.Widget) widget.Widget {
	rows := max(1, int((below+choiceGap)/(high+choiceGap)))
	most := columns * rows
	pages := (count + most - 1) / most
	page := max(0, min(r.review.page, pages-1))
	if pages > 1 {
		turn := func(key string, name lang.Key, icon string, by int) widget.Widget {
			b := r.button(key, name, icon, func() { r.turnTo(page + by) })
			b.Off, b.Turns = page+by < 0 || page+by >= pages, by
			return widget.Fixed(finger, b)
		}
		head.Children = append(head.Children, turn(keyPrevious, lang.Previous, "back", -1), turn(keyNext, lang.Next, "next", 1))
	}
	grid := widget.Even(choiceGap)
	for c := range columns {
		column := widget.Column(choiceGap)
		for row := range rows {
			if n := page*most + c*rows + row; n < count {
				column.Children = append(column.Children, widget.Fixed(high, thing(n)))
			}
		}
		grid.Children = append(grid.Children, widget.Grow(column))
	}
	return widget.Column(rowGap, widget.Fixed(finger, widget.Padding{Right: finger + rowGap, Child: head}), widget.Grow(grid))
}

// mover returns the seat that is to move.
func (r *Replay) mover() rules.Seat {
	by, _ := r.match.At(r.moveCount).Actors().Only()
	return by
}

// turnTo shows another page of the list.
func (r *Replay) turnTo(page int) {
	r.review.page = page
	r.refresh()
}

// choiceRest is what of the breadth of a move is not for its words.
const choiceRest = 2*choiceEdge + pipWidth

// choiceColumns returns how many columns a list has in a room, and how high each move is in it, the widest of which needs
// so much in a line: higher where words have no room in a line. Where the room is too low for that there are fewer columns.
func choiceColumns(widest float64, room widget.Size, k ui.TextScale) (columns int, high float64) {
	scale := float64(k)
	fits := func(columns int) bool { return widest <= (room.W+choiceGap)/float64(columns)-choiceGap }
	columns = max(1, int((room.W+choiceGap)/(minChoiceWidth*scale+choiceGap)))
	switch {
	case fits(columns):
		return columns, min(choiceHeight*scale, room.H)
	case choiceLong*scale <= room.H:
		return columns, choiceLong * scale
	}
	for columns > 1 && !fits(columns) {
		columns--
	}
	return columns, min(choiceHeight*scale, room.H)
}

// choiceText is the words of a move, so many times larger. The one that was played is written stronger.
func (r *Replay) choiceText(m analysis.Move, k ui.TextScale) choiceText {
	style := k.Body(15)
	if r.moveCount < r.last() && r.match.Log[r.moveCount].Do == m.Do {
		style = k.Strong(15)
	}
	return choiceText{r.board.Line(r.state(r.moveCount), rules.Move{By: r.mover(), Do: m.Do}), style}
}

type choiceText struct {
	text  string
	style letters.Style
}

// width returns how wide the words are in one line, in letters a little smaller than usual.
func (t choiceText) width() float64 {
	return letters.Measure(t.style.WithSize(t.style.Size*14/15), t.text)
}

// choice is one move of the list, with its value beside it where both have room in a line, else below.
func (r *Replay) choice(n int, m analysis.Move, k ui.TextScale) widget.Widget {
	words, text, grade := r.services.Words, r.choiceText(m, k), r.formatMoveValue(m.Value)
	tried, small := r.isTrialMove(m.Do), k.Body(13.5)
	control := ui.Control{
		Key: keyMove + strconv.Itoa(n), Role: ui.RoleToggle, On: tried, Press: func() { r.try(m) },
		Name: words.T(lang.ReplayGraded, lang.Text("move", text.text), lang.Text("grade", grade)),
	}
	pip := widget.Fixed(pipWidth, widget.Paint{Draw: func(c *canvas.Canvas, at geom.Rect) { drawPip(c, m.Value, at.Centre()) }})
	return widget.Pressable{
		Control: control, OwnFocus: true,
		Ground: func(c *canvas.Canvas, at geom.Rect, s ui.ControlState) {
			ui.DrawRow(c, at, s)
			if tried {
				ui.DrawSurface(c, ui.Well(), at)
			}
		},
		Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			move := &widget.Text{Text: text.text, Style: text.style, Ink: sprites.Ink, Lines: 2, Lead: 0.82, MinSize: 13, Silent: true}
			value := widget.Line(grade, small, sprites.Ink2).Muted()
			if text.width()+valueGap+letters.Measure(small, grade) <= room.W-choiceRest {
				move.Lines = 1
				return widget.Pad(choiceEdge, 2, widget.Row(0, pip, widget.Grow(move), widget.Gap(valueGap), widget.Natural(value)))
			}
			if text.width() <= room.W-choiceRest {
				move.Lines = 1
			}
			lines := widget.Column(0, widget.Grow(move), widget.Natural(value))
			return widget.Pad(choiceEdge, 2, widget.Row(0, pip, widget.Grow(lines)))
		}),
	}
}

// formatMoveValue says in short what a move is worth to who makes it.
func (r *Replay) formatMoveValue(w bot.Value) string {
	words, n := r.services.Words, lang.Count("n", table.WinnerMoves(w, true))
	switch {
	case w.IsUnknown:
		return words.T(lang.ReplayNotKnown)
	case w.Result > 0 && w.IsUpperBound:
		return words.T(lang.ReplayMoveWinsAtMost, n)
	case w.Result > 0:
		return words.T(lang.ReplayMoveWins, n)
	case w.Result < 0 && w.IsUpperBound:
		return words.T(lang.ReplayMoveLosesAtMost, n)
	case w.Result < 0:
		return words.T(lang.ReplayMoveLoses, n)
	}
	return words.T(lang.ReplayMoveDraws)
}

type pipKey struct{ result int }

// drawPip draws the sign of what a move is worth about the point: a full disc for a win, half of one for a draw, a ring
// for a loss.
func drawPip(c *canvas.Canvas, w bot.Value, at geom.Point) {
	const radius = 6.0
	if w.IsUnknown {
		return
	}
	colour := map[int]sprites.Color{1: sprites.Matsu, 0: sprites.Ink2, -1: sprites.Beni}[w.Result]
	c.Draw(canvas.Picture{
		Key: pipKey{w.Result}, Box: geom.R(-radius-2, -radius-2, 2*radius+4, 2*radius+4),
		Paint: func(v *vector.Canvas) {
			disc := vector.Circle(0, 0, radius)
			v.Fill(disc, vector.Solid(sprites.Paper2))
			switch w.Result {
			case 1:
				v.Fill(disc, vector.Solid(colour))
			case 0:
				v.Save()
				v.Clip(vector.Rect(-radius, -radius, radius, 2*radius), vector.NonZero)
				v.Fill(disc, vector.Solid(colour))
				v.Restore()
			}
			v.Stroke(disc, vector.Stroke{Width: 2}, vector.Solid(colour))
		},
	}, at, canvas.Look{})
}
