package scenestest

import (
	"slices"

	"engawa/scenes/lesson/lessons"
	"engawa/scenes/store"
)

// lessonScreens lists the pictures of all steps of all lessons, and of what says that they have been finished.
func lessonScreens() (list []Screen) {
	for _, l := range lessons.All() {
		for k, step := range l.Steps {
			list = append(list, Screen{"lesson-" + l.ID + "-" + step.Name, func(d *Driver) error { return d.lesson(l.ID, k) }})
		}
	}
	return append(list,
		Screen{"lesson-homeworlds-played", inOrder(func(d *Driver) error { return d.lesson("homeworlds", lessonStepThatMayPlay) },
			press(slices.Repeat([]string{"lesson.show"}, 10)...))},
		Screen{"learned-shelf", showShelfAfterLessons},
		Screen{"learned-setup", inOrder(showShelfAfterLessons, press("box.yokai"))},
	)
}

// lessonStepThatMayPlay is the number of the step of the lesson of Homeworlds after which a match may begin; its solution has
// five actions.
const lessonStepThatMayPlay = 11

// showShelfAfterLessons shows the shelf after all lessons.
func showShelfAfterLessons(d *Driver) error {
	for _, l := range lessons.All() {
		if err := d.Services.Store.SetLesson(l.ID, store.LessonProgress{Done: true}); err != nil {
			return err
		}
	}
	d.Services.Navigator.Shelf()
	return nil
}

// lesson shows a step of a lesson, when what happens by itself has happened.
func (d *Driver) lesson(id string, step int) error {
	if err := d.Services.Store.SetLesson(id, store.LessonProgress{Step: step}); err != nil {
		return err
	}
	d.Services.Navigator.Lesson(id)
	d.FinishAnimations()
	return nil
}
