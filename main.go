// Engawa is a veranda of tabletop games: see README.md.
package main

import (
	"flag"
	"fmt"
	"os"

	"engawa/scenes"
)

func main() {
	var cfg scenes.Config
	flag.StringVar(&cfg.Game, "game", "", "the game to set up at once")
	flag.StringVar(&cfg.Lang, "lang", "", "the language, en or fr")
	flag.BoolVar(&cfg.Fullscreen, "fullscreen", false, "begin in full screen")
	flag.Uint64Var(&cfg.Seed, "seed", 0, "the seed of the first match")
	flag.Parse()
	flag.Visit(func(f *flag.Flag) { cfg.HasSeed = cfg.HasSeed || f.Name == "seed" })
	if err := scenes.Run(cfg); err != nil {
		fmt.Fprintln(os.Stderr, "engawa:", err)
		os.Exit(1)
	}
}
