package client_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	randv2 "math/rand/v2"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
)

// seat is a session at a host in the same program.
type seat struct {
	*client.Session
	t       *testing.T
	line    remote.Conn // the last one
	replies []remote.Reply
}

func sit(t *testing.T, h *host.Host, table string, secret remote.Secret, name string) *seat {
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	s := &seat{t: t}
	lines := make(chan remote.Conn, 100)
	s.Session = client.Open(client.Config{
		Link: remote.Link{Table: table, Secret: secret}, Key: key, Name: name, Games: games.All(), Random: rand.Reader,
		Dial: func(context.Context) (remote.Conn, error) {
			device, other := remote.Pipe()
			go h.Serve(t.Context(), other)
			lines <- device
			return device, nil
		},
		Sleep: func(context.Context, time.Duration) {},
	})
	t.Cleanup(s.Close)
	s.until("the match", func() bool { return s.Match != nil })
	s.line = <-lines
	return s
}

// until takes frames until something holds.
func (s *seat) until(what string, holds func() bool) {
	s.t.Helper()
	for end := time.Now().Add(time.Minute); !holds(); {
		r, ok := s.Next()
		if _, over := s.Errs(); over != nil || time.Now().After(end) {
			s.t.Fatalf("seat %s waits in vain for %s: %v", s.Seat, what, over)
		}
		if ok {
			s.replies = append(s.replies, r)
		} else {
			time.Sleep(100 * time.Microsecond)
		}
	}
}

// now is a clock for a host that goes on by a second whenever somebody looks: tests are faster than people.
func now() func() time.Time {
	var looks atomic.Int64
	return func() time.Time { return time.Unix(looks.Add(1), 0) }
}

// newTable makes a table at a host of its own.
func newTable(t *testing.T, config remote.TableConfig) (*host.Host, remote.Links) {
	t.Helper()
	h := host.New(host.Config{Journal: &journal.Memory{}, Games: games.All(), Now: now()})
	t.Cleanup(h.Close)
	links, err := h.Create(config)
	if err != nil {
		t.Fatal(err)
	}
	return h, links
}

// TestFollowedMatchesAreAsTheHostSeesThem plays every game to its end by chance. What each seat has been sent then is
// what the rules let it know of every move and position, and no more: the bytes of each View are those that the seat's
// View of the whole match has.
func TestFollowedMatchesAreAsTheHostSeesThem(t *testing.T) {
	for id, setup := range map[string]rules.Setup{
		"yokai": {Seats: 2}, "homeworlds": {Seats: 3}, "honshu": {Seats: 3}, "forhonor": {Seats: 4},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			h, links := newTable(t, remote.TableConfig{Game: id, Setup: setup})
			var seats []*seat
			for k, secret := range append(links.Seats, links.Watch) {
				seats = append(seats, sit(t, h, links.Table, secret, fmt.Sprint("P", k)))
			}
			rng := randv2.New(randv2.NewPCG(5, 6))
			for moves := 0; !seats[0].Match.Over() && moves < 400; moves++ {
				playOne(t, seats, rng)
			}
			if !seats[0].Match.Over() { // long enough: somebody gives up, so that everything comes to light
				seats[0].Send(remote.Resign, "")
			}
			for _, s := range seats {
				s.until("the end", func() bool { return s.FullMatch != nil })
				compare(t, s)
				compareKept(t, s)
			}
		})
	}
}

// playOne has a seat that can act do so, and all receive it.
func playOne(t *testing.T, seats []*seat, rng *randv2.Rand) {
	for _, s := range seats {
		if s.Seat < 0 {
			continue
		}
		legal := s.Match.State().Legal(s.Seat, nil)
		if len(legal) == 0 {
			continue
		}
		mv := rules.Move{By: s.Seat, Do: legal[rng.IntN(len(legal))]}
		n, answered := s.NumMoves(), len(s.replies)
		if _, err := s.Send(remote.Do, s.Game.FormatAction(s.Match.State(), mv)); err != nil {
			t.Fatal(err)
		}
		s.until("an answer", func() bool {
			for ; answered < len(s.replies); answered++ {
				if r := s.replies[answered]; r.Type == remote.Refused {
					t.Fatalf("a legal action is refused: %s", r.Text)
				} else if r.Type == remote.Ack {
					return true
				}
			}
			return false
		})
		if got := s.Match.Log[n]; got != mv {
			t.Fatalf("move %d has become %v, played was %v", n, got, mv)
		}
		s.until("chance", func() bool { return !s.Match.State().Actors().Has(rules.Nature) || s.FullMatch != nil })
		for _, other := range seats {
			other.until("the move", func() bool { return other.NumMoves() >= s.NumMoves() })
		}
		return
	}
	t.Fatalf("nobody can act at %d moves", seats[0].NumMoves())
}

// compare checks what a seat was sent against the whole match.
func compare(t *testing.T, s *seat) {
	t.Helper()
	whole := s.FullMatch
	if len(whole.Log) != len(s.Match.Log) || s.NumMoves() != len(whole.Log) {
		t.Fatalf("seat %s knows %d moves of %d", s.Seat, len(s.Match.Log), len(whole.Log))
	}
	hidden, opened := 0, 0
	for n := range whole.Log {
		want, events := whole.ViewMove(n, s.Seat)
		got, gotEvents := s.Match.ViewMove(n, s.Seat)
		if got != want || fmt.Sprint(gotEvents) != fmt.Sprint(events) || fmt.Sprint(s.Match.Events(n)) != fmt.Sprint(events) {
			t.Fatalf("seat %s knows move %d as %v %v, want %v %v", s.Seat, n, got, gotEvents, want, events)
		}
		if got.Do == rules.Hidden {
			hidden++
		}
		if findReveal(whole, n) {
			opened++
			want = whole.Log[n]
		}
		if s.Match.Log[n] != want {
			t.Fatalf("seat %s holds move %d as %v, want %v", s.Seat, n, s.Match.Log[n], want)
		}
		a, _ := s.Match.At(n + 1).AppendBinary(nil)
		b, _ := whole.At(n + 1).View(s.Seat).AppendBinary(nil)
		if !bytes.Equal(a, b) {
			t.Fatalf("seat %s holds another position after %d moves", s.Seat, n+1)
		}
		// What all know is the same, no matter who knows more.
		a, _ = s.Match.At(n + 1).View(rules.Public).AppendBinary(nil)
		b, _ = whole.At(n + 1).View(rules.Public).AppendBinary(nil)
		if !bytes.Equal(a, b) {
			t.Fatalf("what all know after %d moves differs at seat %s", n+1, s.Seat)
		}
	}
	if whole.Game.Info().Secrets != rules.Open && s.Seat == rules.Public && hidden == 0 {
		t.Error("nothing was hidden from who watches, so that nothing is proved")
	}
	if _, ok := whole.Game.(rules.Revealer); ok && opened == 0 {
		t.Error("nothing has come to light, so that nothing is proved of that")
	}
	for _, err := range []error{second(s.Match.Do(rules.Move{By: 0, Do: 1})), second(s.Match.Save()), s.Match.Withdraw(0)} {
		if rules.CodeOf(err) != rules.CodeElsewhere {
			t.Errorf("a followed match is played or saved here: %v", err)
		}
	}
}

// compareKept checks that what a device keeps of a match tells the latest part of it as the host did.
func compareKept(t *testing.T, s *seat) {
	t.Helper()
	running := s.RemoteMatch
	running.FullMatch = nil
	again, ok := client.SaveAndRestore(&running)
	if s.Seat < 0 {
		if ok {
			t.Error("who watches keeps something")
		}
		return
	}
	if !ok {
		t.Fatalf("seat %s takes up nothing of what it has kept", s.Seat)
	}
	a, b := s.Match, again.Match
	from := len(a.Log) - len(b.Log)
	if again.NumMoves() != s.NumMoves() || len(b.Log) < min(10, len(a.Log)) {
		t.Fatalf("seat %s has kept %d moves of %d, and counts %d", s.Seat, len(b.Log), len(a.Log), again.NumMoves())
	}
	for n := range b.Log {
		if a.Log[from+n] != b.Log[n] && a.Log[from+n].Do != rules.Hidden {
			t.Fatalf("seat %s has kept move %d as %v, want %v", s.Seat, n, b.Log[n], a.Log[from+n])
		}
		if !reflect.DeepEqual(a.Events(from+n), b.Events(n)) || a.At(from+n).Hash() != b.At(n).Hash() {
			t.Fatalf("seat %s has kept something else of move %d", s.Seat, n)
		}
	}
}

// findReveal reports whether what was chosen with the n-th move has ever lain open for all.
func findReveal(m *rules.Match, n int) bool {
	for k := n + 1; k <= len(m.Log); k++ {
		if m.Log[n].By != rules.Nature && rules.IsRevealed(m.Game, m.At(n), m.At(k)) {
			return true
		}
	}
	return false
}

func second[T any](_ T, err error) error { return err }

// TestFramesThatMakeNoSense hands a followed match frames as no host should send them: each is refused, and the
// match stays as it was.
func TestFramesThatMakeNoSense(t *testing.T) {
	h, links := newTable(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	s := sit(t, h, links.Table, links.Seats[0], "Hana")
	view, err := s.Match.State().AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	made := s.NumMoves()
	by, _ := s.Match.State().Actors().First()
	legal := s.Game.FormatAction(s.Match.State(), rules.Move{By: by, Do: s.Match.State().Legal(by, nil)[0]})
	for name, r := range map[string]remote.Reply{
		"a note by nobody":            {Type: remote.Noted, Note: &rules.Note{By: 7, Kind: rules.NoteTalk}},
		"a note by chance":            {Type: remote.Noted, Note: &rules.Note{By: rules.Nature, Kind: rules.NoteTalk}},
		"a move of a seat too many":   {Type: remote.Update, N: made + 1, By: "5", Move: legal, View: view},
		"an event of a seat too many": {Type: remote.Update, N: made + 1, By: by.String(), Move: legal, View: view, Events: []rules.Event{{By: 9}}},
		"a piece off the board": {
			Type: remote.Update, N: made + 1, By: by.String(), Move: legal, View: view, Events: []rules.Event{{Kind: rules.EvMove, By: by, Thing: 1, To: 99}},
		},
		"a past with a piece off the board": {
			Type: remote.Past, View: view,
			Moves: []remote.Reply{{By: by.String(), Move: legal, View: view, Events: []rules.Event{{Kind: rules.EvMove, By: by, Thing: 1, To: 99}}}},
		},
		"a move that comes too late": {Type: remote.Update, N: made + 4, By: by.String(), Move: legal, View: view},
		"no position":                {Type: remote.Update, N: made + 1, By: by.String(), Move: legal},
		"a past by nobody":           {Type: remote.Past, View: view, Notes: []rules.Note{{By: 3}}},
		"an end that cannot be read": {Type: remote.Ended, Save: []byte("{}")},
	} {
		if err := s.Apply(r); err == nil {
			t.Errorf("%s is taken in", name)
		}
	}
	if s.NumMoves() != made || s.FullMatch != nil || len(s.Match.Notes) != 0 {
		t.Errorf("after frames that make no sense %d moves are made, want %d", s.NumMoves(), made)
	}
}

// TestAQuestionEndsWithItsHost has a seat ask something before its host is started again, which has forgotten the
// question: who went on answering it would never play again.
func TestAQuestionEndsWithItsHost(t *testing.T) {
	h, links := newTable(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	s := sit(t, h, links.Table, links.Seats[0], "Hana")
	welcome := slices.IndexFunc(s.replies, func(r remote.Reply) bool { return r.Type == remote.Welcome })
	if err := s.Apply(remote.Reply{Type: remote.Asked, By: "1", Text: string(remote.Undo)}); err != nil || s.Question.Text == "" {
		t.Fatalf("the question is not heard: %v", err)
	}
	if err := s.Apply(s.replies[welcome]); err != nil || s.Question.Text != "" {
		t.Errorf("after another welcome %q still stands, %v", s.Question.Text, err)
	}
}
