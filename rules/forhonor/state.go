package forhonor

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Post is where a hero of a camp is.
type Post uint8

// The posts. They stand in position texts by their first letters and never change.
const (
	Available Post = iota // off the battlefield, may enter
	Fielded               // on a square
	Waiting               // comes back with the next round, unless its camp is broken
	Executed              // will be waiting in the next round
)

// Ready reports whether a hero can be activated there: it stands on a square or may enter.
func (p Post) Ready() bool { return p <= Fielded }

// Next returns where a hero is after the return at the beginning of a round, of a camp that is broken or not:
// docs/rules/forhonor.md, 7.2.
func (p Post) Next(broken bool) Post {
	switch {
	case p == Executed:
		return Waiting
	case p == Waiting && !broken:
		return Available
	}
	return p
}

// ReturnRound returns the round in which a hero that is there after the return of a round is available again, unless its
// camp is broken later on. It returns 0 for who is not out, for who waits when the camp is broken at the end of the
// round, and for who would come back after the last one.
func (r *Rules) ReturnRound(p Post, round int, broken bool) int {
	if p.Ready() {
		return 0
	}
	for ; !p.Ready(); round++ {
		next := p.Next(broken)
		if next == p {
			return 0
		}
		p, broken = next, false
	}
	if round > int(r.end()) {
		return 0
	}
	return round
}

// ReturnRound returns the round in which a hero of the camp that is there is available again as things stand, 0 as above.
// While heroes give way to soldiers, the return of the round is still to come.
func (s *State) ReturnRound(camp Camp, p Post) int {
	if s.phase == PhaseShove {
		return s.rules.ReturnRound(p, int(s.round)-1, s.IsBroken(camp))
	}
	return s.rules.ReturnRound(p, int(s.round), s.WouldBeBroken(camp))
}

// Figure is a hero of a camp in a match. The zero Figure stands for one that is not chosen yet.
type Figure struct {
	Hero     Hero
	Owner    rules.Seat
	Post     Post
	At       Square // NoSquare unless fielded
	Life     int8   // 0 while it waits or is executed
	HasActed bool   // activated in this round
}

// isFielded reports whether the figure stands on the battlefield.
func (f *Figure) isFielded() bool { return f.Post == Fielded }

// IsEligible reports whether the figure can still be activated in this round.
func (f *Figure) IsEligible() bool { return f.Hero != NoHero && !f.HasActed && f.Post.Ready() }

// army are the heroes and soldiers of a camp, and what it has won.
type army struct {
	figures     [CampSize]Figure
	queue       [NumFiles]int8 // soldiers that stand unbroken from the median on
	hasArrival  [NumFiles]bool // whether one stands on the arrival square behind a gap
	initiative  int8           // initiative cards left in this round
	zonePoints  int32          // points for cards held at scorings so far
	scoreBefore int32          // the score after the round before
	isBroken    bool
}

// Stage says what a fight has done to the moves of an activation.
type Stage uint8

// The stages.
const (
	NotFought   Stage = iota
	FoughtFirst       // before any move: moves may follow
	FoughtLast        // after a move: no more moves
)

// activation records the actions of the hero that is being played.
type activation struct {
	hero            Hero // NoHero when none is
	moves           int8
	razes           int8 // soldiers removed before any move
	stage           Stage
	hasShot         bool
	hasRaisedBanner bool
}

// noSide is the loser and winner of nothing.
const noSide int8 = -1

// combat is a fight between two heroes. Side 0 has attacked.
type combat struct {
	hero        [2]Hero // NoHero when there is no fight
	first       [2]Card // the cards of the first round
	firstWinner int8    // the side that has won the first round, noSide for none
}

// State is a position of a match, whole or as one seat knows it.
type State struct {
	rules  Rules
	viewer rules.Seat
	seats  int8
	phase  Phase
	round  int16 // 0 before the first
	result int8  // once it is over: 1 more than the camp that has won, 0 for a draw

	hands      [rules.MaxSeats]HeroSet // draft, as far as known
	handCounts [rules.MaxSeats]int8    // cards in each hand
	picks      [rules.MaxSeats]HeroSet // draft: what each seat has picked, as far as known
	pickCounts [rules.MaxSeats]int8
	ready      rules.Seats // seats whose choice is in, while several choose together
	choices    [rules.MaxSeats]rules.Action

	armies     [NumCamps]army
	holder     [NumZones]int8 // 1 more than the camp that holds the zone's card, 0 for nobody
	caller     Camp           // whose hero is to be named, while a captain does
	activation activation
	fight      combat
}

func newState(r Rules, seats int) *State {
	s := &State{rules: r, viewer: rules.Referee, seats: int8(seats), phase: PhaseDeal}
	s.fight.firstWinner = noSide
	for camp := range s.armies {
		for k, owner := range r.owners(Camp(camp), seats) {
			s.armies[camp].figures[k] = Figure{Owner: owner, At: NoSquare}
		}
	}
	return s
}

// Seats returns the number of seats.
func (s *State) Seats() int { return int(s.seats) }

// Actors returns who may move now.
func (s *State) Actors() rules.Seats {
	switch s.phase {
	case PhaseOver:
		return 0
	case PhaseDeal, PhaseDraw:
		return rules.SeatsOf(rules.Nature)
	case PhaseShove:
		f, _ := s.find(s.heroToShove())
		return rules.SeatsOf(f.Owner)
	case PhaseCall:
		return rules.SeatsOf(s.Captain(s.caller))
	case PhaseAct:
		f, _ := s.find(s.activation.hero)
		return rules.SeatsOf(f.Owner)
	}
	if s.isWaiting() {
		return rules.SeatsOf(rules.Nature)
	}
	return s.choosers() &^ s.ready
}

// Clone returns an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// isComplete reports whether nothing is blank.
func (s *State) isComplete() bool { return s.viewer == rules.Referee }

// Rules returns what was agreed before the match.
func (s *State) Rules() Rules { return s.rules }

// Phase returns the present phase.
func (s *State) Phase() Phase { return s.phase }

// Round returns the round, 0 before the first.
func (s *State) Round() int { return int(s.round) }

// Camp returns the camp of the seat.
func (s *State) Camp(seat rules.Seat) Camp { return s.rules.Camps[seat] }

// Captain returns the seat that names the heroes of the camp in this round: they take turns. See
// docs/rules/forhonor.md, 4.
func (s *State) Captain(camp Camp) rules.Seat {
	members := s.rules.members(camp, s.Seats())
	return members[max(0, int(s.round)-1)%len(members)]
}

// Figures returns the heroes of the camp; those not chosen yet are NoHero.
func (s *State) Figures(camp Camp) [CampSize]Figure { return s.armies[camp].figures }

// Figure returns the figure of a hero and its camp; false when the hero is not in play.
func (s *State) Figure(h Hero) (Figure, Camp, bool) {
	f, camp := s.find(h)
	if f == nil {
		return Figure{}, 0, false
	}
	return *f, camp, true
}

// find returns the figure of a hero in play and its camp, nil for others.
func (s *State) find(h Hero) (*Figure, Camp) {
	if h == NoHero {
		return nil, 0
	}
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			if f := &s.armies[camp].figures[k]; f.Hero == h {
				return f, Camp(camp)
			}
		}
	}
	return nil, 0
}

// HeroAt returns the hero on the square; NoHero when there is none.
func (s *State) HeroAt(q Square) Hero {
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			if f := &s.armies[camp].figures[k]; f.isFielded() && f.At == q {
				return f.Hero
			}
		}
	}
	return NoHero
}

// SoldierAt returns the camp of the soldier on the square; false when there is none.
func (s *State) SoldierAt(q Square) (Camp, bool) {
	camp, file, place, ok := soldierAt(q)
	return camp, ok && s.armies[camp].hasSoldier(file, place)
}

// Queue returns how many soldiers of the camp stand unbroken from the median on in a file, 0 to MaxQueue, and whether
// another one stands behind a gap on the arrival square.
func (s *State) Queue(camp Camp, file int) (n int, arrived bool) {
	a := &s.armies[camp]
	return int(a.queue[file]), a.hasArrival[file]
}

// Initiative returns how many initiative cards of the camp are left in this round.
func (s *State) Initiative(camp Camp) int { return int(s.armies[camp].initiative) }

// IsBroken reports whether the waiting heroes of the camp do not return.
func (s *State) IsBroken(camp Camp) bool { return s.armies[camp].isBroken }

// Holder returns the camp that holds the card of the zone; false when nobody does.
func (s *State) Holder(z Zone) (Camp, bool) { return Camp(max(0, s.holder[z]-1)), s.holder[z] > 0 }

// Active returns the hero that is being played and what it has done; NoHero when none is.
func (s *State) Active() (h Hero, moves, razed int, stage Stage) {
	return s.activation.hero, int(s.activation.moves), int(s.activation.razes), s.activation.stage
}

// MayFight reports whether the hero that is being played may still fight in this activation, with a hero or with
// soldiers, wherever it stands by then.
func (s *State) MayFight() bool {
	return s.activation.hero != NoHero && s.activation.stage == NotFought
}

// ShotAndBanner reports whether the hero that is being played has shot, and has raised its banner.
func (s *State) ShotAndBanner() (shot, banner bool) {
	return s.activation.hasShot, s.activation.hasRaisedBanner
}

// Fight returns the two heroes that fight, the attacker first, and the cards that they have shown in the first round;
// NoHero when there is no fight, NoCard in the first round.
func (s *State) Fight() (heroes [2]Hero, first [2]Card) { return s.fight.hero, s.fight.first }

// FirstWinner returns the hero that has won the first round of the fight; NoHero when none has.
func (s *State) FirstWinner() Hero {
	if s.fight.firstWinner == noSide {
		return NoHero
	}
	return s.fight.hero[s.fight.firstWinner]
}

// Hand returns the heroes in the seat's draft hand that are known here, and how many it holds.
func (s *State) Hand(seat rules.Seat) (HeroSet, int) { return s.hands[seat], int(s.handCounts[seat]) }

// Picks returns the heroes that the seat has picked in the draft as far as they are known here, and how many.
func (s *State) Picks(seat rules.Seat) (HeroSet, int) { return s.picks[seat], int(s.pickCounts[seat]) }

// Ready returns the seats whose choice is in, while several choose together.
func (s *State) Ready() rules.Seats { return s.ready }

// CommittedChoice returns what the seat has chosen while others still choose, rules.Hidden when it has not or may not be
// known.
func (s *State) CommittedChoice(seat rules.Seat) rules.Action { return s.choices[seat] }

// Winner returns the camp that has won; false while the match runs and when it was drawn.
func (s *State) Winner() (Camp, bool) { return Camp(max(0, s.result-1)), s.result > 0 }

// Payoffs returns 1 for every seat of the camp that has won and -1 for the others; zeros before the end and for a draw.
func (s *State) Payoffs() []int {
	out := make([]int, s.seats)
	if camp, ok := s.Winner(); ok {
		for k := range out {
			out[k] = -1
			if s.rules.Camps[k] == camp {
				out[k] = 1
			}
		}
	}
	return out
}

// Hash returns a number made from the bytes of the State.
func (s *State) Hash() uint64 {
	var buffer [1 << 9]byte
	data, _ := s.AppendBinary(buffer[:0])
	return gamekit.HashBytes(data)
}
