package lang

import (
	"strings"
	"testing"

	"engawa/scenes/lesson/lessons"
)

// TestLessonsUseEveryTextOnce holds that every step has its words, and that no words are left without a step.
func TestLessonsUseEveryTextOnce(t *testing.T) {
	used := map[Key]bool{}
	for _, l := range lessons.All() {
		used[Key(lessonFamily+l.Game)] = true
		for _, step := range l.Steps {
			key := lessonKey(l.Game, step.Name)
			used[key] = true
			if step.Goal == nil {
				continue
			}
			used[key+lessonDone] = true
			if For(English).Has(key + lessonOther) {
				used[key+lessonOther] = true
			}
			for _, a := range step.Answers {
				used[key+Key("."+a.Name)] = true
			}
		}
	}
	for key := range used {
		for _, tag := range Tags() {
			if !For(tag).Has(key) {
				t.Errorf("a lesson wants %s, which has no text in %s", key, tag)
			}
		}
	}
	for _, key := range For(English).keys() {
		if strings.HasPrefix(string(key), lessonFamily) && !used[key] {
			t.Errorf("%s belongs to no step", key)
		}
	}
}

// TestLessonsSpeakShortly holds that the words of a step can stand on a phone beside what they speak of.
func TestLessonsSpeakShortly(t *testing.T) {
	const most, closing = 210, 150
	for _, tag := range Tags() {
		for _, skin := range Skins() {
			c := For(tag).WithSkin(skin)
			for _, l := range lessons.All() {
				for _, step := range l.Steps {
					if text := c.LessonTask(l.Game, step.Name); len([]rune(text)) > most || strings.ContainsAny(text, "{}") {
						t.Errorf("%s: %d letters in %q", tag, len([]rune(text)), text)
					}
					if text := c.LessonDone(l.Game, step.Name); len([]rune(text)) > closing || (text == "") != (step.Goal == nil) {
						t.Errorf("%s: %d letters in %q, which closes %s", tag, len([]rune(text)), text, step.Name)
					}
				}
			}
		}
	}
}

func TestAnswersFallBack(t *testing.T) {
	c := For(English).WithSkin(Animals)
	if got := c.LessonAnswer("yokai", "lion", ""); got != c.T(LearnOther) {
		t.Errorf("a step without an answer of its own says %q", got)
	}
	if got := c.LessonAnswer("yokai", "giraffe", ""); !strings.Contains(got, "Giraffe") {
		t.Errorf("the step of the giraffe says %q", got)
	}
}
