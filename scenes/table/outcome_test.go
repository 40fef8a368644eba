package table

import (
	"reflect"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/input"
	"engawa/scenes/store"
)

// yokaiMatch is a short match of the 3x4 game that the second seat wins.
func yokaiMatch() []string { return []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"} }

// newKingTable is a table of the 3x4 game at its start.
func newKingTable(t *testing.T, players ...Player) *testTable {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{"start": "0"}}, 7)
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, players)
	return newTestTable(t, m)
}

// play plays moves as if their seats had chosen them.
func (d *testTable) play(t *testing.T, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m := d.Match()
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		d.do(mv)
	}
}

func TestTheEndOfAMatchIsKeptOnce(t *testing.T) {
	aki, hana, bot := Player{Name: "Aki"}, Player{Name: "Hana"}, Player{Name: "Ken", Bot: "2.4"}
	for name, tt := range map[string]struct {
		players []Player
		want    []store.MatchResult
	}{
		"won":    {[]Player{bot, aki}, []store.MatchResult{{Outcome: store.Won, Beaten: []string{"2.4"}, Seat: 1}}},
		"lost":   {[]Player{aki, bot}, []store.MatchResult{{Outcome: store.Lost, Better: []string{"2.4"}}}},
		"people": {[]Player{aki, hana}, []store.MatchResult{{Outcome: store.Shared}}},
		"bots":   {[]Player{bot, bot}, nil},
	} {
		d := newKingTable(t, tt.players...)
		moves := yokaiMatch()
		d.play(t, moves[:5]...)
		if got := d.services.Store.Results(); len(got) != 0 {
			t.Errorf("%s: before the end there is %+v", name, got)
		}
		d.play(t, moves[5])
		d.save()
		got := d.services.Store.Results()
		for k := range tt.want {
			w := &tt.want[k]
			w.ID, w.Version, w.Game, w.Moves, w.Match, w.At = store.ResultID(d.Match()), 1, "yokai", len(moves), d.slot, d.services.Now()
		}
		if len(got) != len(tt.want) || len(got) > 0 && !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: there is %+v, want %+v", name, got, tt.want)
		}
	}
}

func TestAMatchGivenUpIsLost(t *testing.T) {
	d := newKingTable(t, Player{Name: "Aki"}, Player{Name: "Ken", Bot: "3"})
	d.play(t, yokaiMatch()[:2]...)
	d.openMenu()
	d.services.Stack.Top().(*menu).Page().Find("resign").Press()
	d.nav.yes()
	if got := d.services.Store.Results(); len(got) != 1 || got[0].Outcome != store.Lost || got[0].Better[0] != "3" || got[0].Moves != 2 {
		t.Errorf("there is %+v", got)
	}
}

// TestUndoneMatchesDoNotCount holds that a match counts as long as nothing is taken back that somebody has answered, and
// that another end of a match changes nothing.
func TestUndoneMatchesDoNotCount(t *testing.T) {
	person, bot := Player{Name: "Aki"}, Player{Name: "Ken", Bot: "1"}
	moves := yokaiMatch()
	for name, tt := range map[string]struct {
		players []Player
		play    func(d *testTable)
		want    []store.Outcome
	}{
		"answered": {[]Player{bot, person}, func(d *testTable) {
			d.play(t, moves[:3]...)
			d.undo()
			d.play(t, moves[1:]...)
		}, nil},
		"not answered": {[]Player{bot, person}, func(d *testTable) {
			d.play(t, moves[:2]...)
			d.undo()
			d.play(t, moves[1:]...)
		}, []store.Outcome{store.Won}},
		"after the end": {[]Player{person, bot}, func(d *testTable) {
			d.play(t, moves...)
			d.undo()
			d.play(t, moves[4:]...)
		}, []store.Outcome{store.Lost}},
		"from a position": {[]Player{bot, person}, func(d *testTable) {
			d.Match().Setup.From = "anything"
			d.play(t, moves...)
		}, nil},
		"left": {[]Player{person, {Name: "Hana"}}, func(d *testTable) {
			d.play(t, moves[:2]...)
			d.openMenu()
			(&menu{table: d.Table}).leave()
			d.nav.yes()
			d.play(t, moves[2:]...)
		}, nil},
	} {
		d := newKingTable(t, tt.players...)
		tt.play(d)
		if !d.Match().Over() {
			t.Errorf("%s: the match is not over", name)
		}
		var got []store.Outcome
		for _, r := range d.services.Store.Results() {
			got = append(got, r.Outcome)
		}
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: there is %v, want %v", name, got, tt.want)
		}
	}
}

// TestAMatchThatHadEndedIsNotCounted holds that what came from elsewhere, or had ended before results were kept, is none
// of the person's.
func TestAMatchThatHadEndedIsNotCounted(t *testing.T) {
	over := newKingTable(t, Player{Name: "Ken", Bot: "1"}, Player{Name: "Aki"})
	over.play(t, yokaiMatch()...)
	d := newTestTable(t, over.Match())
	d.save()
	if got := d.services.Store.Results(); len(got) != 0 {
		t.Errorf("there is %+v", got)
	}
}

// TestARestartedMatchCounts holds that a match that is begun again forgets that moves were taken back before.
func TestARestartedMatchCounts(t *testing.T) {
	d := newKingTable(t, Player{Name: "Ken", Bot: "1"}, Player{Name: "Aki"})
	d.excludeFromResults()
	d.openMenu()
	d.services.Stack.Top().(*menu).restart()
	if d.nav.match == nil || d.nav.match.Tags[store.TagUncounted] != "" {
		t.Errorf("the match goes on with %v", d.nav.match)
	}
}

// TestOpponentsAndMatesAreToldApart plays matches of several seats to their ends by random moves.
func TestOpponentsAndMatesAreToldApart(t *testing.T) {
	seated := func(game rules.Game, seats int) *rules.Match {
		m, err := rules.NewMatch(game, rules.Setup{Seats: seats}, 3)
		if err != nil {
			t.Fatal(err)
		}
		players := []Player{{Name: "Aki"}}
		for range seats - 1 {
			players = append(players, Player{Name: "Ken", Bot: "1"})
		}
		SetPlayers(m, players)
		for m.PlayNature() == nil && !m.Over() {
			seat, _ := m.State().Actors().First()
			legal := m.State().View(seat).Legal(seat, nil)
			if _, err := m.Do(rules.Move{By: seat, Do: legal[len(m.Log)%len(legal)]}); err != nil {
				t.Fatal(err)
			}
		}
		return m
	}
	m := seated(honshu.Game{}, 4)
	r, ok := resultOf(m)
	points := 0
	for _, count := range rules.Score(m.Game, m.State())[0].Counts {
		if count.Name == honshu.CategoryPoints.String() {
			points = count.N
		}
	}
	if !ok || r.Allied || len(r.Opponents()) != 3 || r.Points != points || points == 0 || (r.Outcome == store.Won) != (len(r.Better) == 0) {
		t.Errorf("four players of Honshū have %+v, of %v, %d points", r, m.State().Payoffs(), points)
	}
	m = seated(forhonor.Game{}, 4)
	if r, ok := resultOf(m); !ok || !r.Allied || len(r.Opponents()) != 2 {
		t.Errorf("four players of For Honor have %+v", r)
	}
}

func TestAProposalNeedsMatchesOfItsGame(t *testing.T) {
	won := store.MatchResult{Game: "yokai", Outcome: store.Won, Beaten: []string{"1"}}
	allied, shared, other := won, store.MatchResult{Game: "yokai", Outcome: store.Shared}, won
	allied.Allied, other.Game = true, "honshu"
	if p, ok := Propose(yokai.Game{}, []store.MatchResult{won, allied, shared, other, won, other}); ok {
		t.Errorf("two matches propose %+v", p)
	}
	p, ok := Propose(yokai.Game{}, []store.MatchResult{won, allied, shared, won, won})
	if levels := bots.Levels(yokai.Game{}); !ok || levels[p.Level].Name != "2.2" || levels[p.Against].Name != "1" || p.Wins != 3 || p.Matches != 3 {
		t.Errorf("three wins against level 1 propose %+v, %v", p, ok)
	}
}

// TestTheTableSaysWhatDecided wants the sentence about the end beside the board, before the result comes and whenever one
// looks at the board again, and in what is read aloud.
func TestTheTableSaysWhatDecided(t *testing.T) {
	const want = "Hana caught the Koropokkuru."
	d := newKingTable(t, Player{Name: "Aki"}, Player{Name: "Hana"})
	moves := yokaiMatch()
	d.play(t, moves[:5]...)
	d.finish()
	if text := d.currentSentence().text; text == want {
		t.Error("it is said before the end")
	}
	d.play(t, moves[5])
	for n := 0; d.watching() || d.ending == 0; n++ {
		if n > 2000 {
			t.Fatal("the movement does not end")
		}
		d.services.Stack.Update(&input.Frame{})
	}
	for d.ending > 1 {
		if text := d.currentSentence().text; text != want || d.Narrate().Say != want {
			t.Fatalf("%d ticks before the result the table says %q, and has read %q", d.ending, text, d.Narrate().Say)
		}
		d.ending -= 50
		d.ending = max(1, d.ending)
	}
	d.run()
	if text := d.currentSentence().text; !slices.Contains(d.nav.calls, "result") || text != want {
		t.Errorf("opened %q, then the table says %q", d.nav.calls, text)
	}
	d.undo()
	if text := d.currentSentence().text; text == want {
		t.Error("it is said after the last move has been taken back")
	}
}
