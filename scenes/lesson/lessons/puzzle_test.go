package lessons

import (
	"testing"

	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
	"engawa/rules/yokai"
)

func puzzlesOf(t *testing.T, game string) []Puzzle {
	t.Helper()
	list, err := data.Of(game)
	if err != nil || len(list) == 0 {
		t.Fatalf("%s: %d puzzles, %v", game, len(list), err)
	}
	made := make([]Puzzle, len(list))
	for k, p := range list {
		if made[k], err = OfPuzzle(p); err != nil {
			t.Fatal(err)
		}
	}
	return made
}

// TestEveryPuzzleIsSolvedByItsAnswer plays all shipped puzzles as they are shown on request.
func TestEveryPuzzleIsSolvedByItsAnswer(t *testing.T) {
	for _, game := range data.Games() {
		for _, p := range puzzlesOf(t, game) {
			m, err := p.Lesson.Start(0)
			if err != nil {
				t.Fatal(err)
			}
			r := p.Lesson.Begin(0, m)
			if r.Verdict() != GoalPending || !r.Follows() {
				t.Errorf("%s: solved before anything is played", p.ID)
			}
			if err := p.Lesson.Play(0, m); err != nil {
				t.Error(err)
				continue
			}
			if !r.IsDone() || len(m.Log) != len(p.Answer) {
				t.Errorf("%s: after %d moves the verdict is %d, want it solved by %q", p.ID, len(m.Log), r.Verdict(), p.Answer)
			}
		}
	}
}

// TestOtherMovesMiss plays every other first move of some puzzles of the 3x4 game: none solves it, and where it is
// refuted, the reply wins within the plies told.
func TestOtherMovesMiss(t *testing.T) {
	refuted, all := 0, 0
	list := puzzlesOf(t, "yokai")
	for k := 0; k < len(list); k += 20 {
		p := list[k]
		start, err := p.Lesson.Start(0)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range start.State().Legal(p.Seat, nil) {
			m, _ := p.Lesson.Start(0)
			r := p.Lesson.Begin(0, m)
			if _, err := m.Do(rules.Move{By: p.Seat, Do: a}); err != nil {
				t.Fatal(err)
			}
			if r.Follows() {
				continue
			}
			all++
			if r.Verdict() != GoalMissed {
				t.Errorf("%s: %v does not miss", p.ID, m.Log)
			}
			mv, ok := r.Refutation()
			if ok != (r.Answer() == AnswerLost) {
				t.Errorf("%s: a refutation is %v, the answer %q", p.ID, ok, r.Answer())
			}
			if !ok {
				continue
			}
			refuted++
			if _, err := m.Do(mv); err != nil {
				t.Errorf("%s: the refutation: %v", p.ID, err)
			}
			if b := m.State().(*yokai.State).Board(); !losesYokai(b, refutePlies-1) {
				t.Errorf("%s: after the refutation %s is not lost", p.ID, b)
			}
			if _, again := r.Refutation(); again || r.Verdict() != GoalMissed || r.MovesAfterUndo() != 0 {
				t.Errorf("%s: after the refutation: another %v, verdict %d, back to %d", p.ID, again, r.Verdict(), r.MovesAfterUndo())
			}
		}
	}
	t.Logf("%d of %d other first moves are refuted", refuted, all)
	if refuted == 0 || refuted == all {
		t.Errorf("%d of %d other first moves are refuted, want some", refuted, all)
	}
}

// TestAnyOrderWinsATurn plays the acts of Homeworlds turns the other way round where the rules let them: who wins has
// solved the puzzle, whatever the order.
func TestAnyOrderWinsATurn(t *testing.T) {
	turned, missed := 0, 0
	for _, p := range puzzlesOf(t, "homeworlds") {
		n := len(p.Answer)
		for k := 0; k+2 < n; k++ { // the last act ends the turn
			texts := append([]string{}, p.Answer...)
			texts[k], texts[k+1] = texts[k+1], texts[k]
			m, _ := p.Lesson.Start(0)
			r := p.Lesson.Begin(0, m)
			legal := true
			for _, text := range texts {
				legal = legal && play(m, p.Seat.String()+" "+text) == nil
			}
			switch {
			case !legal || texts[k] == texts[k+1]:
			case r.IsDone():
				turned++
			default:
				missed++
			}
		}
	}
	t.Logf("%d turns win in another order, %d do not", turned, missed)
	if turned == 0 {
		t.Error("no turn wins in another order")
	}
	p := puzzlesOf(t, "homeworlds")[0]
	m, _ := p.Lesson.Start(0)
	r := p.Lesson.Begin(0, m)
	if err := play(m, p.Seat.String()+" end"); err != nil {
		t.Fatal(err)
	}
	if r.Verdict() != GoalMissed || r.MovesAfterUndo() != 0 {
		t.Errorf("a turn that does not win has the verdict %d and goes back to %d", r.Verdict(), r.MovesAfterUndo())
	}
}

// TestPointsSolve builds the last card of Honshū puzzles in every place: those solve it that bring as much as the answer.
func TestPointsSolve(t *testing.T) {
	list := puzzlesOf(t, "honshu")
	for k := 0; k < len(list); k += 40 {
		p := list[k]
		start, _ := p.Lesson.Start(0)
		solving := 0
		for _, a := range start.State().Legal(p.Seat, nil) {
			m, _ := p.Lesson.Start(0)
			r := p.Lesson.Begin(0, m)
			if _, err := m.Do(rules.Move{By: p.Seat, Do: a}); err != nil {
				t.Fatal(err)
			}
			points := p.Points(r)
			if want := points >= p.Best; r.IsDone() != want || (r.Verdict() == GoalMissed) == want {
				t.Errorf("%s: %d of %d points have the verdict %d", p.ID, points, p.Best, r.Verdict())
			}
			if r.IsDone() {
				solving++
			}
		}
		if solving == 0 {
			t.Errorf("%s: no place solves it", p.ID)
		}
	}
}

func TestPuzzlesThatMakeNoSense(t *testing.T) {
	setup := rules.Setup{Seats: 2, Options: map[string]string{"rules": "mori", "start": "0"}, From: "l2/3/1L1/3[] w"}
	for name, p := range map[string]puzzles.Puzzle{
		"no game":  puzzles.New("chess", setup, 0, 1, []string{"e4"}),
		"no move":  puzzles.New("yokai", setup, 0, 1, []string{"a1a2"}),
		"position": puzzles.New("yokai", rules.Setup{Seats: 2, From: "l"}, 0, 1, []string{"b2b3"}),
	} {
		if _, err := OfPuzzle(p); err == nil {
			t.Errorf("%s: a lesson is made of it", name)
		}
	}
}

// TestAForcedWinTakesTwoTurns plays puzzles whose first turn forces the win: the reply follows on that turn alone, any other
// misses, and so does a second turn that does not win.
func TestAForcedWinTakesTwoTurns(t *testing.T) {
	forced := 0
	for _, p := range puzzlesOf(t, "homeworlds") {
		if p.First == 0 {
			continue
		}
		forced++
		begin := func(texts ...string) (*rules.Match, *Run) {
			m, _ := p.Lesson.Start(0)
			r := p.Lesson.Begin(0, m)
			for _, text := range texts {
				if err := play(m, p.Seat.String()+" "+text); err != nil {
					t.Fatal(p.ID, err)
				}
			}
			return m, r
		}
		if _, r := begin("end"); r.Verdict() != GoalMissed || r.Answer() != AnswerEscape || r.MovesAfterUndo() != 0 {
			t.Errorf("%s: a turn without acts has the verdict %d, the answer %q", p.ID, r.Verdict(), r.Answer())
		}
		m, r := begin(p.Lesson.Steps[0].Solution[:p.First]...)
		for range p.Lesson.Steps[0].Script {
			mv, ok := r.Reply()
			if !ok || r.Verdict() != GoalPending {
				t.Fatalf("%s: there is no reply to the first turn, the verdict is %d", p.ID, r.Verdict())
			}
			if _, err := m.Do(mv); err != nil {
				t.Fatal(p.ID, err)
			}
		}
		if !r.Plays() {
			t.Errorf("%s: after the reply nothing can be played", p.ID)
		}
		if err := play(m, p.Seat.String()+" end"); err != nil {
			t.Fatal(p.ID, err)
		}
		if r.Verdict() != GoalMissed || r.Answer() == AnswerEscape {
			t.Errorf("%s: a second turn without acts has the verdict %d, the answer %q", p.ID, r.Verdict(), r.Answer())
		}
	}
	if forced == 0 {
		t.Error("no win is forced")
	}
}
