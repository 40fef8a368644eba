package scenes_test

import (
	"slices"
	"sync"
	"testing"

	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// fakeNotices notes who is called. Its methods are called by the lines too.
type fakeNotices struct {
	mu    sync.Mutex
	calls []string
}

func (c *fakeNotices) Call(title, text, link string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.calls = append(c.calls, title+": "+text+" "+link)
}

func (c *fakeNotices) take() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	calls := c.calls
	c.calls = nil
	return calls
}

func (*fakeNotices) Clear()                  {}
func (*fakeNotices) Can() bool               { return true }
func (*fakeNotices) RequestPermission() bool { return true }
func (*fakeNotices) Show(bool)               {}

func (*fakeNotices) Push() stage.PushState                        { return stage.PushNone }
func (*fakeNotices) Subscriber(string) func(string, func(string)) { return nil }

// TestWhoseTurnItIsIsCalled: a person who is to act at a table elsewhere, or is asked something there, is called once, and nobody
// else; without a tick of the program, as a page that is hidden gets none.
func TestWhoseTurnItIsIsCalled(t *testing.T) {
	p := newTestHost(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Title: "Sundays"})
	var guests [2]*testUser
	var called [2]fakeNotices
	for k := range guests {
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		g.Services.Settings.Warnings, g.Services.Settings.ReducedMotion = false, true
		g.Tick(200) // then the program knows who calls
		g.Services.Notices = &called[k]
		p.sit(g, p.links.Seats[k])
		guests[k] = g
	}
	words := guests[0].Services.Words
	want := "● " + words.T(lang.SeatCallTitle) + ": " + words.T(lang.SeatCall, lang.Text("table", "Sundays")) + " "
	calls := func(k int, what string) {
		t.Helper()
		var got []string
		guests[1-k].until("the call of "+what, func() bool { got = append(got, called[k].take()...); return len(got) > 0 })
		if want := want + p.link(p.links.Seats[k]); !slices.Equal(got, []string{want}) {
			t.Errorf("%s calls %q, want %q", what, got, want)
		}
	}
	step(guests[0], guests[1])
	calls(1, "the first move")
	step(guests[1], guests[0])
	called[0].take() // at the start, and after the move
	guests[0].choose("undo")
	guests[1].until("the question", func() bool { return guests[1].page().Find("yes") != nil })
	calls(1, "the question")
	if got := called[0].take(); len(got) != 0 {
		t.Errorf("who asks is called: %q", got)
	}
}
