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

// Lesson returns how far the lesson with that id has got; the zero value where nothing is known. Lessons are short, and
// begin again where what is kept makes no sense.
func (s *Store) Lesson(id string) LessonProgress {
	data, err := s.disk.read(lessonsFile)
	if err != nil {
		return LessonProgress{}
	}
	var p LessonProgress
	if json.Unmarshal(decodeLessons(data)[id], &p) != nil {
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
	raw, err := json.Marshal(p)
	if err != nil {
		return s.noteWrite(fmt.Errorf("store: lessons: %w", err))
	}
	if !s.disk.holds(lessonsFile) {
		s.unsavedLessons = fields{}
	}
	s.unsavedLessons[id] = raw
	learned := maps.Clone(s.unsavedLessons)
	set := func(now []byte) ([]byte, error) {
		all := decodeLessons(now)
		maps.Copy(all, learned)
		return encodeObject(all)
	}
	known, _ := s.disk.read(lessonsFile) // where nothing can be read, nothing is known
	data, err := set(known)
	if err != nil {
		return s.noteWrite(err)
	}
	return s.noteWrite(s.disk.write(lessonsFile, data, set))
}

// decodeLessons reads a file of lessons. One that is damaged has none.
func decodeLessons(data []byte) fields {
	var all fields
	if all.read(data) != nil || all == nil {
		return fields{}
	}
	return all
}
