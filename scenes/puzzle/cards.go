package puzzle

import (
	"engawa/rules/puzzles"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// open plays a puzzle.
func (l *List) open(p puzzles.Puzzle) { l.Services.Navigator.Puzzle(p) }

// todayCard leads to the puzzle of the day, with a picture of its position.
func (l *List) todayCard() widget.Widget {
	p, result := l.today, l.progress[l.today.ID].Result()
	says := []string{l.gradeOf(p), l.result(result)}
	if k, _, _ := l.all.find(p.ID); k >= 0 && k != l.edition { // it is of other rules than those that are open
		says[0] = l.all.editions[k].title
	}
	return l.card(keyToday, lang.PuzzleToday, says, p, true, result)
}

// nextCard leads to the first puzzle that is not solved.
func (l *List) nextCard() widget.Widget {
	p, ok := l.openEdition().first(l.grade, l.progress)
	if !ok {
		return l.card(keyNext, lang.PuzzleNext, []string{l.Services.Words.T(lang.PuzzleAll)}, p, false, store.PuzzleNew)
	}
	name := l.Services.Words.T(lang.PuzzleName, lang.Count("n", l.all.number(p)))
	return l.card(keyNext, lang.PuzzleNext, []string{l.gradeOf(p), name}, p, false, store.PuzzleNew)
}

// gradeOf says how hard a puzzle is.
func (l *List) gradeOf(p puzzles.Puzzle) string {
	return l.Services.Words.T(lang.PuzzleAt, lang.Count("n", p.Grade), lang.Count("all", puzzles.MaxGrade))
}

// nextButton is nextCard where there is less room.
func (l *List) nextButton() widget.Widget {
	p, ok := l.openEdition().first(l.grade, l.progress)
	return widget.Button{Icon: "next", Control: ui.Control{
		Key: keyNext, Name: l.Services.Words.T(lang.PuzzleNext), Off: !ok, Press: func() { l.open(p) },
	}}
}

// card is a panel that leads to a puzzle, with words about it and perhaps a picture; one without an ID is none.
func (l *List) card(key string, name lang.Key, says []string, p puzzles.Puzzle, pictured bool, result store.PuzzleResult) widget.Widget {
	const pad, knob, narrow = 12.0, 44.0, 300.0
	title := l.Services.Words.T(name)
	control := ui.Control{
		Key: key, Role: ui.RoleButton, Name: title, Value: l.Services.Words.List(says...), Off: p.ID == "", Press: func() { l.open(p) },
	}
	words := []widget.Widget{&widget.Text{Text: title, Style: ui.Heading(21), Ink: sprites.Ink, Scaled: true, MinSize: 18, Lines: 2, Silent: true}}
	for _, text := range says {
		words = append(words, widget.Paragraph(text, ui.Body(15), sprites.Ink2).Muted())
	}
	sign := widget.Paint{W: knob, H: knob, Draw: func(c *canvas.Canvas, r geom.Rect) {
		surface := ui.Primary()
		surface.Radius = knob / 2
		ui.DrawSurface(c, surface, geom.Around(r.Centre(), knob, knob))
		ui.DrawIcon(c, "next", r.Centre(), knob*0.5, sprites.Paper2)
	}}
	inside := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		row := widget.Row(pad).Across(widget.Centre)
		if pictured && room.W > narrow*e.Scale() {
			row.Children = append(row.Children, l.picture(cardHeight-2*pad))
		}
		row.Children = append(row.Children, widget.Grow(widget.Column(2, words...)), widget.If(p.ID != "", sign))
		return widget.AtLeast{H: cardHeight, Child: widget.Pad(pad, pad-2, row)}
	})
	return widget.Pressable{Control: control, Lifts: true, Child: widget.Decorated{
		Child: widget.Panel{Surface: ui.Plain(), Child: inside},
		Above: func(c *canvas.Canvas, r geom.Rect) { drawResult(c, geom.Pt(r.Right()-6, r.Y+4), result) },
	}}
}

// picture is a picture of the puzzle of the day, so high, nil where the game has none.
func (l *List) picture(high float64) widget.Widget {
	const wide = 84.0
	draw := l.Services.Boxes[l.game].Thumb
	if draw == nil || l.preview.State == nil {
		return nil
	}
	return widget.Paint{W: wide, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { draw(c, l.preview, r) }}
}
