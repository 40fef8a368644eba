package puzzle

import (
	"engawa/rules/puzzles"
	"engawa/scenes/lang"
	"engawa/scenes/lesson"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// course is a puzzle that is played. It implements lesson.Course.
type course struct {
	services *stage.Services
	puzzle   lessons.Puzzle
	number   int  // among those of its grade and edition, from 1
	today    bool // it is that of the day

	stored  store.PuzzleProgress // kept when it was begun
	current store.PuzzleProgress // what has been done since, and before if it was not solved then
	shows   bool                 // the program plays the answer
}

var _ lesson.Course = (*course)(nil)

// New returns the table on which a puzzle is played; false where the puzzle makes no sense, which it reports. Boards for its
// matches are made by board.
func New(svc *stage.Services, p puzzles.Puzzle, board table.Maker) (*table.Table, bool) {
	c, ok := newCourse(svc, p)
	if !ok {
		return nil, false
	}
	return lesson.NewCourse(svc, c, board), true
}

func newCourse(svc *stage.Services, p puzzles.Puzzle) (*course, bool) {
	made, err := lessons.OfPuzzle(p)
	if err != nil {
		svc.Navigator.Tell(svc.Words.T(lang.PuzzleLacks))
		return nil, false
	}
	c := &course{services: svc, puzzle: made}
	list, _ := svc.Puzzles.Of(p.Game) // it has been read, as the puzzle is of it
	all := newCatalogue(svc.Words, p.Game, list)
	c.number = all.number(p)
	if today, ok := all.today(svc.Now()); ok {
		c.today = today.ID == p.ID
	}
	c.stored = svc.Store.Puzzles()[p.ID]
	c.begin()
	return c, true
}

// begin forgets what was done with a puzzle that was solved before: it is solved again.
func (c *course) begin() {
	c.current = c.stored
	if c.stored.Solved {
		c.current = store.PuzzleProgress{}
	}
}

// Lesson implements lesson.Course.
func (c *course) Lesson() lessons.Lesson { return c.puzzle.Lesson }

// Title implements lesson.Course.
func (c *course) Title(words *lang.Catalog) string {
	if c.today {
		return words.T(lang.PuzzleToday)
	}
	return words.T(lang.PuzzleName, lang.Count("n", c.number))
}

// moves returns how many moves of the learner the answer has.
func (c *course) moves() int { return len(c.puzzle.Lesson.Steps[0].Solution) }

// Task implements lesson.Course.
func (c *course) Task(words *lang.Catalog, _, moves int) string {
	if moves < c.puzzle.First {
		return words.PuzzleForce(c.puzzle.Game)
	}
	return words.PuzzleTask(c.puzzle.Game, max(1, c.moves()-moves))
}

// DoneText implements lesson.Course.
func (c *course) DoneText(words *lang.Catalog, _ int) string { return c.progressText(words, c.current) }

func (c *course) progressText(words *lang.Catalog, p store.PuzzleProgress) string {
	switch p.Result() {
	case store.PuzzleAtOnce:
		return words.T(lang.PuzzleDoneAtOnce)
	case store.PuzzleRetried:
		return words.T(lang.PuzzleDoneRetried, lang.Count("n", p.Misses))
	case store.PuzzleHinted:
		return words.T(lang.PuzzleDoneHinted)
	}
	return words.T(lang.PuzzleDoneShown)
}

// DoneIcon implements lesson.Course.
func (c *course) DoneIcon() string {
	if c.shows {
		return "eye"
	}
	return "check"
}

// Answer implements lesson.Course.
func (c *course) Answer(words *lang.Catalog, r *lessons.Run) string {
	points := 0
	if c.puzzle.Best > 0 {
		points = c.puzzle.Points(r)
	}
	return words.PuzzleWrong(c.puzzle.Game, r.Answer(), points, c.puzzle.Best)
}

// Texts implements lesson.Course.
func (c *course) Texts(words *lang.Catalog) (played, closing []string) {
	const many = 99 // as long as numbers become
	game := c.puzzle.Game
	played = []string{
		words.PuzzleTask(game, many), words.PuzzleWrong(game, "", many, many), words.PuzzleWrong(game, lessons.AnswerLost, many, many),
	}
	if c.puzzle.First > 0 {
		played = append(played, words.PuzzleForce(game), words.PuzzleWrong(game, lessons.AnswerEscape, many, many))
	}
	for _, p := range []store.PuzzleProgress{{Solved: true}, {Solved: true, Misses: many}, {Solved: true, Hint: true}, {Shown: true}} {
		closing = append(closing, c.progressText(words, p))
	}
	return played, closing
}

// Labels implements lesson.Course.
func (c *course) Labels() lesson.Labels {
	return lesson.Labels{
		Leave: lang.PuzzleLeave, At: lang.PuzzleAt, Read: lang.PuzzleRead, Fold: lang.LearnFold,
		ReadShort: lang.PuzzleReadShort, FoldShort: lang.PuzzleFoldShort, MoreShort: lang.PuzzleMoreShort,
		Show: lang.PuzzleAnswer, Skip: lang.PuzzleSkip, End: lang.PuzzleFollowing, EndIcon: "next",
	}
}

// Grade implements lesson.Course.
func (c *course) Grade() (grade, most int) { return c.puzzle.Grade, puzzles.MaxGrade }

// At implements lesson.Course.
func (c *course) At() int { return 0 }

// Went implements lesson.Course: the puzzle begins once more.
func (c *course) Went(int) {
	c.shows = false
	if c.current.Solved || c.stored.Solved {
		c.stored = c.services.Store.Puzzles()[c.puzzle.ID]
		c.begin()
	}
}

// OnMiss implements lesson.Course.
func (c *course) OnMiss() { c.current.Misses++; c.keep() }

// OnHint implements lesson.Course.
func (c *course) OnHint(played bool) {
	c.current.Hint = true
	c.current.Shown, c.shows = c.current.Shown || played, c.shows || played
	c.keep()
}

// OnFinish implements lesson.Course. What the program has played is no solution.
func (c *course) OnFinish() {
	c.current.Solved = !c.shows
	c.keep()
}

// keep keeps what has been done, unless the puzzle was solved before: then it stays as it was. What goes wrong is told
// through the Store's problems.
func (c *course) keep() {
	if !c.stored.Solved {
		_ = c.services.Store.SetPuzzle(c.puzzle.ID, c.current)
	}
}

// End implements lesson.Course: the next puzzle that is not solved follows; where there is none, the list.
func (c *course) End() (lesson.Course, bool) {
	list, _ := c.services.Puzzles.Of(c.puzzle.Game)
	all := newCatalogue(c.services.Words, c.puzzle.Game, list)
	p, ok := all.next(c.puzzle.Puzzle, c.services.Store.Puzzles())
	if !ok {
		c.Leave()
		return nil, false
	}
	next, ok := newCourse(c.services, p)
	return next, ok
}

// Leave implements lesson.Course.
func (c *course) Leave() {
	c.services.Navigator.Puzzles(c.puzzle.Game, c.puzzle.Setup.Options, c.puzzle.ID)
}
