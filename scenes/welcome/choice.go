package welcome

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Choice is the panel on which a player who wants to play chooses a game: each with its picture and a sentence, and its
// lesson beside it. The game begins at once, as its set-up proposes.
type Choice struct{ stage.Panel }

// NewChoice returns the panel.
func NewChoice(svc *stage.Services) *Choice { return &Choice{stage.NewPanel(svc, audio.Button)} }

// Measures of a game, in logical units.
const (
	pictureWidth  = 78.0
	pictureHeight = 68.0
	titleSize     = 18.0
	sentenceSize  = 14.0
	lessonSize    = 46.0 // of the button
	captionSize   = 13.0 // of the word below it
	captionWidth  = 60.0
	rowEdge       = 8.0
	rowGap        = 10.0
	rowHeight     = 112.0 // at least, beside a picture: three lines, so that games side by side are as high
)

// Arrange implements stage.Scene.
func (s *Choice) Arrange(v stage.View) {
	words := s.Services.Words
	s.CloseKey, s.CloseIcon = lang.WelcomeGames, "home"
	var items []widget.PageItem
	var top widget.Widget
	if v.TextScale() <= 1 && v.Class != stage.Low { // where the games have the room
		text := widget.Paragraph(words.T(lang.WelcomeChoiceAbout), ui.Body(15), sprites.Ink2)
		text.Key = "about"
		top = widget.Padding{Top: 4, Bottom: 6, Child: text}
	}
	for _, g := range s.Services.Games {
		items = append(items, widget.PageItem{Child: s.row(g, hasPictures(v), v.TextScale() <= 1)})
	}
	columns, _ := stage.PanelColumns(v)
	s.LayIn(v, columns, lang.WelcomeChoice, top, items, s.Arrange)
	if s.Page().FocusedControl() == nil {
		s.Page().Focus("play." + s.Services.Games[0].Info().ID)
	}
}

// row is a game, which begins when it is pressed, and the button that leads to its lesson, with its word below where there
// is room.
func (s *Choice) row(g rules.Game, hasPicture, isNamed bool) widget.Widget {
	id, to := g.Info().ID, s.Services.Navigator
	words := s.Services.Words
	about := words.Game(id)
	leave := func(on func()) func() { return func() { s.Services.Stack.Pop(); on() } }
	sentence := widget.Paragraph(about.Blurb, ui.Body(sentenceSize), sprites.Ink2)
	sentence.Silent = true
	title := widget.Paragraph(about.Title, ui.Heading(titleSize), sprites.Ink)
	title.Silent = true
	text := widget.Padding{Top: rowEdge, Bottom: rowEdge + 2, Child: widget.Column(2, widget.Natural(title), widget.Natural(sentence))}
	play := widget.Pressable{
		Control: ui.Control{
			Key: "play." + id, Role: ui.RoleButton, Name: about.Title, Value: about.Blurb + " " + about.Caption,
			Press: leave(func() { to.Begin(id) }),
		},
		OwnFocus: true, Lifts: true,
		Ground: func(c *canvas.Canvas, r geom.Rect, st ui.ControlState) {
			ui.DrawButton(c, ui.Label{}, r, ui.Plain(), false, st)
		},
		Child: widget.Row(rowGap, widget.Gap(0), widget.If(hasPicture, widget.Fixed(pictureWidth, widget.Middle(picture(id)))),
			widget.Grow(text), widget.Gap(0)).Across(widget.Centre),
	}
	learn := widget.IconButton{Icon: "steps", Control: ui.Control{
		Key: "learn." + id, Name: words.T(lang.WelcomeChoiceLesson, lang.Text("game", about.Title)), Press: leave(func() { to.Lesson(lessons.IDs(id)[0]) }),
	}}
	var game widget.Widget = play
	if hasPicture {
		game = widget.AtLeast{H: rowHeight, Child: play}
	}
	lesson, lessonWidth := widget.Widget(widget.Middle(widget.Sized{W: lessonSize, H: lessonSize, Child: learn})), lessonSize
	if isNamed {
		caption := widget.Paragraph(words.T(lang.WelcomeChoiceCaption), ui.Body(captionSize), sprites.Ink2).Aligned(canvas.Centre).Muted()
		lesson, lessonWidth = widget.Column(2, widget.Natural(lesson), widget.Natural(caption)).Across(widget.Centre), captionWidth
	}
	row := widget.Row(rowGap, widget.Grow(game), widget.Fixed(lessonWidth, widget.Middle(lesson))).Across(widget.Centre)
	return widget.Padding{Top: 3, Bottom: 7, Right: 2, Child: row}
}

// hasPictures reports whether there is room for pictures beside the words.
func hasPictures(v stage.View) bool {
	const least = 700.0 // the width of a low window with room
	return v.TextScale() <= 1 && (v.Class != stage.Low || v.Safe.W >= least)
}

// picture is that of the game's box.
func picture(game string) widget.Widget {
	return widget.Image("boxes/"+game, pictureWidth, pictureHeight)
}
