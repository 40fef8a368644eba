package program

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"engawa/internal/cmdline"
	"engawa/rules/games"
	"engawa/scenes"
)

// Main runs the program with what the page's address says in the words of a command line.
func Main(args []string) {
	var stderr strings.Builder
	opened := false
	cmdline.Run(args, cmdline.Env{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: &stderr,
		Games: games.All(),
		Langs: langs(),
		Now:   time.Now,
		Seed:  rand.Uint64,
		Window: func(w cmdline.Window) error {
			opened = true
			return open(window(w))
		},
	})
	if !opened {
		// The address makes no sense: say so at the table and play all the same.
		_ = open(scenes.Config{Notice: strings.TrimPrefix(strings.TrimSpace(stderr.String()), "engawa: ")})
	}
}

// open runs the window; its failure goes to the page's console.
func open(cfg scenes.Config) error {
	err := scenes.Run(cfg)
	if err != nil {
		fmt.Fprintln(os.Stderr, "engawa:", err)
	}
	return err
}
