package cmdline

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/rules"
	"engawa/rules/gtp"
	"engawa/rules/perft"
)

// windowCommand opens the window, or says which build this is.
type windowCommand struct {
	window  Window
	seed    seed
	file    string
	version bool
}

func (c *windowCommand) flags(f flags) {
	f.addText("game", "the `GAME` to begin with", &c.window.Game)
	f.addText("lang", "the `LANGUAGE` of this start, as en or fr", &c.window.Lang)
	f.addSeed(&c.seed)
	f.addText("open", "a match or a recorded game to look at: a `FILE`, or a match as one line, or a link to it", &c.file)
	f.addText("join", "the `LINK` of a seat at a table elsewhere, to sit down there", &c.window.Join)
	f.set.BoolVar(&c.window.Fullscreen, "fullscreen", false, "fill the screen")
	f.set.BoolVar(&c.version, "version", false, "tell version, commit and date of this build, and open no window")
}

func (c *windowCommand) run(env Env, words []string) error {
	if c.version && env.Version != "" {
		if err := noWords(words); err != nil {
			return err
		}
		_, err := fmt.Fprintln(env.Stdout, env.Version)
		return err
	}
	if len(words) > 0 && c.file == "" && env.namesFile(words[0]) {
		c.file, words = words[0], words[1:]
	}
	if err := noWords(words); err != nil {
		return err
	}
	if c.window.Game != "" {
		if _, err := env.game(c.window.Game); err != nil {
			return err
		}
	}
	if c.window.Lang != "" && !slices.Contains(env.Langs, c.window.Lang) {
		return misusef("the language cannot be %q; expected %s", c.window.Lang, strings.Join(env.Langs, " or "))
	}
	if c.window.Join != "" {
		if _, err := remote.ParseLink(c.window.Join); err != nil {
			return misuse{plainText(err)}
		}
	}
	if env.IsMatch != nil && env.IsMatch(c.file) {
		c.window.OpenName, c.window.OpenText = "-open", c.file
	} else if c.file != "" {
		if env.Files == nil {
			return misusef("there are no files here to open")
		}
		data, err := env.Files.ReadFile(c.file)
		if err != nil {
			if at, ok := errors.AsType[*fs.PathError](err); ok {
				err = at.Err // which need not name the file again
			}
			return fmt.Errorf("%s cannot be read: %w", c.file, err)
		}
		c.window.OpenName, c.window.OpenText = c.file, string(data)
	}
	c.window.Seed, c.window.HasSeed = c.seed.value, c.seed.isSet
	return env.Window(c.window)
}

// gamesCommand lists the games.
type gamesCommand struct{}

func (*gamesCommand) flags(flags) {}

func (*gamesCommand) run(env Env, words []string) error {
	if err := noWords(words); err != nil {
		return err
	}
	for _, g := range env.Games {
		info := g.Info()
		fmt.Fprintf(env.Stdout, "%s (%s): %s\n", info.ID, info.Title, seatRange(info))
		for _, o := range info.Options {
			fmt.Fprintf(env.Stdout, "    %s=%s (default %s)\n", o.Key, o.Choices(), strings.ReplaceAll(o.Default, " ", "_"))
		}
	}
	return nil
}

func seatRange(info rules.Info) string {
	if info.MinSeats == info.MaxSeats {
		return strconv.Itoa(info.MinSeats) + " seats"
	}
	return fmt.Sprintf("%d to %d seats, %d unless said", info.MinSeats, info.MaxSeats, info.Best)
}

// gtpCommand runs the text protocol.
type gtpCommand struct{}

func (*gtpCommand) flags(flags) {}

func (*gtpCommand) run(env Env, words []string) error {
	if err := noWords(words); err != nil {
		return err
	}
	session := gtp.New(gtp.Config{
		Games: env.Games, Tablebases: env.Tablebases, Puzzles: puzzlesOf, Files: env.Files, Deadline: env.deadline,
		Seed: env.Seed,
	})
	return session.Run(env.Stdin, env.Stdout)
}

// deadline returns a function that says when the time is over, counted from now.
func (env Env) deadline(text string) (func() bool, error) {
	d, err := readTime(text)
	if err != nil {
		return nil, err
	}
	end := env.Now().Add(d)
	return func() bool { return !env.Now().Before(end) }, nil
}

// verifyCommand replays saved matches and the records of tables, and draws the deal anew that is saved with them.
type verifyCommand struct{}

func (*verifyCommand) flags(flags) {}

func (*verifyCommand) run(env Env, words []string) error {
	if len(words) == 0 {
		return misusef("the files to replay are missing")
	}
	failed := false
	for _, name := range words {
		line, err := verify(env, name)
		if err != nil {
			line, failed = err.Error(), true
		}
		fmt.Fprintf(env.Stdout, "%s: %s\n", name, line)
	}
	if failed {
		return errReported
	}
	return nil
}

// verify replays one file and says how it ended.
func verify(env Env, name string) (string, error) {
	data, err := env.Files.ReadFile(name)
	if err != nil {
		return "", fmt.Errorf("bad-file: it cannot be read: %w", err)
	}
	m, err := replay(env, data)
	if err != nil {
		return "", err
	}
	end := rules.End(m.Game, m.State())
	if end == "" {
		end = "not over"
	}
	dealt, err := verifyDeal(m)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("ok, %s, moves %d, %s%s", m.Game.Info().ID, len(m.Log), end, dealt), nil
}

// verifyDeal draws everything in a match anew that was left to chance, where its deal is saved with it, and prints who has added to it.
func verifyDeal(m *rules.Match) (string, error) {
	d, dealt, err := deal.Of(m)
	if err == nil && dealt {
		err = deal.Check(m, d)
	}
	if err != nil || !dealt {
		return "", err
	}
	in, out := "", ""
	for seat, s := range d.Seats {
		switch name := " " + rules.Seat(seat).String(); {
		case s.Part != "":
			in += name
		case s.Commit != "":
			out += name
		}
	}
	text := ", every draw is that of the deal, to which the host"
	if in != "" {
		text += " and the seats" + in
	}
	text += " added"
	if out != "" {
		text += "; too late were" + out
	}
	return text, nil
}

// perftCommand counts move sequences.
type perftCommand struct {
	options map[string]string
	from    string
	unit    string
	time    time.Duration
}

func (c *perftCommand) flags(f flags) {
	f.addOptions(&c.options)
	f.addText("from", "the `POSITION` to count from, in the game's notation", &c.from)
	f.addOnce("unit", "what is a step, the `UNIT`: action (unless said) or turn", func(value string) error {
		if value != perft.Action && value != perft.Turn {
			return fmt.Errorf("expected %s or %s", perft.Action, perft.Turn)
		}
		c.unit = value
		return nil
	})
	f.addTime("time", "the time `D` after which the count ends wherever it is", &c.time)
}

func (c *perftCommand) run(env Env, words []string) error {
	if len(words) < 2 {
		return misusef("the game or the depth is missing")
	}
	g, err := env.game(words[0])
	if err != nil {
		return err
	}
	depth, err := strconv.Atoi(words[1])
	if err != nil || depth < 1 || depth > perft.MaxDepth {
		return misusef("the depth cannot be %q; expected a number from 1 to %d", rules.Shorten(words[1]), perft.MaxDepth)
	}
	if err := noWords(words[2:]); err != nil {
		return err
	}
	m, err := newMatch(g, rules.Setup{Options: c.options, From: c.from}, 0)
	if err != nil {
		return err
	}
	unit := c.unit
	if unit == "" {
		unit = perft.Action
	}
	watch := perft.Watch{}
	if c.time > 0 {
		end := env.Now().Add(c.time)
		watch.Stop = func() bool { return !env.Now().Before(end) }
	}
	for d := 1; d <= depth; d++ {
		watch.First = env.progress(d)
		n, err := perft.Count(g, m.State(), d, unit, watch)
		if err != nil {
			return err
		}
		fmt.Fprintln(env.Stdout, d, n)
	}
	return nil
}

// progressTime is how long a count goes on in silence.
const progressTime = 2 * time.Second

// progress returns a [perft.Watch]'s First that tells from time to time how far the count of a depth has come.
func (env Env) progress(depth int) func(done, all int) {
	last := env.Now()
	return func(done, all int) {
		if now := env.Now(); done < all && now.Sub(last) >= progressTime {
			last = now
			fmt.Fprintf(env.Stderr, "depth %d: %d of %d first steps\n", depth, done, all)
		}
	}
}

// sentence returns the reason without its code, for people.
func sentence(err error) string {
	if e, ok := errors.AsType[*rules.Error](err); ok {
		return e.Text
	}
	return err.Error()
}
