package main

import (
	"engawa/cmdline"
	"engawa/scenes"
)

// window is how the flags want the window opened.
func window(w cmdline.Window) scenes.Config {
	return scenes.Config{Game: w.Game, Lang: w.Lang, Seed: w.Seed, HasSeed: w.HasSeed, Fullscreen: w.Fullscreen}
}
