package honshu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// press touches the main button and returns the choice that it makes.
func (d *testBoard) press() game.Choice {
	d.t.Helper()
	parts, ok := d.compose(button(buttonMain))
	if !ok {
		d.t.Fatal("the main button does nothing")
	}
	a, legal := d.actionOf(parts)
	if !legal {
		d.t.Fatalf("the main button points at %v, which leads to no legal action", parts)
	}
	c, _ := game.Fields(a)
	return c
}

// findMoment shows the first moment of any round at which the first seat is to act in the phase and the test holds.
func findMoment(t *testing.T, setup rules.Setup, phase game.Phase, holds func(*testBoard) bool) *testBoard {
	t.Helper()
	for round := 1; round <= game.Rounds; round++ {
		if d := newTestBoard(t, setup, phase, round, landscape()); d.state.Phase() == phase && holds(d) {
			return d
		}
	}
	t.Fatalf("there is no such moment in the phase %s", phase)
	return nil
}

func always(*testBoard) bool { return true }

// In every phase a card is picked, and the main button says and does what is done with it.
func TestTheMainButtonPlaysWhatIsPicked(t *testing.T) {
	for _, tt := range []struct {
		setup rules.Setup
		phase game.Phase
		verb  game.Verb
		word  string
	}{
		{trickOf(4), game.PhasePlay, game.VerbPlay, "Play card %s"},
		{trickOf(4), game.PhaseTake, game.VerbTake, "Take card %s"},
		{trickOf(2), game.PhaseBid, game.VerbBid, "Bid card %s"},
		{trickOf(2), game.PhaseKeep, game.VerbKeep, "Keep card %s"},
		{draftOf(4), game.PhasePick, game.VerbPick, "Pick card %s"},
		{draftOf(2), game.PhaseDrop, game.VerbDrop, "Discard card %s"},
	} {
		t.Run(tt.phase.String(), func(t *testing.T) {
			d := newTestBoard(t, tt.setup, tt.phase, 2, landscape())
			if text, _, on := d.actWords(); on || text != "Choose a card" {
				t.Errorf("with nothing picked the main button says %q, to be pressed: %t", text, on)
			}
			if parts, ok := d.compose(button(buttonMain)); !ok || parts != nil {
				t.Errorf("with nothing picked the main button points at %v", parts)
			}
			card := d.choosable()[0]
			if !d.touch(cardPart(card)) {
				t.Fatalf("the touch of the card %s is not answered", card)
			}
			if text, _, on := d.actWords(); !on || text != fmt.Sprintf(tt.word, card) {
				t.Errorf("with the card %s picked the main button says %q, to be pressed: %t", card, text, on)
			}
			if c := d.press(); c.Verb != tt.verb || c.Card != card || c.Boost {
				t.Errorf("the main button makes the choice %+v", c)
			}
			d.touch(cardPart(card))
			if d.hand.selection.card != game.NoCard {
				t.Error("the second touch does not let the card go")
			}
		})
	}
}

func TestACubeRaisesTheCard(t *testing.T) {
	d := findMoment(t, trickOf(4), game.PhasePlay, func(d *testBoard) bool {
		legal := d.state.Legal(0, nil)
		c, _ := game.Fields(legal[len(legal)-1])
		_, led := d.state.LeadColour()
		return c.Boost && led
	})
	card := d.choosable()[0]
	d.touch(cardPart(card))
	raised := 0
	for good := range game.Colour(game.NumColours) {
		m := d.goodModel(good)
		d.touch(button(buttonGood + int(good)))
		if d.hand.selection.isBoosted != (m.open && m.onLand > 0) {
			t.Errorf("a cube of %s is laid: %t; there are %d, and it may be: %t", good, d.hand.selection.isBoosted, m.onLand, m.open)
		}
		if !d.hand.selection.isBoosted {
			continue
		}
		raised++
		if c := d.press(); !c.Boost || c.Card != card || d.colourAt(c.From[0]) != good {
			t.Errorf("with %s the main button makes the choice %+v", good, c)
		}
		want := fmt.Sprintf("Play card %s with %s", card, d.words().Good(good.String()))
		if text, _, _ := d.actWords(); text != want {
			t.Errorf("the main button says %q, want %q", text, want)
		}
		seen := map[game.Cell]bool{}
		for d.hand.selection.isBoosted && len(seen) < m.onLand {
			seen[d.hand.selection.from] = true
			d.touch(button(buttonGood + int(good)))
		}
		if d.hand.selection.isBoosted || len(seen) != m.onLand {
			t.Errorf("the touches go through %d of %d squares with %s, and take the cube away: %t", len(seen), m.onLand, good, !d.hand.selection.isBoosted)
		}
	}
	if raised == 0 {
		t.Error("no cube could be laid: the test sees nothing")
	}
}

// With the picked card counted in, all ranks of a trick are different and begin with the first.
func TestRanksCountThePickedCard(t *testing.T) {
	d := findMoment(t, trickOf(4), game.PhasePlay, func(d *testBoard) bool { return d.state.Table().Len() == 3 })
	for _, card := range d.choosable() {
		d.touch(cardPart(card))
		seen := map[int]bool{}
		for seat := range rules.Seat(4) {
			f := d.hand.playedCards[seat]
			if ghost, ok := d.previewPlayedCard(seat); ok {
				f = ghost
			}
			seen[d.placeOfValue(seat, f)] = true
		}
		for place := 1; place <= 4; place++ {
			if !seen[place] {
				t.Errorf("with the card %s nobody would be at place %d", card, place)
			}
		}
	}
}

// TestTheRankWithACubeIsTold picks every card of tricks with and without cubes: where a cube would change the rank both
// are told, once it is laid that with it alone. The first card of a trick leads it, and no more is told.
func TestTheRankWithACubeIsTold(t *testing.T) {
	either, alone, without := 0, 0, 0
	for round := 1; round <= game.Rounds; round++ {
		for _, view := range []stage.View{landscape(), upright()} {
			d := newTestBoard(t, trickOf(4), game.PhasePlay, round, view)
			words, good := d.words(), game.Colour(0)
			for int(good) < game.NumColours && !d.goodModel(good).open {
				good++
			}
			isFirst := d.state.InOrder()[0] == 0
			told := func(want string) {
				t.Helper()
				if isFirst {
					want = words.T(lang.HonshuLeadsNow)
				}
				o := d.outcome(false)
				if list := o.list(); list[1] != want || view.Class != stage.Wide && d.Message(d.state) != want {
					t.Errorf("round %d: %q is told, and %q; want %q", round, list, d.Message(d.state), want)
				}
			}
			for _, card := range d.choosable() {
				d.touch(cardPart(card))
				plain, raised := d.hand.rank(int(card), 0), d.hand.rank(int(card)+game.BoostValue, 0)
				switch {
				case int(good) == game.NumColours:
					told(words.WouldRank(plain, 4))
					without++
				case plain == raised:
					told(words.WouldRank(plain, 4))
					alone++
				default:
					told(words.EitherRank(plain, raised, 4))
					d.touch(button(buttonGood + int(good)))
					told(words.WouldRank(raised, 4))
					d.clearSelection()
					either++
				}
				d.clearSelection()
			}
		}
	}
	if either == 0 || alone == 0 || without == 0 {
		t.Errorf("%d cards have two ranks, %d have one, %d have no cube: the test sees too little", either, alone, without)
	}
}

func TestTheLoserOfADuelPaysOrStands(t *testing.T) {
	d := findMoment(t, trickOf(2), game.PhaseContest, always)
	if text, _, on := d.actWords(); on {
		t.Errorf("with no cube chosen the main button says %q and can be pressed", text)
	}
	stand := slices.ContainsFunc(d.cells(), func(c *ui.Control) bool { return c.Of == button(int(game.ButtonStand)) })
	if !stand {
		t.Error("nothing lets the duel stand")
	}
	cubes := d.state.Map(0).CubeCells(nil)
	paid := 0
	for _, at := range cubes[:2] {
		good := d.colourAt(at)
		if m := d.goodModel(good); m.selected < m.onLand {
			d.touch(button(buttonGood + int(good)))
			paid++
		}
		if _, _, on := d.actWords(); on != (paid != 1) {
			t.Errorf("after %d cubes the main button can be pressed: %t", paid, on)
		}
	}
	if c := d.press(); c.Verb != game.VerbPay || c.From[0] == c.From[1] {
		t.Errorf("with two cubes chosen the main button makes the choice %+v", c)
	}
	d.touch(button(buttonGood + int(d.colourAt(cubes[0]))))
	if len(d.hand.selection.payment) != 0 {
		t.Error("a third touch does not let the cubes go")
	}
}

// The player who has paid two cubes is first below the cards and on the plates, and the other one reads why.
func TestWhoHasPaidChoosesFirst(t *testing.T) {
	d := findMoment(t, trickOf(2), game.PhaseChoose, func(d *testBoard) bool { return d.state.HasPaid() })
	if payer, winner := d.playedCardView(0), d.playedCardView(1); payer.value >= winner.value || payer.rank != 1 || winner.rank != 2 {
		t.Errorf("the payer's card %d is number %d, the other %d number %d", payer.value, payer.rank, winner.value, winner.rank)
	}
	if text := d.speaker().counts(d.state, 0, d.state.Map(0)); !strings.Contains(text, d.words().Rank(1, "chooses")) {
		t.Errorf("the payer's plate says %q", text)
	}
	paid := d.words().T(lang.HonshuPaidToChoose, lang.Text("name", d.playerName(1)))
	d = findMoment(t, trickOf(2), game.PhaseKeep, func(d *testBoard) bool { return d.state.HasPaid() && d.state.Order(0) == 1 })
	if text := d.Message(d.state); !strings.HasPrefix(text, paid) {
		t.Errorf("the other reads %q, want first %q", text, paid)
	}
	d.choice = table.Choice{}
	if text := d.Message(d.state); text != paid {
		t.Errorf("who waits reads %q, want %q", text, paid)
	}
}

// A hint is picked as it stands: the main button plays it.
func TestAHintIsPicked(t *testing.T) {
	for _, tt := range []struct {
		setup rules.Setup
		phase game.Phase
	}{
		{trickOf(4), game.PhasePlay}, {trickOf(4), game.PhaseTake}, {trickOf(2), game.PhaseBid}, {trickOf(2), game.PhaseContest},
		{trickOf(2), game.PhaseChoose}, {trickOf(2), game.PhaseKeep}, {draftOf(4), game.PhasePick}, {draftOf(2), game.PhaseDrop},
	} {
		d := findMoment(t, tt.setup, tt.phase, always)
		for _, a := range d.state.Legal(0, nil) {
			d.setMarks(table.Marks{Kind: table.MarkHint, Parts: rules.Parts(d.match.Game, d.state, a)})
			want, _ := game.Fields(a)
			if got := d.press(); got != want {
				t.Errorf("%s: of the hint %+v the main button makes %+v", tt.phase, want, got)
			}
		}
	}
}

func TestAPairIsTakenByEitherCard(t *testing.T) {
	d := findMoment(t, trickOf(2), game.PhaseChoose, always)
	for n := 1; n <= 2; n++ {
		for _, card := range d.state.Pair(n) {
			d.touch(cardPart(card))
			if c := d.press(); c.Verb != game.VerbPair || c.N != n {
				t.Errorf("the card %s of pair %d makes the choice %+v", card, n, c)
			}
		}
	}
}

// A card dragged out of the hand is picked; dropped back into it, it is not.
func TestACardIsDraggedOutOfTheHand(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhasePlay, 1, landscape())
	card := d.choosable()[1]
	for _, tt := range []struct {
		at   geom.Point
		kept bool
		want game.Card
	}{
		{d.room(slotHand).Centre(), true, game.NoCard},
		{d.room(slotMiddle).Centre(), false, game.NoCard},
		{d.room(slotMiddle).Centre(), true, card},
	} {
		if !d.Grab(cardPart(card), d.room(slotHand).Centre()) {
			t.Fatal("the card cannot be grabbed")
		}
		d.Drag(rules.Part{}, tt.at)
		d.Drop(tt.at, tt.kept)
		if got := d.hand.selection.card; got != tt.want {
			t.Errorf("dropped at %v, kept %t, the card %s is picked, want %s", tt.at, tt.kept, got, tt.want)
		}
	}
}

// The panel of cards not yet seen lists all sixty, answers for its own controls alone, and can be put away.
func TestTheCardsNotYetSeen(t *testing.T) {
	for v, least := range map[stage.View]float64{
		landscape(): 37,
		stage.NewView(390, 844, 1, geom.Insets{}): 38,
		stage.NewView(320, 568, 1, geom.Insets{}): 24,
		stage.NewView(568, 320, 1, geom.Insets{}): 10,
	} {
		d := newTestBoard(t, trickOf(3), game.PhasePlay, 5, v)
		d.touch(button(buttonUnseen))
		unseen, all := 0, 0
		for _, target := range d.cells() {
			if target.Of.(rules.Part).Index > buttonUnseenCard {
				all++
			}
			if strings.HasSuffix(target.Name, "not yet seen") {
				unseen++
			}
			if !target.Rect.Within(v.Area) || min(target.Rect.W, target.Rect.H) < least {
				t.Errorf("%v: %s lies at %v", v.Area, target.Name, target.Rect)
			}
		}
		if want := game.NumCards - d.state.LocatedCards().Len(); all != game.NumCards || unseen != want {
			t.Errorf("%d cards are listed, %d as not yet seen; there are 60 and %d", all, unseen, want)
		}
		d.services.OnChange = func() {}
		d.touch(button(buttonUnseenAway))
		if n := len(d.cells()); n != 2 {
			t.Errorf("the list that is put away has %d controls", n)
		}
		if !d.Back() || d.overlays[panelLevel] != nil {
			t.Error("the panel does not close")
		}
	}
}

// On a phone held upright the picture of a card takes the place of the numbers, after the button that closes the panel, and
// a press brings them back.
func TestACardNotYetSeenIsLookedAtOnAPhone(t *testing.T) {
	large := stage.NewView(320, 568, 1, geom.Insets{})
	large.Text = 2
	for _, v := range []stage.View{large, stage.NewView(390, 844, 1, geom.Insets{})} {
		d := newTestBoard(t, trickOf(3), game.PhasePlay, 5, v)
		d.touch(button(buttonUnseen))
		numbers := len(d.cells())
		d.touch(button(buttonUnseenCard + 7))
		list := d.cells()
		if len(list) != 3 || list[1].Of.(rules.Part) != button(buttonUnseenCard+7) || list[1].Rect.H < 150 {
			t.Fatalf("%v: beside a card there are %d controls", v.Area, len(list)-1)
		}
		if d.touch(list[1].Of.(rules.Part)); len(d.cells()) != numbers || d.overlays[panelLevel].(*unseenPanel).face != game.NoCard {
			t.Errorf("%d controls are there after the card, want %d", len(d.cells()), numbers)
		}
	}
}

// The hand that a person looks at while others choose is drawn in the room, in one row or two.
func TestThePrivateCardsShowTheHand(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhaseTake, 3, landscape())
	own := d.match.State().View(0)
	for _, room := range []geom.Rect{geom.R(0, 0, 600, 200), geom.R(0, 0, 240, 260)} {
		c, trace := canvas.NewTrace(1280, 800, 1)
		d.DrawSecret(c, room, own, 0)
		cards := 0
		for _, stroke := range trace.Strokes {
			if _, ok := stroke.Key.(cardKey); ok {
				cards++
				if !stroke.Box.Within(room.Inset(-6)) {
					t.Errorf("a card lies at %v, outside of %v", stroke.Box, room)
				}
			}
		}
		if _, held := own.(*game.State).Hand(0); cards != held {
			t.Errorf("%d cards are drawn in %v, the hand has %d", cards, room, held)
		}
	}
	hand, n := d.match.State().(*game.State).Hand(0)
	text := d.DescribeSecret(own, 0)
	for card := range hand.All() {
		if !strings.Contains(text, "card "+card.String()+":") {
			t.Errorf("the hand of %d cards is told as %q, without the card %s", n, text, card)
		}
	}
	if text := d.DescribeSecret(d.match.State().View(1), 0); strings.Contains(text, "card ") {
		t.Errorf("to another seat the hand is told as %q", text)
	}
}

func TestTheSumStandsOutOnANarrowStrip(t *testing.T) {
	d := findMoment(t, trickOf(4), game.PhasePlay, func(d *testBoard) bool {
		legal := d.state.Legal(0, nil)
		c, _ := game.Fields(legal[len(legal)-1])
		return c.Boost
	})
	card := d.choosable()[0]
	d.touch(cardPart(card))
	for good := 0; !d.hand.selection.isBoosted; good++ {
		d.touch(button(buttonGood + good))
	}
	want := fmt.Sprintf("= %d", int(card)+game.BoostValue)
	if o := d.outcome(true); o.lines[o.best] != want {
		t.Errorf("of %q stands out %q, want %q", o.lines, o.lines[o.best], want)
	}
}

func TestTheTrackShowsToWhomTheHandGoes(t *testing.T) {
	seen := map[game.HandMove]bool{}
	for round := 1; round <= game.Rounds; round++ {
		d := newTestBoard(t, trickOf(4), game.PhasePlay, round, landscape())
		seat, move := d.neighbour()
		if want, ok := map[game.HandMove]rules.Seat{game.HandsLeft: 1, game.HandsRight: 3}[move]; ok && seat != want {
			t.Errorf("round %d: the hand goes to seat %d, want %d", round, seat, want)
		}
		seen[move] = true
	}
	if !seen[game.HandsLeft] || !seen[game.HandsRight] {
		t.Errorf("hands move in the ways %v only", seen)
	}
}
