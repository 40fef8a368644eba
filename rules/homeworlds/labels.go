package homeworlds

import (
	"maps"
	"strings"
	"unicode"

	"engawa/rules"
)

// Labels are the names that people have given to systems: from the label to the key, as "Kuma" to "s3". Case does not
// matter when a label is looked for. Labels of systems that are gone may stay; they count no more.
type Labels map[string]string

// maxLabel is the length of the longest label, in letters.
const maxLabel = 16

// find returns the slot of the system with that key or label.
func (l Labels) find(p *Position, word string) (int, bool) {
	if slot, ok := p.Find(word); ok {
		return slot, true
	}
	for label, key := range l {
		if strings.EqualFold(label, word) {
			if slot, ok := p.Find(key); ok {
				return slot, true
			}
		}
	}
	return 0, false
}

// with returns the labels and a new one for the key, or an *rules.Error when the label is not allowed or taken.
func (l Labels) with(p *Position, label, key string) (Labels, error) {
	if err := l.check(p, label); err != nil {
		return l, err
	}
	next := maps.Clone(l)
	if next == nil {
		next = Labels{}
	}
	next.set(label, key)
	return next, nil
}

// set gives the label to the key. It is taken from a system that is gone.
func (l Labels) set(label, key string) {
	maps.DeleteFunc(l, func(old, _ string) bool { return strings.EqualFold(old, label) })
	l[label] = key
}

// check refuses a label that is not allowed, or that another system on the table has.
func (l Labels) check(p *Position, label string) *rules.Error {
	if !labelForm(label) {
		return rules.Errorf(CodeName, "%q is no name for a system; expected a letter and up to 15 more letters, digits, _ or -, unlike H1, P1, s1 or g1",
			rules.Shorten(label))
	}
	if slot, taken := l.find(p, label); taken {
		return rules.Errorf(CodeName, "the name %q is taken by %s", label, p.Name(slot)).At(cellPart(slot))
	}
	return nil
}

// labelForm reports whether the word may be a label.
func labelForm(word string) bool {
	n := 0
	for _, r := range word {
		n++
		if !unicode.IsLetter(r) && (n == 1 || !(r >= '0' && r <= '9' || r == '_' || r == '-')) {
			return false
		}
	}
	if n == 0 || n > maxLabel {
		return false
	}
	if _, ok := parsePiece(word); ok {
		return false
	}
	rest := word[1:]
	return !strings.ContainsAny(strings.ToLower(word[:1]), "hps") || rest == "" || strings.Trim(rest, "0123456789") != ""
}
