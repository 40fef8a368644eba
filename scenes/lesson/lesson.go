// Package lesson leads through the interactive lessons on the game's own table: a panel beside the board says what to
// see or to do, the parts it speaks of are lit, what misses the goal is answered and taken back, and the others reply
// as the lesson has it. A lesson goes at the learner's pace, can be left and gone on with, and ends in a match. Puzzles
// are led through by the same panel: see [Course].
//
// It imports lessons for what is taught, rules, rules/bots for the easiest level, scenes/table, the base packages of
// scenes, audio and sprites. It knows no game.
package lesson

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// missPause is how many ticks a move that misses the goal lies on the table before it is taken back.
const missPause = 70

// refutePause is how many ticks such a move lies there before it is refuted, where that is shown.
const refutePause = 30

// showPause is how many ticks pass between the moves of a solution that is played by itself.
const showPause = 30

// skipPause is how many ticks of a step pass before it can be skipped, as what skips lies where what went on to the step
// did: a double press goes on by one.
const skipPause = 30

// guide leads through one lesson. It implements table.Guide.
type guide struct {
	services *stage.Services
	course   Course
	lesson   lessons.Lesson // of the course
	board    table.Maker
	table    *table.Table
	match    *rules.Match // of the present step

	step           int
	run            *lessons.Run
	answer         string // to the move that missed the goal last, or the move that is shown; "" for neither
	missTicks      int    // ticks until that is taken back
	skips          int    // ticks until the step can be skipped
	hasNarratedEnd bool   // the end of the step has been narrated
	hasHint        bool   // the next action of the solution is lit: asked again, it is played
	shows          bool   // the rest of the solution is played by itself
	wait           int    // ticks until its next action
	isFolded       bool   // the words have made room for the board, where the panel folds
	page           int    // which of their pages is read else

	plan  plan
	cache widget.TreeCache[model] // of the panel; the table draws its tree
	tag   lang.Tag                // the language of the answer
}

var _ table.Guide = (*guide)(nil)

// New returns the table on which the lesson is played, at the step where it was left. Boards for its matches are made
// by board.
func New(svc *stage.Services, l lessons.Lesson, board table.Maker) *table.Table {
	return newGuide(svc, &course{svc, l}, board).table
}

// NewCourse returns the table on which a course is led through, at the step where it is to begin. Boards for its matches
// are made by board.
func NewCourse(svc *stage.Services, c Course, board table.Maker) *table.Table {
	return newGuide(svc, c, board).table
}

func newGuide(svc *stage.Services, c Course, board table.Maker) *guide {
	g := &guide{services: svc, course: c, lesson: c.Lesson(), board: board}
	g.cache.Build = g.build
	k := c.At()
	if k >= len(g.lesson.Steps) {
		k = 0
	}
	m := g.begin(k)
	g.table = table.NewGuided(svc, m, board, g)
	g.table.Page().Focus(keyNext)
	g.tellEnd()
	return g
}

// begin starts a step and returns its match: the present one where it goes on from there.
func (g *guide) begin(k int) *rules.Match {
	m, err := g.lesson.Start(k)
	if err != nil {
		// The lessons are part of the program, and its tests play all of them.
		panic(err)
	}
	if g.match == nil || g.lesson.Steps[k].Open != nil || g.lesson.Opening(k) != g.lesson.Opening(g.step) || !slices.Equal(m.Log, g.match.Log) {
		seatPlayers(g.services, m, g.lesson.Seat(k))
		g.match = m
	}
	g.step, g.run = k, g.lesson.Begin(k, g.match)
	g.answer, g.missTicks, g.hasNarratedEnd, g.hasHint, g.shows, g.wait = "", 0, false, false, false, 0
	g.skips = skipPause
	g.expand()
	return g.match
}

// goTo begins another step; beyond either end it does nothing.
func (g *guide) goTo(k int) {
	if k < 0 || k >= len(g.lesson.Steps) {
		return
	}
	before := g.match
	m := g.begin(k)
	g.course.Went(k)
	g.services.TellProblems()
	g.tellEnd()
	if m != before {
		g.table.Lay(m)
		return
	}
	g.table.Resume()
}

// follow goes on with another course on the same table.
func (g *guide) follow(c Course) {
	g.course, g.lesson, g.match, g.step = c, c.Lesson(), nil, 0
	g.table.Lay(g.begin(0))
	g.tellEnd()
}

// puzzle reports whether the course is a puzzle.
func (g *guide) puzzle() bool { return len(g.lesson.Steps) == 1 }

// last reports whether the present step is the last one.
func (g *guide) last() bool { return g.step == len(g.lesson.Steps)-1 }

// Tick implements table.Guide.
func (g *guide) Tick() {
	g.skips = max(0, g.skips-1)
	if g.wait > 0 {
		if g.wait--; g.wait == 0 {
			g.playNext()
		}
	}
	if g.missTicks == 0 {
		return
	}
	if g.missTicks--; g.missTicks == 0 {
		g.table.Rewind(g.run.MovesAfterUndo())
	}
}

// playNext plays the next action of the solution.
func (g *guide) playNext() {
	if a, ok := g.run.Hint(); ok && g.run.Plays() && g.run.Follows() {
		g.table.Commit(a)
	}
}

// OnRest implements table.Guide: what has been played is judged.
func (g *guide) OnRest() {
	g.hasHint = false
	switch {
	case g.run.Verdict() == lessons.GoalMissed && g.missTicks == 0:
		g.shows = false
		g.course.OnMiss()
		g.services.TellProblems()
		g.answer = g.course.Answer(g.catalog(), g.run)
		g.missTicks = missPause
		if _, ok := g.run.Refutation(); ok {
			g.missTicks += refutePause
		}
		g.expand()
	case g.run.Verdict() == lessons.GoalMissed:
		g.missTicks = missPause // the refutation has been shown
	case g.run.Verdict() == lessons.GoalPending && g.run.HasBegun():
		g.answer = ""
	}
	if g.shows {
		g.wait = showPause
	}
	g.tellEnd()
}

// tellEnd closes the step once its goal has been reached and the others have replied.
func (g *guide) tellEnd() {
	if g.hasNarratedEnd || !g.run.IsDone() {
		return
	}
	g.hasNarratedEnd, g.answer = true, ""
	g.expand()
	if g.run.Step().Goal != nil {
		g.services.Sound.Play(audio.YourTurn)
	}
	if g.last() {
		g.course.OnFinish()
		g.services.TellProblems()
	}
	g.table.Page().Focus(keyNext)
}

// Plays implements table.Guide.
func (g *guide) Plays() bool { return g.run.Plays() }

// Reply implements table.Guide.
func (g *guide) Reply() (rules.Move, bool) {
	switch {
	case g.missTicks > missPause: // until then it is seen what has been played
		return rules.Move{}, false
	case g.missTicks > 0:
		return g.run.Refutation()
	}
	return g.run.Reply()
}

// Lights implements table.Guide: in a step that leads its learner the next part to press.
func (g *guide) Lights(picked []rules.Part) []rules.Part {
	if next := g.run.NextPart(picked); next != (rules.Part{}) {
		return []rules.Part{next}
	}
	return g.subjects()
}

// subjects are what the words speak of until the learner has begun, then what the learner is on the way to.
func (g *guide) subjects() []rules.Part {
	if g.run.HasBegun() {
		return g.run.Target()
	}
	return g.run.Points()
}

// Restart implements table.Guide: the step begins once more, or where nothing has been played, the one before.
func (g *guide) Restart() {
	if !g.run.HasBegun() {
		g.goTo(g.step - 1)
		return
	}
	g.goTo(g.step)
}

// Hint implements table.Guide: the next action of the solution is lit up, and played when asked again; of a puzzle all
// that follow are played then. Where a puzzle was played another way, it begins again.
func (g *guide) Hint() {
	if !g.run.Plays() {
		return
	}
	if g.puzzle() && !g.run.Follows() {
		g.goTo(g.step)
	}
	a, ok := g.run.Hint()
	switch {
	case !ok:
		return
	case g.hasHint:
		g.course.OnHint(true)
		g.shows = g.puzzle()
		g.table.Commit(a)
		g.services.TellProblems()
		return
	}
	if g.answer, g.hasHint = g.table.Suggest(a); g.hasHint {
		g.course.OnHint(false)
		g.services.TellProblems()
		g.expand()
	}
	g.table.Relist()
}

// Leave implements table.Guide.
func (g *guide) Leave() { g.course.Leave() }

// playMatch leaves the lesson for a match; it goes on later with the next step.
func (g *guide) playMatch() {
	g.course.Went(g.step + 1)
	g.course.End()
}

// next goes on: to the next step, done or skipped, and after the last one, or a puzzle that is skipped, to what follows.
func (g *guide) next() {
	skips := g.run.IsDone() || g.skips == 0
	switch {
	case g.ends() || g.puzzle() && skips:
		if c, ok := g.course.End(); ok {
			g.follow(c)
		}
	case !g.last() && skips:
		g.goTo(g.step + 1)
	}
}
