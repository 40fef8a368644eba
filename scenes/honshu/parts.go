package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
)

// Buttons of the Board, which no action has. What belongs to the cards begins at buttonCards.
const (
	buttonMain     = iota + 1000 // the one vermilion button
	buttonLeft                   // turn the card that is laid
	buttonRight                  //
	buttonOver                   //
	buttonUnder                  //
	buttonBoth                   // mark the places of both sides
	buttonBack                   // from a trial to the table
	buttonPrevious               // the card tried before
	buttonNext                   // the next one
	buttonCorner                 // of the trial card: turn right
	buttonGround                 // the mats about the land, by which it is moved
	buttonOwn                    // the own land
	buttonGoal                   // the scoring card
	buttonScore                  // the score of the own land
	buttonClose                  // a land looked at closely
	buttonBefore                 // the land before
	buttonAfter                  // the next land
	buttonLand                   // and the seat: the land of another
	buttonCategory = 1050        // and the category: what a land looked at closely scores
	buttonCards    = 1100
)

func button(n int) rules.Part { return rules.Part{Kind: rules.PartButton, Index: int32(n)} }

func cellPart(x, y int) rules.Part {
	return rules.Part{Kind: rules.PartCell, Index: int32(game.CellAt(x, y))}
}

func cardPart(c game.Card) rules.Part { return rules.Part{Kind: rules.PartCard, Index: int32(c)} }

// cellOf returns the square that is pointed at, false for other parts.
func cellOf(p rules.Part) (x, y int, ok bool) {
	at := game.Cell(p.Index)
	return at.X(), at.Y(), p.Kind == rules.PartCell
}

// landOf returns the seat whose land a button shows, false for other parts.
func landOf(p rules.Part) (rules.Seat, bool) {
	n := p.Index - buttonLand
	return rules.Seat(n), p.Kind == rules.PartButton && n >= 0 && n < game.MaxSeats
}
