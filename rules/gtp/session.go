package gtp

import (
	"bufio"
	"errors"
	"io"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/puzzles"
)

// MaxLine is the longest line that is read as a command, in bytes without its end.
const MaxLine = 1 << 16

// Config is what a Session gets from the program that runs it.
type Config struct {
	Games []rules.Game // the games that can be played

	// Tablebases are what bots probe; nil for none.
	Tablebases bot.Tablebases

	// Puzzles returns the puzzles of a game, none where there are none; nil for no puzzles at all.
	Puzzles func(game string) ([]puzzles.Puzzle, error)

	// Files opens what save and load name; nil refuses both.
	Files Files

	// Deadline reads the TIME of a bot command and returns a function that says when it has passed; nil refuses times.
	Deadline func(text string) (stop func() bool, err error)

	// Seed returns the seed of a match begun without one; nil makes it 0.
	Seed func() uint64
}

// Files reads and writes whole files by name.
type Files interface {
	ReadFile(name string) ([]byte, error)
	WriteFile(name string, data []byte) error
}

// Session is one run of the protocol with its match. It is not safe for concurrent use.
type Session struct {
	config Config
	match  *rules.Match // nil before the first
	manual bool         // Nature's moves are entered
	isDone bool
}

// New returns a session that has no match yet.
func New(c Config) *Session { return &Session{config: c} }

// Run answers every command of in on out until quit or the end of in. It returns what goes wrong with reading or
// writing, nil otherwise.
func (s *Session) Run(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, 4096)
	for !s.isDone {
		line, whole, err := readLine(lines)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		reply := ""
		if whole {
			reply = s.Execute(line)
		} else {
			reply = refusal("", rules.Errorf("long-line", "a line may have %d bytes at most", MaxLine))
		}
		if _, werr := io.WriteString(out, reply); werr != nil {
			return werr
		}
		if err != nil {
			return nil
		}
	}
	return nil
}

// readLine returns the next line without its end. A line that is too long is skipped and reported as not whole.
func readLine(r *bufio.Reader) (line string, whole bool, err error) {
	var b strings.Builder
	for {
		chunk, err := r.ReadSlice('\n')
		if b.Len() <= MaxLine {
			b.Write(chunk)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		text := strings.TrimSuffix(b.String(), "\n")
		return text, len(text) <= MaxLine, err
	}
}

// Execute answers one line: the reply with its empty line, or "" for a line without a command.
func (s *Session) Execute(line string) string {
	id, name, rest := split(line)
	if name == "" {
		if id == "" {
			return ""
		}
		return refusal(id, rules.Errorf("unknown-command", "a command is missing after the id %s", id))
	}
	for _, c := range commands() {
		if c.name != name {
			continue
		}
		if c.match && s.match == nil {
			return refusal(id, rules.Errorf("no-match", "no match has begun; begin one with %q", "new GAME"))
		}
		data, err := c.run(s, rest)
		if err != nil {
			return refusal(id, err)
		}
		return reply("="+id, data)
	}
	return refusal(id, rules.Errorf("unknown-command", "there is no command %q; %q lists them", rules.Shorten(name),
		"help"))
}

// split takes a line apart into its id, the command's name and what follows, without comment and control characters.
func split(line string) (id, name, rest string) {
	line, _, _ = strings.Cut(line, "#")
	line = strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r < ' ' || r == 0x7f:
			return -1
		}
		return r
	}, line))
	name, rest = cut(line)
	if name != "" && isNumber(name) {
		id = name
		name, rest = cut(rest)
	}
	return id, name, rest
}

// cut returns the first word and what follows it, without blanks around either.
func cut(text string) (word, rest string) {
	word, rest, _ = strings.Cut(text, " ")
	return word, strings.TrimSpace(rest)
}

func isNumber(word string) bool { return word != "" && strings.Trim(word, "0123456789") == "" }

func refusal(id string, err error) string {
	text := err.Error()
	if _, ok := errors.AsType[*rules.Error](err); !ok {
		text = rules.CodeOf(err) + ": " + text
	}
	return reply("?"+id, strings.Join(strings.Fields(text), " "))
}

// reply frames the data. Empty lines would end it too soon, so there are none inside.
func reply(head, data string) string {
	lines := slices.DeleteFunc(strings.Split(data, "\n"), func(line string) bool { return strings.TrimSpace(line) == "" })
	if len(lines) > 0 {
		head += " " + strings.Join(lines, "\n")
	}
	return head + "\n\n"
}
