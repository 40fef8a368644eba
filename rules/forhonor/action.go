package forhonor

import "engawa/rules"

// Verb is the kind of an action.
type Verb uint8

// The verbs. The first two are Nature's.
const (
	VerbDeal Verb = iota + 1
	VerbInit
	VerbPick
	VerbLine
	VerbShove
	VerbAct
	VerbMove
	VerbShoot
	VerbBanner
	VerbRaze
	VerbAttack
	VerbCard
	VerbDone
)

// Choice is an action taken apart. Fields that the verb does not use are zero.
type Choice struct {
	Verb     Verb
	Hero     Hero           // deal, pick, act, shove: whose; attack: the target
	Seat     rules.Seat     // deal: who receives
	Camp     Camp           // init
	Line     [CampSize]Hero // line
	At       Square         // shove, move, shoot
	Group    Group          // raze
	Count    int            // raze, 1 to 7
	Stampede bool           // attack
	Card     Card           // card
}

// The places of fields in an Action, from the lowest bit: the verb, then what it needs.
const (
	bitsVerb   = 4
	bitsHero   = 4
	bitsSquare = 8
	posFirst   = bitsVerb
	posSecond  = posFirst + bitsHero // after a hero
	posCount   = posFirst + 1        // after a group
)

// Pack returns the action of the choice, whose fields must be in their ranges.
func (c Choice) Pack() rules.Action {
	a := rules.Action(c.Verb)
	switch c.Verb {
	case VerbDeal:
		a |= rules.Action(c.Hero)<<posFirst | rules.Action(c.Seat)<<posSecond
	case VerbInit:
		a |= rules.Action(c.Camp) << posFirst
	case VerbPick, VerbAct:
		a |= rules.Action(c.Hero) << posFirst
	case VerbLine:
		for k, h := range c.Line {
			a |= rules.Action(h) << (posFirst + k*bitsHero)
		}
	case VerbShove:
		a |= rules.Action(c.Hero)<<posFirst | rules.Action(c.At)<<posSecond
	case VerbMove, VerbShoot:
		a |= rules.Action(c.At) << posFirst
	case VerbRaze:
		a |= rules.Action(c.Group)<<posFirst | rules.Action(c.Count)<<posCount
	case VerbAttack:
		a |= rules.Action(c.Hero) << posFirst
		if c.Stampede {
			a |= 1 << posSecond
		}
	case VerbCard:
		a |= rules.Action(c.Card) << posFirst
	}
	return a
}

// Fields takes an action apart. It returns false for what is no action of this game.
func Fields(a rules.Action) (Choice, bool) {
	c := Choice{Verb: Verb(a & (1<<bitsVerb - 1))}
	number := func(at, width int) int { return int(a >> at & (1<<width - 1)) }
	hero := func(at int) Hero { return Hero(number(at, bitsHero)) }
	ok := true
	switch c.Verb {
	case VerbDeal:
		c.Hero, c.Seat = hero(posFirst), rules.Seat(number(posSecond, 3))
		ok = c.Hero.valid()
	case VerbInit:
		c.Camp = Camp(number(posFirst, 1))
	case VerbPick, VerbAct:
		c.Hero = hero(posFirst)
		ok = c.Hero.valid()
	case VerbLine:
		for k := range c.Line {
			c.Line[k] = hero(posFirst + k*bitsHero)
			ok = ok && c.Line[k].valid()
		}
	case VerbShove:
		c.Hero, c.At = hero(posFirst), Square(number(posSecond, bitsSquare))
		ok = c.Hero.valid() && c.At < NumSquares
	case VerbMove, VerbShoot:
		c.At = Square(number(posFirst, bitsSquare))
		ok = c.At < NumSquares
	case VerbRaze:
		c.Group, c.Count = Group(number(posFirst, 1)), number(posCount, bitsHero)
	case VerbAttack:
		c.Hero, c.Stampede = hero(posFirst), number(posSecond, 1) == 1
		ok = c.Hero.valid()
	case VerbCard:
		c.Card = Card(number(posFirst, 2))
		ok = c.Card != NoCard
	case VerbBanner, VerbDone:
	default:
		return Choice{}, false
	}
	return c, ok && c.Pack() == a
}
