package forhonor

import (
	"strings"
	"testing"

	"engawa/rules"
)

// TestPositionRefusals bends sound positions, and wants a word of the sentence that refuses each.
func TestPositionRefusals(t *testing.T) {
	const (
		act = "2.act zones=--- hero=BN moves=0 razed=0 fought=- A: 0.BN@E9/4+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@F9/4 1.VA@off 1.KA@wait 1.BE@exec soldiers=0,0,0,0 left=4 gained=100 before=0"
		combat = "2.combat zones=--- hero=BN moves=0 razed=0 fought=first fight=BN,HA shown=sword,charge A: 0.BN@E9/4+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@F9/3 1.VA@off 1.KA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		calling = "2.call zones=--- call=A A: 0.BN@off+ 0.BW@E7/4 0.RA@wait 0.YU@exec soldiers=0,0,0,0 left=2 gained=0 before=0 " +
			"D: 1.HA@G9/4 1.VA@off 1.KA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		shoving = "2.shove zones=--- A: 0.BN@F9/4 0.BW@off 0.RA@off 0.JU@off soldiers=1+,1+,1+,1+ left=0 gained=0 before=0 " +
			"D: 1.HA@off 1.VA@off 1.KA@off 1.YU@off soldiers=1+,1+,1+,1+ left=0 gained=0 before=0"
	)
	for _, c := range []struct{ position, old, bent, says string }{
		{act, "2.act", "2.nap", "phase"},
		{act, "2.act", "0.act", "round"},
		{act, "2.act", "21.act", "round"},
		{act, "zones=---", "zones=AX-", "three letters"},
		{act, "zones=---", "zones=--", "three letters"},
		{act, "zones=---", "zones=--- result=A", "result"},
		{act, "zones=---", "zones=--- call=D", "out of turn"},
		{act, "hero=BN", "hero=BW", "not activated"},
		{act, "hero=BN", "hero=KA", "not in play"},
		{act, "hero=BN", "hero=XX", "does not fit"},
		{act, "fought=-", "fought=first fight=BN,HA", "fight out of turn"},
		{act, "moves=0", "moves=8", "more than it can"},
		{act, "moves=0 razed=0 fought=-", "moves=3 razed=5 fought=first", "more than it can"},
		{act, "razed=0", "razed=2", "other moves"},
		{act, "fought=-", "fought=last", "other moves"},
		{act, "BN@E9/4+", "BN@off+ used=1", ""},
		{act, "BN@E9/4+", "BN@E9/4", "initiative"},
		{act, "BN@E9/4+", "BN@E9/5+", "life"},
		{act, "BN@E9/4+", "BN@E9/0+", ""},
		{act, "BN@E9", "BN@D7", ""},
		{act, "HA@F9", "HA@E9", "two on one square"},
		{act, "1.VA@off", "1.BN@off", "in play twice"},
		{act, "1.VA@off", "0.VA@off", "shared out"},
		{act, "1.VA@off", "1.VA@off+", "initiative"},
		{act, "left=3", "left=4", "initiative"},
		{act, "gained=100", "gained=150", "points"},
		{act, "gained=100 before=0", "gained=100 before=9400", "does not fit"},
		{act, "soldiers=0,0,0,0 left=3", "soldiers=4+,0,0,0 left=3", "arrives"},
		{act, "soldiers=0,0,0,0 left=3", "soldiers=5,5,5,2 left=3", "too many"},
		{act, "soldiers=0,0,0,0 left=3", "soldiers=1,0,0,0 left=3", "make way"},
		{combat, "fight=BN,HA", "fight=HA,BN", "not the hero that is played"},
		{combat, "fight=BN,HA", "fight=BN,BW", "side by side"},
		{combat, "HA@F9", "HA@G9", "side by side"},
		{combat, "fought=first", "fought=-", "not the hero that is played"},
		{combat, "razed=0", "razed=1", "not the hero that is played"},
		{combat, "fight=BN,HA shown=sword,charge ", "", "side by side"},
		{calling, "0.BW@E7/4", "0.BW@exec", "nobody is left"},
		{calling, "left=2", "left=3", "initiative"},
		{shoving, "BN@F9/4", "BN@F8/4", "make way"},
		{shoving, "BN@F9/4", "BN@F9/4+", "initiative"},
		{shoving, "2.shove zones=---", "2.shove zones=--- hero=BN moves=0 razed=0 fought=-", "out of turn"},
		{shoving, "2.shove", "0.shove", ""},
	} {
		if _, err := (Game{}).ParsePosition(rules.Setup{Seats: 2}, c.position); err != nil {
			t.Fatalf("%s: %v", c.position, err)
		}
		text := strings.Replace(c.position, c.old, c.bent, 1)
		if text == c.position {
			t.Errorf("%q is not in the position %s", c.old, c.position)
		}
		_, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
		if rules.CodeOf(err) != rules.CodePosition || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q in place of %q: %v, want a word of %q", c.bent, c.old, err, c.says)
		}
	}
}

// TestStrayViewers wants bytes refused that were seen by nobody there is.
func TestStrayViewers(t *testing.T) {
	s := parseState(t, lonePosition(Raider, "E9/4", noSoldiers, noSoldiers))
	for viewer, sound := range map[rules.Seat]bool{rules.Referee: true, rules.Public: true, 0: true, 1: true, 2: false, rules.Nature: false, rules.Referee - 1: false} {
		v := s.Clone().(*State)
		v.viewer = viewer
		if (v.fault() == "") != sound {
			t.Errorf("seen by %s: %q", viewer, v.fault())
		}
	}
}
