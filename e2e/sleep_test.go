package e2e

import (
	"testing"
	"time"

	"engawa/internal/drive"
)

// asleep is how long a page sleeps: longer than it takes for a line to be given up, had its time gone on.
const asleep = 25 * time.Second

// TestATabThatSleptGoesOn puts the page to sleep before a bot has answered: it answers once the page is awake.
func TestATabThatSleptGoesOn(t *testing.T) {
	t.Parallel()
	settings := storeSettings(`{"lang":"en","warnings":false,"forced":false,"rest":"none","speed":"slow"}`)
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Server: drive.InsertScript(settings)})
	r.begin(r.plan(), iBegin)
	r.playMove(r.plan(), newMatch(t, nil), opening[0], false)
	r.Sleep(asleep)
	if m := r.match(); len(m.Log) != 1 {
		t.Fatalf("when it wakes up %d moves are played, want one", len(m.Log))
	}
	r.waitForMoves(2)
	r.checkConsole()
}

// TestATabThatSleptWaitsForTheGames chooses a game whose part of the program is still on its way, and puts the page to
// sleep: awake again it waits on, and opens the game when it has come.
func TestATabThatSleptWaitsForTheGames(t *testing.T) {
	t.Parallel()
	let := make(chan struct{})
	p := drive.OpenPage(t, drive.PageOptions{Scale: coarse, Flags: []string{drive.Uncomposed}, Server: holdBackRest(let)})
	p.Eval(button("box.honshu")+".click()", nil)
	p.Until("the page to say that the games are on their way", coming)
	p.Sleep(asleep)
	var ok bool
	if p.Eval(coming, &ok); !ok || p.State() != "running" {
		t.Fatalf("awake again the page is %q, and says that it waits: %v", p.State(), ok)
	}
	close(let)
	p.Until("the set-up", button("begin"))
}
