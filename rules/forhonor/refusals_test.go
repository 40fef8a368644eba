package forhonor

import (
	"strings"
	"testing"

	"engawa/rules"
)

// TestRefusals tries what the rules forbid: docs/rules/forhonor.md, 12.
func TestRefusals(t *testing.T) {
	const (
		banneret = "2.act zones=--- hero=BN moves=0 razed=0 fought=- A: 0.BN@E9/4+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@G9/4 1.VA@off 1.KA@wait 1.BE@exec soldiers=0,0,0,0 left=4 gained=0 before=0"
		yumi = "2.act zones=--- hero=YU moves=0 razed=0 fought=- A: 0.YU@E9/4+ 0.BW@E7/4 0.RA@off 0.BN@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@H9/4 1.VA@F10/4 1.KA@wait 1.BE@exec soldiers=0,0,0,0 left=4 gained=0 before=0"
		entering = "2.act zones=--- hero=BN moves=0 razed=0 fought=- A: 0.BN@off+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@G9/4 1.VA@off 1.KA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		calling = "2.call zones=--- call=A A: 0.BN@off+ 0.BW@E7/4 0.RA@wait 0.YU@exec soldiers=0,0,0,0 left=2 gained=0 before=0 " +
			"D: 1.HA@G9/4 1.VA@off 1.KA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		second = "2.combat zones=--- hero=BN moves=0 razed=0 fought=first fight=BN,HA shown=sword,charge A: 0.BN@E9/4+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
			"D: 1.HA@F9/3 1.VA@off 1.KA@off 1.BE@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		over = "5.over zones=A-- result=A A: 0.BN@E9/4+ 0.BW@E7/4 0.RA@off 0.YU@off soldiers=0,0,0,0 left=0 gained=1000 before=1100 " +
			"D: 1.HA@wait 1.VA@wait 1.KA@wait 1.BE@exec soldiers=0,0,0,0 left=0 gained=0 before=0 broken=1"
	)
	for _, f := range []struct {
		position string
		by       rules.Seat
		text     string
		code     string
	}{
		{banneret, 1, "done", rules.CodeNotYourTurn},
		{banneret, 0, "BW-E8", CodeNotEligible},
		{banneret, 0, "BN-D7", CodeNoSquare},
		{banneret, 0, "BN-O7", CodeInput},
		{banneret, 0, "BN-G9", CodeOccupied},
		{banneret, 0, "BN-E18", CodeTooFar},
		{banneret, 0, "BNxHA", CodeNoContact},
		{banneret, 0, "BNxBW", CodeOwnSide},
		{banneret, 0, "BNxKA", CodeNoTarget},
		{banneret, 0, "BNxHA!", CodeNoContact},
		{banneret, 0, "BN*G9", CodeNoPower},
		{banneret, 0, "BN+", CodeNoEffect},
		{banneret, 0, "BN xL1", CodeNoContact},
		{banneret, 0, "act BW", CodeWrongPhase},
		{banneret, 0, "jump", CodeInput},
		{banneret, 0, "", CodeInput},
		{yumi, 0, "YU*H9", ""},
		{yumi, 0, "YU*F10", CodeTooNear},
		{yumi, 0, "YU*J9", CodeOutOfRange},
		{yumi, 0, "YU*G8", CodeNoLine},
		{yumi, 0, "YU*E7", CodeOwnSide},
		{yumi, 0, "YU*C9", CodeNoTarget},
		{yumi, 0, "YU+", CodeNoPower},
		{yumi, 0, "YUxVA!", CodeNoPower},
		{entering, 0, "done", CodeMustEnter},
		{entering, 0, "BNxHA", CodeEnterFirst},
		{entering, 0, "BN+", CodeEnterFirst},
		{entering, 0, "BN-A8", CodeTooFar},
		{entering, 0, "BN-A7", ""},
		{calling, 0, "act BN", CodeNotEligible},
		{calling, 0, "act RA", CodeNotEligible},
		{calling, 0, "act YU", CodeNotEligible},
		{calling, 0, "act HA", CodeNotEligible},
		{calling, 0, "act NA", CodeNotEligible},
		{calling, 0, "act BW", ""},
		{second, 0, "BN:sword", CodeCardUsed},
		{second, 1, "HA:charge", CodeCardUsed},
		{second, 1, "BN:shield", rules.CodeNotYourTurn},
		{second, 1, "HA:shield", ""},
		{over, 0, "done", rules.CodeOver},
	} {
		s := parseState(t, f.position)
		before := s.Hash()
		_, err := Game{}.ParseAction(s, f.by, f.text)
		if have := rules.CodeOf(err); have != f.code {
			t.Errorf("%q by seat %s: %v, want %q", f.text, f.by, err, f.code)
		}
		if s.Hash() != before {
			t.Errorf("%q by seat %s has changed the position", f.text, f.by)
		}
	}
}

func TestSetupsRefused(t *testing.T) {
	for _, f := range []struct {
		setup rules.Setup
		code  string
	}{
		{rules.Setup{Seats: 9}, rules.CodeSeats},
		{rules.Setup{Seats: 1}, rules.CodeSeats},
		{rules.Setup{Seats: 3, Teams: []int{0, 0, 0}}, rules.CodeSeats},
		{rules.Setup{Seats: 3, Teams: []int{0, 1, 2}}, rules.CodeSeats},
		{rules.Setup{Seats: 6, Teams: []int{0, 0, 0, 0, 0, 1}}, rules.CodeSeats},
		{rules.Setup{Seats: 2, Options: map[string]string{OptDraft: valuePreset}}, rules.CodeOption},
		{rules.Setup{Seats: 2, Options: map[string]string{OptHeroes: "BN BW AR JU/RA JA BE VA"}}, rules.CodeOption},
		{rules.Setup{Seats: 2, Options: map[string]string{OptDraft: valuePreset, OptHeroes: "BN BW AR JU/BN JA BE VA"}}, rules.CodeOption},
		{rules.Setup{Seats: 2, Options: map[string]string{OptDraft: valuePreset, OptHeroes: "BN BW AR/RA JA BE VA"}}, rules.CodeOption},
		{rules.Setup{Seats: 2, Options: map[string]string{OptDraft: valuePreset, OptHeroes: "BN BW AR XX/RA JA BE VA"}}, rules.CodeOption},
		{rules.Setup{Seats: 2, Options: map[string]string{OptRounds: "25"}}, rules.CodeOption},
		{rules.Setup{Seats: 4, Teams: []int{1, 1, 0, 0}}, ""},
		{rules.Setup{Seats: 5, Teams: []int{1, 0, 0, 0, 0}}, ""},
	} {
		if _, err := (Game{}).New(f.setup); rules.CodeOf(err) != f.code {
			t.Errorf("%+v: %v, want %q", f.setup, err, f.code)
		}
	}
}

// TestOwners shares heroes out: docs/rules/forhonor.md, 4.
func TestOwners(t *testing.T) {
	for seats, want := range map[int][]int{
		2: {4, 4}, 3: {2, 4, 2}, 4: {2, 2, 2, 2}, 5: {2, 2, 1, 2, 1}, 6: {2, 2, 1, 1, 1, 1}, 7: {1, 2, 1, 1, 1, 1, 1}, 8: {1, 1, 1, 1, 1, 1, 1, 1},
	} {
		r, err := rulesOf(rules.Setup{Seats: seats, Options: map[string]string{OptDraft: valuePick, OptRounds: "20"}})
		if err != nil {
			t.Fatal(err)
		}
		for k, n := range want {
			if have := r.needs(rules.Seat(k), seats); have != n {
				t.Errorf("seat %d of %d owns %d heroes, want %d", k, seats, have, n)
			}
		}
	}
}

// TestPointingAtSomebodyFarAwayMeansAShot holds that a hero that shoots is told what is wrong with the shot, not that it
// must stand beside its enemy.
func TestPointingAtSomebodyFarAwayMeansAShot(t *testing.T) {
	const archer = "2.act zones=--- hero=YU moves=0 razed=0 fought=- A: 0.YU@E9/4+ 0.BW@E7/4 0.RA@off 0.BN@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.HA@J9/4 1.VA@F11/4 1.KA@F10/4 1.BE@exec soldiers=0,0,0,0 left=4 gained=0 before=0"
	shot := strings.Replace(archer, "fought=-", "fought=- used=1", 1)
	for _, tt := range []struct {
		position string
		hero     Hero
		code     string
	}{
		{archer, Hatamoto, CodeOutOfRange},
		{archer, Valkyrie, CodeNoLine},
		{archer, Bulwark, CodeOwnSide},
		{archer, Berserker, CodeNoTarget},
		{shot, Hatamoto, CodeNoContact},
	} {
		s, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, tt.position)
		if err != nil {
			t.Fatal(err)
		}
		if code := rules.CodeOf(Game{}.Why(s, 0, []rules.Part{heroPart(tt.hero)})); code != tt.code {
			t.Errorf("pointing at %s: %q, want %q", tt.hero, code, tt.code)
		}
	}
}
