package lesson

import (
	"cmp"
	"maps"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// Course is what a guide leads through: the steps of a lesson, what is said beside them, what is kept of them, and where
// they lead. One of a single step is a puzzle: it can be skipped, its answer is played whole on request, and in the place
// of the steps stands its grade.
type Course interface {
	Lesson() lessons.Lesson

	Title(words *lang.Catalog) string
	Task(words *lang.Catalog, step, moves int) string // after so many moves of the learner in the step
	DoneText(words *lang.Catalog, step int) string    // the text shown when the goal of a step has been reached
	DoneIcon() string                                 // before that
	Answer(words *lang.Catalog, r *lessons.Run) string
	// Texts returns all that can be said, so that there is room for it: as long as the step is played, and to close it.
	Texts(words *lang.Catalog) (played, closing []string)
	Labels() Labels
	Grade() (grade, most int) // of a puzzle; 0 for a lesson

	At() int             // the step to begin with
	Went(step int)       // to a step
	OnMiss()             // a move of the learner was no way to the goal
	OnHint(played bool)  // a move was pointed at, or is played
	OnFinish()           // the goal of the last step has been reached
	End() (Course, bool) // goes on after the last step: with another course on the same table, else somewhere else
	Leave()
}

// Labels are what the buttons of a course are called. At, and what reads the words, have the number of the step.
type Labels struct {
	Leave, At, Read, Fold, ReadShort, FoldShort, MoreShort, Show, Skip, End lang.Key

	EndIcon string // of the button that goes on at the end
}

// course is a lesson.
type course struct {
	services *stage.Services
	lesson   lessons.Lesson
}

var _ Course = (*course)(nil)

// Lesson implements Course.
func (c *course) Lesson() lessons.Lesson { return c.lesson }

// Title implements Course.
func (c *course) Title(words *lang.Catalog) string { return words.LessonTitle(c.lesson.Game) }

// Task implements Course.
func (c *course) Task(words *lang.Catalog, step, _ int) string {
	return words.LessonTask(c.lesson.Game, c.lesson.Steps[step].Name)
}

// DoneText implements Course.
func (c *course) DoneText(words *lang.Catalog, step int) string {
	return words.LessonDone(c.lesson.Game, c.lesson.Steps[step].Name)
}

// DoneIcon implements Course.
func (c *course) DoneIcon() string { return "check" }

// Answer implements Course.
func (c *course) Answer(words *lang.Catalog, r *lessons.Run) string {
	return words.LessonAnswer(c.lesson.Game, r.Step().Name, r.Answer())
}

// Texts implements Course.
func (c *course) Texts(words *lang.Catalog) (played, closing []string) {
	game := c.lesson.Game
	for k, step := range c.lesson.Steps {
		played = append(played, c.Task(words, k, 0), words.LessonAnswer(game, step.Name, ""))
		for _, a := range step.Answers {
			played = append(played, words.LessonAnswer(game, step.Name, a.Name))
		}
		closing = append(closing, c.DoneText(words, k))
	}
	return played, closing
}

// Labels implements Course.
func (c *course) Labels() Labels {
	return Labels{
		Leave: lang.LearnLeave, At: lang.LearnAt, Read: lang.LearnRead, Fold: lang.LearnAt,
		ReadShort: lang.LearnReadShort, FoldShort: lang.LearnFoldShort, MoreShort: lang.LearnMoreShort,
		Show: lang.LearnPlay, Skip: lang.LearnSkip, End: lang.LearnMatch, EndIcon: "play",
	}
}

// Grade implements Course.
func (c *course) Grade() (grade, most int) { return 0, 0 }

// At implements Course.
func (c *course) At() int { return c.services.Store.Lesson(c.lesson.ID).Step }

// Went implements Course.
func (c *course) Went(step int) {
	c.keep(store.LessonProgress{Step: step, Done: c.services.Store.Lesson(c.lesson.ID).Done})
}

// OnMiss implements Course.
func (c *course) OnMiss() {}

// OnHint implements Course.
func (c *course) OnHint(bool) {}

// OnFinish implements Course.
func (c *course) OnFinish() { c.keep(store.LessonProgress{Done: true}) }

// keep remembers how far the lesson has got. Failures are reported as the Store's problems.
func (c *course) keep(p store.LessonProgress) { _ = c.services.Store.SetLesson(c.lesson.ID, p) }

// End implements Course: a match against the easiest computer players begins, by the rules of the lesson, and as short as a
// first match is otherwise.
func (c *course) End() (Course, bool) {
	svc, game, setup := c.services, c.lesson.Rules(), c.lesson.Setup
	setup.Options = maps.Clone(game.Info().First)
	if setup.Options == nil {
		setup.Options = map[string]string{}
	}
	maps.Copy(setup.Options, c.lesson.Setup.Options)
	m, err := rules.NewMatch(game, setup, svc.Seed())
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		svc.Navigator.Tell(svc.Words.Refusal(c.lesson.Game, err))
		return nil, false
	}
	seatPlayers(svc, m, 0)
	svc.Navigator.Table(m, svc.Store.NewMatch(c.lesson.Game))
	return nil, false
}

// Leave implements Course.
func (c *course) Leave() { c.services.Navigator.Setup(c.lesson.Game) }

// seatPlayers writes down who sits at the table: the learner, and others whose moves the lesson tells, who are the easiest
// computer players in a match.
func seatPlayers(svc *stage.Services, m *rules.Match, learner rules.Seat) {
	game := m.Game.Info().ID
	players := make([]table.Player, m.State().Seats())
	for k := range players {
		players[k] = table.Player{Name: lang.DefaultName(rules.Seat(k)), Bot: bots.Levels(m.Game)[0].Name}
	}
	players[learner] = table.Player{Name: cmp.Or(svc.Settings.Name, lang.DefaultName(learner))}
	// The learner is called as in the last match of the game, if a person sat first in it, or else as in the settings.
	if last, ok := svc.Store.LastSetup(game); ok && len(last.Players) > 0 && last.Players[0].Level == "" {
		players[learner].Name = last.Players[0].Name
	}
	table.SetPlayers(m, players)
}
