package store

import (
	"testing"

	"engawa/rules/games"
)

func TestLessonsAreGoneOnWith(t *testing.T) {
	disk := &Memory{}
	s := Open(disk, games.Find)
	if got := s.Lesson("dobutsu"); got != (LessonProgress{}) {
		t.Errorf("a lesson nobody has begun is at %+v", got)
	}
	for id, p := range map[string]LessonProgress{"dobutsu": {Step: 4}, "honshu": {Step: 11, Done: true}, "yokai": {Step: -2}} {
		if err := s.SetLesson(id, p); err != nil {
			t.Fatal(err)
		}
	}
	again := Open(disk, games.Find)
	for id, want := range map[string]LessonProgress{"dobutsu": {Step: 4}, "honshu": {Step: 11, Done: true}, "yokai": {}} {
		if got := again.Lesson(id); got != want {
			t.Errorf("%s is at %+v, want %+v", id, got, want)
		}
	}
}

// FuzzLessons holds that no file, however damaged, keeps a lesson from being begun and kept.
func FuzzLessons(f *testing.F) {
	for _, text := range []string{"", "null", "{", "[]", `{"dobutsu":{"step":3,"done":true}}`, `{"dobutsu":{"step":-4}}`, `{"dobutsu":7}`, "\xff"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		disk := &Memory{}
		if err := disk.Write(lessonsFile, data); err != nil {
			t.Fatal(err)
		}
		s := Open(disk, games.Find)
		if s.Lesson("dobutsu").Step < 0 {
			t.Errorf("%q has a lesson at %+v", data, s.Lesson("dobutsu"))
		}
		want := LessonProgress{Step: 2, Done: true}
		if err := s.SetLesson("dobutsu", want); err != nil || s.Lesson("dobutsu") != want {
			t.Errorf("after %q: %v, %+v", data, err, s.Lesson("dobutsu"))
		}
	})
}
