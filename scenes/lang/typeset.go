package lang

import "strings"

// Blanks at which no line is broken.
const (
	noBreak       = "\u00a0"
	narrowNoBreak = "\u202f"
)

var (
	french = strings.NewReplacer(
		" ;", narrowNoBreak+";", " !", narrowNoBreak+"!", " ?", narrowNoBreak+"?",
		"« ", "«"+narrowNoBreak, " »", narrowNoBreak+"»",
		" :", noBreak+":", " —", noBreak+"—", " %", narrowNoBreak+"%",
	)
)

// typeset turns a text as it is typed into one as it is printed.
func typeset(tag Tag, text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "'", "’"), "...", "…")
	if tag == French {
		text = french.Replace(text)
	}
	return text
}
