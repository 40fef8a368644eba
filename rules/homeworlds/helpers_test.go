package homeworlds

import (
	"slices"
	"strings"
	"testing"
)

// ShortForm writes the systems without keys, sorted as byte strings. It serves to compare positions, not to read them.
func (p *Position) ShortForm() string {
	var words []string
	for slot := range p.Slots() {
		words = append(words, p.Systems[slot].text(int(p.Seats)))
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// pieces reads pieces written one after the other, as "b1g3".
func pieces(tb testing.TB, text string) Fleet {
	tb.Helper()
	var f Fleet
	for ; len(text) >= 2; text = text[2:] {
		c := strings.IndexByte(colourLetters, text[0])
		if c < 0 || text[1] < '1' || text[1] > '3' {
			tb.Fatalf("%q is no piece", text[:2])
		}
		f += MakePiece(Colour(c), int(text[1]-'0')).One()
	}
	return f
}
