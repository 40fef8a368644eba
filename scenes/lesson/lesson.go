// Package lesson leads through the interactive lessons on the game's own table: a paper beside the board says what to
// see or to do, the parts it speaks of are lit, what misses the goal is answered and taken back, and the others reply
// as the lesson has it. A lesson goes at the learner's pace, can be left and gone on with, and ends in a match.
//
// It imports lessons for what is taught, rules, rules/bots for the gentlest level, scenes/table, the small rooms of
// scenes, audio and sprites. It knows no game.
package lesson

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// missPause is how many ticks a move that misses the goal lies on the table before it is taken back.
const missPause = 70

// skipPause is how many ticks of a step pass before it can be skipped, as what skips lies where what went on to the step
// did: a double press goes on by one.
const skipPause = 30

// guide leads through one lesson. It implements table.Guide.
type guide struct {
	services *stage.Services
	lesson   lessons.Lesson
	board    table.Maker
	table    *table.Table
	match    *rules.Match // of the present step

	step   int
	run    *lessons.Run
	answer string // to the move that missed the goal last, or the move that is shown; "" for neither
	missed int    // ticks until that is taken back
	skips  int    // ticks until the step can be skipped
	told   bool   // the end of the step has been narrated
	shown  bool   // the next action of the solution is lit: asked again, it is played
	folded bool   // the words have made room for the board, where the paper folds
	page   int    // which of their pages is read else

	plan plan
	host widget.Host[model] // of the paper; the table draws its tree
	tag  lang.Tag           // the language of the answer
}

var _ table.Guide = (*guide)(nil)

// New returns the table on which the lesson is played, at the step where it was left. Boards for its matches are made
// by board.
func New(svc *stage.Services, l lessons.Lesson, board table.Maker) *table.Table {
	return newGuide(svc, l, board).table
}

func newGuide(svc *stage.Services, l lessons.Lesson, board table.Maker) *guide {
	g := &guide{services: svc, lesson: l, board: board}
	g.host.Build = g.build
	g.host.State = func(*ui.Control) ui.Shown { return ui.Shown{} } // the table's page serves the controls
	k := svc.Store.Lesson(l.ID).Step
	if k >= len(l.Steps) {
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
		g.seat(m, g.lesson.Seat(k))
		g.match = m
	}
	g.step, g.run = k, g.lesson.Begin(k, g.match)
	g.answer, g.missed, g.told, g.shown = "", 0, false, false
	g.skips = skipPause
	g.expand()
	return g.match
}

// seat writes down who sits at the table: the learner, and others whose moves the lesson tells.
func (g *guide) seat(m *rules.Match, learner rules.Seat) {
	players := make([]table.Player, m.State().Seats())
	for k := range players {
		seat := rules.Seat(k)
		players[k] = table.Player{Name: lang.DefaultName(seat), Bot: g.gentlest()}
		if seat == learner {
			players[k] = table.Player{Name: g.name(seat)}
		}
	}
	table.SetPlayers(m, players)
}

// name returns what the learner is called: as in the last match of the game, if a person sat first in it.
func (g *guide) name(seat rules.Seat) string {
	if last, ok := g.services.Store.LastSetup(g.lesson.Game); ok && len(last.Players) > 0 && last.Players[0].Level == "" {
		return last.Players[0].Name
	}
	return lang.DefaultName(seat)
}

// gentlest returns the name of the weakest level of the game's computer players.
func (g *guide) gentlest() string { return bots.Levels(g.lesson.Rules())[0].Name }

// goTo begins another step; beyond either end it does nothing.
func (g *guide) goTo(k int) {
	if k < 0 || k >= len(g.lesson.Steps) {
		return
	}
	before := g.match
	m := g.begin(k)
	g.keep(store.LessonProgress{Step: k, Done: g.finished()})
	g.tellEnd()
	if m != before {
		g.table.Lay(m)
		return
	}
	g.table.Resume()
}

// finished reports whether the lesson has been played to its end before.
func (g *guide) finished() bool { return g.services.Store.Lesson(g.lesson.ID).Done }

// keep remembers how far the lesson has got.
func (g *guide) keep(p store.LessonProgress) {
	// What goes wrong is reported through the Store's problems.
	_ = g.services.Store.SetLesson(g.lesson.ID, p)
	for _, problem := range g.services.Store.Problems() {
		g.services.Navigator.Tell(problem.Text(g.services.Words))
	}
}

// last reports whether the present step is the last one.
func (g *guide) last() bool { return g.step == len(g.lesson.Steps)-1 }

// Tick implements table.Guide.
func (g *guide) Tick() {
	g.skips = max(0, g.skips-1)
	if g.missed == 0 {
		return
	}
	if g.missed--; g.missed == 0 {
		g.table.Rewind(g.run.Back())
	}
}

// Rested implements table.Guide: what has been played is judged.
func (g *guide) Rested() {
	g.shown = false
	switch {
	case g.run.Verdict() == lessons.Missed && g.missed == 0:
		step := g.run.Step()
		g.answer = g.catalog().LessonAnswer(g.lesson.Game, step.Name, g.run.Answer())
		g.missed = missPause
		g.expand()
	case g.run.Verdict() == lessons.OnTheWay && g.run.Begun():
		g.answer = ""
	}
	g.tellEnd()
}

// tellEnd closes the step once its goal has been reached and the others have replied.
func (g *guide) tellEnd() {
	if g.told || !g.run.Done() {
		return
	}
	g.told, g.answer = true, ""
	g.expand()
	if g.run.Step().Goal != nil {
		g.services.Sound.Play(audio.YourTurn)
	}
	if g.last() {
		g.keep(store.LessonProgress{Done: true})
	}
	g.table.Page().Focus(keyNext)
}

// Plays implements table.Guide.
func (g *guide) Plays() bool { return g.run.Plays() }

// Reply implements table.Guide.
func (g *guide) Reply() (rules.Move, bool) {
	if g.missed > 0 {
		return rules.Move{}, false
	}
	return g.run.Reply()
}

// Lights implements table.Guide: what the words speak of until the learner has begun, then what the learner is on the
// way to.
func (g *guide) Lights() []rules.Part {
	if g.run.Begun() {
		return g.run.Target()
	}
	return g.run.Points()
}

// Again implements table.Guide: the step begins once more, or where nothing has been played, the one before.
func (g *guide) Again() {
	if !g.run.Begun() {
		g.goTo(g.step - 1)
		return
	}
	g.goTo(g.step)
}

// Hint implements table.Guide: the next action of the solution is lit up, and played when asked again.
func (g *guide) Hint() {
	a, ok := g.run.Hint()
	if !ok || !g.run.Plays() {
		return
	}
	if g.shown {
		g.table.Commit(a)
		return
	}
	if g.answer, g.shown = g.table.Suggest(a); g.shown {
		g.expand()
	}
	g.table.Relist()
}

// Leave implements table.Guide.
func (g *guide) Leave() { g.services.Navigator.Setup(g.lesson.Game) }

// next goes on: to the next step, done or skipped, or after the last one to a match.
func (g *guide) next() {
	switch {
	case g.ends():
		g.play()
	case !g.last() && (g.run.Done() || g.skips == 0):
		g.goTo(g.step + 1)
	}
}

// play begins a match against the gentlest computer players, by the rules of the lesson.
func (g *guide) play() {
	svc := g.services
	m, err := rules.NewMatch(g.lesson.Rules(), g.lesson.Setup, svc.Seed())
	if err == nil {
		err = m.Settle()
	}
	if err != nil {
		svc.Navigator.Tell(svc.Words.Refusal(g.lesson.Game, err))
		return
	}
	g.seat(m, 0)
	svc.Navigator.Table(m, svc.Store.NewMatch(g.lesson.Game))
}
