package letters

import (
	"slices"
	"strings"
)

// Pages breaks words into pages of at most so many lines: as few as there can be, about equally full, each of whole
// sentences where that takes no more and hardly higher ones.
func Pages(style Style, text string, width float64, most int) []string {
	lines := wrap(style, text, width)
	n := (len(lines) + most - 1) / most
	if n <= 1 {
		return []string{text}
	}
	even := (len(lines) + n - 1) / n
	if whole := sentencePages(style, text, width, min(most, even+1)); whole != nil && len(whole) <= n {
		return whole
	}
	var list []string
	for page := range slices.Chunk(lines, even) {
		list = append(list, strings.Join(page, "\n"))
	}
	return list
}

// sentencePages lays as many whole sentences on each page as there is room for; nil where one needs more than a page.
func sentencePages(style Style, text string, width float64, most int) (list []string) {
	fits := func(text string) bool { return len(wrap(style, text, width)) <= most }
	for _, sentence := range sentences(text) {
		last := len(list) - 1
		switch {
		case !fits(sentence):
			return nil
		case last >= 0 && fits(list[last]+" "+sentence):
			list[last] += " " + sentence
		default:
			list = append(list, sentence)
		}
	}
	return list
}

// sentences cuts a text behind each of its sentences.
func sentences(text string) (list []string) {
	const ends, closes = ".!?…", "”“»)"
	from := 0
	for at, r := range text {
		read := strings.TrimRight(text[from:at], closes)
		if r == ' ' && strings.TrimRight(read, ends) != read {
			list, from = append(list, text[from:at]), at+1
		}
	}
	return append(list, text[from:])
}
