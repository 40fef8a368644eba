package scenes_test

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// TestADealComesBack ends the program before anybody has moved, in a game that deals hands and in one that draws who
// begins: the same match is there again, and stays on no list once it is left.
func TestADealComesBack(t *testing.T) {
	for game, choices := range map[string][]string{"honshu": {"count.less", "count.less", "seat1.human"}, "yokai": {persons}} {
		t.Run(game, func(t *testing.T) {
			disk := &store.Memory{}
			g := newTestUser(t, lateral(), disk, byMouse)
			g.FinishAnimations()
			g.choose("box." + game)
			g.choose(choices...)
			g.choose("begin")
			dealt := g.table().Match()
			if !store.IsUntouched(dealt) {
				t.Fatalf("%d moves are played already", len(dealt.Log))
			}
			g = newTestUser(t, upright(), disk, byTouch)
			g.Services.Seed = func() uint64 { return 99 } // another deal, if there were one
			g.FinishAnimations()
			g.choose("continue")
			m := g.table().Match()
			if m.Seed != dealt.Seed || !slices.Equal(m.Log, dealt.Log) || m.Game.FormatPosition(m.State()) != dealt.Game.FormatPosition(dealt.State()) {
				t.Errorf("after a restart the match is\n%s\nwant\n%s", m.Game.FormatPosition(m.State()), dealt.Game.FormatPosition(dealt.State()))
			}
			if open := g.page().Find("open"); open != nil && open.Hold != nil {
				open.Hold.OnDone() // the cover before somebody's hand
				g.FinishAnimations()
			}
			g.strike(input.Menu)
			g.choose("shelf")
			if g.page().Find("continue") != nil {
				t.Error("a match that nobody has moved in is offered on the shelf")
			}
			if list := store.Open(disk, games.Find).Matches(); len(list) != 0 {
				t.Errorf("kept are %+v", list)
			}
		})
	}
}

// TestTwoWindowsPlayOneMatch opens a match in two windows and moves in both, differently: each plays on, with one
// sentence, and all is kept.
func TestTwoWindowsPlayOneMatch(t *testing.T) {
	disk := &store.Memory{}
	first := newTestUser(t, lateral(), disk, byMouse)
	first.FinishAnimations()
	first.begin(persons, iBegin)
	first.act(scenestest.MiddleGame[0])
	second := newTestUser(t, upright(), disk, byTouch)
	second.FinishAnimations()
	second.choose("continue")
	first.act(scenestest.MiddleGame[1])

	other := func(m *rules.Match) rules.Action {
		by, _ := m.State().Actors().Only()
		played, _ := m.ParseMove(by.String() + " " + scenestest.MiddleGame[1])
		legal := m.State().Legal(by, nil)
		return legal[slices.IndexFunc(legal, func(a rules.Action) bool { return a != played.Do })]
	}
	table := second.table()
	second.do(other(table.Match()))
	second.FinishAnimations()
	if want := second.Services.Words.T(lang.StoreConflict); !second.says(want) {
		t.Fatalf("the second window does not say %q but %q", want, second.Trace().Texts())
	}
	if paged, ok := second.top().(stage.Paged); !ok || paged.Page().FocusedControl() == nil {
		t.Error("the sentence cannot be closed")
	}
	second.strike(input.Back)
	second.do(other(second.table().Match()))
	second.FinishAnimations()
	if second.top() != second.table() {
		t.Error("the sentence is told again")
	}
	first.act(scenestest.MiddleGame[2])
	if first.top() != first.table() {
		t.Error("the first window is told something")
	}

	st := store.Open(disk, games.Find)
	for _, g := range []*testUser{first, second} {
		if !st.Holds(g.table().Match()) {
			t.Errorf("%s is not kept", g.position())
		}
	}
	if list := st.Matches(); len(list) != 2 {
		t.Errorf("kept are %+v", list)
	}
}
