package forhonor

import (
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
