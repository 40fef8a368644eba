package honshu

import (
	"math"

	"engawa/rules"
)

// placeCubes puts a cube from the pool on each production square that is new on a map, in player order, as long as there
// are any.
func (s *State) placeCubes(t *emitter) {
	var pool [NumColours]int
	for c := range pool {
		pool[c] = s.Pool(Colour(c))
	}
	var buffer [squares]Cell
	for _, seat := range s.InOrder() {
		p := &s.players[seat]
		fresh := p.cardMap.newSquares(buffer[:0])
		if len(fresh) == 0 {
			continue
		}
		land := *p.cardMap
		for _, at := range fresh {
			c, _ := land.At(at).Production()
			n := int32(0)
			if s.rules.Free || pool[c] > 0 {
				pool[c]--
				land.setCube(at)
				n = 1
			}
			t.cube(seat, c, PlacePool, MapPlace(seat, at), n)
		}
		p.cardMap = &land
	}
}

// HandMove says where the hands go at the end of a round.
type HandMove uint8

// The moves of hands.
const (
	HandsStay  HandMove = iota
	HandsLeft           // each goes to the left neighbour, clockwise
	HandsRight          // each goes to the right neighbour
	HandsDealt          // all are empty and dealt anew
)

// HandMoveAfter returns what becomes of the hands at the end of a round, 1 to 12. In a trick or a duel they go to the left
// after round 3 and to the right after round 9, in a draft after every round; after round 6 they are dealt.
func (s *State) HandMoveAfter(round int) HandMove {
	switch {
	case round >= Rounds || !s.rules.Draft && round%(FullHand/2) != 0:
		return HandsStay
	case round == FullHand:
		return HandsDealt
	case round < FullHand:
		return HandsLeft
	}
	return HandsRight
}

// endRound moves hands and begins the next round, or ends the match.
func (s *State) endRound(t *emitter) {
	switch move := s.HandMoveAfter(int(s.round)); {
	case s.round == Rounds:
		s.finish(t)
	case move == HandsDealt:
		s.begin(PhaseDeal, t)
	case move == HandsLeft:
		s.passHands(s.left, t)
	case move == HandsRight:
		s.passHands(s.right, t)
	default:
		s.nextRound(t)
	}
}

// passHands moves every hand to a neighbour. The next round begins, and each seat looks at its new hand.
func (s *State) passHands(to func(rules.Seat) rules.Seat, t *emitter) {
	before := s.players
	for k := range rules.Seat(s.seats) {
		next := to(k)
		s.players[next].hand, s.players[next].handCount = before[k].hand, before[k].handCount
		t.EmitOf(k, rules.Event{
			Kind: rules.EvMove, Thing: ThingHand, From: handPlace(k), To: handPlace(next), N: int32(before[k].handCount),
		})
	}
	s.nextRound(t)
	for k := range rules.Seat(s.seats) {
		t.EmitOf(k, rules.Event{Kind: rules.EvReveal, From: noPlace, To: handPlace(k)})
	}
}

// finish counts the maps and ends the match. Cards that were dropped face down do not matter any more.
func (s *State) finish(t *emitter) {
	for k := range s.players {
		s.players[k].droppedCards, s.players[k].dropCount = 0, 0
	}
	s.phase = PhaseOver
	for _, line := range s.score() {
		for k, count := range line.Counts {
			t.EmitOf(line.Seat, rules.Event{
				Kind: rules.EvScore, Thing: int32(k), From: noPlace, To: int32(line.Seat), N: int32(count.N),
			})
		}
	}
	end := rules.Event{Kind: rules.EvEnd, From: noPlace, To: noPlace}
	for seat := range s.Winners().All() {
		end.Path = append(end.Path, int32(seat))
	}
	t.Emit(end)
}

// Winners returns the seats with the highest payoff at the end, several when they share the win; nobody before.
func (s *State) Winners() (set rules.Seats) {
	if s.phase != PhaseOver {
		return 0
	}
	best := -1
	for k, n := range s.Payoffs() {
		if n > best {
			best, set = n, 0
		}
		if n == best {
			set = set.With(rules.Seat(k))
		}
	}
	return set
}

// score returns a line a seat: the payoff, which is 0 before the end, and the categories as they stand.
func (s *State) score() []rules.Line {
	payoffs := s.Payoffs()
	lines := make([]rules.Line, s.seats)
	for k := range lines {
		var p Points
		if land := s.players[k].cardMap; land != nil {
			p = land.Score(s.Scoring())
		}
		lines[k] = rules.Line{Seat: rules.Seat(k), Payoff: payoffs[k]}
		for c := range Category(NumCategories) {
			lines[k].Counts = append(lines[k].Counts, rules.Count{Name: c.String(), N: p.Of(c)})
		}
	}
	return lines
}

// BestBuild returns by how much the seat's map would grow at most in points by building the card, when nobody else took
// cubes first; the total is below 0 where every place costs points.
func (s *State) BestBuild(seat rules.Seat, card Card) (best Points) {
	land, most := s.players[seat].cardMap, math.MinInt
	for _, a := range land.AppendBuilds(nil, card, s.rules.Weave) {
		c, _ := Fields(a)
		after, _ := s.Preview(seat, c.Place)
		if p := after.Score(s.Scoring()); p.Total() > most {
			most, best = p.Total(), p
		}
	}
	return best.Minus(land.Score(s.Scoring()))
}

// Preview returns the seat's map as it would be after building, when nobody else took cubes first, and the new
// production squares for which the pool has none. The placement must be legal.
func (s *State) Preview(seat rules.Seat, p Placement) (after *Map, missing []Cell) {
	land := s.players[seat].cardMap
	after = land.Build(p)
	for _, at := range after.newSquares(nil) {
		c, _ := after.At(at).Production()
		back := int(land.cubes[c]) - int(after.cubes[c]) // covered, less what has been taken just now
		if s.rules.Free || s.Pool(c)+back > 0 {
			after.setCube(at)
		} else {
			missing = append(missing, at)
		}
	}
	return after, missing
}
