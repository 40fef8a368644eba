package forhonor

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
)

// FuzzReach compares where a hero can go, and the way there, with a slow reference that knows the battlefield by its
// walls alone. The bytes say whose hero is looked at, with how many moves, how the soldiers stand, and where the heroes
// are.
func FuzzReach(f *testing.F) {
	f.Add([]byte{0, 7, 1, 1, 1, 1, 1, 1, 1, 1, 40, 0, 0, 0, 90, 0, 0, 0})
	f.Add([]byte{4, 9, 5, 0, 3, 9, 2, 8, 0, 5, 0, 1, 2, 3, 200, 201, 202, 203})
	f.Add([]byte{7, 20, 0, 0, 0, 0, 0, 0, 0, 0, 110, 111, 112, 0, 125, 126, 0, 140})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) != 18 {
			return
		}
		s, ok := scatterFigures(data[2:])
		if !ok {
			return
		}
		hero, moves := Hero(data[0]%8+1), int(data[1]%24)
		want := slowReach(s, hero, moves)
		have := s.Reach(hero, moves)
		for q := range Square(NumSquares) {
			if have[q] != want[q] {
				t.Fatalf("%s with %d moves to %s: %d, the reference says %d at %s", hero, moves, q, have[q], want[q], Game{}.FormatPosition(s))
			}
			checkWay(t, s, hero, q, moves, int(want[q]))
		}
	})
}

// scatterFigures lays a position out: eight bytes for the soldiers of the files of both camps, then eight for the heroes, 0
// for one that is off the battlefield. It returns false for what is no position.
func scatterFigures(data []byte) (*State, bool) {
	var soldiers, heroes [NumCamps][]string
	for k, b := range data[:8] {
		arrived := ""
		if b/6%2 == 1 {
			arrived = "+"
		}
		soldiers[k/4] = append(soldiers[k/4], fmt.Sprint(b%6, arrived))
	}
	for k, b := range data[8:] {
		post, acted := "off", ""
		if b != 0 {
			post = fmt.Sprintf("%s/4", Square(b%NumSquares))
		}
		if k == 0 {
			acted = "+"
		}
		heroes[k/4] = append(heroes[k/4], fmt.Sprintf("%d.%s@%s%s", k/4, Hero(k+1), post, acted))
	}
	text := "2.act zones=--- hero=BN moves=0 razed=0 fought=-"
	for camp := range NumCamps {
		text += fmt.Sprintf(" %s: %s soldiers=%s left=%d gained=0 before=0", Camp(camp), strings.Join(heroes[camp], " "), strings.Join(soldiers[camp], ","), 3+camp)
	}
	s, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		return nil, false
	}
	return s.(*State), true
}

// slowReach is Reach by the words of the rules: again and again, every square from which one step leads on.
func slowReach(s *State, hero Hero, moves int) (cost [NumSquares]uint8) {
	const walls = "D3 D4 D5 D6 D7 D12 D13 D14 D15 D16 K3 K4 K5 K6 K7 K12 K13 K14 K15 K16"
	figure, camp, _ := s.Figure(hero)
	stands := map[string]Camp{} // figures and soldiers, by the name of their square
	for q := range Square(NumSquares) {
		if c, ok := s.SoldierAt(q); ok {
			stands[q.String()] = c
		}
		if h := s.HeroAt(q); h != NoHero {
			_, c, _ := s.Figure(h)
			stands[q.String()] = c
		}
	}
	passable := func(q Square) bool {
		c, taken := stands[q.String()]
		return !strings.Contains(walls+" ", q.String()+" ") && (!taken || c == camp)
	}
	at := map[Square]bool{}
	if figure.Post == Fielded {
		at[figure.At] = true
	}
	seen := map[Square]bool{figure.At: figure.Post == Fielded}
	for step := 1; step <= moves; step++ {
		next := map[Square]bool{}
		for q := range Square(NumSquares) {
			stepped := step == 1 && figure.Post == Available && (camp == Attackers && q < Columns || camp == Defenders && q >= NumSquares-Columns)
			for from := range at {
				dx, dy := from.Column()-q.Column(), from.Row()-q.Row()
				stepped = stepped || dx*dx <= 1 && dy*dy <= 1
			}
			if !stepped || seen[q] || !passable(q) {
				continue
			}
			seen[q], next[q] = true, true
			if _, taken := stands[q.String()]; !taken {
				cost[q] = uint8(step)
			}
		}
		at = next
	}
	return cost
}

// checkWay checks that the way to a square has so many steps, each to a neighbour, and ends there; that there is none
// for 0.
func checkWay(t *testing.T, s *State, hero Hero, goal Square, moves, steps int) {
	t.Helper()
	way := s.Way(hero, goal, moves)
	if len(way) != steps || steps > 0 && way[steps-1] != goal {
		t.Fatalf("the way of %s with %d moves to %s is %v, want %d steps at %s", hero, moves, goal, way, steps, Game{}.FormatPosition(s))
	}
	figure, _, _ := s.Figure(hero)
	last := figure.At
	for _, q := range way {
		if last != NoSquare && !last.Adjacent(q) {
			t.Fatalf("the way of %s to %s is %v: %s is not beside %s", hero, goal, way, q, last)
		}
		last = q
	}
}
