package gamekit

import (
	"iter"
	"strings"
)

// Join writes the names of things one after the other, divided by the text between.
func Join[T any](things iter.Seq[T], name func(T) string, between string) string {
	var names []string
	for thing := range things {
		names = append(names, name(thing))
	}
	return strings.Join(names, between)
}

// Flag returns the bits when the flag is set, else none: for encodings.
func Flag(set bool, bits byte) byte {
	if set {
		return bits
	}
	return 0
}
