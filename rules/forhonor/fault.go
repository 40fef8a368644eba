package forhonor

import (
	"fmt"
	"slices"

	"engawa/rules"
)

// maxPoints is above any score of a match: three cards held at each scoring.
func (r *Rules) maxPoints() int32 { return CardPoints * NumZones * (int32(r.end()) + 1) }

// fault reports why the fields fit no position of a match, "" when they do. It is what Decode and ParsePosition trust.
func (s *State) fault() string {
	if s.viewer < rules.Referee || s.viewer >= rules.Seat(s.seats) || s.viewer == rules.Nature {
		return "there is no such viewer"
	}
	if s.phase < PhaseDeal || s.phase > PhaseOver || s.caller >= NumCamps || s.result < 0 || s.result > NumCamps {
		return "there is no such phase, camp or result"
	}
	if !slices.Contains([]int16{shortRounds, 15, 20, 30, Unlimited}, s.rules.RoundLimit) || s.round < 0 || s.round > s.rules.end() {
		return "there is no such round"
	}
	checks := []func() string{s.campsFault, s.draftFault, s.figuresFault, s.soldiersFault, s.pointsFault, s.activationFault, s.fightFault, s.choicesFault}
	for _, check := range checks {
		if text := check(); text != "" {
			return text
		}
	}
	return ""
}

// drafting reports whether the heroes are still being shared out.
func (s *State) drafting() bool { return s.phase <= PhasePick }

func (s *State) campsFault() string {
	for camp := range Camp(NumCamps) {
		if n := len(s.rules.members(camp, s.Seats())); n < 1 || n > CampSize {
			return "a camp has no seat, or too many"
		}
	}
	var seen HeroSet
	for _, list := range s.rules.Preset {
		for _, h := range list {
			if h == NoHero {
				continue
			}
			if !h.valid() || seen.Has(h) {
				return "the preset heroes are not different"
			}
			seen = seen.With(h)
		}
	}
	if n := seen.Len(); n != 0 && n != NumCamps*CampSize {
		return "not all heroes are preset"
	}
	if s.rules.isPreset() && (s.drafting() || s.rules.IsOrderRandom && s.Seats() <= freeDraftSeats) || int(s.seats) > freeDraftSeats && !s.rules.IsOrderRandom {
		return "the heroes are shared out in another way"
	}
	return ""
}

func (s *State) draftFault() string {
	if !s.drafting() {
		if s.locatedHeroes() != 0 {
			return "a draft goes on after its end"
		}
		for k := range s.seats {
			if s.handCounts[k] != 0 || s.pickCounts[k] != 0 {
				return "a draft goes on after its end"
			}
		}
		return ""
	}
	var seen HeroSet
	cards := 0
	for k := range s.seats {
		for _, part := range [2]struct {
			set HeroSet
			n   int8
		}{{s.hands[k], s.handCounts[k]}, {s.picks[k], s.pickCounts[k]}} {
			if part.set&^everyHero != 0 || part.set&seen != 0 || part.n < 0 || part.n > NumHeroes {
				return "a hero is in two places of the draft"
			}
			if known := part.set.Len(); known != int(part.n) && (known != 0 || s.sees(rules.Seat(k))) {
				return "a hand or a pick has another number of heroes than it says"
			}
			seen |= part.set
			cards += int(part.n)
		}
		if int(s.pickCounts[k]) > s.rules.needs(rules.Seat(k), s.Seats()) {
			return "a seat has picked too many"
		}
	}
	if cards > NumHeroes {
		return "there are too many heroes"
	}
	return s.stageFault(cards)
}

// stageFault checks how far the draft has come.
func (s *State) stageFault(cards int) string {
	full := handSize(s.Seats())
	switch {
	case s.round != 0:
		return "the heroes are shared out before the first round"
	case s.phase == PhaseDeal && s.receiver() == rules.Nature:
		return "nobody is left to be dealt a hero"
	case s.phase == PhaseDeal && s.rules.IsOrderRandom:
		return s.dealtFault(s.pickCounts[:s.seats], func(k int) int { return s.rules.needs(rules.Seat(k), s.Seats()) })
	case s.phase == PhaseDeal:
		for k := range s.seats {
			if s.pickCounts[k] != 0 {
				return "heroes are picked before all are dealt"
			}
		}
		return s.dealtFault(s.handCounts[:s.seats], func(int) int { return full })
	case s.rules.IsOrderRandom:
		return "nothing is picked when heroes are dealt"
	case cards != full*s.Seats():
		return "heroes are missing from the draft"
	case s.choosers() == 0:
		return "nobody is left to pick"
	}
	for seat := range s.choosers().All() {
		if s.handCounts[seat] < 1 {
			return "a seat that picks has no hand"
		}
	}
	return s.picksFault(full)
}

// dealtFault checks that heroes were dealt seat by seat.
func (s *State) dealtFault(dealt []int8, most func(int) int) string {
	open := false
	for k, n := range dealt {
		if int(n) > most(k) || open && n > 0 {
			return "heroes are dealt seat by seat"
		}
		open = open || int(n) < most(k)
	}
	return ""
}

// picksFault checks that everybody has picked as often, and every hand was picked from as it went round.
func (s *State) picksFault(full int) string {
	rounds := int8(0)
	for k := range s.seats {
		rounds = max(rounds, s.pickCounts[k])
	}
	for k := range rules.Seat(s.seats) {
		if want := min(int(rounds), s.rules.needs(k, s.Seats())); int(s.pickCounts[k]) != want {
			return "a seat has picked more often than another"
		}
		size := full
		for n := range int(rounds) {
			// The hand lay with that seat when the n-th heroes were picked.
			with := (k - rules.Seat(int(rounds)-n) + 8*rules.Seat(s.seats)) % rules.Seat(s.seats)
			if s.rules.needs(with, s.Seats()) > n {
				size--
			}
		}
		if int(s.handCounts[k]) != size {
			return "a hand has another size than it must have"
		}
	}
	return ""
}

func (s *State) figuresFault() string {
	var seen HeroSet
	var taken [NumSquares]bool
	for camp := range s.armies {
		owners := s.rules.owners(Camp(camp), s.Seats())
		var count, want [rules.MaxSeats]int
		for k := range s.armies[camp].figures {
			f := &s.armies[camp].figures[k]
			if f.Owner < 0 || f.Owner >= rules.Seat(s.seats) {
				return "a hero has no owner"
			}
			count[f.Owner]++
			want[owners[k]]++
			if s.drafting() {
				if *f != (Figure{Owner: owners[k], At: NoSquare}) {
					return "a hero is in play before all are shared out"
				}
				continue
			}
			if text := s.figureFault(f); text != "" {
				return text
			}
			if seen.Has(f.Hero) || f.isFielded() && taken[f.At] {
				return "a hero, or two on one square, are in play twice"
			}
			seen = seen.With(f.Hero)
			if f.isFielded() {
				taken[f.At] = true
			}
		}
		if count != want {
			return "the heroes of a camp are shared out in another way"
		}
	}
	if s.rules.isPreset() {
		return s.presetFault()
	}
	return ""
}

func (s *State) presetFault() string {
	for camp, list := range s.rules.Preset {
		var have, want HeroSet
		for k, h := range list {
			have, want = have.With(s.armies[camp].figures[k].Hero), want.With(h)
		}
		if have != want {
			return "other heroes are in play than are preset"
		}
	}
	return ""
}

func (s *State) figureFault(f *Figure) string {
	onField := f.Post == Fielded
	alive := f.Post == Available || onField
	switch {
	case !f.Hero.valid():
		return "there is no such hero"
	case onField && (f.At >= NumSquares || f.At.Void()), !onField && f.At != NoSquare:
		return fmt.Sprintf("%s stands on no square, or on one while it is elsewhere", f.Hero)
	case alive && (f.Life < 1 || int(f.Life) > f.Hero.Life()), !alive && f.Life != 0, f.Post == Available && int(f.Life) != f.Hero.Life():
		return fmt.Sprintf("%s has a life that it cannot have", f.Hero)
	case s.phase == PhaseLine && *f != (Figure{Hero: f.Hero, Owner: f.Owner, At: NoSquare, Life: f.Life}):
		return fmt.Sprintf("%s is in battle before the lines are drawn up", f.Hero)
	}
	return ""
}

func (s *State) soldiersFault() string {
	for camp := range s.armies {
		a := &s.armies[camp]
		for file := range NumFiles {
			n := a.queue[file]
			if n < 0 || n > MaxQueue || a.hasArrival[file] && n >= MaxQueue-1 {
				return "a file has more soldiers than squares, or one arrives where the queue stands"
			}
			if s.round == 0 && (n > 0 || a.hasArrival[file]) {
				return "there are soldiers before the first round"
			}
		}
		if a.soldiers() > soldiersOfCamp {
			return "a camp has too many soldiers"
		}
	}
	if h := s.heroToShove(); h != NoHero != (s.phase == PhaseShove) && s.phase != PhaseOver {
		return "heroes make way for soldiers at the beginning of a round, and only then"
	}
	return ""
}

func (s *State) pointsFault() string {
	for _, holder := range s.holder {
		if holder < 0 || holder > NumCamps || s.round == 0 && holder != 0 {
			return "a zone is held by nobody that there is"
		}
	}
	most := s.rules.maxPoints()
	for camp := range s.armies {
		a := &s.armies[camp]
		if a.zonePoints < 0 || a.zonePoints > most || a.zonePoints%CardPoints != 0 || a.scoreBefore < 0 || a.scoreBefore > most || a.scoreBefore%CardPoints != 0 {
			return "a camp has points that it cannot have"
		}
		if s.round == 0 && (a.zonePoints != 0 || a.scoreBefore != 0 || a.isBroken) {
			return "there are points before the first round"
		}
	}
	return ""
}
