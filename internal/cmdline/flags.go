package cmdline

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"engawa/rules"
)

// flags are the flags of one command. What a value is stands in back quotes in the usage.
type flags struct{ set *flag.FlagSet }

// parse returns the words among the arguments, which may stand before, between and behind the flags, in order, or
// [flag.ErrHelp] where help is asked for. After "--" everything is a word.
func (f flags) parse(args []string) (words []string, err error) {
	for len(args) > 0 {
		if err := f.set.Parse(args); err != nil {
			return nil, err
		}
		rest := f.set.Args()
		if parsed := len(args) - len(rest); len(rest) == 0 || parsed > 0 && args[parsed-1] == "--" {
			return append(words, rest...), nil
		}
		words, args = append(words, rest[0]), rest[1:]
	}
	return words, nil
}

// addRepeated adds a flag that may be given several times.
func (f flags) addRepeated(name, usage string, set func(value string) error) {
	f.set.Func(name, usage, set)
}

// addOnce adds a flag that may be given once.
func (f flags) addOnce(name, usage string, set func(value string) error) {
	given := false
	f.set.Func(name, usage, func(value string) error {
		if given {
			return errors.New("it is given twice")
		}
		given = true
		return set(value)
	})
}

func (f flags) addText(name, usage string, to *string) {
	f.addOnce(name, usage, func(value string) error {
		*to = value
		return nil
	})
}

// addCount adds a flag for a number from 1 to most.
func (f flags) addCount(name, usage string, most int, to *int) {
	f.addOnce(name, usage, func(value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > most {
			return fmt.Errorf("expected a number from 1 to %d", most)
		}
		*to = n
		return nil
	})
}

// addTime adds a flag for a time above zero, as 500ms or 2s.
func (f flags) addTime(name, usage string, to *time.Duration) {
	f.addOnce(name, usage, func(value string) (err error) {
		*to, err = readTime(value)
		return err
	})
}

func readTime(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("expected a time above 0 with its unit, as 500ms or 2s")
	}
	return d, nil
}

// addOptions adds the flag for options of the game, one at a time.
func (f flags) addOptions(to *map[string]string) {
	f.addRepeated("opt", "an option of the game, `KEY=VALUE`, blanks as _; may be repeated", func(value string) error {
		key, v, ok := strings.Cut(value, "=")
		if !ok || key == "" || v == "" {
			return fmt.Errorf("expected key=value")
		}
		if *to == nil {
			*to = map[string]string{}
		}
		if _, twice := (*to)[key]; twice {
			return fmt.Errorf("%s is given twice", key)
		}
		(*to)[key] = v
		return nil
	})
}

// seed is a seed that may not be given.
type seed struct {
	value uint64
	isSet bool
}

func (f flags) addSeed(to *seed) {
	f.addOnce("seed", "the seed `S` of all chance", func(value string) error {
		n, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return fmt.Errorf("expected a number from 0 to 18446744073709551615")
		}
		*to = seed{n, true}
		return nil
	})
}

// or returns the seed given, or another.
func (s seed) or(other func() uint64) uint64 {
	if s.isSet || other == nil {
		return s.value
	}
	return other()
}

// teams are the sides of the seats as they are written; "" where the game divides them.
type teams string

func (f flags) addTeams(to *teams) {
	f.addText("teams", "the side of each seat, `A,B,...`, by name or number, in games of sides", (*string)(to))
}

// of reads the sides for a game; wrong ones are wrong use.
func (t teams) of(g rules.Game) ([]int, error) {
	if t == "" {
		return nil, nil
	}
	list, err := g.Info().ParseTeams(string(t))
	if err != nil {
		return nil, misuse{err.Error()}
	}
	return list, nil
}

// newMatch begins a match; a setup that does not fit is wrong use.
func newMatch(g rules.Game, setup rules.Setup, seed uint64) (*rules.Match, error) {
	m, err := rules.NewMatch(g, setup, seed)
	if err != nil {
		return nil, misuse{err.Error()}
	}
	return m, nil
}

// noWords refuses words that a command has no use for.
func noWords(words []string) error {
	if len(words) > 0 {
		return misusef("%q is one word too many", words[0])
	}
	return nil
}

// oneGame reads the only word, a game.
func (env Env) oneGame(words []string) (rules.Game, error) {
	if len(words) == 0 {
		return nil, misusef("the game is missing")
	}
	g, err := env.game(words[0])
	if err != nil {
		return nil, err
	}
	return g, noWords(words[1:])
}
