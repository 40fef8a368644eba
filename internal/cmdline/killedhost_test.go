//go:build !js

package cmdline_test

import (
	"context"
	crand "crypto/rand"
	"encoding/json"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"engawa/internal/cmdline"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// killedHost, in the environment, has this test program be a host until it is killed: its address, a blank, its folder.
const killedHost = "ENGAWA_KILLED_HOST"

func TestMain(m *testing.M) {
	if address, folder, ok := strings.Cut(os.Getenv(killedHost), " "); ok {
		os.Exit(cmdline.Run([]string{"host", "-addr", address, "-dir", folder}, cmdline.Env{
			Stdin: strings.NewReader(""), Stdout: os.Stderr, Stderr: os.Stderr, Games: games.All(), Now: time.Now,
			InterruptContext: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
		}))
	}
	os.Exit(m.Run())
}

// playPatience is how long a test waits for a move at a host that has been killed and started again.
const playPatience = 30 * time.Second

// TestAKilledHostLosesNoMove plays at a host in a process of its own, which is killed while moves are made and started again at once.
// What has been acknowledged is in the store, once, and the match goes on. It prints how long two more moves take from the kill.
// ENGAWA_FAULTS says how many matches are to go on after a kill, as "make faults" does.
func TestAKilledHostLosesNoMove(t *testing.T) {
	want := 3
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		want = n
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address, dir := free.Addr().String(), t.TempDir()
	free.Close()
	start := func() *exec.Cmd {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), killedHost+"="+address+" "+dir)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		return c
	}
	host := start()
	end := func() {
		host.Process.Kill()
		host.Wait()
	}
	defer func() { end() }()
	var waits []time.Duration
	acks := map[string]map[string]string{} // of each table, by id: the moves
	kills := 0
	for ; len(waits) < want; kills++ { // a match of random moves may end before it can go on
		if kills == 20*want {
			t.Fatalf("%d matches of %d go on after a kill, want %d", len(waits), kills, want)
		}
		links := createTable(t, address)
		p := sitDown(t, address, links)
		acks[links.Table] = p.acks
		p.play(t, rand.IntN(6))
		killed := make(chan time.Time)
		time.AfterFunc(rand.N(5*time.Millisecond), func() {
			host.Process.Kill()
			killed <- time.Now()
		})
		var at time.Time
		for at.IsZero() {
			select {
			case at = <-killed:
				host.Wait()
				host = start()
			default:
				p.look(t)
			}
		}
		if p.play(t, 2) { // the answer to one may have come before the kill
			waits = append(waits, time.Since(at))
		}
		p.close()
	}
	end()
	store, err := journal.OpenBolt(filepath.Join(dir, journal.BoltFile))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	moves := 0
	for table, list := range acks {
		have := map[string]string{}
		for _, r := range journaltest.Records(t, store, table) {
			if _, double := have[r.ID]; double && r.ID != "" {
				t.Errorf("table %s has the command %q twice", table, r.ID)
			}
			have[r.ID] = r.Text
		}
		for id, move := range list {
			if have[id] != move {
				t.Errorf("table %s has acknowledged %q as %q, and keeps %q", table, move, id, have[id])
			}
		}
		moves += len(list)
	}
	slices.Sort(waits)
	t.Logf("%d kills, %d acknowledged moves; from a kill to the second move half take %v, 99 of 100 %v", kills, moves, waits[len(waits)/2], waits[len(waits)*99/100])
}

// createTable makes a table at a host that may not be up yet.
func createTable(t *testing.T, address string) (links remote.Links) {
	t.Helper()
	for end := time.Now().Add(playPatience); ; time.Sleep(5 * time.Millisecond) {
		answer, err := http.Post("http://"+address+remote.PathTables, "application/json", strings.NewReader(`{"game":"yokai","setup":{"seats":2}}`))
		if err == nil {
			err = json.NewDecoder(answer.Body).Decode(&links)
			answer.Body.Close()
		}
		if err == nil {
			return links
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// players are the devices of both seats of a table.
type players struct {
	sessions []*client.Session
	waits    []string          // of each: the id of the move that has no answer yet
	moves    []string          // and how its record is written
	acks     map[string]string // by id: acknowledged moves
	isOver   bool
}

// sitDown has devices sit down on all seats.
func sitDown(t *testing.T, address string, links remote.Links) *players {
	t.Helper()
	p := &players{waits: make([]string, len(links.Seats)), moves: make([]string, len(links.Seats)), acks: map[string]string{}}
	for _, secret := range links.Seats {
		key, err := remote.NewSecret(crand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		link := remote.Link{Base: "http://" + address + "/", Table: links.Table, Secret: secret}
		p.sessions = append(p.sessions, client.Open(client.Config{
			Link: link, Key: key, Games: games.All(), Random: crand.Reader,
			Dial: func(ctx context.Context) (remote.Conn, error) { return client.Dial(ctx, link) },
		}))
	}
	return p
}

func (p *players) close() {
	for _, s := range p.sessions {
		s.Close()
	}
}

// play plays until so many moves more are acknowledged, and reports false where the match ends before.
func (p *players) play(t *testing.T, moves int) bool {
	t.Helper()
	want := len(p.acks) + moves
	for end := time.Now().Add(playPatience); len(p.acks) < want; {
		p.look(t)
		if p.isOver {
			return false
		}
		if time.Now().After(end) {
			t.Fatalf("%d moves are acknowledged, want %d", len(p.acks), want)
		}
	}
	return true
}

// look takes in what the devices have been sent, and has who is to move do so.
func (p *players) look(t *testing.T) {
	t.Helper()
	for k, s := range p.sessions {
		for r, ok := s.Next(); ok; r, ok = s.Next() {
			switch {
			case r.Type == remote.Ended:
				p.isOver = true
			case r.Type == remote.Ack && r.ID == p.waits[k]:
				p.acks[s.Seat.String()+" "+r.ID] = p.moves[k]
				p.waits[k] = ""
			case r.Type == remote.Refused && r.ID == p.waits[k]:
				t.Errorf("%q is refused: %s", p.moves[k], r.Text)
				p.waits[k] = ""
			}
		}
		if _, over := s.Errs(); over != nil {
			t.Fatalf("seat %s is sent away: %v", s.Seat, over)
		}
		if p.waits[k] != "" || s.Match == nil || s.Match.Over() {
			continue
		}
		if legal := s.Match.State().Legal(s.Seat, nil); len(legal) > 0 {
			text := s.Game.FormatAction(s.Match.State(), rules.Move{By: s.Seat, Do: legal[rand.IntN(len(legal))]})
			id, err := s.Send(remote.Do, text)
			if err != nil {
				t.Fatal(err)
			}
			p.waits[k], p.moves[k] = id, s.Seat.String()+" "+text
		}
	}
	time.Sleep(time.Millisecond)
}
