package cmdline_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/internal/cmdline"
)

// FuzzArguments hands any words to the commands that neither calculate for long nor wait for others.
func FuzzArguments(f *testing.F) {
	for _, line := range []string{
		"", "-h", "-game yokai -seed 1", "games", "gtp", "verify broken.json", "text pebbles -seats 2 -opt heaps=7 -bots 1:random",
		"perft", "arena pebbles", "text -- -x", "--seed=", "-", "text pebbles -opt = -opt",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		args := strings.Fields(line)
		if len(args) > 0 && slices.Contains([]string{"perft", "arena", "bench", "host", "table", "join"}, args[0]) || strings.Contains(line, ":") && !strings.Contains(line, "random") {
			return
		}
		_, stderr, status := newHarness().run("quit\n", args...)
		switch {
		case status < cmdline.ExitOK || status > cmdline.ExitMisuse:
			t.Errorf("%q: status %d", line, status)
		case status == cmdline.ExitMisuse && strings.Count(stderr, "\n") != 1:
			t.Errorf("%q is refused with %q, not one line", line, stderr)
		case status == cmdline.ExitOK && stderr != "":
			t.Errorf("%q is done, with the error %q", line, stderr)
		}
	})
}

// FuzzText types anything into a match in the terminal.
func FuzzText(f *testing.F) {
	f.Add("?\nb2b3\nundo\nredo\nlog\nscore\nshow\nhelp\nsave a\nquit")
	f.Add("\nbid 1\n\nbid 2\nundo\n\npass\n")
	f.Add("a1\na2\nundo\nundo\nundo\nredo")
	f.Fuzz(func(t *testing.T, typed string) {
		for _, game := range []string{"yokai -opt start=0", "sealed -seats 2", "pebbles -opt grabs=2 -bots 1:random"} {
			_, stderr, status := newHarness().run(typed, strings.Fields("text "+game+" -seed 1")...)
			if status != cmdline.ExitOK && !strings.Contains(stderr, "a line may have") {
				t.Errorf("%s: status %d, %s", game, status, stderr)
			}
		}
	})
}
