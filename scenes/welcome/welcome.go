// Package welcome is the panel of the very first start, over the shelf: the language, the player's name, how large words
// are, and two ways on: to be shown a game, and to choose one that begins at once. Whatever way it is left, it does not come
// again.
//
// It imports rules, lessons, the base packages of scenes, audio and sprites; no other scene.
package welcome

import (
	"slices"
	"strings"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Scene is the panel.
type Scene struct {
	stage.Panel
	game string // that is shown
	name string // as it is typed
}

// sizes are the sizes of words that are offered, of those in [store.TextSizes].
var sizes = [...]int{100, 150, 200}

// Measures, in logical units.
const (
	fieldHeight = 46.0
	fieldSize   = 18.0 // of the name
	wayHeight   = 58.0 // of a button that leads on
	lowHeight   = 50.0 // of such a button in a low window
	wayApart    = 10.0
	sampleSize  = 15.0
	sampleEdge  = 12.0
)

// New returns the panel.
func New(svc *stage.Services) *Scene {
	s := &Scene{Panel: stage.NewPanel(svc, audio.Button), game: svc.Games[0].Info().ID, name: svc.Settings.Name}
	return s
}

// leave keeps what has been chosen and takes the panel away.
func (s *Scene) leave() {
	svc := s.Services
	svc.Settings.Name = strings.TrimSpace(s.name)
	svc.OnChange() // keeps the settings, and with them that this was the first start
	svc.Stack.Pop()
}

// Arrange implements stage.Scene. Where there are several pages, the button below leads on to the one with the ways.
func (s *Scene) Arrange(v stage.View) {
	columns, _ := stage.PanelColumns(v)
	if v.Class == stage.Wide && v.TextScale() == 1 {
		columns = 1
	}
	s.CloseKey, s.CloseIcon, s.OnClose = lang.WelcomeGames, "home", s.leave
	s.Choose(false, nil)
	lay := func() { s.LayIn(v, columns, lang.WelcomeTitle, nil, s.items(v.Class == stage.Low), s.Arrange) }
	if lay(); s.Page().Find("show") == nil {
		s.CloseKey, s.CloseIcon, s.OnClose = lang.Next, "next", s.Page().Find("next").Press
		s.Choose(true, nil)
		lay()
	}
	if s.Page().FocusedControl() == nil {
		s.Page().Focus("language." + string(s.Services.Words.Tag()))
	}
}

// items lists what is asked, and the ways on: beside each other where the window is low.
func (s *Scene) items(low bool) []widget.PageItem {
	words := s.Services.Words
	sample := widget.Paragraph(words.T(lang.WelcomeSample), ui.Body(sampleSize), sprites.Ink2)
	sample.Key = "sample"
	return []widget.PageItem{
		widget.HeadingItem("language.head", words.T(lang.SettingsLanguage)),
		{Child: s.language()},
		widget.HeadingItem("name.head", words.T(lang.WelcomeName)),
		{Child: widget.Padding{Top: 4, Bottom: 6, Child: widget.Sized{H: fieldHeight, Child: s.field()}}},
		widget.HeadingItem("size.head", words.T(lang.WelcomeSize)),
		{Child: s.textSize()},
		{Child: widget.Pad(2, sampleEdge-6, sample)},
		{Child: s.ways(low), OutsideSections: true},
	}
}

// language is the choice of the language, each by its own name.
func (s *Scene) language() widget.Widget {
	tags := lang.Tags()
	list := make([]widget.Segment, len(tags))
	for k, tag := range tags {
		list[k] = widget.Segment{Control: ui.Control{Key: "language." + string(tag)}, Label: tag.Name()}
	}
	words := s.Services.Words
	return choice("language", words.T(lang.SettingsLanguage), list, slices.Index(tags, words.Tag()), func(k int) {
		s.Services.Settings.Lang = tags[k]
		s.Services.OnChange()
	})
}

// choice is a row of segments below its heading.
func choice(key, name string, list []widget.Segment, chosen int, choose func(int)) widget.Widget {
	return widget.Padding{Top: 4, Bottom: 6, Child: widget.Choice(key, name, list, chosen, choose)}
}

// field is the player's name, to be typed.
func (s *Scene) field() widget.Widget {
	return widget.TextField("name", s.Services.Words.T(lang.WelcomeName), s.name, store.MaxPlayerName, sampleEdge, func(name string) {
		s.name = name
		s.Arrange(s.View())
	})
}

// textSize is the choice of how large words are, which the sample below it shows.
func (s *Scene) textSize() widget.Widget {
	words, set := s.Services.Words, &s.Services.Settings
	list := []widget.Segment{{Label: words.T(lang.WelcomeSizeUsual)}, {Label: words.T(lang.WelcomeSizeLarge)}, {Label: words.T(lang.WelcomeSizeLargest)}}
	return choice("textSize", words.T(lang.WelcomeSize), list, slices.Index(sizes[:], set.TextSize), func(k int) {
		set.TextSize = sizes[k]
		s.Services.OnChange()
	})
}

// ways are the two buttons that lead on: to the lesson of the smallest game, and to the choice of one to play.
func (s *Scene) ways(low bool) widget.Widget {
	words, to := s.Services.Words, s.Services.Navigator
	way := func(key string, name lang.Key, icon string, primary bool, on func()) widget.Widget {
		return widget.Button{Icon: icon, Primary: primary, Group: "ways", Control: ui.Control{
			Key: key, Name: words.T(name), Press: func() { s.leave(); on() },
		}}
	}
	show := way("show", lang.WelcomeShow, "steps", true, func() { to.Lesson(lessons.IDs(s.game)[0]) })
	play := way("play", lang.WelcomePlay, "play", false, func() { s.Services.Stack.Push(NewChoice(s.Services)) })
	both := widget.Paragraph(words.T(lang.WelcomeBoth, lang.Text("game", words.Game(s.game).Title)), ui.Body(14), sprites.Ink2)
	both.Key = "both"
	hint := widget.Natural(widget.Padding{Top: wayApart, Right: 2, Left: 2, Child: both})
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		high := max(wayHeight, e.TextScale.Strong(fieldSize).Size*2.4)
		if low {
			high = lowHeight
		}
		if low && e.Scale() == 1 {
			return widget.Column(0, widget.Gap(wayApart), widget.Fixed(high, widget.Even(wayApart, show, play)), hint)
		}
		return widget.Column(0, widget.Gap(wayApart), widget.Fixed(high, show), widget.Gap(wayApart), widget.Fixed(high, play), hint, widget.Gap(wayApart))
	})
}

// Update implements stage.Scene: a press beside the panel does not take it away, as it comes only once.
func (s *Scene) Update(f *input.Frame) {
	if f.Has(input.Back) {
		if s.Page().Typing() {
			s.Page().Focus("show")
		} else {
			s.leave()
		}
		return
	}
	s.Modal.Update(f)
}
