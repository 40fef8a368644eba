package forhonor

import (
	"fmt"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// newState returns the beginning of a match of so many seats.
func newState(t testing.TB, seats int) *game.State {
	t.Helper()
	s, err := game.Game{}.New(rules.Setup{Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*game.State)
}

// rooms are the places that are seen on the battlefield.
func (l *layout) rooms() map[string]geom.Rect {
	rooms := map[string]geom.Rect{
		"score": l.score, "message": l.message, "orders": l.orders, "threat": l.threat, "whole": l.wholeButton, "frame": l.frame, "log": l.log,
	}
	if !l.breaking.Within(l.window) {
		rooms["breaking"] = l.breaking
	}
	for seat, r := range l.plates {
		rooms[fmt.Sprintf("slip %d", seat)] = r
	}
	for camp := range l.cards {
		for k, r := range l.cards[camp] {
			rooms[fmt.Sprintf("card %d %d", camp, k)] = r
		}
	}
	for k, r := range l.tools {
		rooms[fmt.Sprintf("tool %d", k)] = r
	}
	return rooms
}

func TestNothingOverlapsOnTheTable(t *testing.T) {
	list := stagetest.Views()
	list["568x320"] = stage.NewView(568, 320, 1, geom.Insets{})
	for name, v := range list {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			for _, m := range heroOwnerCases(t, seats) {
				for _, left := range []bool{false, true} {
					for below := range game.Camp(game.NumCamps) {
						for _, kind := range []struct{ watched, learns bool }{{}, {watched: true}, {learns: true}} {
							l := layoutFor(v.Safe, sitting{class: v.Class, heroOwners: m, below: below, isWatched: kind.watched, learns: kind.learns, textScale: v.TextScale()}, left)
							about := fmt.Sprintf("%s, %d seats, left %v, below %v, %+v", name, seats, left, below, kind)
							checkRooms(t, about, v.Safe, l.rooms())
							checkSizes(t, about, v, seats, kind.learns, &l)
						}
					}
				}
			}
		}
	}
}

// TestTheBattlefieldStaysLargeBesideLargeSentences looks at phones: large sentences take nothing of the battlefield, of the
// cards of heroes and of a draft where they are held sideways, and hardly anything where they are held upright.
func TestTheBattlefieldStaysLargeBesideLargeSentences(t *testing.T) {
	const least = 0.95 // of the usual height
	for name, v := range map[string]stage.View{
		"390x844": stage.NewView(390, 844, 1, geom.Insets{}), "320x568": stage.NewView(320, 568, 1, geom.Insets{}),
		"844x390": stage.NewView(844, 390, 1, geom.Insets{}), "568x320": stage.NewView(568, 320, 1, geom.Insets{}),
	} {
		for _, text := range []float64{1.5, 2} {
			v.Text = text
			room := v.For(nil)
			for _, panel := range []panelKind{noPanel, draftPanel, linePanel} {
				at := func(textScale ui.TextScale) layout {
					return layoutFor(room.Safe, sitting{class: room.Class, heroOwners: heroOwnersOf(newState(t, 2)), panel: panel, textScale: textScale}, false)
				}
				usual, large := at(1), at(room.TextScale())
				about := fmt.Sprintf("%s, %.1f, panel %d", name, text, panel)
				share := large.window.H / usual.window.H
				if share < least || room.Class == stage.Low && (share < 1 || large.overlayArea != usual.overlayArea || large.cards != usual.cards) {
					t.Errorf("%s: the battlefield has %v, usually %v, a panel %v and %v", about, large.window, usual.window, large.overlayArea, usual.overlayArea)
				}
				if want := table.MessageHeight(room.TextScale(), 2); panel == noPanel && large.message.H < want {
					t.Errorf("%s: sentences have %v, want %.0f of height", about, large.message, want)
				}
			}
		}
	}
}

// heroOwnerCases are who owns the heroes at the start, and with owners that take turns, as in a fixed order.
func heroOwnerCases(t *testing.T, seats int) []heroOwners {
	t.Helper()
	m := heroOwnersOf(newState(t, seats))
	turned := m
	for camp := range turned {
		turned[camp][1], turned[camp][3] = turned[camp][3], turned[camp][1]
	}
	return []heroOwners{m, turned}
}

func checkRooms(t *testing.T, about string, safe geom.Rect, rooms map[string]geom.Rect) {
	t.Helper()
	for a, r := range rooms {
		if r == (geom.Rect{}) {
			continue
		}
		if r.Empty() || !r.Inset(0.01).Within(safe) {
			t.Errorf("%s: %s %v is not inside %v", about, a, r, safe)
		}
		for b, o := range rooms {
			if a < b && !o.Empty() && r.Inset(0.01).Overlaps(o) {
				t.Errorf("%s: %s %v and %s %v overlap", about, a, r, b, o)
			}
		}
	}
}

// minTarget is the least size of what is pressed in windows smaller than those of phones, and of tools in desktop windows.
const minTarget = 44.0

func checkSizes(t *testing.T, about string, v stage.View, seats int, learns bool, l *layout) {
	t.Helper()
	banner := 44.0
	if l.watch {
		banner = 30 // of one line
	}
	for name, r := range map[string]struct {
		geom.Rect
		w, h float64
	}{
		"window": {l.window, 220, 110}, "score": {l.score, 220, 44}, "breaking": {l.breaking, 150, banner},
		"over": {l.overlayArea, 220, 120},
	} {
		if r.W < r.w || r.H < r.h {
			t.Errorf("%s: %s is only %.0f x %.0f", about, name, r.W, r.H)
		}
	}
	if !l.watch && !(learns && v.Class == stage.Wide) && (l.message.W < 140 || l.message.H < 40 || l.threat.W < minTarget || l.threat.H < minTarget) {
		t.Errorf("%s: the message has only %.0f x %.0f, the button of the threat map %.0f x %.0f", about, l.message.W, l.message.H, l.threat.W, l.threat.H)
	}
	if !l.watch && (l.orders.W < 140 || l.orders.H < minTarget || l.confirm.W < 140 || l.confirm.H < minTarget) {
		t.Errorf("%s: orders has only %.0f x %.0f, confirm %.0f x %.0f", about, l.orders.W, l.orders.H, l.confirm.W, l.confirm.H)
	}
	for seat, r := range l.plates[:seats] {
		if r.W < 64 || r.H < 28 {
			t.Errorf("%s: the plate of seat %d is only %.0f x %.0f", about, seat, r.W, r.H)
		}
	}
	for camp := range l.cards {
		for _, r := range l.cards[camp] {
			if r.W < 56 || r.H < minTarget || v.Class == stage.Wide && r.H < 58 {
				t.Errorf("%s: a hero's card is only %.0f x %.0f", about, r.W, r.H)
			}
		}
	}
	for k, r := range l.tools {
		if !r.Empty() && (r.W < minTarget || r.H < minTarget) {
			t.Errorf("%s: tool %d is only %.0f x %.0f", about, k, r.W, r.H)
		}
	}
}
