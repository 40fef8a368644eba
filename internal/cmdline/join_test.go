//go:build !js

package cmdline

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/yokai"
)

// TestJoinLeavesASilentHost has a host say nothing any more while others are to act: the terminal notices it within ten seconds, as
// windows and pages do.
func TestJoinLeavesASilentHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Seats: 2}, 1)
		if err == nil {
			err = m.PlayNature()
		}
		if err != nil {
			t.Fatal(err)
		}
		view, err := m.State().AppendBinary(nil)
		if err != nil {
			t.Fatal(err)
		}
		turn, _ := m.State().Actors().First()
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		lines := make(chan remote.Conn, 9)
		in, typed := io.Pipe()
		var out bytes.Buffer
		c := newTableClient(ctx, Env{Games: games.All(), Stdin: in, Stdout: &out}, client.Config{
			Link: remote.Link{Table: "abcdefgh"}, Key: "key",
			Dial: func(context.Context) (remote.Conn, error) {
				device, host := remote.Pipe()
				lines <- host
				return device, nil
			},
		})
		left := make(chan error, 1)
		go func() { left <- c.play(ctx) }()
		host := <-lines
		if _, err := host.Read(ctx); err != nil {
			t.Fatal(err)
		}
		for _, r := range []remote.Reply{
			{Type: remote.Welcome, Game: "yokai", Rules: m.Game.Info().Version, Seat: (1 - turn).String(), Setup: &m.Setup, Seats: make([]remote.SeatInfo, 2)},
			{Type: remote.Position, View: view},
		} {
			if err := host.Write(ctx, remote.EncodeReply(r)); err != nil {
				t.Fatal(err)
			}
		}
		began := time.Now()
		for err == nil {
			_, err = host.Read(ctx) // it asks, and gets no answer
		}
		if took := time.Since(began); took > 10*time.Second {
			t.Errorf("a silent host is left after %v", took)
		}
		<-lines
		typed.Close()
		if err := <-left; err != nil || !strings.Contains(out.String(), "The line is broken") {
			t.Errorf("it ends with %v, and has printed %q", err, out.String())
		}
	})
}
