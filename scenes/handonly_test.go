package scenes_test

import (
	"context"
	"crypto/rand"
	"testing"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestAPhoneBesideATableScreenShowsTheHand has a phone sit at a table to which a table screen comes and from which it goes:
// what is public goes and comes back, of itself and by one press. A desktop window and a game without hands take no notice.
func TestAPhoneBesideATableScreenShowsTheHand(t *testing.T) {
	p := newTestHost(t, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{2: "1"}})
	phone, desk := newTestUser(t, upright(), &store.Memory{}, byMouse), newTestUser(t, lateral(), &store.Memory{}, byMouse)
	p.sit(phone, p.links.Seats[0])
	p.sit(desk, p.links.Seats[1])
	whole := func(g *testUser) bool { return g.page().Find("seat1") != nil && g.page().Find("whole") == nil }
	only := func(g *testUser) bool {
		return g.page().Find("seat1") == nil && g.page().Find("seat0") != nil && g.page().Find("whole") != nil
	}
	if !whole(phone) || !whole(desk) {
		t.Fatal("without a table screen not all is shown")
	}
	screen := p.watch(true)
	phone.until("the hand alone", func() bool { return only(phone) })
	desk.until("word of the table screen", func() bool { return desk.table() != nil })
	if !whole(desk) {
		t.Error("a desk leaves out what is public")
	}
	phone.choose("whole")
	if !whole(phone) {
		t.Error("one press does not show the whole table")
	}
	phone.choose("menu", "whole")
	if !only(phone) {
		t.Error("the menu does not show the hand alone")
	}
	screen.Close()
	phone.until("the whole table", func() bool { return whole(phone) })

	p = newTestHost(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	phone = newTestUser(t, upright(), &store.Memory{}, byMouse)
	p.sit(phone, p.links.Seats[0])
	screen = p.watch(true)
	phone.until("word of the table screen", func() bool { screen.Next(); return screen.HasTableScreen })
	phone.Tick(20)
	phone.choose("menu")
	if phone.page().Find("whole") != nil {
		t.Error("a game without hands leaves something out")
	}
}

// TestWhoWatchesBecomesTheTableScreen makes a spectator the table screen by its menu, which outlives a reload.
func TestWhoWatchesBecomesTheTableScreen(t *testing.T) {
	p := newTestHost(t, remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 2}})
	seat := p.open(p.links.Seats[0], false)
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	p.sit(g, p.links.Watch)
	told := func(want bool) {
		t.Helper()
		g.until("what the seat is told", func() bool { seat.Next(); return seat.Match != nil && seat.HasTableScreen == want })
	}
	told(false)
	g.choose("menu", "screen")
	told(true)
	g.Services.Navigator.Shelf()
	told(false)
	g = newTestUser(t, lateral(), disk, byMouse)
	g.Services.Dial = p.dial
	g.Services.Navigator.Together(p.link(p.links.Watch))
	told(true)
	g.until("the table", func() bool { _, ok := g.top().(*table.Table); return ok })
	g.choose("menu", "screen")
	told(false)
}

// watch is a device that watches, as the table screen or not.
func (p *testHost) watch(screen bool) *client.Session { return p.open(p.links.Watch, screen) }

// open opens the line of a device without a window.
func (p *testHost) open(secret remote.Secret, screen bool) *client.Session {
	p.t.Helper()
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		p.t.Fatal(err)
	}
	s := client.Open(client.Config{
		Link: remote.Link{Table: p.links.Table, Secret: secret}, Key: key, Name: "Momo", Games: games.All(), Random: rand.Reader, IsTableScreen: screen,
		Dial: func(ctx context.Context) (remote.Conn, error) { return p.dial(ctx, remote.Link{}) },
	})
	p.t.Cleanup(s.Close)
	return s
}
