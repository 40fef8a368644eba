package honshu

import "engawa/rules"

// Why tells why pointing at these parts leads to no legal action; nil when it does lead to one.
func (Game) Why(st rules.State, by rules.Seat, parts []rules.Part) error {
	s := st.(*State)
	if err := rules.CheckActor(s.Actors(), by); err != nil {
		return err
	}
	if by == rules.Nature || !s.whole() && s.viewer != by {
		return rules.Errorf(rules.CodeNotYourTurn, "what is left to chance or to another seat is not pointed at here")
	}
	if len(parts) == 0 {
		return nil
	}
	return s.why(by, parts).OrNil()
}

// why is Why for an actor that has pointed at something.
func (s *State) why(by rules.Seat, parts []rules.Part) *rules.Error {
	switch s.phase {
	case PhasePlay:
		return s.whyPlay(by, parts)
	case PhaseContest:
		return s.whyContest(by, parts)
	case PhaseChoose:
		return s.whyPair(parts)
	case PhaseBuild:
		return s.whyBuild(by, parts)
	}
	card, ok := cardOf(parts[0])
	if !ok {
		return s.whyOther(parts[0])
	}
	if err := s.refusal(by, Choice{Verb: s.phase.verb(), Card: card}); err != nil {
		return err
	}
	if len(parts) == 1 {
		return nil
	}
	if _, ok := cellOf(parts[1]); ok && (s.phase == PhaseBid || s.phase == PhasePick) {
		return noBoost().At(parts[1])
	}
	return tooMany(parts[1:])
}

func noBoost() *rules.Error {
	return rules.Errorf(CodeNoBoost, "no cube is laid on this card; only cards played to a trick are raised by one")
}

func tooMany(parts []rules.Part) *rules.Error {
	return rules.Errorf(CodeInput, "the action is complete; nothing more is pointed at").At(parts...)
}

// whyOther refuses a thing that has no part in this phase.
func (s *State) whyOther(part rules.Part) *rules.Error {
	return rules.Errorf(CodeInput, "this cannot be chosen now; it is the time to %s", s.phase.task()).At(part)
}

func (s *State) whyPlay(by rules.Seat, parts []rules.Part) *rules.Error {
	card, ok := cardOf(parts[0])
	if !ok {
		return s.whyOther(parts[0])
	}
	if err := s.refuseHeld(by, card); err != nil || len(parts) == 1 {
		return err
	}
	at, ok := cellOf(parts[1])
	if !ok && parts[1] != buttonPart(ButtonPlain) {
		return s.whyOther(parts[1])
	}
	if ok {
		if err := s.refusePlay(by, Choice{Verb: VerbPlay, Card: card, Boost: true, From: [2]Cell{at}}); err != nil {
			return err
		}
	}
	if len(parts) > 2 {
		return tooMany(parts[2:])
	}
	return nil
}

func (s *State) whyContest(by rules.Seat, parts []rules.Part) *rules.Error {
	if parts[0] == buttonPart(ButtonStand) {
		if len(parts) > 1 {
			return tooMany(parts[1:])
		}
		return nil
	}
	var cells []Cell
	for _, part := range parts[:min(len(parts), 2)] {
		at, ok := cellOf(part)
		if !ok {
			return s.whyOther(part)
		}
		if !s.of[by].land.Cube(at) {
			return noCube(at)
		}
		cells = append(cells, at)
	}
	if len(cells) < 2 {
		return nil // who contests has two cubes
	}
	if err := refusePay(s.of[by].land, [2]Cell{min(cells[0], cells[1]), max(cells[0], cells[1])}); err != nil {
		return err
	}
	if len(parts) > 2 {
		return tooMany(parts[2:])
	}
	return nil
}

func (s *State) whyPair(parts []rules.Part) *rules.Error {
	card, ok := cardOf(parts[0])
	switch {
	case ok && !s.Table().Has(card):
		return rules.Errorf(CodeNotOnTable, "the card %s is in neither pair; choose one that is", card).At(parts[0])
	case !ok && parts[0] != buttonPart(ButtonPair1) && parts[0] != buttonPart(ButtonPair2):
		return s.whyOther(parts[0])
	case len(parts) > 1:
		return tooMany(parts[1:])
	}
	return nil
}

func (s *State) whyBuild(by rules.Seat, parts []rules.Part) *rules.Error {
	land := s.of[by].land
	at, ok := cellOf(parts[0])
	if !ok {
		return s.whyOther(parts[0])
	}
	p := Placement{Card: s.of[by].card, X: int8(at.X()), Y: int8(at.Y())}
	if len(parts) == 1 {
		return land.whyNowhere(p, 0, 3, s.rules.Weave)
	}
	if parts[1].Kind != rules.PartButton || parts[1].Index < ButtonTurn || parts[1].Index > ButtonTurn+3 {
		return s.whyOther(parts[1])
	}
	p.Turn = uint8(parts[1].Index - ButtonTurn)
	if len(parts) == 2 {
		return land.whyNowhere(p, p.Turn, p.Turn, s.rules.Weave)
	}
	hidden, ok := hiddenBy(parts[2], land.Under(p).Hidden)
	if !ok {
		return s.whyOther(parts[2])
	}
	p.Hidden = hidden
	if err := land.refuse(p, s.rules.Weave); err != nil {
		return err
	}
	if len(parts) > 3 {
		return tooMany(parts[3:])
	}
	return nil
}

// hiddenBy returns the squares that the button of a level hides, when the card shares the given ones with the map. It
// returns false for other parts, and for a woven set that is over or under.
func hiddenBy(part rules.Part, shared uint8) (hidden uint8, ok bool) {
	woven := part.Index - ButtonWoven
	switch {
	case part == buttonPart(ButtonOver):
		return 0, true
	case part == buttonPart(ButtonUnder):
		return shared, shared != 0
	}
	return uint8(woven), part.Kind == rules.PartButton && woven > 0 && woven <= allSquares && uint8(woven) != shared
}

// whyNowhere tells why the card cannot lie with its box there, turned in any way from first to last: for the first of
// them, over the map. It returns nil when it can.
func (m *Map) whyNowhere(p Placement, first, last uint8, weave bool) *rules.Error {
	for p.Turn = first; p.Turn <= last; p.Turn++ {
		if m.fitsSomehow(p, weave) {
			return nil
		}
	}
	p.Turn = first
	return m.refuse(p, weave)
}

// fitsSomehow reports whether the card can lie there at any level.
func (m *Map) fitsSomehow(p Placement, weave bool) bool {
	shared := m.Under(p).Hidden
	if shared == 0 {
		return false
	}
	for p.Hidden = 0; p.Hidden <= shared; p.Hidden++ {
		whole := p.Hidden == 0 || p.Hidden == shared
		if (whole || weave && p.Hidden&^shared == 0) && m.Try(p, weave).Legal() {
			return true
		}
	}
	return false
}
