package homeworlds

import (
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
)

// emptyHomePosition makes up a moment of a yellow sacrifice in which the mover's home is empty: few systems and a bank
// that lacks sizes, so that ways home are narrow.
func emptyHomePosition(rng *rand.Rand) Position {
	p := newPosition(3, 5, 0, Rules{Anytime: rng.IntN(3) > 0})
	p.Phase, p.Colour, p.Left = Sacrificing, Yellow, uint8(1+rng.IntN(3))
	p.Living = rules.SeatsOf(0, 2)
	piece := func(colours int) Piece { return MakePiece(Colour(rng.IntN(colours)), 1+rng.IntN(NumSizes)) }
	take := func(q Piece) Fleet {
		if !p.Bank.Has(q) {
			return 0
		}
		p.Bank -= q.One()
		return q.One()
	}
	for slot := range MaxSeats + 2 {
		if slot > 2 && slot < MaxSeats || slot > 0 && rng.IntN(4) == 0 {
			continue
		}
		s := &p.Systems[slot]
		s.Home = Nobody
		s.Stars = take(piece(NumColours))
		if slot < MaxSeats {
			s.Stars += take(piece(NumColours))
		}
		if slot == 0 || slot == 2 {
			s.Home = rules.Seat(slot)
		}
		for range 1 + rng.IntN(5) {
			owner := rng.IntN(3)
			if slot == 0 {
				owner = 1 + rng.IntN(2)
			}
			s.Ships[owner] += take(piece(2)) // two colours, so that there is overpopulation
		}
		p.Used |= 1 << slot
	}
	for size := range NumSizes {
		if rng.IntN(3) == 0 {
			continue
		}
		for c := range Colour(NumColours) { // the last system takes all of a size
			q := MakePiece(c, size+1)
			for p.Bank.Has(q) {
				p.Systems[0].Ships[1] += take(q)
			}
		}
	}
	return p
}

// bruteWayHome is wayHome by trying everything.
func bruteWayHome(p *Position) bool {
	if p.AtHome(p.Mover) {
		return true
	}
	if p.Phase != Sacrificing || p.Systems[p.Mover].Free() {
		return false
	}
	found := false
	try := func(c Choice) bool {
		if p.Left == 1 && c.Kind != KindCatastrophe && c.Target != int(p.Mover) {
			return true // the last move goes home or nowhere
		}
		next := *p
		next.play(c)
		found = bruteWayHome(&next)
		return !found
	}
	if p.Rules.Anytime {
		p.eachCatastrophe(try)
	}
	if !found {
		p.eachMove(try)
	}
	if !found && p.Left > 1 {
		p.eachDiscovery(try)
	}
	return found
}

// TestTheWayHomeIsFoundWhenThereIsOne compares the search with trying everything.
func TestTheWayHomeIsFoundWhenThereIsOne(t *testing.T) {
	rng := rules.Rand(11, 0)
	positions := 20000
	if testing.Short() {
		positions = 2000
	}
	helped, none := 0, 0
	for range positions {
		p := emptyHomePosition(rng)
		if p.Bank.kinds() == lowBits && p.Left == 3 {
			continue // plain, and slow to try
		}
		have, want := p.wayHome(), bruteWayHome(&p)
		if have != want {
			t.Fatalf("%s %s: a way home is found: %t, want %t", p.headText(false), p.ShortForm(), have, want)
		}
		if want && !p.oneShipHome() {
			helped++
		}
		if !want {
			none++
		}
	}
	if helped < positions/200 || none < positions/200 {
		t.Errorf("of %d positions only %d need help and %d have no way", positions, helped, none)
	}
}

// TestNoWayHomeThroughManyCatastrophes wants a refusal where hundreds of sets of catastrophes and moves lead nowhere:
// no piece of size 3 ever comes back to the bank, and the home has the two other sizes.
func TestNoWayHomeThroughManyCatastrophes(t *testing.T) {
	const text = "6/7 0!y3 0(b1g2)||||| 1(r1y1)|r1r2r2y1y2y2|||| 2(r1y1)||r1r2r2y1y2y2||| 3(b1g1)|||b1b2b2g1g2g2|| " +
		"4(b1g1)||||b1b2b2g1g2g2| s1:-1(y1)r3r3b3b3g3g3y3y3||||| s2:-1(r1)r3r3b3b3g3g3y3y3||||| " +
		"s3:-1(b1)r3r3b3b3g3g3y3y3||||| s4:-1(g1)r3b3g3y3|||||"
	options := map[string]string{OptSets: valueOneMore, OptCatastrophes: valueAnytime}
	_, err := Game{}.ParsePosition(rules.Setup{Seats: 6, Options: options}, text)
	if err == nil || !strings.Contains(err.Error(), "cannot end the turn") {
		t.Errorf("the position is taken, or refused for another reason: %v", err)
	}
}
