package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lesson"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/setup"
	"engawa/scenes/store"
)

// lessonPlayer plays a lesson in the window; a plan with a lesson of its own reports where controls lie.
type lessonPlayer struct {
	*windowPlayer
	lesson lessons.Lesson
}

// enter opens the lesson of a game from the shelf: two taps.
func (p *windowPlayer) enter(id string) lessonPlayer {
	p.t.Helper()
	l, ok := lessons.Find(id)
	if !ok {
		p.t.Fatalf("there is no lesson %q", id)
	}
	plan := p.plan()
	p.choose(plan, plan.shelf(), "box."+l.Game)
	p.Step(60)
	s := lessonPlayer{p, l}
	s.open()
	return s
}

// open goes from the set-up of the game to its lesson.
func (s lessonPlayer) open() {
	s.t.Helper()
	plan := s.plan()
	s.choose(plan, plan.show(setup.New(plan.services, s.lesson.Rules())), "learn")
	s.Step(60)
}

// tap points at what lies on the screen at the beginning of the step that is kept.
func (s lessonPlayer) tap(keys ...string) {
	s.t.Helper()
	for _, key := range keys {
		plan := s.plan()
		page := plan.show(lesson.New(plan.services, s.lesson, plan.board))
		s.choose(plan, page, key)
		s.Step(60)
	}
}

// progress reads how far the lesson has got from the file that the program keeps.
func (s lessonPlayer) progress() store.LessonProgress {
	s.t.Helper()
	all := map[string]store.LessonProgress{}
	if err := json.Unmarshal([]byte(s.files()["lessons.json"]), &all); err != nil {
		s.t.Fatal(err)
	}
	return all[s.lesson.ID]
}

func TestALessonInTheWindow(t *testing.T) {
	p := open(t, byTouch, 390, 844, "", "-lang", "fr", "-seed", "7")
	p.Step(60)
	s := p.enter("yokai")
	drive.SavePicture(t, "lesson", s.WaitUntilStill())
	s.tap("lesson.next")
	s.tap("cell 1", "cell 4") // b1 to b2
	drive.SavePicture(t, "lesson-done", s.WaitUntilStill())
	s.tap("lesson.back")
	if got := s.progress(); got.Step != 1 {
		t.Fatalf("the lesson is at %+v, want the step that was played begun again", got)
	}
	s.tap("cell 1", "cell 4", "lesson.next", "lesson.leave")
	if got := s.progress(); got.Step != 2 || got.Done {
		t.Fatalf("the lesson was left at %+v", got)
	}
	s.open()
	s.tap("lesson.next")
	if got := s.progress(); got.Step != 3 {
		t.Errorf("gone on with, the lesson is at %+v", got)
	}
	if all := matches(t, s.files()); len(all) != 0 {
		t.Errorf("a lesson is kept as %d matches", len(all))
	}
}

// TestTheEndOfALessonInTheWindow has the last step shown and played, which only a goal that is reached marks as the
// end.
func TestTheEndOfALessonInTheWindow(t *testing.T) {
	l, _ := lessons.Find("homeworlds")
	folder := t.TempDir()
	kept, err := json.Marshal(map[string]store.LessonProgress{l.ID: {Step: len(l.Steps) - 1}})
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "lessons.json"), kept, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, byTouch, 844, 390, folder, "-lang", "en", "-seed", "7")
	p.Step(60)
	s := p.enter("homeworlds")
	for range l.Steps[len(l.Steps)-1].Solution {
		s.tap("lesson.show", "lesson.show")
	}
	s.Step(200)
	drive.SavePicture(t, "lesson-end", s.WaitUntilStill())
	if got := s.progress(); !got.Done {
		t.Errorf("the lesson is at %+v, want it done", got)
	}
}
