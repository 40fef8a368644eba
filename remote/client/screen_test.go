package client

import (
	"testing"

	"engawa/remote"
	"engawa/rules"
)

// TestATableScreenIsTold has a device watch as the table screen and as anybody, and go. Seats are notified, also one that comes
// later, and no seat is a table screen by saying so.
func TestATableScreenIsTold(t *testing.T) {
	d := newDesk(t, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}})
	d.config.IsTableScreen, d.config.Save = true, nil
	seat := d.open()
	d.waitFor(seat, "the match", func() bool { return seat.Match != nil && seat.IsHere(0) })
	if seat.HasTableScreen {
		t.Error("a seat counts as a table screen")
	}
	d.config.IsTableScreen, d.config.Link.Secret = false, d.watch
	screen := d.open()
	d.waitFor(screen, "the match", func() bool { return screen.Match != nil && len(screen.SeatInfos) > 0 })
	if screen.Seat >= 0 || screen.HasTableScreen {
		t.Fatalf("who watches is seat %v, screen %v", screen.Seat, screen.HasTableScreen)
	}
	screen.SetScreen(true)
	d.waitFor(seat, "the table screen", func() bool { return seat.HasTableScreen })
	d.waitFor(screen, "the same", func() bool { return screen.HasTableScreen })
	screen.SetScreen(false)
	d.waitFor(seat, "the end of it", func() bool { return !seat.HasTableScreen })
	screen.SetScreen(true)
	d.waitFor(seat, "another one", func() bool { return seat.HasTableScreen })
	screen.Close()
	d.waitFor(seat, "that it has gone", func() bool { return !seat.HasTableScreen })
}
