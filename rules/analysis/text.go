package analysis

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// textVersion begins the text of estimates. It changes when bots come to judge otherwise, so that texts of before are not
// taken for theirs.
const textVersion = "2"

const textBase = 36

// Text writes the estimate, once it is done: the version, then for each decision its numbers and the actions of the line,
// divided by commas. [ParseDecisions] reads it.
func (e *Estimate) Text() string {
	var text strings.Builder
	text.WriteString(textVersion)
	for _, d := range e.decisions {
		for k, n := range []int{d.Position, d.Moves, d.BestChance, d.PlayedChance} {
			text.WriteByte(" ,,,"[k])
			text.WriteString(strconv.FormatInt(int64(n), textBase))
		}
		for _, do := range d.Line {
			text.WriteByte(',')
			text.WriteString(strconv.FormatInt(int64(do), textBase))
		}
	}
	return text.String()
}

// ParseDecisions reads what [Estimate.Text] has written, for [Restore]. Anything else gives an *rules.Error.
func ParseDecisions(text string) ([]Decision, error) {
	words := strings.Split(text, " ")
	if words[0] != textVersion {
		return nil, rules.Errorf("bad-analysis", "%q does not begin like an analysis; expected %q", rules.Shorten(text), textVersion)
	}
	var list []Decision
	for _, word := range words[1:] {
		var numbers []int64
		for _, field := range strings.Split(word, ",") {
			n, err := strconv.ParseInt(field, textBase, 64)
			if err != nil {
				return nil, rules.Errorf("bad-analysis", "%q is no decision of an analysis; expected numbers divided by commas", rules.Shorten(word))
			}
			numbers = append(numbers, n)
		}
		const fixed = 4
		if len(numbers) < fixed {
			return nil, rules.Errorf("bad-analysis", "%q is no decision of an analysis; expected four numbers or more", rules.Shorten(word))
		}
		d := Decision{Position: int(numbers[0]), Moves: int(numbers[1]), BestChance: int(numbers[2]), PlayedChance: int(numbers[3])}
		for _, n := range numbers[fixed:] {
			d.Line = append(d.Line, rules.Action(n))
		}
		list = append(list, d)
	}
	return list, nil
}
