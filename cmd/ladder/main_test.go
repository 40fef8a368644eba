package main

import (
	"fmt"
	"io"
	"slices"
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
	all, err := ladders("homeworlds", "")
	if err != nil {
		t.Fatal(err)
	}
	won := func(score int) []float64 {
		shares := make([]float64, 100)
		for j := range score {
			shares[j] = 1
		}
		return shares
	}
	steps := all[0].steps
	for k, s := range steps {
		score := 75
		if k < 4 {
			score = []int{90, 86, 64, 85}[k]
		}
		s.shares = won(score)
	}
	var out strings.Builder
	if err := write(&out, all); err != nil {
		t.Fatal(err)
	}
	for k, line := range strings.Split(out.String(), "\n")[2 : 2+len(steps)] {
		if marked, want := strings.Contains(line, "| **no** |"), k == 1 || k == 2; marked != want {
			t.Errorf("marked: %v, want %v: %s", marked, want, line)
		}
	}
	last := steps[len(steps)-1]
	for _, want := range []string{
		fmt.Sprintf("%d of %d steps are even.", len(steps)-2, len(steps)),
		fmt.Sprintf("| homeworlds | %s | %s | %s | 100 | 75.0 | 65.7 to 82.5 | yes |", last.Upper, last.title, last.Lower),
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
}

// TestOneStrengthForAllRules writes a ladder under two rule sets: a level has one strength.
func TestOneStrengthForAllRules(t *testing.T) {
	all, err := ladders("yokai", "")
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 2 {
		t.Fatalf("%d ladders of yokai, expected 2", len(all))
	}
	for k, l := range all {
		for _, s := range l.steps {
			s.shares = slices.Repeat([]float64{1, 1 - float64(k)}, 5) // 100 % under the one, 50 % under the other
		}
	}
	var out strings.Builder
	if err := write(&out, all); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(out.String(), "\n")[2:]
	n := len(all[0].steps)
	for k := range n {
		elo := func(row string) string { return row[strings.LastIndex(strings.TrimSuffix(row, " |"), "|"):] }
		if one, two := elo(rows[k]), elo(rows[k+n]); one != two || one == "| 0 |" {
			t.Errorf("level %s has the strengths %s and %s", all[0].steps[k].Upper, one, two)
		}
	}
}

// TestUptoLeavesTheHigherLevels looks for the steps that are left.
func TestUptoLeavesTheHigherLevels(t *testing.T) {
	all, err := ladders("homeworlds", "3")
	if err != nil {
		t.Fatal(err)
	}
	if steps := all[0].steps; len(all) != 1 || len(steps) != 3 || steps[2].Upper != "3" {
		t.Errorf("%d ladders, the first with %d steps", len(all), len(steps))
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
		{options{matches: 1, scale: 1, game: "homeworlds", upto: "9"}, `"9"`},
	} {
		if err := run(io.Discard, io.Discard, c.o, 1); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, expected a word of %q", c.o, err, c.want)
		}
	}
}
