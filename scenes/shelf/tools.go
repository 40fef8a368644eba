package shelf

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
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
	h, words := s.house, s.house.Words
	named := func(key, icon string, name lang.Key, press func()) tool {
		return tool{key, icon, words.T(name), words.T(name), press}
	}
	sound := named("sound", "sound", lang.ShelfSound, s.flipSound)
	if h.Settings.Muted {
		sound = named("sound", "mute", lang.ShelfMuted, s.flipSound)
	}
	sound.word = words.T(lang.SettingsSound)
	list := []tool{
		named("rules", "book", lang.ShelfRules, s.openBook), named("language", "globe", lang.ShelfLanguage, s.nextLanguage),
		sound, named("settings", "gear", lang.ShelfSettings, h.Doors.Settings),
	}
	if s.any {
		matches := named("matches", "history", lang.ShelfMatches, s.openMatches)
		matches.word = words.T(lang.ShelfGames)
		list = append(list, matches)
	}
	if !s.crowded() {
		open := named("open", "save", lang.OpenTitle, h.Doors.Open)
		open.word = words.T(lang.OpenOpen)
		list = append(list, open)
	}
	return append(list, named("help", "info", lang.HelpHelp, h.Doors.Help))
}

// crowded reports whether the words below all tools would touch each other. Then games are opened from the list of
// matches.
func (s *Shelf) crowded() bool {
	const apart, all = 62.0, 7
	return s.any && s.view.Class == stage.Tall && s.view.Safe.W < apart*all
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
	game, skin, options := "", lang.Spirits, map[string]string(nil)
	switch {
	case s.newest != nil:
		game, skin, options = s.newest.summary.Game, s.newest.skin(), s.newest.match.Setup.Options
	case len(s.house.Games) > 0:
		game = s.house.Games[0].Info().ID
		if last, ok := s.house.Store.LastSetup(game); ok {
			options = last.Setup.Options
			if last.Skin.Valid() {
				skin = last.Skin
			}
		}
	}
	s.house.Doors.Book(game, options, skin)
}

// toolControl makes the button of a tool, with its word below where there is room for words.
func (s *Shelf) toolControl(t tool, r geom.Rect) *ui.Control {
	c := ui.RoundButton(t.key, t.name, t.icon, r, ui.Plain(), t.press)
	if s.layout.words == 0 {
		return c
	}
	// Words may reach a little into the room of their neighbours, which are seldom as long.
	disc, width := c.Paint, s.layout.words+4
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		disc(cv, shown)
		style := ui.Fit(ui.Strong(14), t.word, width-6)
		y := r.Bottom() + 5 + style.Size
		for _, l := range ui.Lines(style, t.word, width, 2) {
			ui.RimmedText(cv, style, l, geom.Pt(r.Centre().X, y), sprites.Paper2, sprites.Ink, canvas.Centre)
			y += style.Size + 1
		}
	}
	return c
}

// creditLine says at the edge of the boards that the games are others'.
func (s *Shelf) creditLine() *ui.Control {
	text, style := s.house.Words.T(lang.AboutUnofficial), ui.Body(13.5)
	const pad = 14.0
	w := letters.Measure(style, text) + 2*pad
	r := geom.Around(geom.Pt(s.view.Area.W/2, s.view.Area.H-19), w, 25)
	c := &ui.Control{Key: "credit", Rect: r, Role: ui.RoleText, Name: text}
	c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
		paper := ui.Slip()
		paper.Radius, paper.Cast, paper.Depth = 3, 4, 0
		ui.DrawPaper(cv, paper, r)
		cv.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
	}
	return c
}
