package forhonor

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Why reports why pointing at these parts leads to no legal action; nil when it does lead to one.
func (g Game) Why(st rules.State, by rules.Seat, parts []rules.Part) error {
	s := st.(*State)
	return gamekit.Explain(g, s, by, parts, s.meaning, s.refusal)
}

type meaning = gamekit.Meaning[Choice]

// meaning reports what parts seem to mean of which the last leads nowhere.
func (s *State) meaning(_ rules.Seat, parts []rules.Part) meaning {
	last := parts[len(parts)-1]
	m := meaning{Else: rules.Errorf(CodeInput, "this cannot be chosen now; it is the time to %s", s.phase.task()).At(last).
		WithCode("phase", s.phase.String())}
	if c, ok := s.intendedChoice(parts); ok {
		m.Choices = []Choice{c}
	}
	return m
}

// intendedChoice returns the action that somebody who points at the parts has in mind, legal or not.
func (s *State) intendedChoice(parts []rules.Part) (Choice, bool) {
	var hero Hero
	square := NoSquare
	button, count := int32(-1), 1
	var card Card
	for _, p := range parts {
		switch {
		case p.Kind == rules.PartPiece && Hero(p.Index).valid(), p.Kind == rules.PartCard && Hero(p.Index).valid():
			hero = Hero(p.Index)
		case p.Kind == rules.PartCard && p.Index > CardPart && p.Index <= CardPart+NumCards:
			card = Card(p.Index - CardPart)
		case p.Kind == rules.PartCell && p.Index >= 0 && p.Index < NumSquares:
			square = Square(p.Index)
		case p.Kind == rules.PartButton:
			button = p.Index
		case p.Kind == rules.PartCount:
			count = int(p.Index)
		default:
			return Choice{}, false
		}
	}
	switch s.phase {
	case PhasePick:
		return Choice{Verb: VerbPick, Hero: hero}, hero != NoHero
	case PhaseLine:
		return Choice{Verb: VerbLine, Line: [CampSize]Hero{hero, hero, hero, hero}}, hero != NoHero
	case PhaseShove:
		return Choice{Verb: VerbShove, Hero: s.heroToShove(), At: square}, square != NoSquare
	case PhaseCall:
		return Choice{Verb: VerbAct, Hero: hero}, hero != NoHero
	case PhaseCombat:
		return Choice{Verb: VerbCard, Card: card}, card != NoCard
	case PhaseAct:
		return s.intendedActivation(hero, square, button, count)
	}
	return Choice{}, false
}

// intendedActivation is intendedChoice for the hero that is being played.
func (s *State) intendedActivation(hero Hero, square Square, button int32, count int) (Choice, bool) {
	target := square
	if f, _ := s.find(hero); f != nil && square == NoSquare {
		target = f.At
	}
	switch button {
	case ButtonDone:
		return Choice{Verb: VerbDone}, true
	case ButtonBanner:
		return Choice{Verb: VerbBanner}, true
	case ButtonShoot:
		if target == NoSquare {
			target = s.activation.at(s)
		}
		return Choice{Verb: VerbShoot, At: target}, true
	case ButtonLine, ButtonRear:
		return Choice{Verb: VerbRaze, Group: Group(button - ButtonLine), Count: count}, true
	case ButtonRaze:
		_, g, _ := s.Group(square)
		return Choice{Verb: VerbRaze, Group: g, Count: count}, true
	case ButtonAttack, ButtonStampede:
		return Choice{Verb: VerbAttack, Hero: hero, Stampede: button == ButtonStampede}, hero != NoHero
	}
	if hero != NoHero {
		if s.meansShot(hero, target) {
			return Choice{Verb: VerbShoot, At: target}, true
		}
		return Choice{Verb: VerbAttack, Hero: hero}, true
	}
	if camp, g, ok := s.Group(square); ok {
		if _, own := s.find(s.activation.hero); camp != own {
			return Choice{Verb: VerbRaze, Group: g, Count: count}, true
		}
	}
	return Choice{Verb: VerbMove, At: square}, square != NoSquare
}

// meansShot reports whether pointing at an enemy means a shot: the hero that is being played can still shoot, and does
// not stand beside the enemy.
func (s *State) meansShot(enemy Hero, target Square) bool {
	_, own := s.find(s.activation.hero)
	_, other := s.find(enemy)
	at := s.activation.at(s)
	return own != other && s.activation.hero.Power() == PowerShot && !s.activation.hasShot &&
		at != NoSquare && target != NoSquare && !at.Adjacent(target)
}

// at returns the square of the hero that is being played.
func (a *activation) at(s *State) Square {
	f, _ := s.find(a.hero)
	return f.At
}
