package honshu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// buildOut plays all builds of the round. The board shows the position before the last one, whose events it returns.
func (d *testBoard) buildOut() []rules.Event {
	d.t.Helper()
	for s := d.match.State().(*game.State); s.Phase() == game.PhaseBuild; s = d.match.State().(*game.State) {
		by, _ := s.Actors().First()
		if _, err := d.match.Do(rules.Move{By: by, Do: bestBuild(s, by, s.Legal(by, nil))}); err != nil {
			d.t.Fatal(err)
		}
	}
	n := len(d.match.Log) - 1
	d.show(d.match.At(n).View(0))
	return d.match.Events(n)
}

// playBeats plays the last build of a round on the board of the first seat, and returns the words that were shown meanwhile
// and how long it took.
func playBeats(t *testing.T, rest store.Rest, watched bool) (words []string, ticks int) {
	t.Helper()
	d := newTestBoard(t, rules.Setup{Seats: 2}, game.PhaseBuild, 3, landscape())
	d.services.Settings.Rest, d.isWatched = rest, watched
	for _, e := range d.buildOut() {
		step := d.Play(e.For(0, 2), anim.Normal)
		for over := step == nil; !over; ticks++ {
			over = step.Tick()
			if d.beat.isPlaying && !slices.Contains(words, d.beat.text) {
				words = append(words, d.beat.text)
			}
		}
	}
	return words, ticks
}

// What another seat builds and the end of a round are told, each with a rest of its own.
func TestBuildsOfOthersAreFollowed(t *testing.T) {
	words, short := playBeats(t, store.NoRest, false)
	if len(words) != 2 || words[1] != "Round 3 of 12 ends. All hands go left." {
		t.Errorf("it says %q", words)
	}
	_, long := playBeats(t, store.LongRest, false)
	if want := 2 * anim.Ticks(store.LongRest.Milliseconds()); long-short < want-4 || long-short > want {
		t.Errorf("with long rests it takes %d ticks more, want about %d", long-short, want)
	}
	if words, _ := playBeats(t, store.LongRest, true); words != nil {
		t.Errorf("in a replay it says %q", words)
	}
}

// A card that is being laid stays in hand while another seat decides.
func TestNothingMovesWhileOthersDecide(t *testing.T) {
	d := newTestBoard(t, rules.Setup{Seats: 2}, game.PhaseBuild, 2, landscape())
	before := d.placement()
	if before == nil {
		t.Fatal("no card is laid")
	}
	if step := d.Play(rules.Event{Kind: rules.EvCommit, By: 1}, anim.Normal); step != nil {
		step.Finish()
	}
	if d.placement() != before {
		t.Errorf("the card is gone: %s", fmt.Sprint(d.overlays))
	}
}

// TestHandsThatGoOnAreSeen plays the last build of a round after which the hands go on: the own cards leave with their faces,
// those of the neighbour come face down and are turned over, and sentence and log say so.
func TestHandsThatGoOnAreSeen(t *testing.T) {
	for round, want := range map[int]struct {
		from rules.Seat
		log  string
	}{3: {3, "All hands go left. Round 4: "}, 9: {1, "All hands go right. Round 10: "}} {
		d := newTestBoard(t, trickOf(4), game.PhaseBuild, round, landscape())
		d.services.Settings.Rest = store.NoRest
		events := d.buildOut()
		own, left, came := slices.Clone(d.hand.hand), map[game.Card]bool{}, 0
		for _, e := range events {
			step := d.Play(e.For(0, 4), anim.Normal)
			for over := step == nil; !over; d.Tick() {
				over = step.Tick()
				for _, c := range d.hand.leaving {
					left[c.card] = true
				}
			}
			came = max(came, len(d.hand.hand))
		}
		for _, card := range own {
			if !left[card] {
				t.Errorf("after round %d card %v is not seen to leave", round, card)
			}
		}
		if came != len(own) || slices.ContainsFunc(d.hand.hand, func(c game.Card) bool { return c != game.NoCard }) {
			t.Errorf("after round %d the hand that has come is %v", round, d.hand.hand)
		}
		after := d.match.State()
		d.show(after.View(0))
		for k := range 2 {
			for _, c := range d.hand.cardSprites {
				if c.spot.zone == handZone && c.turn > 0 != (k == 0) {
					t.Errorf("after round %d card %v has turned to %v", round, c.card, c.turn)
				}
			}
			for d.Tick() {
			}
		}
		from := d.words().T(lang.HonshuMessageHand, d.speaker().who(want.from))
		if text := d.speaker().message(after.(*game.State), 0); !strings.HasPrefix(text, from) {
			t.Errorf("after round %d it is said %q, want %q first", round, text, from)
		}
		by, _ := after.Actors().Only()
		if text := d.speaker().line(after.(*game.State), rules.Move{By: by, Do: after.Legal(by, nil)[0]}); !strings.HasPrefix(text, want.log) {
			t.Errorf("after round %d the log says %q, want %q first", round, text, want.log)
		}
	}
}
