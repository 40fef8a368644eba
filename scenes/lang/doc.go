// Package lang holds every word that Engawa shows, in English and in French, and the Japanese names that stand
// beside both.
//
// A screen asks a [Catalog] for a [Key]: the keys are constants in the files keys_*.go, one file a screen;
// en_*.go and fr_*.go hold the texts of the same rooms. A new text needs a line in each of the three. Words that hang
// on data of the rules (refusals, endings, options, pieces, pages of the rules book) have no constants: methods build
// their keys from the codes that the rules use.
//
// In texts {name} stands for an argument, {n|move|moves} for the form that fits the number n, and {L}, {L.the} for a
// noun of the skin in use: see [Catalog.T]. Sources are typed with plain blanks and straight apostrophes; typeset sets
// the right signs, in French the narrow no-break space (U+202F) before ; ! ? and within quotation marks, and the
// no-break space (U+00A0) before the colon and the dash.
//
// The package imports the standard library and the contract (rules), never Ebitengine: catalogues can be checked
// without a display.
package lang
