package homeworlds

import (
	"cmp"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// deepestTurns is the largest number of whole turns that is looked ahead.
const deepestTurns = 24

// search is an alpha-beta search over whole turns of Homeworlds. Turns of its own seat alternate with one turn of
// one of the others, the worst of all for it; with two seats that is the game itself. Values count for its own seat.
type search struct {
	meter       *bot.Meter
	seat        rules.Seat
	weights     *homeworlds.Weights
	evaluator   evaluator
	widths      []int // how many turns are followed, by turns made before; the last holds for all beyond
	table       bot.Table
	drawKeys    map[uint64]bool // positions of the match so far that count as a draw when they come again, by key
	drawKeyBits uint64          // bit k is set when the key of one of them ends in k: most others need no look at the map
	turns       homeworlds.Turns
	threats     homeworlds.Threats
	frames      [deepestTurns + 2]frame
	after       homeworlds.SearchPosition // the position after a turn that is being estimated
	spare       []turn                    // for sorting
}

// frame is what the search holds for one position of the line it looks at.
type frame struct {
	position homeworlds.SearchPosition
	key      uint64
	turns    []turn
	steps    []homeworlds.Step // of all turns, one after the other
}

// turn is one whole turn of a seat.
type turn struct {
	value   int32 // estimate of the position after it
	by      rules.Seat
	length  uint8
	isFinal bool   // whether the value is final: the turn eliminated somebody
	first   uint32 // index of its first step
	number  uint32 // in the order in which the turns were found
}

// begin forgets the former decision.
func (s *search) begin(p *homeworlds.Position, me rules.Seat, m *bot.Meter) {
	s.meter, s.seat = m, me
	s.table.Clear()
	s.frames[0].position = *homeworlds.NewSearchPosition(p)
	s.frames[0].key = s.frames[0].position.Key()
}

// list finds the turns of the frame at ply and estimates what they lead to, best first for who makes them.
func (s *search) list(ply int) {
	fr := &s.frames[ply]
	fr.turns, fr.steps = fr.turns[:0], fr.steps[:0]
	if ply%2 == 0 {
		s.listOf(fr, s.seat)
	} else {
		mover := fr.position.Mover
		for seat := range s.evaluator.opponents(&fr.position).All() {
			fr.position.Mover = seat
			s.listOf(fr, seat)
		}
		fr.position.Mover = mover
	}
	s.sort(ply)
}

func (s *search) sort(ply int) {
	sign := s.sign(ply)
	s.spare = sortPausing(s.meter, s.frames[ply].turns, s.spare, func(x, y turn) int {
		if x.value != y.value {
			return sign * int(y.value-x.value)
		}
		return cmp.Compare(x.number, y.number)
	})
}

// sign returns 1 where the own seat moves, -1 where another does.
func (s *search) sign(ply int) int { return 1 - 2*(ply&1) }

func (s *search) listOf(fr *frame, by rules.Seat) {
	s.turns.WithPurpose(&fr.position, func(steps []homeworlds.Step) bool {
		return s.add(fr, by, steps)
	})
}

// add estimates a turn and adds it to the frame's; it returns false when the search is halted.
func (s *search) add(fr *frame, by rules.Seat, steps []homeworlds.Step) bool {
	if !s.meter.Visit() {
		return false
	}
	t := turn{by: by, length: uint8(len(steps)), first: uint32(len(fr.steps)), number: uint32(len(fr.turns))}
	s.after.CopyFrom(&fr.position)
	for _, step := range steps {
		s.after.Play(step)
	}
	if lost := s.after.EndTurn(); lost != 0 {
		t.value, t.isFinal = int32(s.evaluator.elimination(&fr.position, &s.after, by, lost, s.evaluator.estimate(&s.after, s.weights))), true
	} else if !s.isDraw(s.after.Key()) {
		t.value = int32(s.evaluator.estimate(&s.after, s.weights))
	}
	fr.turns = append(fr.turns, t)
	fr.steps = append(fr.steps, steps...)
	return true
}

// play puts the position after a turn of the frame at ply on the next frame.
func (s *search) play(ply int, t turn) {
	fr, next := &s.frames[ply], &s.frames[ply+1]
	f := &next.position
	f.CopyFrom(&fr.position)
	f.Mover = t.by
	for _, step := range fr.steps[t.first:][:t.length] {
		f.Play(step)
	}
	f.EndTurn()
	if ply%2 == 1 {
		f.Mover = s.seat
	}
	next.key = f.Key()
}

// knownValue returns the value of the frame at ply if it is known without looking further: when the mover can win by
// one turn.
func (s *search) knownValue(ply int) (int, bool) {
	f := &s.frames[ply].position
	if ply%2 == 0 {
		for victim := range f.Living.Without(s.seat).All() {
			if s.evaluator.wins(f, victim) && s.threats.CanEliminate(f, s.seat, victim) {
				return bot.WinValue - ply - 1, true
			}
		}
		return 0, false
	}
	for seat := range f.Living.Without(s.seat).All() {
		if s.threats.CanEliminate(f, seat, s.seat) {
			return s.evaluator.defeat(seat) + ply + 1, true
		}
	}
	return 0, false
}

// value returns the value of the frame at ply, looking depth turns ahead. Outside of alpha and beta it is only a
// bound. It means nothing once the meter has halted.
func (s *search) value(ply, depth, alpha, beta int) int {
	if !s.meter.Visit() {
		return 0
	}
	fr := &s.frames[ply]
	if s.repeats(ply) {
		return 0
	}
	if v, ok := s.knownValue(ply); ok {
		return v
	}
	if depth <= 0 || ply >= deepestTurns {
		return s.evaluator.estimate(&fr.position, s.weights) - s.thirdSeatRisk(&fr.position)
	}
	remembered := -1
	if e, ok := s.table.Probe(fr.key); ok {
		remembered = int(e.Move)
		if v := bot.ShiftDistance(int(e.Value), ply); int(e.Depth) >= depth {
			switch b := e.Bound(); {
			case b == bot.Exact, b == bot.AtLeast && v >= beta, b == bot.AtMost && v <= alpha:
				return v
			}
		}
	}
	s.list(ply)
	if s.meter.IsHalted {
		return 0
	}
	fr.moveToFront(remembered)
	return s.searchTurns(ply, depth, alpha, beta)
}

// thirdSeatRisk returns what it counts against the own seat that others could win the match by eliminating third ones.
func (s *search) thirdSeatRisk(f *homeworlds.SearchPosition) int {
	if f.Seats == 2 {
		return 0
	}
	sum := 0
	for seat := range f.Living.Without(s.seat).All() {
		for victim := range f.Living.Without(s.seat).Without(seat).All() {
			n := s.evaluator.thirdSeatRisk(f, seat, victim)
			if n > 0 && s.threats.CanEliminate(f, seat, victim) {
				sum += n
				break
			}
		}
	}
	return sum
}

// moveToFront brings the turn of that number to the front.
func (fr *frame) moveToFront(number int) {
	for k, t := range fr.turns {
		if int(t.number) == number {
			copy(fr.turns[1:k+1], fr.turns[:k])
			fr.turns[0] = t
			return
		}
	}
}

// lateTurn is the place in the order from which turns are looked at with less depth first.
const lateTurn = 4

// searchTurns follows the turns of the frame at ply, as many as its width says; a turn that loses at once is not
// counted.
func (s *search) searchTurns(ply, depth, alpha, beta int) int {
	fr := &s.frames[ply]
	sign := s.sign(ply)
	low, high := alpha, beta
	best, bestTurn := -bot.Infinity*sign, 0
	left := s.width(ply)
	for k := 0; k < len(fr.turns) && left > 0; k++ {
		t := fr.turns[k]
		v := s.searchTurn(ply, t, k, depth, low, high)
		if s.meter.IsHalted {
			return 0
		}
		if n, proven := bot.Distance(sign * v); !proven || n > 0 || n < -ply-2 {
			left--
		}
		if sign*v <= sign*best {
			continue
		}
		best, bestTurn = v, int(t.number)
		if sign > 0 {
			low = max(low, v)
		} else {
			high = min(high, v)
		}
		if low >= high {
			break
		}
		if depth == 1 && v == int(t.value) && k+1 < len(fr.turns) && sign*v >= sign*int(fr.turns[k+1].value) {
			break // the others are estimated lower, and nothing more is known of them
		}
	}
	kind := bot.Exact
	switch {
	case best >= beta:
		kind = bot.AtLeast
	case best <= alpha:
		kind = bot.AtMost
	}
	s.table.Store(fr.key, bot.ShiftDistance(best, -ply), depth, bestTurn, kind)
	return best
}

// searchTurn returns the value of the k-th turn of the frame at ply.
func (s *search) searchTurn(ply int, t turn, k, depth, low, high int) int {
	if t.isFinal {
		return int(t.value)
	}
	s.play(ply, t)
	if k == 0 || depth <= 1 {
		return s.value(ply+1, depth-1, low, high)
	}
	less := depth - 1
	if k >= lateTurn && depth >= 3 {
		less--
	}
	better := func(v int) bool { return v > low && v < high || less < depth-1 }
	if s.sign(ply) > 0 {
		v := s.value(ply+1, less, low, low+1)
		if v <= low || s.meter.IsHalted || !better(v) {
			return v
		}
	} else {
		v := s.value(ply+1, less, high-1, high)
		if v >= high || s.meter.IsHalted || !better(v) {
			return v
		}
	}
	return s.value(ply+1, depth-1, low, high)
}

func (s *search) width(ply int) int { return s.widths[min(ply, len(s.widths)-1)] }

func (s *search) setDraws(keys map[uint64]bool) {
	s.drawKeys, s.drawKeyBits = keys, 0
	for key := range keys {
		s.drawKeyBits |= 1 << (key & 63)
	}
}

func (s *search) isDraw(key uint64) bool { return s.drawKeyBits>>(key&63)&1 != 0 && s.drawKeys[key] }

// repeats reports whether the position stands in the line already, or stood in the match, which counts as a draw.
func (s *search) repeats(ply int) bool {
	key := s.frames[ply].key
	if s.isDraw(key) {
		return true
	}
	for k := ply - 2; k >= 0; k -= 2 {
		if s.frames[k].key == key {
			return true
		}
	}
	return false
}
