package honshu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// describePositions reports what lies on the table and where, with the hand or without it.
func (b *Board) describePositions(hand bool) string {
	h := &b.hand
	order := h.order
	if h.phase == game.PhaseOrder {
		order = nil // not all have an order card yet
	}
	list := []string{fmt.Sprintf("phase %s, order %v, ready %v, pair 1 %v, pairs of %v, paid %t", h.phase, order, h.ready, h.openPair, h.pairOf[:b.seats], h.hasPaid)}
	for seat, f := range h.playedCards[:b.seats] {
		list = append(list, fmt.Sprintf("before seat %d %+v", seat, f))
	}
	for seat, m := range b.lands[:b.seats] {
		if m != nil {
			list = append(list, fmt.Sprintf("land of seat %d %s with cubes at %v", seat, m, m.CubeCells(nil)))
		}
	}
	for _, t := range h.cardSprites {
		if hand || t.spot.zone != handZone {
			list = append(list, fmt.Sprintf("tile %s at %+v in %.1f %.1f high %.1f, cube %d, grey %t, turn %.2f, above %t",
				t.card, t.spot, t.at.X, t.at.Y, t.height, t.cube, t.grey, t.turn, t.above))
		}
	}
	list = append(list, fmt.Sprintf("%d flying, %d sent", len(h.flying), len(h.leaving)))
	slices.Sort(list[1:])
	return strings.Join(list, "\n")
}

// Whole matches in every mode and every view: after its movement each move lies as the position says.
func TestPlayEndsWhereShowBegins(t *testing.T) {
	for name, run := range stagetest.Runners() {
		t.Run(name, func(t *testing.T) {
			seen := map[rules.EventKind]bool{}
			for k, setup := range modes() {
				m := playRandom(t, setup, uint64(50+k))
				for _, viewer := range []rules.Seat{rules.Public, 0, 1} {
					playThrough(t, m, viewer, landscapes()[k%2], run, seen)
				}
			}
			for _, kind := range []rules.EventKind{
				rules.EvDeal, rules.EvPlace, rules.EvTake, rules.EvReveal, rules.EvCommit, rules.EvMove, rules.EvFlip, rules.EvPhase, rules.EvScore, rules.EvEnd,
			} {
				if !seen[kind] {
					t.Errorf("no match had an event of kind %s: the test is blind to it", kind)
				}
			}
		})
	}
}

func landscapes() []stage.View {
	return []stage.View{stage.NewView(1280, 800, 1, geom.Insets{}), stage.NewView(390, 844, 1, geom.Insets{})}
}

// playThrough shows the moves of a match one after the other, as a viewer sees them.
func playThrough(t *testing.T, m *rules.Match, viewer rules.Seat, v stage.View, run stagetest.Runner, seen map[rules.EventKind]bool) {
	t.Helper()
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: &audio.Recorder{}}
	b := NewBoard(services, table.SeenBy(m, viewer)).(*Board)
	b.below = max(viewer, 0)
	b.arrange(v)
	b.show(m.At(0).View(viewer))
	seats := m.State().Seats()
	for n, mv := range m.Log {
		passed := false
		for _, e := range m.Events(n) {
			seen[e.Kind] = true
			passed = passed || e.Kind == rules.EvMove && e.Thing == game.ThingHand
			if step := b.Play(e.For(viewer, seats), anim.Normal); step != nil {
				run(t, b.Tick, step)
			}
		}
		for _, s := range b.hand.background {
			s.Finish()
		}
		after := b.describePositions(!passed)
		b.show(m.At(n + 1).View(viewer))
		if want := b.describePositions(!passed); after != want {
			t.Fatalf("%v, seen by %s, move %d by %s in the phase %s: after its movement the screen shows\n%s\nbut the position is\n%s",
				m.Setup, viewer, n, mv.By, m.At(n).(*game.State).Phase(), after, want)
		}
	}
}

// TestPointsComeWithTheCard builds a card: its seat has the points of before until the card lies on the land that is seen.
func TestPointsComeWithTheCard(t *testing.T) {
	d := newTestBoard(t, rules.Setup{Seats: 2}, game.PhaseBuild, 3, landscape())
	points := func(m *game.Map) string {
		return d.words().T(lang.HonshuStatus, lang.Count("points", m.Score(d.state.Scoring()).Total()))
	}
	seen := 0 // builds that change points
	for d.match.State().(*game.State).Phase() == game.PhaseBuild {
		s := d.match.State().(*game.State)
		by, do := rules.Seat(0), rules.Hidden
		for by = range s.Actors().All() {
			do = bestBuild(s, by, s.Legal(by, nil))
			break
		}
		if _, err := d.match.Do(rules.Move{By: by, Do: do}); err != nil {
			t.Fatal(err)
		}
		after := d.match.State().View(0).(*game.State)
		for _, e := range d.match.Events(len(d.match.Log) - 1) {
			for seat := range rules.Seat(2) {
				if text := d.Standing(after, seat).Words; !strings.HasPrefix(text, points(d.lands[seat])) {
					t.Errorf("before %v seat %d has %q, its land %q", e.Kind, seat, text, points(d.lands[seat]))
				}
			}
			if c, ok := game.Fields(do); ok && c.Verb == game.VerbBuild && e.Kind == rules.EvPlace && points(d.lands[e.By]) != points(after.Map(e.By)) {
				seen++
			}
			if step := d.Play(e.For(0, 2), anim.Normal); step != nil {
				step.Finish()
			}
		}
		d.showChoice()
		for seat := range rules.Seat(2) {
			if text := d.Standing(after, seat).Words; !strings.HasPrefix(text, points(after.Map(seat))) {
				t.Errorf("at rest seat %d has %q, its land %q", seat, text, points(after.Map(seat)))
			}
		}
	}
	if seen == 0 {
		t.Error("no build has changed the points")
	}
}
