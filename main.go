//go:build !js

// Command engawa is a veranda of tabletop games: see README.md. "engawa -h" lists what it can do besides opening its
// window.
package main

import (
	"math/rand/v2"
	"os"
	"time"

	"engawa/cmdline"
	"engawa/library"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/store"
)

func main() {
	os.Exit(cmdline.Run(os.Args[1:], cmdline.Env{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Games:      games.All(),
		Tablebases: library.Open(),
		Langs:      langs(),
		Files:      disk{},
		Now:        time.Now,
		Seed:       rand.Uint64,
		Window:     func(w cmdline.Window) error { return scenes.Run(window(w)) },
		IsMatch:    store.IsMatchText,
	}))
}

// disk reads and writes files where the name says.
type disk struct{}

func (disk) ReadFile(name string) ([]byte, error) { return os.ReadFile(name) }

func (disk) WriteFile(name string, data []byte) error { return os.WriteFile(name, data, 0o644) }
