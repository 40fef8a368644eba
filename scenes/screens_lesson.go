package scenes

import (
	"engawa/lessons"
	"engawa/scenes/store"
)

// lessonScreens lists the pictures of all steps of all lessons.
func lessonScreens() (list []screen) {
	for _, l := range lessons.All() {
		for k, step := range l.Steps {
			list = append(list, screen{"lesson-" + l.ID + "-" + step.Name, func(v *visitor) error { return v.lesson(l.ID, k) }})
		}
	}
	return list
}

// lesson shows a step of a lesson, when what happens by itself has happened.
func (v *visitor) lesson(id string, step int) error {
	if err := v.app.house.Store.SetLesson(id, store.LessonProgress{Step: step}); err != nil {
		return err
	}
	v.app.house.Doors.Lesson(id)
	v.settle()
	return nil
}
