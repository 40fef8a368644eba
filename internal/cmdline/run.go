package cmdline

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"time"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/gtp"
)

// Env is what the command line gets from outside.
type Env struct {
	Stdin      io.Reader
	Stdout     io.Writer
	Stderr     io.Writer
	Games      []rules.Game
	Tablebases bot.Tablebases // what bots look things up in; nil for none
	Files      gtp.Files
	Now        func() time.Time
	Seed       func() uint64      // a new seed, where none is given
	Window     func(Window) error // opens the window and returns when it is shut
	Langs      []string           // the languages of the window
	Version    string             // the line that says which build this is; "" where nobody asks

	// Page is the web page that hosts serve where no other is named; nil for none.
	Page fs.FS

	// InterruptContext returns a context that ends when the program is told to end, and what stops waiting for that. Nil for
	// one that does not end.
	InterruptContext func() (context.Context, context.CancelFunc)

	// IsMatch reports whether a text is a match itself and not the name of a file; nil where none is.
	IsMatch func(text string) bool
}

// interruptContext is as Interrupted.
func (env Env) interruptContext() (context.Context, context.CancelFunc) {
	if env.InterruptContext == nil {
		return context.WithCancel(context.Background())
	}
	return env.InterruptContext()
}

// Window is what the flags of the window ask for.
type Window struct {
	Game       string // the id of the game to begin with; "" for the shelf
	Lang       string // "" for the language of the settings
	Seed       uint64
	HasSeed    bool
	Fullscreen bool
	OpenName   string // the file of a match to look at, or the flag that gave the match itself; "" for none
	OpenText   string // the match as text
	Join       string // the link of a seat at a table elsewhere; "" for none
}

// plainText is the sentence of a refusal without its code.
func plainText(err error) string {
	if e, ok := err.(*rules.Error); ok {
		return e.Text
	}
	return err.Error()
}

// The exit statuses of [Run].
const (
	ExitOK     = 0 // all went well
	ExitFailed = 1 // it was asked rightly, and went wrong
	ExitMisuse = 2 // the arguments make no sense
)

// misuse is a fault of the arguments.
type misuse struct{ text string }

func (e misuse) Error() string { return e.text }

func misusef(format string, args ...any) error { return misuse{fmt.Sprintf(format, args...)} }

// errReported is a failure that the command has reported already.
var errReported = errors.New("reported")

// command is one word after "engawa".
type command struct {
	name  string
	usage string // its arguments
	help  string // one line
	make  func() runner
}

// runner is a command with its flags, to be filled from the arguments.
type runner interface {
	flags(f flags)
	run(env Env, args []string) error
}

// Run runs what the arguments ask for, the program's name not among them, and returns the exit status.
func Run(args []string, env Env) int {
	c, rest, err := env.pick(args)
	if err == nil {
		err = runCommand(c, rest, env)
	}
	var wrong misuse
	switch {
	case err == nil:
		return ExitOK
	case errors.Is(err, errReported):
		return ExitFailed
	case errors.As(err, &wrong):
		fmt.Fprintf(env.Stderr, "%s: %s\n", label(c), err)
		return ExitMisuse
	}
	fmt.Fprintf(env.Stderr, "%s: %s\n", label(c), err)
	return ExitFailed
}

func label(c command) string { return strings.TrimSpace("engawa " + c.name) }

// pick finds the command and its arguments. No word, a flag first, or a file is the window; "help NAME" is "NAME -h".
func (env Env) pick(args []string) (command, []string, error) {
	window := command{usage: "[FILE]", help: "the window; a FILE is a match or a recorded game to look at", make: func() runner { return &windowCommand{} }}
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return window, args, nil
	}
	if args[0] == "help" {
		if err := noWords(args[min(len(args), 2):]); err != nil {
			return window, nil, err
		}
		c, _, err := env.pick(args[1:])
		return c, []string{"-h"}, err
	}
	var names []string
	for _, c := range commands() {
		if c.name == args[0] {
			return c, args[1:], nil
		}
		names = append(names, c.name)
	}
	if env.namesFile(args[0]) {
		return window, args, nil
	}
	expected := "flags for the window"
	if len(names) > 0 {
		expected = strings.Join(names, ", ") + ", the file of a match, or " + expected
	}
	return window, nil, misusef("there is no command %q; expected %s", rules.Shorten(args[0]), expected)
}

// namesFile reports whether a word that is no command names a file: it is written like one, or one is there.
func (env Env) namesFile(word string) bool {
	if env.Files == nil {
		return false
	}
	if strings.ContainsAny(word, `./\`) {
		return true
	}
	_, err := env.Files.ReadFile(word)
	return err == nil
}

func runCommand(c command, args []string, env Env) error {
	r, f := c.make(), flags{flag.NewFlagSet(label(c), flag.ContinueOnError)}
	f.set.SetOutput(io.Discard)
	r.flags(f)
	words, err := f.parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		writeHelp(env.Stdout, c, f)
		return nil
	case err != nil:
		return misusef("%s; see %q", err, label(c)+" -h")
	}
	return r.run(env, words)
}

// writeHelp writes what a command does and takes.
func writeHelp(w io.Writer, c command, f flags) {
	usage := strings.TrimSpace(label(c) + " " + c.usage)
	fmt.Fprintf(w, "%s\n    %s\n", usage, c.help)
	f.set.VisitAll(func(def *flag.Flag) {
		value, usage := flag.UnquoteUsage(def)
		fmt.Fprintf(w, "  %-18s %s\n", strings.TrimSpace("-"+def.Name+" "+value), usage)
	})
	if c.name != "" {
		return
	}
	fmt.Fprintln(w, "\nCommands; each explains itself with -h:")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-18s %s\n", strings.TrimSpace(c.name+" "+c.usage), c.help)
	}
}

// game finds the game that the arguments name.
func (env Env) game(id string) (rules.Game, error) {
	g, err := rules.Find(env.Games, id)
	if err != nil {
		return nil, misuse{sentence(err)}
	}
	return g, nil
}

// find is [Env.game] as rules.Load wants it.
func (env Env) find(id string) (rules.Game, bool) {
	g, err := env.game(id)
	return g, err == nil
}
