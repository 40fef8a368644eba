package honshu

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

func upright() stage.View { return stage.NewView(390, 844, 1, geom.Insets{}) }

// TestTheLabelsOfATrickAreAlike reads the labels below the cards of a trick, with cubes and without: each has the rank and
// the value of its card.
func TestTheLabelsOfATrickAreAlike(t *testing.T) {
	for round, raised := 1, false; !raised; round++ {
		if round > game.Rounds {
			t.Fatal("no card is raised in any trick")
		}
		d := newTestBoard(t, trickOf(4), game.PhasePlay, round, upright())
		texts := d.draw().Texts()
		for seat := range rules.Seat(4) {
			f := d.hand.playedCards[seat]
			if f.value == 0 {
				continue
			}
			nth, value := d.words().Rank(d.hand.rank(f.value, seat), "nth"), strconv.Itoa(f.value)
			if k := slices.Index(texts, nth); k < 0 || texts[k+1] != value {
				t.Errorf("round %d: the label of seat %d is not %q with %q: %q", round, seat, nth, value, texts)
			}
			raised = raised || f.cube > 0
		}
	}
}

// TestTheHandHasTheRoomOfTheCubesInADraft looks at hands on a phone held upright: in a draft they are larger than in
// tricks, and lie below the middle.
func TestTheHandHasTheRoomOfTheCubesInADraft(t *testing.T) {
	trick := newTestBoard(t, trickOf(3), game.PhasePlay, 3, upright())
	draft := newTestBoard(t, draftOf(2), game.PhaseDrop, 3, upright())
	if a, b := trick.handPoses(4)[0].height, draft.handPoses(4)[0].height; b <= a {
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

// TestAtFirstTheTableSaysHowACardIsMoved lays a card on a phone: what it does is said once it has been moved. What its red
// corners mean is said at once.
func TestAtFirstTheTableSaysHowACardIsMoved(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, upright())
	how := d.words().T(lang.HonshuMessageBuild)
	want := how
	if n := d.placement().coveredSquares(); n > 0 {
		want += " " + d.words().T(lang.HonshuCovers, lang.Count("n", n))
	}
	if said := d.Message(d.state); said != want {
		t.Errorf("at first the table says %q", said)
	}
	d.touch(button(buttonRight))
	if said := d.Message(d.state); said == how || said == want {
		t.Errorf("turned the table still says %q", said)
	}
}

// TestAChosenCardOfAPhoneGrows chooses each card of hands of every size: the others make room within the hand, with their
// numbers in sight, and a finger meets what is seen.
func TestAChosenCardOfAPhoneGrows(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhasePlay, 1, upright())
	all := d.hand.hand
	room := d.handRoom()
	for n := 1; n <= len(all); n++ {
		d.hand.hand = all[:n]
		for k, card := range d.hand.hand {
			d.hand.selection.card = card
			poses, cells := d.handPoses(n), d.handCells(room)
			growth := d.handGrowth(poses[k].height)
			if growth <= 1 {
				t.Fatalf("of %d cards a chosen one does not grow", n)
			}
			for i, p := range poses {
				wide := d.handWidth(p.height, i == k)
				left := p.at.X - wide/2
				if left < room.X-1e-9 || left+wide > room.Right()+1e-9 {
					t.Errorf("with card %d of %d chosen card %d lies at %.1f to %.1f, the hand at %v", k, n, i, left, left+wide, room)
				}
				if i == k {
					left -= frameEdge // the frame belongs to it
				}
				if math.Abs(cells[i].Rect.X-left) > 1e-9 || cells[i].Rect.W < minVisibleWidth-1e-9 && n > 1 {
					t.Errorf("with card %d of %d chosen card %d is met at %v, and lies at %.1f", k, n, i, cells[i].Rect, left)
				}
			}
			if k+1 < n && poses[k+1].at.X-d.handWidth(poses[k+1].height, false)/2 < poses[k].at.X+d.handWidth(poses[k].height, true)/2 {
				t.Errorf("card %d of %d covers the number of the next one", k, n)
			}
		}
	}
}

// TestTheCardThatIsSeenIsMet points everywhere in the hand, with each card chosen and with none: the card that is met is that
// which is drawn last there, a chosen one with its frame, and all of it stays in the window.
func TestTheCardThatIsSeenIsMet(t *testing.T) {
	for _, v := range []stage.View{upright(), landscape(), stage.NewView(844, 390, 1, geom.Insets{})} {
		d := newTestBoard(t, trickOf(3), game.PhasePlay, 1, v)
		d.services.Settings.Speed = store.Off
		for _, card := range append([]game.Card{game.NoCard}, d.hand.hand...) {
			d.hand.selection.card = card
			d.restSprites()
			drawn := make([]geom.Rect, len(d.hand.hand))
			for _, sprite := range d.hand.cardSprites {
				if sprite.spot.zone != handZone {
					continue
				}
				at := d.growSprite(sprite)
				r := at.rect().Move(0, -at.lift)
				if sprite.card == card {
					r = r.Inset(-frameEdge)
					if r.X < v.Area.X || r.Right() > v.Area.Right() {
						t.Errorf("%v: card %v is chosen at %v, outside the window", v.Class, card, r)
					}
				}
				drawn[sprite.spot.n] = r
			}
			seen := func(at geom.Point) game.Card {
				top := game.NoCard
				for k, r := range drawn {
					if c := d.hand.hand[k]; r.Contains(at) && (top == game.NoCard || top != card) {
						top = c
					}
				}
				return top
			}
			cells, y := d.handCells(geom.Rect{}), drawn[len(drawn)-1].Centre().Y
			for x := v.Area.X + 0.25; x < v.Area.Right(); x++ {
				met := game.NoCard
				for _, c := range cells {
					if p, _ := table.PartOf(c); c.Rect.Contains(geom.Pt(x, y)) {
						met = game.Card(p.Index)
					}
				}
				if want := seen(geom.Pt(x, y)); met != want {
					t.Fatalf("%v, card %v chosen: at %.2f card %v is met, and %v is seen", v.Class, card, x, met, want)
				}
			}
		}
	}
}

// TestTheOwnPickStaysInSight looks at a draft of two that drops cards: the own pick lies open, that of the other does not.
func TestTheOwnPickStaysInSight(t *testing.T) {
	d := newTestBoard(t, draftOf(2), game.PhaseDrop, 3, upright())
	for seat := range rules.Seat(2) {
		f := d.hand.playedCards[seat]
		if own := seat == d.below; f.isFaceDown == own || own && f.card != d.state.PickedCard(seat) || f.isEmpty() {
			t.Errorf("before seat %d, looked at by seat %d, lies %+v", seat, d.below, f)
		}
	}
}

// TestAPairHasOneFrame chooses a pair by one of its cards: the frame is around the pair, and neither card has one of its own.
func TestAPairHasOneFrame(t *testing.T) {
	d := findMoment(t, trickOf(2), game.PhaseChoose, always)
	chosen := d.state.Pair(1)[0]
	for _, card := range []game.Card{game.NoCard, chosen} {
		want := [2]frame{openFrame, openFrame}
		if card != game.NoCard {
			d.touch(cardPart(card))
			want[0] = selectedFrame
		}
		if got := [2]frame{d.pairView(1).frame, d.pairView(2).frame}; got != want {
			t.Errorf("with card %v chosen the pairs have the frames %v, want %v", card, got, want)
		}
		for _, sprite := range d.hand.cardSprites {
			if got := d.frameOf(sprite); sprite.spot.zone != handZone && got != noFrame {
				t.Errorf("with card %v chosen card %v has the frame %v", card, sprite.card, got)
			}
		}
	}
}

// TestALessonLightsTheLand has a lesson speak of a square, and of a card: the panel of the own land is lit for the square alone.
func TestALessonLightsTheLand(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhasePlay, 1, upright())
	for part, want := range map[rules.Part]bool{cellPart(0, 0): true, cardPart(d.hand.hand[0]): false} {
		d.setMarks(table.Marks{Parts: []rules.Part{part}, Kind: table.MarkLesson})
		if got := d.lessonNamesLand(); got != want {
			t.Errorf("a lesson that speaks of %v lights the land: %v, want %v", part, got, want)
		}
	}
}

// TestCardsOfTheMiddleAreExplained looks at what lies face up in the middle of all phases: the mouse meets a short tip, a
// screen reader names its squares, and a long press shows it large.
func TestCardsOfTheMiddleAreExplained(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		phase game.Phase
	}{{trickOf(4), game.PhaseTake}, {trickOf(2), game.PhaseContest}, {trickOf(2), game.PhaseChoose}, {draftOf(4), game.PhasePick}} {
		d := newTestBoard(t, c.setup, c.phase, 3, landscape())
		seen := 0
		for _, control := range d.middleCells(geom.Rect{}) {
			card, _ := cardOf(control.Of.(rules.Part))
			if tip := d.speaker().cardTip(card); control.Tip != tip {
				t.Errorf("%v: the tip of card %v is %q, want %q", c.phase, card, control.Tip, tip)
			}
			if face := d.speaker().face(card); !strings.Contains(control.Name, face) {
				t.Errorf("%v: card %v is called %q, without %q", c.phase, card, control.Name, face)
			}
			if e, ok := d.Enlarge(control.Of.(rules.Part)); !ok || !strings.Contains(e.Name, card.String()) {
				t.Errorf("%v: card %v is not seen large", c.phase, card)
			}
			seen++
		}
		if want := d.state.Table().Len(); seen < want {
			t.Errorf("%v: %d cards of the middle can be looked at, want %d", c.phase, seen, want)
		}
	}
}
