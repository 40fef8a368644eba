package forhonor

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// soldiersOfCamp is the number of soldiers of a camp.
const soldiersOfCamp = 16

// arrivals is how many soldiers appear in a round at most.
const arrivals = 4

// Group is a group of soldiers of a camp, see [State.Group].
type Group uint8

// The groups: the soldiers that stand unbroken from the median on, and the others.
const (
	LineGroup Group = iota
	RearGroup
)

// String returns the letter of the group in actions, "L" or "R".
func (g Group) String() string { return [...]string{"L", "R"}[g] }

// hasSoldier reports whether a soldier stands at that place of the file.
func (a *army) hasSoldier(file, place int) bool {
	return place < int(a.queue[file]) || place == MaxQueue-1 && a.hasArrival[file]
}

// soldiers returns how many are on the battlefield.
func (a *army) soldiers() int { return a.group(LineGroup) + a.group(RearGroup) }

// group returns how many soldiers are in the group.
func (a *army) group(g Group) (n int) {
	for file := range NumFiles {
		switch {
		case g == LineGroup:
			n += int(a.queue[file])
		case a.hasArrival[file]:
			n++
		}
	}
	return n
}

// Strength returns how many soldiers count at the centre, of those that stand unbroken from the median on in each file.
func (c Centre) Strength(queues *[NumFiles]int8) int {
	all, front, run, largest := 0, 0, 0, 0
	for _, queue := range queues {
		all += int(queue)
		front += int(min(queue, 1))
		run += int(queue)
		if queue == 0 {
			run = 0
		}
		largest = max(largest, run)
	}
	return [...]int{CentreGroup: all, CentreFront: front, CentreLargest: largest}[c]
}

// Soldiers returns how many soldiers of the camp are in the group.
func (s *State) Soldiers(camp Camp, g Group) int { return s.armies[camp].group(g) }

// Group returns the group of the soldier on the square; false when there is none.
func (s *State) Group(q Square) (Camp, Group, bool) {
	camp, file, place, ok := soldierAt(q)
	if !ok || !s.armies[camp].hasSoldier(file, place) {
		return 0, 0, false
	}
	if place < int(s.armies[camp].queue[file]) {
		return camp, LineGroup, true
	}
	return camp, RearGroup, true
}

// joinQueue makes a soldier on an arrival square a part of the queue that reaches it.
func (a *army) joinQueue(file int) {
	if a.hasArrival[file] && a.queue[file] == MaxQueue-1 {
		a.queue[file], a.hasArrival[file] = MaxQueue, false
	}
}

// advance moves the soldiers of the camp up to the median or their queue, and brings new ones:
// docs/rules/forhonor.md, 7.1.
func (a *army) advance(camp Camp, t *emitter) {
	for file := range NumFiles {
		if a.hasArrival[file] {
			from := camp.FileSquare(file, MaxQueue-1)
			a.hasArrival[file] = false
			a.queue[file]++
			t.Emit(rules.Event{Kind: rules.EvMove, Thing: ThingSoldier + int32(camp), From: int32(from), To: int32(camp.FileSquare(file, int(a.queue[file])-1)), N: 1})
		}
	}
	var taken [NumFiles]bool
	for n := min(arrivals, soldiersOfCamp-a.soldiers()); n > 0; n-- {
		best := -1
		for file := range NumFiles {
			if !taken[file] && a.queue[file] < MaxQueue && (best < 0 || a.queue[file] < a.queue[best]) {
				best = file
			}
		}
		if best < 0 {
			return
		}
		taken[best], a.hasArrival[best] = true, true
		t.Emit(rules.Event{
			Kind: rules.EvPlace, Thing: ThingSoldier + int32(camp), From: noPlace, To: int32(camp.FileSquare(best, MaxQueue-1)),
		})
	}
	for file := range NumFiles {
		a.joinQueue(file)
	}
}

// FallingFile returns the file of the soldier of a group that falls: the one farthest from the median, of several the
// one in the file nearest to the column, then in the lower one. Soldiers are those of the group in each file; there
// must be one.
func FallingFile(soldiers *[NumFiles]int8, column int) int {
	best, bestKey := -1, 0
	for file, n := range soldiers {
		away := firstFile + file - column
		if key := int(n)*2*Columns - max(away, -away); n > 0 && (best < 0 || key > bestKey) {
			best, bestKey = file, key
		}
	}
	return best
}

// fall removes a soldier of the group, which must not be empty, for an attacker in that column.
func (a *army) fall(camp Camp, g Group, column int, t *emitter) {
	soldiers := a.queue
	if g == RearGroup {
		for file, arrived := range a.hasArrival {
			soldiers[file] = int8(gamekit.Flag(arrived, 1))
		}
	}
	file, place := FallingFile(&soldiers, column), MaxQueue-1
	if g == LineGroup {
		a.queue[file]--
		place = int(a.queue[file])
	} else {
		a.hasArrival[file] = false
	}
	t.Emit(rules.Event{
		Kind: rules.EvTake, Thing: ThingSoldier + int32(camp), From: int32(camp.FileSquare(file, place)), To: noPlace,
	})
}
