package cmdline

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"engawa/rules"
)

// flagDef is one flag: "-name value", "-name=value", or "-name" alone where arg is empty.
type flagDef struct {
	name string
	arg  string // what the value is, for the help; "" for a switch
	help string
	set  func(value string) error
}

// parse sets the flags found among the arguments and returns the other words in order, or whether help is asked for.
// After "--" everything is a word.
func parse(flags []flagDef, args []string) (words []string, help bool, err error) {
	given := map[string]bool{}
	for k := 0; k < len(args); k++ {
		arg := args[k]
		if arg == "--" {
			return append(words, args[k+1:]...), false, nil
		}
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			words = append(words, arg)
			continue
		}
		name, value, inline := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
		if name == "h" || name == "help" {
			return nil, true, nil
		}
		f, ok := findFlag(flags, name)
		switch {
		case !ok:
			return nil, false, fmt.Errorf("there is no flag %q", "-"+name)
		case given[name] && name != "opt":
			return nil, false, fmt.Errorf("-%s is given twice", name)
		case f.arg == "" && inline:
			return nil, false, fmt.Errorf("-%s takes no value", name)
		case f.arg != "" && !inline:
			if k++; k >= len(args) {
				return nil, false, fmt.Errorf("-%s needs a value, %s", name, f.arg)
			}
			value = args[k]
		}
		given[name] = true
		if err := f.set(value); err != nil {
			return nil, false, fmt.Errorf("-%s cannot be %q: %w", name, value, err)
		}
	}
	return words, false, nil
}

func findFlag(flags []flagDef, name string) (flagDef, bool) {
	for _, f := range flags {
		if f.name == name {
			return f, true
		}
	}
	return flagDef{}, false
}

func textFlag(name, arg, help string, to *string) flagDef {
	return flagDef{name, arg, help, func(value string) error {
		*to = value
		return nil
	}}
}

func switchFlag(name, help string, to *bool) flagDef {
	return flagDef{name, "", help, func(string) error {
		*to = true
		return nil
	}}
}

// countFlag takes a number from 1 to most.
func countFlag(name, arg, help string, most int, to *int) flagDef {
	return flagDef{name, arg, help, func(value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > most {
			return fmt.Errorf("expected a number from 1 to %d", most)
		}
		*to = n
		return nil
	}}
}

// seed is a seed that may not be given.
type seed struct {
	value uint64
	given bool
}

func (s *seed) flag() flagDef {
	return flagDef{"seed", "S", "the seed of all chance", func(value string) error {
		n, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return fmt.Errorf("expected a number from 0 to 18446744073709551615")
		}
		s.value, s.given = n, true
		return nil
	}}
}

// or returns the seed given, or another.
func (s *seed) or(other func() uint64) uint64 {
	if s.given || other == nil {
		return s.value
	}
	return other()
}

// optionFlag takes options of the game, one at a time.
func optionFlag(to *map[string]string) flagDef {
	return flagDef{"opt", "KEY=VALUE", "an option of the game, blanks as _; may be repeated", func(value string) error {
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
	}}
}

// teams are the sides of the seats as they are written; "" where the game divides them.
type teams string

func (t *teams) flag() flagDef {
	return textFlag("teams", "A,B,...", "the side of each seat, by name or number, in games of sides", (*string)(t))
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

// timeFlag takes a time above zero, as 500ms or 2s.
func timeFlag(name, help string, to *time.Duration) flagDef {
	return flagDef{name, "D", help, func(value string) error {
		d, err := readTime(value)
		*to = d
		return err
	}}
}

func readTime(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("expected a time above 0 with its unit, as 500ms or 2s")
	}
	return d, nil
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
