package puzzles

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"engawa/rules"
)

// Date is a day of the Gregorian calendar.
type Date struct{ Year, Month, Day int }

// CodeDate is the code of refusals of dates.
const CodeDate = "bad-date"

const (
	firstYear = 1
	lastYear  = 9999
)

// ParseDate reads a date as "2026-11-26".
func ParseDate(text string) (Date, error) {
	var d Date
	n, err := fmt.Sscanf(text, "%4d-%2d-%2d", &d.Year, &d.Month, &d.Day)
	if n != 3 || err != nil || d.String() != text || !d.valid() {
		return Date{}, rules.Errorf(CodeDate, "%q is no date; expected a day as 2026-11-26", rules.Shorten(text))
	}
	return d, nil
}

// String writes the date as "2026-11-26".
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day) }

func (d Date) valid() bool {
	return d.Year >= firstYear && d.Year <= lastYear && d.Month >= 1 && d.Month <= 12 &&
		d.Day >= 1 && d.Day <= monthDays(d.Year, d.Month)
}

func leap(year int) bool { return year%4 == 0 && year%100 != 0 || year%400 == 0 }

func monthDays(year, month int) int {
	switch {
	case month == 2 && leap(year):
		return 29
	case month == 2:
		return 28
	case month == 4 || month == 6 || month == 9 || month == 11:
		return 30
	}
	return 31
}

// number counts the days since the first day of the year 1.
func (d Date) number() int {
	y := d.Year - 1
	n := 365*y + y/4 - y/100 + y/400 + d.Day - 1
	for month := 1; month < d.Month; month++ {
		n += monthDays(d.Year, month)
	}
	return n
}

// OfTheDay returns the puzzle of the day: the same for everybody who has the list, in whatever order. Each puzzle comes
// once before any comes again. It returns false for an empty list and for a day that no calendar has.
func OfTheDay(list []Puzzle, d Date) (Puzzle, bool) {
	if len(list) == 0 || !d.valid() {
		return Puzzle{}, false
	}
	order := make([]place, len(list))
	for k, p := range list {
		order[k] = place{p.shuffleKey(), k}
	}
	slices.SortStableFunc(order, func(p, q place) int {
		return cmp.Or(cmp.Compare(p.key, q.key), strings.Compare(list[p.index].ID, list[q.index].ID))
	})
	return list[order[d.number()%len(order)].index], true
}

// place is where a puzzle stands in the order of days.
type place struct {
	key   uint64
	index int // in the list
}

// shuffleKey returns a number by which puzzles stand in an order that nobody sees through.
func (p Puzzle) shuffleKey() uint64 {
	var n uint64
	for _, c := range []byte(p.ID) {
		n = rules.Mix(n ^ uint64(c))
	}
	return n
}
