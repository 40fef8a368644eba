package honshu

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
func (s *State) meaning(by rules.Seat, parts []rules.Part) meaning {
	last := parts[len(parts)-1]
	switch s.phase {
	case PhasePlay:
		return s.playMeaning(parts, last)
	case PhaseContest:
		return s.payMeaning(parts, last)
	case PhaseBuild:
		return s.buildMeaning(s.players[by], parts, last)
	}
	card, isCard := cardOf(last)
	_, isCell := cellOf(last)
	switch {
	case isCell && len(parts) == 2 && (s.phase == PhaseBid || s.phase == PhasePick):
		return meaning{Else: noBoost().At(last)}
	case len(parts) > 1:
		return meaning{Else: tooMany(last)}
	case !isCard:
		return meaning{Else: s.unknownPart(last)}
	case s.phase == PhaseChoose:
		return meaning{Else: rules.Errorf(CodeNotOnTable, "the card %s is in neither pair; choose one that is", card).At(last)}
	}
	return meaning{Choices: []Choice{{Verb: phaseVerbs[s.phase], Card: card}}}
}

func noBoost() *rules.Error {
	return rules.Errorf(CodeNoBoost, "no cube is laid on this card; only cards played to a trick are raised by one")
}

func tooMany(part rules.Part) *rules.Error {
	return rules.Errorf(CodeInput, "the action is complete; nothing more is pointed at").At(part)
}

// unknownPart refuses a thing that has no part in this phase.
func (s *State) unknownPart(part rules.Part) *rules.Error {
	return rules.Errorf(CodeInput, "this cannot be chosen now; it is the time to %s", s.phase.task()).At(part).WithCode("phase", s.phase.String())
}

func (s *State) playMeaning(parts []rules.Part, last rules.Part) meaning {
	card, isCard := cardOf(parts[0])
	at, isCell := cellOf(last)
	switch {
	case len(parts) == 1 && isCard:
		return meaning{Choices: []Choice{{Verb: VerbPlay, Card: card}}}
	case len(parts) == 2 && isCell:
		return meaning{Choices: []Choice{{Verb: VerbPlay, Card: card, Boost: true, From: [2]Cell{at}}}}
	case len(parts) > 2:
		return meaning{Else: tooMany(last)}
	}
	return meaning{Else: s.unknownPart(last)}
}

func (s *State) payMeaning(parts []rules.Part, last rules.Part) meaning {
	first, pays := cellOf(parts[0])
	second, isCell := cellOf(last)
	switch {
	case len(parts) > 2 || len(parts) == 2 && !pays:
		return meaning{Else: tooMany(last)}
	case !isCell:
		return meaning{Else: s.unknownPart(last)}
	}
	return meaning{Choices: []Choice{{Verb: VerbPay, From: [2]Cell{min(first, second), max(first, second)}}}}
}

// buildMeaning is the meaning of a cell, a turn and a level. Without the last two it is the card as it is dealt, over
// the map.
func (s *State) buildMeaning(p player, parts []rules.Part, last rules.Part) meaning {
	at, ok := cellOf(parts[0])
	place := Placement{Card: p.card, X: int8(at.X()), Y: int8(at.Y())}
	if len(parts) > 1 {
		turn := parts[1].Index - ButtonTurn
		ok = parts[1].Kind == rules.PartButton && turn >= 0 && turn <= 3
		place.Turn = uint8(turn)
	}
	if len(parts) > 2 {
		place.Hidden, ok = hiddenSquares(parts[2], p.cardMap.Under(place).Hidden)
	}
	switch {
	case len(parts) > 3:
		return meaning{Else: tooMany(last)}
	case !ok:
		return meaning{Else: s.unknownPart(last)}
	}
	return meaning{Choices: []Choice{{Verb: VerbBuild, Card: p.card, Place: place}}}
}

// hiddenSquares returns the squares that the button of a level hides, when the card shares the given ones with the map. It
// returns false for other parts, and for a woven set that is over or under.
func hiddenSquares(part rules.Part, shared uint8) (hidden uint8, ok bool) {
	woven := part.Index - ButtonWoven
	switch {
	case part == buttonPart(ButtonOver):
		return 0, true
	case part == buttonPart(ButtonUnder):
		return shared, shared != 0
	}
	return uint8(woven), part.Kind == rules.PartButton && woven > 0 && woven <= allSquares && uint8(woven) != shared
}
