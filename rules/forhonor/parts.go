package forhonor

import "engawa/rules"

// Buttons of Parts.
const (
	ButtonDone int32 = iota
	ButtonShoot
	ButtonBanner
	ButtonRaze
	ButtonLine
	ButtonRear
	ButtonAttack
	ButtonStampede
)

// CardPart is the index of the parts of combat cards, to which the card is added; below it are those of heroes.
const CardPart = 20

func squarePart(q Square) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(q)} }

func heroPart(h Hero) rules.Part { return rules.Part{Kind: rules.PartPiece, Index: int32(h)} }

func cardPart(h Hero) rules.Part { return rules.Part{Kind: rules.PartCard, Index: int32(h)} }

func combatPart(c Card) rules.Part {
	return rules.Part{Kind: rules.PartCard, Index: CardPart + int32(c)}
}

func buttonPart(index int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: index} }

func countPart(n int) rules.Part { return rules.Part{Kind: rules.PartCount, Index: int32(n)} }

// Paths returns every way to point at the action.
func (Game) Paths(st rules.State, a rules.Action) [][]rules.Part {
	s := st.(*State)
	c, ok := Fields(a)
	if !ok {
		return nil
	}
	way := func(parts ...rules.Part) [][]rules.Part { return [][]rules.Part{parts} }
	switch c.Verb {
	case VerbDeal:
		return way(cardPart(c.Hero), rules.Part{Kind: rules.PartSeat, Index: int32(c.Seat)})
	case VerbInit:
		return way(countPart(int(c.Camp)))
	case VerbPick:
		return way(cardPart(c.Hero))
	case VerbLine:
		return way(cardPart(c.Line[0]), cardPart(c.Line[1]), cardPart(c.Line[2]), cardPart(c.Line[3]))
	case VerbShove, VerbMove:
		return way(squarePart(c.At))
	case VerbAct:
		return way(heroPart(c.Hero))
	case VerbShoot:
		target := squarePart(c.At)
		if h := s.HeroAt(c.At); h != NoHero {
			target = heroPart(h)
		}
		return [][]rules.Part{{target, buttonPart(ButtonShoot)}, {buttonPart(ButtonShoot), target}}
	case VerbBanner:
		return way(buttonPart(ButtonBanner))
	case VerbRaze:
		return s.razePaths(c)
	case VerbAttack:
		button := ButtonAttack
		if c.Stampede {
			button = ButtonStampede
		}
		return [][]rules.Part{{heroPart(c.Hero), buttonPart(button)}, {buttonPart(button), heroPart(c.Hero)}}
	case VerbCard:
		return way(combatPart(c.Card))
	}
	return way(buttonPart(ButtonDone))
}

// razePaths are the button of the group and the number, or a soldier of the group before them.
func (s *State) razePaths(c Choice) [][]rules.Part {
	_, camp := s.find(s.activation.hero)
	camp = camp.Other()
	ways := [][]rules.Part{{buttonPart(ButtonLine + int32(c.Group)), countPart(c.Count)}}
	for file := range NumFiles {
		for place := range MaxQueue {
			q := camp.FileSquare(file, place)
			if _, g, ok := s.Group(q); ok && g == c.Group {
				ways = append(ways, []rules.Part{squarePart(q), buttonPart(ButtonRaze), countPart(c.Count)})
			}
		}
	}
	return ways
}
