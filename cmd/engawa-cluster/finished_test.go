package main

import (
	"bytes"
	crand "crypto/rand"
	"errors"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	natsjs "github.com/nats-io/nats.go/jetstream"

	"engawa/cmd/engawa-cluster/jetstream"
	"engawa/remote"
	"engawa/remote/journal"
	"engawa/remote/notify"
	"engawa/remote/push/pushtest"
	"engawa/rules"
)

// damagedJournal is a journal in which a bit of each last record is another one.
type damagedJournal struct{ journal.Journal }

// Read implements journal.Journal.
func (d damagedJournal) Read(table string, after uint64) ([][]byte, error) {
	rows, err := d.Journal.Read(table, after)
	if len(rows) > 0 {
		last := bytes.Clone(rows[len(rows)-1])
		last[len(last)-3] ^= 1
		rows[len(rows)-1] = last
	}
	return rows, err
}

// TestWhatHasEndedIsArchived has a match end at a host. The servers keep it beside the stream, and a host that reads the stream with
// a damaged record shows it as it was.
func TestWhatHasEndedIsArchived(t *testing.T) {
	s := testCluster(t, t.TempDir())
	browser, err := pushtest.NewBrowser()
	if err != nil {
		t.Fatal(err)
	}
	service := &pushService{t, browser, make(chan string, 9)}
	j := s.open(t, 0, "ENGAWA", 3)
	one := s.startHostOn(t, j, func(j journal.Journal) journal.Journal { return j }, "127.0.0.1:1", service)
	links, err := one.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	if err != nil {
		t.Fatal(err)
	}
	key, err := remote.NewSecret(crand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	link := remote.Link{Table: links.Table, Secret: links.Seats[0]}
	player := one.sit(t, link, key, "")
	if one.archive.Has(links.Table) {
		t.Error("a match that goes on is archived")
	}
	if _, err := player.Send(remote.Resign, ""); err != nil {
		t.Fatal(err)
	}
	waitUntil(t, "the archive", player, func() bool { return player.FullMatch != nil && one.archive.Has(links.Table) })
	player.Close()
	one.close()
	rows, err := one.archive.Rows(links.Table)
	kept, problem := j.Read(links.Table, 0)
	if err != nil || problem != nil || !journal.IsWhole(links.Table, rows) || len(rows) != len(kept) {
		t.Fatalf("%d records are archived of %d: %v %v", len(rows), len(kept), err, problem)
	}
	if err := one.archive.Put(links.Table, nil, rows[:1]); err != nil {
		t.Fatal(err)
	}
	if again, err := one.archive.Rows(links.Table); err != nil || len(again) != len(rows) {
		t.Errorf("a host that knows less leaves %d records of %d: %v", len(again), len(rows), err)
	}

	two := s.startHostOn(t, j, func(j journal.Journal) journal.Journal { return damagedJournal{j} }, "127.0.0.1:2", service)
	player = two.sit(t, link, key, "")
	waitUntil(t, "the whole match", player, func() bool { return player.FullMatch != nil })
	if end := rules.EndOf(player.FullMatch); end == "" {
		t.Error("the match that is archived has not ended")
	}
	noticesVanish(t, s, j)
}

// noticesVanish checks that notices with a term go, and those that are forgotten, also in a bucket that an earlier build has made.
func noticesVanish(t *testing.T, s *programs, j *jetstream.Journal) {
	t.Helper()
	secret, err := readSecret(s.secret)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := nats.Connect(s.journal, nats.UserInfo(serverUser, secret))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := natsjs.New(conn)
	if err == nil {
		_, err = js.CreateKeyValue(t.Context(), natsjs.KeyValueConfig{Bucket: "OLD-NOTICES", Replicas: 3, History: 1})
	}
	if err != nil {
		t.Fatal(err)
	}
	n, err := j.OpenNotices(jetstream.Config{Stream: "OLD", Replicas: 3})
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) (string, uint64) {
		data, revision, err := n.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data), revision
	}
	write := func(name, text string, revision uint64, term time.Duration) uint64 {
		t.Helper()
		var data []byte
		if text != "" {
			data = []byte(text)
		}
		if err := n.Write(name, data, revision, term); err != nil {
			t.Fatal(err)
		}
		for began := time.Now(); ; time.Sleep(5 * time.Millisecond) { // any server answers, also one that lags
			got, at := read(name)
			if got == text {
				return at
			}
			if time.Since(began) > patience {
				t.Fatalf("kept is %q, want %q", got, text)
			}
		}
	}
	write("stays", "a", write("stays", "", write("stays", "b", 0, 0), 0), 0)
	late := write("ends", "a", 0, 0)
	write("ends", "b", late, 2*time.Second)
	if err := n.Write("ends", []byte("c"), late, time.Hour); !errors.Is(err, notify.ErrConflict) {
		t.Errorf("who is late is told %v", err)
	}
	write("begins", "a", 0, 2*time.Second)
	for began := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		if ends, at := read("ends"); ends == "" && at == 0 {
			if begins, _ := read("begins"); begins == "" {
				break
			}
		}
		if time.Since(began) > patience {
			t.Fatal("what has a term stays")
		}
	}
	write("ends", "again", 0, 0)
	if stays, _ := read("stays"); stays != "a" {
		t.Errorf("what has no term is %q", stays)
	}
}
