package homeworlds

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

const (
	swapMemory = 3   // for how many of its turns a seat takes no trade or move back
	usefulGain = 20  // what a turn gains at least that is worth making, in hundredths of a small ship
	habitCost  = 600 // what to keep a habit may cost at most: two large ships
)

// habits are what a player learns first: to make no turn that does nothing, none that swaps back and forth, none that
// gives away what all others need. They judge whole turns, so that a bot that is asked in the middle of one goes on as
// it began.
type habits struct {
	seat         rules.Seat
	start        *homeworlds.SearchPosition // the position at the start of the turn
	turnSoFar    []homeworlds.Choice        // what the turn has done so far
	before       holdings                   // at the start of the turn
	idleValue    int                        // what a turn that does nothing is worth
	takenPlaces  []place                    // what trades and moves of the last turns, and of this one so far, took away
	tradedPlaces []place                    // what the trades among them brought
}

// place is a piece in a system.
type place struct {
	slot  int
	piece homeworlds.Piece
}

// holdings are what a seat does not give away.
type holdings struct {
	green bool // a green ship
	build bool // a system in which it can build
	guard int  // size of the largest ship at home
}

func holdingsOf(f *homeworlds.SearchPosition, seat rules.Seat) holdings {
	h := holdings{guard: f.Systems[seat].Ships[seat].Largest()}
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		h.green = h.green || s.Ships[seat].HasColour(homeworlds.Green)
		h.build = h.build || s.Power(seat, homeworlds.Green)
	}
	return h
}

// candidate is a turn to choose from.
type candidate struct {
	bot.MoveValue
	steps []homeworlds.Choice // of the whole turn, those that are done among them
	after holdings
}

// keepHabits returns the valued turns of the root without those that break a habit, the first habit before the next.
// A habit that costs too much is not kept: to win, not to lose, or for two large ships.
func (b *Bot) keepHabits() []bot.MoveValue {
	h := b.newHabits()
	var list []candidate
	for _, m := range b.Moves {
		if m.IsUpperBound && m.Value < b.Moves[0].Value {
			continue
		}
		t := b.turns[m.Do]
		c := candidate{MoveValue: m, steps: slices.Clone(h.turnSoFar)}
		for _, s := range b.stepsOf(t) {
			choice, _ := homeworlds.Fields(s.Action())
			c.steps = append(c.steps, choice)
		}
		b.search.play(0, t)
		b.Meter.Spend(1)
		c.after = holdingsOf(&b.search.frames[1].position, b.seat)
		list = append(list, c)
	}
	for _, breaks := range []func(*candidate) bool{
		h.weakensGuard, h.losesGreen, h.swaps, h.sacrificesForNothing, h.doesNothing, h.gainsNothing, h.tradesOn, h.gainsLittle,
	} {
		list = leaveOut(list, breaks)
	}
	moves := make([]bot.MoveValue, 0, len(list))
	for _, c := range list {
		moves = append(moves, c.MoveValue)
	}
	return moves
}

// leaveOut returns the turns that do not break the habit, and those that are worth so much more that it costs too much.
func leaveOut(list []candidate, breaks func(*candidate) bool) []candidate {
	keeps := make([]bool, len(list))
	best := -bot.Infinity - habitCost // of the turns that keep the habit
	for k := range list {
		if keeps[k] = !breaks(&list[k]); keeps[k] {
			best = max(best, list[k].Value)
		}
	}
	var left []candidate
	for k := range list {
		if keeps[k] || list[k].Value > best+habitCost {
			left = append(left, list[k])
		}
	}
	return left
}

// newHabits returns the habits for the turn under way, by what is known of its beginning and of those before.
func (b *Bot) newHabits() *habits {
	h := &habits{seat: b.seat, start: b.beliefs.turnStart}
	if h.start == nil || h.start.Mover != b.seat {
		h.start = &b.search.frames[0].position
	}
	h.remember(b.beliefs.moves)
	h.before = holdingsOf(h.start, b.seat)
	idle := &b.search.frames[1].position
	idle.CopyFrom(h.start)
	idle.EndTurn()
	value, decided := b.search.knownValue(1)
	if !decided {
		value = b.search.evaluator.estimate(idle, b.search.weights) - b.search.thirdSeatRisk(idle)
	}
	h.idleValue = value
	return h
}

// remember notes what the seat has done in this turn and in the last ones.
func (h *habits) remember(moves []rules.Move) {
	turns := 0
	for _, mv := range slices.Backward(moves) {
		c, _ := homeworlds.Fields(mv.Do)
		switch {
		case mv.By != h.seat:
			continue
		case c.Kind == homeworlds.KindEnd:
			turns++
		case turns == 0:
			h.turnSoFar = append(h.turnSoFar, c)
		}
		if turns > swapMemory {
			break
		}
		switch c.Kind {
		case homeworlds.KindTrade:
			h.takenPlaces = append(h.takenPlaces, place{c.Slot, c.Piece})
			h.tradedPlaces = append(h.tradedPlaces, place{c.Slot, homeworlds.Piece(c.Target)})
		case homeworlds.KindMove, homeworlds.KindDiscover:
			h.takenPlaces = append(h.takenPlaces, place{c.Slot, c.Piece})
		}
	}
	slices.Reverse(h.turnSoFar)
}

// weakensGuard reports whether the turn leaves a smaller ship to guard the home.
func (h *habits) weakensGuard(c *candidate) bool { return c.after.guard < h.before.guard }

// losesGreen reports whether the turn loses the last green ship, or the last place to build.
func (h *habits) losesGreen(c *candidate) bool {
	return h.before.green && !c.after.green || h.before.build && !c.after.build
}

// swaps reports whether the rest of the turn brings a piece to where such a piece was taken away.
func (h *habits) swaps(c *candidate) bool {
	return slices.ContainsFunc(c.steps[len(h.turnSoFar):], func(s homeworlds.Choice) bool {
		return s.Kind == homeworlds.KindTrade && slices.Contains(h.takenPlaces, place{s.Slot, homeworlds.Piece(s.Target)}) ||
			s.Kind == homeworlds.KindMove && slices.Contains(h.takenPlaces, place{s.Target, s.Piece})
	})
}

// tradesOn reports whether the rest of the turn trades what a trade has brought.
func (h *habits) tradesOn(c *candidate) bool {
	return slices.ContainsFunc(c.steps[len(h.turnSoFar):], func(s homeworlds.Choice) bool {
		return s.Kind == homeworlds.KindTrade && slices.Contains(h.tradedPlaces, place{s.Slot, s.Piece})
	})
}

// sacrificesForNothing reports whether the turn sacrifices a ship for a single action that needs no sacrifice.
func (h *habits) sacrificesForNothing(c *candidate) bool {
	if len(c.steps) < 2 || c.steps[0].Kind != homeworlds.KindSacrifice {
		return false
	}
	if len(c.steps) > 2 && c.steps[2].Kind != homeworlds.KindCatastrophe {
		return false
	}
	power, ok := c.steps[1].Kind.Power()
	return ok && h.start.Systems[c.steps[1].Slot].Power(h.seat, power)
}

func (h *habits) doesNothing(c *candidate) bool { return len(c.steps) == 0 }

// gainsNothing reports whether to do nothing is worth as much.
func (h *habits) gainsNothing(c *candidate) bool { return c.Value <= h.idleValue }

func (h *habits) gainsLittle(c *candidate) bool { return c.Value < h.idleValue+usefulGain }
