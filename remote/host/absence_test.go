package host_test

import (
	"context"
	"fmt"
	randv2 "math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
)

// inBubble runs a test in time that passes at once, with a host whose clock is that time.
func inBubble(t *testing.T, f func(t *testing.T, a *testHost)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		a := &testHost{t: t, journal: &journal.Memory{}}
		a.startInBubble()
		t.Cleanup(func() { a.host.Close() })
		f(t, a)
	})
}

// startInBubble starts a host with the time of the bubble. Its computers play the same in every run.
func (a *testHost) startInBubble() {
	a.host = host.New(host.Config{Journal: a.journal, Archive: a.archive, Games: games.All(), Random: randv2.NewChaCha8([32]byte{2})})
}

// pass lets time pass, and has the players read what has come meanwhile.
func pass(d time.Duration, players ...*player) {
	time.Sleep(d)
	for _, p := range players {
		p.readAll()
	}
}

// readAll reads until nothing is on its way any more.
func (p *player) readAll() {
	p.t.Helper()
	for {
		ctx, stop := context.WithCancel(p.t.Context())
		frames := make(chan []byte)
		go func() {
			defer close(frames)
			if frame, err := p.wire.Read(ctx); err == nil {
				frames <- frame
			}
		}()
		synctest.Wait()
		stop()
		frame, ok := <-frames
		if !ok {
			return
		}
		p.take(frame)
	}
}

// last returns the last frame of a type that has come, the zero Reply where none has.
func (p *player) last(kind remote.ReplyType) remote.Reply {
	for _, r := range slices.Backward(p.replies) {
		if r.Type == kind {
			return r
		}
	}
	return remote.Reply{}
}

// table sits players down at a table of the 3x4 game at which seat 0 begins, and returns them.
func (a *testHost) yokai(config remote.TableConfig) (one, two *player, links remote.Links) {
	config.Game, config.Setup = "yokai", rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}
	links = a.create(config)
	one, two = a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken")
	one.readAll()
	two.readAll()
	return one, two, links
}

// first plays the first legal action.
func (p *player) first() remote.Reply {
	p.t.Helper()
	return p.do(p.view.Legal(p.seat, nil)[0])
}

// hangUp breaks the line.
func (p *player) hangUp() {
	p.wire.Close()
	synctest.Wait()
}

// TestAComputerPlaysForWhoIsAway: once the others have waited long enough, and not before; who comes back has the seat at
// once, also after a restart. While nobody waits nothing happens.
func TestAComputerPlaysForWhoIsAway(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		one, two, links := a.yokai(remote.TableConfig{Absence: "bot:1m:1"})
		one.hangUp()
		pass(59*time.Second, two)
		if n := two.n; n != 0 {
			t.Fatalf("after 59 seconds %d moves are made", n)
		}
		pass(2*time.Second, two)
		if s := two.last(remote.People).Seats[0]; two.n != 1 || s.Plays != "1" || s.Name != "Hana" || s.Here {
			t.Fatalf("after a minute %d moves are made, and on the seat is %+v", two.n, s)
		}
		two.first()
		pass(time.Second, two)
		if two.n != 3 {
			t.Fatalf("the computer does not play on: %d moves", two.n)
		}
		a.host.Close()
		a.startInBubble()
		two.connect(a.host, "")
		two.readAll()
		if s := two.last(remote.Welcome).Seats[0]; s.Plays != "1" {
			t.Errorf("after a restart on the seat is %+v", s)
		}
		one.connect(a.host, "")
		pass(time.Hour, one, two)
		if s := two.last(remote.People).Seats[0]; s.Plays != "" || !s.Here {
			t.Errorf("who has come back finds %+v", s)
		}
		two.first()
		pass(time.Hour, one, two)
		if one.n != 4 || !one.view.Actors().Has(0) {
			t.Fatalf("the seat is not its player's again: %d moves", one.n)
		}
		if r := one.first(); r.Type != remote.Ack {
			t.Errorf("who has come back may not play: %s", r.Text)
		}
		pass(time.Second, one, two)
		two.hangUp()
		one.hangUp()
		time.Sleep(time.Hour)
		watcher := a.sit(links.Table, links.Watch, "")
		watcher.readAll()
		if watcher.n != 5 {
			t.Errorf("while nobody is there %d moves are made, want 5", watcher.n)
		}
		one.connect(a.host, "")
		pass(time.Second, one)
		if one.n != 6 {
			t.Errorf("who comes finds %d moves; the other has been waited for long enough", one.n)
		}
	})
}

// TestAStandstillIsNobodysAbsence: time before the host started does not count.
func TestAStandstillIsNobodysAbsence(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		_, two, _ := a.yokai(remote.TableConfig{Absence: "bot:1m"})
		a.host.Close()
		time.Sleep(24 * time.Hour)
		a.startInBubble()
		two.connect(a.host, "")
		pass(50*time.Second, two)
		if two.n != 0 {
			t.Error("a computer plays for who could not be there")
		}
		pass(20*time.Second, two)
		if two.n != 1 || two.last(remote.People).Seats[0].Plays != "2" {
			t.Errorf("after a minute %d moves are made, and there is %+v", two.n, two.last(remote.People).Seats)
		}
	})
}

// TestTheOthersDecide about who is away: they are asked after the time agreed, again when they wait on or do not agree,
// and what all who are here want is done.
func TestTheOthersDecide(t *testing.T) {
	for _, choice := range []string{remote.DecideBot, remote.DecideResign} {
		t.Run(choice, func(t *testing.T) {
			inBubble(t, func(t *testing.T, a *testHost) {
				links := a.create(remote.TableConfig{Game: "honshu", Setup: rules.Setup{Seats: 3}, Absence: "others:2m"})
				var players []*player
				for k, s := range links.Seats {
					players = append(players, a.sit(links.Table, s, fmt.Sprint("P", k)))
				}
				pass(time.Second, players...)
				away, _ := players[0].view.Actors().First()
				gone := players[away]
				gone.hangUp()
				others := slices.Delete(slices.Clone(players), int(away), int(away)+1)
				decide := func(p *player, text string) remote.Reply {
					return p.ask(remote.Request{Type: remote.Decide, Text: text})
				}
				wantRefusal(t, decide(others[0], choice), remote.CodeAsk)
				for others[0].view.Actors() != rules.SeatsOf(away) { // the others have done what they have to do
					for _, p := range others {
						if p.view.Actors().Has(p.seat) {
							p.first()
						}
					}
					pass(0, others...)
					if !others[0].view.Actors().Has(away) {
						t.Fatal("the game goes on without the seat")
					}
				}
				pass(2*time.Minute, others...)
				for _, p := range others {
					if r := p.last(remote.Absent); r.By != away.String() || r.Text != remote.ReasonAway {
						t.Fatalf("seat %s is asked %+v", p.seat, r)
					}
				}
				wantRefusal(t, decide(others[0], "later"), remote.CodeFrame)
				decide(others[0], choice)
				decide(others[1], remote.DecideWait)
				pass(time.Minute, others...)
				if r := others[0].last(remote.Absent); r.By != "" {
					t.Errorf("who does not agree waits on; asked is %+v", r)
				}
				pass(2*time.Minute, others...)
				if r := others[0].last(remote.Absent); r.By == "" {
					t.Error("they are not asked again")
				}
				decide(others[0], choice)
				others[1].hangUp() // who is not here does not decide
				pass(time.Second, others[0])
				if choice == remote.DecideBot {
					if s := others[0].last(remote.People).Seats[away]; s.Plays != "2" {
						t.Errorf("on the seat is %+v", s)
					}
					return
				}
				if others[0].end == nil {
					t.Fatal("the match has not ended")
				}
				m, err := rules.Load(others[0].end.Save, func(string) (rules.Game, bool) { return others[0].game, true })
				if err != nil {
					t.Fatal(err)
				}
				if by, ok := rules.ResignedSeat(m); !ok || by != away || m.Notes[len(m.Notes)-1].Text != remote.ReasonAway {
					t.Errorf("the match has ended by %+v", m.Notes)
				}
			})
		})
	}
}

// TestWhoComesBackEndsTheQuestion about it.
func TestWhoComesBackEndsTheQuestion(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		one, two, _ := a.yokai(remote.TableConfig{Absence: "others:1m"})
		one.hangUp()
		pass(time.Minute+time.Second, two)
		if two.last(remote.Absent).By != "0" {
			t.Fatal("nobody is asked")
		}
		one.connect(a.host, "")
		pass(time.Second, one, two)
		if r := two.last(remote.Absent); r.By != "" {
			t.Errorf("asked is still %+v", r)
		}
		wantRefusal(t, two.ask(remote.Request{Type: remote.Decide, Text: remote.DecideResign}), remote.CodeAsk)
	})
}
