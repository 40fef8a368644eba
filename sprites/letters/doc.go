// Package letters sets the program's three faces as outlines: its own
// carved capitals, Latin Modern Roman Demi for headings and M PLUS 1p for text.
//
// The glyphs are embedded in a compact form cut from their sources by
// internal/generate, so that no font engine has to be shipped. FONTS.md names
// the sources and their licences. Everything is computed from the arguments:
// the functions are safe for use by several goroutines and need no display.
//
// The package may import the standard library and sprites/vector.
package letters

//go:generate go run ./internal/generate
