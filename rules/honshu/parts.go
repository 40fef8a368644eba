package honshu

import "engawa/rules"

// Buttons of Parts. The quarter turns are added to ButtonTurn, the set of hidden squares to ButtonWoven.
const (
	ButtonPlain int32 = iota // play without a cube
	ButtonStand
	ButtonPair1
	ButtonPair2
	ButtonOver
	ButtonUnder
	ButtonTurn  = 8
	ButtonWoven = 64
)

func cellPart(at Cell) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(at)} }

func cardPart(c Card) rules.Part { return rules.Part{Kind: rules.PartCard, Index: int32(c)} }

func buttonPart(index int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: index} }

func seatPart(seat rules.Seat) rules.Part {
	return rules.Part{Kind: rules.PartSeat, Index: int32(seat)}
}

// cellOf returns the cell that is pointed at. It returns false for other parts.
func cellOf(p rules.Part) (Cell, bool) {
	return Cell(p.Index), p.Kind == rules.PartCell && p.Index >= 0 && p.Index < gridCells
}

// cardOf returns the map card that is pointed at. It returns false for other parts.
func cardOf(p rules.Part) (Card, bool) {
	if p.Kind != rules.PartCard || p.Index < 1 || p.Index > NumCards {
		return NoCard, false
	}
	return Card(p.Index), true
}

// Paths returns every way to point at the action.
func (Game) Paths(st rules.State, a rules.Action) [][]rules.Part {
	s := st.(*State)
	c, ok := Fields(a)
	if !ok {
		return nil
	}
	way := func(parts ...rules.Part) [][]rules.Part { return [][]rules.Part{parts} }
	switch c.Verb {
	case VerbProvince, VerbOrder, VerbDeal:
		return way(seatPart(c.Seat))
	case VerbGoal:
		return way(rules.Part{Kind: rules.PartCount, Index: int32(c.N)})
	case VerbPlay:
		if c.Boost {
			return way(cardPart(c.Card), cellPart(c.From[0]))
		}
		return way(cardPart(c.Card), buttonPart(ButtonPlain))
	case VerbStand:
		return way(buttonPart(ButtonStand))
	case VerbPay:
		first, second := cellPart(c.From[0]), cellPart(c.From[1])
		return [][]rules.Part{{first, second}, {second, first}}
	case VerbPair:
		pair := s.Pair(c.N)
		return [][]rules.Part{{buttonPart(ButtonPair1 + int32(c.N) - 1)}, {cardPart(pair[0])}, {cardPart(pair[1])}}
	case VerbBuild:
		return way(cellPart(c.Place.Cell()), buttonPart(ButtonTurn+int32(c.Place.Turn)), buttonPart(s.levelButton(c.Place)))
	}
	return way(cardPart(c.Card))
}

// levelButton returns the button of the level at which a placement of the card to be built lies.
func (s *State) levelButton(p Placement) int32 {
	switch {
	case p.Hidden == 0:
		return ButtonOver
	case p.Hidden == s.sharedSquares(p):
		return ButtonUnder
	}
	return ButtonWoven + int32(p.Hidden)
}

// sharedSquares returns the squares that the placement shares with the map of the seat that is to build its card.
func (s *State) sharedSquares(p Placement) uint8 {
	for k := range s.seats {
		if s.players[k].card == p.Card && s.players[k].cardMap != nil {
			return s.players[k].cardMap.Under(p).Hidden
		}
	}
	return 0
}
