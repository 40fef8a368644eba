package host_test

import (
	"context"
	"errors"
	"fmt"
	randv2 "math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// cluster is several hosts with one journal.
type cluster struct {
	*testHost
	mu    sync.Mutex
	hosts map[string]*host.Host // those that answer the others
}

func newCluster(t *testing.T, j journal.Journal, addresses ...string) *cluster {
	c := &cluster{testHost: &testHost{t: t, journal: j}, hosts: map[string]*host.Host{}}
	for _, address := range addresses {
		h := host.New(host.Config{Journal: j, Games: games.All(), Now: c.now, Address: address, Reach: c.reach})
		t.Cleanup(h.Close)
		c.hosts[address] = h
	}
	return c
}

func (c *cluster) at(address string) *host.Host {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.hosts[address]
}

// cut has the other hosts reach this one no more.
func (c *cluster) cut(address string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.hosts, address)
}

func (c *cluster) reach(_ context.Context, address string) (remote.Conn, error) {
	h := c.at(address)
	if h == nil {
		return nil, errors.New("no host answers")
	}
	near, far := remote.Pipe()
	go h.ServeRelayed(c.t.Context(), far)
	return near, nil
}

// sitAt has a device sit down at one of the hosts.
func (c *cluster) sitAt(h *host.Host, table string, secret remote.Secret, name string) *player {
	c.t.Helper()
	p := &player{t: c.t, key: newSecret(c.t), link: remote.Link{Table: table, Secret: secret}}
	p.connect(h, name)
	for p.view == nil {
		p.next()
	}
	return p
}

// holders returns who has held the table, one after another.
func (c *cluster) holders(table string) (list []string) {
	for _, r := range journaltest.Records(c.t, c.journal, table) {
		if r.Kind == journal.Hold {
			list = append(list, r.Text)
		}
	}
	return list
}

// count returns how many records the command of a seat has.
func (c *cluster) count(table string, p *player, id string) (n int) {
	for _, r := range journaltest.Records(c.t, c.journal, table) {
		if r.ID == p.seat.String()+" "+id {
			n++
		}
	}
	return n
}

// waitForEnd reads until the line ends, and fails where a command is answered before.
func (p *player) waitForEnd() {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.t.Context(), patience)
	defer stop()
	for {
		data, err := p.wire.Read(ctx)
		if ctx.Err() != nil {
			p.t.Fatal("the line does not end")
		}
		if err != nil {
			return
		}
		if r := p.take(data); r.Type == remote.Ack || r.Type == remote.Refused || r.Type == remote.Bye {
			p.t.Fatalf("the line goes on with %s %s %s", r.Type, r.Code, r.Text)
		}
	}
}

// command is the player's first legal action as a command.
func (p *player) command(id string) remote.Request {
	p.t.Helper()
	legal := p.view.Legal(p.seat, nil)
	if len(legal) == 0 {
		p.t.Fatalf("it is not the turn of seat %s", p.seat)
	}
	return remote.Request{Type: remote.Do, ID: id, N: p.n, Text: p.game.FormatAction(p.view, rules.Move{By: p.seat, Do: legal[0]})}
}

// TestTwoHostsPlayOneTable has two devices play at two hosts: what happens at the table reaches both. The host that holds
// the table is then cut off from the other one, which takes it; what it would write is refused, and its device comes to
// the other one, with the command that had no answer.
func TestTwoHostsPlayOneTable(t *testing.T) {
	c := newCluster(t, &journal.Memory{}, "a", "b")
	a, b := c.at("a"), c.at("b")
	links, err := a.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{rules.OptionStart: "0"}}})
	if err != nil {
		t.Fatal(err)
	}
	one, two := c.sitAt(a, links.Table, links.Seats[0], "Hana"), c.sitAt(b, links.Table, links.Seats[1], "Ken")
	for seats := one.until(remote.People).Seats; !seats[1].Here; seats = one.until(remote.People).Seats {
	}
	play([]*player{one, two}, randv2.New(randv2.NewPCG(3, 4)), 4)
	if r := one.ask(remote.Request{Type: remote.Undo, N: one.n}); r.Type != remote.Ack {
		t.Fatalf("the question is answered with %+v", r)
	}
	if r := two.until(remote.Asked); r.Text != string(remote.Undo) {
		t.Errorf("the other host's device is asked %q", r.Text)
	}
	if r := two.ask(remote.Request{Type: remote.Agree, N: two.n}); r.Type != remote.Ack {
		t.Fatalf("the answer is answered with %+v", r)
	}
	one.until(remote.Position)
	if one.n != 2 || two.n != 2 {
		t.Fatalf("after taking back, %d and %d moves are left", one.n, two.n)
	}
	if held := c.holders(links.Table); strings.Join(held, " ") != "a" {
		t.Errorf("the table is held by %v", held)
	}

	c.cut("a")
	two.wire.Close()
	two.connect(b, "Ken")
	if held := c.holders(links.Table); strings.Join(held, " ") != "a b" {
		t.Errorf("the table is held by %v", held)
	}
	late := one.command("late")
	one.send(late)
	one.waitForEnd()
	one.connect(b, "Hana")
	for range 2 {
		if r := one.ask(late); r.Type != remote.Ack || r.N != 3 {
			t.Errorf("sent again, the command is answered with %+v", r)
		}
	}
	if n := c.count(links.Table, one, "late"); n != 1 {
		t.Errorf("the command is kept %d times", n)
	}
	spread([]*player{one, two}, 3)
	play([]*player{one, two}, randv2.New(randv2.NewPCG(3, 4)), 4)
}

// TestAHolderThatWaitsLearnsOfAnother has a device wait at a host that is cut off from the other one, which takes the
// table. It must not wait for ever.
func TestAHolderThatWaitsLearnsOfAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCluster(t, &journal.Memory{}, "a", "b")
		a, b := c.at("a"), c.at("b")
		links, err := a.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{rules.OptionStart: "1"}}})
		if err != nil {
			t.Fatal(err)
		}
		one := c.sitAt(a, links.Table, links.Seats[0], "Hana")
		c.cut("a")
		two := c.sitAt(b, links.Table, links.Seats[1], "Ken")
		if r := two.ask(two.command("first")); r.Type != remote.Ack {
			t.Fatalf("the move is answered with %+v", r)
		}
		one.waitForEnd()
		one.connect(b, "Hana")
		spread([]*player{one}, 1)
		for range 3 { // the holder looks, and keeps its table
			pass(time.Minute, one, two)
		}
		if r := one.ask(one.command("second")); r.Type != remote.Ack || r.N != 2 {
			t.Errorf("the next move is answered with %+v", r)
		}
	})
}

// TestAnOvertakenHolderWelcomesNobody has a device come back to a host that still has its table in memory, from another one
// that has taken it: it must not be sent an older position, and its command is acknowledged as it was.
func TestAnOvertakenHolderWelcomesNobody(t *testing.T) {
	c := newCluster(t, &journal.Memory{}, "a", "b")
	a, b := c.at("a"), c.at("b")
	links, err := a.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{rules.OptionStart: "0"}}})
	if err != nil {
		t.Fatal(err)
	}
	one := c.sitAt(a, links.Table, links.Seats[0], "Hana")
	one.wire.Close()
	c.cut("a")
	one.connect(b, "Hana")
	move := one.command("once")
	if r := one.ask(move); r.Type != remote.Ack {
		t.Fatalf("the move is answered with %+v", r)
	}
	one.wire.Close()
	for !isWelcome(t, a, one.link, one.key) {
	}
	one.connect(a, "Hana")
	if r := one.replies[len(one.replies)-1]; r.N != 1 {
		t.Errorf("after one move the welcome tells of %d", r.N)
	}
	if r := one.ask(move); r.Type != remote.Ack || r.N != 1 {
		t.Errorf("sent again, the move is answered with %+v", r)
	}
	if held := c.holders(links.Table); strings.Join(held, " ") != "a b" {
		t.Errorf("the table is held by %v", held)
	}
}

// TestOneOfManyTakesATable has devices come to two hosts at once after the holder has gone: one host takes the table, the
// other relays to it.
func TestOneOfManyTakesATable(t *testing.T) {
	for range 20 {
		c := newCluster(t, &journal.Memory{}, "a", "b", "c")
		links, err := c.at("a").Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
		if err != nil {
			t.Fatal(err)
		}
		c.at("a").Close()
		c.cut("a")
		var all sync.WaitGroup
		for k, secret := range []remote.Secret{links.Seats[0], links.Seats[1], links.Watch, links.Watch} {
			all.Go(func() {
				key, h := newSecret(t), c.at([]string{"b", "c"}[k%2])
				for !isWelcome(t, h, remote.Link{Table: links.Table, Secret: secret}, key) {
				}
			})
		}
		all.Wait()
		if held := c.holders(links.Table); len(held) != 2 || held[0] != "a" || held[1] == "a" {
			t.Fatalf("the table is held by %v", held)
		}
	}
}

// isWelcome reports whether the host takes a device in.
func isWelcome(t *testing.T, h *host.Host, link remote.Link, key remote.Secret) bool {
	device, other := remote.Pipe()
	defer device.Close()
	go h.Serve(t.Context(), other)
	if device.Write(t.Context(), remote.EncodeRequest(remote.Request{
		Type: remote.Hello, Version: remote.Version, Table: link.Table, Key: key, Secret: link.Secret,
	})) != nil {
		return false
	}
	data, err := device.Read(t.Context())
	if err != nil {
		return false
	}
	r, err := remote.DecodeReply(data)
	if err != nil || r.Type == remote.Bye {
		t.Errorf("the host answers %s, %v", data, err)
	}
	return r.Type == remote.Welcome
}

// unsureJournal is a journal that does not answer whether it has kept a move, once.
type unsureJournal struct {
	journal.Memory
	mu      sync.Mutex
	isArmed bool
	keeps   bool
}

func (u *unsureJournal) arm() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.isArmed = true
}

func (u *unsureJournal) Append(table string, after uint64, data []byte) error {
	u.mu.Lock()
	now := u.isArmed
	u.isArmed = false
	u.mu.Unlock()
	if now && !u.keeps {
		return journal.ErrUnsure
	}
	if err := u.Memory.Append(table, after, data); err != nil || !now {
		return err
	}
	return fmt.Errorf("the line is gone: %w", journal.ErrUnsure)
}

// TestAMoveThatIsPerhapsKept holds that a command is neither acknowledged nor refused while nobody knows whether it has
// been kept: the line ends, and the command that comes again is done once.
func TestAMoveThatIsPerhapsKept(t *testing.T) {
	for _, keeps := range []bool{false, true} {
		u := &unsureJournal{keeps: keeps}
		a := newTestHost(t, u)
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{rules.OptionStart: "0"}}})
		one, two := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken")
		spread([]*player{one, two}, 0)
		for one.view == nil {
			one.next()
		}
		move := one.command("perhaps")
		u.arm()
		one.send(move)
		one.waitForEnd()
		two.waitForEnd()
		one.connect(a.host, "Hana")
		if r := one.ask(move); r.Type != remote.Ack || r.N != 1 {
			t.Errorf("kept %v: sent again, it is answered with %+v", keeps, r)
		}
		if n := (&cluster{testHost: a}).count(links.Table, one, "perhaps"); n != 1 {
			t.Errorf("kept %v: the command has %d records", keeps, n)
		}
	}
}
