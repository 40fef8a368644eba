package rules

import (
	"errors"
	"fmt"
	"slices"
)

// Error is a refusal, or a warning: a code for programs and translations, what it is about, and a sentence in
// English. A refusal never changes the position.
type Error struct {
	Code  string   // short and stable, as "move-lion"; the documents in docs/rules list them
	Parts []Part   // the things it is about, to be marked on the board; may be empty
	Text  string   // one sentence: what is wrong and what is expected
	Also  []*Error // further faults of the same input, where a game reports several
	Place Place    // where in a longer text the fault stands; the Text says it too

	Details []Detail // what a translation of the sentence may say as well; may be empty
}

// Detail is what a sentence says beside its code: a number, or a thing by its code in the game's notation.
type Detail struct {
	Name   string // what it is, as "size", "piece" or "phase"; catalogues name it so
	Code   string // of a thing, as "y2"; "" for a number
	Number int    // of a number
}

// Place is a place in a text that holds a whole match.
type Place struct {
	Line  int    // from 1; 0 where lines say nothing
	Move  int    // the move, or the turn in a notation of turns, from 1; 0 for none
	Quote string // what stands there, shortened
}

// Errorf makes an Error without parts. Like what follows it is not inlined: there are hundreds of refusals, and the web page
// would carry a copy of it for each.
//
//go:noinline
func Errorf(code, format string, args ...any) *Error {
	return &Error{Code: code, Text: fmt.Sprintf(format, args...)}
}

// At returns a copy of the error that is about the given parts.
//
//go:noinline
func (e *Error) At(parts ...Part) *Error {
	c := *e
	c.Parts = parts
	return &c
}

// WithNumber returns a copy of the error with a number as a further detail.
//
//go:noinline
func (e *Error) WithNumber(name string, n int) *Error { return e.with(name, "", n) }

// WithCode returns a copy of the error with a thing as a further detail, by its code in the game's notation.
//
//go:noinline
func (e *Error) WithCode(name, code string) *Error { return e.with(name, code, 0) }

func (e *Error) with(name, code string, n int) *Error {
	c := *e
	c.Details = append(slices.Clone(e.Details), Detail{name, code, n})
	return &c
}

// In returns a copy of the error that stands at that place of a text.
func (e *Error) In(p Place) *Error {
	c := *e
	c.Place = p
	return &c
}

// Error returns the codes and the sentence: "code: sentence", or "code code: sentence; sentence".
func (e *Error) Error() string {
	codes, text := e.Code, e.Text
	for _, more := range e.Also {
		codes += " " + more.Code
		text += "; " + more.Text
	}
	return codes + ": " + text
}

// OrNil returns the error as an error, nil for a nil *Error.
func (e *Error) OrNil() error {
	if e == nil {
		return nil
	}
	return e
}

// CodeOf returns the code of the first [Error] in err's chain, "error" for other errors, "" for nil.
func CodeOf(err error) string {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return "error"
}

// Codes of refusals that every game shares.
const (
	CodeOver        = "over"          // the match has ended
	CodeNotYourTurn = "not-your-turn" // that seat may not act now
	CodeOption      = "bad-option"    // an option or its value is not known
	CodeSeats       = "bad-seats"     // the number of seats does not fit
	CodePosition    = "bad-position"  // a position cannot be read
	CodeState       = "bad-state"     // the bytes of a State cannot be read
	CodeAction      = "bad-action"    // an Action that this game does not have
	CodeEvent       = "bad-event"     // a move told by a host shows what cannot be there

	// By [Match.UndoPoint] and [Match.Withdraw]:
	CodeUndoNothing  = "undo-nothing"  // the seat has made no choice that could be taken back
	CodeUndoChance   = "undo-chance"   // chance has decided since
	CodeUndoRevealed = "undo-revealed" // something has been revealed since
	CodeUndoOther    = "undo-other"    // another person has chosen since; it can be taken back if everybody agrees
	CodeUndoClosed   = "undo-closed"   // the phase of a secret choice has closed
	CodeUndoFinal    = "undo-final"    // the choice is final by the rules, see [Event.Final]

	// By [Load], beside those of the setup:
	CodeSave      = "bad-save"   // the file is damaged, or no match
	CodeNewerSave = "newer-save" // the file is whole, but of a later version of the format or of the game's rules
)
