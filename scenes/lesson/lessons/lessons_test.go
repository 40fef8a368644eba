package lessons

import (
	"regexp"
	"slices"
	"testing"

	"engawa/rules"
)

// TestIDsAreThoseOfTheLessons compares what is known of lessons without making them.
func TestIDsAreThoseOfTheLessons(t *testing.T) {
	made := map[string][]string{}
	for _, l := range All() {
		made[l.Game] = append(made[l.Game], l.ID)
	}
	for id := range made {
		if !slices.Equal(IDs(id), made[id]) {
			t.Errorf("the lessons of %s are told to be %q, they are %q", id, IDs(id), made[id])
		}
	}
	if ids := IDs("chess"); len(ids) > 0 {
		t.Errorf("a game that is not here has the lessons %q", ids)
	}
}

// TestShownSolutionsReachTheirGoals plays every step of every lesson as it is shown on request.
func TestShownSolutionsReachTheirGoals(t *testing.T) {
	for _, l := range All() {
		for k, step := range l.Steps {
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			r := l.Begin(k, m)
			if step.Goal != nil && r.Verdict() != GoalPending {
				t.Errorf("%s %s: the goal is reached before anything is played", l.ID, step.Name)
			}
			if (step.Goal == nil) != (len(step.Solution) == 0) {
				t.Errorf("%s %s: a goal has a solution, and a step without one has none", l.ID, step.Name)
			}
			if err := l.Play(k, m); err != nil {
				t.Error(err)
				continue
			}
			if p := r.progress(); !r.IsDone() || len(p.Texts) != len(step.Solution) {
				t.Errorf("%s %s: after %q the verdict is %d, want the goal reached by exactly %q",
					l.ID, step.Name, p.Texts, r.Verdict(), step.Solution)
			}
		}
	}
}

// TestLessonsAreWhole looks at what a lesson is made of.
func TestLessonsAreWhole(t *testing.T) {
	name := regexp.MustCompile(`^[a-z0-9]+$`)
	ids := map[string]bool{}
	for _, l := range All() {
		if l.Rules() == nil || ids[l.ID] || !name.MatchString(l.ID) {
			t.Fatalf("the lesson %q of the game %q", l.ID, l.Game)
		}
		ids[l.ID] = true
		if found, ok := Find(l.ID); !ok || found.ID != l.ID {
			t.Errorf("%s is not found", l.ID)
		}
		if n := len(l.Steps); n < 8 || n > 20 {
			t.Errorf("%s has %d steps", l.ID, n)
		}
		examples, names := 0, []string{}
		for k, step := range l.Steps {
			if !name.MatchString(step.Name) || slices.Contains(names, step.Name) {
				t.Errorf("%s: step %d is called %q", l.ID, k, step.Name)
			}
			names = append(names, step.Name)
			if step.Goal == nil {
				examples++
			}
			if k == 0 && step.Open == nil {
				t.Errorf("%s begins with a step without a position", l.ID)
			}
			for _, a := range step.Answers {
				if !name.MatchString(a.Name) || a.If == nil {
					t.Errorf("%s %s: the answer %q", l.ID, step.Name, a.Name)
				}
			}
		}
		if 3*examples > len(l.Steps) {
			t.Errorf("%s: %d of %d steps only show something", l.ID, examples, len(l.Steps))
		}
	}
}

// TestOtherMovesMissTheGoal plays every other first action of each step: it must be judged, and whatever misses the
// goal be taken back to where it was.
func TestOtherMovesMissTheGoal(t *testing.T) {
	for _, l := range All() {
		for k, step := range l.Steps {
			if step.Goal == nil {
				continue
			}
			missed := 0
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			r := l.Begin(k, m)
			for {
				mv, ok := r.Reply()
				if !ok {
					break
				}
				if _, err := m.Do(mv); err != nil {
					t.Fatal(err)
				}
			}
			before := len(m.Log)
			legal := m.State().Legal(r.Seat(), nil)
			for _, a := range legal {
				if _, err := m.Do(rules.Move{By: r.Seat(), Do: a}); err != nil {
					t.Fatal(err)
				}
				if r.Verdict() == GoalMissed {
					missed++
					if r.MovesAfterUndo() != before {
						t.Errorf("%s %s: %d moves would be left, want %d", l.ID, step.Name, r.MovesAfterUndo(), before)
					}
				}
				m.Truncate(before)
			}
			if missed == len(legal) {
				t.Errorf("%s %s: no action leads to the goal", l.ID, step.Name)
			}
		}
	}
}

// TestEveryGameIsTaughtAsItIsPlayed holds that the lesson offered beside a setup has its rules.
func TestEveryGameIsTaughtAsItIsPlayed(t *testing.T) {
	for _, tt := range []struct {
		game, edition, want string
	}{{"yokai", "mori", "yokai"}, {"yokai", "dobutsu", "dobutsu"}, {"yokai", "", "yokai"}} {
		options := map[string]string{}
		if tt.edition != "" {
			options["rules"] = tt.edition
		}
		if l, ok := For(tt.game, options); !ok || l.ID != tt.want {
			t.Errorf("%s %q is taught by %q, want %q", tt.game, tt.edition, l.ID, tt.want)
		}
	}
	if _, ok := For("go", nil); ok {
		t.Error("there is a lesson for a game that Engawa has not")
	}
}
