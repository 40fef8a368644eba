package yokai

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"engawa/rules"
	"engawa/rules/perft"
)

func newMatch(t *testing.T, setup rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestNatureDrawsTheStart(t *testing.T) {
	m := newMatch(t, rules.Setup{}, 1)
	s := m.State().(*State)
	if !s.Pending() || s.Actors() != rules.SeatsOf(rules.Nature) || len(s.Legal(0, nil)) != 0 || len(s.Legal(1, nil)) != 0 {
		t.Fatalf("before the draw actors are %s", s.Actors())
	}
	want := []rules.Outcome{{Do: StartAction(0), Weight: 1}, {Do: StartAction(1), Weight: 1}}
	if got := s.Chances(nil); !reflect.DeepEqual(got, want) {
		t.Errorf("chances %v, want %v", got, want)
	}
	for _, c := range []struct {
		by   rules.Seat
		text string
		want string
	}{
		{0, "b2b3", rules.CodeNotYourTurn},
		{rules.Nature, "start 2", CodeText},
		{rules.Nature, "b2b3", CodeText},
		{rules.Nature, "start 1", ""},
	} {
		if _, err := (Game{}).ParseAction(s, c.by, c.text); rules.CodeOf(err) != c.want {
			t.Errorf("%s %q: %v, want %q", c.by, c.text, err, c.want)
		}
	}
	for seat := range rules.Seat(2) {
		drawn := s.Clone().(*State)
		events, err := drawn.Apply(rules.Move{By: rules.Nature, Do: StartAction(seat)}, nil)
		if err != nil || len(events) != 1 || events[0].Kind != rules.EvReveal || events[0].N != int32(seat) {
			t.Errorf("start %d shows %v, %v", seat, events, err)
		}
		if drawn.Actors() != rules.SeatsOf(seat) || drawn.SeatOf(White) != seat || drawn.SideOf(1-seat) != Black {
			t.Errorf("start %d: actors %s, White is %s", seat, drawn.Actors(), drawn.SeatOf(White))
		}
		if len(drawn.Chances(nil)) != 0 || drawn.Hash() != s.Hash() {
			t.Errorf("start %d: still %v to be drawn, or another position", seat, drawn.Chances(nil))
		}
		if _, err := drawn.Apply(rules.Move{By: rules.Nature, Do: StartAction(seat)}, nil); rules.CodeOf(err) != rules.CodeNotYourTurn {
			t.Errorf("a second draw: %v", err)
		}
	}
	if _, err := s.Apply(rules.Move{By: rules.Nature, Do: MoveAction(4, 7, false)}, nil); rules.CodeOf(err) != rules.CodeAction {
		t.Errorf("Nature moves a piece: %v", err)
	}
	if n, err := (Game{}).Perft(s, 2, "turn", perft.Watch{}); n != 17 || err != nil {
		t.Errorf("before the draw depth 2 counts %d, %v", n, err)
	}
}

func TestSetups(t *testing.T) {
	for _, c := range []struct {
		name     string
		setup    rules.Setup
		actors   rules.Seats
		position string
		variant  Variant
	}{
		{"seat 1 starts", rules.Setup{Options: map[string]string{"start": "1"}}, rules.SeatsOf(1), startText, Mori},
		{"a handicap", rules.Setup{Options: map[string]string{"start": "0", "handicap": "second_hands_over_elephant+giraffe"}},
			rules.SeatsOf(0), "1l1/1c1/1C1/ELG[EG] w", Mori},
		{"dobutsu knows no strict Try", rules.Setup{Options: map[string]string{"rules": "dobutsu", "attackedTry": "strict", "start": "0"}},
			rules.SeatsOf(0), startText, Dobutsu},
		{"a position is not drawn for", rules.Setup{From: "2l/3/3/L2[c] b"}, rules.SeatsOf(1), "2l/3/3/L2[c] b", Mori},
		{"seat 1 plays White from a position", rules.Setup{From: "2l/3/3/L2[c] b", Options: map[string]string{"start": "1", "attackedTry": "strict"}},
			rules.SeatsOf(0), "2l/3/3/L2[c] b", MoriStrict},
		{"a position that is over", rules.Setup{From: "EGL/1CC/1l1/3[] w"}, 0, "EGL/1CC/1l1/3[] w", Mori},
	} {
		st, err := Game{}.New(c.setup)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		s := st.(*State)
		if s.Actors() != c.actors || s.board.String() != c.position || s.board.Variant() != c.variant {
			t.Errorf("%s: actors %s, %s, rules %d; want %s, %s, %d", c.name, s.Actors(), s.board, s.board.Variant(), c.actors, c.position, c.variant)
		}
	}
	for _, c := range []struct {
		setup rules.Setup
		want  string
	}{
		{rules.Setup{Seats: 3}, rules.CodeSeats},
		{rules.Setup{Options: map[string]string{"rules": "shogi"}}, rules.CodeOption},
		{rules.Setup{From: "gle", Options: map[string]string{"skin": "forest"}}, rules.CodeOption},
		{rules.Setup{From: "gle"}, CodeFields},
	} {
		if s, err := (Game{}).New(c.setup); rules.CodeOf(err) != c.want || s != nil {
			t.Errorf("%+v: %v, want %s", c.setup, err, c.want)
		}
	}
}

// longWalk plays random moves that do not end the game early. It returns nil when it runs into a dead end.
func longWalk(t *testing.T, seed uint64) *State {
	rng := rand.New(rand.NewPCG(seed, 0))
	s := load(t, Dobutsu, startText)
	for s.moves < MoveLimit {
		by, _ := s.Actors().Only()
		var open []*State
		for _, a := range s.Legal(by, nil) {
			next := s.Clone().(*State)
			if _, err := next.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			if next.ending == NoEnding || next.ending == MoveCap {
				open = append(open, next)
			}
		}
		if len(open) == 0 {
			return nil
		}
		s = open[rng.IntN(len(open))]
	}
	return s
}

func TestMoveCap(t *testing.T) {
	var s *State
	for seed := uint64(0); s == nil; seed++ {
		if seed == 100 {
			t.Fatalf("no random game lasted %d moves", MoveLimit)
		}
		s = longWalk(t, seed)
	}
	if end := (Game{}).End(s); end != "move-cap" || s.Actors() != 0 || !reflect.DeepEqual(s.Payoffs(), []int{0, 0}) {
		t.Errorf("after %d moves the end is %q, payoffs %v", MoveLimit, end, s.Payoffs())
	}
	if _, err := rules.Decode(Game{}, bytesOf(t, s)); err != nil {
		t.Error(err)
	}
	if len(s.DrawingMoves(nil)) != 0 {
		t.Error("moves are said to draw after the end")
	}
	if n, err := (Game{}).Perft(s, 1, "action", perft.Watch{}); n == 0 || err != nil {
		t.Errorf("the cap is applied in perft: %d, %v", n, err)
	}
}

func TestDrawingMoves(t *testing.T) {
	s := load(t, Mori, startText)
	for _, text := range []string{"c1c2", "a4a3", "c2c1", "a3a4", "c1c2", "a4a3", "c2c1"} {
		if got := s.DrawingMoves(nil); len(got) != 0 {
			t.Errorf("%s: %v are said to draw", s.board, got)
		}
		do(t, s, text)
	}
	got := s.DrawingMoves(nil)
	if len(got) != 1 || formatAction(got[0]) != "a3a4" || s.Occurrences() != 2 {
		t.Errorf("after %d occurrences %v are said to draw, want a3a4", s.Occurrences(), got)
	}
	warnings := Game{}.Warnings(s, 1, got[0])
	if len(warnings) != 1 || warnings[0].Code != WarnDraw {
		t.Errorf("warnings %v", warnings)
	}
	do(t, s, "a3a4")
	if got := s.DrawingMoves(nil); s.ending != Repetition || len(got) != 0 {
		t.Errorf("after the end by %s %v are said to draw", s.ending, got)
	}
}

func TestScore(t *testing.T) {
	s := load(t, Mori, "l2/1gC/2L/3[Ec] w")
	do(t, s, "c3c4+")
	do(t, s, "a4a3")
	do(t, s, "c2b3")
	do(t, s, "a3b3")
	want := []rules.Line{
		{Seat: 0, Payoff: -1, Counts: []rules.Count{{Name: "board", N: 1}, {Name: "reserve", N: 2}}},
		{Seat: 1, Payoff: 1, Counts: []rules.Count{{Name: "board", N: 1}, {Name: "reserve", N: 1}}},
	}
	if got := (Game{}).Score(s); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(s.Payoffs(), []int{-1, 1}) {
		t.Errorf("score %+v, want %+v", got, want)
	}
	if rules.PrivacyOf(Game{}, s, 0) != rules.Open || s.Seats() != 2 {
		t.Error("two seats, nothing secret")
	}
}

func TestApplyRefuses(t *testing.T) {
	s := load(t, Mori, startText)
	before := string(bytesOf(t, s))
	for _, c := range []struct {
		move rules.Move
		want string
	}{
		{rules.Move{By: 0, Do: rules.Hidden}, rules.CodeAction},
		{rules.Move{By: 0, Do: StartAction(0)}, rules.CodeAction},
		{rules.Move{By: 0, Do: 1 << 40}, rules.CodeAction},
		{rules.Move{By: 0, Do: MoveAction(15, 4, false)}, rules.CodeAction},
		{rules.Move{By: 0, Do: MoveAction(4, 12, false)}, rules.CodeAction},
		{rules.Move{By: 0, Do: DropAction(Chick, 3) | 1}, rules.CodeAction},
		{rules.Move{By: 0, Do: DropAction(Chick, 3)}, CodeDropHand},
		{rules.Move{By: 0, Do: MoveAction(4, 7, true)}, CodePromotion},
		{rules.Move{By: 1, Do: MoveAction(7, 4, false)}, rules.CodeNotYourTurn},
		{rules.Move{By: rules.Public, Do: MoveAction(4, 7, false)}, rules.CodeNotYourTurn},
		{rules.Move{By: 0, Do: MoveAction(4, 8, false)}, CodeReach},
	} {
		if events, err := s.Apply(c.move, nil); rules.CodeOf(err) != c.want || len(events) != 0 {
			t.Errorf("%v: %v, %v; want %s", c.move, events, err, c.want)
		}
	}
	if string(bytesOf(t, s)) != before {
		t.Error("a refused move has changed something")
	}
	if got := (Game{}).FormatAction(s, rules.Move{By: 0, Do: rules.Hidden}); got != "-" {
		t.Errorf("a hidden action is written %q", got)
	}
}

// TestSaveAndReplay plays a drawn start and some moves, and loads the saved match.
func TestSaveAndReplay(t *testing.T) {
	m := newMatch(t, rules.Setup{Options: map[string]string{"handicap": "first gives giraffe"}}, 7)
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"b2b3", "b4b3", "C@b2"} {
		by, _ := m.State().Actors().Only()
		a, err := Game{}.ParseAction(m.State(), by, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	again, err := rules.Load(data, func(id string) (rules.Game, bool) { return Game{}, id == "yokai" })
	if err != nil {
		t.Fatal(err)
	}
	if string(bytesOf(t, again.State())) != string(bytesOf(t, m.State())) {
		t.Error("the loaded match stands elsewhere")
	}
}
