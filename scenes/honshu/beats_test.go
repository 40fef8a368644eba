package honshu

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/store"
)

// playBeats plays the last build of a round on the board of the first seat, and returns the words that were shown meanwhile
// and how long it took.
func playBeats(t *testing.T, rest store.Rest, watched bool) (words []string, ticks int) {
	t.Helper()
	d := newTestBoard(t, rules.Setup{Seats: 2}, game.PhaseBuild, 3, landscape())
	d.services.Settings.Rest, d.isWatched = rest, watched
	for d.match.State().(*game.State).Phase() == game.PhaseBuild {
		s := d.match.State().(*game.State)
		for by := range s.Actors().All() {
			if _, err := d.match.Do(rules.Move{By: by, Do: bestBuild(s, by, s.Legal(by, nil))}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	n := len(d.match.Log) - 1
	d.show(d.match.At(n).View(0))
	for _, e := range d.match.Events(n) {
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
