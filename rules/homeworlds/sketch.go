package homeworlds

import (
	"fmt"
	"strings"

	"engawa/rules"
)

// String draws a line for each system with its stars and the ships of each seat, the bank, the
// cards that are known, and whose turn it is.
func (s *State) String() string {
	var text strings.Builder
	for slot, sys := range s.Systems() {
		line := fmt.Sprintf("%-4s %-5s", s.Key(slot), sys.Stars)
		for k, ships := range sys.Ships[:s.Seats()] {
			if ships != 0 {
				line += fmt.Sprintf("  P%d %s", k, ships)
			}
		}
		for _, c := range sys.OverpopulatedColours() {
			line += "  too many " + c.Name()
		}
		text.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	text.WriteString("bank" + bankText(s.Bank()) + "\n")
	for seat := range rules.Seat(s.Seats()) {
		if card := s.Card(seat); card != Unknown {
			fmt.Fprintf(&text, "Seat %s is %s.\n", seat, card)
		}
		if !s.Alive(seat) {
			fmt.Fprintf(&text, "Seat %s is eliminated.\n", seat)
		}
	}
	if seat, one := s.Actors().Only(); one && seat != rules.Nature {
		fmt.Fprintf(&text, "Seat %s %s.\n", seat, s.pos.todo())
	}
	return text.String()
}

// bankText lists how many pieces of each kind there are.
func bankText(bank Fleet) string {
	text := ""
	for p, n := range bank.All() {
		text += fmt.Sprintf("  %s×%d", p, n)
	}
	return text
}

// todo reports what the mover's phase asks for.
func (p *Position) todo() string {
	switch p.Phase {
	case Setup:
		if p.Systems[p.Mover].Stars.Len() < 2 {
			return "chooses a star of its home"
		}
		return "chooses its first ship"
	case Sacrificing:
		return fmt.Sprintf("may still %s, left: %d", p.Colour.verb(), p.ActionsLeft)
	case Done:
		return "may only set off catastrophes or end the turn"
	}
	return "is to move"
}
