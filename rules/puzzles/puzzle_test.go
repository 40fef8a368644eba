package puzzles_test

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/puzzles"
)

func sample() puzzles.Puzzle {
	setup := rules.Setup{Seats: 2, From: "3/4/5 0", Options: map[string]string{"heaps": "7 of 9", "a": "b"}}
	return puzzles.New("pebbles", setup, 1, 3, []string{"take 1", "b2b3"})
}

func TestALineIsReadAsItIsWritten(t *testing.T) {
	p := sample()
	line := p.String()
	if want := p.ID + "\t3\t1\tseats=2 a=b heaps=7_of_9\t3/4/5 0\ttake 1; b2b3"; line != want {
		t.Fatalf("%q, want %q", line, want)
	}
	q := puzzles.New("pebbles", rules.Setup{Seats: 3, From: "1"}, 0, 5, []string{"x"})
	text := puzzles.Format([]puzzles.Puzzle{p, q})
	list, err := puzzles.Parse(text)
	if err != nil || len(list) != 2 || puzzles.Format(list) != text {
		t.Fatalf("%v, %v; want what was written", list, err)
	}
	if got := list[0]; got.Game != "pebbles" || got.Setup.Options["heaps"] != "7 of 9" || got.Setup.Seats != 2 || got.Seat != 1 ||
		got.Setup.From != "3/4/5 0" || got.Grade != 3 || len(got.Answer) != 2 || got.ID != p.ID {
		t.Errorf("%+v", got)
	}
}

func TestBadLinesAreRefused(t *testing.T) {
	good := sample().String()
	replace := func(field int, text string) string {
		words := strings.Split(good, "\t")
		words[field] = text
		return strings.Join(words, "\t") + "\n"
	}
	for name, text := range map[string]string{
		"empty":            "\n",
		"fields":           good + "\tmore\n",
		"no end":           good,
		"twice":            good + "\n" + good + "\n",
		"id":               replace(0, "pebbles-00000000"),
		"id of no game":    replace(0, good[len("pebbles"):len("pebbles")+9]),
		"grade 0":          replace(1, "0"),
		"grade 6":          replace(1, "6"),
		"grade +3":         replace(1, "+3"),
		"seat":             replace(2, "2"),
		"nature":           replace(2, "nature"),
		"no seats":         replace(3, "a=b heaps=7_of_9"),
		"many seats":       replace(3, "seats=99 a=b heaps=7_of_9"),
		"order of options": replace(3, "seats=2 heaps=7_of_9 a=b"),
		"no option":        replace(3, "seats=2 a"),
		"other options":    replace(3, "seats=2 a=c heaps=7_of_9"),
		"no position":      replace(4, ""),
		"other position":   replace(4, "3/4/4 0"),
		"no answer":        replace(5, ""),
		"empty action":     replace(5, "take 1; "),
	} {
		if list, err := puzzles.Parse(text); rules.CodeOf(err) != puzzles.CodePuzzle {
			t.Errorf("%s: %v, %v; want %s", name, list, err, puzzles.CodePuzzle)
		}
	}
	if _, err := puzzles.Parse(good + "\n" + replace(1, "9")); err == nil || !strings.Contains(err.Error(), "grade") {
		t.Errorf("%v; want what is wrong with the second line", err)
	}
}

func TestFind(t *testing.T) {
	p := sample()
	list := []puzzles.Puzzle{puzzles.New("pebbles", rules.Setup{Seats: 2, From: "1"}, 0, 1, []string{"x"}), p}
	if got, err := puzzles.Find(list, p.ID); err != nil || got.ID != p.ID {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := puzzles.Find(list, "pebbles-1"); rules.CodeOf(err) != "unknown-puzzle" {
		t.Errorf("%v; want unknown-puzzle", err)
	}
	for id, want := range map[string]string{p.ID: "pebbles", "": "", "-1": "", "x": "", "a-b-1": "a-b"} {
		if got := puzzles.GameOf(id); got != want {
			t.Errorf("%q is of %q, want %q", id, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	good := sample().String()
	f.Add(good + "\n")
	f.Add(good)
	f.Add("\t\t\t\t\t\n")
	f.Add("x-811c9dc5\t1\t0\tseats=1\t \t \n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := puzzles.Parse(text)
		if err != nil {
			if rules.CodeOf(err) != puzzles.CodePuzzle {
				t.Errorf("%q: %v has no code", text, err)
			}
			return
		}
		if got := puzzles.Format(list); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	})
}
