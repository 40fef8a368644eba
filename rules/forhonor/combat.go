package forhonor

import (
	"math/bits"

	"engawa/rules"
)

// attack begins a fight: gang-up, stampede, then the first round: docs/rules/forhonor.md, 7.5.
func (s *State) attack(f *Figure, c Choice, t *emitter) {
	target, _ := s.find(c.Hero)
	s.markFought()
	t.mark(ThingAttack, f.Hero, f.At, target.At)
	if friend, _ := s.find(s.GangUpOn(f.Hero, target.Hero)); friend != nil {
		t.mark(ThingGang, friend.Hero, friend.At, target.At)
		s.hurt(target, 1, t)
		if target.Life <= 0 {
			s.removeHero(target, Waiting, t)
			return
		}
	}
	if c.Stampede {
		s.stampede(f, target, t)
		if target.Life <= 0 {
			s.removeHero(target, Waiting, t)
			return
		}
	}
	s.fight = combat{hero: [2]Hero{f.Hero, target.Hero}, firstWinner: noSide}
	s.phase = PhaseCombat
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: ThingCombat, From: int32(f.At), To: int32(target.At), N: 1})
}

// GangUpOn returns who joins in when the hero attacks the target as figures stand now; NoHero for nobody.
func (s *State) GangUpOn(attacker, target Hero) Hero {
	f, camp := s.find(attacker)
	foe, _ := s.find(target)
	return GangUp(target, s.heroesBeside(f, camp, foe.At))
}

// heroesBeside returns the other heroes of the camp that stand beside the square.
func (s *State) heroesBeside(f *Figure, camp Camp, at Square) (set HeroSet) {
	for k := range s.armies[camp].figures {
		if other := &s.armies[camp].figures[k]; other != f && other.isFielded() && other.At.Adjacent(at) {
			set = set.With(other.Hero)
		}
	}
	return set
}

// GangUp returns who joins in when the target is attacked while these other heroes of the attacker's camp stand beside
// it: the first by number. It returns NoHero when there is none, or the target minds no numbers:
// docs/rules/forhonor.md, 7.5.
func GangUp(target Hero, beside HeroSet) Hero {
	if beside == 0 || target.Power() == PowerColossus {
		return NoHero
	}
	return Hero(bits.TrailingZeros16(uint16(beside)))
}

// StampedeReach is how many squares the Raider pushes.
const StampedeReach = 2

// Stampede returns the squares over which an attack from a square beside the target pushes it straight away, where some
// are free. What stops it short costs it a life. The attacker follows.
func Stampede(from, target Square, Free func(Square) bool) (way []Square, stopped bool) {
	dx, dy := target.Column()-from.Column(), target.Row()-from.Row()
	for range StampedeReach {
		if target = target.step(dx, dy); !Free(target) {
			return way, true
		}
		way = append(way, target)
	}
	return way, false
}

func (s *State) stampede(f, target *Figure, t *emitter) {
	t.mark(ThingStampede, f.Hero, f.At, target.At)
	way, stopped := Stampede(f.At, target.At, s.Free)
	for _, next := range way {
		t.walk(target, int32(target.At), []Square{next})
		t.walk(f, int32(f.At), []Square{target.At})
		f.At, target.At = target.At, next
	}
	if stopped {
		s.hurt(target, 1, t)
	}
}

// closeCombat turns both cards over and does what they do.
func (s *State) closeCombat(chosen *[rules.MaxSeats]Choice, t *emitter) {
	var figures [2]*Figure
	var sides [2]Fighter
	for k, h := range s.fight.hero {
		figures[k], _ = s.find(h)
		sides[k] = Fighter{Hero: h, Card: chosen[figures[k].Owner].Card, WonFirstRound: int(s.fight.firstWinner) == k}
		t.EmitOf(figures[k].Owner, rules.Event{
			Kind: rules.EvReveal, Thing: ThingCard + int32(sides[k].Card), From: noPlace, To: noPlace, N: int32(h),
		})
	}
	o := Fight(sides[0], sides[1])
	if o.Blow {
		t.EmitOf(figures[o.Winner].Owner, rules.Event{
			Kind: rules.EvFlip, Thing: ThingBlow, From: int32(figures[o.Winner].At), To: int32(figures[1-o.Winner].At),
		})
	}
	for k, f := range figures {
		s.hurt(f, o.Loss[k], t)
	}
	dead := false
	for k, f := range figures {
		if f.Life > 0 {
			continue
		}
		dead = true
		blow := o.Blow && int(o.Winner) == 1-k
		s.removeHero(f, s.postAfterDeath(f, figures[1-k].Hero, blow), t)
	}
	if !dead && s.fight.first[0] == NoCard {
		s.fight.first = [2]Card{sides[0].Card, sides[1].Card}
		s.fight.firstWinner = o.Winner
		t.Emit(rules.Event{
			Kind: rules.EvPhase, Thing: ThingCombat, From: int32(figures[0].At), To: int32(figures[1].At), N: 2,
		})
		return
	}
	for _, f := range figures {
		s.bleed(f, t)
	}
	s.endCombat(t)
}

// postAfterDeath returns where a hero that dies in a fight goes.
func (s *State) postAfterDeath(f *Figure, killer Hero, blow bool) Post {
	_, camp := s.find(f.Hero)
	var fielded HeroSet
	for k := range s.armies[camp].figures {
		if other := &s.armies[camp].figures[k]; other.isFielded() {
			fielded = fielded.With(other.Hero)
		}
	}
	return PostAfterDeath(killer, blow, IsSpared(f.Hero, fielded))
}

// IsSpared reports whether another of these heroes of its camp, who stand on squares, keeps a hero from execution.
func IsSpared(h Hero, fielded HeroSet) bool {
	for other := range fielded.Without(h).All() {
		if other.Power() == PowerChooser {
			return true
		}
	}
	return false
}

// PostAfterDeath returns where a hero that dies in a fight with the killer goes: it is Executed by a powerful blow or by the
// Justicer's hand, unless it is spared, as the Valkyrie of its camp stands on a square; else it is Waiting:
// docs/rules/forhonor.md, 7.5 and 8.
func PostAfterDeath(killer Hero, blow, spared bool) Post {
	if !spared && (blow || killer.Power() == PowerSentence) {
		return Executed
	}
	return Waiting
}

// bleed takes a life of every enemy that stands beside a Naginata after a fight of hers, with a hero or with soldiers.
func (s *State) bleed(f *Figure, t *emitter) {
	if f.Hero.Power() != PowerBleed || !f.isFielded() {
		return
	}
	_, camp := s.find(f.Hero)
	enemies := &s.armies[camp.Other()].figures
	for k := range enemies {
		other := &enemies[k]
		if !other.isFielded() || !f.At.Adjacent(other.At) {
			continue
		}
		t.mark(ThingBleed, f.Hero, f.At, other.At)
		s.hurt(other, 1, t)
		if other.Life <= 0 {
			s.removeHero(other, Waiting, t)
		}
	}
}

// endCombat goes on with the activation, which is over when its hero has died.
func (s *State) endCombat(t *emitter) {
	s.fight = combat{firstWinner: noSide}
	s.phase = PhaseAct
	if f, _ := s.find(s.activation.hero); !f.isFielded() {
		s.endActivation(t)
	}
}
