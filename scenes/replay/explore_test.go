package replay

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/position"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// explorer explores the game from the end of a match.
func explorer(t *testing.T, m *rules.Match) (*Replay, *stage.Services, *nav) {
	t.Helper()
	svc, d := services(lang.English)
	svc.Tablebases = tablebase.Open()
	board := func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) }
	r := Explore(svc, m, board)
	svc.Stack.Push(New(svc, short(t), board))
	svc.Stack.Push(r)
	svc.Stack.Arrange(desktopView())
	waitFor(t, svc, r.hasMoveList)
	return r, svc, d
}

// hasMoveList reports whether the moves of the position are listed.
func (r *Replay) hasMoveList() bool { _, known := r.choices(); return known && !r.moving() }

// start is the start of a match.
func start(t *testing.T) *rules.Match {
	t.Helper()
	m := short(t)
	m.Truncate(0)
	return m
}

// TestExploringPlaysMovesOfTheList presses a move of the list, sees what the next position is worth, goes back and takes
// another way: what had followed is forgotten.
func TestExploringPlaysMovesOfTheList(t *testing.T) {
	r, svc, _ := explorer(t, start(t))
	want := svc.Words.T(lang.ReplayWinsLong, lang.Text("name", "Hana"), lang.Count("n", 39)) + " · Moves for Aki"
	if got := r.page.Find(keyHead).Name; got != want {
		t.Errorf("the start is worth %q, want %q", got, want)
	}
	first, _ := r.choices()
	click(svc, r, keyMove+"0")
	waitFor(t, svc, r.hasMoveList)
	if r.moveCount != 1 || r.match.Log[0].Do != first[0].Do {
		t.Fatalf("after %d moves %v", r.moveCount, r.match.Log)
	}
	if w, seat, ok := r.value(); !ok || seat != 1 || w.Result != 1 || w.Moves != 77 {
		t.Errorf("after the best move it is worth %+v to seat %d", w, seat)
	}
	click(svc, r, keyMove+"0")
	waitFor(t, svc, r.hasMoveList)
	click(svc, r, keyBack)
	click(svc, r, keyBack)
	waitTicks(svc, 60)
	waitFor(t, svc, r.hasMoveList)
	if r.moveCount != 0 || r.last() != 2 || !r.page.Find(keyBack).Off {
		t.Fatalf("it stands at %d of %d", r.moveCount, r.last())
	}
	click(svc, r, keyMove+"0") // the same again keeps what follows
	waitFor(t, svc, r.hasMoveList)
	if r.last() != 2 {
		t.Errorf("the same move forgets what followed")
	}
	click(svc, r, keyBack)
	waitTicks(svc, 60)
	waitFor(t, svc, r.hasMoveList)
	click(svc, r, keyMove+"1")
	waitFor(t, svc, r.hasMoveList)
	if r.last() != 1 || r.match.Log[0].Do != first[1].Do {
		t.Errorf("another move leads to %v", r.match.Log)
	}
}

// TestExploringPlaysMovesOnTheBoard picks a piece, lets it go, picks another and plays it to a square.
func TestExploringPlaysMovesOnTheBoard(t *testing.T) {
	r, svc, _ := explorer(t, start(t))
	cell := func(name string) string {
		mv, err := r.match.ParseMove("0 b2b3")
		if err != nil {
			t.Fatal(err)
		}
		parts := rules.Parts(r.match.Game, r.match.State(), mv.Do)
		return map[string]string{"b2": parts[0].String(), "b3": parts[1].String()}[name]
	}
	from, to := cell("b2"), cell("b3")
	click(svc, r, from)
	if len(r.review.pickedParts) != 1 {
		t.Fatalf("%v is picked", r.review.pickedParts)
	}
	click(svc, r, from)
	if len(r.review.pickedParts) != 0 {
		t.Fatalf("%v is picked after the second press", r.review.pickedParts)
	}
	click(svc, r, to) // nothing begins there
	if len(r.review.pickedParts) != 0 {
		t.Errorf("%v is picked", r.review.pickedParts)
	}
	click(svc, r, from)
	click(svc, r, to)
	waitFor(t, svc, r.hasMoveList)
	if r.last() != 1 || r.match.Game.FormatAction(r.match.At(0), r.match.Log[0]) != "b2b3" {
		t.Errorf("the board has played %v", r.match.Log)
	}
}

// TestTheBestLineIsPlayedToItsEnd plays it from a late position: it lasts as long as the verdict says, and who was to win
// has won.
func TestTheBestLineIsPlayedToItsEnd(t *testing.T) {
	m := short(t)
	m.Truncate(4)
	r, svc, d := explorer(t, m)
	w, seat, ok := r.value()
	if !ok || w.Result == 0 || w.IsUpperBound {
		t.Fatalf("the position is worth %+v, known %v", w, ok)
	}
	if w.Result < 0 {
		seat = 1 - seat
	}
	click(svc, r, keyPlay)
	waitFor(t, svc, func() bool { return r.match.Over() && !r.moving() && !r.plays })
	if got := r.last() - 4; got != w.Moves {
		t.Errorf("the best line has %d moves, want %d", got, w.Moves)
	}
	if r.match.State().Payoffs()[seat] != 1 {
		t.Errorf("seat %d has not won: %v", seat, r.match.State().Payoffs())
	}
	if want := svc.Words.T(lang.ReplayHasWon, lang.Text("name", table.PlayerName(m, seat))); r.verdict() != want {
		t.Errorf("at the end it says %q, want %q", r.verdict(), want)
	}
	if !r.page.Find(keyFork).Off || !r.page.Find(keyPlay).Off {
		t.Error("a match that is over is played on")
	}
	click(svc, r, keyBack)
	waitTicks(svc, 60)
	click(svc, r, keyFork)
	if d.match == nil || table.Players(d.match)[0].Bot == table.Players(d.match)[1].Bot {
		t.Error("playing on leads to no match against a computer")
	}
}

// TestExploringIsLeftAtOnce leaves it by the way back; without tables it says why there is nothing.
func TestExploringIsLeftAtOnce(t *testing.T) {
	r, svc, _ := explorer(t, start(t))
	svc.Stack.Update(&input.Frame{Actions: []input.Action{input.Back}})
	if svc.Stack.Top() == stage.Scene(r) {
		t.Error("the way back does not leave")
	}
	none, _ := services(lang.English)
	r = Explore(none, start(t), func(m *table.Match) table.Board { return yokai.NewBoard(none, m) })
	none.Stack.Push(r)
	none.Stack.Arrange(desktopView())
	waitFor(t, none, func() bool { return r.review.err() != nil })
	if got := r.page.Find(keyVerdict); got == nil || got.Name != none.Words.T(lang.ReplayNoTablebase) || !r.page.Find(keyPlay).Off {
		t.Errorf("without tables it says %v", got)
	}
}

// TestExploringLeadsToAnotherPosition sets one up, at first the one that is shown.
func TestExploringLeadsToAnotherPosition(t *testing.T) {
	r, svc, d := explorer(t, start(t))
	click(svc, r, keyMove+"0")
	waitFor(t, svc, r.hasMoveList)
	click(svc, r, keySetUp)
	if d.match == nil || len(d.match.Log) != 1 || d.match.State().Hash() != r.match.At(1).Hash() {
		t.Errorf("it leads to %v", d.match)
	}
}

// TestEveryReplayLeadsToThePositionEditor goes through matches of all games, and sets up the position that is shown; not while
// the match is the player's own and runs, nor while it has secrets.
func TestEveryReplayLeadsToThePositionEditor(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			m := byBots(t, g, g.Info().MinSeats, 40)
			svc, d := services(lang.English)
			for !store.Shareable(m) {
				if svc.Stack.Push(New(svc, m, boardMaker(&panel{}))); svc.Stack.Top().(*Replay).setsUp {
					t.Error("a position with secrets can be set up")
				}
				m.Truncate(len(m.Log) - 1)
			}
			r := New(svc, m, boardMaker(&panel{}))
			svc.Stack.Push(r)
			for _, v := range []stage.View{desktopView(), stage.NewView(390, 844, 1, geom.Insets{})} {
				svc.Stack.Arrange(v)
				for n := 0; n <= len(m.Log); n += max(1, len(m.Log)/3) {
					r.seek(n)
					r.finish()
					d.match = nil
					click(svc, r, keySetUp)
					if d.match == nil || d.match.State().Hash() != m.At(n).Hash() {
						t.Fatalf("after %d of %d moves it leads to %v", n, len(m.Log), d.match)
					}
					isCaught := rules.HasEnded(m) && n == len(m.Log) // no game begins without a lion
					if say := position.New(svc, d.match).Narrate().Message; strings.HasPrefix(say, "The rules allow") == isCaught {
						t.Errorf("after %d moves the editor says %q", n, say)
					}
				}
			}
			if rules.HasEnded(m) {
				m.Truncate(len(m.Log) - 1)
			}
			if _, err := svc.Store.SaveMatch(svc.Store.NewMatch(g.Info().ID), m, 1); err != nil {
				t.Fatal(err)
			}
			running := New(svc, m, boardMaker(&panel{}))
			svc.Stack.Push(running)
			if running.Page().Find(keySetUp) != nil {
				t.Error("a position of the player's own match can be set up while it runs")
			}
		})
	}
}
