package setup

import (
	"engawa/lessons"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Measures of the button that leads to the lesson.
const (
	learnHigh = 52.0
	learnGap  = 14.0 // from the box
	learnLid  = 24.0 // from the lid of the box, above which its cords rise
	learnSign = 50.0 // beside the lying box
	learnSeal = 22.0 // across, of the seal that says that the lesson has been finished
)

// placeLearn puts the button for the lesson below the standing box, above it on phones held sideways, and beside the
// lying one.
func (l *layout) placeLearn(v stage.View) {
	switch v.Class {
	case stage.Tall:
		size := min(learnSign, l.band.H)
		l.learn = geom.Around(geom.Pt(l.band.Right()-size/2, l.band.Centre().Y), size, size)
		l.band.W -= size + learnGap
	case stage.Low:
		l.learn = geom.R(l.box.X, l.box.Y-learnLid-learnHigh, l.box.W, learnHigh)
	default:
		l.learn = geom.R(l.box.X, l.box.Bottom()+learnGap, l.box.W, learnHigh)
	}
}

// learnControl leads to the lesson of the edition that is chosen; a seal at its corner says that it has been played to
// its end.
func (s *Scene) learnControl() []*ui.Control {
	lesson, ok := lessons.For(s.id(), s.options)
	if !ok {
		return nil
	}
	words, icon := s.house.Words, "steps"
	name := words.T(lang.LearnOpen)
	open := func() { s.house.Doors.Lesson(lesson.ID) }
	r := s.layout.learn
	var c *ui.Control
	if r.W > learnSign {
		c = ui.Button("learn", name, icon, r, ui.Plain(), open)
	} else {
		c = ui.RoundButton("learn", name, icon, r, ui.Plain(), open)
	}
	if s.house.Store.Lesson(lesson.ID).Done {
		c.Value = words.T(lang.LearnDone)
		paint := c.Paint
		c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
			paint(cv, shown)
			ui.DrawDone(cv, geom.Pt(r.Right()-learnSeal/8, r.Y+learnSeal/8), learnSeal) // clear of the words
		}
	}
	return []*ui.Control{c}
}
