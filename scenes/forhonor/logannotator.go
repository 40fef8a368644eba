package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
)

// Round implements table.LogAnnotator.
func (b *Board) Round(s rules.State) int { return s.(*game.State).Round() }

// LineParts implements table.LogAnnotator: a line lights up the figures that it is about, and the square where something
// happened.
func (b *Board) LineParts(st rules.State, m rules.Move) []rules.Part {
	s, ok := st.(*game.State)
	if !ok {
		return nil
	}
	m, _ = b.secrets.currentSentence(b.state, s, m)
	return partsOf(s, m)
}

// RevisesLine implements table.LogAnnotator: a secret choice is narrated once it lies open.
func (b *Board) RevisesLine(st rules.State, _ rules.Move) bool {
	s, ok := st.(*game.State)
	return ok && isSecret(s)
}

// partsOf returns the figures and squares of a move.
func partsOf(s *game.State, m rules.Move) (list []rules.Part) {
	add := func(h game.Hero) {
		if h != game.NoHero {
			list = append(list, heroPart(h))
		}
	}
	if s.Phase() == game.PhaseCombat {
		heroes, _ := s.Fight()
		add(heroes[0])
		add(heroes[1])
		return list
	}
	c, ok := game.Fields(m.Do)
	if !ok {
		return nil
	}
	active, _, _, _ := s.Active()
	add(active)
	switch c.Verb {
	case game.VerbAct, game.VerbPick, game.VerbAttack:
		add(c.Hero)
	case game.VerbLine:
		for _, h := range c.Line {
			add(h)
		}
	case game.VerbShove:
		add(c.Hero)
		list = append(list, squarePart(c.At))
	case game.VerbMove:
		list = append(list, squarePart(c.At))
	case game.VerbShoot:
		if h := s.HeroAt(c.At); h != game.NoHero {
			add(h)
		} else {
			list = append(list, squarePart(c.At))
		}
	case game.VerbRaze:
		list = append(list, soldiersOf(s, active, c.Group)...)
	}
	return list
}

// soldiersOf returns the squares of a group of soldiers that a hero can fight.
func soldiersOf(s *game.State, h game.Hero, group game.Group) (list []rules.Part) {
	_, own, _ := s.Figure(h)
	for q := range game.Square(game.NumSquares) {
		if camp, of, ok := s.Group(q); ok && camp != own && of == group {
			list = append(list, squarePart(q))
		}
	}
	return list
}
