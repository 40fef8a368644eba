package cmdline_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"engawa/internal/cmdline"
	"engawa/internal/testkit"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// drawnPebbles is Pebbles with a drawing.
type drawnPebbles struct{ pebbles.Game }

func (g drawnPebbles) Info() rules.Info {
	info := g.Game.Info()
	info.ID, info.Title = "drawn", "Drawn Pebbles"
	return info
}

func (g drawnPebbles) New(setup rules.Setup) (rules.State, error) {
	s, err := g.Game.New(setup)
	return drawnState{s}, err
}

func (g drawnPebbles) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	return g.Game.ParseAction(s.(drawnState).State, by, text)
}

func (g drawnPebbles) FormatPosition(s rules.State) string {
	return g.Game.FormatPosition(s.(drawnState).State)
}

// drawnState is a State of drawn.
type drawnState struct{ rules.State }

func (s drawnState) Clone() rules.State { return drawnState{s.State.Clone()} }

func (s drawnState) View(by rules.Seat) rules.State { return drawnState{s.State.View(by)} }

func (s drawnState) String() string {
	return "+-------\n| " + drawnPebbles{}.FormatPosition(s) + "\n+-------\n"
}

// harness runs commands one after the other, with files in memory and a clock that goes on by 10 ms at every look.
type harness struct {
	files  testkit.Files
	now    time.Time
	seeds  uint64
	window error // what opening the window gives
}

func newHarness() *harness {
	return &harness{files: testkit.Files{
		"broken.json": `{"engawa":1,"game":"pebbles","gameVersion":1,"seed":"0","log":["0 a1","1 a9"]}`,
		"photo.png":   "\x89PNG",
		"game.engawa": "{}",
		"record":      "b2b3",
	}}
}

func (h *harness) run(stdin string, args ...string) (stdout, stderr string, status int) {
	var out, errs bytes.Buffer
	status = cmdline.Run(args, cmdline.Env{
		Stdin: strings.NewReader(stdin), Stdout: &out, Stderr: &errs,
		Games: append(games.All(), pebbles.Game{}, sealed.Game{}, drawnPebbles{}),
		Files: h.files,
		Langs: []string{"en", "fr"}, Version: "engawa 9.9, commit unknown",
		Now: func() time.Time {
			h.now = h.now.Add(10 * time.Millisecond)
			return h.now
		},
		Seed: func() uint64 {
			h.seeds++
			return h.seeds
		},
		IsMatch: func(text string) bool { return strings.HasPrefix(text, "match:") },
		Window: func(w cmdline.Window) error {
			fmt.Fprintf(&out, "window %+v\n", w)
			return h.window
		},
	})
	return out.String(), errs.String(), status
}

// words divides a line at blanks outside single quotes.
func words(line string) (out []string) {
	for k, part := range strings.Split(line, "'") {
		if k%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}

// session runs the lines "$ engawa ..." of a golden file, each with the lines "< ..." below it as its input, and
// returns them with what came out: the standard error after "! ", and the status where it is not 0.
func session(golden string) string {
	var b strings.Builder
	h := newHarness()
	lines := strings.Split(golden, "\n")
	for k, line := range lines {
		command, ok := strings.CutPrefix(line, "$ engawa")
		if !ok {
			continue
		}
		fmt.Fprintln(&b, line)
		stdin := ""
		for _, next := range lines[k+1:] {
			typed, ok := strings.CutPrefix(next, "<")
			if !ok {
				break
			}
			fmt.Fprintln(&b, next)
			stdin += strings.TrimPrefix(typed, " ") + "\n"
		}
		stdout, stderr, status := h.run(stdin, words(command)...)
		for line := range strings.Lines(stdout) {
			fmt.Fprintln(&b, strings.TrimRight(line, " \n"))
		}
		for line := range strings.Lines(stderr) {
			fmt.Fprintln(&b, "! "+strings.TrimRight(line, "\n"))
		}
		if status != 0 {
			fmt.Fprintln(&b, "exit", status)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestGoldenRuns(t *testing.T) { testkit.GoldenSessions(t, session) }

// TestMisuseIsOneSentence wants status 2, one line on the standard error and nothing on the output.
func TestMisuseIsOneSentence(t *testing.T) {
	for _, line := range []string{
		"chess", "-fast", "-game", "-game chess", "-seed x", "-seed -1", "-fullscreen=yes", "-seed 1 -seed 2", "-lang en fr",
		"games all", "games -x", "gtp now",
		"text", "text chess", "text pebbles -seats 3", "text pebbles -seats 0", "text pebbles -opt heaps", "text pebbles -opt heaps=1",
		"text pebbles -opt last=wins -opt last=loses", "text pebbles -bots 1", "text pebbles -bots 5:1", "text pebbles -bots 9:1",
		"text pebbles -bots 1:none", "text pebbles -bots 1:1,1:2", "text pebbles sealed",
		"verify", "verify -x a",
		"perft", "perft pebbles", "perft chess 3", "perft pebbles 0", "perft pebbles x", "perft pebbles 101", "perft pebbles 3 4",
		"perft pebbles -unit game 3", "perft pebbles -from nowhere 3", "perft pebbles 3 -opt",
		"arena", "arena pebbles", "arena pebbles -bots random,random", "arena pebbles -n 10", "arena pebbles -bots random,nobody -n 2",
		"arena pebbles -bots random -n 2", "arena pebbles -bots random,random -n 0", "arena pebbles -bots random,random -n 2 -time 5",
		"arena pebbles -bots random,random -n 2 -time -1s", "arena pebbles -bots , -n 2",
		"bench all",
		"-lang klingon",
		"help chess", "help text pebbles",
	} {
		stdout, stderr, status := newHarness().run("", words(line)...)
		if status != cmdline.ExitMisuse || stdout != "" || strings.Count(stderr, "\n") != 1 || !strings.HasPrefix(stderr, "engawa") || len(stderr) < 20 {
			t.Errorf("%q: status %d, output %q, error %q", line, status, stdout, stderr)
		}
	}
}

func TestWindowFailure(t *testing.T) {
	h := newHarness()
	h.window = errors.New("there is no screen")
	if _, stderr, status := h.run("", "-lang", "fr"); status != cmdline.ExitFailed || stderr != "engawa: there is no screen\n" {
		t.Errorf("status %d, error %q", status, stderr)
	}
}

// TestBenchLines wants lines of name, value and unit for every game.
func TestBenchLines(t *testing.T) {
	var out, errs bytes.Buffer
	now := time.Time{}
	status := cmdline.Run([]string{"bench"}, cmdline.Env{
		Stdout: &out, Stderr: &errs, Games: []rules.Game{pebbles.Game{}, sealed.Game{}},
		Now: func() time.Time {
			now = now.Add(50 * time.Millisecond)
			return now
		},
	})
	if status != cmdline.ExitOK || errs.Len() > 0 {
		t.Fatalf("status %d, error %q", status, errs.String())
	}
	want := []string{"pebbles.perft nodes/s", "pebbles.moves moves/s", "pebbles.search nodes/s", "sealed.perft nodes/s", "sealed.moves moves/s"}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != len(want) {
		t.Fatalf("have %q", lines)
	}
	for k, line := range lines {
		var name, unit string
		var value float64
		if n, err := fmt.Sscanf(line, "%s %g %s", &name, &value, &unit); n != 3 || err != nil || name+" "+unit != want[k] || value <= 0 {
			t.Errorf("line %q, want name and unit %q and a value above 0", line, want[k])
		}
	}
}

// TestArenaSeatsAreBalanced wants every bot on every seat equally often, and every match won by somebody.
func TestArenaSeatsAreBalanced(t *testing.T) {
	stdout, stderr, status := newHarness().run("", words("arena sealed -bots random,1,random -n 9 -seed 1")...)
	if status != 0 {
		t.Fatal(stderr)
	}
	points := 0.0
	for line := range strings.Lines(stdout) {
		f := strings.Fields(line)
		if len(f) < 7 || f[0] == "bot" {
			continue
		}
		if want := map[bool]string{true: "9", false: "3"}[f[1] == "all"]; f[2] != want {
			t.Errorf("%s: want %s matches", strings.TrimSpace(line), want)
		}
		var score float64
		if fmt.Sscan(f[6], &score); f[1] == "all" {
			points += score
		}
	}
	if points < 99.5 || points > 100.5 {
		t.Errorf("the scores add up to %.1f %%\n%s", points, stdout)
	}
}

// TestTextRefusesALongLine wants a sentence for what no player types.
func TestTextRefusesALongLine(t *testing.T) {
	_, stderr, status := newHarness().run(strings.Repeat("x", 1<<17), "text", "pebbles")
	if want := "engawa text: a line may have 65535 bytes at most\n"; status != cmdline.ExitFailed || stderr != want {
		t.Errorf("status %d, error %q, want %q", status, stderr, want)
	}
}

// TestTheTerminalIsCoveredAfterASecretWasShown lets one of three people found a home at Homeworlds: that is done
// openly, but the terminal has shown its card.
func TestTheTerminalIsCoveredAfterASecretWasShown(t *testing.T) {
	stdout, _, _ := newHarness().run("\nstar b1\nstar y2\nship g3\n\n?\n", "text", "homeworlds", "-seats", "3", "-seed", "1")
	const cover = ": press Enter when nobody else can see the screen."
	_, after, ok := strings.Cut(stdout, "Seat 2 is good.")
	if !ok || !strings.Contains(stdout, "Seat 2"+cover) {
		t.Fatalf("the terminal does not begin with the card of seat 2 behind a cover:\n%s", stdout)
	}
	if seen, _, next := strings.Cut(after, "Seat 0"+cover); !next || strings.Contains(seen, "seat 0>") {
		t.Errorf("seat 0 is asked on the screen that shows the card of seat 2:\n%s", after)
	}
}
