package homeworlds

// stepKind says what a Step does.
type stepKind uint8

// The steps of a turn apart from its end.
const (
	stepBuild stepKind = iota + 1
	stepTrade
	stepMove
	stepDiscover
	stepAttack
	stepSacrifice
	stepCatastrophe
)

// Step is one step of a turn of the mover, in four bytes. Slots are those of the position in which it is played.
type Step struct {
	Kind  stepKind
	Slot  uint8
	Piece Piece // the ship; for a build or a catastrophe any piece of the colour
	To    uint8 // slot of a move, piece of a trade or discovered star, owner of an attacked ship
}

// Colour returns the colour of the step's piece.
func (s Step) Colour() Colour { return s.Piece.Colour() }
