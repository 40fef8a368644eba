package lang

// Words of the lessons hang on the names of their games and steps: "lesson.GAME" is the title, "lesson.GAME.STEP" says
// what to see or to do, "….done" closes the step, and "….NAME" answers moves that miss its goal.
const (
	lessonFamily = "lesson."
	lessonDone   = ".done"
	lessonOther  = ".other"
)

// LessonTitle returns the title of a game's lesson.
func (c *Catalog) LessonTitle(game string) string { return c.T(Key(lessonFamily + game)) }

// LessonTask returns what a step asks to see or to do.
func (c *Catalog) LessonTask(game, step string) string { return c.T(lessonKey(game, step)) }

// LessonDone returns the text shown when the goal of a step has been reached; "" for a step without one.
func (c *Catalog) LessonDone(game, step string) string {
	return c.or(lessonKey(game, step)+lessonDone, "")
}

// LessonAnswer returns the reply to a move that misses the goal of a step: the answer of that name, else what the
// step says to all others, else what all lessons say.
func (c *Catalog) LessonAnswer(game, step, name string) string {
	key := lessonKey(game, step)
	if name != "" {
		return c.T(key + Key("."+name))
	}
	return c.or(key+lessonOther, c.T(LearnOther))
}

func lessonKey(game, step string) Key { return Key(lessonFamily + game + "." + step) }
