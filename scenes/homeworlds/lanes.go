package homeworlds

import (
	"math/bits"

	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Opacities of lanes.
const (
	faintLane  = 0.6 // of those that the ships of the seat below can take
	brightLane = 1.0 // of those that lead from the system that is chosen or hovered
)

// laneGap returns how far the dots of a lane lie apart: on large tables, where ways are long, further, so that it is fainter,
// and quickly drawn.
func (b *Board) laneGap() float64 {
	if b.view.Class == stage.Wide {
		return 13
	}
	return 9
}

// maxLaneSystems is how many systems a chart has at most whose lanes are drawn while nothing is pointed at: between more of
// them they would be a tangle, in the narrow rooms of phones sooner.
const (
	maxLaneSystems      = 10
	maxLaneSystemsPhone = 8
)

// lane leads from a system to one that is connected with it.
type lane struct {
	from, to int
	opacity  float64
}

// lanes lists what leads from the system that the choice is about, or else from the one that is hovered and from those where
// the seat below has ships, on phones once it moves one of them, or from all if all connections are switched on. There are none while a ship is chosen, whose ways
// are drawn, or a catastrophe.
func (b *Board) lanes() (list []lane) {
	s := &b.highlights
	if s.ship != (rules.Part{}) || s.catastrophe.slot != noSystem {
		return nil
	}
	add := func(from int, opacity float64) {
		for _, to := range b.connectedSlots(from) {
			if to > from || opacity != faintLane || b.pos.Systems[to].Ships[b.below] == 0 { // else it is there from the other end
				list = append(list, lane{from, to, opacity})
			}
		}
	}
	if s.slot != noSystem {
		add(s.slot, brightLane)
		return list
	}
	few := b.hasFewSystems()
	if b.allConnections && few {
		for slot := range b.pos.Slots() {
			for _, to := range b.connectedSlots(slot) {
				if to > slot {
					list = append(list, lane{slot, to, brightLane})
				}
			}
		}
		return list
	}
	if !b.services.Settings.Marks || b.allConnections {
		return nil
	}
	if b.hovered != noSystem && b.systems[b.hovered].exists {
		add(b.hovered, brightLane)
	}
	if !few || b.view.Class != stage.Wide && s.power != buttonMove {
		return list
	}
	for slot := range b.pos.Slots() {
		if slot != b.hovered && b.pos.Systems[slot].Ships[b.below] != 0 {
			add(slot, faintLane)
		}
	}
	return list
}

// hasFewSystems reports whether there are no more systems than lanes are drawn between.
func (b *Board) hasFewSystems() bool {
	most := maxLaneSystems
	if b.view.Class != stage.Wide {
		most = maxLaneSystemsPhone
	}
	return bits.OnesCount64(b.pos.SlotMask) <= most
}

// hover takes over which system is hovered, itself or one of its ships.
func (b *Board) hover(h table.Hover) {
	slot, ok := slotOf(h.Part)
	if !ok || slot >= len(b.systems) {
		slot = noSystem
	}
	b.hovered = slot
}
