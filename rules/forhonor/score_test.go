package forhonor

import (
	"fmt"
	"testing"
)

// scoring is what a round ends with: who held the zones, where the first hero of each camp stands, and the soldiers.
type scoring struct {
	zones                   string // who holds the cards before
	zonePoints, scoreBefore [NumCamps]int
	heroes                  [NumCamps]string // the square of the first hero of the camp, or "off"
	soldiers                [NumCamps]string
}

func (f scoring) state(t *testing.T, round int) *State {
	t.Helper()
	post := func(at string) string {
		if at == "off" || at == "wait" || at == "exec" {
			return at
		}
		return at + "/4"
	}
	return parseState(t, fmt.Sprintf("%d.act zones=%s hero=YU moves=1 razed=0 fought=- A: 0.BN@%s+ 0.BW@wait+ 0.RA@wait+ 0.YU@A1/4+ soldiers=%s left=0 gained=%d before=%d "+
		"D: 1.HA@%s+ 1.VA@wait+ 1.KA@wait+ 1.BE@wait+ soldiers=%s left=0 gained=%d before=%d",
		round, f.zones, post(f.heroes[0]), f.soldiers[0], f.zonePoints[0], f.scoreBefore[0], post(f.heroes[1]), f.soldiers[1], f.zonePoints[1], f.scoreBefore[1]))
}

func TestControl(t *testing.T) {
	for _, f := range []struct {
		what   string
		from   scoring
		want   string
		centre Centre
		scoreA int
		scoreD int
	}{
		{"each in its own zone", scoring{zones: "---", heroes: [2]string{"A6", "N11"}, soldiers: [2]string{"1,0,0,0", "1,0,0,0"}}, "AD-", CentreGroup, 200, 200},
		{"a held card needs no guard", scoring{zones: "A--", heroes: [2]string{"off", "off"}, soldiers: [2]string{noSoldiers, noSoldiers}}, "A--", CentreGroup, 200, 0},
		{"both there changes nothing", scoring{zones: "D--", heroes: [2]string{"A6", "B6"}, soldiers: [2]string{noSoldiers, noSoldiers}}, "D--", CentreGroup, 0, 200},
		{"alone in the other's", scoring{zones: "AD-", heroes: [2]string{"L12", "off"}, soldiers: [2]string{noSoldiers, noSoldiers}}, "AA-", CentreGroup, 400, 0},
		{"the larger line group", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"3,0,0,0", "1,1,0+,0+"}}, "--A", CentreGroup, 200, 0},
		{"the larger front", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"3,0,0,0", "1,1,0+,0+"}}, "--D", CentreFront, 0, 200},
		{"the larger part of a divided group", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"2,0,2,0", "0,2,1,0"}}, "--D", CentreLargest, 0, 200},
		{"the whole of a divided group", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"2,0,2,0", "0,2,1,0"}}, "--A", CentreGroup, 200, 0},
		{"the parts of a divided group are even", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"2,0,3,0", "1,1,0,3+"}}, "---", CentreLargest, 0, 0},
		{"soldiers on the way count nowhere", scoring{zones: "---", heroes: [2]string{"off", "off"}, soldiers: [2]string{"1,1,0+,1", "3,0+,0+,0+"}}, "--D", CentreLargest, 0, 200},
		{"a tie puts the card aside", scoring{zones: "--A", zonePoints: [2]int{100, 0}, heroes: [2]string{"off", "off"}, soldiers: [2]string{"2,0,0,0", "1,1,0,0"}}, "---", CentreGroup, 100, 0},
	} {
		s := f.from.state(t, 3)
		s.rules.Centre = f.centre
		if a, _ := s.ProjectedScore(Attackers); a != f.scoreA {
			t.Errorf("%s: %d projected, want %d", f.what, a, f.scoreA)
		}
		before, worth := [NumCamps]int{s.Score(Attackers), s.Score(Defenders)}, [NumCamps]int{}
		for z, holder := range s.control() {
			if holder > 0 {
				worth[holder-1] += s.Worth(Zone(z), Camp(holder-1))
			}
			if now := s.holder[z]; now > 0 && now != holder {
				worth[now-1] -= CardPoints
			}
		}
		do(t, s, "done")
		if gains := [NumCamps]int{s.Score(Attackers) - before[0], s.Score(Defenders) - before[1]}; gains != worth {
			t.Errorf("%s: zones are said to be worth %v, and bring %v", f.what, worth, gains)
		}
		if s.zoneText() != f.want || s.Score(Attackers) != f.scoreA || s.Score(Defenders) != f.scoreD {
			t.Errorf("%s: zones %s, %d to %d; want %s, %d to %d", f.what, s.zoneText(), s.Score(Attackers), s.Score(Defenders), f.want, f.scoreA, f.scoreD)
		}
	}
}

// TestBreaking scores several rounds in a row, docs/rules/forhonor.md, 17.5: who controls what at each scoring, the
// scores after it, and who is broken. The letters are the zones of attackers, defenders and the centre.
func TestBreaking(t *testing.T) {
	for _, f := range []struct {
		what   string
		zones  []string
		scores string
		broken string
		last   int16
	}{
		{"own zone only", []string{"A--", "A--", "A--", "A--", "A--", "A--", "A--", "A--", "A--", "A--"},
			"200/0 300/0 400/0 500/0 600/0 700/0 800/0 900/0 1000/0 1100/0", ".........D", 20},
		{"own zone, then the centre", []string{"A--", "A-A", "A-A", "A-A", "A-A", "A-A"}, "200/0 500/0 700/0 900/0 1100/0 1300/0", ".....D", 20},
		{"the centre lost to a tie", []string{"A--", "A-A", "A--"}, "200/0 500/0 500/0", "...", 20},
		{"the fastest", []string{"A--", "AAA", "AAA", "AAA"}, "200/0 700/0 1000/0 1300/0", "...D", 20},
		{"the other's zone taken", []string{"AD-", "AD-", "AA-"}, "200/200 300/300 600/200", "...", 20},
		{"a rally", []string{"A--", "A-A", "A-A", "A-A", "A-A", "D-D", "ADD", "ADA"},
			"200/0 500/0 700/0 900/0 1100/0 900/400 1100/600 1400/600", ".......D", 20},
		{"a short match", []string{"A--", "A-A", "A-A"}, "200/0 500/0 700/0", "..D", shortRounds},
		{"a short match, just enough", []string{"A--", "A--", "A--", "A--"}, "200/0 300/0 400/0 500/0", "...D", shortRounds},
	} {
		s := newState(Rules{RoundLimit: f.last}, 2)
		scores, broken := "", ""
		for k, zones := range f.zones {
			for z := range s.holder {
				s.holder[z] = 0
				if camp, ok := campOf(zones[z : z+1]); ok {
					s.holder[z] = int8(camp) + 1
					s.armies[camp].zonePoints += CardPoints
				}
			}
			s.judge(&emitter{})
			for camp := range s.armies {
				s.armies[camp].scoreBefore = int32(s.Score(Camp(camp)))
			}
			if k > 0 {
				scores += " "
			}
			scores += fmt.Sprintf("%d/%d", s.Score(Attackers), s.Score(Defenders))
			switch {
			case s.IsBroken(Defenders):
				broken += "D"
			case s.IsBroken(Attackers):
				broken += "A"
			default:
				broken += "."
			}
		}
		if scores != f.scores || broken != f.broken {
			t.Errorf("%s:\nhave %s %s\nwant %s %s", f.what, scores, broken, f.scores, f.broken)
		}
	}
}
