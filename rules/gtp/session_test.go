package gtp_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"engawa/internal/testkit"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/gtp"
	"engawa/rules/puzzles"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// shallow is a count that is quick.
var shallow = regexp.MustCompile(`count( [0-2])?( unit=[a-z]*)?$`)

// newSession returns a session with the shipped games and the toys, files in memory and a clock that has run out.
func newSession() *gtp.Session {
	return gtp.New(gtp.Config{
		Games: append(games.All(), pebbles.Game{}, sealed.Game{}),
		Files: testkit.Files{"broken.json": `{"engawa":1,"game":"pebbles","gameVersion":1,"seed":"0","log":["0 a9"]}`},
		Deadline: func(text string) (func() bool, error) {
			if text != "1s" {
				return nil, errors.New("no time")
			}
			return func() bool { return true }, nil
		},
		Seed:    func() uint64 { return 5 },
		Puzzles: somePuzzles,
	})
}

// somePuzzles returns two puzzles of yokai.
func somePuzzles(game string) ([]puzzles.Puzzle, error) {
	if game != "yokai" {
		return nil, nil
	}
	puzzle := func(position string, grade int, answer ...string) puzzles.Puzzle {
		setup := rules.Setup{Seats: 2, From: position, Options: map[string]string{"rules": "mori", "start": "0"}}
		return puzzles.New(game, setup, 0, grade, answer)
	}
	return []puzzles.Puzzle{
		puzzle("3/+c2/lEL/gG1[Ec] w", 1, "b1a1", "a3b2", "a1a2"), puzzle("Cl1/cE1/2L/g2[Eg] w", 2, "E@c3", "a3a2", "c3b4"),
	}, nil
}

// commandsOf returns the lines of a golden session that are typed: those after "> ".
func commandsOf(golden string) []string {
	var lines []string
	for line := range strings.Lines(golden) {
		if text, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), ">"); ok {
			lines = append(lines, strings.TrimPrefix(text, " "))
		}
	}
	return lines
}

// transcript runs the lines and returns them with their replies.
func transcript(lines []string) string {
	var b strings.Builder
	s := newSession()
	for _, line := range lines {
		fmt.Fprintf(&b, "%s\n%s", strings.TrimRight("> "+line, " "), s.Execute(line))
	}
	return b.String()
}

func TestGoldenSessions(t *testing.T) {
	testkit.GoldenSessions(t, func(golden string) string { return transcript(commandsOf(golden)) })
}

// TestEveryCommandIsInAGolden keeps commands from being added without a session that shows them done and refused.
func TestEveryCommandIsInAGolden(t *testing.T) {
	done, refused := map[string]bool{}, map[string]bool{}
	for _, golden := range testkit.Sessions(t) {
		lines := strings.Split(golden, "\n")
		for k, line := range lines[:len(lines)-1] {
			if text, ok := strings.CutPrefix(line, "> "); ok && text != "" {
				word, _, _ := strings.Cut(text, " ")
				done[word] = done[word] || strings.HasPrefix(lines[k+1], "=")
				refused[word] = refused[word] || strings.HasPrefix(lines[k+1], "?")
			}
		}
	}
	help := newSession().Execute("help")
	for line := range strings.Lines(strings.TrimPrefix(strings.TrimSpace(help), "= ")) {
		word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		word = strings.TrimSuffix(word, ":")
		if !done[word] || !refused[word] {
			t.Errorf("command %s: shown done %v, shown refused %v", word, done[word], refused[word])
		}
	}
}

func TestRunStopsAtQuit(t *testing.T) {
	var out strings.Builder
	if err := newSession().Run(strings.NewReader("7 games x\n\n# talk\nquit\ngames\n"), &out); err != nil {
		t.Fatal(err)
	}
	want := "?7 bad-arguments: games takes no arguments, not \"x\"\n\n=\n\n"
	if out.String() != want {
		t.Errorf("have %q, want %q", out.String(), want)
	}
}

func TestRunReadsALastLineWithoutEnd(t *testing.T) {
	var out strings.Builder
	if err := newSession().Run(strings.NewReader("new pebbles\r\nposition"), &out); err != nil {
		t.Fatal(err)
	}
	if want := "=\n\n= 3/4/5 0\n\n"; out.String() != want {
		t.Errorf("have %q, want %q", out.String(), want)
	}
}

func TestLongLinesAreRefusedWhole(t *testing.T) {
	for _, extra := range []int{0, 1, 5000, gtp.MaxLine} {
		line := "do " + strings.Repeat("x", gtp.MaxLine-3+extra)
		var out strings.Builder
		if err := newSession().Run(strings.NewReader(line+"\nnew pebbles\n"), &out); err != nil {
			t.Fatal(err)
		}
		replies := strings.Split(strings.TrimSpace(out.String()), "\n\n")
		if len(replies) != 2 || replies[1] != "=" || strings.HasPrefix(replies[0], "? long-line") != (extra > 0) {
			t.Errorf("%d bytes too many: %q", extra, out.String())
		}
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("the pipe is shut") }

func TestRunReportsABrokenPipe(t *testing.T) {
	if err := newSession().Run(strings.NewReader("games\n"), brokenWriter{}); err == nil {
		t.Error("no error from a writer that fails")
	}
}

func TestSessionWithoutFilesAndClock(t *testing.T) {
	s := gtp.New(gtp.Config{Games: []rules.Game{pebbles.Game{}}})
	for _, c := range []struct{ line, want string }{
		{"new pebbles", "=\n\n"},
		{"save x", "? bad-file: there are no files here\n\n"},
		{"load x", "? bad-file: there are no files here\n\n"},
		{"bot 0 random 1s", "? bad-time: there is no clock here; leave the time out\n\n"},
	} {
		if have := s.Execute(c.line); have != c.want {
			t.Errorf("%s: have %q, want %q", c.line, have, c.want)
		}
	}
	if seed := s.Match().Seed; seed != 0 {
		t.Errorf("without Config.Seed the seed is %d, want 0", seed)
	}
}

// TestRefusalsChangeNothing plays every refused line of the goldens between two looks at the match.
func TestRefusalsChangeNothing(t *testing.T) {
	for name, golden := range testkit.Sessions(t) {
		s := newSession()
		for _, line := range commandsOf(golden) {
			before := look(s)
			if reply := s.Execute(line); strings.HasPrefix(reply, "?") && look(s) != before {
				t.Errorf("%s: %q is refused, but changes the match", name, line)
			}
		}
	}
}

func look(s *gtp.Session) string {
	if s.Match() == nil {
		return ""
	}
	data, err := s.Match().Save()
	return fmt.Sprint(string(data), err)
}

func FuzzSession(f *testing.F) {
	for _, golden := range testkit.Sessions(f) {
		f.Add(strings.Join(commandsOf(golden), "\n"))
	}
	f.Add("\x19\u0085")
	f.Add("1\n2 quit extra\nnew yokai seats=\xff\ndo \x00")
	f.Fuzz(func(t *testing.T, script string) {
		s := newSession()
		for line := range strings.SplitSeq(script, "\n") {
			if slow(line) {
				continue
			}
			reply := s.Execute(line)
			bare, _, _ := strings.Cut(line, "#")
			silent := strings.TrimFunc(bare, func(r rune) bool { return unicode.IsControl(r) || unicode.IsSpace(r) }) == ""
			switch {
			case reply == "":
				if !silent {
					t.Errorf("no reply to %q", line)
				}
			case reply[0] != '=' && reply[0] != '?':
				t.Errorf("the reply %q to %q begins with neither = nor ?", reply, line)
			case strings.Index(reply, "\n\n") != len(reply)-2:
				t.Errorf("the reply %q to %q is not one", reply, line)
			}
		}
	})
}

// slow reports whether a line may ask for work that a fuzzer cannot wait for. Control characters hide nothing from it.
func slow(line string) bool {
	plain := strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return -1
		}
		return r
	}, line)
	if strings.Contains(plain, "bot") {
		return !strings.Contains(plain, "random")
	}
	return strings.Contains(plain, "count") && !shallow.MatchString(plain)
}
