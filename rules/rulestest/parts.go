package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"engawa/rules"
)

// partsKey writes parts so that one list is the beginning of another exactly when its key is.
func partsKey(parts []rules.Part) string {
	var b strings.Builder
	for _, part := range parts {
		fmt.Fprintf(&b, "%d.%d;", part.Kind, part.Index)
	}
	return b.String()
}

// partsUnique: every legal action is pointed at in its own ways, and none is the beginning of another.
func partsUnique(p *position) {
	if p.game.Info().AnyOrder {
		setsUnique(p)
		return
	}
	for _, seat := range p.seats() {
		var keys []string
		ways, _ := p.ways(seat)
		for _, parts := range ways {
			keys = append(keys, partsKey(parts))
		}
		slices.Sort(keys)
		for k := 1; k < len(keys); k++ {
			if strings.HasPrefix(keys[k], keys[k-1]) {
				fail("seat %s: the Parts %s are the same as, or the beginning of, %s", seat, keys[k-1], keys[k])
			}
		}
	}
}

// ways returns every way to point at what the seat may do, and the action of each.
func (p *position) ways(seat rules.Seat) (ways [][]rules.Part, of []rules.Action) {
	for _, do := range p.state.Legal(seat, nil) {
		for _, parts := range rules.Paths(p.game, p.state, do) {
			if len(parts) == 0 {
				fail("action %d of seat %s has no Parts", do, seat)
			}
			ways, of = append(ways, parts), append(of, do)
		}
	}
	return ways, of
}

// setsUnique: where the order does not matter, the first way to point at a legal action is its own, a way that is its
// own is no part of another's, and what several share is part of a way of each that is its own.
func setsUnique(p *position) {
	for _, seat := range p.seats() {
		ways, of := p.ways(seat)
		// others returns whether another action has the way too, and whether it is part of one of its ways.
		others := func(k int) (same, part bool) {
			for n := range ways {
				if of[n] != of[k] && rules.Within(ways[k], ways[n]) {
					part = true
					same = same || len(ways[n]) == len(ways[k])
				}
			}
			return same, part
		}
		for k, way := range ways {
			same, part := others(k)
			first := k == 0 || of[k-1] != of[k]
			if first && same {
				fail("seat %s: the Parts %s are the same as those of another action", seat, partsKey(way))
			}
			if part && !same {
				fail("seat %s: the Parts %s are part of those of another action", seat, partsKey(way))
			}
			if !same {
				continue
			}
			isDistinct := false
			for n := range ways {
				if of[n] == of[k] && len(ways[n]) > len(way) && rules.Within(way, ways[n]) {
					alike, _ := others(n)
					isDistinct = isDistinct || !alike
				}
			}
			if !isDistinct {
				fail("seat %s: after the shared Parts %s nothing tells action %d from others", seat, partsKey(way), of[k])
			}
		}
	}
}

// pathsBegin: there is a way to point at every action.
func pathsBegin(p *position) {
	for _, seat := range p.seats() {
		for _, do := range p.state.Legal(seat, nil) {
			if len(rules.Paths(p.game, p.state, do)) == 0 {
				fail("action %d of seat %s cannot be pointed at", do, seat)
			}
		}
	}
}

// why: what leads to a legal action needs no reason, and everything else has one.
func why(p *position) {
	for _, seat := range append(p.seats(), rules.Public) {
		paths, _ := p.ways(seat)
		leads := map[string]bool{}
		anyOrder := p.game.Info().AnyOrder
		for _, parts := range paths {
			for n := range len(parts) + 1 {
				leads[partsKey(parts[:n])] = true
			}
		}
		for _, parts := range p.pointings(paths) {
			err := rules.Why(p.game, p.state, seat, parts)
			within := func(way []rules.Part) bool { return anyOrder && rules.Within(parts, way) }
			if leads[partsKey(parts)] || slices.ContainsFunc(paths, within) {
				if err != nil {
					fail("seat %s: %v leads to a legal action, but Why says %v", seat, parts, err)
				}
			} else if fault := refusalFault(err); fault != "" {
				fail("seat %s: %v leads to no legal action: %s", seat, parts, fault)
			}
		}
	}
}

// pointings returns ways to point: some that lead somewhere and many that may not.
func (p *position) pointings(paths [][]rules.Part) [][]rules.Part {
	out := [][]rules.Part{nil}
	randomPart := func() rules.Part {
		return rules.Part{Kind: rules.PartKind(p.rng.IntN(int(rules.PartSeat) + 2)), Index: int32(p.rng.IntN(40) - 4)}
	}
	p.rng.Shuffle(len(paths), func(i, j int) { paths[i], paths[j] = paths[j], paths[i] })
	for k, path := range paths[:min(len(paths), 24)] {
		at := p.rng.IntN(len(path))
		other := paths[p.rng.IntN(len(paths))]
		changed := slices.Clone(path)
		changed[at] = randomPart()
		swapped := slices.Clone(path)
		swapped[at] = other[min(at, len(other)-1)]
		out = append(out, path, path[:at], changed, swapped, append(slices.Clone(path), randomPart()))
		if k%4 == 0 {
			backwards := slices.Clone(path)
			slices.Reverse(backwards)
			out = append(out, backwards)
		}
	}
	for range 12 {
		out = append(out, []rules.Part{randomPart()}, []rules.Part{randomPart(), randomPart()})
	}
	return append(out, []rules.Part{{Kind: rules.PartCell, Index: 1 << 30}}, []rules.Part{{Kind: 200, Index: -1 << 31}})
}
