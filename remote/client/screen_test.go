package client

import (
	"testing"

	"engawa/remote"
	"engawa/rules"
)

// TestATableScreenIsTold has a device watch as the table screen and as anybody, and go. A seat is told, also one that comes
// later, and no seat is a table screen by saying so.
func TestATableScreenIsTold(t *testing.T) {
	d := newDesk(t, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}})
	d.config.Screen, d.config.Keep = true, nil
	seat := d.open()
	d.hear(seat, "the match", func() bool { return seat.Match != nil && seat.Here(0) })
	if seat.Screen {
		t.Error("a seat counts as a table screen")
	}
	d.config.Screen, d.config.Link.Secret = false, d.watch
	screen := d.open()
	d.hear(screen, "the match", func() bool { return screen.Match != nil && len(screen.Sitting) > 0 })
	if screen.Seat >= 0 || screen.Screen {
		t.Fatalf("who watches is seat %v, screen %v", screen.Seat, screen.Screen)
	}
	screen.SetScreen(true)
	d.hear(seat, "the table screen", func() bool { return seat.Screen })
	d.hear(screen, "the same", func() bool { return screen.Screen })
	screen.SetScreen(false)
	d.hear(seat, "the end of it", func() bool { return !seat.Screen })
	screen.SetScreen(true)
	d.hear(seat, "another one", func() bool { return seat.Screen })
	screen.Close()
	d.hear(seat, "that it has gone", func() bool { return !seat.Screen })
}
