package main

import (
	"io"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
)

// TestTheTableDoesNotDependOnTheProcessors plays a short ladder, with two seats and with four, with one worker and with five.
func TestTheTableDoesNotDependOnTheProcessors(t *testing.T) {
	for _, game := range []rules.Game{homeworlds.Game{}, honshu.Game{}} {
		o := options{game: game.Info().ID, matches: 4, scale: 0.002, seed: 3}
		var tables [2]strings.Builder
		for k, workers := range []int{1, 5} {
			if err := run(&tables[k], io.Discard, o, workers); err != nil {
				t.Fatal(err)
			}
		}
		text := tables[0].String()
		if text != tables[1].String() {
			t.Errorf("one worker\n%s\nfive\n%s", text, tables[1].String())
		}
		against := "random"
		for _, level := range bots.Levels(game) {
			if row := "| " + o.game + " | " + level.Name + " | " + level.Title + " | " + against + " |"; !strings.Contains(text, row) {
				t.Errorf("no row %q in\n%s", row, text)
			}
			against = level.Name
		}
	}
}

// TestUnevenStepsAreMarked writes a ladder whose steps have known scores.
func TestUnevenStepsAreMarked(t *testing.T) {
	all, err := ladders("homeworlds")
	if err != nil {
		t.Fatal(err)
	}
	for k, won := range []int{90, 86, 64, 75, 85} {
		shares := make([]float64, 100)
		for j := range won {
			shares[j] = 1
		}
		all[0].steps[k].shares = shares
	}
	var out strings.Builder
	if err := write(&out, all); err != nil {
		t.Fatal(err)
	}
	for k, line := range strings.Split(out.String(), "\n")[2:7] {
		if marked, want := strings.Contains(line, "**out**"), k == 1 || k == 2; marked != want {
			t.Errorf("marked: %v, want %v: %s", marked, want, line)
		}
	}
	for _, want := range []string{"3 of 5 steps are even.", "| homeworlds | 4 | Fair | 3 | 2 | 100 | 75 | 0 | 75.0 | 65.7 to 82.5 | 65 to 85 |"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct {
		o    options
		want string
	}{
		{options{matches: 0, scale: 1}, "1 or more"},
		{options{matches: 1, scale: 0}, "above 0"},
		{options{matches: 1, scale: 1, game: "chess"}, "chess"},
	} {
		if err := run(io.Discard, io.Discard, c.o, 1); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, expected a word of %q", c.o, err, c.want)
		}
	}
}
