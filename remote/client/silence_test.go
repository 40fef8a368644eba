package client_test

import (
	"context"
	"crypto/rand"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules/games"
)

// TestASilentLineIsLeft has a host say nothing: it is asked whether it is there, an answer keeps the line, and none ends it, at
// first after ten seconds and on the next line later, as it may be slow.
func TestASilentLineIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		lines := make(chan remote.Conn, 9)
		c := client.New(client.Config{
			Link: remote.Link{Table: "abcdefgh"}, Key: "key", Games: games.All(), Random: rand.Reader,
			Dial: func(context.Context) (remote.Conn, error) {
				device, host := remote.Pipe()
				lines <- host
				return device, nil
			},
		})
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		go c.Run(ctx)
		began := time.Now()
		var host remote.Conn
		read := func() (kind remote.RequestType, after time.Duration) {
			t.Helper()
			frame, err := host.Read(ctx)
			if err != nil {
				return "", time.Since(began).Round(time.Second)
			}
			r, err := remote.DecodeRequest(frame)
			if err != nil {
				t.Fatal(err)
			}
			return r.Type, time.Since(began).Round(time.Second)
		}
		write := func(r remote.Reply) {
			t.Helper()
			if err := host.Write(ctx, remote.EncodeReply(r)); err != nil {
				t.Fatal(err)
			}
			began = time.Now()
		}
		want := func(kind remote.RequestType, after time.Duration) {
			t.Helper()
			if got, at := read(); got != kind || at != after {
				t.Fatalf("after %v there comes %q, want %q after %v", at, got, kind, after)
			}
		}
		welcome := func() {
			t.Helper()
			host = <-lines
			if kind, _ := read(); kind != remote.Hello {
				t.Fatalf("the first frame is %q", kind)
			}
			write(remote.Reply{Type: remote.Welcome, Game: "yokai", Seat: "0"})
		}
		welcome()
		want(remote.Ping, 20*time.Second)
		write(remote.Reply{Type: remote.Pong})
		want(remote.Ping, 20*time.Second)
		want("", 30*time.Second)
		welcome()
		want(remote.Ping, 20*time.Second)
		want(remote.Ping, 30*time.Second)
		want("", 40*time.Second)
		welcome()
	})
}
