package client_test

import (
	"context"
	"crypto/rand"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules/games"
)

// TestADeviceSubscribes has a host tell the key that the device asks for: what the device sends then is answered to nobody,
// a refusal neither; a second subscription is sent although the first has no answer yet.
func TestADeviceSubscribes(t *testing.T) {
	device, host := remote.Pipe()
	keys, sends := make(chan string, 9), make(chan func(string), 9)
	heard := make(chan remote.Reply, 9)
	c := client.New(client.Config{
		Link: remote.Link{Table: "abcdefgh"}, Key: "key", Games: games.All(), Random: rand.Reader,
		Dial: func(context.Context) (remote.Conn, error) { return device, nil },
		Push: func(key string, send func(string)) {
			keys <- key
			sends <- send
		},
		OnReply: func(r remote.Reply) { heard <- r },
	})
	go c.Run(t.Context())
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	read := func() remote.Request {
		t.Helper()
		frame, err := host.Read(ctx)
		if err != nil {
			t.Fatal(err)
		}
		r, err := remote.DecodeRequest(frame)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	write := func(r remote.Reply) {
		t.Helper()
		if err := host.Write(ctx, remote.EncodeReply(r)); err != nil {
			t.Fatal(err)
		}
	}
	if hello := read(); !hello.Push {
		t.Error("a device that can subscribe does not ask for the key")
	}
	write(remote.Reply{Type: remote.Welcome, Game: "yokai", Seat: "0", Push: "the key"})
	if key := <-keys; key != "the key" {
		t.Errorf("the key is %q", key)
	}
	send := <-sends
	send("first")
	first := read()
	send("second")
	write(remote.Reply{Type: remote.Ack, ID: first.ID}) // late: the second is not answered by it
	second := read()
	write(remote.Reply{Type: remote.Refused, ID: second.ID, Code: remote.CodePush})
	if first.Type != remote.Push || first.Text != "first" || second.Text != "second" {
		t.Errorf("sent is %+v and %+v", first, second)
	}
	write(remote.Reply{Type: remote.Pong})
	if r := <-heard; r.Type != remote.Welcome {
		t.Errorf("heard is %+v", r)
	}
	if r := <-heard; r.Type != remote.Pong || c.NumUnanswered() != 0 {
		t.Errorf("the answer to a subscription is heard as %+v, %d wait", r, c.NumUnanswered())
	}
	device.Close()
}
