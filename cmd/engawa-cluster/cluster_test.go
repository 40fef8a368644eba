package main

import (
	"bytes"
	"context"
	crand "crypto/rand"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	natsjs "github.com/nats-io/nats.go/jetstream"

	"engawa/cmd/engawa-cluster/jetstream"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
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

// hostAddresses returns the addresses of the hosts.
func (s *programs) hostAddresses() (list []string) {
	for _, p := range s.hosts {
		list = append(list, p.address)
	}
	return list
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
// another is killed or paused: most of them must meet that. ENGAWA_FAULTS has it look at many more, as "make cluster-faults" does.
func TestTheEngine(t *testing.T) {
	histories, faults := 100, journaltest.Faults{Tables: 50, Pause: time.Second}
	if os.Getenv("ENGAWA_FAULTS") != "" {
		histories, faults.Tables = 10_000, 250
	}
	s := testCluster(t, t.TempDir())
	for _, replicas := range []int{1, 3} {
		t.Run(fmt.Sprint("replicas=", replicas), func(t *testing.T) {
			stream := fmt.Sprint("A", replicas)
			a, b, c := s.open(t, 0, stream, replicas), s.open(t, 1, stream, replicas), s.open(t, 2, stream, replicas)
			journaltest.RowsOnlyGrow(t, a)
			journaltest.WritersTakeTurns(t, a, b, c)
			journaltest.Histories(t, histories, nil, a, b, c)
		})
	}
	t.Run("killed", func(t *testing.T) {
		const calm = 6 * time.Second // from a new leader to the next fault, at most
		a, b, c := s.open(t, 0, "K", 3), s.open(t, 1, "K", 3), s.open(t, 2, "K", 3)
		ctx, end := context.WithCancel(t.Context())
		var killing sync.WaitGroup
		var kills, pauses []time.Time
		killing.Go(func() {
			for {
				p := s.leader(t, "K")
				select {
				case <-ctx.Done():
					return
				case <-time.After(rand.N(calm)):
				}
				// A leader that goes on after a pause does not know that it is none any more.
				if len(kills) > len(pauses) {
					pauses = append(pauses, time.Now())
					resume, err := p.pause()
					if err != nil {
						t.Error(err)
					}
					time.Sleep(time.Duration(1000+rand.IntN(6000)) * time.Millisecond)
					resume()
					continue
				}
				before := p.pid()
				kills = append(kills, time.Now())
				if err := p.kill(); err != nil {
					t.Error(err)
				}
				for ctx.Err() == nil && (p.pid() == before || p.ready(ctx) != nil) {
					time.Sleep(50 * time.Millisecond)
				}
			}
		})
		spans := journaltest.Histories(t, histories, &faults, a, b, c)
		end()
		killing.Wait()
		killed, met := 0, 0
		for _, span := range spans {
			within := func(at time.Time) bool { return at.After(span.Begin) && at.Before(span.End) }
			isKilled := slices.ContainsFunc(kills, within)
			if isKilled {
				killed++
			}
			if isKilled || slices.ContainsFunc(pauses, within) {
				met++
			}
		}
		t.Logf("%d leaders killed and %d paused; %d of %d histories met one or more of that, %d of them a kill", len(kills), len(pauses), met, len(spans), killed)
		if killed == 0 || len(pauses) == 0 || 2*met < len(spans) {
			t.Errorf("too little went wrong")
		}
	})
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
	tables := newTestTables(t, s.hostAddresses())
	end := playTables(t, tables)
	defer end()
	long := tables[0]
	long.further(t, 8)
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
		took := long.further(t, 4)
		t.Logf("%s is killed (%s): four moves later after %v", who, p.name, took.Round(time.Millisecond))
		for began := time.Now(); p.pid() == before; time.Sleep(20 * time.Millisecond) {
			if time.Since(began) > patience {
				t.Fatalf("%s is not started again", p.name)
			}
		}
		if err := p.ready(t.Context()); err != nil {
			t.Fatal(err)
		}
		long.further(t, 4)
	}
	end()
	checkAcks(t, j, tables)
}

// TestAClusterStartsAgain ends all programs and starts them again, at other addresses: tables are there, and the former
// holder is missed by nobody.
func TestAClusterStartsAgain(t *testing.T) {
	dir := t.TempDir()
	s := testCluster(t, dir)
	b := newTestTable(t, s.hostAddresses(), 0, `{"game":"yokai","setup":{"seats":2}}`)
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
		p.hosts = s.hostAddresses()
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
