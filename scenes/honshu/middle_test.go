package honshu

import (
	"slices"
	"strconv"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

func upright() stage.View { return stage.NewView(390, 844, 1, geom.Insets{}) }

// TestACardInATrickHasItsRankInWords reads the labels below the cards of a trick: each has its rank, and a value where a
// cube has made it another number than the card's.
func TestACardInATrickHasItsRankInWords(t *testing.T) {
	for round, raised := 1, false; !raised; round++ {
		if round > game.Rounds {
			t.Fatal("no card is raised in any trick")
		}
		d := newTestBoard(t, trickOf(4), game.PhasePlay, round, upright())
		texts := d.draw().Texts()
		for seat := range rules.Seat(4) {
			f := d.hand.fronts[seat]
			if f.value == 0 {
				continue
			}
			if nth := d.words().Rank(d.hand.rank(f.value, seat), "nth", 4); !slices.Contains(texts, nth) {
				t.Errorf("round %d: the label of seat %d does not say %q: %q", round, seat, nth, texts)
			}
			if f.cube == 0 {
				continue
			}
			raised = true
			if value := strconv.Itoa(f.value); !slices.Contains(texts, value) {
				t.Errorf("round %d: the card of seat %d is raised to %s, which is not said: %q", round, seat, value, texts)
			}
		}
	}
}

// TestTheHandHasTheRoomOfTheCubesInADraft looks at hands on a phone held upright: in a draft they are larger than in
// tricks, and lie below the middle.
func TestTheHandHasTheRoomOfTheCubesInADraft(t *testing.T) {
	trick := newTestBoard(t, trickOf(3), game.PhasePlay, 3, upright())
	draft := newTestBoard(t, draftOf(2), game.PhaseDrop, 3, upright())
	if a, b := trick.handPoses(4)[0].high, draft.handPoses(4)[0].high; b <= a {
		t.Errorf("four cards are %.0f high in a draft, and %.0f in tricks", b, a)
	}
	room := draft.handRoom()
	for _, p := range draft.handPoses(len(draft.hand.hand)) {
		if !p.rect().Within(room) {
			t.Errorf("a card of the hand lies at %v, outside of %v", p.rect(), room)
		}
	}
	if middle := draft.middleRoom(); middle.Overlaps(room) {
		t.Errorf("the hand has %v, the middle %v", room, middle)
	}
	if texts := draft.draw().Texts(); !slices.Contains(texts, draft.words().T(lang.HonshuAside)) {
		t.Errorf("what lies there face down is not said: %q", texts)
	}
}

// TestAtFirstTheTableSaysHowACardIsMoved lays a card on a phone: what it does is said once it has been moved.
func TestAtFirstTheTableSaysHowACardIsMoved(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, upright())
	how := d.words().T(lang.HonshuSayBuild)
	if said := d.Say(d.state); said != how {
		t.Errorf("at first the table says %q", said)
	}
	d.touch(button(buttonRight))
	if said := d.Say(d.state); said == how {
		t.Errorf("turned the table still says %q", said)
	}
}
