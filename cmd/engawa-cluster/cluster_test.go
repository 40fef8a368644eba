package main

import (
	"bytes"
	"context"
	crand "crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	natsjs "github.com/nats-io/nats.go/jetstream"

	"engawa/cmd/engawa-cluster/jetstream"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/remote/socket"
	"engawa/rules"
	"engawa/rules/games"
)

func TestMain(m *testing.M) {
	if os.Getenv(childMark) != "" {
		os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// patience is how long a test waits for what must come.
const patience = 3 * time.Minute

// testCluster starts three servers and two hosts.
func testCluster(t *testing.T, dir string) *programs {
	t.Helper()
	s, err := startCluster(t.Context(), dir, "", func(text string) { t.Log(text) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.stop()
		if t.Failed() {
			for _, p := range append(s.servers, s.hosts...) {
				logged, _ := os.ReadFile(p.log)
				t.Logf("%s says:\n%s", p.name, logged)
			}
		}
	})
	return s
}

// open opens a journal that asks the k-th server first.
func (s *programs) open(t *testing.T, k int, stream string, replicas int) *jetstream.Journal {
	t.Helper()
	secret, err := readSecret(s.secret)
	if err != nil {
		t.Fatal(err)
	}
	var servers []string
	for n := range s.servers {
		servers = append(servers, "nats://"+s.servers[(k+n)%len(s.servers)].address)
	}
	j, err := jetstream.Open(t.Context(), jetstream.Config{
		Servers: strings.Join(servers, ","), Stream: stream, Replicas: replicas,
		Options: []nats.Option{nats.UserInfo(serverUser, secret), nats.DontRandomize()},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { j.Close() })
	return j
}

// leader returns the server that leads the stream.
func (s *programs) leader(t *testing.T, stream string) *program {
	t.Helper()
	secret, err := readSecret(s.secret)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := nats.Connect(s.journal, nats.UserInfo(serverUser, secret), nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := natsjs.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		ctx, stop := context.WithTimeout(t.Context(), 2*time.Second)
		found, err := js.Stream(ctx, stream)
		stop()
		if err != nil || found.CachedInfo().Cluster == nil {
			continue
		}
		for k, p := range s.servers {
			if found.CachedInfo().Cluster.Leader == fmt.Sprint("n", k+1) {
				return p
			}
		}
	}
	t.Fatal("the stream has no leader")
	return nil
}

// TestTheEngine has journals at three servers pass the tests of all engines, and look at histories while one leader after
// another is killed or paused. ENGAWA_FAULTS has it look at many more, as "make cluster-faults" does.
func TestTheEngine(t *testing.T) {
	histories, rounds := 100, 2 // rounds of fifty, with faults
	if os.Getenv("ENGAWA_FAULTS") != "" {
		histories, rounds = 10_000, 20
	}
	s := testCluster(t, t.TempDir())
	for _, replicas := range []int{1, 3} {
		t.Run(fmt.Sprint("replicas=", replicas), func(t *testing.T) {
			stream := fmt.Sprint("A", replicas)
			a, b, c := s.open(t, 0, stream, replicas), s.open(t, 1, stream, replicas), s.open(t, 2, stream, replicas)
			journaltest.RowsOnlyGrow(t, a)
			journaltest.WritersTakeTurns(t, a, b, c)
			journaltest.Histories(t, histories, false, a, b, c)
		})
	}
	t.Run("killed", func(t *testing.T) {
		a, b, c := s.open(t, 0, "K", 3), s.open(t, 1, "K", 3), s.open(t, 2, "K", 3)
		ctx, end := context.WithCancel(t.Context())
		var killing sync.WaitGroup
		faults := 0
		killing.Go(func() {
			for ; ctx.Err() == nil; faults++ {
				p := s.leader(t, "K")
				// A leader that goes on after a pause does not know that it is none any more.
				if faults%2 == 1 {
					resume, err := p.pause()
					if err != nil {
						t.Error(err)
					}
					time.Sleep(time.Duration(1000+rand.IntN(6000)) * time.Millisecond)
					resume()
					continue
				}
				before := p.pid()
				if err := p.kill(); err != nil {
					t.Error(err)
				}
				for ctx.Err() == nil && (p.pid() == before || p.ready(ctx) != nil) {
					time.Sleep(50 * time.Millisecond)
				}
			}
		})
		for round := 0; round < rounds && !t.Failed(); round++ {
			journaltest.Histories(t, 50, true, &prefixJournal{a, fmt.Sprint("r", round)}, &prefixJournal{b, fmt.Sprint("r", round)}, &prefixJournal{c, fmt.Sprint("r", round)})
		}
		end()
		killing.Wait()
		if faults < 2 {
			t.Errorf("only %d leaders were killed or paused meanwhile", faults)
		}
		t.Logf("%d leaders killed or paused", faults)
	})
}

// prefixJournal is a journal with tables of other names.
type prefixJournal struct {
	journal.Journal
	prefix string
}

func (p *prefixJournal) Append(table string, after uint64, data []byte) error {
	return p.Journal.Append(p.prefix+table, after, data)
}

func (p *prefixJournal) Read(table string, after uint64) ([][]byte, error) {
	return p.Journal.Read(p.prefix+table, after)
}

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
	hosts []*program
	seat  rules.Seat
	dials atomic.Int64
	acks  map[string]string // what it has been told is kept, by ids
}

func (p *person) dial(ctx context.Context) (remote.Conn, error) {
	at := int(p.dials.Add(1)-1) + int(p.seat)
	return socket.Dial(ctx, "http://"+p.hosts[at%len(p.hosts)].address+"/")
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

// newTestTable makes a table at a host.
func newTestTable(t *testing.T, s *programs, at *program, config string) *testTable {
	t.Helper()
	answer, err := http.Post("http://"+at.address+remote.PathTables, "application/json", strings.NewReader(config))
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
		b.people = append(b.people, &person{table: b, hosts: s.hosts, seat: rules.Seat(seat), acks: map[string]string{}})
	}
	return b
}

// holder returns the host that holds the table.
func (s *programs) holder(t *testing.T, j journal.Journal, table string) *program {
	t.Helper()
	address := ""
	for _, r := range journaltest.Records(t, j, table) {
		if r.Kind == journal.Hold {
			address = r.Text
		}
	}
	for _, p := range s.hosts {
		if p.address == address {
			return p
		}
	}
	t.Fatalf("the table is held by %q", address)
	return nil
}

// TestAKilledHostOrServerLosesNoMove plays matches at two hosts over three servers. The host that holds the longest one
// is killed, the server that leads, the other host, and one more server, each while moves are made. What has been
// acknowledged is kept once, and the matches go on.
func TestAKilledHostOrServerLosesNoMove(t *testing.T) {
	s := testCluster(t, t.TempDir())
	j := s.open(t, 0, "ENGAWA", 3)
	var benches []*testTable
	for k, config := range []string{
		`{"game":"forhonor","setup":{"seats":4}}`, `{"game":"yokai","setup":{"seats":2}}`, `{"game":"honshu","setup":{"seats":3}}`,
		`{"game":"yokai","setup":{"seats":2}}`,
	} {
		benches = append(benches, newTestTable(t, s, s.hosts[k%len(s.hosts)], config))
	}
	ctx, end := context.WithCancel(t.Context())
	var playing sync.WaitGroup
	for _, b := range benches {
		for _, p := range b.people {
			playing.Go(func() { p.play(ctx, t) })
		}
	}
	defer playing.Wait()
	defer end()
	long := benches[0]
	// further waits until the long match has so many moves more.
	further := func(moves int64) time.Duration {
		t.Helper()
		from, began := long.acks.Load(), time.Now()
		for long.acks.Load() < from+moves {
			if long.hasEnded.Load() {
				t.Fatal("the match has ended too early")
			}
			if time.Since(began) > patience {
				t.Fatalf("after %d moves the match does not go on", from)
			}
			time.Sleep(5 * time.Millisecond)
		}
		return time.Since(began)
	}
	further(8)
	for _, who := range []string{"the host of the table", "the server that leads", "the host of the table", "another server"} {
		var p *program
		switch who {
		case "the host of the table":
			p = s.holder(t, j, long.links.Table)
		case "the server that leads":
			p = s.leader(t, "ENGAWA")
		default:
			p = s.servers[0]
			if p == s.leader(t, "ENGAWA") {
				p = s.servers[1]
			}
		}
		before := p.pid()
		if err := p.kill(); err != nil {
			t.Fatal(err)
		}
		took := further(4)
		t.Logf("%s is killed (%s): four moves later after %v", who, p.name, took.Round(time.Millisecond))
		for began := time.Now(); p.pid() == before; time.Sleep(20 * time.Millisecond) {
			if time.Since(began) > patience {
				t.Fatalf("%s is not started again", p.name)
			}
		}
		if err := p.ready(t.Context()); err != nil {
			t.Fatal(err)
		}
		further(4)
	}
	end()
	playing.Wait()
	moves := 0
	for k, b := range benches {
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

// TestAClusterStartsAgain ends all programs and starts them again, at other addresses: tables are there, and the former
// holder is missed by nobody.
func TestAClusterStartsAgain(t *testing.T) {
	dir := t.TempDir()
	s := testCluster(t, dir)
	b := newTestTable(t, s, s.hosts[0], `{"game":"yokai","setup":{"seats":2}}`)
	before := journaltest.Records(t, s.open(t, 0, "ENGAWA", 3), b.links.Table)
	s.stop()
	for _, p := range append(s.servers, s.hosts...) {
		if answers(p.address) == nil {
			t.Errorf("%s is still up", p.name)
		}
	}
	s = testCluster(t, dir)
	after := journaltest.Records(t, s.open(t, 0, "ENGAWA", 3), b.links.Table)
	if len(before) < 2 || !reflect.DeepEqual(before, after) {
		t.Errorf("%d records are kept, %d are there again", len(before), len(after))
	}
	for n, p := range b.people {
		p.hosts = s.hosts
		key, err := remote.NewSecret(crand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		device := client.Open(client.Config{
			Link: remote.Link{Table: b.links.Table, Secret: b.links.Seats[n]}, Key: key, Games: games.All(), Random: crand.Reader, Dial: p.dial,
		})
		for began := time.Now(); device.Match == nil; time.Sleep(5 * time.Millisecond) {
			device.Next()
			if _, over := device.Errs(); over != nil || time.Since(began) > patience {
				t.Fatalf("seat %d is not taken in: %v", n, over)
			}
		}
		device.Close()
	}
}

// TestWrongUseIsOneSentence holds that what makes no sense is refused with a sentence, and nothing is started.
func TestWrongUseIsOneSentence(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret")
	short := secret + "-short"
	for name, text := range map[string]string{secret: "sixteen letters or more", short: "x"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const nats = "nats://127.0.0.1:1"
	for _, tt := range []struct {
		args string
		says string
	}{
		{"play", "no command"},
		{"-colour red", "-colour"},
		{"here", "no command"},
		{"-addr nowhere:99999", "cannot be taken in"},
		{"host", "a journal cannot be at"},
		{"host -journal http://127.0.0.1", "expected nats://"},
		{"host -journal " + nats + "?replicas=9 -peer a:1", "replicas=1 to 5"},
		{"host -journal " + nats + "?stream=a.b -peer a:1", "stream=NAME"},
		{"host -journal " + nats, "expected -peer"},
		{"host -journal " + nats + " -peer 10.0.0.1", "expected -peer"},
		{"host -journal " + nats + " -peer a:1 -secret " + secret + "-none", "cannot be read"},
		{"host -journal " + nats + " -peer a:1 -secret " + short, "expected 16 or more"},
		{"host -journal " + nats + " -peer a:1 -page /dev/null", "no web page"},
		{"host -journal " + nats + " -peer a:1 -hooks all", "none, public or local"},
		{"host -journal " + nats + " -peer a:1 -url tables.example.org", "expected one as https://"},
		{"host -journal " + nats + " -peer a:1 -addr nowhere:99999", "cannot listen"},
		{"host more", "no flag"},
		{"server", "a name and a folder"},
		{"server -name n1 -dir d", "-secret FILE"},
		{"server -name n1 -dir d -secret " + secret, "expected -addr"},
		{"server -name n1 -dir d -secret " + secret + " -addr 127.0.0.1:x", "expected -addr"},
		{"server -name n1 -dir d -secret " + secret + " -addr 127.0.0.1:4222", "expected -cluster"},
		{"server -name n1 -dir d -secret " + secret + " -addr 127.0.0.1:4222 -cluster 127.0.0.1:6222", "expected -routes"},
	} {
		var out, errs bytes.Buffer
		if status := run(strings.Fields(tt.args), nil, &out, &errs); status != misuse || !strings.Contains(errs.String(), tt.says) || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%s ends with %d and %q, want %d and %q in a line", tt.args, status, errs.String(), misuse, tt.says)
		}
	}
	if status := run([]string{"host", "-h"}, nil, io.Discard, io.Discard); status != exitOK {
		t.Errorf("-h ends with %d", status)
	}
}
