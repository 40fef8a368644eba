package lesson

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// lightBoard is a board that knows what is lit up; as on all boards, a movement puts it out.
type lightBoard struct {
	table.Board
	parts []rules.Part
	plays int
}

func (l *lightBoard) Choose(c table.Choice) {
	if c.Changed != table.ChangedHover {
		l.parts = c.Marks.Parts
	}
	l.Board.Choose(c)
}

func (l *lightBoard) Play(e rules.Event, speed anim.Speed) anim.Step {
	l.parts = nil
	l.plays++
	return l.Board.Play(e, speed)
}

// TestWhatIsSpokenOfStaysLit holds that what the others do before the learner does not put out what the words speak of.
func TestWhatIsSpokenOfStaysLit(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	svc.Settings.Speed = store.Off
	l, _ := lessons.Find("honshu")
	bid := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Name == "bid" })
	if err := svc.Store.SetLesson(l.ID, store.LessonProgress{Step: bid}); err != nil {
		t.Fatal(err)
	}
	var board *lightBoard
	s := New(svc, l, func(m *table.Match) table.Board {
		board = &lightBoard{Board: honshu.NewBoard(svc, m)}
		return board
	})
	p := stagetest.Enter(t, svc, s, desktopWindow)
	for range 600 {
		p.Do(func(in *input.Script) { in.Wait(1) })
	}
	if board.plays == 0 {
		t.Fatal("the other player has not bid")
	}
	if len(board.parts) != 3 {
		t.Errorf("after the other's bid %v is lit, want three cards", board.parts)
	}
}

// TestAStepThatLeadsLightsOnePress holds that each press lights up the next one alone.
func TestAStepThatLeadsLightsOnePress(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	svc.Settings.Speed = store.Off
	l, _ := lessons.Find("homeworlds")
	step := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Leads })
	if err := svc.Store.SetLesson(l.ID, store.LessonProgress{Step: step}); err != nil {
		t.Fatal(err)
	}
	var board *lightBoard
	s := New(svc, l, func(m *table.Match) table.Board {
		board = &lightBoard{Board: homeworlds.NewBoard(svc, m)}
		return board
	})
	p := stagetest.Enter(t, svc, s, desktopWindow)
	var lit []rules.Part
	for range 3 { // ship, power, end of the turn
		if len(board.parts) != 1 || slices.Contains(lit, board.parts[0]) {
			t.Fatalf("after %v these are lit: %v", lit, board.parts)
		}
		lit = append(lit, board.parts[0])
		p.Tap(board.parts[0].String())
	}
	if n := len(s.Match().Log); n < 2 {
		t.Errorf("%d actions were played by what was lit: %v", n, lit)
	}
}
