package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
)

// bestPlaces are the two best places where a card has lain on a land, the best first: a place is compared
// against the best of the others.
type bestPlaces struct {
	land *game.Map // other lands, other places
	pool [game.NumColours]int
	list [2]bestPlace
	n    int
}

// bestPlace is a legal place of a card, and the total of the land with it.
type bestPlace struct {
	place game.Placement
	total int
}

// bestPlacesOf returns the places where the seat's card has lain.
func (b *Board) bestPlacesOf(by rules.Seat, card game.Card) *bestPlaces {
	key := lastPlaceKey{by, card}
	f := b.placeCache[key]
	if f == nil {
		f = &bestPlaces{}
		b.placeCache[key] = f
	}
	return f
}

// note adds a legal place with its total, and returns by how much that exceeds the best of the other places; false where
// there is no other.
func (f *bestPlaces) note(s *game.State, by rules.Seat, place game.Placement, total int) (more int, ok bool) {
	f.follow(s, by)
	for k := range f.list[:f.n] {
		if other := f.list[k]; other.place != place {
			more, ok = total-other.total, true
			break
		}
	}
	f.add(bestPlace{place, total})
	return more, ok
}

// add puts a place into the list.
func (f *bestPlaces) add(p bestPlace) {
	for k := range f.list[:f.n] {
		if f.list[k].place == p.place {
			return
		}
	}
	switch {
	case f.n == 0 || p.total > f.list[0].total:
		f.list[1], f.list[0] = f.list[0], p
	case f.n == 1 || p.total > f.list[1].total:
		f.list[1] = p
	default:
		return
	}
	f.n = min(f.n+1, len(f.list))
}

// follow forgets the places on another land, and counts them again where the pool has other cubes left.
func (f *bestPlaces) follow(s *game.State, by rules.Seat) {
	now := bestPlaces{land: s.Map(by)}
	for good := range now.pool {
		now.pool[good] = s.Pool(game.Colour(good))
	}
	if f.land == now.land && f.pool == now.pool {
		return
	}
	if f.land == now.land {
		for _, p := range f.list[:f.n] {
			after, _ := s.Preview(by, p.place)
			now.add(bestPlace{p.place, after.Score(s.Scoring()).Total()})
		}
	}
	*f = now
}
