package shelf

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// tool is one of the round buttons of the shelf.
type tool struct {
	key, icon, name string
	press           func()
}

func (s *Shelf) tools() []tool {
	h, words := s.house, s.house.Words
	sound := tool{"sound", "sound", words.T(lang.ShelfSound), s.flipSound}
	if h.Settings.Muted {
		sound.icon, sound.name = "mute", words.T(lang.ShelfMuted)
	}
	list := []tool{
		{"rules", "book", words.T(lang.ShelfRules), s.openBook},
		{"language", "globe", words.T(lang.ShelfLanguage), s.nextLanguage},
		sound,
		{"settings", "gear", words.T(lang.ShelfSettings), h.Doors.Settings},
	}
	if s.any {
		list = append(list, tool{"matches", "history", words.T(lang.ShelfMatches), s.openMatches})
	}
	return append(list, tool{"help", "info", words.T(lang.HelpHelp), h.Doors.Help})
}

func (s *Shelf) flipSound() {
	s.house.Settings.Muted = !s.house.Settings.Muted
	s.house.Changed()
}

func (s *Shelf) nextLanguage() {
	s.house.Settings.Lang = s.house.Words.Tag().Next()
	s.house.Changed()
}

// openBook opens the rules of the game that was played or set up last, else of the first one.
func (s *Shelf) openBook() {
	game, skin := "", lang.Spirits
	switch {
	case s.newest != nil:
		game, skin = s.newest.summary.Game, s.newest.skin()
	case len(s.house.Games) > 0:
		game = s.house.Games[0].Info().ID
		if last, ok := s.house.Store.LastSetup(game); ok && last.Skin.Valid() {
			skin = last.Skin
		}
	}
	s.house.Doors.Book(game, skin)
}

// toolControl makes the button of a tool, with its word below where there is room for words.
func (s *Shelf) toolControl(t tool, r geom.Rect) *ui.Control {
	c := ui.RoundButton(t.key, t.name, t.icon, r, ui.Plain, t.press)
	if s.layout.words == 0 {
		return c
	}
	disc, width := c.Paint, s.layout.words-2
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		disc(cv, shown)
		style := ui.Fit(ui.Strong(14), t.name, width)
		lines := letters.Wrap(style, t.name, width)
		if len(lines) > 2 {
			lines = []string{lines[0], letters.Ellipsis(style, lines[1]+"…", width)}
		}
		y := r.Bottom() + 6 + style.Size
		for _, l := range lines {
			drawHalo(cv, style, letters.Ellipsis(style, l, width), geom.Pt(r.Centre().X, y))
			y += style.Size + 1
		}
	}
	return c
}

// drawHalo writes paper letters with an ink rim, for words that stand on the boards.
func drawHalo(c *canvas.Canvas, style letters.Style, text string, at geom.Point) {
	rim := style
	rim.Spread = letters.Emphasis * 5
	c.Text(rim, text, at, sprites.Ink, canvas.Centre)
	c.Text(style, text, at, sprites.Paper2, canvas.Centre)
}
