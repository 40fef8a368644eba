package scenes

import (
	"engawa/lessons"
	"engawa/scenes/store"
)

// lessonScreens lists the pictures of all steps of all lessons, and of what tells that they have been finished.
func lessonScreens() (list []screen) {
	for _, l := range lessons.All() {
		for k, step := range l.Steps {
			list = append(list, screen{"lesson-" + l.ID + "-" + step.Name, func(v *visitor) error { return v.lesson(l.ID, k) }})
		}
	}
	return append(list,
		screen{"learned-shelf", func(v *visitor) error { return v.learned("") }},
		screen{"learned-setup", func(v *visitor) error { return v.learned("box.yokai") }},
	)
}

// learned shows the shelf after all lessons, with a control of it pressed unless the key is empty.
func (v *visitor) learned(key string) error {
	for _, l := range lessons.All() {
		if err := v.app.house.Store.SetLesson(l.ID, store.LessonProgress{Done: true}); err != nil {
			return err
		}
	}
	v.app.house.Doors.Shelf()
	if key == "" {
		return nil
	}
	return v.press(key)
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
