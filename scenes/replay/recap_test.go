package replay

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// openRecap returns the recap of a match of two from a move on, over a scene that stands for the table.
func openRecap(t *testing.T, of stage.Recap, players ...table.Player) (*Replay, *stage.Services) {
	t.Helper()
	m := playMatch(t)
	if players != nil {
		table.SetPlayers(m, players)
	}
	svc, _ := services(lang.English)
	b := &panel{places: table.Places{Seats: []geom.Rect{geom.R(20, 20, 200, 60), geom.R(20, 700, 200, 60)}, Log: geom.R(900, 140, 320, 250)}}
	below := New(svc, m, boardMaker(b))
	svc.Stack.Push(below)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	svc.Stack.Push(NewRecap(svc, m, of, boardMaker(b)))
	return svc.Stack.Top().(*Replay), svc
}

// TestARecapGoesBackToTheTableByItself plays the last moves of a match: each step stands as long as computers rest, and
// after the last one the table is on top again, unless the player has stopped it.
func TestARecapGoesBackToTheTableByItself(t *testing.T) {
	for _, rest := range store.Rests() {
		r, svc := openRecap(t, stage.Recap{From: 9})
		svc.Settings.Rest = rest
		r.pause = r.stepTicks()
		stands := anim.Ticks(max(pauseMS, rest.Milliseconds()))
		steps, last, stood := 0, r.moveCount, 0
		for n := 0; svc.Stack.Top() == stage.Scene(r); n++ {
			if n > 10000 {
				t.Fatalf("%s: it never ends", rest)
			}
			if r.moveCount != last {
				if stood < stands {
					t.Errorf("%s: step %d stands for %d ticks, want %d", rest, steps, stood, stands)
				}
				steps, last, stood = steps+1, r.moveCount, 0
			}
			stood++
			svc.Stack.Update(&input.Frame{})
		}
		if want := len(r.match.Log) - 9; steps != want {
			t.Errorf("%s: %d steps, want %d", rest, steps, want)
		}
	}
	r, svc := openRecap(t, stage.Recap{From: 9})
	press(svc, input.Confirm) // the pause has the focus
	waitTicks(svc, 2000)
	if svc.Stack.Top() != stage.Scene(r) || r.moveCount != 9 {
		t.Errorf("stopped, it has gone on to move %d", r.moveCount)
	}
	press(svc, input.Last)
	waitTicks(svc, 2000)
	if svc.Stack.Top() != stage.Scene(r) || r.moveCount != r.last() {
		t.Error("at the end it does not wait for the player who has stopped it")
	}
	click(svc, r, keyReturn)
	if svc.Stack.Top() == stage.Scene(r) {
		t.Error("the button does not go back")
	}
}

// TestARecapShowsItsEndOfTheMatchOnly goes as far back and on as can be.
func TestARecapShowsItsEndOfTheMatchOnly(t *testing.T) {
	r, svc := openRecap(t, stage.Recap{From: 9})
	for action, want := range map[input.Action]int{input.First: 9, input.Left: 9, input.Last: r.last(), input.Right: r.last()} {
		press(svc, action)
		waitTicks(svc, 30)
		if r.moveCount < 9 || (action == input.First || action == input.Last) && r.moveCount != want {
			t.Errorf("action %d leads to move %d, want %d", action, r.moveCount, want)
		}
	}
	click(svc, r, keyFirst)
	if got := r.entries(100); r.moveCount != 9 || len(got) != 0 || !r.page.Find(keyBack).Off {
		t.Errorf("at its start, move %d, it tells %d lines", r.moveCount, len(got))
	}
	if r.page.Find(keyFork) != nil || r.page.Find(keyAnalysis) != nil {
		t.Error("one could play on from a match that goes on")
	}
}

// TestARecapOfSecretsLeavesTheScreen sends the program to the background: what one person of several sees goes, what
// everybody sees stays.
func TestARecapOfSecretsLeavesTheScreen(t *testing.T) {
	two := []table.Player{{Name: "Aki"}, {Name: "Hana"}}
	for name, tt := range map[string]struct {
		of      stage.Recap
		players []table.Player
		stays   bool
	}{
		"one of two people": {stage.Recap{From: 9, Viewer: 0}, two, false},
		"what all see":      {stage.Recap{From: 9, Viewer: rules.Public}, two, true},
		"alone":             {stage.Recap{From: 9, Viewer: 1}, nil, true},
	} {
		r, svc := openRecap(t, tt.of, tt.players...)
		svc.Stack.Hide()
		if stays := svc.Stack.Top() == stage.Scene(r); stays != tt.stays {
			t.Errorf("%s: it stays: %v", name, stays)
		}
	}
}
