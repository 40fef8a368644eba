package docs

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"engawa/rules/games"
	"engawa/rules/gtp"
)

// session is what was typed, and the replies.
var session = regexp.MustCompile("(?ms)^```\n(> .*?)^```$")

// TestTheProtocolIsAsDocumented plays the session of PROTOCOL.md again, and looks for every command in its table.
func TestTheProtocolIsAsDocumented(t *testing.T) {
	data, err := os.ReadFile("PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	sessions := session.FindAllStringSubmatch(text, -1)
	if len(sessions) != 1 {
		t.Fatalf("%d sessions found, want 1", len(sessions))
	}
	s := gtp.New(gtp.Config{Games: games.All(), Seed: func() uint64 { return 1 }})
	var have strings.Builder
	for line := range strings.Lines(sessions[0][1]) {
		if typed, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "> "); ok {
			have.WriteString(line + s.Execute(typed))
		}
	}
	if got, want := trimLines(have.String()), trimLines(sessions[0][1]); got != want {
		t.Errorf("the session goes\n%s\nwant\n%s", got, want)
	}
	for line := range strings.Lines(s.Execute("help")) {
		usage, _, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "= "), ": ")
		if name, _, _ := strings.Cut(usage, " "); ok && !regexp.MustCompile("`"+name+"[ `]").MatchString(text) {
			t.Errorf("the command %q is not told", name)
		}
	}
}

func trimLines(text string) string {
	var out []string
	for line := range strings.Lines(text) {
		out = append(out, strings.TrimRight(line, " \n"))
	}
	return strings.Join(out, "\n")
}
