package honshu

import (
	"fmt"
	"strings"

	"engawa/rules"
)

// String draws the position: the middle of the table, then every seat with its points, its hand as far as it is known,
// and its map. A map's squares have the letters of [Square.String]; "*" follows a cube.
func (s *State) String() string {
	var text strings.Builder
	fmt.Fprintf(&text, "Round %d of %d: %s. Pool:", s.round, Rounds, s.phase)
	for c := range Colour(NumColours) {
		if s.rules.Free {
			fmt.Fprintf(&text, " %s", c)
		} else {
			fmt.Fprintf(&text, " %s %d", c, s.Pool(c))
		}
	}
	if s.goal > 0 {
		fmt.Fprintf(&text, ". Scoring card %d", s.goal)
	}
	text.WriteByte('\n')
	s.sketchTable(&text)
	for _, seat := range s.InOrder() {
		s.sketchSeat(&text, seat)
	}
	return text.String()
}

func (s *State) sketchTable(text *strings.Builder) {
	if s.openPair[0] != NoCard {
		fmt.Fprintf(text, "Pair 1: %s\n", cardList(CardSet(0).With(s.openPair[0]).With(s.openPair[1]), 0))
	}
	for _, seat := range s.InOrder() {
		if card, cube, boosted := s.PlayedCard(seat); card != NoCard {
			fmt.Fprintf(text, "Seat %s played %s", seat, card)
			if boosted {
				fmt.Fprintf(text, " + %d with a %s cube = %d", BoostValue, cube, s.Value(seat))
			}
			text.WriteByte('\n')
		}
	}
}

func (s *State) sketchSeat(text *strings.Builder, seat rules.Seat) {
	p := &s.players[seat]
	points := s.score()[seat].Counts
	fmt.Fprintf(text, "\nSeat %s", seat)
	if p.order > 0 {
		fmt.Fprintf(text, ", order card %d", p.order)
	}
	for _, c := range points {
		fmt.Fprintf(text, ", %s %d", c.Name, c.N)
	}
	text.WriteByte('\n')
	if p.handCount > 0 {
		fmt.Fprintf(text, "Hand: %s\n", cardList(p.hand, int(p.handCount)))
	}
	for c := range p.hand.With(p.card).All() {
		fmt.Fprintf(text, "%8s: %s\n", c, faceTable[c-1])
	}
	if p.card != NoCard {
		fmt.Fprintf(text, "To build: %s\n", p.card)
	}
	if p.cardMap != nil {
		text.WriteString(p.cardMap.Sketch())
	}
}

// Sketch draws the map as lines of text, with its columns above and its rows at the left.
func (m *Map) Sketch() string {
	var text strings.Builder
	left, top, right, bottom := m.Bounds()
	text.WriteString("    ")
	for x := left; x <= right; x++ {
		fmt.Fprintf(&text, "%4d", x)
	}
	text.WriteByte('\n')
	for y := top; y <= bottom; y++ {
		fmt.Fprintf(&text, "%4d", y)
		for x := left; x <= right; x++ {
			at := CellAt(x, y)
			mark := " "
			if m.Cube(at) {
				mark = "*"
			}
			fmt.Fprintf(&text, "%3s%s", m.At(at), mark)
		}
		text.WriteByte('\n')
	}
	return text.String()
}
