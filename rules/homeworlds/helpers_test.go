package homeworlds

import (
	"slices"
	"strings"
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
