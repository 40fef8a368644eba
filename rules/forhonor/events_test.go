package forhonor

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
)

// textsOf writes events as one line: who, what sort, the thing, from where to where, and the amount; of
// a way how many squares it has.
func textsOf(events []rules.Event) string {
	thing := func(n int32) string {
		for _, base := range []struct {
			first int32
			names []string
		}{
			{ThingSoldier, []string{"soldierA", "soldierD"}}, {ThingCamp, []string{"A", "D"}},
			{ThingCard, []string{"", "sword", "charge", "shield"}}, {ThingZone, []string{"zoneA", "zoneD", "centre"}},
			{ThingRound, []string{"round", "return", "scoring", "combat", "blow", "shot", "banner", "attack", "gang", "stampede",
				"bleed", "lineup", "brokenA", "brokenD", "done"}},
		} {
			if k := int(n - base.first); k >= 0 && k < len(base.names) {
				return base.names[k]
			}
		}
		return Hero(n).String()
	}
	place := func(n int32) string {
		for name, first := range map[string]int32{"camp": PlaceCamp, "wait": PlaceWaiting, "exec": PlaceExecution} {
			if n == first || n == first+1 {
				return name + Camp(n-first).String()
			}
		}
		if n == noPlace || Square(n) == NoSquare {
			return ""
		}
		return Square(n).String()
	}
	var out []string
	for _, e := range events {
		to := place(e.To)
		if e.Kind == rules.EvScore && e.Thing >= ThingCamp || e.Kind == rules.EvTake && e.Thing >= ThingZone {
			to = fmt.Sprint(e.To) // a zone, a camp
		}
		text := fmt.Sprintf("%s %s:%s %s>%s %d", e.By, e.Kind, thing(e.Thing), place(e.From), to, e.N)
		if e.Kind == rules.EvMove && len(e.Path) > 1 {
			text += fmt.Sprintf(" by %d", len(e.Path))
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}

// TestEvents follows what is shown of actions, in the order of docs/rules/forhonor.md, 14.
func TestEvents(t *testing.T) {
	const second = "soldiers=0,0,0,0 left=3 gained=0 before=0 "
	for _, f := range []struct {
		position string
		moves    [][2]string // an action, and what is said of it
	}{
		{"2.act zones=--- hero=RA moves=0 razed=0 fought=- A: 0.RA@D10/4+ 0.BN@C10/4 0.BE@off 0.BW@off " + second +
			"D: 1.HA@D9/4 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0", [][2]string{
			{"RAxHA!", "0 mark:attack D10>D9 5; 0 mark:gang C10>D9 1; 0 score:HA D9> 3; 0 mark:stampede D10>D9 5; " +
				"0 move:HA D9>D8 0; 0 move:RA D10>D9 0; 0 score:HA D8> 2; 0 phase:combat D9>D8 1"},
			{"RA:charge", "0 commit:charge > 0"},
			{"HA:shield", "1 commit:shield > 0; 0 reveal:charge > 5; 1 reveal:shield > 9; 1 score:HA D8> 1; " +
				"1 phase:combat D9>D8 2"},
			{"RA:sword", "0 commit:sword > 0"},
			{"HA:charge", "1 commit:charge > 0; 0 reveal:sword > 5; 1 reveal:charge > 9; 0 flip:blow D9>D8 0; " +
				"1 score:HA D8> 0; 1 take:HA D8>execD 0"},
		}},
		{"2.act zones=--- hero=NA moves=0 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off " + second +
			"D: 1.BN@D9/1 1.VA@off 1.JA@off 1.YU@off soldiers=2,1,0,0 left=4 gained=0 before=0", [][2]string{
			{"NA xL2", "0 take:soldierD F11> 0; 0 take:soldierD F10> 0; 0 mark:bleed E9>D9 12; 0 score:BN D9> 0; " +
				"0 take:BN D9>waitD 0"},
			{"NA-C7", "0 move:NA E9>C7 0 by 2"},
		}},
		{"2.act zones=--- hero=YU moves=0 razed=0 fought=- A: 0.YU@off+ 0.RA@off 0.HA@off 0.BW@off " + second +
			"D: 1.BN@C4/1 1.VA@off 1.JA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0", [][2]string{
			{"YU-C2", "0 move:YU campA>C2 0 by 2"},
			{"YU*C4", "0 mark:shot C2>C4 11; 0 score:BN C4> 0; 0 take:BN C4>waitD 0"},
			{"done", "0 phase:done C2> 11"},
			{"init D", "nature reveal:D > 3"},
			{"act VA", "1 flip:VA > 0"},
		}},
		{"2.act zones=--- hero=BN moves=0 razed=0 fought=- A: 0.BN@C7/3+ 0.BW@B5/2 0.HA@E7/2 0.RA@off " + second +
			"D: 1.KA@off 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0", [][2]string{
			{"BN+", "0 mark:banner C7>C7 1; 0 score:BN C7> 4; 0 score:BW B5> 3"},
		}},
		{"9.act zones=A-D hero=YU moves=1 razed=0 fought=- A: 0.YU@A1/4+ 0.BN@wait+ 0.BW@exec+ 0.RA@off+ soldiers=1,0,0,0+ left=0 gained=900 before=1000 " +
			"D: 1.HA@L12/4+ 1.VA@wait+ 1.KA@exec+ 1.BE@off+ soldiers=0,0,0,0 left=0 gained=0 before=0", [][2]string{
			{"done", "0 phase:done A1> 11; 0 phase:scoring > 9; 0 take:zoneD >1 0; 0 take:centre >0 0; " +
				"0 score:A >0 100; 0 score:D >1 100; 0 score:A >2 100; 0 flip:brokenD > 1; 0 phase:round > 10; " +
				"0 move:soldierA I5>I9 1; 0 place:soldierA >G5 0; 0 place:soldierA >H5 0; 0 place:soldierA >F5 0; " +
				"0 place:soldierA >I5 0; 0 place:soldierD >F14 0; 0 place:soldierD >G14 0; " +
				"0 place:soldierD >H14 0; 0 place:soldierD >I14 0; 0 phase:return > 10; 0 move:BN waitA>campA 0; " +
				"0 move:BW execA>waitA 0; 0 move:KA execD>waitD 0"},
		}},
	} {
		s := parseState(t, f.position)
		for _, m := range f.moves {
			events, err := play(s, m[0])
			if err != nil {
				t.Fatalf("%s: %v", m[0], err)
			}
			if have := textsOf(events); have != m[1] {
				t.Errorf("%s tells\n%s\nwant\n%s", m[0], have, m[1])
			}
		}
	}
}
