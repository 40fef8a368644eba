package honshu

import (
	"strings"
	"testing"

	"engawa/rules"
)

// TestFaults bends whole positions of every phase by one thing and expects them to be refused.
func TestFaults(t *testing.T) {
	draft := map[string]string{OptSelection: valueDraft}
	after := map[string]string{OptSteal: valueAfter}
	drawn := map[string]string{OptCard: valueRandom}
	for _, c := range []struct {
		seats   int
		options map[string]string
		text    string
		bent    []string // "old=>new"
	}{
		{3, drawn, "0.province 0: map=A1 1: 2:", []string{
			"map=A1 1: 2:=>map=A1 1: map=A2 2: map=A3", "map=A1 1:=>1: map=A1", "map=A1=>map=A1 order=1", "map=A1=>map=A1 cubes=0,1",
			"map=A1=>map=A1 hand=5", "0.province=>1.province", "0.province=>0.province goal=3", "map=A1=>map=A1+30@0,0r0o"}},
		{2, nil, "0.order 0: order=1 map=A1 1: map=A2", []string{
			"map=A2=>map=A2 order=2", "order=1=>order=2", "map=A2=>map=A2 order=1", "0.order=>0.goal"}},
		{2, drawn, "0.goal 0: order=1 map=A1 1: order=2 map=A2", []string{"0.goal=>0.goal goal=1", "order=2 =>", "0.goal=>0.deal"}},
		{2, drawn, "0.deal goal=4 0: order=1 map=A1 hand=1,2,3,4,5,6 1: order=2 map=A2 hand=7", []string{
			"goal=4=>goal=9", "hand=1,2,3,4,5,6=>hand=1,2,3,4,5", "hand=7=>hand=7,8,9,10,11,12", "0.deal=>6.deal"}},
		{3, nil, "1.take 0: order=2 map=A1 hand=1,2,3,4,5 played=20 card=30 1: order=1 map=A2 hand=6,7,8,9,59 played=30 card=20 2: order=3 map=A3 hand=11,12,13,14,15 played=10", []string{
			"order=2=>order=4", " card=20=>", "card=30=>card=20", "card=30=>card=40", "played=10=>played=10 card=10",
			"played=10=>played=25", "played=10=>played=10 laid=g", "played=20=>laid=b", "played=20 card=30=>played=20 card=61"}},
		{3, nil, "1.play 0: order=1 map=A1 hand=1,2,3,4,5 played=20 laid=b 1: order=2 map=A2 hand=6,7,8,9,10 played=30 laid=b 2: order=3 map=A3 hand=11,12,13,14,15,16", []string{
			"played=30 laid=b=>played=30 laid=g", "order=2=>order=9", ",16=>", ",16=> played=16"}},
		{2, nil, "1.contest opened=40,41 0: order=1 map=A1 hand=1,2,3,4,5 played=20 1: order=2 map=A2 cubes=1,1+1,2 hand=6,7,8,9,10 played=11", []string{
			"cubes=1,1+1,2=>cubes=1,1", "opened=40,41=>opened=40", "opened=40,41=>opened=40,11", "opened=40,41=>opened=40,41 paid", "played=11=>played=11 pair=1",
			"played=20=>played=5", "opened=40,41=>opened=40,41 out=42"}},
		{2, after, "1.contest opened=40,41 0: order=1 map=A1 hand=1,2,3,4,5 played=20 pair=2 1: order=2 map=A2 cubes=1,1+1,2 hand=6,7,8,9,10 played=11 pair=1", []string{
			"pair=2=>pair=1", "pair=1=>pair=3", "opened=40,41=>opened=40,41 paid"}},
		{2, after, "1.keep opened=40,41 paid 0: order=1 map=A1 hand=1,2,3,4,5 played=20 pair=2 1: order=2 map=A2 hand=6,7,8,9,10 played=11 pair=1 choice=keep41", []string{
			"choice=keep41=>choice=keep11", "pair=2=>pair=2 choice=keep20", "choice=keep41=>choice=bid41", "choice=keep41=>choice=fish", "pair=2 1:=>1:"}},
		{2, draft, "1.refill 0: order=1 map=A1 hand=1,2,3,4,5,50 aside=20 1: order=2 map=A2 hand=6,7,8,9,10 aside=21", []string{
			"aside=21=>", "hand=6,7,8,9,10=>hand=6,7,8,9,10,11", "hand=1,2,3,4,5,50=>hand=1,2,3,4,50,5,51", "1.refill=>6.refill", "aside=21=>aside=20", "aside=21=>aside=21 dropped=30"}},
		{2, draft, "2.drop 0: order=1 map=A1+30@0,0r0o hand=1,2,3,4,5 aside=20 dropped=40 1: order=2 map=A2+31@1,2r0o hand=6,7,8,9,10 aside=21 dropped=41 choice=drop6", []string{
			"dropped=40=>", "dropped=40=>dropped=40,42", "choice=drop6=>choice=drop21", "aside=20=>", "dropped=41=>dropped=6"}},
		{2, draft, "2.build 0: order=1 map=A1+30@0,0r0o hand=1,2,3,4 card=20 dropped=40,42 1: order=2 map=A2+31@1,2r0o hand=6,7,8,9 card=21 dropped=41,43 choice=21@0,2r0o", []string{
			"choice=21@0,2r0o=>choice=21@9,9r0o", "choice=21@0,2r0o=>choice=20@0,2r0o", "dropped=40,42=>dropped=40", "card=20=>", "card=20=>card=20 played=50"}},
		{3, drawn, "0.deal goal=4 0: order=1 map=A1 1: order=2 map=A2 2: order=3 map=A3", []string{"goal=4 =>"}},
	} {
		setup := rules.Setup{Seats: c.seats, Options: c.options}
		s, err := Game{}.ParsePosition(setup, c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if have := (Game{}).FormatPosition(s); have != c.text {
			t.Errorf("%s is written %s", c.text, have)
		}
		for _, change := range c.bent {
			from, to, _ := strings.Cut(change, "=>")
			bent := strings.Replace(c.text, from, to, 1)
			if bent == c.text {
				t.Errorf("%s changes nothing in %s", change, c.text)
			}
			if _, err := (Game{}).ParsePosition(setup, bent); rules.CodeOf(err) != rules.CodePosition {
				t.Errorf("%s: %v, want %s", bent, err, rules.CodePosition)
			}
		}
	}
}

// TestFaultsOfViews bends what a seat knows.
func TestFaultsOfViews(t *testing.T) {
	m := newMatch(t, 2, map[string]string{OptSelection: valueDraft})
	playOn(t, m, PhaseDrop, 2)
	by, _ := m.State().Actors().First()
	if _, err := m.Do(rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}); err != nil {
		t.Fatal(err)
	}
	for k, bend := range []func(s *State){
		func(s *State) { s.viewer = rules.Nature },
		func(s *State) { s.viewer = rules.Referee },
		func(s *State) { s.viewer = 1 },
		func(s *State) { s.viewer = rules.Public },
		func(s *State) { s.players[0].pickedCard = blankCard },
		func(s *State) { s.players[1].pickedCard = 3 },
		func(s *State) { s.players[0].choice = rules.Hidden },
		func(s *State) { s.players[1].hand = CardSet(0).With(60) },
		func(s *State) { s.players[1].droppedCards = CardSet(0).With(60) },
		func(s *State) { s.players[0].card = blankCard },
		func(s *State) { s.ready = s.ready.With(4) },
	} {
		v := m.State().View(0).(*State)
		if fault := v.fault(); fault != nil {
			t.Fatal(fault)
		}
		bend(v)
		data, _ := v.AppendBinary(nil)
		if _, err := rules.Decode(Game{}, data); rules.CodeOf(err) != rules.CodeState {
			t.Errorf("bent way %d is accepted", k)
		}
	}
}
