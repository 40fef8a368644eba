package honshu

import "engawa/rules"

// Legal appends what the seat may do, ascending.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || !s.Actors().Has(by) || !s.isComplete() && s.viewer != by {
		return dst
	}
	return s.legal(by, dst)
}

// legal is Legal for an actor.
func (s *State) legal(by rules.Seat, dst []rules.Action) []rules.Action {
	p := &s.players[by]
	switch s.phase {
	case PhasePlay:
		return s.legalPlays(p, dst)
	case PhaseTake:
		return appendCards(dst, VerbTake, s.Table())
	case PhaseBid, PhasePick, PhaseDrop:
		return appendCards(dst, phaseVerbs[s.phase], p.hand)
	case PhaseContest:
		return legalPayments(p.cardMap, append(dst, Choice{Verb: VerbStand}.Pack()))
	case PhaseChoose:
		return append(dst, Choice{Verb: VerbPair, N: 1}.Pack(), Choice{Verb: VerbPair, N: 2}.Pack())
	case PhaseKeep:
		pair := s.Pair(int(p.pair))
		return appendCards(dst, VerbKeep, CardSet(0).With(pair[0]).With(pair[1]))
	}
	return p.cardMap.AppendBuilds(dst, p.card, s.rules.Weave)
}

func appendCards(dst []rules.Action, verb Verb, set CardSet) []rules.Action {
	for c := range set.All() {
		dst = append(dst, Choice{Verb: verb, Card: c}.Pack())
	}
	return dst
}

func (s *State) legalPlays(p *player, dst []rules.Action) []rules.Action {
	led, fixed := s.LeadColour()
	var buffer [MaxPlacements * squares]Cell
	cubes := p.cardMap.CubeCells(buffer[:0])
	for card := range p.hand.All() {
		dst = append(dst, Choice{Verb: VerbPlay, Card: card}.Pack())
		for _, at := range cubes {
			if c, _ := p.cardMap.At(at).Production(); !fixed || c == led {
				dst = append(dst, Choice{Verb: VerbPlay, Card: card, Boost: true, From: [2]Cell{at}}.Pack())
			}
		}
	}
	return dst
}

func legalPayments(land *Map, dst []rules.Action) []rules.Action {
	var buffer [MaxPlacements * squares]Cell
	cubes := land.CubeCells(buffer[:0])
	for k, first := range cubes {
		for _, second := range cubes[k+1:] {
			dst = append(dst, Choice{Verb: VerbPay, From: [2]Cell{first, second}}.Pack())
		}
	}
	return dst
}

// Chances appends what Nature may do, ascending, all alike. A View lists of a deal that its viewer will see every card
// that it has not located, and nothing of one that it will not see.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	if !s.Actors().Has(rules.Nature) || s.phase.commits() {
		return dst
	}
	add := func(c Choice) { dst = append(dst, rules.Outcome{Do: c.Pack(), Weight: 1}) }
	seat := s.receiver()
	switch s.phase {
	case PhaseProvince:
		for n := 1; n <= NumProvinces; n++ {
			if card := Province(s.rules.side(), n); !s.isProvinceDealt(card) {
				add(Choice{Verb: VerbProvince, Seat: seat, Card: card})
			}
		}
	case PhaseOrder:
		next := s.nextOrder()
		for k := range rules.Seat(s.seats) {
			if s.players[k].order == 0 {
				add(Choice{Verb: VerbOrder, Seat: k, N: next})
			}
		}
	case PhaseGoal:
		for n := 1; n <= NumGoals; n++ {
			add(Choice{Verb: VerbGoal, N: n})
		}
	case PhaseDeal, PhaseRefill:
		if s.sees(seat) {
			for card := range (everyCard &^ s.LocatedCards()).All() {
				add(Choice{Verb: VerbDeal, Seat: seat, Card: card})
			}
		}
	case PhaseOpen:
		for card := range (everyCard &^ s.LocatedCards()).All() {
			add(Choice{Verb: VerbOpen, Card: card})
		}
	}
	return dst
}

// isProvinceDealt reports whether a seat has the province.
func (s *State) isProvinceDealt(province Card) bool {
	for k := range s.players {
		if m := s.players[k].cardMap; m != nil && m.placements[0].Card == province {
			return true
		}
	}
	return false
}

// nextOrder returns the lowest order card that nobody has.
func (s *State) nextOrder() int {
	n := 1
	for s.holder(int8(n)) != rules.Nature {
		n++
	}
	return n
}
