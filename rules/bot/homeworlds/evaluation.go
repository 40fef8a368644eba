package homeworlds

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// certain is how likely a thing is that is known, in thousandths.
const certain = 1000

// evaluator says what eliminations are worth to a seat: by the rule of the match, and by what it believes of the
// others.
type evaluator struct {
	seat        rules.Seat
	win         homeworlds.Win
	pressesLead bool                     // whether an advantage is pressed home
	cards       bool                     // whether alignments decide
	evil        bool                     // whether the own card is Evil
	doubt       [homeworlds.MaxSeats]int // how likely each seat is Evil, in thousandths
	hostility   [homeworlds.MaxSeats]int // how much what each seat has counts against the own seat, in thousandths
}

// newEvaluator returns the evaluator of the seat that holds this View, doubts the others like that, and goes easy on
// those with whom it has a truce.
func newEvaluator(s *homeworlds.State, me rules.Seat, doubt [homeworlds.MaxSeats]int, truces rules.Seats) evaluator {
	j := evaluator{seat: me, win: s.Position().Rules.Win, cards: s.AreCardsDealt(), evil: s.Card(me) == homeworlds.Evil, doubt: doubt}
	p := s.Position()
	for seat := range p.Living.Without(me).All() {
		j.hostility[seat] = certain
		switch {
		case j.cards && !j.evil:
			j.hostility[seat] = friendly + (certain-friendly)*doubt[seat]/certain
		case j.win == homeworlds.Sinister && p.Seats > 2 && p.Next(me) != seat && p.Next(seat) != me:
			j.hostility[seat] = certain / 4
		}
		if truces.Has(seat) {
			j.hostility[seat] /= 2
		}
	}
	return j
}

// From clearLead on it counts how near the other's home is to being taken, the more the larger the lead; what is won
// beyond greatLead counts for little, so that it is spent on that.
const (
	clearLead = 400
	greatLead = 5 * clearLead
)

// leadValue returns what a lead beyond clearLead is worth with that siege of the other's home.
func leadValue(lead, siege int) int {
	siege = siege * min(lead-clearLead, greatLead-clearLead) / clearLead
	if lead > greatLead {
		lead = greatLead + (lead-greatLead)/4
	}
	return lead + siege
}

// friendly is the hostility towards a seat that is certainly on the same side, in thousandths.
const friendly = 100

// estimate returns what the position is worth to the own seat, all others counted by the hostility towards them.
func (j *evaluator) estimate(f *homeworlds.SearchPosition, w *homeworlds.Weights) int {
	if f.Seats == 2 {
		v := f.Evaluate(j.seat, w)
		if j.pressesLead {
			switch other := 1 - j.seat; {
			case v > clearLead:
				return leadValue(v, f.Siege(j.seat, other, w))
			case v < -clearLead:
				return -leadValue(-v, f.Siege(other, j.seat, w))
			}
		}
		return v
	}
	return f.EvaluateAgainst(j.seat, &j.hostility, w)
}

// opponents returns the seats whose turns are feared.
func (j *evaluator) opponents(f *homeworlds.SearchPosition) rules.Seats {
	set := f.Living.Without(j.seat)
	if set.Len() < 3 {
		return set
	}
	feared := rules.SeatsOf(f.Next(j.seat))
	for seat := range set.All() {
		if j.hostility[seat] > certain/3 {
			feared = feared.With(seat)
		}
	}
	return feared
}

// Values of what is neither won nor lost but nearly so. They lie between all estimates and all proven values.
const (
	nearlyWon           = 400_000
	worstElimination    = 30_000 // of a seat that turns out to be a friend
	friendlyElimination = 600_000
	thirdSeatWins       = 20_000 // that another seat eliminates a third
	likelyEvil          = 950    // a seat that is Evil so likely, in thousandths, may be eliminated by a Good one
)

// wins reports whether the own seat wins for certain by eliminating the victim.
func (j *evaluator) wins(f *homeworlds.SearchPosition, victim rules.Seat) bool {
	switch {
	case f.Seats == 2:
		return true
	case j.win == homeworlds.LastStanding:
		return f.Living.Len() == 2
	case j.win == homeworlds.Sinister:
		return f.Next(j.seat) == victim
	case !j.cards || j.evil:
		return true
	}
	for seat := range f.Living.Without(victim).All() {
		if seat != j.seat && j.doubt[seat] > 0 {
			return false
		}
	}
	return true
}

// thirdSeatRisk returns what it counts that the seat could eliminate the victim, which is not the own seat, and win by
// it.
func (j *evaluator) thirdSeatRisk(f *homeworlds.SearchPosition, by, victim rules.Seat) int {
	switch {
	case j.cards:
		return thirdSeatWins * j.doubt[by] / certain
	case j.win == homeworlds.Sinister && f.Next(by) == victim:
		return thirdSeatWins
	}
	return 0
}

// defeat returns the value of being eliminated by the seat.
func (j *evaluator) defeat(by rules.Seat) int {
	if !j.cards || j.evil || j.doubt[by] == certain {
		return -bot.WinValue
	}
	// A friend would hardly do it.
	return -friendlyElimination/4 - friendlyElimination*3/4*j.doubt[by]/certain
}

// elimination returns the value of the position after a turn of a seat that eliminated the lost ones; estimate is what
// the position would be worth otherwise.
func (j *evaluator) elimination(before, after *homeworlds.SearchPosition, by rules.Seat, lost rules.Seats, estimate int) int {
	if lost.Has(j.seat) {
		return j.defeat(by) + 2
	}
	mine := by == j.seat
	switch {
	case after.Seats == 2:
		return bot.WinValue - 2
	case j.win == homeworlds.LastStanding || !j.cards && j.win == homeworlds.GoodEvil:
		if mine && after.Living.Len() == 1 {
			return bot.WinValue - 2
		}
		return estimate
	case j.win == homeworlds.Sinister:
		if !lost.Has(before.Next(by)) {
			return estimate
		}
		if mine {
			return bot.WinValue - 2
		}
		return 2 - bot.WinValue
	case mine && j.evil:
		return bot.WinValue - 2
	case mine:
		return j.goodElimination(after, lost, estimate)
	}
	// The killer wins if it is Evil. If it is Good, that is good for the Good only when the victim was Evil.
	value := estimate - thirdSeatWins*j.doubt[by]/certain
	if !j.evil {
		value += thirdSeatWins * (j.doubtOf(lost) - certain/2) / certain
	}
	return value - nearlyWon*max(0, j.doubt[by]-certain/2)/certain
}

// goodElimination returns what it is worth to the own seat, which is Good, to have eliminated the lost.
func (j *evaluator) goodElimination(after *homeworlds.SearchPosition, lost rules.Seats, estimate int) int {
	left := 0
	for seat := range after.Living.Without(j.seat).All() {
		left += j.doubt[seat]
	}
	doubt := j.doubtOf(lost)
	switch {
	case left == 0 && doubt == certain:
		return bot.WinValue - 2
	case doubt >= likelyEvil:
		return estimate + nearlyWon/10
	}
	return estimate - 2*worstElimination + worstElimination*doubt/certain
}

// doubtOf returns how likely the least suspect of the seats is Evil.
func (j *evaluator) doubtOf(seats rules.Seats) int {
	least := certain
	for seat := range seats.All() {
		least = min(least, j.doubt[seat])
	}
	return least
}
