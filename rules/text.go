package rules

import "strconv"

// Shorten cuts what somebody typed to its first 40 runes and a sign that it goes on, so that it fits into the sentence
// of a refusal.
//
//go:noinline
func Shorten(text string) string {
	const most = 40
	runes := 0
	for at := range text {
		if runes == most {
			return text[:at] + "…"
		}
		runes++
	}
	return text
}

func itoa(n int) string { return strconv.Itoa(n) }

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return itoa(n) + " " + word + "s"
}
