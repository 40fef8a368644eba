package homeworlds

import "engawa/rules"

// Step is one step of a turn of the mover, in four bytes. Slots are those of the position in which it is played.
type Step struct {
	Kind  Kind  // KindBuild to KindCatastrophe
	Slot  uint8 // the system where it is done
	Piece Piece // the ship; for a build or a catastrophe any piece of the colour
	To    uint8 // slot of a move, piece of a trade or discovered star, owner of an attacked ship
}

// Colour returns the colour of the step's piece.
func (s Step) Colour() Colour { return s.Piece.Colour() }

// Action returns the step as an action of the mover.
func (s Step) Action() rules.Action { return s.choice().Pack() }

func (s Step) choice() Choice {
	c := Choice{Kind: s.Kind, Slot: int(s.Slot), Piece: s.Piece, Target: int(s.To)}
	if s.Kind == KindBuild || s.Kind == KindCatastrophe {
		c.Piece, c.Target = 0, int(s.Colour())
	}
	return c
}
