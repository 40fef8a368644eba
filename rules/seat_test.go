package rules_test

import (
	"slices"
	"testing"

	"engawa/rules"
)

func TestSeatText(t *testing.T) {
	for seat, want := range map[rules.Seat]string{0: "0", 7: "7", rules.Nature: "nature", rules.Public: "public", rules.Referee: "referee"} {
		if have := seat.String(); have != want {
			t.Errorf("seat %d is written %q, want %q", int8(seat), have, want)
		}
	}
}

func TestParseSeat(t *testing.T) {
	for text, want := range map[string]rules.Seat{"0": 0, "3": 3, "nature": rules.Nature} {
		if have, err := rules.ParseSeat(text, 4); err != nil || have != want {
			t.Errorf("%q is read as %v, %v", text, have, err)
		}
	}
	for _, text := range []string{"", "4", "-1", "public", "Nature", "x", "99999999999999999999", " 0", "+1", "-0", "01"} {
		if have, err := rules.ParseSeat(text, 4); rules.CodeOf(err) != "bad-seat" {
			t.Errorf("%q is read as %v, %v", text, have, err)
		}
	}
}

func TestSeats(t *testing.T) {
	set := rules.SeatsOf(5, 0, rules.Nature, rules.Public, rules.Referee)
	if have := slices.Collect(set.All()); !slices.Equal(have, []rules.Seat{0, 5, rules.Nature}) {
		t.Errorf("the set holds %v", have)
	}
	if set.Len() != 3 || set.Has(1) || !set.Has(rules.Nature) || set.Has(rules.Public) {
		t.Errorf("the set %s counts wrong", set)
	}
	if set.String() != "0 5 nature" || rules.Seats(0).String() != "over" {
		t.Errorf("the set is written %q, the empty one %q", set, rules.Seats(0))
	}
	if first, ok := set.First(); !ok || first != 0 {
		t.Errorf("the first of %s is %s, %v", set, first, ok)
	}
	if first, ok := rules.SeatsOf(rules.Nature).First(); !ok || first != rules.Nature {
		t.Errorf("the first of {nature} is %s, %v", first, ok)
	}
	if _, ok := rules.Seats(0).First(); ok {
		t.Error("the empty set has a first seat")
	}
	if only, ok := set.Only(); ok {
		t.Errorf("%s is said to be the only one of %s", only, set)
	}
	for _, seat := range []rules.Seat{0, 5, rules.Nature} {
		if only, ok := rules.SeatsOf(seat).Only(); !ok || only != seat {
			t.Errorf("the only one of {%s} is %s, %v", seat, only, ok)
		}
	}
	if _, ok := rules.Seats(0).Only(); ok {
		t.Error("the empty set has an only seat")
	}
	if rules.AllSeats(3) != rules.SeatsOf(0, 1, 2) || rules.AllSeats(0) != 0 {
		t.Error("AllSeats does not count from 0")
	}
	if set.Without(5).Without(3) != rules.SeatsOf(0, rules.Nature) {
		t.Errorf("without 5 and 3 the set is %s", set.Without(5).Without(3))
	}
	for range set.All() {
		break // stopping early must be possible
	}
}

func TestNames(t *testing.T) {
	if have := (rules.Part{Kind: rules.PartCell, Index: 7}).String(); have != "cell 7" {
		t.Errorf("the part is written %q", have)
	}
	if rules.PartKind(99).String() != "part99" || rules.EvDeal.String() != "deal" || rules.EventKind(99).String() != "event" {
		t.Error("a kind has a wrong name")
	}
}

func TestEventsAsSeen(t *testing.T) {
	e := rules.Event{Kind: rules.EvDeal, By: rules.Nature, Thing: 9, From: 1, To: 2, N: 3, Path: []int32{4}, Seen: rules.SeatsOf(0, 1)}
	for _, c := range []struct {
		viewer rules.Seat
		seats  int
		whole  bool
	}{
		{0, 3, true}, {2, 3, false}, {rules.Public, 3, false}, {rules.Public, 2, true}, {rules.Referee, 3, true},
	} {
		if have := e.For(c.viewer, c.seats); (have.Thing == 9) != c.whole || (have.N == 3) != c.whole || (have.Path != nil) != c.whole || have.To != 2 {
			t.Errorf("%s of %d seats sees %+v", c.viewer, c.seats, have)
		}
		if rules.Visible([]rules.Event{e}, c.viewer, c.seats) != c.whole {
			t.Errorf("whether %s of %d seats may know the move is wrong", c.viewer, c.seats)
		}
	}
	if !rules.Visible(nil, rules.Public, 2) || !e.Reveals() || (rules.Event{Kind: rules.EvMove}).Reveals() {
		t.Error("what reveals, or what shows nothing, is judged wrongly")
	}
}

func TestErrorText(t *testing.T) {
	e := rules.Errorf("lake-under", "a lake may not be covered, not even %d", 1)
	e.Also = []*rules.Error{rules.Errorf("far", "it is too far out")}
	if have, want := e.Error(), "lake-under far: a lake may not be covered, not even 1; it is too far out"; have != want {
		t.Errorf("have %q, want %q", have, want)
	}
	part := rules.Part{Kind: rules.PartCard, Index: 3}
	if at := e.At(part); len(at.Parts) != 1 || len(e.Parts) != 0 {
		t.Error("At must give a copy with the parts")
	}
}
