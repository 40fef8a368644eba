package forhonor

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// TestReturn lets heroes come back, docs/rules/forhonor.md, 7.2 and 17.5: waiting ones at once, executed ones a round
// later, and none that wait to a broken camp.
func TestReturn(t *testing.T) {
	const text = "3.act zones=A-- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@wait+ 0.BW@exec+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=0 before=0 " +
		"D: 1.HA@N18/4+ 1.VA@wait+ 1.KA@exec+ 1.BE@off+ soldiers=0,0,0,0 left=0 gained=0 before=0"
	s := parseState(t, text)
	do(t, s, "done")
	for h, want := range map[Hero]string{Banneret: "BN@off", Bulwark: "BW@wait", Valkyrie: "VA@off", Kanabo: "KA@wait"} {
		if have := figureText(t, s, h); have != want {
			t.Errorf("%s, want %s", have, want)
		}
	}
	s = parseState(t, "9.act zones=A-- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@wait+ 0.BW@exec+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=900 before=1000 "+
		"D: 1.HA@N18/4+ 1.VA@wait+ 1.KA@exec+ 1.BE@off+ soldiers=0,0,0,0 left=0 gained=0 before=0")
	do(t, s, "done")
	if !s.IsBroken(Defenders) || s.IsBroken(Attackers) || figureText(t, s, Valkyrie) != "VA@wait" || figureText(t, s, Kanabo) != "KA@wait" || figureText(t, s, Banneret) != "BN@off" {
		t.Errorf("after breaking: %s", Game{}.FormatPosition(s))
	}
}

// TestReturnRound reports in which round a hero is back, 0 for none: who waits for a broken camp, or dies too late.
func TestReturnRound(t *testing.T) {
	r := &Rules{RoundLimit: 20}
	for _, f := range []struct {
		post   Post
		round  int
		broken bool
		want   int
	}{
		{Available, 3, false, 0}, {Fielded, 3, true, 0},
		{Waiting, 3, false, 4}, {Waiting, 3, true, 0}, {Executed, 3, false, 5}, {Executed, 3, true, 5},
		{Waiting, 19, false, 20}, {Executed, 19, false, 0}, {Waiting, 20, false, 0},
	} {
		if have := r.ReturnRound(f.post, f.round, f.broken); have != f.want {
			t.Errorf("%v in round %d, broken %v: back in round %d, want %d", f.post, f.round, f.broken, have, f.want)
		}
	}
}

// TestEnds decides matches: docs/rules/forhonor.md, 7.7.
func TestEnds(t *testing.T) {
	const gone = " 1.HA@wait+ 1.VA@wait+ 1.KA@exec+ 1.BE@exec+ "
	for _, f := range []struct {
		what, text, end string
		payoffs         [2]int
	}{
		{"a broken camp without heroes",
			"9.act zones=A-- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@off+ 0.BW@off+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=900 before=1000 " +
				"D:" + gone + "soldiers=0,0,0,0 left=0 gained=0 before=0", "broken", [2]int{1, -1}},
		{"a camp without heroes that is not broken",
			"9.act zones=A-- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@off+ 0.BW@off+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=900 before=900 " +
				"D:" + gone + "soldiers=0,0,0,0 left=0 gained=0 before=0", "", [2]int{}},
		{"the last round",
			"20.act zones=-D- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@off+ 0.BW@off+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=100 before=100 " +
				"D:" + gone + "soldiers=0,0,0,0 left=0 gained=0 before=0", "points", [2]int{-1, 1}},
		{"the last round, equal",
			"20.act zones=-D- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@off+ 0.BW@off+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=200 before=200 " +
				"D:" + gone + "soldiers=0,0,0,0 left=0 gained=0 before=0", "draw", [2]int{}},
	} {
		s := parseState(t, f.text)
		do(t, s, "done")
		p := s.Payoffs()
		if have := (Game{}).End(s); have != f.end || [2]int(p) != f.payoffs || (f.end == "") != (s.Actors() != 0) {
			t.Errorf("%s: %q %v, want %q %v", f.what, have, p, f.end, f.payoffs)
		}
	}
}

// TestInitiative draws cards as likely as they are left, and none that calls nobody:
// docs/rules/forhonor.md, ruling 1.
func TestInitiative(t *testing.T) {
	const cards = "2.draw zones=--- A: 0.BN@E9/4+ 0.BW@E7/4+ 0.%s 0.%s soldiers=0,0,0,0 left=2 gained=0 before=0 " +
		"D: 1.HA@G9/4+ 1.VA@off 1.KA@off 1.YU@wait soldiers=0,0,0,0 left=3 gained=0 before=0"
	a, d := Choice{Verb: VerbInit, Camp: Attackers}.Pack(), Choice{Verb: VerbInit, Camp: Defenders}.Pack()
	for _, f := range []struct {
		one, other string
		want       []rules.Outcome
	}{
		{"RA@off", "JU@A1/2", []rules.Outcome{{Do: a, Weight: 2}, {Do: d, Weight: 3}}},
		{"RA@off", "JU@wait", []rules.Outcome{{Do: a, Weight: 2}, {Do: d, Weight: 3}}},
		{"RA@wait", "JU@exec", []rules.Outcome{{Do: d, Weight: 3}}},
	} {
		s := parseState(t, fmt.Sprintf(cards, f.one, f.other))
		if have := s.Chances(nil); !slices.Equal(have, f.want) {
			t.Errorf("%s and %s: the draws are %v, want %v", f.one, f.other, have, f.want)
		}
	}
}

// TestVerdicts decides matches by who is broken, has heroes left and leads, in the last round and before:
// docs/rules/forhonor.md, 7.7.
func TestVerdicts(t *testing.T) {
	const everybody, nobody = "AWWE", "WWEE" // the posts of a camp's heroes
	for _, f := range []struct {
		what   string
		posts  [NumCamps]string
		broken [NumCamps]bool
		gained [NumCamps]int32
		round  int16
		over   bool
		result int8
	}{
		{"attackers gone", [NumCamps]string{nobody, everybody}, [NumCamps]bool{true, false}, [NumCamps]int32{1500, 1000}, 9, true, 2},
		{"defenders gone", [NumCamps]string{everybody, nobody}, [NumCamps]bool{false, true}, [NumCamps]int32{1000, 1500}, 9, true, 1},
		{"gone, but not broken", [NumCamps]string{everybody, nobody}, [NumCamps]bool{}, [NumCamps]int32{1000, 0}, 9, false, 0},
		{"broken, but not gone", [NumCamps]string{everybody, everybody}, [NumCamps]bool{true, true}, [NumCamps]int32{1000, 1100}, 9, false, 0},
		{"both gone, attackers lead", [NumCamps]string{nobody, nobody}, [NumCamps]bool{true, true}, [NumCamps]int32{1200, 1100}, 9, true, 1},
		{"both gone, defenders lead", [NumCamps]string{nobody, nobody}, [NumCamps]bool{true, true}, [NumCamps]int32{1100, 1200}, 9, true, 2},
		{"both gone, nobody leads", [NumCamps]string{nobody, nobody}, [NumCamps]bool{true, true}, [NumCamps]int32{1100, 1100}, 9, true, 0},
		{"the last round but one", [NumCamps]string{everybody, everybody}, [NumCamps]bool{}, [NumCamps]int32{300, 200}, 19, false, 0},
		{"the last round, attackers lead", [NumCamps]string{everybody, everybody}, [NumCamps]bool{}, [NumCamps]int32{300, 200}, 20, true, 1},
		{"the last round, the one who leads is gone", [NumCamps]string{nobody, everybody}, [NumCamps]bool{true, false}, [NumCamps]int32{1500, 1000}, 20, true, 2},
	} {
		s := newState(Rules{RoundLimit: 20}, 2)
		s.round = f.round
		for camp := range s.armies {
			a := &s.armies[camp]
			a.isBroken, a.zonePoints = f.broken[camp], f.gained[camp]
			for k := range a.figures {
				a.figures[k].Post = map[byte]Post{'A': Available, 'W': Waiting, 'E': Executed}[f.posts[camp][k]]
			}
		}
		if over := s.decide(); over != f.over || s.result != f.result {
			t.Errorf("%s: over is %t with result %d, want %t and %d", f.what, over, s.result, f.over, f.result)
		}
	}
}

// TestCaptain passes the captaincy round the seats of a camp.
func TestCaptain(t *testing.T) {
	s := newState(Rules{RoundLimit: 20, Camps: [rules.MaxSeats]Camp{0, 1, 0, 1, 0}}, 5)
	for round, want := range []rules.Seat{0, 0, 2, 4, 0} {
		s.round = int16(round)
		if have := s.Captain(Attackers); have != want {
			t.Errorf("round %d: seat %s is captain, want %s", round, have, want)
		}
	}
}

func TestStrayBytes(t *testing.T) {
	s := parseState(t, "3.act zones=A-- hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@wait+ 0.BW@exec+ 0.RA@off+ soldiers=0,0,0,0 left=0 gained=0 before=0 "+
		"D: 1.HA@N18/4+ 1.VA@wait+ 1.KA@exec+ 1.BE@off+ soldiers=0,0,0,0 left=0 gained=0 before=0")
	data, _ := s.AppendBinary(nil)
	for k := range data {
		for _, b := range []byte{0x80, 0x40, 0x20} {
			bad := append([]byte(nil), data...)
			bad[k] ^= b
			if other, err := rules.Decode(Game{}, bad); err == nil {
				if again, _ := other.AppendBinary(nil); string(again) != string(bad) {
					t.Errorf("byte %d with bit %x is read and not kept", k, b)
				}
			}
		}
	}
}

// TestWithoutALastRound plays on beyond every last round: only the rules end such a match, and the program in a round to
// which no match comes.
func TestWithoutALastRound(t *testing.T) {
	setup := rules.Setup{Seats: 2, Options: map[string]string{OptRounds: valueUnlimited}}
	const text = "%d.act zones=ADA hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@B7/4+ 0.BW@off+ 0.RA@off+ soldiers=1,0,0,0 left=0 gained=%d before=%[2]d " +
		"D: 1.HA@L12/4+ 1.VA@wait+ 1.KA@wait+ 1.BE@off+ soldiers=0,0,0,0 left=0 gained=200000 before=200000 broken=1"
	for round, end := range map[int]string{15: "", 20: "", 30: "", 130: "", 300: "", 998: "", 999: "points"} {
		points := 299_600 - (999-round)*100
		before := fmt.Sprintf(text, round, points)
		st, err := (Game{}).ParsePosition(setup, before)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		s := st.(*State)
		if have := (Game{}).FormatPosition(s); have != before {
			t.Errorf("round %d is written as %s", round, have)
		}
		if strings.Contains(s.String(), " of ") {
			t.Errorf("round %d: the sketch names a last round", round)
		}
		do(t, s, "done")
		if have := (Game{}).End(s); have != end {
			t.Fatalf("after round %d the match is over: %q, want %q", round, have, end)
		}
		if end == "" && s.Round() != round+1 || s.Score(Attackers) != points+400 {
			t.Errorf("after round %d comes round %d with %d points", round, s.Round(), s.Score(Attackers))
		}
		data, _ := s.AppendBinary(nil)
		back, err := rules.Decode(Game{}, data)
		if err != nil {
			t.Fatalf("after round %d: %v", round, err)
		}
		if (Game{}).FormatPosition(back) != (Game{}).FormatPosition(s) {
			t.Errorf("after round %d the bytes are read as %s", round, (Game{}).FormatPosition(back))
		}
	}
	if _, err := (Game{}).ParsePosition(setup, fmt.Sprintf(text, 1000, 0)); rules.CodeOf(err) != rules.CodePosition {
		t.Errorf("round 1000: %v", err)
	}
}

// TestAMatchWithoutALastRoundIsBroken plays matches by chance, which end when a camp falls, after more rounds than
// others have.
func TestAMatchWithoutALastRoundIsBroken(t *testing.T) {
	longest := 0
	for seed := range uint64(6) {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, Options: map[string]string{OptRounds: valueUnlimited, OptDraft: valueRandom}}, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		for {
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			seat, ok := m.State().Actors().First()
			if !ok {
				break
			}
			legal := m.State().View(seat).Legal(seat, nil)
			if _, err := m.Do(rules.Move{By: seat, Do: legal[rng.IntN(len(legal))]}); err != nil {
				t.Fatal(err)
			}
		}
		if end := (Game{}).End(m.State()); end != "broken" && end != "draw" {
			t.Errorf("seed %d: the match ends with %q", seed, end)
		}
		longest = max(longest, m.State().(*State).Round())
	}
	if longest <= 30 {
		t.Errorf("the longest match has %d rounds: it does not show that there is no last one", longest)
	}
}
