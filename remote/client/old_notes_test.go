package client_test

import (
	"context"
	"crypto/rand"
	"slices"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
)

// TestANoteAfterATakeBackIsNotMissed has a place named and the move before that taken back, which takes the name away. A
// device without a line then misses another name, and is told it when it comes back.
func TestANoteAfterATakeBackIsNotMissed(t *testing.T) {
	h, links := newTable(t, remote.TableConfig{Game: "homeworlds", Setup: rules.Setup{
		Seats: 2, From: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r1y1| s4:-1(g3)b1|",
	}})
	player := sit(t, h, links.Table, links.Seats[0], "Hana")
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	gate, lines := make(chan bool, 9), make(chan remote.Conn, 9)
	gate <- true
	away := &seat{t: t, Session: client.Open(client.Config{
		Link: remote.Link{Table: links.Table, Secret: links.Seats[1]}, Key: key, Games: games.All(), Random: rand.Reader,
		Dial: func(ctx context.Context) (remote.Conn, error) {
			select {
			case <-gate:
			case <-ctx.Done():
				return nil, ctx.Err()
			}
			device, other := remote.Pipe()
			go h.Serve(t.Context(), other)
			lines <- device
			return device, nil
		},
		Sleep: func(context.Context, time.Duration) {},
	})}
	t.Cleanup(away.Close)
	away.until("the match", func() bool { return away.Match != nil })
	send := func(kind remote.RequestType, text string) (code string) {
		t.Helper()
		id, err := player.Send(kind, text)
		if err != nil {
			t.Fatal(err)
		}
		player.until("an answer", func() bool {
			k := slices.IndexFunc(player.replies, func(r remote.Reply) bool { return r.ID == id })
			if k >= 0 {
				code = player.replies[k].Code
			}
			return k >= 0
		})
		return code
	}
	move := func() {
		t.Helper()
		legal := player.Match.State().Legal(player.Seat, nil)
		if len(legal) == 0 {
			t.Fatalf("seat 0 cannot move after %d moves", player.NumMoves())
		}
		if code := send(remote.Do, player.Game.FormatAction(player.Match.State(), rules.Move{By: player.Seat, Do: legal[0]})); code != "" {
			t.Fatalf("a move is refused: %s", code)
		}
	}
	move()
	move()
	if code := send(remote.Say, "s4 Kuma"); code != "" {
		t.Fatalf("nothing is named: %s", code)
	}
	away.until("the name", func() bool { return len(away.Match.Notes) == 1 })
	if code := send(remote.Undo, ""); code != "" {
		t.Fatalf("nothing is taken back: %s", code)
	}
	away.until("the move that is taken back", func() bool { return away.Backs == 1 && len(away.Match.Notes) == 0 })
	(<-lines).Close()
	move()
	if code := send(remote.Say, "s4 Nova"); code != "" {
		t.Fatalf("nothing is named: %s", code)
	}
	gate <- true
	away.replies = nil
	away.until("its return", func() bool {
		return slices.ContainsFunc(away.replies, func(r remote.Reply) bool { return r.Type == remote.People })
	})
	if notes := away.Match.Notes; away.NumMoves() != player.NumMoves() || len(notes) != 1 || notes[0].Text != "s4 Nova" {
		t.Errorf("who was away knows %d moves of %d and the notes %v", away.NumMoves(), player.NumMoves(), notes)
	}
}
