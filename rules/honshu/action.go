package honshu

import "engawa/rules"

// Verb is the kind of an action.
type Verb uint8

// The verbs. The first five are Nature's.
const (
	VerbProvince Verb = iota + 1
	VerbOrder
	VerbGoal
	VerbDeal
	VerbOpen
	VerbPlay
	VerbTake
	VerbBid
	VerbStand
	VerbPay
	VerbPair
	VerbKeep
	VerbPick
	VerbDrop
	VerbBuild
)

// Choice is an action taken apart. Fields that the verb does not use are zero.
type Choice struct {
	Verb  Verb
	Card  Card       // also the province
	Seat  rules.Seat // province, order, deal: who receives
	N     int        // order card, scoring card or pair
	Boost bool       // play: whether a cube is laid
	From  [2]Cell    // play: the square that gives the cube; pay: both squares, the lesser first
	Place Placement  // build
}

// The places of fields in an Action, from the lowest bit: the verb (4 bits), then what the verb needs. They are chosen
// so that lists made in a natural order are ascending.
const (
	bitsVerb = 4
	bitsCell = 2 * gridBits
	bitsCard = 7
	bitsSeat = 3

	posSeat   = bitsVerb             // province, order, deal
	posNumber = posSeat + bitsSeat   // province, order, deal: the card
	posOnly   = bitsVerb             // actions of a single card or number
	posFrom   = bitsVerb             // play
	posBoost  = posFrom + bitsCell   // play
	posPlayed = posBoost + 1         // play
	posSecond = bitsVerb             // pay
	posFirst  = posSecond + bitsCell // pay
	posHidden = bitsVerb + bitsCard  // build
	posTurn   = posHidden + squares  // build
	posBox    = posTurn + 2          // build
	posEnd    = posBox + bitsCell    // of the longest, build
)

func packBuild(card Card, column, row int, turn, hidden uint8) rules.Action {
	return rules.Action(row)<<(posBox+gridBits) | rules.Action(column)<<posBox | rules.Action(turn)<<posTurn |
		rules.Action(hidden)<<posHidden | rules.Action(card)<<posOnly | rules.Action(VerbBuild)
}

// Pack returns the action of the choice, whose fields must be in their ranges.
func (c Choice) Pack() rules.Action {
	a := rules.Action(c.Verb)
	switch c.Verb {
	case VerbProvince, VerbDeal:
		return a | rules.Action(c.Seat)<<posSeat | rules.Action(c.Card)<<posNumber
	case VerbOrder:
		return a | rules.Action(c.Seat)<<posSeat | rules.Action(c.N)<<posNumber
	case VerbGoal, VerbPair:
		return a | rules.Action(c.N)<<posOnly
	case VerbPlay:
		a |= rules.Action(c.Card) << posPlayed
		if c.Boost {
			a |= 1<<posBoost | rules.Action(c.From[0])<<posFrom
		}
		return a
	case VerbPay:
		return a | rules.Action(c.From[0])<<posFirst | rules.Action(c.From[1])<<posSecond
	case VerbBuild:
		p := c.Place
		return packBuild(c.Card, int(p.X)+gridOffset, int(p.Y)+gridOffset, p.Turn, p.Hidden)
	case VerbStand:
		return a
	}
	return a | rules.Action(c.Card)<<posOnly
}

// Fields takes an action apart. It returns false for what is no action of this game.
func Fields(a rules.Action) (Choice, bool) {
	c := Choice{Verb: Verb(a & (1<<bitsVerb - 1))}
	number := func(at, width int) int { return int(a >> at & (1<<width - 1)) }
	cell := func(at int) Cell { return Cell(number(at, bitsCell)) }
	switch c.Verb {
	case VerbProvince, VerbDeal:
		c.Seat, c.Card = rules.Seat(number(posSeat, bitsSeat)), Card(number(posNumber, bitsCard))
	case VerbOrder:
		c.Seat, c.N = rules.Seat(number(posSeat, bitsSeat)), number(posNumber, bitsCard)
	case VerbGoal, VerbPair:
		c.N = number(posOnly, bitsCard)
	case VerbPlay:
		c.Card, c.Boost = Card(number(posPlayed, bitsCard)), number(posBoost, 1) == 1
		if c.Boost {
			c.From[0] = cell(posFrom)
		}
	case VerbPay:
		c.From = [2]Cell{cell(posFirst), cell(posSecond)}
	case VerbBuild:
		c.Card = Card(number(posOnly, bitsCard))
		at := cell(posBox)
		c.Place = Placement{Card: c.Card, X: int8(at.X()), Y: int8(at.Y()), Turn: uint8(number(posTurn, 2)), Hidden: uint8(number(posHidden, squares))}
	default:
		c.Card = Card(number(posOnly, bitsCard))
	}
	return c, c.isWellFormed() && c.Pack() == a
}

// isWellFormed reports whether the fields are in the ranges of the verb.
func (c Choice) isWellFormed() bool {
	switch c.Verb {
	case VerbProvince:
		return c.Card.IsProvince()
	case VerbOrder:
		return c.N >= 1 && c.N <= MaxSeats
	case VerbGoal:
		return c.N >= 1 && c.N <= NumGoals
	case VerbPair:
		return c.N >= 1
	case VerbStand:
		return c.Card == NoCard
	case VerbPay:
		return true
	}
	return c.Verb != 0 && c.Card.isMapCard()
}
