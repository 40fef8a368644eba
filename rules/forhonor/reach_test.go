package forhonor

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// lonePosition is a position in which the hero of the attackers is played and no other hero is on the battlefield.
func lonePosition(hero Hero, post, soldiersA, soldiersD string) string {
	heroes := []string{hero.String() + "@" + post}
	for h := Banneret; len(heroes) < NumCamps*CampSize; h++ {
		if h != hero {
			heroes = append(heroes, h.String()+"@off")
		}
	}
	text := activatedPosition(strings.Join(heroes[:CampSize], " "), strings.Join(heroes[CampSize:], " "), soldiersD)
	return strings.Replace(text, noSoldiers, soldiersA, 1)
}

// TestReach counts where heroes can stop: docs/rules/forhonor.md, 17.1.
func TestReach(t *testing.T) {
	for _, f := range []struct {
		hero       Hero
		post       string
		mine, them string
		want       int
	}{
		{Banneret, "off", noSoldiers, noSoldiers, 88},
		{Raider, "off", noSoldiers, noSoldiers, 116},
		{Banneret, "off", "0+,0+,0+,0+", "0+,0+,0+,0+", 84},
		{Raider, "off", "0+,0+,0+,0+", "0+,0+,0+,0+", 112},
		{Banneret, "E9/4", noSoldiers, noSoldiers, 150},
		{Raider, "E9/4", noSoldiers, noSoldiers, 218},
		{Banneret, "E9/4", "1+,1+,1+,1+", "1+,1+,1+,1+", 130},
		{Raider, "E9/4", "1+,1+,1+,1+", "1+,1+,1+,1+", 197},
	} {
		s := parseState(t, lonePosition(f.hero, f.post, f.mine, f.them))
		n := 0
		for _, cost := range s.Reach(f.hero, f.hero.Faction().Allowance()) {
			if cost > 0 {
				n++
			}
		}
		moves := 0
		for _, a := range s.Legal(0, nil) {
			if c, _ := Fields(a); c.Verb == VerbMove {
				moves++
			}
		}
		if n != f.want || moves != f.want {
			t.Errorf("%s from %s: %d squares and %d moves, want %d", f.hero, f.post, n, moves, f.want)
		}
	}
}

func TestCosts(t *testing.T) {
	for _, f := range []struct {
		post, mine, them, goal string
		want                   uint8
	}{
		{"off", noSoldiers, noSoldiers, "A1", 1}, {"off", noSoldiers, noSoldiers, "C6", 6}, {"off", noSoldiers, noSoldiers, "A8", 8},
		{"off", noSoldiers, noSoldiers, "E9", 9}, {"off", noSoldiers, noSoldiers, "E10", 10}, {"off", noSoldiers, noSoldiers, "L11", 11},
		{"off", noSoldiers, noSoldiers, "N13", 13},
		{"E9/4", "1+,1+,1+,1+", "1+,1+,1+,1+", "G11", 3}, {"E9/4", "1+,1+,1+,1+", "1+,1+,1+,1+", "J9", 5},
	} {
		s := parseState(t, lonePosition(Raider, f.post, f.mine, f.them))
		if have := s.Reach(Raider, 20)[square(t, f.goal)]; have != f.want {
			t.Errorf("%s from %s: %d, want %d", f.goal, f.post, have, f.want)
		}
		if way := s.Way(Raider, square(t, f.goal), 20); len(way) != int(f.want) || way[len(way)-1].String() != f.goal {
			t.Errorf("the way to %s is %v", f.goal, way)
		}
	}
}

// TestNobodyReachesFromBeyond wants heroes that wait, are executed or are not in play to reach nothing.
func TestNobodyReachesFromBeyond(t *testing.T) {
	s := parseState(t, strings.NewReplacer("0.BN@off", "0.BN@wait", "0.BW@off", "0.BW@exec").Replace(lonePosition(Raider, "E9/4", noSoldiers, noSoldiers)))
	for _, h := range []Hero{Banneret, Bulwark, Naginata} {
		if cost := s.Reach(h, 9); cost != ([NumSquares]uint8{}) || s.Way(h, square(t, "A1"), 9) != nil {
			t.Errorf("%s reaches squares", h)
		}
	}
}

// TestShotLines tries the shots of docs/rules/forhonor.md, 17.1.
func TestShotLines(t *testing.T) {
	for _, f := range []struct{ from, to, code, at string }{
		{"C8", "F8", "", ""}, {"C9", "F6", "", ""}, {"C2", "G2", "", ""}, {"E9", "I9", "", ""}, {"E9", "E13", "", ""}, {"C8", "E10", "", ""}, {"J8", "M11", "", ""},
		{"B5", "E5", CodeBlocked, "D5"}, {"C7", "E7", CodeBlocked, "D7"}, {"C8", "E6", CodeBlocked, "D7"}, {"B9", "E6", CodeBlocked, "D7"},
		{"C2", "F5", CodeBlocked, "D3"}, {"C2", "E4", CodeBlocked, "D3"}, {"C11", "E13", CodeBlocked, "D12"}, {"L8", "J6", CodeBlocked, "K7"},
		{"E9", "J9", CodeOutOfRange, ""}, {"E8", "F8", CodeTooNear, ""}, {"E7", "G8", CodeNoLine, ""}, {"E7", "D7", CodeNoSquare, ""},
	} {
		err := ShotLineRefusal(square(t, f.from), square(t, f.to))
		if f.code == "" {
			if err != nil {
				t.Errorf("%s-%s: %v", f.from, f.to, err)
			}
			continue
		}
		if rules.CodeOf(err.OrNil()) != f.code || f.at != "" && !slices.Contains(err.Parts, squarePart(square(t, f.at))) {
			t.Errorf("%s-%s: %v, want %s %s", f.from, f.to, err, f.code, f.at)
		}
	}
}

// TestBanner raises banners within and out of reach: as shots, they do not carry past a void. See
// docs/rules/forhonor.md, 17.1 and ruling 29.
func TestBanner(t *testing.T) {
	for _, f := range []struct {
		bearer, friend string
		reached        bool
	}{
		{"C7", "E7", false}, {"C8", "E6", false}, {"C3", "E3", false}, {"C2", "E4", false}, {"C5", "E5", false},
		{"C8", "E7", false}, {"C2", "E3", false}, {"B8", "E7", false}, {"L12", "I12", false}, {"J13", "L11", false},
		{"C8", "E8", true}, {"C8", "F8", true}, {"C9", "F6", true}, {"C9", "E7", true}, {"C2", "F2", true}, {"C7", "B4", true},
		{"C7", "C3", false}, {"E9", "I9", false},
	} {
		for range 2 {
			s := parseState(t, activatedPosition("BN@"+f.bearer+"/4 BW@"+f.friend+"/2 RA@off JU@off", "HA@off VA@off KA@off YU@off", noSoldiers))
			err := try(s, "BN+")
			have, _, _ := s.Figure(Bulwark)
			if f.reached && (err != nil || have.Life != 3) || !f.reached && rules.CodeOf(err) != CodeNoEffect {
				t.Errorf("%s to %s: life %d, %v", f.bearer, f.friend, have.Life, err)
			}
			if f.reached && rules.CodeOf(try(s, "BN+")) != CodeAlreadyUsed {
				t.Error("the banner is raised twice")
			}
			f.bearer, f.friend = f.friend, f.bearer // what reaches one way reaches the other
		}
	}
}

// TestBannersAreStoppedAsShotsAre holds banners against shots on the eight lines, and against steps everywhere.
func TestBannersAreStoppedAsShotsAre(t *testing.T) {
	for from := range Square(NumSquares) {
		for to := range Square(NumSquares) {
			if from.Void() || to.Void() {
				if BannerReaches(from, to) {
					t.Fatalf("a banner carries from %s to %s, one of which is void", from, to)
				}
				continue
			}
			apart := max(abs(from.Column()-to.Column()), abs(from.Row()-to.Row()))
			if BannerReaches(from, to) && (apart > BannerReach || Distance(from, to) != apart) {
				t.Fatalf("a banner carries from %s to %s, which are %d steps apart", from, to, Distance(from, to))
			}
			if _, dx, dy, ok := line(from, to); ok && apart <= BannerReach {
				if blocked := wallOnLine(from, apart, dx, dy) != NoSquare; BannerReaches(from, to) == blocked {
					t.Fatalf("from %s to %s a banner carries: %v, a shot is blocked: %v", from, to, !blocked, blocked)
				}
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }

// TestMatchesOfVersion1GoOn loads a match of bots that was recorded when banners reached round walls: it goes on by the
// rules that it was played with, one that is begun anew does not.
func TestMatchesOfVersion1GoOn(t *testing.T) {
	data, err := os.ReadFile("testdata/version1.json")
	if err != nil {
		t.Fatal(err)
	}
	find := func(string) (rules.Game, bool) { return Game{}, true }
	m, err := rules.Load(data, find)
	if err != nil {
		t.Fatalf("a match of version 1 is not read: %v", err)
	}
	again, err := m.Save()
	if err != nil || !bytes.Equal(again, data) {
		t.Errorf("saved again it is another one: %v", err)
	}
	round := 0
	for k, mv := range m.Log {
		if c, _ := Fields(mv.Do); c.Verb != VerbBanner {
			continue
		}
		s := m.At(k).(*State)
		bearer, camp := s.find(s.activation.hero)
		for _, f := range s.woundedHeroes(bearer, camp) {
			if !BannerReaches(bearer.At, f.At) {
				round++
			}
		}
		bytes, _ := s.AppendBinary(nil)
		if back, err := rules.Decode(Game{}, bytes); err != nil || back.(*State).rules != s.rules {
			t.Errorf("the position before move %d is not read back by its own rules: %v", k+1, err)
		}
	}
	if round == 0 {
		t.Error("no banner of the match went round a wall: it proves nothing")
	}
	if _, err := rules.Load(bytes.Replace(data, []byte(`"gameVersion": 1`), []byte(`"gameVersion": 2`), 1), find); err == nil {
		t.Error("the same moves are read as a match of today")
	}
}

// TestShotReaches holds the quick answer against the one with reasons.
func TestShotReaches(t *testing.T) {
	reached := 0
	for from := range Square(NumSquares) {
		for to := range Square(NumSquares + 1) {
			if have, want := ShotReaches(from, to), ShotLineRefusal(from, to) == nil; have != want {
				t.Fatalf("from %s to %s a shot goes: %v, want %v", from, to, have, want)
			} else if have {
				reached++
			}
		}
	}
	if reached < 1000 {
		t.Errorf("only %d shots go", reached)
	}
}
