package puzzles_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"engawa/rules"
	"engawa/rules/puzzles"
)

func TestDates(t *testing.T) {
	for _, text := range []string{"2026-11-26", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"} {
		if d, err := puzzles.ParseDate(text); err != nil || d.String() != text {
			t.Errorf("%s: %v, %v", text, d, err)
		}
	}
	for _, text := range []string{
		"", "2026-11-31", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "0000-01-01", "2026-1-1",
		"2026-11-26x", " 2026-11-26", "26-11-2026", "today", "+026-11-26",
	} {
		if d, err := puzzles.ParseDate(text); rules.CodeOf(err) != puzzles.CodeDate {
			t.Errorf("%q: %v, %v; want %s", text, d, err, puzzles.CodeDate)
		}
	}
}

func days(n int) []puzzles.Puzzle {
	var list []puzzles.Puzzle
	for k := range n {
		list = append(list, puzzles.New("pebbles", rules.Setup{Seats: 2, From: strconv.Itoa(k)}, 0, 1, []string{"x"}))
	}
	return list
}

// TestEachPuzzleHasItsDay goes through days around the turns of centuries, leap days among them, as package time
// counts them.
func TestEachPuzzleHasItsDay(t *testing.T) {
	for _, year := range []int{1, 1899, 1999, 2023, 2099} {
		checkDays(t, time.Date(year, 12, 1, 0, 0, 0, 0, time.UTC))
	}
}

func checkDays(t *testing.T, day time.Time) {
	t.Helper()
	list := days(17)
	turned := slices.Clone(list)
	slices.Reverse(turned)
	var past []string
	for range 900 {
		d := puzzles.Date{Year: day.Year(), Month: int(day.Month()), Day: day.Day()}
		p, ok := puzzles.OfTheDay(list, d)
		q, _ := puzzles.OfTheDay(turned, d)
		if !ok || p.ID != q.ID {
			t.Fatalf("%s: %q, %q by another order, %v", d, p.ID, q.ID, ok)
		}
		past = append(past, p.ID)
		if n := len(past); n > len(list) && past[n-1] != past[n-1-len(list)] || n <= len(list) && slices.Contains(past[:n-1], p.ID) {
			t.Fatalf("%s: %s does not come once in %d days", d, p.ID, len(list))
		}
		day = day.AddDate(0, 0, 1)
	}
	if slices.IsSorted(past[:len(list)]) {
		t.Error("the puzzles come in the order of their ids")
	}
}

func TestNoPuzzleOfNoDay(t *testing.T) {
	if p, ok := puzzles.OfTheDay(nil, puzzles.Date{Year: 2026, Month: 1, Day: 1}); ok {
		t.Errorf("an empty list has %v", p)
	}
	if p, ok := puzzles.OfTheDay(days(3), puzzles.Date{Year: 2026, Month: 2, Day: 30}); ok {
		t.Errorf("30 February has %v", p)
	}
}
