package yokai

import (
	"fmt"
	"strings"

	"engawa/rules"
)

// String draws the board as the side sees it that moves first, each reserve at its owner's end,
// and whose turn it is. Capital letters play upward.
func (s *State) String() string {
	b := s.board
	var text strings.Builder
	writeReserve(&text, b, Black)
	for row := Rows - 1; row >= 0; row-- {
		fmt.Fprintf(&text, "%d ", row+1)
		for file := range Files {
			letter := b.At(row*Files + file).Letter()
			if letter == "" {
				letter = "."
			}
			fmt.Fprintf(&text, "%3s", letter)
		}
		text.WriteByte('\n')
	}
	text.WriteString("    a  b  c\n")
	writeReserve(&text, b, White)
	if cell, waits := b.Waiting(); waits {
		fmt.Fprintf(&text, "The lion on %s waits: catch it now or lose.\n", CellName(cell))
	}
	if seat, one := s.Actors().Only(); one && seat != rules.Nature {
		fmt.Fprintf(&text, "Seat %s plays %s.\n", seat, s.SideOf(seat))
	}
	return text.String()
}

// writeReserve writes what the side holds, "-" for nothing.
func writeReserve(text *strings.Builder, b Board, side Side) {
	held := ""
	for _, kind := range reserveKinds {
		held += strings.Repeat(" "+PieceOf(side, kind).Letter(), b.Reserve(side, kind))
	}
	if held == "" {
		held = " -"
	}
	fmt.Fprintf(text, "%s:%s\n", side, held)
}
