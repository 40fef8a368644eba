package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// puzzleList opens the list of a game's puzzles from the shelf, and returns them.
func (g *testUser) puzzleList(game string) []puzzles.Puzzle {
	g.t.Helper()
	g.choose("box."+game, "puzzles")
	list, err := g.Services.Puzzles.Of(game)
	if err != nil {
		g.t.Fatal(err)
	}
	return list
}

// openPuzzle opens a puzzle of the list, whatever edition, grade and page it is on.
func (g *testUser) openPuzzle(p puzzles.Puzzle) lessons.Puzzle {
	g.t.Helper()
	made, err := lessons.OfPuzzle(p)
	if err != nil {
		g.t.Fatal(err)
	}
	title := g.Services.Words.Edition(p.Game, p.Setup.Options).Title
	for _, key := range []string{"edition.0", "edition.1"} {
		if c := g.page().Find(key); c != nil && c.Name == title && !c.On {
			g.choose(key)
		}
	}
	g.choose("grade." + string(rune('0'+p.Grade-puzzles.MinGrade)))
	for g.page().Find("puzzle."+p.ID) == nil {
		g.choose("next")
	}
	g.choose("puzzle." + p.ID)
	g.reads(g.task(made, 0))
	return made
}

// task is what the paper of a puzzle says once so many actions have been played.
func (g *testUser) task(p lessons.Puzzle, played int) string {
	if played < p.First {
		return g.Services.Words.PuzzleForce(p.Game)
	}
	return g.Services.Words.PuzzleTask(p.Game, len(p.Lesson.Steps[0].Solution)-played)
}

// solve points at the answer until the puzzle is closed.
func (g *testUser) solve(p lessons.Puzzle, closing string) {
	g.t.Helper()
	moves := 0
	for n := 0; g.control("lesson.text").Name != closing; n++ {
		if n > 40 {
			g.t.Fatalf("%s: the panel says %q, want %q at %s", p.ID, g.control("lesson.text").Name, closing, g.position())
		}
		if m := g.table().Match(); m.State().Actors().Has(p.Seat) && g.runOf(p.Lesson, 0, 0).Plays() {
			g.doAction(p.Seat, g.leadsOn(p.Lesson, 0, 0))
			moves++
		}
		g.FinishAnimations()
		if all := len(p.Lesson.Steps[0].Solution); p.Game == "yokai" && moves < all {
			g.reads(g.Services.Words.PuzzleTask(p.Game, all-moves))
		}
	}
}

// miss plays a first move that does not lead to the answer, waits until it has been taken back, and returns what was
// said to it.
func (g *testUser) miss(p lessons.Puzzle, refuted bool) {
	g.t.Helper()
	m := g.table().Match()
	for _, a := range m.State().Legal(p.Seat, nil) {
		run := g.runOf(p.Lesson, 0, 0, rules.Move{By: p.Seat, Do: a})
		if _, ok := run.Refutation(); ok != refuted || run.Verdict() != lessons.GoalMissed {
			continue
		}
		most := g.pointBriefly(p, a)
		if want := map[bool]int{false: 1, true: 2}[refuted]; most != want || len(m.Log) != 0 {
			g.t.Errorf("%d moves were shown, want %d; %d stay", most, want, len(m.Log))
		}
		g.FinishAnimations()
		g.reads(g.Services.Words.PuzzleWrong(p.Game, run.Answer(), 0, 0))
		return
	}
	g.t.Fatal("there is no such move")
}

// pointBriefly points at an action that is taken back soon, and returns how many moves lay on the table until then.
func (g *testUser) pointBriefly(p lessons.Puzzle, a rules.Action) (most int) {
	g.t.Helper()
	m := g.table().Match()
	way := waysTo(m, p.Seat, a)[0]
	for k, key := range way {
		if k < len(way)-1 {
			g.choose(key)
			continue
		}
		g.point(key)
	}
	for range 600 {
		g.Tick(1)
		if most = max(most, len(m.Log)); most > 0 && len(m.Log) == 0 {
			return most
		}
	}
	g.t.Fatalf("%d moves lie on the table and are not taken back, at %s", len(m.Log), g.position())
	return 0
}

// refutable reports whether some first move of a puzzle is refuted, and some other is not but does not win either.
func refutable(p puzzles.Puzzle) bool {
	made, err := lessons.OfPuzzle(p)
	if err != nil {
		return false
	}
	found := map[bool]bool{}
	start, _ := made.Lesson.Start(0)
	for _, a := range start.State().Legal(p.Seat, nil) {
		m, _ := made.Lesson.Start(0)
		run := made.Lesson.Begin(0, m)
		if _, err := m.Do(rules.Move{By: p.Seat, Do: a}); err == nil && run.Verdict() == lessons.GoalMissed {
			_, refuted := run.Refutation()
			found[refuted] = true
		}
	}
	return len(found) == 2
}

// checkStoredPuzzle fails unless the store, opened again, knows a puzzle with the result.
func checkStoredPuzzle(t *testing.T, disk store.Disk, id string, want store.PuzzleProgress) {
	t.Helper()
	g := newTestUser(t, upright(), disk, byTouch)
	if got := g.Services.Store.Puzzles()[id]; got != want {
		t.Errorf("after a restart %s is kept as %+v, want %+v", id, got, want)
	}
}

// TestPuzzlesOfTheSmallGameAreSolved solves puzzles by pressing: one at once, one after wrong tries, one of which is
// refuted; and goes on to the next.
func TestPuzzlesOfTheSmallGameAreSolved(t *testing.T) {
	for _, tt := range []struct {
		hand  inputMode
		shape scenestest.Shape
	}{{byTouch, upright()}, {byKeys, lateral()}, {byNames, lateral()}, {byMouse, sideways()}} {
		t.Run(string(tt.hand)+" "+tt.shape.Name, func(t *testing.T) {
			disk := &store.Memory{}
			g := newTestUserIn(t, lang.English, tt.shape, disk, tt.hand)
			g.Services.Settings.ReducedMotion = true
			g.FinishAnimations()
			words := g.Services.Words
			list := g.puzzleList("yokai")
			one := g.openPuzzle(list[0])
			g.solve(one, words.T(lang.PuzzleDoneAtOnce))
			checkStoredPuzzle(t, disk, one.ID, store.PuzzleProgress{Solved: true})

			g.choose("lesson.next")
			next := 1 + slices.IndexFunc(list[1:], func(p puzzles.Puzzle) bool { return p.Options() == one.Options() })
			g.reads(words.PuzzleTask("yokai", len(list[next].Answer)/2+1))
			g.choose("lesson.leave")
			two := g.openPuzzle(list[next+slices.IndexFunc(list[next:], refutable)])
			g.miss(two, true)
			g.miss(two, false)
			checkStoredPuzzle(t, disk, two.ID, store.PuzzleProgress{Misses: 2})
			g.solve(two, words.T(lang.PuzzleDoneRetried, lang.Count("n", 2)))
			checkStoredPuzzle(t, disk, two.ID, store.PuzzleProgress{Misses: 2, Solved: true})

			g.choose("lesson.back") // once more, now without a miss: it stays kept as it was
			g.solve(two, words.T(lang.PuzzleDoneAtOnce))
			checkStoredPuzzle(t, disk, two.ID, store.PuzzleProgress{Misses: 2, Solved: true})
			g.choose("lesson.leave")
			if c := g.page().Find("puzzle." + two.ID); c == nil || c.Value != words.T(lang.PuzzleRetried) {
				t.Errorf("the list shows the second puzzle as %+v, want it %s", c, words.T(lang.PuzzleRetried))
			}
		})
	}
}

// TestAPuzzleOfHomeworldsIsSolved ends a turn in vain, which is taken back whole, and then wins it.
func TestAPuzzleOfHomeworldsIsSolved(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, upright(), disk, byTouch)
	g.Services.Settings.ReducedMotion = true
	g.FinishAnimations()
	p := g.openPuzzle(g.puzzleList("homeworlds")[0])
	m := g.table().Match()
	other := func(a rules.Action) bool { // it neither solves the puzzle nor ends the turn
		run := g.runOf(p.Lesson, 0, 0, rules.Move{By: p.Seat, Do: a})
		return run.Verdict() == lessons.GoalPending && !run.Follows() && strings.HasPrefix(m.Game.FormatAction(m.State(), rules.Move{By: p.Seat, Do: a}), "build")
	}
	for _, a := range m.State().Legal(p.Seat, nil) {
		if way := waysTo(m, p.Seat, a)[0]; len(m.Log) == 0 && other(a) && !g.pointAlong(way) {
			g.strike(input.Back) // what is chosen is put away
		}
	}
	g.FinishAnimations()
	if len(m.Log) != 1 {
		t.Fatalf("nothing is built at %s; there are %v", g.position(), g.keys())
	}
	end, err := m.Game.ParseAction(m.State(), p.Seat, "end")
	if err != nil {
		t.Fatal(err)
	}
	if most := g.pointBriefly(p, end); most != 2 {
		t.Errorf("%d actions were seen of a turn of two", most)
	}
	g.FinishAnimations()
	g.reads(g.Services.Words.PuzzleWrong("homeworlds", "", 0, 0))
	if len(m.Log) != 0 {
		t.Errorf("%d actions stay of a turn that does not win", len(m.Log))
	}
	g.solve(p, g.Services.Words.T(lang.PuzzleDoneRetried, lang.Count("n", 1)))
	checkStoredPuzzle(t, disk, p.ID, store.PuzzleProgress{Misses: 1, Solved: true})
}

// TestAWinThatIsForcedIsSolved plays the first turn of two, sees the reply, and wins.
func TestAWinThatIsForcedIsSolved(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.Services.Settings.ReducedMotion = true
	g.FinishAnimations()
	list := g.puzzleList("homeworlds")
	p := g.openPuzzle(list[scenestest.ForcedAt(list)])
	g.reads(g.Services.Words.PuzzleForce("homeworlds"))
	g.solve(p, g.Services.Words.T(lang.PuzzleDoneAtOnce))
	checkStoredPuzzle(t, disk, p.ID, store.PuzzleProgress{Solved: true})
}

// TestAPuzzleOfHonshuIsSolvedWithAHint builds the card where it lies, which makes too few points, then where the hint
// shows it.
func TestAPuzzleOfHonshuIsSolvedWithAHint(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.Services.Settings.ReducedMotion = true
	g.FinishAnimations()
	p := g.openPuzzle(g.puzzleList("honshu")[60])
	g.choose("button 1000")
	const there = 62 // points
	g.reads(g.Services.Words.PuzzleWrong("honshu", "", there, p.Best))
	for range 200 {
		g.Tick(1)
	}
	g.choose("lesson.show", "button 1000")
	for range 20 {
		g.FinishAnimations()
	}
	g.reads(g.Services.Words.T(lang.PuzzleDoneHinted))
	checkStoredPuzzle(t, disk, p.ID, store.PuzzleProgress{Misses: 1, Hint: true, Solved: true})
}

// TestAnAnswerIsShown has the program play an answer: the puzzle is not solved by that, and can be afterwards.
func TestAnAnswerIsShown(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.Services.Settings.ReducedMotion = true
	g.FinishAnimations()
	g.puzzleList("yokai")
	today := g.control("puzzle.today")
	if today.Value == "" {
		t.Error("the puzzle of the day does not say how hard it is")
	}
	list, _ := g.Services.Puzzles.Of("yokai")
	p := g.openPuzzle(list[2])
	g.choose("lesson.show", "lesson.show")
	for range 1500 {
		g.Tick(1)
	}
	words := g.Services.Words
	g.reads(words.T(lang.PuzzleDoneShown))
	checkStoredPuzzle(t, disk, p.ID, store.PuzzleProgress{Hint: true, Shown: true})
	g.choose("lesson.back")
	g.solve(p, words.T(lang.PuzzleDoneHinted))
	checkStoredPuzzle(t, disk, p.ID, store.PuzzleProgress{Hint: true, Shown: true, Solved: true})
}

// TestThePuzzleOfTheDayIsTheSameForAll opens the puzzle of the day and compares it with that of the date.
func TestThePuzzleOfTheDayIsTheSameForAll(t *testing.T) {
	for _, game := range []string{"yokai", "homeworlds", "honshu"} {
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		g.Services.Now = func() int64 { return 1_795_000_000 } // 18 November 2026
		g.FinishAnimations()
		list := g.puzzleList(game)
		want, _ := puzzles.OfTheDay(list, puzzles.Date{Year: 2026, Month: 11, Day: 18})
		g.choose("puzzle.today")
		if got := g.table().Match().Setup.From; got != want.Setup.From {
			t.Errorf("%s: the puzzle of the day is %s, want %s", game, got, want.Setup.From)
		}
		g.strike(input.Back)
		if g.page().Find("puzzle."+want.ID) == nil {
			t.Errorf("%s: leaving a puzzle does not lead to it in the list", game)
		}
	}
}

// TestTheSealsOfPuzzlesAreExplained wants what the seals of the puzzles mean that are open on the page of a phone with them, and
// nothing of seals that none of these has.
func TestTheSealsOfPuzzlesAreExplained(t *testing.T) {
	g := newTestUser(t, upright(), &store.Memory{}, byTouch)
	list := g.puzzleList("yokai")
	g.strike(input.Back)
	if err := g.Services.Store.SetPuzzle(list[0].ID, store.PuzzleProgress{Solved: true, Hint: true}); err != nil {
		t.Fatal(err)
	}
	g.Services.Navigator.Puzzles("yokai", list[0].Setup.Options, list[0].ID)
	g.FinishAnimations()
	texts := strings.Join(g.Trace().Texts(), "\n")
	for key, want := range map[lang.Key]bool{lang.PuzzleHinted: true, lang.PuzzleShown: false, lang.PuzzleTried: false} {
		if text := g.Services.Words.T(key); strings.Contains(texts, text) != want {
			t.Errorf("the page says %q: %v, want %v", text, !want, want)
		}
	}
}
