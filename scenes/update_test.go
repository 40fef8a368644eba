package scenes_test

import (
	"fmt"
	"testing"

	"engawa/scenes"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// fakeUpdate is a newer version in a test.
type fakeUpdate struct {
	ready     bool
	takeCount int
}

func (u *fakeUpdate) Ready() bool { return u.ready }
func (u *fakeUpdate) Take()       { u.takeCount++ }

func TestANewerVersionIsOfferedOnTheShelfOnce(t *testing.T) {
	for _, answer := range []struct {
		key   string
		taken int
	}{{"yes", 1}, {"no", 0}} {
		for _, hand := range []inputMode{byMouse, byKeys} {
			t.Run(fmt.Sprint(answer.key, " ", hand), func(t *testing.T) {
				g := newTestUser(t, lateral(), &store.Memory{}, hand)
				u := &fakeUpdate{}
				g.App.SetUpdate(u)
				offered := func() bool {
					g.App.OfferNewer()
					g.FinishAnimations()
					_, asks := g.top().(*scenes.Dialog)
					return asks && g.says(g.Services.Words.T(lang.NewerReady))
				}
				g.FinishAnimations()
				if offered() {
					t.Fatal("a newer version is offered that is not there")
				}
				g.begin(persons, iBegin)
				g.act(scenestest.MiddleGame[0])
				u.ready = true
				if offered() {
					t.Fatal("somebody is torn out of a match by the offer of a newer version")
				}
				g.Services.Navigator.Shelf()
				if g.FinishAnimations(); !offered() {
					t.Fatalf("on the shelf the newer version is not offered; the screen says %q", g.Trace().Texts())
				}
				g.choose(answer.key)
				if u.takeCount != answer.taken {
					t.Errorf("the newer version was taken %d times, want %d", u.takeCount, answer.taken)
				}
				if offered() {
					t.Error("it is offered again")
				}
			})
		}
	}
}

func TestTheOfferFitsEveryWindow(t *testing.T) {
	for _, shape := range shapesToFit() {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			t.Run(fmt.Sprintf("%s-%s", shape.Name, tag), func(t *testing.T) {
				v := scenestest.New(shape, tag)
				v.App.SetUpdate(&fakeUpdate{ready: true})
				v.App.OfferNewer()
				v.FinishAnimations()
				checkControls(t, v)
				checkTexts(t, v)
			})
		}
	}
}
