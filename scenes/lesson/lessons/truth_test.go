package lessons

import (
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/lang"
)

// start returns the match at the beginning of a step of a lesson.
func start(t *testing.T, lesson, step string) (Lesson, int, *rules.Match) {
	t.Helper()
	l, ok := Find(lesson)
	if !ok {
		t.Fatalf("there is no lesson %s", lesson)
	}
	for k := range l.Steps {
		if l.Steps[k].Name == step {
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			return l, k, m
		}
	}
	t.Fatalf("the lesson %s has no step %s", lesson, step)
	return Lesson{}, 0, nil
}

// TestLastStepsAreWon holds that the steps whose words speak of winning end with a match that is won.
func TestLastStepsAreWon(t *testing.T) {
	for _, tt := range []struct{ lesson, step string }{
		{"homeworlds", "capture"}, {"homeworlds", "win"}, {"homeworlds", "evil"}, {"homeworlds", "gamewin"}, {"honshu", "last"}, {"forhonor", "victory"},
	} {
		l, k, m := start(t, tt.lesson, tt.step)
		if err := l.Play(k, m); err != nil {
			t.Error(err)
			continue
		}
		if p := (Progress{Seat: l.Seat(k), Now: m.State()}); !Wins(p) {
			t.Errorf("%s %s ends with the payoffs %v", tt.lesson, tt.step, m.State().Payoffs())
		}
	}
}

// TestTheGameOfTheLessonIsWhole holds that the steps of the whole game are one match, from its first star to its end, of
// as many moves of the learner as a first game bears, and that its words count right.
func TestTheGameOfTheLessonIsWhole(t *testing.T) {
	l, first, m := start(t, "homeworlds", "gamehome")
	if len(m.Log) != 0 || m.Setup.From != "" {
		t.Fatalf("the game begins after %d moves from %q", len(m.Log), m.Setup.From)
	}
	own := 0
	for k := first; k < len(l.Steps); k++ {
		if open := l.Steps[k].Open; k > first && open != nil {
			t.Errorf("the step %s begins another match", l.Steps[k].Name)
		}
		if name := l.Steps[k].Name; name == "gamediscover" || name == "gamewin" {
			for system := range strings.FieldsSeq(m.Game.FormatPosition(m.State())) {
				if n := strings.Count(system, "g"); strings.HasPrefix(system, "1(") && n != 3 {
					t.Errorf("before the step %s the other home is %s, the words say three green pieces", name, system)
				}
			}
		}
		if err := l.Play(k, m); err != nil {
			t.Fatal(err)
		}
	}
	for _, mv := range m.Log {
		if mv.By == l.Seat(first) {
			own++
		}
	}
	if own > 20 || !m.Over() || !Wins(Progress{Seat: l.Seat(first), Now: m.State()}) {
		t.Errorf("after %d moves of the learner the match is over: %t, with the payoffs %v", own, m.Over(), m.State().Payoffs())
	}
}

// TestDangerOfTheFourthGreen holds that the other player wins where the words warn of it, and no more after the
// solution.
func TestDangerOfTheFourthGreen(t *testing.T) {
	for _, tt := range []struct {
		turn []string
		lost bool
	}{
		{[]string{"0 end"}, true},
		{[]string{"0 trade g2 r2 H0", "0 end"}, false},
		{[]string{"0 trade g3 b3 H0", "0 end"}, false},
	} {
		_, _, m := start(t, "homeworlds", "danger")
		for _, text := range append(tt.turn, "1 move g1 s1 H0") {
			if err := play(m, text); err != nil {
				t.Fatal(err)
			}
		}
		if err := play(m, "1 catastrophe H0 g"); (err == nil) != tt.lost {
			t.Errorf("after %q the catastrophe gives %v", tt.turn, err)
		}
		if err := play(m, "1 end"); err != nil {
			t.Fatal(err)
		}
		if m.Over() != tt.lost {
			t.Errorf("after %q the match is over: %t", tt.turn, m.Over())
		}
	}
}

// TestNumbersOfTheHonshuLesson holds what its words count: the values of cards, the points of lands.
func TestNumbersOfTheHonshuLesson(t *testing.T) {
	_, _, m := start(t, "honshu", "boost")
	s := m.State().(*honshu.State)
	if a, b := s.Value(1), s.Value(2); a != 59 || b != 70 {
		t.Errorf("the values %d and %d lie there", a, b)
	}

	_, _, m = start(t, "honshu", "lake")
	if lake := points(m.State().(*honshu.State).Map(0)).Lake; lake != 0 {
		t.Errorf("the lake alone is worth %d", lake)
	}

	l, k, m := start(t, "honshu", "last")
	for seat, want := range []int{54, 59, 59} {
		if total := points(m.State().(*honshu.State).Map(rules.Seat(seat))).Total(); total != want {
			t.Errorf("the land of seat %d is worth %d before the last round", seat, total)
		}
	}
	most := m.State().(*honshu.State).BestBuild(0, 30).Total()
	if err := l.Play(k, m); err != nil {
		t.Fatal(err)
	}
	if total := points(m.State().(*honshu.State).Map(0)).Total(); total != 54+most {
		t.Errorf("the solution of the last round ends with %d points, the best place with %d", total, 54+most)
	}
	best := 0
	for seat := rules.Seat(1); seat < 3; seat++ {
		best = max(best, points(m.State().(*honshu.State).Map(seat)).Total())
	}
	if best != 61 {
		t.Errorf("the best of the others has %d points at the end", best)
	}
}

// TestNumbersOfTheForHonorLesson holds what its words count: the lines, the life taken, the points.
func TestNumbersOfTheForHonorLesson(t *testing.T) {
	l, k, m := start(t, "forhonor", "score")
	s := m.State().(*forhonor.State)
	if a, d := s.Strength(forhonor.Attackers), s.Strength(forhonor.Defenders); a != 8 || d != 8 {
		t.Errorf("%d soldiers stand against %d", a, d)
	}
	before := s.Score(forhonor.Attackers)
	if err := l.Play(k, m); err != nil {
		t.Fatal(err)
	}
	// The zone was held before: it pays. The centre pays, and its card counts.
	if gain := m.State().(*forhonor.State).Score(forhonor.Attackers) - before; gain != 300 {
		t.Errorf("the scoring brings %d points", gain)
	}

	l, k, m = start(t, "forhonor", "duel")
	if err := l.Play(k, m); err != nil {
		t.Fatal(err)
	}
	if f, _, _ := m.State().(*forhonor.State).Figure(forhonor.Berserker); f.Life != 2 {
		t.Errorf("the Berserker has %d lives after the first round", f.Life)
	}
	if err := l.Play(k+1, m); err != nil {
		t.Fatal(err)
	}
	if f, _, _ := m.State().(*forhonor.State).Figure(forhonor.Berserker); f.Post != forhonor.Executed {
		t.Errorf("the Berserker is at the post %d after the second round", f.Post)
	}

	_, _, m = start(t, "forhonor", "victory")
	s = m.State().(*forhonor.State)
	goal := s.Rules().BreakPoints()
	if !s.IsBroken(forhonor.Defenders) || s.Score(forhonor.Attackers) < goal {
		t.Error("the defenders are not broken")
	}
	for _, tag := range lang.Tags() {
		if words := lang.For(tag); !strings.Contains(words.T("lesson.forhonor.victory"), strconv.Itoa(goal)) {
			t.Errorf("%s: the end of the lesson does not name the goal %d of its match", tag, goal)
		}
	}
}

// TestTheWallStopsTheBannerOfTheLesson walks to squares within three steps of both wounded heroes, with no move left:
// from behind the wall the banner does not reach them, which must be said at once.
func TestTheWallStopsTheBannerOfTheLesson(t *testing.T) {
	for _, tt := range []struct {
		walk []string
		want Verdict
	}{
		{[]string{"0 BN-A6"}, GoalPending}, {[]string{"0 BN-E8"}, GoalPending},
		{[]string{"0 BN-E7"}, GoalPending},           // E8 is a move away
		{[]string{"0 BN-B3", "0 BN-E7"}, GoalMissed}, // it is not any more
		{[]string{"0 BN-A6", "0 BN+"}, GoalReached},  // on the near side
		{[]string{"0 BN-E8", "0 BN+"}, GoalReached},  // beyond the end of the wall
	} {
		l, k, m := start(t, "forhonor", "banner")
		r := l.Begin(k, m)
		for _, text := range tt.walk {
			if err := play(m, text); err != nil {
				t.Fatal(err)
			}
		}
		if got := r.Verdict(); got != tt.want {
			t.Errorf("after %q the step is judged %v, want %v", tt.walk, got, tt.want)
		}
	}
}

// TestNoOtherLionOnTheHomeRow holds that the other player's lion does not stand where it would have won, while the learner
// is led to a Try.
func TestNoOtherLionOnTheHomeRow(t *testing.T) {
	for _, step := range []string{"try", "guarded"} {
		l, k, m := start(t, "yokai", step)
		s := m.State().(*yokai.State)
		other := s.SideOf(l.Seat(k)).Other()
		if lion := s.Board().LionCell(other); yokai.FarRow(other).Has(lion) {
			t.Errorf("in the step %s the other lion stands on %s", step, yokai.CellName(lion))
		}
	}
}

// TestTheGuardedSquaresAreLit holds that the step about a guarded far row lights up the squares there that are attacked, and
// those alone.
func TestTheGuardedSquaresAreLit(t *testing.T) {
	l, k, m := start(t, "yokai", "guarded")
	s := m.State().(*yokai.State)
	side := s.SideOf(l.Seat(k))
	want := s.Board().Attacked(side.Other()) & yokai.FarRow(side)
	var lit yokai.Cells
	for _, p := range l.Steps[k].Points(s) {
		lit |= 1 << p.Index
	}
	if lit != want {
		t.Errorf("lit are the squares %012b, attacked on the far row are %012b", lit, want)
	}
}
