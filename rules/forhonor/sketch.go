package forhonor

import (
	"fmt"
	"strings"

	"engawa/rules"
)

// String draws the position: scores and heroes of both camps, then the battlefield with the defenders' edge above.
// Heroes are their codes, small letters for soldiers, "#" is void, ":" a zone.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Round %d", s.round)
	if last, ok := s.rules.LastRound(); ok {
		fmt.Fprintf(&b, " of %d", last)
	}
	fmt.Fprintf(&b, ": %s.\n", s.phase)
	for camp := range s.armies {
		fmt.Fprintf(&b, "%s %d points, %d initiative cards", Camp(camp), s.Score(Camp(camp)), s.armies[camp].initiative)
		if s.armies[camp].isBroken {
			b.WriteString(", broken")
		}
		for k := range s.armies[camp].figures {
			if f := &s.armies[camp].figures[k]; f.Hero != NoHero {
				fmt.Fprintf(&b, "  %s", f.text())
			}
		}
		b.WriteString("\n")
	}
	for k := range rules.Seat(s.seats) {
		if s.handCounts[k] > 0 || s.pickCounts[k] > 0 {
			fmt.Fprintf(&b, "Seat %s: hand %s, picked %s\n", k, setText(s.hands[k], s.handCounts[k]), setText(s.picks[k], s.pickCounts[k]))
		}
	}
	for row := Rows; row >= 1; row-- {
		fmt.Fprintf(&b, "%2d", row)
		for column := range Columns {
			fmt.Fprintf(&b, " %2s", s.mark(SquareAt(column, row)))
		}
		b.WriteString("\n")
		if row == medianRow+1 {
			b.WriteString("   " + strings.Repeat("=", 3*Columns-1) + "\n")
		}
	}
	b.WriteString("  ")
	for column := range Columns {
		fmt.Fprintf(&b, " %2c", 'A'+column)
	}
	b.WriteString("\n")
	return b.String()
}

// mark returns the letters for what stands on the square.
func (s *State) mark(q Square) string {
	if h := s.HeroAt(q); h != NoHero {
		return h.String()
	}
	if camp, ok := s.SoldierAt(q); ok {
		return strings.ToLower(camp.String())
	}
	if q.Void() {
		return "#"
	}
	if _, ok := q.Zone(); ok {
		return ":"
	}
	return "."
}
