package homeworlds

import "engawa/rules"

// Kind is the kind of an atomic action.
type Kind uint8

// The kinds of actions, in the order in which Legal lists them. The last two are Nature's.
const (
	KindStar Kind = iota + 1
	KindShip
	KindBuild
	KindTrade
	KindMove
	KindDiscover
	KindAttack
	KindSacrifice
	KindCatastrophe
	KindEnd
	KindCard
	KindStart
)

// kindNames are the words of the kinds in action texts. They never change.
var kindNames = [...]string{
	"", "star", "ship", "build", "trade", "move", "discover", "attack", "sacrifice", "catastrophe", "end", "card", "start",
}

// String returns the word of the kind in action texts, as "build".
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return ""
}

// Power returns the colour whose power the kind of action needs. It returns false for kinds that need none.
func (k Kind) Power() (Colour, bool) {
	switch k {
	case KindBuild:
		return Green, true
	case KindTrade:
		return Blue, true
	case KindMove, KindDiscover:
		return Yellow, true
	case KindAttack:
		return Red, true
	}
	return 0, false
}

// Choice is an action taken apart. Fields that the kind does not use are 0.
type Choice struct {
	Kind   Kind
	Slot   int   // the system where it is done; the seat that gets the card, or that starts
	Piece  Piece // star, ship: the piece chosen; else the ship that acts or is attacked
	Target int   // build, catastrophe: colour; trade, discover: piece; move: slot; attack: owner; card: alignment
}

// An Action holds, from the lowest bit, the target (6 bits), the piece (4), the slot (6) and the kind (4).
const (
	actionPiece = 6
	actionSlot  = actionPiece + 4
	actionKind  = actionSlot + 6
	actionEnd   = actionKind + 4
)

// Pack returns the action of the choice.
func (c Choice) Pack() rules.Action {
	return rules.Action(c.Kind)<<actionKind | rules.Action(c.Slot)<<actionSlot | rules.Action(c.Piece)<<actionPiece | rules.Action(c.Target)
}

// Fields takes an action apart. It returns false for what is no action of this game.
func Fields(a rules.Action) (Choice, bool) {
	c := Choice{
		Kind:   Kind(a >> actionKind & 15),
		Slot:   int(a >> actionSlot & 63),
		Piece:  Piece(a >> actionPiece & 15),
		Target: int(a & 63),
	}
	return c, a>>actionEnd == 0 && c.isWellFormed()
}

// fieldLimits reports for each kind below which number slot, piece and target lie; 1 stands for an unused field. It never
// changes.
var fieldLimits = [...]struct{ slot, piece, target int }{
	KindStar:        {1, NumPieces, 1},
	KindShip:        {1, NumPieces, 1},
	KindBuild:       {MaxSystems, 1, NumColours},
	KindTrade:       {MaxSystems, NumPieces, NumPieces},
	KindMove:        {MaxSystems, NumPieces, MaxSystems},
	KindDiscover:    {MaxSystems, NumPieces, NumPieces},
	KindAttack:      {MaxSystems, NumPieces, MaxSeats},
	KindSacrifice:   {MaxSystems, NumPieces, 1},
	KindCatastrophe: {MaxSystems, 1, NumColours},
	KindEnd:         {1, 1, 1},
	KindCard:        {MaxSeats, 1, int(Evil) + 1},
	KindStart:       {MaxSeats, 1, 1},
}

func (c Choice) isWellFormed() bool {
	if c.Kind == 0 || int(c.Kind) >= len(fieldLimits) {
		return false
	}
	limit := fieldLimits[c.Kind]
	return c.Slot >= 0 && c.Slot < limit.slot && int(c.Piece) < limit.piece && c.Target >= 0 && c.Target < limit.target
}
