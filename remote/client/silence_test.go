package client_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/yokai"
)

// TestASilentLineIsLeft has a host say nothing: it is asked whether it is there, an answer keeps the line, and none ends it, at
// first after ten seconds and on the next line later, as it may be slow.
func TestASilentLineIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := openShort(t, nil)
		d.welcome()
		d.want(20*time.Second, remote.Ping)
		d.write(remote.Reply{Type: remote.Pong})
		d.want(20*time.Second, remote.Ping)
		d.want(10*time.Second, "")
		d.welcome()
		d.want(20*time.Second, remote.Ping)
		d.want(10*time.Second, remote.Ping)
		d.want(10*time.Second, "")
		d.welcome()
	})
}

// TestAnAwaitedLineIsLeftSoon has a host say nothing at a table at which somebody looks: while others are to act, or a command has
// no answer, the line is left within ten seconds. On the own turn, and where nobody looks, the host is asked as seldom as ever.
func TestAnAwaitedLineIsLeftSoon(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Seats: 2}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		view, err := m.State().AppendBinary(nil)
		if err != nil {
			t.Fatal(err)
		}
		turn, _ := m.State().Actors().First()
		d, config := newShort(t, nil)
		s := client.Open(config)
		defer s.Close()
		welcome := func(seat rules.Seat) {
			t.Helper()
			d.write(remote.Reply{Type: remote.Welcome, Game: "yokai", Rules: m.Game.Info().Version, Seat: seat.String(), Setup: &m.Setup, Seats: make([]remote.SeatInfo, 2)})
			d.write(remote.Reply{Type: remote.Past, View: view})
			synctest.Wait()
		}
		pong := func() {
			t.Helper()
			d.write(remote.Reply{Type: remote.Pong})
			synctest.Wait()
		}
		d.connect()
		welcome(1 - turn)
		d.want(20*time.Second, remote.Ping) // nobody looks
		pong()
		time.Sleep(time.Second)
		looking, stop := context.WithCancel(t.Context())
		defer stop()
		go func() {
			for looking.Err() == nil {
				for _, ok := s.Next(); ok; _, ok = s.Next() {
				}
				select {
				case <-time.After(100 * time.Millisecond):
				case <-looking.Done():
				}
			}
		}()
		d.want(4*time.Second, remote.Ping)
		pong()
		d.want(10*time.Second, remote.Ping, "")
		d.connect()
		d.want(15*time.Second, "") // without a welcome; the line may be slow
		d.connect()
		welcome(1 - turn)
		d.want(5*time.Second, remote.Ping)
		time.Sleep(6 * time.Second) // it is
		d.want(0, remote.Ping)
		pong()
		d.want(15*time.Second, remote.Ping, remote.Ping, "")
		d.connect()
		welcome(turn)
		d.want(20*time.Second, remote.Ping)
		pong()
		if _, err := s.Send(remote.Say, "hello"); err != nil {
			t.Fatal(err)
		}
		d.want(10*time.Second, remote.Say, remote.Ping, "")
		if _, over := s.Errs(); over != nil {
			t.Error(over)
		}
	})
}
