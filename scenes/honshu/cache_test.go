package honshu

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// content lists what can be pointed at, what is drawn, and how all seats stand.
func (d *testBoard) content() (list []string) {
	for _, c := range d.tree().Controls() {
		list = append(list, fmt.Sprintf("%s at %.1f, height %d, %q, %q, yields %t", c.Key, c.Rect, c.Z, c.Name, c.Tip, c.Yields))
	}
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, d.view.Scale)
	d.Tree().Draw(c, nil)
	for _, s := range trace.Strokes {
		list = append(list, fmt.Sprintf("%+v in %.1f", s.Key, s.Box))
	}
	for seat := range rules.Seat(d.seats) {
		list = append(list, fmt.Sprintf("seat %d: %+v", seat, d.Standing(d.state, seat)))
	}
	return append(list, trace.Texts()...)
}

// forget drops all that the Board keeps of what it has built before.
func (d *testBoard) forget() {
	d.layPlaces()
	d.parts, d.standings, d.scores, d.cellTexts, d.orderFit = partCache{}, [game.MaxSeats]standingCache{}, [game.MaxSeats]scoreCache{}, nil, orderFit{}
	if n := d.placement(); n != nil {
		n.cellTexts = nil
	}
}

// TestCachedPartsAreWhatWouldBeBuilt shows positions of a match in turn, in two windows and languages, does anything to the
// table, and compares it each time with the same built without what is cached.
func TestCachedPartsAreWhatWouldBeBuilt(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, setup := range []rules.Setup{trickOf(3), draftOf(2)} {
		d := newTestBoard(t, setup, game.PhaseBuild, 8, landscape())
		for n := 2; n < len(d.match.Log); n += 7 {
			s := d.match.At(n).View(0)
			switch n % 5 {
			case 0:
				d.arrange([]stage.View{landscape(), upright()}[rng.IntN(2)])
			case 1:
				d.services.Words = lang.For([]lang.Tag{lang.English, lang.German}[rng.IntN(2)])
			}
			d.show(s)
			if s.Actors().Has(0) {
				d.Choose(table.Choice{State: s, By: 0, Next: d.next(s)})
			}
			for try := range 2 {
				if try > 0 {
					d.anything(rng)
				}
				if d.state.Round() == 0 {
					continue
				}
				got := d.content()
				d.forget()
				if want := d.content(); !slices.Equal(got, want) {
					for k := range min(len(got), len(want)) {
						if got[k] != want[k] {
							t.Fatalf("after %d moves the table has\n%s\nbuilt anew it has\n%s", n, got[k], want[k])
						}
					}
					t.Fatalf("after %d moves the table has %d things, built anew %d", n, len(got), len(want))
				}
			}
		}
	}
}
