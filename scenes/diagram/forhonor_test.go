package diagram

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// battles calls f with every figure of For Honor's book that shows the battlefield, and its picture.
func battles(t *testing.T, f func(page string, before, figure *lang.Figure, b battle)) {
	t.Helper()
	eachFigure("forhonor", lang.Spirits, func(page string, before, figure *lang.Figure) {
		d, err := Figure("forhonor", figure, lang.Spirits)
		if err != nil {
			t.Fatalf("%s: %v", page, err)
		}
		if b, ok := d.drawing.(battle); ok {
			f(page, before, figure, b)
		}
	})
}

// lookFigures returns the pictures in which so is looked.
func lookFigures(t *testing.T, kind string) (list []battle, captions []string) {
	t.Helper()
	battles(t, func(_ string, _, figure *lang.Figure, b battle) {
		if b.look.kind == kind {
			list, captions = append(list, b), append(captions, figure.Caption)
		}
	})
	return list, captions
}

// TestReachesOfTheBook holds the pictures of reaches and ways against the known numbers of the battlefield.
func TestReachesOfTheBook(t *testing.T) {
	reaches, _ := lookFigures(t, lang.LookReach)
	if len(reaches) != 2 {
		t.Fatalf("%d reaches are shown, want 2", len(reaches))
	}
	for k, want := range []int{130, 84} {
		n := 0
		for _, cost := range reaches[k].look.cost {
			if cost > 0 {
				n++
			}
		}
		if n != want {
			t.Errorf("picture %d shows %d squares, want %d", k, n, want)
		}
	}
	square := func(text string) forhonor.Square {
		q, _ := forhonor.ParseSquare(text)
		return q
	}
	if got := reaches[0].look.cost[square("G11")]; got != 3 {
		t.Errorf("G11 costs %d, want 3", got)
	}
	if got := reaches[1].look.cost[square("C6")]; got != 6 {
		t.Errorf("entering, the attackers' zone costs %d, want 6", got)
	}
	ways, captions := lookFigures(t, lang.LookWay)
	if len(ways) != 1 || ways[0].look.steps != 5 || !strings.Contains(captions[0], "five moves") || len(ways[0].look.way) != 6 {
		t.Errorf("the way is told as %q and costs %d", captions, ways[0].look.steps)
	}
	crossed := slices.ContainsFunc(ways[0].look.way, func(q forhonor.Square) bool {
		camp, ok := ways[0].state.SoldierAt(q)
		return ok && camp == forhonor.Attackers
	})
	if !crossed {
		t.Error("the way crosses no soldier of its own")
	}
}

// TestShotsOfTheBook holds every shot against what its words say of it.
func TestShotsOfTheBook(t *testing.T) {
	shots, captions := lookFigures(t, lang.LookShot)
	want := []struct {
		code, stop, words string
	}{{"", "-", "I13 is removed"}, {"", "-", "free"}, {forhonor.CodeBlocked, "D7", "wall on D7"}, {forhonor.CodeTooNear, "-", "too near"}, {forhonor.CodeNoLine, "-", "no straight line"}}
	if len(shots) != len(want) {
		t.Fatalf("%d shots are shown, want %d", len(shots), len(want))
	}
	for k, w := range want {
		code := ""
		if refusal := forhonor.ShotLineRefusal(shots[k].look.shot[0], shots[k].look.shot[1]); refusal != nil {
			code = refusal.Code
		}
		if code != w.code || shots[k].look.free != (w.code == "") || shots[k].look.stop.String() != w.stop || !strings.Contains(captions[k], w.words) {
			t.Errorf("the shot of %q is refused with %q at %s, want %q at %s", captions[k], code, shots[k].look.stop, w.code, w.stop)
		}
		for n, q := range shots[k].look.shot {
			_, soldier := shots[k].state.SoldierAt(q)
			if shots[k].state.HeroAt(q) == forhonor.NoHero && !soldier || !strings.Contains(captions[k], q.String()) {
				t.Errorf("%q: nobody stands on square %d, %s", captions[k], n, q)
			}
		}
	}
}

func TestBannersOfTheBook(t *testing.T) {
	list, _ := lookFigures(t, lang.LookBanner)
	if len(list) != 1 {
		t.Fatalf("%d banners are shown, want 1", len(list))
	}
	for text, want := range map[string]bool{"C4": true, "E5": false, "F9": false, "D7": false, "E7": false, "E8": false, "E9": true, "D8": true} {
		q, _ := forhonor.ParseSquare(text)
		if got := slices.Contains(list[0].look.inside, q); got != want {
			t.Errorf("the banner reaches %s: %v, want %v", text, got, want)
		}
	}
}

// TestTurnsOfTheBook plays what figures name on the position of the figure before.
func TestTurnsOfTheBook(t *testing.T) {
	turns := 0
	battles(t, func(page string, before, figure *lang.Figure, b battle) {
		if figure.Turn == "" {
			return
		}
		turns++
		s, err := forhonor.Game{}.ParsePosition(rules.Setup{Seats: 2}, before.Position)
		if err != nil {
			t.Fatalf("%s: %v", page, err)
		}
		by, _ := s.Actors().First()
		do, err := forhonor.Game{}.ParseAction(s, by, figure.Turn)
		if err != nil {
			t.Fatalf("%s: %q: %v", page, figure.Turn, err)
		}
		if _, err := s.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			t.Fatalf("%s: %q: %v", page, figure.Turn, err)
		}
		have, want := forhonor.Game{}.FormatPosition(s), forhonor.Game{}.FormatPosition(b.state)
		if have != want {
			t.Errorf("%s: after %q\n have %s\n want %s", page, figure.Turn, have, want)
		}
		old, err := battleFigure(before)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range old.marks {
			if _, stands := b.state.SoldierAt(m.at); m.kind == lang.MarkTake && stands {
				t.Errorf("%s: the soldier on %s is said to fall and stands", page, m.at)
			}
		}
	})
	if turns != 2 {
		t.Errorf("%d figures show what an action does, want 2", turns)
	}
}

// TestShovesOfTheBook holds the squares to which a hero may step aside against the rules.
func TestShovesOfTheBook(t *testing.T) {
	seen := 0
	battles(t, func(page string, _, figure *lang.Figure, b battle) {
		if b.state.Phase() != forhonor.PhaseShove {
			return
		}
		seen++
		var legal, marked []forhonor.Square
		by, _ := b.state.Actors().First()
		for _, do := range b.state.Legal(by, nil) {
			c, _ := forhonor.Fields(do)
			legal = append(legal, c.At)
		}
		for _, m := range b.marks {
			marked = append(marked, m.at)
		}
		slices.Sort(legal)
		slices.Sort(marked)
		if !slices.Equal(legal, marked) {
			t.Errorf("%s: %v are marked, the rules allow %v", page, marked, legal)
		}
	})
	if seen != 1 {
		t.Errorf("%d shoves are shown, want 1", seen)
	}
}

// TestZonesOfTheBook holds what is said of zones and groups against what a scoring would do.
func TestZonesOfTheBook(t *testing.T) {
	groups, _ := lookFigures(t, lang.LookGroups)
	for _, b := range groups {
		line, rear := len(b.group(forhonor.Attackers, forhonor.LineGroup)), len(b.group(forhonor.Attackers, forhonor.RearGroup))
		if other := len(b.group(forhonor.Defenders, forhonor.LineGroup)); line != 5 || other != 4 || rear != 4 {
			t.Errorf("line groups of %d and %d, a rear group of %d, want 5, 4 and 4", line, other, rear)
		}
	}
	if len(groups) != 2 {
		t.Fatalf("groups are shown %d times, want twice", len(groups))
	}
	if _, holds := groups[1].state.ProjectedScore(forhonor.Attackers); !holds[forhonor.ZoneCentre] {
		t.Error("the attackers do not take the centre with five soldiers against four")
	}
	seen := false
	battles(t, func(page string, _, figure *lang.Figure, b battle) {
		if !strings.Contains(figure.Caption, "take their zone") {
			return
		}
		seen = true
		_, attackers := b.state.ProjectedScore(forhonor.Attackers)
		_, defenders := b.state.ProjectedScore(forhonor.Defenders)
		want := [2][forhonor.NumZones]bool{{forhonor.ZoneAttackers: true}, {forhonor.ZoneDefenders: true}}
		if attackers != want[0] || defenders != want[1] {
			t.Errorf("the attackers would hold %v, the defenders %v", attackers, defenders)
		}
	})
	if !seen {
		t.Error("no picture shows a zone that is taken")
	}
}

// TestScoresOfTheBook holds the scores round by round against the rules, which score each round again.
func TestScoresOfTheBook(t *testing.T) {
	visible := 0
	eachFigure("forhonor", lang.Spirits, func(page string, _, figure *lang.Figure) {
		if !slices.Contains(figure.Show, lang.ShowScores) {
			return
		}
		visible++
		s, err := scoresFigure(figure.Position)
		if err != nil {
			t.Fatalf("%s: %v", page, err)
		}
		gained, before := [2]int{}, [2]int{}
		for k, word := range strings.Fields(figure.Position) {
			// Soldiers and zone cards as they are at the end of the round; nobody stands in a zone.
			queue := map[byte][2]string{'A': {"1", "0"}, 'D': {"0", "1"}, '-': {"0", "0"}}[word[forhonor.ZoneCentre]]
			text := strconv.Itoa(k+1) + ".draw zones=" + word
			for camp, heroes := range []string{"0.HA@off 0.BN@off 0.JU@off 0.AR@off", "1.RA@off 1.BE@off 1.KA@off 1.VA@off"} {
				text += " " + forhonor.Camp(camp).String() + ": " + heroes + " soldiers=" + queue[camp] + ",0,0,0 left=4 gained=" +
					strconv.Itoa(gained[camp]) + " before=" + strconv.Itoa(before[camp])
			}
			at, err := forhonor.Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
			if err != nil {
				t.Fatalf("%s: %v", page, err)
			}
			for camp := range forhonor.Camp(forhonor.NumCamps) {
				want, _ := at.(*forhonor.State).ProjectedScore(camp)
				if got := s.totals()[k][camp]; got != want {
					t.Errorf("%q, round %d: camp %s has %d points, want %d", figure.Position, k+1, camp, got, want)
				}
				held := strings.Count(word, camp.String())
				gained[camp] += forhonor.CardPoints * held
				other := s.totals()[k][camp.Other()]
				if broken := before[camp.Other()] >= forhonor.BreakPoints && other >= forhonor.BreakPoints; s.isBroken(k, camp) != broken {
					t.Errorf("%q, round %d: camp %s is broken: %v", figure.Position, k+1, camp, !broken)
				}
			}
			before = s.totals()[k]
		}
	})
	if visible != 5 {
		t.Errorf("scores are shown %d times, want 5", visible)
	}
	for position, want := range map[string][2]int{
		"A--": {200, 0}, "A-- A-A A-A A-A A-A": {1100, 0}, "AD- AD- AA-": {600, 200}, "A-- A-A A-A A-A A-A D-D": {900, 400},
		"A-- A-A A-A A-A A-A D-D ADD ADA": {1400, 600}, "A-- AAA AAA AAA": {1300, 0}, "A-A A-- ---": {300, 0},
	} {
		s, err := scoresFigure(position)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.totals()[len(s)-1]; got != want {
			t.Errorf("%q gives %v, want %v", position, got, want)
		}
	}
}

// TestDuelsOfTheBook holds the tables against that of docs/rules/forhonor.md, 17.3, and the example of a powerful blow.
func TestDuelsOfTheBook(t *testing.T) {
	want := map[string]string{
		"BN RA": "2/1 0/1 1/0 2/0 1/1 0/1 0/2 1/0 1/2", "RA HA": "1/2 0/2 1/0 1/0 2/1 0/1 0/1 2/0 1/1", "HA BN": "1/1 0/1 2/0 1/0 1/2 0/2 0/1 1/0 2/1",
	}
	eachFigure("forhonor", lang.Spirits, func(page string, _, figure *lang.Figure) {
		if !slices.Contains(figure.Show, lang.ShowDuel) {
			return
		}
		d, err := duelFigure(figure)
		if err != nil {
			t.Fatal(err)
		}
		var cells []string
		for row := range cards() {
			for column := range cards() {
				loss := d.outcome(row, column)
				cells = append(cells, strconv.Itoa(loss[0])+"/"+strconv.Itoa(loss[1]))
			}
		}
		if got := strings.Join(cells, " "); got != want[figure.Position] {
			t.Errorf("%s has the losses %s, want %s", figure.Position, got, want[figure.Position])
		}
		delete(want, figure.Position)
	})
	if len(want) > 0 {
		t.Errorf("these tables are missing: %v", want)
	}
	first := forhonor.Fight(forhonor.Fighter{Hero: forhonor.Banneret, Card: forhonor.Shield}, forhonor.Fighter{Hero: forhonor.Raider, Card: forhonor.Sword})
	second := forhonor.Fight(
		forhonor.Fighter{Hero: forhonor.Banneret, Card: forhonor.Charge, WonFirstRound: true}, forhonor.Fighter{Hero: forhonor.Raider, Card: forhonor.Shield})
	if first.Loss[1] != 2 || second.Loss[1] != 2 || !second.Blow || first.Loss[0]+second.Loss[0] != 0 {
		t.Errorf("the example of the blow deals %v and %v", first, second)
	}
}
