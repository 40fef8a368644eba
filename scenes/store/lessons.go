package store

import "encoding/json"

// lessonsFile is the name of the file that keeps how far lessons have got.
const lessonsFile = "lessons.json"

// LessonProgress is how far somebody has got with a lesson.
type LessonProgress struct {
	Step int  `json:"step"` // where to go on, counted from 0
	Done bool `json:"done"` // it has been played to its end once
}

// Lesson returns how far the lesson with that id has got; the zero value where nothing is known. Lessons are short, and
// begin again where what is kept makes no sense.
func (s *Store) Lesson(id string) LessonProgress {
	var p LessonProgress
	if json.Unmarshal(s.readRecords(&s.lessons)[id], &p) != nil {
		return LessonProgress{}
	}
	p.Step = max(p.Step, 0)
	return p
}

// SetLesson keeps how far a lesson has got; a step below 0 is taken as 0.
func (s *Store) SetLesson(id string, p LessonProgress) error {
	p.Step = max(p.Step, 0)
	if s.Lesson(id) == p {
		return nil
	}
	return s.setRecord(&s.lessons, id, p)
}
