//go:build !js

package scenestest

import (
	"context"
	"fmt"
	"net"
	"slices"
	"testing/fstest"
	"time"

	"engawa/internal/hosting"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/rules/games"
	"engawa/scenes/invite"
	"engawa/scenes/stage"
)

// inviteScreens are the pictures of tables that this program's own host keeps.
func inviteScreens() []Screen {
	const address = "192.168.1.20"
	made := func(d *Driver) error { return d.makeTable(address) }
	return []Screen{
		{"invite-together", do(func(d *Driver) {
			d.keepTables(address, nil)
			d.Services.Navigator.Together("")
		})},
		{"invite-game", func(d *Driver) error {
			d.keepTables(address, nil)
			d.Services.Navigator.NewTable()
			return d.waitForHost(func(s stage.HostState) bool { return s.Running })
		}},
		{"invite-setup", func(d *Driver) error { return d.agreeOnTable(address) }},
		{"invite", made},
		{"invite-offline", func(d *Driver) error { return d.makeTable("") }},
		{"invite-code", inOrder(made, seek("code.2"))},
		{"invite-level", inOrder(made, seek("fill.2"))},
		{"invite-agreed", func(d *Driver) error {
			if err := d.agreeOnTable(address); err != nil {
				return err
			}
			return d.Seek("option.clock.more")
		}},
		{"invite-sitter", inOrder(made, seek("take.2"))},
		{"invite-beside", inOrder(made, seek("take.2"), press("close"), func(d *Driver) error { // two seats of this device
			return d.waitForSeats("the second person", func(seats []remote.SeatInfo) bool { return seats[2].Here })
		})},
		{"invite-screen", inOrder(made, seek("leave.0"), press("yes"), func(d *Driver) error { // no seat of this device
			return d.waitForSeats("the free seat", func(seats []remote.SeatInfo) bool { return seats[0].Name == "" })
		})},
		{"invite-locked", func(d *Driver) error {
			d.keepTables(address, fmt.Errorf("the tables cannot be opened: %w", journal.ErrLocked))
			d.Services.Navigator.NewTable()
			return d.waitForHost(func(s stage.HostState) bool { return s.Problem != nil })
		}},
	}
}

// waitForHost waits until the program's own host has come to something, and the panels have seen it.
func (d *Driver) waitForHost(holds func(stage.HostState) bool) error {
	err := d.wait("the host", func() bool { return holds(d.Services.Host.State()) })
	d.Tick(60) // they look a few times a second
	return err
}

// clipboard is a device that has one, and nothing else.
type clipboard struct{ stage.Outside }

// Can implements stage.Outside.
func (clipboard) Can() stage.Abilities { return stage.Abilities{Copy: true, Paste: true} }

// Copy implements stage.Outside.
func (clipboard) Copy(string) bool { return true }

// Arrivals implements stage.Outside.
func (clipboard) Arrivals() []stage.Arrival { return nil }

// keepTables gives the program a host of its own that is reached at an address, or not at all where its tables cannot be
// opened.
func (d *Driver) keepTables(address string, fault error) {
	d.Services.Outside = clipboard{}
	h := hosting.New(hosting.Config{
		Games: games.All(), Page: fstest.MapFS{}, Random: fixedRandom{}, Now: func() time.Time { return time.Unix(1, 0) },
		Open: func() (journal.Journal, journal.Archive, error) {
			if fault != nil {
				return nil, nil, fault
			}
			return &journal.Memory{}, nil, nil
		},
		Listen:  func(port int) (net.Listener, error) { return idleListener{port, make(chan struct{})}, nil },
		Address: func() string { return address },
	})
	d.Services.Host = h
	d.onClose(func() { h.Close() })
	d.onClose(d.Services.Navigator.Shelf) // which ends the lines
}

// idleListener is a listener to whom nobody comes.
type idleListener struct {
	port int
	done chan struct{}
}

// Accept implements net.Listener.
func (l idleListener) Accept() (net.Conn, error) {
	<-l.done
	return nil, net.ErrClosed
}

// Close implements net.Listener.
func (l idleListener) Close() error {
	close(l.done)
	return nil
}

// Addr implements net.Listener.
func (l idleListener) Addr() net.Addr { return &net.TCPAddr{Port: l.port} }

// agreeOnTable opens the page for a table of Honshū at which the second seat is a computer's.
func (d *Driver) agreeOnTable(address string) error {
	d.keepTables(address, nil)
	d.Services.Settings.Name = "Aki"
	d.Services.Navigator.NewTable()
	d.Tick(1)
	return d.Seek("game.honshu", "seat1.computer")
}

// makeTable makes the table, at which Mika sits on the last seat.
func (d *Driver) makeTable(address string) error {
	if err := d.agreeOnTable(address); err != nil {
		return err
	}
	if err := d.Press("begin"); err != nil {
		return err
	}
	if err := d.waitForSeats("the table", func([]remote.SeatInfo) bool { return true }); err != nil {
		return err
	}
	kept := d.Services.Store.RemoteTables()[0]
	last := len(kept.Own.Seats) - 1
	link, err := remote.ParseLink(kept.Link)
	if err != nil {
		return err
	}
	link.Secret = remote.Secret(kept.Own.Seats[last])
	key, err := remote.NewSecret(fixedRandom{})
	if err != nil {
		return err
	}
	other := client.Open(client.Config{Link: link, Key: key, Name: otherName, Games: games.All(), Random: fixedRandom{}, Dial: func(ctx context.Context) (remote.Conn, error) {
		return d.Services.Host.Dial(ctx)
	}})
	d.onClose(other.Close)
	return d.waitForSeats("the other", func(seats []remote.SeatInfo) bool { return seats[last].Here })
}

// waitForSeats waits until the panel shows a table of which something holds, and at which the devices of all who have sat
// down are connected: of several lines, the host may tell of one before another.
func (d *Driver) waitForSeats(what string, holds func([]remote.SeatInfo) bool) error {
	isAway := func(s remote.SeatInfo) bool { return s.Name != "" && s.Bot == "" && !s.Here }
	return d.wait(what, func() bool {
		p, ok := d.Services.Stack.Top().(*invite.Panel)
		return ok && p.Sitting() != nil && !slices.ContainsFunc(p.Sitting(), isAway) && holds(p.Sitting())
	})
}
