// Package lang holds every word that Engawa shows, in every language, and the Japanese names that stand beside all.
//
// A screen asks a [Catalog] for a [Key]: the keys are constants in the files keys_*.go, one file a screen. Words that hang
// on data of the rules (refusals, endings, options, pieces, pages of the rules book) have no constants: methods build
// their keys from the codes that the rules use.
//
// # A language
//
// A language is the folder texts/TAG and the file grammar_TAG.go. The folder holds flat JSON objects of texts by key, in
// UTF-8: the form that Weblate, Crowdin, Transifex, Poedit and go-i18n read and write. All languages have the same files with
// the same keys in the same order. Three files are no texts:
//
//	language.json  the language's own name; the menu is in the order of these
//	typeset.json   what is typed, and what is printed in its place: ’ for ', no-break spaces before signs
//	nouns.json     the pieces by skin: their names, what they mean and do, and what the grammar wants to know of them
//
// The folders are embedded, and read when a language is first asked for. A program on a web page has none of them (build
// tag fetchlang): the page brings one language, [Load] fetches others, each in a file that [Pack] makes. golang.org/x/text/message and Fluent were not
// taken: the tables of the one and the parser of the other would weigh more in the page than a language does, and both
// keep nouns with articles and cases to themselves. Plurals follow the CLDR; tests compare them with golang.org/x/text.
//
// # Texts
//
// {name} stands for an argument, {Name} for one that begins a sentence, {n|move|moves} for the form that fits the number n,
// and {L}, {L.the} for a noun of the skin in use: see [Catalog.T] and [Grammar]. A name that stands as a title may have a
// second text, "….within", as it stands within a sentence: no screen turns letters small, which nouns of other languages
// are not, or takes a text apart.
//
// The package imports the standard library, the contract (rules) and, on a page, internal/pagefile, never Ebitengine: catalogues can be checked
// without a display.
package lang
