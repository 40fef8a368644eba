package homeworlds

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// certain is how likely a thing is that is known, in thousandths.
const certain = 1000

// judge says what eliminations are worth to a seat: by the rule of the match, and by what it believes of the others.
type judge struct {
	me        rules.Seat
	win       homeworlds.Win
	presses   bool                     // whether an advantage is pressed home
	cards     bool                     // whether alignments decide
	evil      bool                     // whether the own card is Evil
	doubt     [homeworlds.MaxSeats]int // how likely each seat is Evil, in thousandths
	hostility [homeworlds.MaxSeats]int // how much what each seat has counts against the own seat, in thousandths
}

// newJudge returns the judge of the seat that holds this View, doubts the others like that, and goes easy on those with
// whom it has a truce.
func newJudge(s *homeworlds.State, me rules.Seat, doubt [homeworlds.MaxSeats]int, truces rules.Seats) judge {
	j := judge{me: me, win: s.Position().Rules.Win, cards: s.Dealt(), evil: s.Card(me) == homeworlds.Evil, doubt: doubt}
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

// pressed returns what a lead beyond clearLead is worth with that siege of the other's home.
func pressed(lead, siege int) int {
	siege = siege * min(lead-clearLead, greatLead-clearLead) / clearLead
	if lead > greatLead {
		lead = greatLead + (lead-greatLead)/4
	}
	return lead + siege
}

// friendly is the hostility towards a seat that is certainly on the same side, in thousandths.
const friendly = 100

// estimate returns what the position is worth to the own seat, all others counted by the hostility towards them.
func (j *judge) estimate(f *homeworlds.Field, w *homeworlds.Weights) int {
	if f.Seats == 2 {
		v := f.Evaluate(j.me, w)
		if j.presses {
			switch other := 1 - j.me; {
			case v > clearLead:
				return pressed(v, f.Siege(j.me, other, w))
			case v < -clearLead:
				return -pressed(-v, f.Siege(other, j.me, w))
			}
		}
		return v
	}
	return f.EvaluateAgainst(j.me, &j.hostility, w)
}

// opponents returns the seats whose turns are feared.
func (j *judge) opponents(f *homeworlds.Field) rules.Seats {
	set := f.Living.Without(j.me)
	if set.Len() < 3 {
		return set
	}
	feared := rules.SeatsOf(f.Next(j.me))
	for seat := range set.All() {
		if j.hostility[seat] > certain/3 {
			feared = feared.With(seat)
		}
	}
	return feared
}

// Values of what is neither won nor lost but nearly so. They lie between all estimates and all proven values.
const (
	nearlyWon = 400_000
	worstKill = 30_000 // of a seat that turns out to be a friend
	betrayal  = 600_000
	badNews   = 20_000 // that another seat eliminates a third
	proof     = 950    // a seat that is Evil so likely, in thousandths, may be eliminated by a Good one
)

// wins reports whether the own seat wins for certain by eliminating the victim.
func (j *judge) wins(f *homeworlds.Field, victim rules.Seat) bool {
	switch {
	case f.Seats == 2:
		return true
	case j.win == homeworlds.LastStanding:
		return f.Living.Len() == 2
	case j.win == homeworlds.Sinister:
		return f.Next(j.me) == victim
	case !j.cards:
		return true
	case j.evil:
		return true
	}
	for seat := range f.Living.Without(victim).All() {
		if seat != j.me && j.doubt[seat] > 0 {
			return false
		}
	}
	return true
}

// alarm returns what it counts that the seat could eliminate the victim, which is not the own seat, and win by it.
func (j *judge) alarm(f *homeworlds.Field, by, victim rules.Seat) int {
	switch {
	case j.cards:
		return badNews * j.doubt[by] / certain
	case j.win == homeworlds.Sinister && f.Next(by) == victim:
		return badNews
	}
	return 0
}

// defeat returns the value of being eliminated by the seat.
func (j *judge) defeat(by rules.Seat) int {
	if !j.cards || j.evil || j.doubt[by] == certain {
		return -bot.WinValue
	}
	// A friend would hardly do it.
	return -betrayal/4 - betrayal*3/4*j.doubt[by]/certain
}

// elimination returns the value of the position after a turn of a seat that eliminated the lost ones; estimate is what
// the position would be worth otherwise.
func (j *judge) elimination(before, after *homeworlds.Field, by rules.Seat, lost rules.Seats, estimate int) int {
	if lost.Has(j.me) {
		return j.defeat(by) + 2
	}
	mine := by == j.me
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
		return j.judged(after, lost, estimate)
	}
	// The killer wins if it is Evil. If it is Good, that is good for the Good only when the victim was Evil.
	value := estimate - badNews*j.doubt[by]/certain
	if !j.evil {
		value += badNews * (j.doubtOf(lost) - certain/2) / certain
	}
	return value - nearlyWon*max(0, j.doubt[by]-certain/2)/certain
}

// judged returns what it is worth to the own seat, which is Good, to have eliminated the lost.
func (j *judge) judged(after *homeworlds.Field, lost rules.Seats, estimate int) int {
	left := 0
	for seat := range after.Living.Without(j.me).All() {
		left += j.doubt[seat]
	}
	doubt := j.doubtOf(lost)
	switch {
	case left == 0 && doubt == certain:
		return bot.WinValue - 2
	case doubt >= proof:
		return estimate + nearlyWon/10
	}
	return estimate - 2*worstKill + worstKill*doubt/certain
}

// doubtOf returns how likely the least suspect of the seats is Evil.
func (j *judge) doubtOf(seats rules.Seats) int {
	least := certain
	for seat := range seats.All() {
		least = min(least, j.doubt[seat])
	}
	return least
}
