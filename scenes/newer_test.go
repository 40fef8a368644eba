package scenes

import (
	"fmt"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// upstairs is a newer version in a test.
type upstairs struct {
	ready bool
	taken int
}

func (u *upstairs) Ready() bool { return u.ready }
func (u *upstairs) Take()       { u.taken++ }

func TestANewerVersionIsOfferedOnTheShelfOnce(t *testing.T) {
	for _, answer := range []struct {
		key   string
		taken int
	}{{"yes", 1}, {"no", 0}} {
		for _, hand := range []hand{byMouse, byKeys} {
			t.Run(fmt.Sprint(answer.key, " ", hand), func(t *testing.T) {
				g := newGuest(t, lateral(), &store.Memory{}, hand)
				u := &upstairs{}
				g.app.newer = u
				offered := func() bool {
					g.app.offerNewer()
					g.settle()
					_, asks := g.top().(*dialog)
					return asks && g.says(g.app.house.Words.T(lang.NewerReady))
				}
				g.settle()
				if offered() {
					t.Fatal("a newer version is offered that is not there")
				}
				g.begin(persons, iBegin)
				g.act(middleGame[0])
				u.ready = true
				if offered() {
					t.Fatal("somebody is torn out of a match by the offer of a newer version")
				}
				g.app.house.Doors.Shelf()
				if g.settle(); !offered() {
					t.Fatalf("on the shelf the newer version is not offered; the screen says %q", g.look().Texts())
				}
				g.choose(answer.key)
				if u.taken != answer.taken {
					t.Errorf("the newer version was taken %d times, want %d", u.taken, answer.taken)
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
				v := newVisitor(shape, tag)
				v.app.newer = &upstairs{ready: true}
				v.app.offerNewer()
				v.settle()
				checkControls(t, v)
				checkTexts(t, v)
			})
		}
	}
}
