package scenes_test

import (
	"fmt"
	"testing"

	"engawa/remote"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// TestTheListOfTablesBeginsWithTheOwnTurn: those at which somebody waits come first, those that are over last, and among
// their like the one that was kept last.
func TestTheListOfTablesBeginsWithTheOwnTurn(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
	words := g.Services.Words
	for k, kept := range []store.RemoteTable{
		{Title: "Over", Over: true}, {Title: "Running"}, {Title: "Old turn", Turn: true},
		{Title: "Ended in my turn", Turn: true, Over: true}, {Title: "New turn", Turn: true},
	} {
		link := remote.Link{Base: "http://example.net/", Table: fmt.Sprintf("abcdefg%c", 'a'+k), Secret: remote.Secret(fmt.Sprint(k))}
		kept.Link, kept.Game = link.String(), "yokai"
		if err := g.Services.Store.SetRemoteTable(kept); err != nil {
			t.Fatal(err)
		}
	}
	g.choose("together")
	for k, want := range []struct {
		title string
		how   lang.Key
	}{
		{"New turn", lang.TogetherYourTurn}, {"Old turn", lang.TogetherYourTurn}, {"Running", lang.TogetherRunning},
		{"Ended in my turn", lang.TogetherOver}, {"Over", lang.TogetherOver},
	} {
		for pages := 0; g.page().Find(fmt.Sprintf("table.%d", k)) == nil && pages < 5; pages++ {
			g.choose("next")
		}
		if got, want := g.control(fmt.Sprintf("table.%d", k)).Name, words.Of(want.title, words.T(want.how)); got != want {
			t.Errorf("line %d of the list is %q, want %q", k, got, want)
		}
	}
}
