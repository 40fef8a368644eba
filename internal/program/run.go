//go:build !js

package program

import (
	"context"
	"math/rand/v2"
	"os"
	"os/signal"
	"syscall"
	"time"

	"engawa/internal/buildinfo"
	"engawa/internal/cmdline"
	"engawa/internal/webpage"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes"
	"engawa/scenes/store"
)

// Main runs the program with the arguments of its command line, and ends it.
func Main(args []string) {
	os.Exit(cmdline.Run(args, cmdline.Env{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Games:      games.All(),
		Tablebases: tablebase.Open(),
		Page:       webpage.Inside(),
		Langs:      langs(),
		Version:    buildinfo.Read().String(),
		Files:      disk{},
		Now:        time.Now,
		Seed:       rand.Uint64,
		Window:     func(w cmdline.Window) error { return scenes.Run(window(w)) },
		IsMatch:    store.IsMatchText,
		Interrupted: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
		},
	}))
}

// disk reads and writes files where the name says.
type disk struct{}

func (disk) ReadFile(name string) ([]byte, error) { return os.ReadFile(name) }

func (disk) WriteFile(name string, data []byte) error { return os.WriteFile(name, data, 0o644) }
