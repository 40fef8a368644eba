package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Things of events beside cards. A colour, an order card, a pair or a scoring card is added to the first four.
const (
	ThingCube  int32 = 100
	ThingOrder int32 = 110
	ThingPair  int32 = 120
	ThingGoal  int32 = 130
	ThingHand  int32 = 140
)

// Places of events beside the squares of maps. A seat is added to PlaceHand.
const (
	PlacePool  int32 = 1 << 16
	PlaceTable int32 = PlacePool + 1
	PlaceOut   int32 = PlacePool + 2 // out of the game, face up
	PlaceHand  int32 = PlacePool + 8
	noPlace    int32 = -1
)

// MapPlace returns the place of a square on the seat's map, below PlacePool.
func MapPlace(seat rules.Seat, at Cell) int32 { return int32(seat)<<bitsCell | int32(at) }

// MapPlaceOf takes a place apart. It returns false for one that is on no map.
func MapPlaceOf(place int32) (seat rules.Seat, at Cell, ok bool) {
	return rules.Seat(place >> bitsCell), Cell(place & (gridCells - 1)), place >= 0 && place < MaxSeats<<bitsCell
}

func handPlace(seat rules.Seat) int32 { return PlaceHand + int32(seat) }

// emitter collects the events of a move.
type emitter struct{ gamekit.Emitter }

func newEmitter(seats int, by rules.Seat, dst []rules.Event) *emitter {
	return &emitter{gamekit.Emitter{All: rules.AllSeats(seats), By: by, Events: dst}}
}

// placement reports that a card lies on the seat's map.
func (t *emitter) placement(seat rules.Seat, p Placement, from int32) {
	var shows []int32
	for i := range squares {
		if p.Hidden>>i&1 == 0 {
			shows = append(shows, MapPlace(seat, p.SquareAt(i)))
		}
	}
	t.EmitOf(seat, rules.Event{
		Kind: rules.EvPlace, Thing: int32(p.Card), From: from, To: MapPlace(seat, p.Cell()), N: int32(p.Turn) | int32(p.Hidden)<<2, Path: shows,
	})
}

// cube reports that a cube of the colour goes from one place to another, or, with n 0, that it is missing.
func (t *emitter) cube(seat rules.Seat, c Colour, from, to, n int32) {
	t.EmitOf(seat, rules.Event{Kind: rules.EvMove, Thing: ThingCube + int32(c), From: from, To: to, N: n})
}

// orders reports who holds which order card.
func (t *emitter) orders(s *State) {
	for _, seat := range s.InOrder() {
		t.EmitOf(seat, rules.Event{
			Kind: rules.EvTake, Thing: ThingOrder + int32(s.players[seat].order), From: noPlace, To: int32(seat),
		})
	}
}

// show reports that a seat's card is shown.
func (t *emitter) show(seat rules.Seat, c Card) {
	t.EmitOf(seat, rules.Event{Kind: rules.EvReveal, Thing: int32(c), From: handPlace(seat), To: PlaceTable})
}

// PossibleEvent implements rules.EventChecker.
func (Game) PossibleEvent(st rules.State, e rules.Event) bool {
	s := st.(*State)
	seats := int32(s.seats)
	card := gamekit.Below(NumCards+1, e.Thing) // or one that the viewer does not know
	seat := e.By >= 0
	cubes := func(at int32) bool {
		owner, _, lies := MapPlaceOf(at)
		return lies && int8(owner) < s.seats || at == PlacePool || at == PlaceTable && seat
	}
	switch e.Kind {
	case rules.EvDeal:
		return card && gamekit.Below(seats, e.To-PlaceHand)
	case rules.EvPlace:
		return e.To == PlaceTable && seat && card || s.isLaid(e)
	case rules.EvTake:
		order, pair := e.Thing-ThingOrder-1, e.Thing-ThingPair-1
		return gamekit.Below(seats, e.To) && (card || gamekit.Below(seats, order) || s.seats == MinSeats && gamekit.Below(MinSeats, pair))
	case rules.EvReveal:
		return card && (seat || e.Thing > 0) || gamekit.Below(NumGoals, e.Thing-ThingGoal-1)
	case rules.EvCommit:
		return seat && card
	case rules.EvMove:
		if e.Thing == ThingHand {
			return gamekit.Below(seats, e.From-PlaceHand, e.To-PlaceHand) && gamekit.Below(NumCards+1, e.N)
		}
		return gamekit.Below(NumColours, e.Thing-ThingCube) && cubes(e.From) && cubes(e.To)
	case rules.EvFlip:
		return card && e.To == PlaceOut
	case rules.EvPhase:
		return gamekit.Below(int32(PhaseOver), e.Thing-1)
	case rules.EvScore:
		return seat && gamekit.Below(int32(NumCategories), e.Thing)
	case rules.EvEnd:
		return gamekit.Below(seats, e.Path...)
	}
	return false
}

// isLaid reports whether the card that an event lays on a map lies there now.
func (s *State) isLaid(e rules.Event) bool {
	seat, at, ok := MapPlaceOf(e.To)
	if !ok || int8(seat) >= s.seats || s.players[seat].cardMap == nil {
		return false
	}
	p := Placement{Card: Card(e.Thing), X: int8(at.X()), Y: int8(at.Y()), Turn: uint8(e.N & 3), Hidden: uint8(e.N >> 2)}
	return gamekit.Below(numFaces+1, e.Thing) && slices.Contains(s.players[seat].cardMap.Placements(), p)
}
