package forhonor

import (
	"fmt"
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Codes of refusals, beside those of package rules.
const (
	CodeWrongPhase  = "wrong-phase"  // the phase asks for another kind of action
	CodeNotEligible = "not-eligible" // the hero cannot be activated, or is not the one that is played
	CodeNotYours    = "not-yours"    // the hero is not in the hand, or not of the line
	CodeNoSquare    = "no-square"    // void, or off the battlefield
	CodeOccupied    = "occupied"     // a figure stands there
	CodeTooFar      = "too-far"      // it costs more moves than are left, or cannot be reached
	CodeMovesOver   = "moves-over"   // the hero has fought after it moved
	CodeEnterFirst  = "enter-first"  // the hero is not on the battlefield
	CodeAlreadyUsed = "already-used" // a second fight, shot or banner
	CodeNoPower     = "no-power"     // the hero lacks it
	CodeNoContact   = "no-contact"   // the target is not adjacent
	CodeOwnSide     = "own-side"     // the target is of one's own camp
	CodeTooMany     = "too-many"     // more soldiers than there are, or than moves are left
	CodeTooNear     = "too-near"     // the target of a shot is adjacent
	CodeOutOfRange  = "out-of-range" // it is more than four squares away
	CodeNoLine      = "no-line"      // it is on none of the eight lines
	CodeBlocked     = "blocked"      // void lies between
	CodeNoTarget    = "no-target"    // no enemy stands there
	CodeNoEffect    = "no-effect"    // nobody in reach of the banner is wounded
	CodeCardUsed    = "card-used"    // the card lies open since the first round
	CodeBadShove    = "bad-shove"    // not a nearest free square
	CodeMustEnter   = "must-enter"   // the hero can enter
	CodeInput       = "bad-input"    // the text or the thing pointed at means nothing
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
		return s.phase == PhaseDeal && !s.sees(s.receiver())
	}
	return s.phase.commits() && s.viewer != by
}

// refusal reports why the actor may not make the choice, nil when it may.
func (s *State) refusal(by rules.Seat, c Choice) *rules.Error {
	if !s.phase.takes(c.Verb) || by == rules.Nature && s.phase.commits() {
		return rules.Errorf(CodeWrongPhase, "this is the time to %s", s.phase.task()).WithCode("phase", s.phase.String())
	}
	if s.phase.commits() && !s.isComplete() && s.viewer != by {
		return rules.Errorf(rules.CodeNotYourTurn, "seat %s chooses in secret; what it chooses is not known here", by)
	}
	switch c.Verb {
	case VerbDeal, VerbInit:
		do := c.Pack()
		if !slices.ContainsFunc(s.Chances(nil), func(o rules.Outcome) bool { return o.Do == do }) {
			return rules.Errorf(rules.CodeAction, "chance cannot do that now")
		}
	case VerbPick:
		if !s.hands[by].Has(c.Hero) {
			return rules.Errorf(CodeNotYours, "%s is not in the hand; pick a hero that is", c.Hero).At(cardPart(c.Hero))
		}
	case VerbLine:
		return s.lineRefusal(by, c)
	case VerbShove:
		return s.shoveRefusal(c)
	case VerbAct:
		return s.callRefusal(c.Hero)
	case VerbCard:
		if c.Card == s.fight.first[s.side(by)] {
			return rules.Errorf(CodeCardUsed, "the %s has been played in the first round; choose another card", c.Card).
				At(combatPart(c.Card))
		}
	default:
		return s.activationRefusal(c)
	}
	return nil
}

// takes reports whether the verb belongs to the phase.
func (p Phase) takes(v Verb) bool {
	if p == PhaseAct {
		return v >= VerbMove && v <= VerbAttack || v == VerbDone
	}
	return v == phaseVerbs[p]
}

// phaseVerbs are the verbs of phases with only one; PhaseAct has several. They never change.
var phaseVerbs = [...]Verb{
	PhaseDeal: VerbDeal, PhasePick: VerbPick, PhaseLine: VerbLine, PhaseShove: VerbShove, PhaseDraw: VerbInit,
	PhaseCall: VerbAct, PhaseCombat: VerbCard, PhaseOver: 0,
}

func (s *State) lineRefusal(by rules.Seat, c Choice) *rules.Error {
	var line, own HeroSet
	for k := range c.Line {
		line = line.With(c.Line[k])
		own = own.With(s.armies[s.rules.Camps[by]].figures[k].Hero)
	}
	if line != own {
		return rules.Errorf(CodeNotYours, "the line must be the four heroes of the camp")
	}
	return nil
}

func (s *State) shoveRefusal(c Choice) *rules.Error {
	h := s.heroToShove()
	if c.Hero != h {
		return rules.Errorf(CodeNotEligible, "it is %s that must make way, not %s", h, c.Hero).At(heroPart(c.Hero))
	}
	f, _ := s.find(h)
	if !slices.Contains(s.shoveGoals(f.At), c.At) {
		return rules.Errorf(CodeBadShove, "%s is not one of the nearest free squares", c.At).At(squarePart(c.At))
	}
	return nil
}

func (s *State) callRefusal(h Hero) *rules.Error {
	f, camp := s.find(h)
	var why string
	switch {
	case f == nil:
		why = "is not in play"
	case camp != s.caller:
		why = "is of the other camp"
	case f.HasActed:
		why = "has been activated in this round"
	case f.Post == Waiting:
		why = "waits for the next round"
	case f.Post == Executed:
		why = "has been executed"
	case !s.Eligible(camp).Has(h):
		why = "is not the next in the line"
	default:
		return nil
	}
	return rules.Errorf(CodeNotEligible, "%s %s; name another hero", h, why).At(heroPart(h))
}

// activationRefusal reports why the hero that is being played cannot do it.
func (s *State) activationRefusal(c Choice) *rules.Error {
	f, camp := s.find(s.activation.hero)
	if c.Verb == VerbMove {
		return s.moveRefusal(f, camp, c.At)
	}
	if !f.isFielded() {
		if c.Verb == VerbDone {
			return rules.Errorf(CodeMustEnter, "%s must enter by the edge of its camp first", f.Hero)
		}
		return rules.Errorf(CodeEnterFirst, "%s is not on the battlefield yet; move it in by the edge of its camp", f.Hero)
	}
	switch c.Verb {
	case VerbShoot:
		return s.shotRefusal(f, camp, c.At)
	case VerbBanner:
		switch {
		case f.Hero.Power() != PowerBanner:
			return noPower(f.Hero, "vigour banner")
		case s.activation.hasRaisedBanner:
			return rules.Errorf(CodeAlreadyUsed, "the banner has been raised in this activation")
		case len(s.woundedHeroes(f, camp)) == 0:
			return rules.Errorf(CodeNoEffect, "nobody whom the banner reaches is wounded")
		}
	case VerbRaze:
		return s.razeRefusal(f, camp, c)
	case VerbAttack:
		return s.attackRefusal(f, camp, c)
	}
	return nil
}

func noPower(h Hero, power string) *rules.Error {
	return rules.Errorf(CodeNoPower, "%s has no %s", h, power)
}

func (s *State) moveRefusal(f *Figure, camp Camp, goal Square) *rules.Error {
	part := squarePart(goal)
	if goal >= NumSquares || goal.Void() {
		return rules.Errorf(CodeNoSquare, "there is no square at %s", goal).At(part)
	}
	if s.activation.stage == FoughtLast {
		return rules.Errorf(CodeMovesOver, "%s has fought after moving; it moves no more in this activation", f.Hero)
	}
	if !s.Free(goal) {
		return rules.Errorf(CodeOccupied, "%s is taken; choose a free square", goal).At(part)
	}
	left := s.MovesLeft()
	if s.explore(f, camp, left).canStop[goal] {
		return nil
	}
	text := "cannot be reached past the figures in the way"
	if cost := s.explore(f, camp, NumSquares).cost[goal]; cost != unreachable {
		text = fmt.Sprintf("is %d moves away", cost)
	}
	return rules.Errorf(CodeTooFar, "%s %s; %s has %d left", goal, text, f.Hero, left).At(part).WithNumber("n", left)
}

func (s *State) shotRefusal(f *Figure, camp Camp, target Square) *rules.Error {
	part := squarePart(target)
	switch {
	case f.Hero.Power() != PowerShot:
		return noPower(f.Hero, "shot")
	case s.activation.hasShot:
		return rules.Errorf(CodeAlreadyUsed, "%s has shot in this activation", f.Hero)
	}
	if err := ShotLineRefusal(f.At, target); err != nil {
		return err
	}
	if !s.enemyAt(target, camp) {
		if s.Free(target) {
			return rules.Errorf(CodeNoTarget, "no enemy stands at %s", target).At(part)
		}
		return rules.Errorf(CodeOwnSide, "at %s stands a figure of the own camp", target).At(part)
	}
	return nil
}

// ShotLineRefusal reports why a shot cannot go from one square to the other, no matter who stands there: adjacent, too far, on
// no line, or with void between, whose square is the last part of the error. It returns nil when it can.
func ShotLineRefusal(from, to Square) *rules.Error {
	part := squarePart(to)
	if to >= NumSquares || to.Void() {
		return rules.Errorf(CodeNoSquare, "there is no square at %s", to).At(part)
	}
	apart, dx, dy, ok := line(from, to)
	switch {
	case apart < ShotNearest:
		return rules.Errorf(CodeTooNear, "%s is too near; a shot goes %d to %d squares", to, ShotNearest, ShotFarthest).
			At(part)
	case !ok:
		return rules.Errorf(CodeNoLine, "%s is on no straight line from %s", to, from).At(part)
	case apart > ShotFarthest:
		return rules.Errorf(CodeOutOfRange, "%s is %d squares away; a shot goes %d to %d", to, apart,
			ShotNearest, ShotFarthest).At(part).WithNumber("n", apart)
	}
	if q := wallOnLine(from, apart, dx, dy); q != NoSquare {
		return rules.Errorf(CodeBlocked, "the wall at %s is in the way", q).At(part, squarePart(q))
	}
	return nil
}

func fightOver(f *Figure) *rules.Error {
	return rules.Errorf(CodeAlreadyUsed, "%s has fought in this activation", f.Hero)
}

func (s *State) razeRefusal(f *Figure, camp Camp, c Choice) *rules.Error {
	if !s.MayFight() {
		return fightOver(f)
	}
	if !s.touches(f.At, camp.Other(), c.Group) {
		return rules.Errorf(CodeNoContact, "no enemy soldier of that group stands beside %s", f.Hero)
	}
	most := min(s.RazesLeft(), s.armies[camp.Other()].group(c.Group))
	if c.Count < 1 || c.Count > most {
		return rules.Errorf(CodeTooMany, "%d soldiers cannot be removed; expected 1 to %d", c.Count, most).
			At(rules.Part{Kind: rules.PartCount, Index: int32(c.Count)}).WithNumber("n", most)
	}
	return nil
}

func (s *State) attackRefusal(f *Figure, camp Camp, c Choice) *rules.Error {
	part := heroPart(c.Hero)
	if !s.MayFight() {
		return fightOver(f)
	}
	target, other := s.find(c.Hero)
	switch {
	case target == nil || !target.isFielded():
		return rules.Errorf(CodeNoTarget, "%s is not on the battlefield", c.Hero).At(part)
	case other == camp:
		return rules.Errorf(CodeOwnSide, "%s is of the own camp", c.Hero).At(part)
	case !f.At.Adjacent(target.At):
		return rules.Errorf(CodeNoContact, "%s does not stand beside %s", c.Hero, f.Hero).At(part)
	case c.Stampede && f.Hero.Power() != PowerStampede:
		return noPower(f.Hero, "stampede")
	}
	return nil
}
