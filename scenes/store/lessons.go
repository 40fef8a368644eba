package store

import (
	"encoding/json"
	"fmt"
	"maps"
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
	p.Step = max(p.Step, 0)
	if s.Lesson(id) == p {
		return nil
	}
	if !s.disk.holds(lessonsFile) {
		s.learned = map[string]LessonProgress{}
	}
	s.learned[id] = p
	learned := maps.Clone(s.learned)
	set := func(now []byte) ([]byte, error) {
		all := decodeLessons(now)
		maps.Copy(all, learned)
		data, err := json.Marshal(all)
		if err != nil {
			return nil, fmt.Errorf("store: lessons: %w", err)
		}
		return append(data, '\n'), nil
	}
	known, _ := s.disk.read(lessonsFile) // where nothing can be read, nothing is known
	data, err := set(known)
	if err != nil {
		return s.written(err)
	}
	return s.written(s.disk.write(lessonsFile, data, set))
}

// lessons reads what is kept of all lessons.
func (s *Store) lessons() map[string]LessonProgress {
	data, err := s.disk.read(lessonsFile)
	if err != nil {
		data = nil
	}
	return decodeLessons(data)
}

// decodeLessons reads a file of lessons. Where that makes no sense nothing is known: lessons are short, and begin anew.
func decodeLessons(data []byte) map[string]LessonProgress {
	all := map[string]LessonProgress{}
	if json.Unmarshal(data, &all) != nil || all == nil {
		return map[string]LessonProgress{}
	}
	for id, p := range all {
		p.Step = max(p.Step, 0)
		all[id] = p
	}
	return all
}
