package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// advance moves the soldiers of an army and returns its queues and arrivals as a position text has them.
func advance(a *army) string {
	a.advance(Attackers, &emitter{})
	return text(a)
}

func text(a *army) string {
	out := ""
	for file := range NumFiles {
		out += fmt.Sprint(a.queue[file])
		if a.hasArrival[file] {
			out += "+"
		}
		out += " "
	}
	return out[:len(out)-1]
}

// TestUndisturbedSoldiers follows a camp that loses nobody: docs/rules/forhonor.md, 17.2.
func TestUndisturbedSoldiers(t *testing.T) {
	var a army
	line, all := []int{0, 4, 8, 12, 16, 16}, []int{4, 8, 12, 16, 16, 16}
	for round := range line {
		advance(&a)
		if a.group(LineGroup) != line[round] || a.soldiers() != all[round] {
			t.Errorf("round %d: line group %d of %d, want %d of %d", round+1, a.group(LineGroup), a.soldiers(), line[round], all[round])
		}
	}
}

func TestSoldiersFall(t *testing.T) {
	a := army{queue: [NumFiles]int8{2, 2, 2, 2}, hasArrival: [NumFiles]bool{true, true, true, true}}
	for range 3 {
		a.fall(Attackers, LineGroup, square(t, "E9").Column(), &emitter{})
	}
	if have := text(&a); have != "1+ 1+ 1+ 2+" {
		t.Errorf("after three fall: %s", have)
	}
	if have := advance(&a); have != "2+ 2+ 2+ 3+" || a.group(LineGroup) != 9 {
		t.Errorf("a round later: %s", have)
	}
	a = army{queue: [NumFiles]int8{2, 2, 4, 4}}
	if have := advance(&a); have != "2+ 2+ 5 5" || a.group(LineGroup) != 14 {
		t.Errorf("long queues: %s", have)
	}
	var fallen []string
	for range 3 {
		emit := &emitter{}
		a.fall(Attackers, LineGroup, square(t, "J9").Column(), emit)
		fallen = append(fallen, Square(emit.Events[0].From).String())
	}
	if want := []string{"I5", "H5", "I6"}; !slices.Equal(fallen, want) {
		t.Errorf("%v fall, want %v", fallen, want)
	}
}

// TestRaze removes soldiers before and after moving: docs/rules/forhonor.md, 7.4 and 9.
func TestRaze(t *testing.T) {
	start := lonePosition(Raider, "E10/4", noSoldiers, "3,3,3,0+")
	s := parseState(t, start)
	if rules.CodeOf(try(s, "RA xR1")) != CodeNoContact || rules.CodeOf(try(s, "RA xL8")) != CodeTooMany || rules.CodeOf(try(s, "RA xL0")) != CodeTooMany {
		t.Error("a group that is not beside, or too many, are removed")
	}
	do(t, s, "RA xL3")
	if have := text(&s.armies[Defenders]); have != "2 2 2 0+" || s.MovesLeft() != 6 {
		t.Errorf("three fall at once: %s, %d moves left", have, s.MovesLeft())
	}
	if rules.CodeOf(try(s, "RA xL1")) != CodeAlreadyUsed {
		t.Error("a second fight is allowed")
	}
	s = parseState(t, start)
	do(t, s, "RA-D9", "RA-E10")
	if s.RazesLeft() != 5 || rules.CodeOf(try(s, "RA xL6")) != CodeTooMany {
		t.Errorf("after two moves %d can be removed", s.RazesLeft())
	}
	do(t, s, "RA xL5")
	if rules.CodeOf(try(s, "RA-E9")) != CodeMovesOver || s.MovesLeft() != 0 {
		t.Error("a hero moves after moving and fighting")
	}
}

// TestMovesThatDoNotCountAgainstSoldiers wants the Vikings' two further moves to take no soldiers:
// docs/rules/forhonor.md, 7.4.
func TestMovesThatDoNotCountAgainstSoldiers(t *testing.T) {
	for moves, razes := range []int{7, 6, 5, 4, 3, 2, 1, 0, 0, 0} {
		s := parseState(t, strings.Replace(lonePosition(Raider, "E10/4", noSoldiers, "3,3,3,0"), "moves=0", fmt.Sprintf("moves=%d", moves), 1))
		if have := s.RazesLeft(); have != razes || s.MovesLeft() != 9-moves {
			t.Errorf("after %d moves %d soldiers can be removed, want %d", moves, have, razes)
		}
		if code := rules.CodeOf(try(s, "RA xL1")); (code == "") != (razes > 0) || code != "" && code != CodeTooMany {
			t.Errorf("after %d moves a soldier is refused by %q", moves, code)
		}
	}
}

// goals lists the squares that seat 0 may choose.
func goals(s *State) string {
	var list []string
	for _, a := range s.Legal(0, nil) {
		c, _ := Fields(a)
		list = append(list, c.At.String())
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// TestShove moves a hero out of the way: docs/rules/forhonor.md, 17.2.
func TestShove(t *testing.T) {
	s := parseState(t, "2.shove zones=--- A: 0.BN@F9/4 0.BW@off 0.RA@off 0.JU@off soldiers=1+,1+,1+,1+ left=0 gained=0 before=0 "+
		"D: 1.HA@off 1.VA@off 1.KA@off 1.YU@off soldiers=1+,1+,1+,1+ left=0 gained=0 before=0")
	if have, want := goals(s), "E10 E8 E9 F8 G8"; have != want {
		t.Errorf("shoved to %s, want %s", have, want)
	}
	if rules.CodeOf(try(s, "shove BN E7")) != CodeBadShove {
		t.Error("a hero is shoved farther than it must")
	}
	do(t, s, "shove BN E8")
	if s.Phase() != PhaseDraw || s.Initiative(Attackers) != CampSize {
		t.Errorf("after the shove: %s", s.Phase())
	}
}

// TestShoveBeyondNeighbours wants a hero without a free square beside it to make way to the nearest free ones:
// docs/rules/forhonor.md, ruling 9.
func TestShoveBeyondNeighbours(t *testing.T) {
	s := parseState(t, "2.shove zones=--- A: 0.BN@F9/4 0.BW@E8/4 0.RA@E9/4 0.JU@off soldiers=2,2,0,0 left=0 gained=0 before=0 "+
		"D: 1.HA@E10/4 1.VA@off 1.KA@off 1.YU@off soldiers=1,1,0,0 left=0 gained=0 before=0")
	if have, want := goals(s), "D10 D11 D8 D9 E11 E7 F11 F7 G11 G7 H10 H11 H7 H8 H9"; have != want {
		t.Errorf("shoved to %s, want %s", have, want)
	}
}

// TestShovesInTurn lets four heroes make way: those of the attackers first in odd rounds, of the defenders in even
// ones, each camp by number. See docs/rules/forhonor.md, 7.1.
func TestShovesInTurn(t *testing.T) {
	for round, want := range map[int]string{2: "VA HA BN BW", 3: "BN BW VA HA"} {
		s := parseState(t, fmt.Sprintf("%d.shove zones=--- A: 0.BW@F9/4 0.RA@off 0.BN@G9/4 0.JU@off soldiers=1+,1+,1+,1+ left=0 gained=0 before=0 "+
			"D: 1.HA@F10/4 1.YU@off 1.KA@off 1.VA@G10/4 soldiers=1+,1+,1+,1+ left=0 gained=0 before=0", round))
		var order []string
		for s.Phase() == PhaseShove {
			h := s.heroToShove()
			order = append(order, h.String())
			f, _, _ := s.Figure(h)
			if by, alone := s.Actors().Only(); !alone || by != f.Owner {
				t.Fatalf("round %d: %s acts for %s", round, s.Actors(), h)
			}
			if _, err := s.Apply(rules.Move{By: f.Owner, Do: s.Legal(f.Owner, nil)[0]}, nil); err != nil {
				t.Fatal(err)
			}
		}
		if have := strings.Join(order, " "); have != want {
			t.Errorf("round %d: %s make way, want %s", round, have, want)
		}
	}
}
