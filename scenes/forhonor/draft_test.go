package forhonor

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

func TestNothingOverlapsInADraft(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		m := playedMatch(t, rules.Setup{Seats: seats}, 1, 0)
		for name, v := range stagetest.Views() {
			b := testBoard(m, 0, v, store.Normal)
			b.house.Settings.LeftHanded = seats%2 == 0
			b.arrange(v)
			b.show(m.State().View(0))
			p := b.handPlan()
			about := fmt.Sprintf("%s, %d seats", name, seats)
			rooms := map[string]geom.Rect{
				"head": p.head, "detail": p.detail, "row": p.row, "seats": p.seats, "commit": p.commit, "message": p.message,
			}
			if v.Class == stage.Tall {
				const lip, twoLines = 4.0, 58.0
				rooms["menu"] = geom.R(p.menu.X, p.menu.Y, p.menu.W, p.menu.H+lip)
				if p.message.H < twoLines {
					t.Errorf("%s: the message has only %v", about, p.message)
				}
			}
			for n := 1; n <= 6; n++ {
				cells := p.cells(n)
				for k, r := range cells {
					rooms[fmt.Sprintf("card %d", k)] = r.Inset(-chosenFrame)
					if min(r.W, r.H) < leastPress {
						t.Errorf("%s: card %d of %d is only %v", about, k, n, r)
					}
				}
				apart(t, about, v.Safe, rooms)
			}
			heroes := b.campsPlan()
			camps := map[string]geom.Rect{"head": heroes.head}
			for camp := range heroes.cards {
				camps[fmt.Sprintf("camp %d", camp)] = heroes.names[camp]
				for k, r := range heroes.cards[camp] {
					camps[fmt.Sprintf("card %d %d", camp, k)] = r
				}
			}
			apart(t, about, v.Safe, camps)
		}
	}
}

// TestSlipsOfADraftStandTogether holds that the slips of a camp stand right below each other while no heroes lie
// between them, and beside the hand.
func TestSlipsOfADraftStandTogether(t *testing.T) {
	const near = 12.0
	m := playedMatch(t, rules.Setup{Seats: 6}, 1, 0)
	for name, v := range stagetest.Views() {
		b := testBoard(m, 0, v, store.Normal)
		b.show(m.State().View(0))
		slips := b.Frame().Seats
		for seat, r := range slips {
			if r.Overlaps(b.handPlan().paper) {
				t.Errorf("%s: the slip of seat %d at %v lies over the hand", name, seat, r)
			}
			if v.Class == stage.Tall || seat < game.NumCamps {
				continue
			}
			if gap := r.Y - slips[seat-game.NumCamps].Bottom(); gap < 0 || gap > near {
				t.Errorf("%s: the slip of seat %d lies %v below the one above it", name, seat, gap)
			}
		}
	}
}

func TestAHeroIsPickedThenCommitted(t *testing.T) {
	m := playedMatch(t, rules.Setup{Seats: 2}, 1, 0)
	b := choosing(t, m, 1, windows()[1])
	hand, _ := m.State().(*game.State).Hand(1)
	for h := range hand.All() {
		if !b.touch(cardPart(h)) || b.over.picked.hero != h {
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
