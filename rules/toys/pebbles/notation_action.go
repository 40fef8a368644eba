package pebbles

import (
	"engawa/rules"
	"strconv"
)

// FormatAction implements rules.Game.
func (Game) FormatAction(_ rules.State, m rules.Move) string {
	switch {
	case m.Do == rules.Hidden:
		return "-"
	case m.Do == endTurn:
		return "end"
	case m.Do >= startZero:
		return "start " + strconv.Itoa(int(m.Do-startZero))
	}
	return heapName(int(m.Do>>takeBits)) + strconv.Itoa(int(m.Do&maxTake))
}

// ParseAction implements rules.Game.
func (Game) ParseAction(state rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := state.(*State)
	do, ok := read(text)
	if !ok && !s.empty() {
		return 0, rules.Errorf("bad-input", "%q is no action; expected heap and number, as %q, or %q", text, "b2", "end")
	}
	if err := s.check(rules.Move{By: by, Do: do}); err != nil {
		return 0, err
	}
	return do, nil
}

func read(text string) (rules.Action, bool) {
	switch text {
	case "end":
		return endTurn, true
	case "start 0":
		return startZero, true
	case "start 1":
		return startZero + 1, true
	}
	if len(text) != 2 || text[0] < 'a' || text[0] >= 'a'+maxHeaps || text[1] < '1' || text[1] > '0'+maxTake {
		return 0, false
	}
	return take(int(text[0]-'a'), int(text[1]-'0')), true
}
