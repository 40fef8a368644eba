package host_test

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
)

// slowConn is a line whose other side answers after a while.
type slowConn struct {
	remote.Conn
	delay *atomic.Int64 // as a time.Duration
}

// Ping implements remote.Pinger.
func (c slowConn) Ping(ctx context.Context) error {
	select {
	case <-time.After(time.Duration(c.delay.Load())):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// connectSlowly connects the player by a line that answers after a while.
func (p *player) connectSlowly(h *host.Host, delay *atomic.Int64) {
	p.t.Helper()
	device, other := remote.Pipe()
	go h.Serve(p.t.Context(), slowConn{other, delay})
	p.greet(device, "Hana")
}

// awaitLine reads until others are told that the line of the first seat is slow, or good again, and returns how long that took.
func (p *player) awaitLine(isSlow bool) time.Duration {
	p.t.Helper()
	began := time.Now()
	for seats := p.until(remote.People).Seats; seats[0].Slow != isSlow || !seats[0].Here; seats = p.until(remote.People).Seats {
		if seats[0].Here {
			p.t.Errorf("who has a line is told of with slow=%t; expected %t", seats[0].Slow, isSlow)
		}
	}
	return time.Since(began)
}

// TestASlowLineIsSeen has a device answer the host sooner and later, and not at all: the others are told once that its line is
// slow, and once that it is good again, after two answers in time. A better line of the same seat counts.
func TestASlowLineIsSeen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		a := newTestHost(t, &journal.Memory{})
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
		var delay, other atomic.Int64
		set := func(d time.Duration) { delay.Store(int64(d)) }
		set(100 * time.Millisecond)
		two := a.sit(links.Table, links.Seats[1], "Ken")
		one := &player{t: t, key: newSecret(t), link: remote.Link{Table: links.Table, Secret: links.Seats[0]}}
		one.connectSlowly(a.host, &delay)
		two.awaitLine(false)
		want := func(isSlow bool, least, most time.Duration) {
			t.Helper()
			if took := two.awaitLine(isSlow); took < least || took > most {
				t.Errorf("slow=%t is told after %v; expected %v to %v", isSlow, took, least, most)
			}
		}
		time.Sleep(time.Minute)
		set(1400 * time.Millisecond) // which is not slow yet
		time.Sleep(time.Minute)
		set(2 * time.Second)
		want(true, 0, 13*time.Second)
		set(time.Second) // not good again
		time.Sleep(time.Minute)
		set(100 * time.Millisecond)
		want(false, 3*time.Second, 8*time.Second)
		set(time.Hour)
		want(true, 1500*time.Millisecond, 12*time.Second)
		one.connectSlowly(a.host, &other) // the device has taken another line
		want(false, 0, 0)
		time.Sleep(time.Minute)
	})
}

// slowJournal is a journal that keeps nothing for a while.
type slowJournal struct {
	journal.Memory
	delay atomic.Int64 // as a time.Duration
}

// Append implements journal.Journal.
func (j *slowJournal) Append(table string, after uint64, data []byte) error {
	time.Sleep(time.Duration(j.delay.Load()))
	return j.Memory.Append(table, after, data)
}

// TestASlowStoreIsNoSlowLine has a command wait for the store for long while the device is asked: the host reads no answer
// meanwhile, and the device's line is not said to be slow.
func TestASlowStoreIsNoSlowLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		j := &slowJournal{}
		a := newTestHost(t, j)
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{rules.OptionStart: "0"}}})
		two := a.sit(links.Table, links.Seats[1], "Ken")
		one := &player{t: t, key: newSecret(t), link: remote.Link{Table: links.Table, Secret: links.Seats[0]}}
		var delay atomic.Int64
		one.connectSlowly(a.host, &delay)
		for one.view == nil {
			one.next()
		}
		two.awaitLine(false)
		j.delay.Store(int64(15 * time.Second))
		delay.Store(int64(5 * time.Second)) // asked after ten seconds, the answer is read when the command has been handled
		one.send(one.command("slow"))
		time.Sleep(14 * time.Second)
		delay.Store(0)
		if r := one.until(remote.Ack); r.ID != "slow" {
			t.Errorf("the answer is %+v", r)
		}
		j.delay.Store(0)
		one.connectSlowly(a.host, &delay)
		two.awaitLine(false)
	})
}

// TestTheLineOfARelayedDeviceIsSeen has a device come to a host that relays its line: that one measures it, and the host that
// holds the table tells the others.
func TestTheLineOfARelayedDeviceIsSeen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCluster(t, &journal.Memory{}, "a", "b")
		a, b := c.at("a"), c.at("b")
		links, err := a.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
		if err != nil {
			t.Fatal(err)
		}
		two := c.sitAt(a, links.Table, links.Seats[1], "Ken")
		one := &player{t: t, key: newSecret(t), link: remote.Link{Table: links.Table, Secret: links.Seats[0]}}
		var delay atomic.Int64
		one.connectSlowly(b, &delay)
		two.awaitLine(false)
		delay.Store(int64(time.Hour))
		if took := two.awaitLine(true); took > 12*time.Second {
			t.Errorf("the holder's device is told of the slow line after %v", took)
		}
	})
}
