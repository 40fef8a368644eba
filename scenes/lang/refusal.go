package lang

import (
	"errors"
	"strconv"
	"strings"

	"engawa/rules"
)

// Refusal returns the sentence that tells a player why something is refused, or warns of it: the text of the error's
// code for that game (where there is one, the text that says a detail of the error, or the text for that many parts),
// else the text of the code for all games, else the English sentence of the rules, which may begin in small letters. An
// error with further faults gives one sentence for each. It returns "" for nil.
func (c *Catalog) Refusal(game string, err error) string {
	if err == nil {
		return ""
	}
	e, ok := errors.AsType[*rules.Error](err)
	if !ok {
		return Capitalize(err.Error())
	}
	sentences := make([]string, 0, 1+len(e.Also))
	for _, one := range append([]*rules.Error{e}, e.Also...) {
		sentences = append(sentences, c.refusal(game, one))
	}
	return strings.Join(sentences, " ")
}

// MoveRefusal returns the sentence that a move which was decided without a line to its table has been refused, and why. The
// table may have no title.
func (c *Catalog) MoveRefusal(game, title string, why error) string {
	if title == "" {
		title = c.Edition(game, nil).Title
	}
	return c.T(SeatUnplayed, Text("table", title), Text("reason", c.Refusal(game, why)))
}

func (c *Catalog) refusal(game string, e *rules.Error) string {
	own := Key("refusal." + game + "." + e.Code)
	var keys []Key
	args := make([]Arg, 0, len(e.Details))
	for _, d := range e.Details {
		keys = append(keys, own+Key("."+d.Name), Key("refusal."+game+"."+d.Name+"."+d.Code))
		args = append(args, c.detail(d))
	}
	keys = append(keys, own+Key("."+strconv.Itoa(len(e.Parts))), own, Key("refusal."+e.Code))
	for _, key := range keys {
		if c.Has(key) {
			return c.T(key, args...)
		}
	}
	return Capitalize(e.Text)
}

// detail returns what a sentence says of a detail: a number, or the word for a thing.
func (c *Catalog) detail(d rules.Detail) Arg {
	switch d.Name {
	case "piece":
		return Text(d.Name, c.PyramidShort(d.Code))
	case "colour":
		return Text(d.Name, c.Colour(d.Code))
	case "kind":
		return Noun(d.Name, d.Code)
	case "good":
		return Text(d.Name, c.Good(d.Code))
	}
	if d.Code != "" {
		return Text(d.Name, d.Code)
	}
	return Count(d.Name, d.Number)
}
