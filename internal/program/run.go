//go:build !js

package program

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"os/signal"
	"syscall"
	"time"

	"engawa/internal/buildinfo"
	"engawa/internal/cmdline"
	"engawa/internal/hosting"
	"engawa/internal/webpage"
	"engawa/remote/journal"
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
		Page:       webpage.Find(),
		Langs:      langs(),
		Version:    buildinfo.Read().String(),
		Files:      disk{},
		Now:        time.Now,
		Seed:       rand.Uint64,
		Window:     runWindow,
		IsMatch:    store.IsMatchText,
		InterruptContext: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
		},
	}))
}

// runWindow plays in a window with a host of its own, which ends with it.
func runWindow(w cmdline.Window) error {
	tables := hosting.New(hosting.Config{
		Games: games.All(), Tablebases: tablebase.Open(), Page: webpage.Find(),
		Open: func() (journal.Journal, journal.Archive, error) {
			folder, err := store.DataDir()
			if err != nil {
				return nil, nil, err
			}
			return hosting.InFolder(folder)()
		},
	})
	cfg := window(w)
	cfg.Host = tables
	err := scenes.Run(cfg)
	return errors.Join(err, tables.Close())
}

// disk reads and writes files where the name says.
type disk struct{}

func (disk) ReadFile(name string) ([]byte, error) { return os.ReadFile(name) }

func (disk) WriteFile(name string, data []byte) error { return os.WriteFile(name, data, 0o644) }
