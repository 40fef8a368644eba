package honshu

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
)

// eventsOf writes the events of the last move as one line.
func eventsOf(m *rules.Match) string {
	place := func(p int32) string {
		if seat, at, ok := MapPlaceOf(p); ok {
			return fmt.Sprintf("%s/%s", seat, at)
		}
		switch {
		case p == PlacePool:
			return "pool"
		case p == PlaceTable:
			return "table"
		case p == PlaceOut:
			return "out"
		case p >= PlaceHand:
			return fmt.Sprintf("hand%d", p-PlaceHand)
		}
		return "-"
	}
	var out []string
	for _, e := range m.Events(len(m.Log) - 1) {
		to := place(e.To)
		if e.Kind == rules.EvTake || e.Kind == rules.EvScore {
			to = fmt.Sprint(e.To)
		}
		out = append(out, fmt.Sprintf("%s %s:%d %s>%s %d", e.By, e.Kind, e.Thing, place(e.From), to, e.N))
	}
	return strings.Join(out, "; ")
}

func TestEvents(t *testing.T) {
	m := newMatch(t, 4, nil, fourSeats()...)
	for _, c := range []struct{ move, want string }{
		{"0 play 11", "0 place:11 hand0>table 11"},
		{"1 play 29+1,2", "1 place:29 hand1>table 29; 1 move:100 1/1,2>table 89"},
		{"2 play 57+1,0", "2 place:57 hand2>table 57; 2 move:100 2/1,0>table 117"},
		{"3 play 59", "3 place:59 hand3>table 59; 2 take:111 ->2 0; 1 take:112 ->1 0; 3 take:113 ->3 0; 0 take:114 ->0 0; 3 phase:6 ->- 1"},
		{"2 take 57", "2 take:57 table>2 0"},
		{"1 take 11", "1 take:11 table>1 0"},
		{"3 take 59", "3 take:59 table>3 0"},
		{"0 take 29", "0 take:29 table>0 0; 2 move:100 table>pool 1; 1 move:100 table>pool 1; 0 phase:15 ->- 1"},
		{"1 11@1,-2r0o", "1 commit:11 ->- 0"},
		{"0 29@0,1r0o", "0 commit:29 ->- 0"},
		{"2 57@1,2r0u", "2 commit:57 ->- 0"},
		{"3 59@1,2r0u", "3 commit:59 ->- 0; 3 reveal:0 ->- 0; " +
			"2 place:57 table>2/1,2 4; 1 place:11 table>1/1,-2 0; 3 place:59 table>3/1,2 4; " +
			"0 place:29 table>0/0,1 0; 0 move:100 0/0,1>pool 1; 0 move:101 0/1,1>pool 1; " +
			"1 move:102 pool>1/1,-1 1; 0 move:100 pool>0/1,2 1; 3 phase:5 ->- 2"},
	} {
		enter(t, m, c.move)
		if have := eventsOf(m); have != c.want {
			t.Errorf("%s tells\n%s\nwant\n%s", c.move, have, c.want)
		}
	}
}

func TestEventsOfHandsAndEnd(t *testing.T) {
	m := newMatch(t, 2, map[string]string{OptSelection: valueDraft})
	playOn(t, m, PhasePick, 2)
	have := eventsOf(m)
	if want := "0 move:140 hand0>hand1 5; 1 move:140 hand1>hand0 5; 1 phase:12 ->- 2; 0 reveal:0 ->hand0 0; 1 reveal:0 ->hand1 0"; !strings.HasSuffix(have, want) {
		t.Errorf("the end of round 1 tells\n%s\nwant at its end\n%s", have, want)
	}
	playOn(t, m, PhaseOver, Rounds)
	events := m.Events(len(m.Log) - 1)
	end := events[len(events)-1]
	if end.Kind != rules.EvEnd || len(end.Path) != stateOf(m).Winners().Len() {
		t.Errorf("the last event is %+v", end)
	}
	scores := 0
	for _, e := range events {
		if e.Kind == rules.EvScore {
			if line := (Game{}).Score(m.State())[e.By]; line.Counts[e.Thing].N != int(e.N) {
				t.Errorf("%+v does not fit the score %+v", e, line)
			}
			scores++
		}
	}
	if scores != 2*NumCategories {
		t.Errorf("%d categories are told, want %d", scores, 2*NumCategories)
	}
}

// TestMissingCube: where the pool is empty, the cube that does not come is reported with N 0.
func TestMissingCube(t *testing.T) {
	m := matchFrom(t, rules.Setup{Seats: 3, Options: map[string]string{OptSelection: valueDraft}}, emptyPoolPosition)
	s := stateOf(m)
	after, missing := s.Preview(0, placementOn(t, s.Map(0), "10@4,8r0u"))
	if len(missing) != 1 || missing[0] != CellAt(4, 10) || after.Cube(missing[0]) {
		t.Errorf("the preview misses cubes at %v", missing)
	}
	if _, missing := s.Preview(0, placementOn(t, s.Map(0), "10@-1,1r0o")); len(missing) != 0 {
		t.Errorf("with a blue cube covered the preview misses cubes at %v", missing)
	}
	enter(t, m, "0 10@4,8r0u", "1 49@4,8r0u", "2 50@4,8r0u")
	if have := eventsOf(m); !strings.Contains(have, "0 move:100 pool>0/4,10 0; ") {
		t.Errorf("the settling tells %s", have)
	}
}

// TestTakingBack: an own play until the next seat acts, an own build until all have built.
func TestTakingBack(t *testing.T) {
	m := newMatch(t, 4, nil, fourSeats()...)
	people := rules.AllSeats(4)
	enter(t, m, "0 play 11")
	if n, err := m.UndoPoint(0, people); err != nil || n != len(m.Log)-1 {
		t.Errorf("the play cannot be taken back: %v", err)
	}
	enter(t, m, "1 play 29+1,2")
	if _, err := m.UndoPoint(0, people); rules.CodeOf(err) != rules.CodeUndoOther {
		t.Errorf("taking back under another play: %v", err)
	}
	enter(t, m, "2 play 57", "3 play 59", "1 take 57", "3 take 29", "2 take 11", "0 take 59", "0 59@0,2r0o", "1 57@1,2r0o")
	if err := m.Withdraw(0); err != nil || !stateOf(m).Actors().Has(0) || stateOf(m).Actors().Has(1) {
		t.Errorf("the build cannot be withdrawn: %v; to act: %s", err, stateOf(m).Actors())
	}
	enter(t, m, "0 59@0,2r0o", "2 11@0,2r0u", "3 29@0,2r0o")
	if err := m.Withdraw(0); rules.CodeOf(err) != rules.CodeUndoClosed {
		t.Errorf("withdrawing when all have built: %v", err)
	}
	if _, err := m.UndoPoint(3, people); rules.CodeOf(err) != rules.CodeUndoRevealed {
		t.Errorf("taking back the last build: %v", err)
	}
}
