// Package subset cuts the outlines the program letters with out of their
// sources: two fonts and the program's own carved capitals. It runs when the
// embedded data are generated and in the test that they are up to date, never
// in the program.
//
// It may import the font modules, golang.org/x/image/font/sfnt and
// sprites/vector.
package subset
