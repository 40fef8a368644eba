package main

import (
	"engawa/cmdline"
	"engawa/scenes"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// window is how the flags want the window opened.
func window(w cmdline.Window) scenes.Config {
	cfg := scenes.Config{Game: w.Game, Lang: w.Lang, Seed: w.Seed, HasSeed: w.HasSeed, Fullscreen: w.Fullscreen}
	if w.OpenName != "" {
		cfg.Open = &stage.Arrival{Name: w.OpenName, Text: w.OpenText}
	}
	return cfg
}

// langs returns the languages of the window, as -lang takes them.
func langs() []string {
	var names []string
	for _, tag := range lang.Tags() {
		names = append(names, string(tag))
	}
	return names
}
