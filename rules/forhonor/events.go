package forhonor

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Things of events beside heroes. A camp, a card or a zone is added where the name asks for one.
const (
	ThingSoldier  int32 = 20
	ThingCamp     int32 = 24
	ThingCard     int32 = 28
	ThingZone     int32 = 32
	ThingRound    int32 = 40
	ThingReturn   int32 = 41
	ThingScoring  int32 = 42
	ThingCombat   int32 = 43
	ThingBlow     int32 = 44
	ThingShot     int32 = 45
	ThingBanner   int32 = 46
	ThingAttack   int32 = 47
	ThingGang     int32 = 48
	ThingStampede int32 = 49
	ThingBleed    int32 = 50
	ThingLineup   int32 = 51
	ThingBroken   int32 = 52
	ThingDone     int32 = 54
)

// Places of events beside squares. A camp or a seat is added.
const (
	PlaceCamp      int32 = 300
	PlaceWaiting   int32 = 302
	PlaceExecution int32 = 304
	PlaceHand      int32 = 310
	noPlace        int32 = -1
)

// emitter collects the events of a move.
type emitter struct{ gamekit.Emitter }

func newEmitter(seats int, by rules.Seat, dst []rules.Event) *emitter {
	return &emitter{gamekit.Emitter{All: rules.AllSeats(seats), By: by, Events: dst}}
}

// mark reports something that a hero does to another place.
func (t *emitter) mark(thing int32, h Hero, from, to Square) {
	t.Emit(rules.Event{Kind: rules.EvMark, Thing: thing, From: int32(from), To: int32(to), N: int32(h)})
}

// life reports how many lives a figure has left.
func (t *emitter) life(f *Figure) {
	t.Emit(rules.Event{
		Kind: rules.EvScore, Thing: int32(f.Hero), From: int32(f.At), To: noPlace, N: int32(max(0, f.Life)),
	})
}

// walk reports that a figure goes to the square.
func (t *emitter) walk(f *Figure, from int32, way []Square) {
	e := rules.Event{Kind: rules.EvMove, Thing: int32(f.Hero), From: from, To: int32(way[len(way)-1])}
	for _, q := range way {
		e.Path = append(e.Path, int32(q))
	}
	t.Emit(e)
}

// PossibleEvent implements rules.EventChecker.
func (Game) PossibleEvent(st rules.State, e rules.Event) bool {
	seats := int32(st.Seats())
	hero := func(h int32) bool { return gamekit.Below(NumHeroes, h-1) }
	camp := func(n int32) bool { return gamekit.Below(NumCamps, n) }
	seat := e.By >= 0
	soldier := camp(e.Thing - ThingSoldier)
	switch e.Kind {
	case rules.EvDeal:
		return (e.Thing == 0 || hero(e.Thing)) && gamekit.Below(seats, e.To-PlaceHand)
	case rules.EvCommit:
		known := hero(e.Thing) || e.Thing == ThingLineup || gamekit.Below(NumCards, e.Thing-ThingCard-1)
		return seat && (e.Thing == 0 || known)
	case rules.EvReveal:
		switch {
		case e.Thing == 0:
			return e.To == noPlace || gamekit.Below(seats, e.To-PlaceHand)
		case e.Thing == ThingLineup:
			return camp(e.To-PlaceCamp) && len(e.Path) == CampSize && !slices.ContainsFunc(e.Path, func(h int32) bool { return !hero(h) })
		case hero(e.Thing):
			return seat && camp(e.To-PlaceCamp)
		}
		return camp(e.Thing-ThingCamp) && gamekit.Below(CampSize+1, e.N) || gamekit.Below(NumCards, e.Thing-ThingCard-1) && hero(e.N)
	case rules.EvPhase:
		switch e.Thing {
		case ThingCombat:
			return gamekit.Below(NumSquares, e.From, e.To)
		case ThingDone:
			return hero(e.N)
		}
		return slices.Contains([]int32{ThingRound, ThingReturn, ThingScoring}, e.Thing)
	case rules.EvMove:
		switch {
		case soldier:
			return gamekit.Below(NumSquares, e.From, e.To)
		case e.Thing == 0:
			return gamekit.Below(seats, e.From-PlaceHand, e.To-PlaceHand) && gamekit.Below(NumHeroes+1, e.N)
		case camp(e.From-PlaceWaiting) || camp(e.From-PlaceExecution):
			return hero(e.Thing)
		}
		enters := camp(e.From-PlaceCamp) || gamekit.Below(NumSquares, e.From)
		return hero(e.Thing) && enters && len(e.Path) > 0 && gamekit.Below(NumSquares, e.Path...) && e.To == e.Path[len(e.Path)-1]
	case rules.EvPlace:
		return soldier && gamekit.Below(NumSquares, e.To)
	case rules.EvFlip:
		return hero(e.Thing) || e.Thing == ThingBlow || camp(e.Thing-ThingBroken)
	case rules.EvMark:
		return e.Thing >= ThingShot && e.Thing <= ThingBleed && hero(e.N) && gamekit.Below(NumSquares, e.From, e.To)
	case rules.EvScore:
		return hero(e.Thing) && gamekit.Below(NumSquares, e.N) || camp(e.Thing-ThingCamp) && gamekit.Below(NumZones, e.To)
	case rules.EvTake:
		switch {
		case soldier:
			return gamekit.Below(NumSquares, e.From)
		case hero(e.Thing):
			return camp(e.To-PlaceWaiting) || camp(e.To-PlaceExecution)
		}
		return gamekit.Below(NumZones, e.Thing-ThingZone) && (camp(e.To) || e.To == noPlace)
	case rules.EvEnd:
		return gamekit.Below(seats, e.Path...)
	}
	return false
}
