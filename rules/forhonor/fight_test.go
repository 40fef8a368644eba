package forhonor

import (
	"fmt"
	"testing"

	"engawa/rules"
)

// duelText is the position in which the first hero, at E9 with some lives, has been activated; the second stands at
// E10. Two more heroes of each camp are out of the way, and a third, at E8 or beside, can be named.
func duelText(a, b Hero, lifeA, lifeB int) string {
	others := func(used ...Hero) (list []Hero) {
		for _, h := range []Hero{Banneret, Raider, Hatamoto, Kanabo, Yumi, Bulwark, Arbalest, Berserker} {
			if h != used[0] && h != used[1] {
				list = append(list, h)
			}
		}
		return list
	}
	free := others(a, b)
	return activatedPosition(
		fmt.Sprintf("%s@E9/%d %s@off %s@off %s@off", a, lifeA, free[0], free[1], free[2]),
		fmt.Sprintf("%s@E10/%d %s@off %s@off %s@off", b, lifeB, free[3], free[4], free[5]), noSoldiers)
}

// fightOut plays the cards, attacker's first, as long as there is a fight.
func fightOut(t *testing.T, s *State, cards ...Card) {
	t.Helper()
	heroes, _ := s.Fight()
	for k := 0; k+1 < len(cards) && s.Phase() == PhaseCombat; k += 2 {
		do(t, s, fmt.Sprintf("%s:%s", heroes[0], cards[k]), fmt.Sprintf("%s:%s", heroes[1], cards[k+1]))
	}
}

// TestFights plays the fights of docs/rules/forhonor.md, 17.4.
func TestFights(t *testing.T) {
	for _, f := range []struct {
		what         string
		a, b         Hero
		lifeA, lifeB int
		cards        []Card
		wantA, wantB string
	}{
		{"two wins with the faction card", Banneret, Raider, 4, 4, []Card{Shield, Sword, Charge, Shield}, "BN@E9/4", "RA@exec"},
		{"Kanabō stands it", Banneret, Kanabo, 4, 5, []Card{Sword, Charge, Shield, Sword}, "BN@E9/4", "KA@E10/1"},
		{"the attacked deals the blow", Raider, Berserker, 4, 4, []Card{Sword, Shield, Charge, Sword}, "RA@exec", "BE@E10/4"},
		{"sword tie, charge beats shield", Banneret, Raider, 4, 4, []Card{Sword, Sword, Shield, Charge}, "BN@E9/1", "RA@E10/3"},
		{"shield tie, sword beats charge", Banneret, Bulwark, 4, 4, []Card{Shield, Shield, Sword, Charge}, "BN@E9/2", "BW@E10/3"},
		{"the Justicer executes in a tie", Justicer, Hatamoto, 2, 1, []Card{Sword, Sword}, "JU@E9/1", "HA@exec"},
		{"Jarl's full guard", Jarl, Banneret, 4, 4, []Card{Sword, Shield, Shield, Charge}, "JA@E9/2", "BN@E10/4"},
		{"Naginata's bleed", Naginata, Banneret, 4, 4, []Card{Charge, Shield, Shield, Charge}, "NA@E9/3", "BN@E10/1"},
		{"Naginata bleeds the winner too", Naginata, Banneret, 4, 4, []Card{Shield, Charge, Charge, Sword}, "NA@E9/1", "BN@E10/3"},
		{"a death in the first round waits", Banneret, Hatamoto, 4, 2, []Card{Shield, Sword}, "BN@E9/4", "HA@wait"},
	} {
		s := parseState(t, duelText(f.a, f.b, f.lifeA, f.lifeB))
		do(t, s, fmt.Sprintf("%sx%s", f.a, f.b))
		fightOut(t, s, f.cards...)
		if a, b := figureText(t, s, f.a), figureText(t, s, f.b); a != f.wantA || b != f.wantB {
			t.Errorf("%s: %s and %s, want %s and %s", f.what, a, b, f.wantA, f.wantB)
		}
	}
}

// TestAllFights counts how the 36 sequences of cards end: docs/rules/forhonor.md, 17.4.
func TestAllFights(t *testing.T) {
	for _, f := range []struct {
		a, b         Hero
		lifeA, lifeB int
		want         string
	}{
		{Banneret, Hatamoto, 4, 4, "map[E9/E10:28 E9/exec:4 exec/E10:4]"},
		{Banneret, Raider, 2, 2, "map[E9/E10:2 E9/exec:4 E9/wait:11 exec/E10:4 wait/E10:12 wait/wait:3]"},
		{Banneret, Raider, 1, 1, "map[E9/wait:12 wait/E10:12 wait/wait:12]"},
		{Banneret, Raider, 1, 4, "map[E9/E10:2 E9/exec:4 wait/E10:30]"},
	} {
		ends := map[string]int{}
		for first := range 9 {
			for second := range 4 {
				s := parseState(t, duelText(f.a, f.b, f.lifeA, f.lifeB))
				do(t, s, fmt.Sprintf("%sx%s", f.a, f.b))
				one, other := Card(first/3+1), Card(first%3+1)
				fightOut(t, s, one, other, remainingCards(one)[second/2], remainingCards(other)[second%2])
				ends[place(t, s, f.a)+"/"+place(t, s, f.b)]++
			}
		}
		if have := fmt.Sprint(ends); have != f.want {
			t.Errorf("%s %d against %s %d: %s, want %s", f.a, f.lifeA, f.b, f.lifeB, have, f.want)
		}
	}
}

// remainingCards returns the two cards that are left when one is played.
func remainingCards(played Card) (list []Card) {
	for c := Sword; c <= Shield; c++ {
		if c != played {
			list = append(list, c)
		}
	}
	return list
}

// place is where without the life.
func place(t *testing.T, s *State, h Hero) string {
	f, _, _ := s.Figure(h)
	if f.Post == Fielded {
		return f.At.String()
	}
	return postWords[f.Post]
}

// TestValkyrieSaves lets heroes be executed: while a Valkyrie is on the battlefield others than her wait instead.
func TestValkyrieSaves(t *testing.T) {
	for _, f := range []struct{ target, other, hero, want string }{
		{"HA@E10/1", "VA@N18/4", "HA", "HA@wait"},
		{"VA@E10/1", "HA@N18/4", "VA", "VA@exec"},
		{"HA@E10/1", "VA@off", "HA", "HA@exec"},
		{"HA@E10/1", "VA@wait", "HA", "HA@exec"},
	} {
		s := parseState(t, activatedPosition("JU@E9/2 BN@off RA@off BW@off", f.target+" "+f.other+" KA@off YU@off", noSoldiers))
		do(t, s, "JUx"+f.hero, "JU:sword", f.hero+":sword")
		if h, _ := ParseHero(f.hero); figureText(t, s, h) != f.want {
			t.Errorf("%s beside %s: %s, want %s", f.target, f.other, figureText(t, s, h), f.want)
		}
	}
}

// TestShotsTake shoots at heroes and soldiers, docs/rules/forhonor.md, 8: a hero that dies so waits; of a group falls the
// soldier farthest from the median, of several the one in the file nearest to the target.
func TestShotsTake(t *testing.T) {
	for _, f := range []struct {
		life     int
		soldiers string
		target   string
		hero     string
		left     string
	}{
		{1, "0,0,0,0", "G9", "HA@wait", "0 0 0 0"},
		{2, "0,0,0,0", "G9", "HA@G9/1", "0 0 0 0"},
		{4, "1,2,2,1", "G11", "HA@G9/4", "1 1 2 1"},
		{4, "1,1,2,2", "G11", "", ""},
		{4, "2,2,1,1", "G11", "HA@G9/4", "2 1 1 1"},
		{4, "1,3,3,1", "G11", "HA@G9/4", "1 2 3 1"},
		{4, "3,2,2,1", "G11", "HA@G9/4", "2 2 2 1"},
	} {
		s := parseState(t, activatedPosition("YU@E9/4 BN@off RA@off BW@off", fmt.Sprintf("HA@G9/%d VA@off KA@off BE@off", f.life), f.soldiers))
		err := try(s, "YU*"+f.target)
		if f.hero == "" {
			if rules.CodeOf(err) != CodeNoTarget {
				t.Errorf("%s at %s: %v", f.target, f.soldiers, err)
			}
			continue
		}
		if have := figureText(t, s, Hatamoto); err != nil || have != f.hero || text(&s.armies[Defenders]) != f.left {
			t.Errorf("a shot at %s: %v, %s and %s, want %s and %s", f.target, err, have, text(&s.armies[Defenders]), f.hero, f.left)
		}
		if shot, _ := s.ShotAndBanner(); !shot || s.Phase() != PhaseAct || s.MovesLeft() != 7 {
			t.Errorf("after a shot at %s: %s with %d moves left", f.target, s.Phase(), s.MovesLeft())
		}
	}
}

func TestGangUp(t *testing.T) {
	for _, c := range []struct {
		target Hero
		life   int
		want   string
		phase  Phase
	}{
		{Naginata, 1, "NA@wait", PhaseAct},
		{Naginata, 3, "NA@E10/2", PhaseCombat},
		{Kanabo, 1, "KA@E10/1", PhaseCombat}, // minds no numbers
		{Kanabo, 3, "KA@E10/3", PhaseCombat},
	} {
		s := parseState(t, activatedPosition("BN@E9/4 RA@D9/4 HA@off BW@off", fmt.Sprintf("%s@E10/%d VA@off JA@off YU@off", c.target, c.life), noSoldiers))
		do(t, s, "BNx"+c.target.String())
		if have := figureText(t, s, c.target); have != c.want || s.Phase() != c.phase {
			t.Errorf("%s with %d lives: %s, %s", c.target, c.life, have, s.Phase())
		}
		if s.Phase() == PhaseAct && s.RazesLeft() != 0 {
			t.Errorf("%s: the fight is not spent", c.target)
		}
	}
}

// TestRazingBleeds lets a Naginata fight with soldiers beside an enemy hero.
func TestRazingBleeds(t *testing.T) {
	s := parseState(t, activatedPosition("NA@E9/4 RA@off HA@off BW@off", "BN@D9/4 VA@off JA@off YU@off", "2,0,0,0"))
	do(t, s, "NA xL1")
	if have := figureText(t, s, Banneret); have != "BN@D9/3" {
		t.Errorf("%s, want BN@D9/3", have)
	}
}

// TestBleedTakesAll lets a Naginata fight one of two enemies beside her; a third is too far.
func TestBleedTakesAll(t *testing.T) {
	s := parseState(t, activatedPosition("NA@E9/4 RA@off HA@off BW@off", "BN@E10/4 VA@D9/1 JA@C9/4 YU@off", noSoldiers))
	do(t, s, "NAxBN")
	fightOut(t, s, Sword, Sword, Shield, Shield)
	for h, want := range map[Hero]string{Naginata: "NA@E9/1", Banneret: "BN@E10/1", Valkyrie: "VA@wait", Jarl: "JA@C9/4"} {
		if have := figureText(t, s, h); have != want {
			t.Errorf("%s, want %s", have, want)
		}
	}
}

// TestAttacksThatKillBeforeTheFight takes the last lives of a target by numbers and by a push, one after the other.
func TestAttacksThatKillBeforeTheFight(t *testing.T) {
	for _, f := range []struct {
		target, friend string
		life           int
		wantRaider     string
		wantTarget     string
		phase          Phase
	}{
		{"D8", "off", 1, "RA@D9/4", "HA@wait", PhaseAct},         // pushed into a void
		{"D8", "C8/4", 1, "RA@D9/4", "HA@wait", PhaseAct},        // by numbers already
		{"D8", "C8/4", 2, "RA@D9/4", "HA@wait", PhaseAct},        // by numbers and the void
		{"D8", "C8/4", 3, "RA@D9/4", "HA@D8/1", PhaseCombat},     // it stands that
		{"C10", "C11/4", 1, "RA@D9/4", "HA@wait", PhaseAct},      // no push after its death
		{"C10", "C11/4", 2, "RA@B11/4", "HA@A12/1", PhaseCombat}, // pushed away from the friend
	} {
		s := parseState(t, activatedPosition("RA@D9/4 BN@"+f.friend+" BE@off BW@off", fmt.Sprintf("HA@%s/%d VA@off JA@off YU@off", f.target, f.life), noSoldiers))
		do(t, s, "RAxHA!")
		if a, b := figureText(t, s, Raider), figureText(t, s, Hatamoto); a != f.wantRaider || b != f.wantTarget || s.Phase() != f.phase {
			t.Errorf("%s with %d lives, a friend at %s: %s and %s, %s", f.target, f.life, f.friend, a, b, s.Phase())
		}
	}
}

// TestStampede plays the cases of docs/rules/forhonor.md, 17.1.
func TestStampede(t *testing.T) {
	for _, f := range []struct{ raider, target, wantRaider, wantTarget string }{
		{"C9", "D8", "RA@E7/4", "HA@F6/4"},
		{"D9", "D8", "RA@D9/4", "HA@D8/3"},
		{"B18", "A18", "RA@B18/4", "HA@A18/3"},
	} {
		s := parseState(t, activatedPosition("RA@"+f.raider+"/4 BN@off BE@off BW@off", "HA@"+f.target+"/4 VA@off JA@off YU@off", noSoldiers))
		do(t, s, "RAxHA!")
		if a, b := figureText(t, s, Raider), figureText(t, s, Hatamoto); a != f.wantRaider || b != f.wantTarget || s.Phase() != PhaseCombat {
			t.Errorf("%s against %s: %s and %s", f.raider, f.target, a, b)
		}
	}
}
