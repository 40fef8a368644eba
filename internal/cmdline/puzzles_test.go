package cmdline_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"engawa/rules/puzzles/data"
)

// TestGtpPrintsTheShippedPuzzles lists the puzzles of every game, and plays the first as it is printed.
func TestGtpPrintsTheShippedPuzzles(t *testing.T) {
	for _, game := range data.Games() {
		list, err := data.Of(game)
		if err != nil || len(list) == 0 {
			t.Fatalf("%s: %d puzzles, %v", game, len(list), err)
		}
		var ids []string
		for _, p := range list {
			ids = append(ids, p.ID)
		}
		out, errs, status := newHarness().run("puzzles "+game+"\n", "gtp")
		if want := "= " + strings.Join(ids, "\n") + "\n\n"; out != want || errs != "" || status != 0 {
			t.Errorf("%s: status %d, %q, %d bytes told, want %d", game, status, errs, len(out), len(want))
		}
		text, _, _ := newHarness().run("puzzle "+ids[0]+"\n", "gtp")
		fields := map[string][]string{}
		for line := range strings.Lines(strings.TrimPrefix(text, "= ")) {
			name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
			fields[name] = append(fields[name], value)
		}
		one := func(name string) string { return strings.Join(fields[name], " ") }
		lines := "new " + game + " " + one("options") + "\nsetposition " + one("position") + "\nactors\n"
		for _, action := range fields["answer"] {
			lines += "do " + action + "\n"
		}
		played, _, _ := newHarness().run(lines+"actors\n", "gtp")
		if strings.Contains(played, "?") || !strings.Contains(played, "= "+one("seat")+"\n") || !strings.Contains(played, "= over") {
			t.Errorf("%s: %s\nplayed:\n%s", game, text, played)
		}
	}
}

// TestThePageCarriesNoPuzzles asks the go tool what the page is made of: no screen shows puzzles yet, and its bytes count.
func TestThePageCarriesNoPuzzles(t *testing.T) {
	const lists = "engawa/rules/puzzles/data"
	for system, want := range map[string]bool{"js": false, "linux": true} {
		list := exec.Command("go", "list", "-deps", "engawa/internal/cmdline")
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+map[string]string{"js": "wasm", "linux": "amd64"}[system])
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		if packages := strings.Fields(string(out)); slices.Contains(packages, lists) != want {
			t.Errorf("%s: the program has the puzzles %v, want %v", system, !want, want)
		}
	}
}
