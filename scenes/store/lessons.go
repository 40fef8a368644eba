package store

import (
	"encoding/json"
	"fmt"
)

// lessonsFile is the name of the file that keeps how far lessons have got.
const lessonsFile = "lessons.json"

// LessonProgress is how far somebody has got with a lesson.
type LessonProgress struct {
	Step int  `json:"step"` // where to go on, counted from 0
	Done bool `json:"done"` // it has been played to its end once
}

// Lesson returns how far the lesson with that id has got; the zero value where nothing is known.
func (s *Store) Lesson(id string) LessonProgress { return s.lessons()[id] }

// SetLesson keeps how far a lesson has got; a step below 0 is taken as 0.
func (s *Store) SetLesson(id string, p LessonProgress) error {
	all := s.lessons()
	p.Step = max(p.Step, 0)
	if all[id] == p {
		return nil
	}
	all[id] = p
	data, err := json.Marshal(all)
	if err != nil {
		return s.written(fmt.Errorf("store: lessons: %w", err))
	}
	return s.written(s.disk.Write(lessonsFile, append(data, '\n')))
}

// lessons reads what is kept of all lessons. Where that cannot be read nothing is known: lessons are short, and begin
// anew.
func (s *Store) lessons() map[string]LessonProgress {
	all := map[string]LessonProgress{}
	data, err := s.disk.Read(lessonsFile)
	if err != nil {
		return all
	}
	if json.Unmarshal(data, &all) != nil || all == nil {
		return map[string]LessonProgress{}
	}
	for id, p := range all {
		p.Step = max(p.Step, 0)
		all[id] = p
	}
	return all
}
