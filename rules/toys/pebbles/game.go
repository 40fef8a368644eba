package pebbles

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// Game implements rules.Game, and all that a game in turns of several actions needs beside it.
type Game struct{}

// Info implements rules.Game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "pebbles", Title: "Pebbles", Version: 1, MinSeats: 2, MaxSeats: 2, Best: 2,
		Options: []rules.Option{
			{Key: "heaps", Values: []string{"3/4/5", "7", "1/2/3/4", "2/2"}, Default: "3/4/5"},
			{Key: "start", Values: []string{"0", "1", "random"}, Default: "0"},
			{Key: "grabs", Values: []string{"1", "2"}, Default: "1"},
			{Key: "last", Values: []string{"wins", "loses"}, Default: "wins"},
		},
		Turns:    true,
		MaxMoves: 1 + 2*maxHeaps*maxHeap, // the start; each pebble of the fullest position, and an end of turn after it
	}
}

// New implements rules.Game.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if setup.Seats != 2 {
		return nil, rules.Errorf(rules.CodeSeats, "Pebbles has 2 seats, not %d", setup.Seats)
	}
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	side := setup.Options["start"]
	if side == "random" {
		side = "?"
	}
	return g.ParsePosition(setup, setup.Options["heaps"]+" "+side)
}

// FormatPosition implements rules.Game.
func (Game) FormatPosition(state rules.State) string {
	s := state.(*State)
	texts := make([]string, len(s.heaps))
	for k, n := range s.heaps {
		texts[k] = strconv.Itoa(int(n))
	}
	text := strings.Join(texts, "/") + " " + sideText(s.mover)
	for k := range s.heaps {
		if s.grabbed == 1<<k {
			text += " " + heapName(k)
		}
	}
	return text
}

func sideText(seat rules.Seat) string {
	if seat == rules.Nature {
		return "?"
	}
	return seat.String()
}

func heapName(k int) string { return string(rune('a' + k)) }

// ParsePosition implements rules.Game.
func (Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	bad := func(format string, args ...any) (rules.State, error) {
		return nil, rules.Errorf(rules.CodePosition, format, args...)
	}
	fields := strings.Split(text, " ")
	if len(fields) < 2 || len(fields) > 3 {
		return bad("%q is no position; expected heaps and seat, as %q", text, "3/4/5 0")
	}
	s := &State{twice: setup.Options["grabs"] == "2", misere: setup.Options["last"] == "loses"}
	for word := range strings.SplitSeq(fields[0], "/") {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n > maxHeap || strconv.Itoa(n) != word || len(s.heaps) == maxHeaps {
			return bad("%q are no heaps; expected 1 to %d numbers up to %d, divided by /", fields[0], maxHeaps, maxHeap)
		}
		s.heaps = append(s.heaps, uint8(n))
	}
	switch fields[1] {
	case "?":
		s.mover = rules.Nature
	case "0", "1":
		s.mover = rules.Seat(fields[1][0] - '0')
	default:
		return bad("%q is no seat to move; expected 0, 1 or ?", fields[1])
	}
	if len(fields) == 3 {
		k := strings.Index("abcd", fields[2])
		if len(fields[2]) != 1 || k < 0 {
			return bad("%q is no heap; expected a letter from a to d", fields[2])
		}
		s.grabbed = 1 << k
	}
	if fault := s.fault(); fault != "" {
		return bad("%s", fault)
	}
	return s, nil
}

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

// ParseTurn implements rules.Notation: actions divided by ";". A turn must be whole.
func (g Game) ParseTurn(m *rules.Match, by rules.Seat, text string) ([]rules.Action, []rules.Note, error) {
	turn, err := g.readTurn(m.State().Clone(), by, text)
	return turn, nil, err
}

// readTurn reads a turn and plays it.
func (g Game) readTurn(at rules.State, by rules.Seat, text string) ([]rules.Action, error) {
	var turn []rules.Action
	for word := range strings.SplitSeq(text, ";") {
		if len(turn) > 0 && !at.Actors().Has(by) {
			return nil, rules.Errorf("turn-over", "the turn ends before %q", strings.TrimSpace(word))
		}
		do, err := g.ParseAction(at, by, strings.TrimSpace(word))
		if err != nil {
			return nil, err
		}
		if _, err := at.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return nil, err
		}
		turn = append(turn, do)
	}
	if at.(*State).grabbed != 0 {
		return nil, rules.Errorf("turn-open", "the turn goes on after %q; take again, or end it", text)
	}
	return turn, nil
}

// FormatTurn implements rules.Notation.
func (g Game) FormatTurn(s rules.State, by rules.Seat, turn []rules.Action) string {
	words := make([]string, len(turn))
	for k, do := range turn {
		words[k] = g.FormatAction(s, rules.Move{By: by, Do: do})
	}
	return strings.Join(words, "; ")
}

// ParseRecord implements rules.Notation: a record is what Match.Save writes.
func (g Game) ParseRecord(text string) (*rules.Match, error) {
	return rules.Load([]byte(text), func(id string) (rules.Game, bool) { return g, id == g.Info().ID })
}

// FormatRecord implements rules.Notation.
func (Game) FormatRecord(m *rules.Match) string {
	data, _ := m.Save() // what was played can be written
	return string(data)
}

// End implements rules.Scorer.
func (Game) End(state rules.State) string {
	if state.Actors() != 0 {
		return ""
	}
	return "last-pebble"
}

// Score implements rules.Scorer.
func (Game) Score(state rules.State) []rules.Line {
	payoffs := state.Payoffs()
	return []rules.Line{{Seat: 0, Payoff: payoffs[0]}, {Seat: 1, Payoff: payoffs[1]}}
}
