package forhonor

import (
	"engawa/scenes/table"
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// checkHand looks for parts of the overlay on top that have no room, lie over each other or are too small to be pressed.
func checkHand(t *testing.T, about string, b *Board) {
	t.Helper()
	tree, frame := b.top().Tree(), table.PlacesOf(b.Tree(), b.match.Seats())
	if len(tree.Overflows) > 0 {
		t.Errorf("%s: there is no room for %s", about, tree.Overflows)
	}
	list := map[string]geom.Rect{"message": frame.Message, "confirm": frame.Confirm, "menu": frame.Tools[toolMenu], "head": tree.Slot(slotHead)}
	for _, c := range tree.Controls() {
		list[c.Key] = c.Rect
		if p, _ := c.Of.(rules.Part); p.Kind == rules.PartCard {
			list[c.Key] = c.Rect.Inset(-selectionFrame)
		}
		least := minPress
		if _, opens := cardHero(c.Of.(rules.Part), buttonPanel); opens {
			least = 24 // what only opens a panel, in the smallest windows
		}
		if min(c.Rect.W, c.Rect.H) < least {
			t.Errorf("%s: %s is only %v", about, c.Name, c.Rect)
		}
	}
	checkApart(t, about, b.view.Safe, list)
}

func TestNothingOverlapsInADraft(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		m := playMatch(t, rules.Setup{Seats: seats}, 1, 0)
		for name, v := range stagetest.Views() {
			b := choosing(t, m, 0, v)
			b.services.Settings.LeftHanded = seats%2 == 0
			b.arrange(v)
			c := b.choice
			b.cover(&b.overlayState.draft) // eight are dealt their heroes
			about := fmt.Sprintf("%s, %d seats", name, seats)
			for n := 1; n <= 6; n++ {
				b.Choose(c)
				b.overlayState.draft.state.hand = b.overlayState.draft.state.hand[:0]
				for h := range game.Hero(n) {
					b.overlayState.draft.state.hand = append(b.overlayState.draft.state.hand, h+1)
				}
				b.overlayState.draft.state.picks = []game.Hero{10, 11, 12}[:n%4]
				checkHand(t, fmt.Sprintf("%s, %d cards", about, n), b)
				b.overlayState.draft.card = cardPart(game.Hero(n))
				checkHand(t, fmt.Sprintf("%s, %d cards, one picked", about, n), b)
				b.overlayState.draft.card = rules.Part{}
			}
		}
	}
}

// TestCampsHaveRoom holds that the heroes of both camps stand apart from each other, known or not, as usual and in large
// words.
func TestCampsHaveRoom(t *testing.T) {
	for _, setup := range setups() {
		m := playMatch(t, setup, 1, 0)
		for name, v := range stagetest.Views() {
			for _, size := range []float64{1, 2} {
				for _, tag := range lang.Tags() {
					v := v
					v.Text = size
					v = v.For(nil)
					b := testBoard(m, 0, v, store.Off)
					b.services.Words = lang.For(tag)
					b.show(m.State().View(0))
					b.cover(&b.overlayState.camps)
					about := fmt.Sprintf("%s, %s, %d seats, words %v times as large", name, tag, setup.Seats, size)
					checkHand(t, about, b)
					for camp := range b.display.figures {
						for k := range b.display.figures[camp] {
							b.display.figures[camp][k].Hero = game.Hero(1 + camp*game.CampSize + k)
						}
					}
					checkHand(t, about+", all known", b)
				}
			}
		}
	}
}

// TestHandsHaveRoom holds that nothing of a draft or a line-up is cut off, in every window, language and size of words.
func TestHandsHaveRoom(t *testing.T) {
	fixed := rules.Setup{Seats: 2, Options: map[string]string{game.OptOrder: "fixed"}}
	for about, m := range map[string]*rules.Match{
		"draft":   playMatch(t, rules.Setup{Seats: 2}, 1, 0),
		"line-up": moment(t, fixed, func(s *game.State) bool { return s.Phase() == game.PhaseLine && s.Ready() == 0 }),
	} {
		for name, v := range stagetest.Views() {
			for _, size := range []float64{1, 2} {
				for _, tag := range lang.Tags() {
					v := v
					v.Text = size
					v = v.For(nil)
					b := choosing(t, m, 0, v)
					b.services.Words = lang.For(tag)
					about := fmt.Sprintf("%s, %s, %s, words %v times as large", about, name, tag, size)
					if over := b.top().Tree().Overflows; len(over) > 0 {
						t.Errorf("%s: there is no room for %s", about, over)
					}
					for _, c := range b.top().Tree().Controls() {
						b.touch(c.Of.(rules.Part))
						if over := b.top().Tree().Overflows; len(over) > 0 {
							t.Errorf("%s, %s touched: there is no room for %s", about, c.Name, over)
						}
					}
				}
			}
		}
	}
}

// TestPlatesOfADraftStandTogether holds that the plates of a camp stand right below each other while no heroes lie
// between them, and beside the hand.
func TestPlatesOfADraftStandTogether(t *testing.T) {
	const near = 12.0
	m := playMatch(t, rules.Setup{Seats: 6}, 1, 0)
	for name, v := range stagetest.Views() {
		b := testBoard(m, 0, v, store.Normal)
		b.show(m.State().View(0))
		plates := table.PlacesOf(b.Tree(), b.match.Seats()).Seats
		for seat, r := range plates {
			if r.Overlaps(b.overlayState.draft.Room()) {
				t.Errorf("%s: the plate of seat %d at %v lies over the hand", name, seat, r)
			}
			if v.Class == stage.Tall || seat < game.NumCamps {
				continue
			}
			if gap := r.Y - plates[seat-game.NumCamps].Bottom(); gap < 0 || gap > near {
				t.Errorf("%s: the plate of seat %d lies %v below the one above it", name, seat, gap)
			}
		}
	}
}

func TestAHeroIsPickedThenCommitted(t *testing.T) {
	m := playMatch(t, rules.Setup{Seats: 2}, 1, 0)
	b := choosing(t, m, 1, windows()[1])
	hand, _ := m.State().(*game.State).Hand(1)
	for h := range hand.All() {
		if !b.touch(cardPart(h)) || b.overlayState.draft.card != cardPart(h) {
			t.Errorf("%s is not picked", h)
		}
		if parts, ok := b.compose(button(buttonCommit)); !ok || !legalParts(m, 1, parts) {
			t.Errorf("%s composes %v, %t", h, parts, ok)
		}
	}
}

// Heroes are lined up in the order in which they are touched, and taken out by another touch.
func TestALineUpIsComposed(t *testing.T) {
	setup := rules.Setup{Seats: 4, Options: map[string]string{game.OptOrder: "fixed"}}
	m := moment(t, setup, func(s *game.State) bool { return s.Phase() == game.PhaseLine && s.Ready() == 0 })
	s := m.State().(*game.State)
	for camp := range game.Camp(game.NumCamps) {
		captain := s.Captain(camp)
		b := choosing(t, m, captain, windows()[0])
		figures := s.Figures(camp)
		for _, k := range []int{2, 0, 3} {
			b.touch(cardPart(figures[k].Hero))
		}
		b.touch(cardPart(figures[0].Hero)) // out again
		b.touch(cardPart(figures[1].Hero))
		if parts, ok := b.compose(button(buttonCommit)); !ok || parts != nil {
			t.Errorf("three heroes compose %v", parts)
		}
		b.touch(cardPart(figures[0].Hero))
		want := []rules.Part{cardPart(figures[2].Hero), cardPart(figures[3].Hero), cardPart(figures[1].Hero), cardPart(figures[0].Hero)}
		if parts, ok := b.compose(button(buttonCommit)); !ok || !slices.Equal(parts, want) || !legalParts(m, captain, parts) {
			t.Errorf("the line of camp %s is %v, want %v", camp, parts, want)
		}
	}
}

// TestHeroesThatArePickedHaveTheirCaption holds a hero that has been picked on phones and large screens: it is written
// above it whose it is, and it can be pressed.
func TestHeroesThatArePickedHaveTheirCaption(t *testing.T) {
	m := playMatch(t, rules.Setup{Seats: 2}, 1, 0)
	for _, v := range []stage.View{
		stage.NewView(390, 844, 1, geom.Insets{}), stage.NewView(844, 390, 1, geom.Insets{}), stage.NewView(1280, 800, 1, geom.Insets{}),
	} {
		b := choosing(t, m, 0, v)
		c := b.choice
		b.cover(&b.overlayState.draft)
		b.Choose(c)
		b.overlayState.draft.state.picks = []game.Hero{10}
		tree := b.top().Tree()
		surface, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
		tree.Draw(surface, nil)
		if !slices.Contains(trace.Texts(), b.words().T(lang.ForhonorDraftYours)) {
			t.Errorf("%gx%g: nothing says whose hero it is: %q", v.Area.W, v.Area.H, trace.Texts())
		}
		checkHand(t, fmt.Sprintf("%gx%g", v.Area.W, v.Area.H), b)
	}
}
