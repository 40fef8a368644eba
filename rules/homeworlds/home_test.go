package homeworlds

import (
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
)

// emptyHomePosition makes up a moment of a yellow sacrifice, or before the main action of a turn in which catastrophes may
// come at any time, in which the mover's home is empty: few systems and a bank that lacks sizes, so that ways home are
// narrow.
func emptyHomePosition(rng *rand.Rand) Position {
	p := newPosition(3, 5, 0, Rules{Anytime: rng.IntN(3) > 0})
	p.Phase, p.Colour, p.ActionsLeft = Sacrificing, Yellow, uint8(1+rng.IntN(3))
	if p.Rules.Anytime && rng.IntN(3) == 0 {
		p.Phase, p.Colour, p.ActionsLeft = Start, 0, 0
	}
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
		p.SlotMask |= 1 << slot
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

// bruteWayHome is holds by trying everything.
func bruteWayHome(p *Position) bool {
	if p.AtHome(p.Mover) {
		return true
	}
	if p.Phase == Done || p.Phase == Sacrificing && p.Colour != Yellow || p.Systems[p.Mover].Free() {
		return false
	}
	found, last := false, p.Phase == Start || p.ActionsLeft == 1
	try := func(c Choice) bool {
		if last && c.Kind == KindMove && c.Target != int(p.Mover) {
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
	if !found && !last {
		p.eachDiscovery(try)
	}
	if !found {
		p.eachSacrifice(try)
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
	begun, helped, none := 0, 0, 0
	for range positions {
		p := emptyHomePosition(rng)
		if p.Bank.kinds() == lowBits && p.ActionsLeft == 3 {
			continue // plain, and slow to try
		}
		have, want := p.holds(), bruteWayHome(&p)
		if have != want {
			t.Fatalf("%s %s: a way home is found: %t, want %t", p.headText(false), p.ShortForm(), have, want)
		}
		if want && p.Phase == Start {
			begun++
		} else if want && !p.oneShipHome() {
			helped++
		}
		if !want {
			none++
		}
	}
	if begun < positions/200 || helped < positions/200 || none < positions/200 {
		t.Errorf("of %d positions only %d find the way with the main action, %d need help and %d have no way", positions, begun, helped, none)
	}
}

// TestOthersBringAShipHome finds ways on which other ships make the fourth of a colour, so that a star goes that kept
// the last ship from home. The bank has no star of size 3, which would do as well.
func TestOthersBringAShipHome(t *testing.T) {
	const rest = " 2(b1g2)||b3b3g3g3r3r3r3y3y3y3 "
	options := map[string]string{OptCatastrophes: valueAnytime, OptWin: valueStanding}
	for _, c := range []struct{ position, turn string }{
		{"3/5 0!y2 0(b1g2)|| H1:-1(b3r1)y1||r2r2" + rest + "s1:-1(b2)r2||b3b3g3g3g3r3r3y3y3",
			"move r2 s1 H1; catastrophe H1 r; move y1 H1 H0"},
		{"3/5 0!y3 0(b1g2)|| H1:-1(b3r1)y1||r2" + rest + "s1:-1(b2)r1||b3b3g3g3g3r3r3y3y3 s2:-1(g2)r1||",
			"move r1 s1 H1; move r1 s2 H1; catastrophe H1 r; move y1 H1 H0"},
		{"3/5 0!y3 0(b1g2)|| H1:-1(b3r1)y1||r2r2" + rest + "s1:-1(b1)r2||b3b3g3g3g3r3r3y3y3",
			"discover r2 s1 g2 s2; move r2 s2 H1; catastrophe H1 r; move y1 H1 H0"},
		{"3/5 0!y3 0(b1g2)|| H1:-1(b3r1)y1||r2r2" + rest + "s1:-1(b1)r2||b3b3g3g3g3r3r3y3y3 s2:-1(y2)||y1",
			"move r2 s1 s2; move r2 s2 H1; catastrophe H1 r; move y1 H1 H0"},
	} {
		st, err := Game{}.ParsePosition(rules.Setup{Seats: 3, Options: options}, c.position)
		if err != nil {
			t.Errorf("%s: %v", c.position, err)
			continue
		}
		s := st.(*State)
		if s.pos.oneShipHome() {
			t.Errorf("%s: a ship needs no help", c.position)
		}
		if err := playTurn(s, 0, c.turn); err != nil {
			t.Errorf("%s: %v", c.position, err)
		}
		// Without anything to bring there, or with an action less, there is no way.
		without := strings.Replace(c.position, "r2||b3", "||b3", 1)
		without = strings.Replace(without, "r1||b3", "||b3", 1)
		for _, text := range []string{without, strings.Replace(strings.Replace(c.position, "!y2", "!y1", 1), "!y3", "!y2", 1)} {
			if _, err := (Game{}).ParsePosition(rules.Setup{Seats: 3, Options: options}, text); err == nil || !strings.Contains(err.Error(), "cannot end the turn") {
				t.Errorf("%s: a way home is found, or it is refused for another reason: %v", text, err)
			}
		}
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

// TestACatastropheAtHomeBeforeTheOption wants a catastrophe that empties the mover's home allowed where a free move or
// a sacrifice brings a ship there after it, and then nothing but what can still bring one.
func TestACatastropheAtHomeBeforeTheOption(t *testing.T) {
	options := map[string]string{OptCatastrophes: valueAnytime, OptWin: valueStanding}
	for _, c := range []struct{ position, first, then, refused string }{
		{
			"3/5 1 0(b3y2)g1|| 1(g1r3)y1|y1|y2y2y3 2(b3y1)||g3r1r1y1 s7:-1(b2)|y3|r1r2y2 s8:-1(b2)||b1g2g2y1y2 s15:-1(r1)r1||",
			"catastrophe H1 y", "move y3 s7 H1", "trade y3 b3 s7",
		},
		{
			"2/3 0 0(b3r1)y1y1y2y2| 1(b2r1)|g3 s1:-1(g2)b1y1|",
			"catastrophe H0 y", "sacrifice y1 s1; move b1 s1 H0", "sacrifice b1 s1",
		},
	} {
		seats := int(c.position[0] - '0')
		read := func() *State {
			s, err := Game{}.ParsePosition(rules.Setup{Seats: seats, Options: options}, c.position)
			if err != nil {
				t.Fatal(err)
			}
			return s.(*State)
		}
		play := func(s *State, text string) error {
			do, err := Game{}.ParseAction(s, s.pos.Mover, text)
			if err == nil {
				_, err = s.Apply(rules.Move{By: s.pos.Mover, Do: do}, nil)
			}
			return err
		}
		s := read()
		for text := range strings.SplitSeq(c.first+"; "+c.then+"; end", "; ") {
			if err := play(s, text); err != nil {
				t.Errorf("%s: %s is refused: %v", c.position, text, err)
			}
		}
		s = read()
		if err := play(s, c.first); err != nil {
			t.Fatal(err)
		}
		if err := play(s, c.refused); err == nil || !strings.Contains(err.Error(), "could not end") {
			t.Errorf("%s: after %s, %s is taken, or refused for another reason: %v", c.position, c.first, c.refused, err)
		}
		for _, do := range s.Legal(s.pos.Mover, nil) {
			next := s.Clone().(*State)
			if _, err := next.Apply(rules.Move{By: s.pos.Mover, Do: do}, nil); err != nil {
				t.Errorf("%s: a legal action is refused: %v", c.position, err)
			}
		}
	}
}
