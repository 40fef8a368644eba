package yokai

import (
	"strings"

	"engawa/rules"
)

const startWord = "start "

// FormatAction writes a move as "b2b3", "b3b4+" or "C@b2", Nature's as "start 0"; "-" stands for what is no action.
func (Game) FormatAction(_ rules.State, m rules.Move) string {
	if seat, ok := startSeat(m.Do); ok {
		return startWord + seat.String()
	}
	c, ok := Fields(m.Do)
	switch {
	case !ok:
		return "-"
	case c.Drop != NoKind:
		return c.Drop.Letter() + "@" + CellName(c.To)
	}
	return stepText(c.From, c.To, c.Promote)
}

// ParseAction reads what FormatAction writes. The codes of its refusals come in the order of
// docs/rules/yokai.md, 11.
func (Game) ParseAction(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := s.checkMover(by); err != nil {
		return 0, err
	}
	if by == rules.Nature {
		return parseStart(text)
	}
	c, err := parseChoice(text)
	if err != nil {
		return 0, err
	}
	if err := s.refusal(by, c); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

// parseStart reads Nature's action, "start 0" or "start 1".
func parseStart(text string) (rules.Action, error) {
	word, ok := strings.CutPrefix(text, startWord)
	if !ok || word != "0" && word != "1" {
		return 0, rules.Errorf(CodeText, "%q is no draw of the start; expected \"start 0\" or \"start 1\"",
			rules.Shorten(text))
	}
	return StartAction(rules.Seat(word[0] - '0')), nil
}

// parseChoice reads a move of a seat, whether legal or not.
func parseChoice(text string) (Choice, error) {
	fault := rules.Errorf(CodeText, "%q is no move; expected as b2b3, b3b4+ or C@b2", rules.Shorten(text))
	steps, promote := strings.CutSuffix(text, "+")
	if len(steps) != 4 {
		return Choice{}, fault
	}
	to, ok := parseCell(steps[2], steps[3])
	if !ok {
		return Choice{}, fault
	}
	if steps[1] == '@' {
		slot := strings.IndexByte("EGC", steps[0])
		if slot < 0 || promote {
			return Choice{}, fault
		}
		return Choice{From: -1, Drop: reserveKinds[slot], To: to}, nil
	}
	from, ok := parseCell(steps[0], steps[1])
	if !ok {
		return Choice{}, fault
	}
	return Choice{From: from, To: to, Promote: promote}, nil
}
