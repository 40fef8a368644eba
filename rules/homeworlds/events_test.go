package homeworlds

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// textsOf writes events as short lines: kind, thing, places and number.
func textsOf(events []rules.Event) []string {
	var out []string
	for _, e := range events {
		thing := fmt.Sprint(e.Thing)
		if p, owner := ThingOf(e.Thing); e.Kind == rules.EvPlace || e.Kind == rules.EvTake || e.Kind == rules.EvMove || e.Kind == rules.EvFlip {
			thing = fmt.Sprintf("%s of %d", p, owner)
		}
		out = append(out, fmt.Sprintf("%s %s %d>%d %d", e.Kind, thing, e.From, e.To, e.N))
	}
	return out
}

func TestEvents(t *testing.T) {
	const cards = "3/5 0. cards=gge 0(b3y1)g3|| 1(b2r1)g3g1||y1 2(b1g2)|y1|g3"
	for _, c := range []struct{ position, action, want string }{
		{"2/3 0+ ", "star b3", "place b3 of -1 64>0 0"},
		{"2/3 0+ 0(b3y1)|", "ship g3", "place g3 of 0 64>0 0; phase -1 -1>1 0"},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "build g1 H0", "place g1 of 0 64>0 0"},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "trade g3 r3 H0", "flip g3 of 0 0>0 8"},
		{"2/3 0 0(b3y1)g3y1| 1(b2r1)|g3 s1:-1(g2)y1|", "move y1 s1 H0", "move y1 of 0 6>0 0; take g2 of -1 6>64 0"},
		{"2/3 0 0(b3y1)g3y1| 1(b2r1)|g3", "discover y1 H0 r2", "place r2 of -1 64>6 0; move y1 of 0 0>6 0"},
		{"2/3 0 0(b3y1)g3y1| 1(b2r1)|g3 s4:-1(y1)y2|", "discover y2 s4 r3", "place r3 of -1 64>7 0; move y2 of 0 6>7 0; take y1 of -1 6>64 0"},
		{"2/3 0 0(b3r1)g3|g3 1(b2y1)|g1", "attack g3 H0", "take g3 of 1 0>0 0"},
		{"2/3 1 0(b3r1)g1|g3 1(b2r1)|g1r3", "attack g1 H0", "take g1 of 0 0>0 1"},
		{"2/3 0 0(b3y1)g3r3|r1 1(b2r1)|g3 s1:-1(r1)g1|", "sacrifice g1 s1", "take g1 of 0 6>64 0; take r1 of -1 6>64 0; phase 1 -1>-1 1"},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", "build g1 H0", "place g1 of 0 64>0 0; phase 1 -1>-1 1"},
		{"2/3 0!g1 0(b3y1)g3| 1(b2r1)|g3", "build g1 H0", "place g1 of 0 64>0 0; phase 1 -1>-1 0"},
		{
			"2/3 0 0(b3g1)g2g3r1|g1 1(b2r1)|g3", "catastrophe H0 g",
			"mark 1 0>-1 1; take g2 of 0 0>64 0; take g3 of 0 0>64 0; take g1 of 1 0>64 0; take g1 of -1 0>64 0",
		},
		{
			"2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)g1g1b1|g2", "catastrophe s1 g",
			"mark 1 6>-1 1; take g1 of 0 6>64 0; take g1 of 0 6>64 0; take g2 of 1 6>64 0; take g2 of -1 6>64 0; take b1 of 0 6>64 0",
		},
		{
			"2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(b3)y1y1y3|y2", "catastrophe s1 y",
			"mark 3 6>-1 1; take y1 of 0 6>64 0; take y1 of 0 6>64 0; take y3 of 0 6>64 0; take y2 of 1 6>64 0; take b3 of -1 6>64 0",
		},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "end", "phase -1 -1>1 0"},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)g1|", "end", "mark 101 1>-1 0; end 1 -1>-1 0"},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|", "end", "mark 101 1>-1 0; take b2 of -1 1>64 0; take r1 of -1 1>64 0; end 1 -1>-1 0"},
		{"2/3 0. homeless=1 0(b3y1)g3|", "end", "mark 101 -1>-1 0; end 1 -1>-1 0"},
		{cards, "end", "mark 101 1>-1 0; reveal 1 -1>0 0; reveal 1 -1>1 0; phase -1 -1>2 0"},
		{strings.Replace(cards, "gge", "geg", 1), "end", "mark 101 1>-1 0; reveal 1 -1>0 0; reveal 2 -1>1 0; reveal 1 -1>2 0; end 1 -1>-1 0"},
	} {
		s := load(t, strings.TrimSpace(c.position))
		by := s.pos.Mover
		do, err := Game{}.ParseAction(s, by, c.action)
		if err != nil {
			t.Errorf("%s: %v", c.position, err)
			continue
		}
		events, err := s.Apply(rules.Move{By: by, Do: do}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if have := strings.Join(textsOf(events), "; "); have != c.want {
			t.Errorf("%s, %s:\n%s\nwant\n%s", c.position, c.action, have, c.want)
		}
	}
}

func TestEventsOfChance(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 3}, 5)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	if len(m.Log) != 4 {
		t.Fatalf("chance has moved %d times, want 3 cards and the start", len(m.Log))
	}
	for k := range 3 {
		e := m.Events(k)[0]
		if len(m.Events(k)) != 1 || e.Kind != rules.EvDeal || e.To != int32(k) || e.Seen != rules.SeatsOf(rules.Seat(k)) ||
			Alignment(e.Thing) != m.State().(*State).Card(rules.Seat(k)) {
			t.Errorf("the deal of seat %d is told as %+v", k, m.Events(k))
		}
	}
	if e := m.Events(3); len(e) != 1 || e[0].Kind != rules.EvPhase || e[0].To != int32(m.State().(*State).Turn()) {
		t.Errorf("the start is told as %+v", e)
	}
}

// TestEventsMoveEveryPiece replays random matches by their events alone: what they take from and bring to each place
// must make up the position.
func TestEventsMoveEveryPiece(t *testing.T) {
	for seed := range uint64(10) {
		m := randomMatch(t, rules.Setup{Seats: 2 + int(seed)%5}, seed, 300)
		at := map[int32][]int32{}
		remove := func(place, thing int32) {
			k := slices.Index(at[place], thing)
			if k < 0 {
				t.Fatalf("seed %d: %d is not at %d", seed, thing, place)
			}
			at[place] = slices.Delete(at[place], k, k+1)
		}
		for k := range m.Log {
			for _, e := range m.Events(k) {
				switch e.Kind {
				case rules.EvPlace:
					at[e.To] = append(at[e.To], e.Thing)
				case rules.EvMove:
					remove(e.From, e.Thing)
					at[e.To] = append(at[e.To], e.Thing)
				case rules.EvFlip:
					remove(e.From, e.Thing)
					_, owner := ThingOf(e.Thing)
					at[e.To] = append(at[e.To], Thing(Piece(e.N), owner))
				case rules.EvTake:
					remove(e.From, e.Thing)
					if p, _ := ThingOf(e.Thing); e.To != PlaceBank {
						at[e.To] = append(at[e.To], Thing(p, rules.Seat(e.N)))
					}
				}
			}
		}
		s := m.State().(*State)
		for slot := range MaxSystems {
			var f System
			for _, thing := range at[int32(slot)] {
				if p, owner := ThingOf(thing); owner == Nobody {
					f.Stars += p.One()
				} else {
					f.Ships[owner] += p.One()
				}
			}
			if sys := s.System(slot); f.Stars != sys.Stars || f.Ships != sys.Ships {
				t.Errorf("seed %d: by the events slot %d holds %s, it holds %s", seed, slot, f.text(s.Seats()), sys.text(s.Seats()))
			}
		}
	}
}
