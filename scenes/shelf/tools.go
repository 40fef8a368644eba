package shelf

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// tool is one of the round buttons of the shelf.
type tool struct {
	key, icon, name string
	word            string // below the button, where there is room for words
	press           func()
}

func (s *Shelf) tools() []tool {
	svc, words := s.services, s.services.Words
	named := func(key, icon string, name lang.Key, press func()) tool {
		return tool{key, icon, words.T(name), words.T(name), press}
	}
	sound := named("sound", "sound", lang.ShelfSound, s.flipSound)
	if svc.Settings.Muted {
		sound = named("sound", "mute", lang.ShelfMuted, s.flipSound)
	}
	sound.word = words.T(lang.SettingsSound)
	list := []tool{
		named("rules", "book", lang.ShelfRules, s.openBook), named("language", "globe", lang.ShelfLanguage, s.nextLanguage),
		sound, named("settings", "gear", lang.ShelfSettings, svc.Navigator.Settings),
	}
	if s.hasMatches {
		matches := named("matches", "history", lang.ShelfMatches, s.openMatches)
		matches.word = words.T(lang.ShelfGames)
		list = append(list, matches)
	}
	if !s.lacksRoom() {
		open := named("open", "save", lang.OpenTitle, svc.Navigator.Open)
		open.word = words.T(lang.OpenOpen)
		list = append(list, open)
	}
	together := named("together", "people", lang.TogetherTitle, func() { svc.Navigator.Together("") })
	together.word = words.T(lang.TogetherShort)
	list = append(list, together)
	return append(list, named("help", "info", lang.HelpHelp, svc.Navigator.Help))
}

// lacksRoom reports whether all tools have too little room: for their words, or beside large ones. Then games are opened from the list of
// matches.
func (s *Shelf) lacksRoom() bool {
	const apart, all = 62.0, 8
	return s.hasMatches && (s.view.Class == stage.Tall && s.view.Safe.W < apart*all || s.view.TextScale() > 1)
}

func (s *Shelf) flipSound() {
	s.services.Settings.Muted = !s.services.Settings.Muted
	s.services.OnChange()
}

func (s *Shelf) nextLanguage() {
	s.services.Settings.Lang = s.services.Words.Tag().Next()
	s.services.OnChange()
}

// openBook opens the rules of the game that was played or set up last, else of the first one.
func (s *Shelf) openBook() {
	game, skin, options := "", lang.Spirits, map[string]string(nil)
	switch {
	case s.newest != nil:
		game, skin, options = s.newest.summary.Game, s.newest.skin(), s.newest.match.Setup.Options
	case len(s.services.Games) > 0:
		game = s.services.Games[0].Info().ID
		if last, ok := s.services.Store.LastSetup(game); ok {
			options = last.Setup.Options
			if last.Skin.Valid() {
				skin = last.Skin
			}
		}
	}
	s.services.Navigator.Book(game, options, skin)
}

// button is the button of a tool.
func (t tool) button() widget.Widget {
	return widget.IconButton{Icon: t.icon, Control: ui.Control{Key: t.key, Name: t.name, Tip: t.name, Press: t.press}}
}

// toolWord is the height of the words below tools.
const toolWord = 38.0

// buildToolsWithLabels is all tools so far apart, with their words below them where there is room for words.
func buildToolsWithLabels(tools []tool, size, pitch float64) widget.Widget {
	const least, over = 54.0, 4.0 // words may reach a little into the room of their neighbours, which are seldom as long
	row, style := widget.Row(0), ui.Strong(13)
	for _, t := range tools {
		var word widget.Widget
		if pitch >= least {
			word = buildToolLabel(style, ui.Lines(style, t.word, pitch+over, 2))
		}
		disc := widget.Align{X: widget.Centre, Child: widget.Sized{W: size, H: size, Child: t.button()}}
		row.Children = append(row.Children, widget.Grow(widget.Column(0, disc, widget.Grow(word))))
	}
	return row
}

// buildToolLabel is lines of a word below a tool.
func buildToolLabel(style letters.Style, lines []string) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		y := r.Y + 5 + style.Size
		for _, l := range lines {
			ui.RimmedText(c, style, l, geom.Pt(r.Centre().X, y), sprites.Paper2, sprites.Ink)
			y += style.Size + 1
		}
	}}
}
