// Package program joins the command line and the window to the program that players start, on a computer and on a page.
// It imports cmdline, hosting, webpage and buildinfo beside it, scenes with scenes/stage, scenes/store and scenes/lang,
// remote/journal, rules/games and rules/yokai/tablebase; main alone imports it.
package program

import (
	"path/filepath"
	"strings"

	"engawa/internal/cmdline"
	"engawa/scenes"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// window is how the flags want the window opened.
func window(w cmdline.Window) scenes.Config {
	cfg := scenes.Config{Game: w.Game, Lang: w.Lang, Seed: w.Seed, HasSeed: w.HasSeed, Join: w.Join, Fullscreen: w.Fullscreen, Welcome: true}
	if w.OpenName != "" {
		cfg.Open = arrival(w.OpenName, w.OpenText)
	}
	return cfg
}

// arrival is a match that the command line gives, or why it is none. The window says that in the player's language:
// someone who opens a file by a double press sees no terminal.
func arrival(name, data string) *stage.Arrival {
	text, err := stage.ReadText(strings.NewReader(data))
	return &stage.Arrival{Name: filepath.Base(name), Text: text, Err: err}
}

// langs returns the languages of the window, as -lang takes them.
func langs() []string {
	var names []string
	for _, tag := range lang.Tags() {
		names = append(names, string(tag))
	}
	return names
}
