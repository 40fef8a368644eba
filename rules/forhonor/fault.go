package forhonor

import (
	"fmt"

	"engawa/rules"
)

// mostPoints is above any score of a match: three cards held at each of thirty scorings.
const mostPoints = 100 * NumZones * 31

// fault tells why the fields fit no position of a match, "" when they do. It is what Decode and ParsePosition trust.
func (s *State) fault() string {
	if s.viewer < rules.Referee || s.viewer >= rules.Seat(s.seats) || s.viewer == rules.Nature {
		return "there is no such viewer"
	}
	if s.phase < PhaseDeal || s.phase > PhaseOver || s.caller >= NumCamps || s.result < 0 || s.result > NumCamps {
		return "there is no such phase, camp or result"
	}
	if s.rules.Last != 15 && s.rules.Last != 20 && s.rules.Last != 30 || s.round < 0 || s.round > s.rules.Last {
		return "there is no such round"
	}
	checks := []func() string{s.faultOfCamps, s.faultOfDraft, s.faultOfFigures, s.faultOfSoldiers, s.faultOfPoints, s.faultOfActivation, s.faultOfFight, s.faultOfChoices}
	for _, check := range checks {
		if text := check(); text != "" {
			return text
		}
	}
	return ""
}

// drafting reports whether the heroes are still being shared out.
func (s *State) drafting() bool { return s.phase <= PhasePick }

func (s *State) faultOfCamps() string {
	for camp := range Camp(NumCamps) {
		if n := len(s.rules.members(camp, s.Seats())); n < 1 || n > campSize {
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
	if n := seen.Len(); n != 0 && n != NumCamps*campSize {
		return "not all heroes are preset"
	}
	if s.rules.isPreset() && (s.drafting() || s.rules.Random && s.Seats() <= freeDraftSeats) || int(s.seats) > freeDraftSeats && !s.rules.Random {
		return "the heroes are shared out in another way"
	}
	return ""
}

func (s *State) faultOfDraft() string {
	if !s.drafting() {
		if s.located() != 0 {
			return "a draft goes on after its end"
		}
		for k := range s.seats {
			if s.size[k] != 0 || s.picked[k] != 0 {
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
		}{{s.hands[k], s.size[k]}, {s.picks[k], s.picked[k]}} {
			if part.set&^everyHero != 0 || part.set&seen != 0 || part.n < 0 || part.n > NumHeroes {
				return "a hero is in two places of the draft"
			}
			if known := part.set.Len(); known != int(part.n) && (known != 0 || s.sees(rules.Seat(k))) {
				return "a hand or a pick has another number of heroes than it says"
			}
			seen |= part.set
			cards += int(part.n)
		}
		if int(s.picked[k]) > s.rules.needs(rules.Seat(k), s.Seats()) {
			return "a seat has picked too many"
		}
	}
	if cards > NumHeroes {
		return "there are too many heroes"
	}
	return s.faultOfStage(cards)
}

// faultOfStage checks how far the draft has come.
func (s *State) faultOfStage(cards int) string {
	full := handSize(s.Seats())
	switch {
	case s.round != 0:
		return "the heroes are shared out before the first round"
	case s.phase == PhaseDeal && s.receiver() == rules.Nature:
		return "nobody is left to be dealt a hero"
	case s.phase == PhaseDeal && s.rules.Random:
		return s.faultOfDealt(s.picked[:s.seats], func(k int) int { return s.rules.needs(rules.Seat(k), s.Seats()) })
	case s.phase == PhaseDeal:
		for k := range s.seats {
			if s.picked[k] != 0 {
				return "heroes are picked before all are dealt"
			}
		}
		return s.faultOfDealt(s.size[:s.seats], func(int) int { return full })
	case s.rules.Random:
		return "nothing is picked when heroes are dealt"
	case cards != full*s.Seats():
		return "heroes are missing from the draft"
	case s.choosers() == 0:
		return "nobody is left to pick"
	}
	for seat := range s.choosers().All() {
		if s.size[seat] < 1 {
			return "a seat that picks has no hand"
		}
	}
	return s.faultOfPicks(full)
}

// faultOfDealt checks that heroes were dealt seat by seat.
func (s *State) faultOfDealt(dealt []int8, most func(int) int) string {
	open := false
	for k, n := range dealt {
		if int(n) > most(k) || open && n > 0 {
			return "heroes are dealt seat by seat"
		}
		open = open || int(n) < most(k)
	}
	return ""
}

// faultOfPicks checks that everybody has picked as often, and every hand was picked from as it went round.
func (s *State) faultOfPicks(full int) string {
	rounds := int8(0)
	for k := range s.seats {
		rounds = max(rounds, s.picked[k])
	}
	for k := range rules.Seat(s.seats) {
		if want := min(int(rounds), s.rules.needs(k, s.Seats())); int(s.picked[k]) != want {
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
		if int(s.size[k]) != size {
			return "a hand has another size than it must have"
		}
	}
	return ""
}

func (s *State) faultOfFigures() string {
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
			if text := s.faultOfFigure(f); text != "" {
				return text
			}
			if seen.Has(f.Hero) || f.fielded() && taken[f.At] {
				return "a hero, or two on one square, are in play twice"
			}
			seen = seen.With(f.Hero)
			if f.fielded() {
				taken[f.At] = true
			}
		}
		if count != want {
			return "the heroes of a camp are shared out in another way"
		}
	}
	if s.rules.isPreset() {
		return s.faultOfPreset()
	}
	return ""
}

func (s *State) faultOfPreset() string {
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

func (s *State) faultOfFigure(f *Figure) string {
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

func (s *State) faultOfSoldiers() string {
	for camp := range s.armies {
		a := &s.armies[camp]
		for file := range NumFiles {
			n := a.queue[file]
			if n < 0 || n > MaxQueue || a.arrived[file] && n >= MaxQueue-1 {
				return "a file has more soldiers than squares, or one arrives where the queue stands"
			}
			if s.round == 0 && (n > 0 || a.arrived[file]) {
				return "there are soldiers before the first round"
			}
		}
		if a.soldiers() > soldiersOfCamp {
			return "a camp has too many soldiers"
		}
	}
	if h := s.shoved(); h != NoHero != (s.phase == PhaseShove) && s.phase != PhaseOver {
		return "heroes make way for soldiers at the beginning of a round, and only then"
	}
	return ""
}

func (s *State) faultOfPoints() string {
	for _, holder := range s.holder {
		if holder < 0 || holder > NumCamps || s.round == 0 && holder != 0 {
			return "a zone is held by nobody that there is"
		}
	}
	for camp := range s.armies {
		a := &s.armies[camp]
		if a.gained < 0 || a.gained > mostPoints || a.gained%cardPoints != 0 || a.before < 0 || a.before > mostPoints || a.before%cardPoints != 0 {
			return "a camp has points that it cannot have"
		}
		if s.round == 0 && (a.gained != 0 || a.before != 0 || a.broken) {
			return "there are points before the first round"
		}
	}
	return ""
}

func (s *State) faultOfActivation() string {
	if s.phase != PhaseCall && s.caller != Attackers {
		return "a captain names a hero out of turn"
	}
	inRound := s.phase >= PhaseDraw && s.phase < PhaseOver
	if s.round == 0 != (s.phase <= PhaseLine) || s.phase == PhaseLine && !s.rules.Fixed || s.phase == PhaseCall && s.rules.Fixed {
		return "the phase does not fit the round or the rules"
	}
	if s.phase != PhaseOver && s.result != 0 {
		return "there is a result before the end"
	}
	for camp := range s.armies {
		a := &s.armies[camp]
		acted := 0
		for k := range a.figures {
			if f := &a.figures[k]; f.Acted {
				acted++
			}
		}
		want := 0
		if inRound {
			want = campSize - acted
		}
		if s.phase == PhaseCall && s.caller == Camp(camp) {
			want--
		}
		if int(a.left) != want || !inRound && s.phase != PhaseOver && acted > 0 {
			return "a camp has another number of initiative cards than heroes to be activated"
		}
	}
	if s.phase == PhaseDraw && s.eligible(Attackers)|s.eligible(Defenders) == 0 || s.phase == PhaseCall && s.eligible(s.caller) == 0 {
		return "nobody is left to be activated"
	}
	return s.faultOfDeeds()
}

func (s *State) faultOfDeeds() string {
	act := &s.act
	if s.phase != PhaseAct && s.phase != PhaseCombat {
		if *act != (activation{}) {
			return "a hero is played out of turn"
		}
		return ""
	}
	f, _ := s.find(act.hero)
	if f == nil || !f.Acted || f.Post > Fielded {
		return "the hero that is played is not in play, or not activated"
	}
	most := act.hero.Faction().Allowance()
	moves, razed := int(act.moves), int(act.razed)
	switch {
	case act.stage > FoughtLast || moves < 0 || razed < 0 || razed > razeAllowance || moves+razed > most:
		return "the hero that is played has done more than it can"
	case razed > 0 && act.stage != FoughtFirst, act.stage == FoughtLast && moves == 0:
		return "a fight has left other moves than it can"
	case act.shot && act.hero.Power() != PowerShot, act.banner && act.hero.Power() != PowerBanner:
		return "the hero that is played lacks a power that it has used"
	case f.Post == Available && (moves > 0 || act.stage != NotFought || act.shot || act.banner):
		return "the hero that is played has done something before it entered"
	}
	return ""
}

func (s *State) faultOfFight() string {
	f := &s.fight
	if s.phase != PhaseCombat {
		if *f != (combat{won: noSide}) {
			return "heroes fight out of turn"
		}
		return ""
	}
	a, camp := s.find(f.hero[0])
	b, other := s.find(f.hero[1])
	first := f.shown[0] == NoCard
	switch {
	case a == nil || b == nil || camp == other || !a.fielded() || !b.fielded() || !a.At.Adjacent(b.At):
		return "those who fight are not two enemies side by side"
	case f.hero[0] != s.act.hero || s.act.stage == NotFought || s.act.razed > 0:
		return "the one who attacks is not the hero that is played"
	case f.shown[0] > Shield || f.shown[1] > Shield || first != (f.shown[1] == NoCard):
		return "the cards of the first round are not both shown"
	case f.won != winnerOf(f.shown), f.bled != [2]bool{f.won == 0, f.won == 1}:
		return "another one has won the first round"
	}
	return ""
}

// winnerOf returns the side whose card beats the other's, noSide for none.
func winnerOf(shown [2]Card) int8 {
	switch {
	case shown[0] == shown[1]:
		return noSide
	case shown[0].Beats(shown[1]):
		return 0
	}
	return 1
}

func (s *State) faultOfChoices() string {
	choosers := s.choosers()
	if s.ready&^choosers != 0 || s.waits() && s.whole() {
		return "a seat has chosen that does not choose, or all have"
	}
	for k := range rules.Seat(s.seats) {
		do := s.choices[k]
		if do == rules.Hidden {
			if s.ready.Has(k) && s.seesChoice(k) {
				return "a choice is missing"
			}
			continue
		}
		if !s.ready.Has(k) || !s.seesChoice(k) {
			return "a choice is known that was not made, or is secret"
		}
		c, ok := Fields(do)
		if !ok || s.refusal(k, c) != nil {
			return "a choice is not one that the seat has"
		}
	}
	return ""
}

// seesChoice reports whether the viewer knows what the seat has chosen in secret.
func (s *State) seesChoice(seat rules.Seat) bool { return s.whole() || s.viewer == seat }
