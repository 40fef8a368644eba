package shelf

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// boxLift is how far a box rises under the mouse or the focus.
const boxLift = 10.0

func boxKey(id string) string { return "box." + id }

// boxRow is all boxes side by side, with so much between their fronts.
func (s *Shelf) boxRow(w, h, plate, gap float64) *widget.Flex {
	return widget.Row(gap-veranda.Depth, s.boxes(w, h, plate)...)
}

// boxes is the boxes of all games, with fronts of the size and papers so high on them.
func (s *Shelf) boxes(w, h, plate float64) (list []widget.Widget) {
	labels, words := make([]veranda.Label, len(s.games)), make([]lang.Game, len(s.games))
	for k, g := range s.games {
		words[k] = s.services.Words.Game(g.id)
		labels[k] = veranda.Label{Name: words[k].Title, Below: []string{words[k].Caption, words[k].Players}}
	}
	front := veranda.Box{Front: geom.Rect{W: w, H: h}, Plate: plate}
	lettering := front.Letter(labels...)
	for k, g := range s.games {
		list = append(list, s.box(g, words[k], front, labels[k], lettering))
	}
	return list
}

// box is the box of a game.
func (s *Shelf) box(of game, g lang.Game, box veranda.Box, label veranda.Label, lettering veranda.Lettering) widget.Widget {
	words, id := s.services.Words, of.id
	soon := words.T(lang.ShelfSoon)
	c := ui.Control{Key: boxKey(id), Role: ui.RoleButton, Name: g.Title, Value: g.Caption, Press: func() { s.services.Navigator.Setup(id) }}
	if second := words.SecondTitle(id); second != "" {
		c.Value = second + " · " + g.Caption
	}
	taught := s.hasLearned(id)
	if taught {
		c.Value += " · " + words.T(lang.LearnDone)
	}
	if !of.playable {
		c.Off, c.Value = true, soon+" · "+g.Caption
		c.Refuse = func() { s.services.Navigator.Tell(g.Title + " · " + soon + "\n\n" + g.Blurb) }
	}
	box.Game, box.IsFaded = id, c.Off
	draw := func(cv *canvas.Canvas, r geom.Rect, state ui.ControlState) {
		b := box
		b.Front.X, b.Front.Y = r.X, r.Y+veranda.Depth
		boards := b.Front.Y
		if s.view.Class != stage.Tall {
			boards = veranda.Floor(s.view)
		}
		b.DrawShadow(cv, boards)
		lift := state.Hover
		if state.Focus {
			lift = 1
		}
		rise := boxLift * lift * (1 - state.Press)
		b.Front.Y -= rise
		b.IsAvailable = !b.IsFaded && (lift > 0.5 || state.Press > 0.5)
		b.Draw(cv)
		b.DrawLabel(cv, label, lettering)
		if taught {
			drawLessonSeal(cv, b)
		}
		if state.Focus {
			ui.DrawFocus(cv, r.Move(0, -rise), 2)
		}
		if b.IsFaded {
			drawComingSoon(cv, b, soon)
		}
	}
	size := widget.Reactive{W: box.Front.W + veranda.Depth, H: box.Front.H + veranda.Depth, Draw: draw}
	return widget.Pressable{Control: c, OwnFocus: true, Child: size}
}

// hasLearned reports whether a lesson of the game has been played to its end.
func (s *Shelf) hasLearned(id string) bool {
	return slices.ContainsFunc(lessons.IDs(id), func(lesson string) bool { return s.services.Store.Lesson(lesson).Done })
}

// drawLessonSeal sets a seal on the corner of the paper of a game whose lesson has been finished.
func drawLessonSeal(c *canvas.Canvas, b veranda.Box) {
	_, plate := b.Places()
	across := min(26, plate.H*0.42)
	ui.DrawDoneSeal(c, geom.Pt(plate.Right()-2, plate.Y-across*0.3), across) // clear of the name
}

// drawComingSoon pins a plate over the picture of a game that is not there yet; where it would cover too much, an hourglass.
func drawComingSoon(c *canvas.Canvas, b veranda.Box, text string) {
	picture, _ := b.Places()
	paper := ui.Plate()
	paper.Radius, paper.Cast = 2, 6
	style := ui.Body(13.5)
	lines := balanceLines(style, text, picture.W-24)
	step := canvas.LineHeight(style) * 0.8
	h := float64(len(lines))*step + 10
	if h > picture.H*0.55 {
		const disc = 34.0
		paper.Radius = disc / 2
		ui.DrawSurface(c, paper, geom.Around(picture.Centre(), disc, disc))
		ui.DrawIcon(c, "hourglass", picture.Centre(), disc*0.6, sprites.Ink2)
		return
	}
	width := 0.0
	for _, l := range lines {
		width = max(width, letters.Measure(style, l))
	}
	plate := geom.Around(geom.Pt(picture.Centre().X, picture.Bottom()-h/2-8), width+18, h)
	ui.DrawSurface(c, paper, plate)
	y := plate.Y + 5
	for _, l := range lines {
		c.Text(style, l, geom.Pt(plate.Centre().X, canvas.InMiddle(style, y, y+step)), sprites.Ink2, canvas.Centre)
		y += step
	}
}

// balanceLines breaks a text into as few lines as the width asks for, of about the same length.
func balanceLines(style letters.Style, text string, width float64) []string {
	best := letters.Wrap(style, text, width)
	for w := width - 4; w > width/2; w -= 4 {
		lines := letters.Wrap(style, text, w)
		if len(lines) > len(best) {
			break
		}
		best = lines
	}
	return best
}
