package yokai

import "engawa/rules"

// An Action holds, from the lowest bit: promotion (1 bit), the cell it goes to (4), where it comes from (5: a cell,
// or 12, 13, 14 for elephant, giraffe and chick of the reserve), and a bit that is set in every move. Nature's draw
// has a bit of its own above the seat that starts.
const (
	actionTo    = 1
	actionFrom  = 5
	actionMove  = 1 << 10
	actionStart = 1 << 11

	fromReserve = NumCells // the first number of a reserve piece in the "from" field
)

// MoveAction returns the action of moving a piece from a cell to a cell. Promote reports whether it turns over there.
func MoveAction(from, to int, promote bool) rules.Action {
	a := rules.Action(actionMove | from<<actionFrom | to<<actionTo)
	if promote {
		a |= 1
	}
	return a
}

// DropAction returns the action of dropping a kind of ReserveKinds on a cell.
func DropAction(k Kind, to int) rules.Action {
	return MoveAction(fromReserve+k.reserveSlot(), to, false)
}

// StartAction returns Nature's action that makes the seat start and play White.
func StartAction(seat rules.Seat) rules.Action { return actionStart | rules.Action(seat) }

// Choice is a seat's action taken apart.
type Choice struct {
	From    int  // the cell it comes from, -1 for a drop
	Drop    Kind // the kind that is dropped, NoKind for a board move
	To      int
	Promote bool
}

// Fields takes a seat's action apart. It returns false for what is no move of this game at all, as Nature's draw.
func Fields(a rules.Action) (Choice, bool) {
	from, to := int(a>>actionFrom&31), int(a>>actionTo&15)
	if a>>11 != 0 || a&actionMove == 0 || to >= NumCells || from >= fromReserve+len(reserveKinds) {
		return Choice{}, false
	}
	c := Choice{From: from, To: to, Promote: a&1 != 0}
	if from >= fromReserve {
		c.From, c.Drop = -1, reserveKinds[from-fromReserve]
		if c.Promote {
			return Choice{}, false
		}
	}
	return c, true
}

// Pack is the inverse of Fields.
func (c Choice) Pack() rules.Action {
	if c.Drop != NoKind {
		return DropAction(c.Drop, c.To)
	}
	return MoveAction(c.From, c.To, c.Promote)
}

// startSeat returns the seat that Nature's action makes start.
func startSeat(a rules.Action) (rules.Seat, bool) {
	if a != StartAction(0) && a != StartAction(1) {
		return 0, false
	}
	return rules.Seat(a & 1), true
}
