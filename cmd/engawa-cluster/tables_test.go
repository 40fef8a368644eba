package main

import (
	"context"
	crand "crypto/rand"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/remote/socket"
	"engawa/rules"
	"engawa/rules/games"
)

// testTable is a table with the devices at it.
type testTable struct {
	links    remote.Links
	acks     atomic.Int64
	hasEnded atomic.Bool
	people   []*person
}

// person is a device that plays by chance, at one of the hosts first and at the next where that does not answer.
type person struct {
	table *testTable
	hosts []string // addresses
	seat  rules.Seat
	dials atomic.Int64
	acks  map[string]string // what it has been told is kept, by ids
}

func (p *person) dial(ctx context.Context) (remote.Conn, error) {
	at := int(p.dials.Add(1)-1) + int(p.seat)
	return socket.Dial(ctx, "http://"+p.hosts[at%len(p.hosts)]+"/")
}

// play plays until the context ends or the match does.
func (p *person) play(ctx context.Context, t *testing.T) {
	key, err := remote.NewSecret(crand.Reader)
	if err != nil {
		t.Error(err)
		return
	}
	s := client.Open(client.Config{
		Link: remote.Link{Table: p.table.links.Table, Secret: p.table.links.Seats[p.seat]}, Key: key,
		Games: games.All(), Random: crand.Reader, Dial: p.dial,
	})
	defer s.Close()
	waits, text := "", "" // the command without an answer
	for ; ctx.Err() == nil; time.Sleep(5 * time.Millisecond) {
		for {
			r, ok := s.Next()
			if !ok {
				break
			}
			switch {
			case r.Type == remote.Ack && r.ID == waits:
				p.acks[waits], waits = text, ""
				p.table.acks.Add(1)
			case r.Type == remote.Refused && r.ID == waits:
				waits = ""
			case r.Type == remote.Ended:
				p.table.hasEnded.Store(true)
				return
			}
		}
		if _, over := s.Errs(); over != nil {
			t.Errorf("seat %s is sent away: %v", p.seat, over)
			return
		}
		if waits != "" || s.Match == nil || !s.IsConnected() {
			continue
		}
		if legal := s.Match.State().Legal(p.seat, nil); len(legal) > 0 {
			text = s.Game.FormatAction(s.Match.State(), rules.Move{By: p.seat, Do: legal[rand.IntN(len(legal))]})
			if waits, err = s.Send(remote.Do, text); err != nil {
				t.Error(err)
				return
			}
		}
	}
}

// newTestTable makes a table at the k-th of the hosts, which have these addresses for the devices.
func newTestTable(t *testing.T, hosts []string, k int, config string) *testTable {
	t.Helper()
	answer, err := http.Post("http://"+hosts[k%len(hosts)]+remote.PathTables, "application/json", strings.NewReader(config))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("a table is asked for, the answer is %s %s, %v", answer.Status, body, err)
	}
	b := &testTable{}
	if err := json.Unmarshal(body, &b.links); err != nil {
		t.Fatal(err)
	}
	for seat := range b.links.Seats {
		b.people = append(b.people, &person{table: b, hosts: hosts, seat: rules.Seat(seat), acks: map[string]string{}})
	}
	return b
}

// newTestTables makes tables of several games, of which the first has the longest match.
func newTestTables(t *testing.T, hosts []string) (list []*testTable) {
	t.Helper()
	for k, config := range []string{
		`{"game":"forhonor","setup":{"seats":4}}`, `{"game":"yokai","setup":{"seats":2}}`, `{"game":"honshu","setup":{"seats":3}}`,
		`{"game":"yokai","setup":{"seats":2}}`,
	} {
		list = append(list, newTestTable(t, hosts, k, config))
	}
	return list
}

// playTables has all people play until end is called, which may be done twice.
func playTables(t *testing.T, tables []*testTable) (end func()) {
	ctx, stop := context.WithCancel(t.Context())
	var playing sync.WaitGroup
	for _, b := range tables {
		for _, p := range b.people {
			playing.Go(func() { p.play(ctx, t) })
		}
	}
	return func() {
		stop()
		playing.Wait()
	}
}

// further waits until the match has so many moves more, and returns how long that takes.
func (b *testTable) further(t *testing.T, moves int64) time.Duration {
	t.Helper()
	from, began := b.acks.Load(), time.Now()
	for b.acks.Load() < from+moves {
		if b.hasEnded.Load() {
			t.Fatal("the match has ended too early")
		}
		if time.Since(began) > patience {
			t.Fatalf("after %d moves the match does not go on", from)
		}
		time.Sleep(5 * time.Millisecond)
	}
	return time.Since(began)
}

// checkAcks checks that what people have been told is kept is kept once.
func checkAcks(t *testing.T, j journal.Journal, tables []*testTable) {
	t.Helper()
	moves := 0
	for k, b := range tables {
		kept := map[string]string{}
		for _, r := range journaltest.Records(t, j, b.links.Table) {
			if r.ID == "" {
				continue
			}
			if _, twice := kept[r.ID]; twice {
				t.Errorf("table %d: the command %s is kept twice", k, r.ID)
			}
			kept[r.ID] = r.Text
		}
		for _, p := range b.people {
			moves += len(p.acks)
			for id, text := range p.acks {
				if have := kept[p.seat.String()+" "+id]; have != p.seat.String()+" "+text {
					t.Errorf("table %d: seat %s was told that %q is kept, there is %q", k, p.seat, text, have)
				}
			}
		}
	}
	t.Logf("%d acknowledged moves, none lost or doubled", moves)
}
