package sealed

import (
	"engawa/rules"
	"strconv"
	"strings"
)

var words = [...]string{verbDeal: "card", verbPrize: "prize", verbBid: "bid", verbWinner: "winner"}

// FormatAction implements rules.Game.
func (Game) FormatAction(_ rules.State, m rules.Move) string {
	verb, n := unpack(m.Do)
	switch {
	case m.Do == rules.Hidden:
		return "-"
	case verb == verbBid && n == 0:
		return "pass"
	case verb >= uint64(len(words)):
		return "?"
	}
	return words[verb] + " " + strconv.Itoa(n)
}

// ParseAction implements rules.Game.
func (g Game) ParseAction(state rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := state.(*State)
	do, ok := read(text)
	if !ok && s.stage != over {
		return 0, rules.Errorf("bad-input", "%q is no action; expected a card as %q, or %q", text, "bid 3", "pass")
	}
	return do, s.check(rules.Move{By: by, Do: do})
}

func read(text string) (rules.Action, bool) {
	fields := strings.Fields(text)
	if len(fields) == 1 && fields[0] == "pass" {
		return pack(verbBid, 0), true
	}
	if len(fields) != 2 {
		return 0, false
	}
	n, err := strconv.Atoi(fields[1])
	if err != nil || n < 0 || n > topCard || strconv.Itoa(n) != fields[1] {
		return 0, false
	}
	for verb, word := range words {
		if word == fields[0] && (uint64(verb) != verbBid || n > 0) {
			return pack(uint64(verb), n), true
		}
	}
	return 0, false
}
