package honshu

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Codes of refusals, beside those of package rules. Those of placements stand with [Fault].
const (
	CodeWrongPhase = "wrong-phase"   // the phase asks for another kind of action
	CodeNotInHand  = "not-in-hand"   // the card is not in the hand, or not the one to be built
	CodeNoCube     = "no-cube"       // the square gives no cube
	CodeColour     = "wrong-colour"  // another colour has been laid first
	CodeNoBoost    = "no-boost-here" // cubes are not laid on bids and picks
	CodeNotOnTable = "not-on-table"  // the card cannot be taken
	CodeSameCube   = "same-cube"     // one square is to pay twice
	CodeTooFew     = "too-few-cubes" // fewer than two cubes
	CodeNoPair     = "no-such-pair"  // there are pairs 1 and 2
	CodeNotInPair  = "not-in-pair"   // the card is not in the pair taken
	CodeInput      = "bad-input"     // the text or the thing pointed at means nothing
)

// check returns the choice of a move that may be made, or why it may not. A hidden move gives the zero Choice.
func (s *State) check(m rules.Move) (Choice, error) {
	return gamekit.Check(s.Actors(), m, s.mayHide, Fields, s.refusal)
}

// mayHide reports whether a move of the actor can be one that the viewer may not see.
func (s *State) mayHide(by rules.Seat) bool {
	if s.isComplete() {
		return false
	}
	if by == rules.Nature {
		return (s.phase == PhaseDeal || s.phase == PhaseRefill) && !s.sees(s.receiver())
	}
	return s.phase.commits() && s.viewer != by
}

// refusal reports why the actor may not make the choice, nil when it may.
func (s *State) refusal(by rules.Seat, c Choice) *rules.Error {
	if want := phaseVerbs[s.phase]; c.Verb != want && !(c.Verb == VerbPay && s.phase == PhaseContest) {
		return rules.Errorf(CodeWrongPhase, "this is the time to %s", s.phase.task()).WithCode("phase", s.phase.String())
	}
	if by == rules.Nature {
		return s.chanceRefusal(c)
	}
	if s.phase.commits() && !s.isComplete() && s.viewer != by {
		return rules.Errorf(rules.CodeNotYourTurn, "seat %s chooses in secret; what it chooses is not known here", by)
	}
	p := &s.players[by]
	switch c.Verb {
	case VerbPlay:
		return s.playRefusal(by, c)
	case VerbTake:
		if !s.Table().Has(c.Card) {
			return rules.Errorf(CodeNotOnTable, "the card %s cannot be taken; choose one that still lies on the table", c.Card).
				At(cardPart(c.Card))
		}
	case VerbBid, VerbPick, VerbDrop:
		return s.handRefusal(by, c.Card)
	case VerbPay:
		return payRefusal(p.cardMap, c.From)
	case VerbPair:
		if c.N > 2 {
			return rules.Errorf(CodeNoPair, "there is no pair %d; expected 1 or 2", c.N)
		}
	case VerbKeep:
		if pair := s.Pair(int(p.pair)); c.Card != pair[0] && c.Card != pair[1] {
			return rules.Errorf(CodeNotInPair, "the card %s is not in your pair; keep %s or %s", c.Card, pair[0], pair[1]).
				At(cardPart(c.Card)).WithNumber("first", int(pair[0])).WithNumber("second", int(pair[1]))
		}
	case VerbBuild:
		if c.Card != p.card {
			return rules.Errorf(CodeNotInHand, "the card %s is not yours to build; build the card %s", c.Card, p.card).
				At(cardPart(c.Card)).WithNumber("card", int(p.card))
		}
		return p.cardMap.refusal(c.Place, s.rules.Weave)
	}
	return nil
}

// task says what the phase is for, after "time to".
func (p Phase) task() string {
	switch p {
	case PhasePlay:
		return "play a card"
	case PhaseTake:
		return "take a card from the table"
	case PhaseBid:
		return "bid a card"
	case PhaseContest:
		return "stand, or pay two cubes"
	case PhaseChoose:
		return "take a pair"
	case PhaseKeep:
		return "keep a card of the pair"
	case PhasePick:
		return "pick a card"
	case PhaseDrop:
		return "drop a card"
	case PhaseBuild:
		return "build the card"
	}
	return "draw by chance"
}

// chanceRefusal reports why Nature cannot do this.
func (s *State) chanceRefusal(c Choice) *rules.Error {
	fits := false
	switch c.Verb {
	case VerbProvince:
		side := Province(s.rules.side(), 1)
		fits = c.Seat == s.receiver() && c.Card >= side && c.Card < side+NumProvinces && !s.isProvinceDealt(c.Card)
	case VerbOrder:
		fits = c.N == s.nextOrder() && int(c.Seat) < s.Seats() && s.players[c.Seat].order == 0
	case VerbGoal:
		fits = true
	case VerbDeal:
		fits = c.Seat == s.receiver() && s.sees(c.Seat) && !s.LocatedCards().Has(c.Card)
	case VerbOpen:
		fits = !s.LocatedCards().Has(c.Card)
	}
	if !fits {
		return rules.Errorf(rules.CodeAction, "chance cannot do this now: what it gives must be left, and go to who is next")
	}
	return nil
}

// holds reports whether the seat has the card in hand, as far as can be known here.
func (s *State) holds(by rules.Seat, card Card) bool {
	p := &s.players[by]
	return p.hand.Has(card) || !s.isComplete() && p.hand.Len() < int(p.handCount) && !s.LocatedCards().Has(card)
}

func (s *State) handRefusal(by rules.Seat, card Card) *rules.Error {
	if s.holds(by, card) {
		return nil
	}
	return rules.Errorf(CodeNotInHand, "the card %s is not in the hand; choose a card that is", card).At(cardPart(card))
}

func (s *State) playRefusal(by rules.Seat, c Choice) *rules.Error {
	if err := s.handRefusal(by, c.Card); err != nil || !c.Boost {
		return err
	}
	at, land := c.From[0], s.players[by].cardMap
	if !land.Cube(at) {
		return noCube(at)
	}
	if led, fixed := s.LeadColour(); fixed && land.At(at) != Production(led) {
		return rules.Errorf(CodeColour, "the cube at %s is not %s, as the first cube of this trick", at, led).At(cellPart(at)).
			WithCode("good", led.String())
	}
	return nil
}

func noCube(at Cell) *rules.Error {
	return rules.Errorf(CodeNoCube, "there is no cube of yours at %s; point at a production square that holds one", at).
		At(cellPart(at))
}

func payRefusal(land *Map, from [2]Cell) *rules.Error {
	if land.NumCubes() < PayCubes {
		return rules.Errorf(CodeTooFew, "two cubes are to be paid; there are fewer on your map")
	}
	for _, at := range from {
		if !land.Cube(at) {
			return noCube(at)
		}
	}
	switch {
	case from[0] == from[1]:
		return rules.Errorf(CodeSameCube, "the square %s cannot pay twice; two different squares pay", from[0]).
			At(cellPart(from[0]))
	case from[0] > from[1]:
		return rules.Errorf(rules.CodeAction, "the squares are named row by row, from the left").
			At(cellPart(from[0]), cellPart(from[1]))
	}
	return nil
}
