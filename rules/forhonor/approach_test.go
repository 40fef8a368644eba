package forhonor

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
)

// TestApproach finds the ways of heroes to foes that are near and far.
func TestApproach(t *testing.T) {
	foes := func(list string) string { return list + " VA@off JA@off YU@off" }
	const rest = " BW@off AR@off JU@off"
	for _, f := range []struct {
		about, position, foe string
		rounds, moves        int
		halts                []int
		fight                string
	}{
		{"beside it", activatedPosition("BN@E9/4"+rest, foes("RA@E10/4"), noSoldiers), "E10", 0, 0, nil, "BNxRA"},
		{"within its moves", activatedPosition("BN@E9/4"+rest, foes("RA@E17/4"), noSoldiers), "E17", 0, 7, nil, "BNxRA"},
		{"a square too far", activatedPosition("BN@E9/4"+rest, foes("RA@E18/4"), noSoldiers), "E18", 1, 8, []int{7}, "BNxRA"},
		{"across the battlefield", activatedPosition("BN@A1/4"+rest, foes("RA@A18/4"), noSoldiers), "A18", 2, 16, []int{7, 14}, "BNxRA"},
		{"a Viking", activatedPosition("RA@A1/4"+rest, foes("BN@A18/4"), noSoldiers), "A18", 1, 16, []int{9}, "RAxBN"},
		{"from off the board", activatedPosition("BN@off"+rest, foes("RA@C8/4"), noSoldiers), "C8", 0, 7, nil, "BNxRA"},
		{"from off the board, too far", activatedPosition("BN@off"+rest, foes("RA@C9/4"), noSoldiers), "C9", 1, 8, []int{7}, "BNxRA"},
		{"soldiers beside it", activatedPosition("BN@E10/4"+rest, foes("RA@off"), "3,3,3,0+"), "F10", 0, 0, nil, "BN xL7"},
		{"soldiers, of which another of the group is nearer", activatedPosition("BN@E9/4"+rest, foes("RA@off"), "3,3,3,0+"), "F12", 0, 0, nil, "BN xL7"},
		{"soldiers at the end of its moves", activatedPosition("BN@E4/4"+rest, foes("RA@off"), "1,1,0,0+"), "F10", 0, 5, nil, "BN xL2"},
		{"soldiers that take the last move", activatedPosition("BN@F2/4"+rest, foes("RA@off"), "3,3,3,0+"), "F10", 1, 7, []int{7}, "BN xL7"},
		{"soldiers that a Viking reaches without a move left for them", activatedPosition("RA@F1/4"+rest, foes("BN@off"), "3,3,3,0+"), "F10", 1, 8, []int{8}, "RA xL7"},
		{"a shot, with fewer moves than to the foe", activatedPosition("AR@E2/4 BN@off BW@off JU@off", foes("RA@E10/4"), noSoldiers), "E10", 0, 4, nil, "AR*E10"},
		{"a shot past its moves", activatedPosition("AR@E2/4 BN@off BW@off JU@off", foes("RA@E15/4"), noSoldiers), "E15", 1, 9, []int{7}, "AR*E15"},
		{"beside an archer", activatedPosition("AR@E9/4 BN@off BW@off JU@off", foes("RA@E10/4"), noSoldiers), "E10", 0, 0, nil, "ARxRA"},
		{"an archer's soldiers", activatedPosition("AR@E9/4 BN@off BW@off JU@off", foes("RA@off"), "1,1,1,0+"), "I14", 0, 4, nil, "AR xR1"},
		{"the rear group", activatedPosition("BN@E9/4"+rest, foes("RA@off"), "1,1,1,0+"), "I14", 0, 4, nil, "BN xR1"},
	} {
		s := parseState(t, f.position)
		h, _, _, _ := s.Active()
		a, ok := s.Approach(h, square(t, f.foe))
		if text := (Game{}).FormatAction(s, rules.Move{By: 0, Do: a.Fight.Pack()}); !ok || a.Rounds != f.rounds || len(a.Way) != f.moves || !slices.Equal(a.Halts, f.halts) || text != f.fight {
			t.Errorf("%s: %s after %d rounds and %v with halts %v, want %s after %d rounds, %d moves, halts %v", f.about, text, a.Rounds, a.Way, a.Halts, f.fight, f.rounds, f.moves, f.halts)
		}
	}
}

// TestApproachOfOthers has heroes that have acted, fought or moved come later, and those that are out never.
func TestApproachOfOthers(t *testing.T) {
	const foes = "RA@E17/4 VA@off JA@off YU@off"
	s := parseState(t, activatedPosition("BN@E16/4 BW@E9/4 AR@wait JU@off", foes, noSoldiers))
	for h, want := range map[Hero]int{Banneret: 0, Bulwark: 0, Justicer: 2} {
		if a, ok := s.Approach(h, square(t, "E17")); !ok || a.Rounds != want {
			t.Errorf("%s comes after %d rounds, want %d", h, a.Rounds, want)
		}
	}
	for h, foe := range map[Hero]string{Arbalest: "E17", Naginata: "E17", Banneret: "E9", Justicer: "A1"} {
		if _, ok := s.Approach(h, square(t, foe)); ok {
			t.Errorf("%s can come to fight on %s", h, foe)
		}
	}
	do(t, s, "BN-F16")
	if a, _ := s.Approach(Banneret, square(t, "E17")); a.Rounds != 0 || len(a.Way) != 0 {
		t.Errorf("after a move beside it the foe can be fought after %d rounds and %v", a.Rounds, a.Way)
	}
	do(t, s, "done")
	if a, _ := s.Approach(Banneret, square(t, "E17")); a.Rounds != 1 || len(a.Way) != 0 || !slices.Equal(a.Halts, []int{0}) {
		t.Errorf("once it is done the foe beside it can be fought after %d rounds, %v with halts %v", a.Rounds, a.Way, a.Halts)
	}
}

// TestMovesAfter says how many moves a fight leaves, and then has it.
func TestMovesAfter(t *testing.T) {
	start := activatedPosition("RA@E10/4 BW@off AR@off JU@off", "BN@D10/4 VA@off JA@off YU@off", "3,3,3,0+")
	for _, f := range []struct {
		before []string
		fight  Choice
		walks  bool
		want   int
	}{
		{nil, Choice{Verb: VerbAttack, Hero: Banneret}, false, 9},
		{nil, Choice{Verb: VerbRaze, Count: 3}, false, 6},
		{[]string{"RA-E11"}, Choice{Verb: VerbAttack, Hero: Banneret}, false, 0},
		{nil, Choice{Verb: VerbRaze, Count: 3}, true, 0},
		{[]string{"RA-E11"}, Choice{Verb: VerbRaze, Count: 1}, false, 0},
	} {
		s := parseState(t, start)
		do(t, s, f.before...)
		if have := s.MovesAfter(f.fight, f.walks); have != f.want {
			t.Errorf("%v, then %v: %d moves are said to be left, want %d", f.before, f.fight, have, f.want)
		}
		if f.walks {
			do(t, s, "RA-E11")
		}
		if _, err := s.Apply(rules.Move{By: 0, Do: f.fight.Pack()}, nil); err != nil {
			t.Fatal(err)
		}
		if have := s.MovesLeft(); have != f.want {
			t.Errorf("%v, then %v: %d moves are left, want %d", f.before, f.fight, have, f.want)
		}
	}
}

// firstFight returns after how many moves at least the hero that is played can have the fight in its activation, and
// with how many soldiers at most; false when it cannot.
func firstFight(t *testing.T, s *State, by rules.Seat, foe Square) (moves, soldiers int, ok bool) {
	t.Helper()
	h, _, _, _ := s.Active()
	f, camp := s.find(h)
	look := func(s *State, cost int) {
		for _, a := range s.Legal(by, nil) {
			c, _ := Fields(a)
			_, group, soldier := s.Group(foe)
			if c.Verb == VerbAttack && c.Hero == s.HeroAt(foe) || c.Verb == VerbShoot && c.At == foe && !soldier || c.Verb == VerbRaze && soldier && c.Group == group {
				if !ok || cost < moves {
					moves, soldiers, ok = cost, 0, true
				}
				if cost == moves {
					soldiers = max(soldiers, c.Count)
				}
			}
		}
	}
	look(s, 0)
	costs := s.explore(f, camp, s.MovesLeft()).cost
	for _, a := range s.Legal(by, nil) {
		if c, _ := Fields(a); c.Verb == VerbMove {
			after := s.Clone().(*State)
			if _, err := after.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			look(after, int(costs[c.At]))
		}
	}
	return moves, soldiers, ok
}

// roundsToFight returns after how many rounds at least the hero could have the fight if nobody else did anything, trying
// every square on which it can stand.
func roundsToFight(s *State, h Hero, foe Square, all int) int {
	_, camp := s.find(h)
	_, group, soldier := s.Group(foe)
	stands := map[Square]bool{}
	f, _ := s.find(h)
	stands[f.At] = true
	moves := s.MovesLeft()
	for round := range 12 {
		next := map[Square]bool{}
		for at := range stands {
			next[at] = at != NoSquare
			there := s.Clone().(*State)
			g, _ := there.find(h)
			if g.At = at; at != NoSquare {
				g.Post = Fielded
			}
			cost := there.Reach(h, moves)
			if at != NoSquare {
				cost[at] = 0
			}
			for q := range Square(NumSquares) {
				if q != at && cost[q] == 0 {
					continue
				}
				next[q] = true
				near := q.Adjacent(foe) || h.Power() == PowerShot && ShotLineRefusal(q, foe) == nil
				if soldier {
					near = int(cost[q]) < 7 && s.touches(q, camp.Other(), group)
				}
				if round > 0 && near {
					return round
				}
			}
		}
		delete(next, NoSquare)
		if len(next) == 0 {
			next[NoSquare] = true
		}
		stands, moves = next, all
	}
	return -1
}

// TestApproachIsTheShortest compares approaches in played matches with what the rules let the hero do.
func TestApproachIsTheShortest(t *testing.T) {
	near, far := 0, 0
	for seed := range uint64(4) {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, Options: map[string]string{OptDraft: "random"}}, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 5))
		for range 100 {
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			s := m.State().(*State)
			by, ok := s.Actors().First()
			if !ok {
				break
			}
			if h, _, _, _ := s.Active(); s.phase == PhaseAct {
				_, camp := s.find(h)
				for foe := range Square(NumSquares) {
					if !s.enemyAt(foe, camp) {
						continue
					}
					a, ok := s.Approach(h, foe)
					moves, soldiers, now := firstFight(t, s, by, foe)
					switch {
					case !ok:
						if now || roundsToFight(s, h, foe, h.Faction().Allowance()) >= 0 {
							t.Fatalf("%s: no way to %s", Game{}.FormatPosition(s), foe)
						}
					case now != (a.Rounds == 0), now && (moves != len(a.Way) || soldiers != a.Fight.Count):
						t.Fatalf("%s: to %s it is %+v, but %v, %d moves, %d soldiers", Game{}.FormatPosition(s), foe, a, now, moves, soldiers)
					case now:
						near++
					default:
						if far++; far%20 > 0 {
							continue
						}
						if want := roundsToFight(s, h, foe, h.Faction().Allowance()); want != a.Rounds {
							t.Fatalf("%s: to %s it is %+v, want %d rounds", Game{}.FormatPosition(s), foe, a, want)
						}
					}
				}
			}
			legal := s.Legal(by, nil)
			if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if near < 100 || far < 100 {
		t.Errorf("only %d near and %d far approaches were looked at", near, far)
	}
}

func BenchmarkApproach(b *testing.B) {
	s := parseState(b, activatedPosition("BN@A1/4 BW@off AR@off JU@off", "RA@A18/4 VA@off JA@off YU@off", "3,3,3,0+"))
	for b.Loop() {
		s.Approach(Banneret, 17*Columns)
	}
}
