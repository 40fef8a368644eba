package client

import (
	"bytes"
	"context"
	"crypto/rand"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
)

// fixture is a table and a device with its saved seat.
type fixture struct {
	t         *testing.T
	config    Config
	data      []byte
	isOffline bool
	watch     remote.Secret // of the link to watch
}

func newDesk(t *testing.T, config remote.TableConfig) *fixture {
	t.Helper()
	h := host.New(host.Config{Journal: &journal.Memory{}, Games: games.All()})
	t.Cleanup(h.Close)
	links, err := h.Create(config)
	if err != nil {
		t.Fatal(err)
	}
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	d := &fixture{t: t, watch: links.Watch}
	d.config = Config{
		Link: remote.Link{Table: links.Table, Secret: links.Seats[0]}, Key: key, Name: "Hana", Games: games.All(), Random: rand.Reader,
		Dial: func(context.Context) (remote.Conn, error) {
			if d.isOffline {
				return nil, context.Canceled
			}
			device, other := remote.Pipe()
			go h.Serve(t.Context(), other)
			return device, nil
		},
		Save: func(change func(*SavedSeat)) {
			k, err := DecodeSavedSeat(d.data)
			if err != nil {
				t.Error(err)
			}
			change(&k)
			d.data = k.Encode()
		},
	}
	return d
}

// open begins a session with what is kept.
func (d *fixture) open() *Session {
	var err error
	if d.config.SavedSeat, err = DecodeSavedSeat(d.data); err != nil {
		d.t.Fatal(err)
	}
	s := Open(d.config)
	d.t.Cleanup(s.Close)
	return s
}

// waitFor waits until something holds.
func (d *fixture) waitFor(s *Session, what string, holds func() bool) {
	d.t.Helper()
	for end := time.Now().Add(time.Minute); !holds(); {
		if _, ok := s.Next(); !ok {
			time.Sleep(50 * time.Microsecond)
		}
		if time.Now().After(end) {
			d.t.Fatalf("%s does not come", what)
		}
	}
}

// TestAPositionIsRecalled: in every game a new session knows without a host what the former one knew.
func TestAPositionIsRecalled(t *testing.T) {
	for game, seats := range map[string]int{"yokai": 2, "homeworlds": 3, "honshu": 3, "forhonor": 4} {
		d := newDesk(t, remote.TableConfig{Game: game, Setup: rules.Setup{Seats: seats}, Title: "Sundays", Clock: "main:10m"})
		s := d.open()
		d.waitFor(s, "the match", func() bool { return s.Match != nil && s.Clock != nil })
		s.Clock = &remote.Clock{Left: s.Clock.Left, Runs: []rules.Seat{0}} // as if all had come
		s.Flush()
		s.Close()
		d.isOffline = true
		again := d.open()
		if !again.Restore() {
			t.Errorf("%s: nothing is recalled of %s", game, d.data)
			continue
		}
		if again.Match.State().Hash() != s.Match.State().Hash() || again.NumMoves() != s.NumMoves() || again.Title != "Sundays" || again.Seat != 0 {
			t.Errorf("%s: recalled is %q with %d moves, want %d", game, again.Title, again.NumMoves(), s.NumMoves())
		}
		if left, ok := again.TimeLeft(0); !ok || left <= 0 || left > 10*time.Minute || len(again.Clock.Runs) > 0 {
			t.Errorf("%s: recalled is the clock %+v", game, again.Clock)
		}
	}
}

// TestACommandOutlivesTheSession ends sessions between the keeping of a command and its answer: each new one sends it with
// the same id, and it happens once.
func TestACommandOutlivesTheSession(t *testing.T) {
	d := newDesk(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}})
	s := d.open()
	d.waitFor(s, "the match", func() bool { return s.Match != nil })
	s.Flush()
	move := s.Game.FormatAction(s.Match.State(), rules.Move{By: 0, Do: s.Match.State().Legal(0, nil)[0]})
	keep := d.config.Save
	d.config.Save = func(change func(*SavedSeat)) {
		keep(change)
		s.Close() // before it is sent
	}
	d.isOffline = true
	s = d.open()
	if !s.Restore() {
		t.Fatal("nothing is recalled")
	}
	id, err := s.Send(remote.Do, move)
	if err != nil {
		t.Fatal(err)
	}
	d.isOffline, d.config.Save = false, keep
	for range 3 { // as if no answer had come to be known
		kept := d.data
		s = d.open()
		if list := s.Unanswered(); len(list) != 1 || list[0].ID != id || list[0].Text != move {
			t.Fatalf("kept is %+v", list)
		}
		d.waitFor(s, "the answer", func() bool { return len(s.Unanswered()) == 0 })
		d.waitFor(s, "the move", func() bool { return s.NumMoves() == 1 })
		s.Flush()
		if k, _ := DecodeSavedSeat(d.data); len(k.Commands) != 0 || k.Past.N+len(k.Past.Moves) != 1 {
			t.Errorf("after the answer %+v is kept", k)
		}
		s.Close()
		d.data = kept
	}
	if _, err := s.Send(remote.Agree, ""); err != nil {
		t.Fatal(err)
	}
	if k, _ := DecodeSavedSeat(d.data); len(k.Commands) != 1 {
		t.Errorf("an answer to a question of the moment is kept: %+v", k.Commands)
	}
}

// FuzzDecodeKept changes what is kept. What is read can be written and read again, a session takes it up or not, and what
// cannot be read has a sentence.
func FuzzDecodeKept(f *testing.F) {
	one := 1
	for game, seats := range map[string]int{"yokai": 2, "honshu": 3} {
		var match RemoteMatch
		match.Games = games.All()
		for _, frame := range recordFrames(f, game, seats) {
			if r, err := remote.DecodeReply(frame); err == nil && r.Type != remote.Ended {
				_ = match.Apply(r)
			}
		}
		k := SavedSeat{Commands: []remote.Request{{Type: remote.Do, ID: "a", N: 3, Undone: &one, Text: "b1-b2"}, {Type: remote.Resign, ID: "b"}}}
		k.Welcome, k.Past = match.snapshot()
		if k.Welcome.Type == "" {
			f.Fatal("there is no position")
		}
		f.Add(k.Encode())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		k, err := DecodeSavedSeat(data)
		if err != nil && (rules.CodeOf(err) != remote.CodeFrame || err.Error() == "") {
			t.Fatalf("the error is %v", err)
		}
		text := k.Encode()
		again, err := DecodeSavedSeat(text)
		if err != nil || !bytes.Equal(again.Encode(), text) {
			t.Fatalf("%q is written anew as %q: %v", text, again.Encode(), err)
		}
		s := &Session{RemoteMatch: RemoteMatch{Games: games.All()}, config: Config{SavedSeat: k}}
		if s.Restore() {
			s.Match.State().Legal(s.Seat, nil)
			_ = s.NumMoves()
		} else if s.Match != nil || s.Game != nil {
			t.Fatal("a match that is not recalled is there all the same")
		}
	})
}
