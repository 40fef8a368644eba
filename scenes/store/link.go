package store

import "strings"

// linkMark stands in an address between the page and the match, which is written as a line. Browsers keep what begins
// with '#' to themselves: it never reaches the server that the page comes from.
const linkMark = "#match="

// Link returns the address that opens a saved match on the page at the other address, which has no part behind '#'.
func Link(page string, save []byte) string { return page + linkMark + Line(save) }

// LinkedMatch returns the part behind '#' of an address, with that sign, as a text for [ParseMatch]; false where it
// brings no match.
func LinkedMatch(fragment string) (text string, ok bool) {
	return fragment, strings.HasPrefix(fragment, linkMark)
}

// LinksSeat reports whether the part behind '#' of an address, with that sign, is that of a link to a table elsewhere.
func LinksSeat(fragment string) bool { return strings.HasPrefix(fragment, "#seat=") }

// IsMatchText reports whether the text is a match itself, as [Line] or [Link] writes it, and not the name of a file.
func IsMatchText(text string) bool {
	return strings.HasPrefix(strings.TrimSpace(text), linePrefix) || strings.Contains(text, linkMark)
}

// parseLinked returns the saved match of what stands behind linkMark in a message: a line, perhaps broken into several,
// or else a line and more words.
func parseLinked(rest string) ([]byte, error) {
	rest = strings.NewReplacer("%3A", ":", "%3a", ":").Replace(rest) // as some programs write addresses
	save, err := ParseLine(rest)
	if words := strings.Fields(rest); err != nil && len(words) > 1 {
		if first, wrong := ParseLine(words[0]); wrong == nil {
			return first, nil
		}
	}
	return save, err
}
