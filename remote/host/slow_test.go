//go:build !js

package host_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
)

// pipeListener is a network within the test.
type pipeListener struct {
	conns chan net.Conn
	ctx   context.Context
}

func (l pipeListener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.ctx.Done():
		return nil, net.ErrClosed
	}
}

func (l pipeListener) Close() error   { return nil }
func (l pipeListener) Addr() net.Addr { return &net.TCPAddr{} }

// connect returns the other end of a new connection.
func (l pipeListener) connect() net.Conn {
	device, other := net.Pipe()
	l.conns <- other
	return device
}

// TestSlowRequestsEnd has peers ask for something and never end, say nothing at all, and nothing any more after an answer: the host lets
// go of each, of a line to a table with a sentence. A device at a table may say nothing for an hour.
func TestSlowRequestsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		a := newTestHost(t, &journal.Memory{})
		ctx, end := context.WithCancel(t.Context())
		l := pipeListener{make(chan net.Conn), ctx}
		served := make(chan error, 1)
		go func() { served <- (&host.Gateway{Host: a.host}).Serve(ctx, l) }()
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
		dial := func() *websocket.Conn {
			c, _, err := websocket.Dial(ctx, "ws://host"+remote.PathSocket, &websocket.DialOptions{HTTPClient: &http.Client{
				Transport: &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) { return l.connect(), nil }},
			}})
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		silent, came := dial(), time.Now()
		_, frame, err := silent.Read(ctx)
		if took := time.Since(came); err != nil || took > 10*time.Second {
			t.Errorf("who connects and says nothing gets %v after %v", err, took)
		}
		if r, err := remote.DecodeReply(frame); err != nil || r.Type != remote.Bye || !strings.Contains(r.Text, "no frame has come within 10s") {
			t.Errorf("who connects and says nothing is sent %q, %v", frame, err)
		}
		if _, _, err := silent.Read(ctx); err == nil {
			t.Error("who connects and says nothing keeps its line")
		}
		c := dial()
		hello := remote.EncodeRequest(remote.Request{
			Type: remote.Hello, Version: remote.Version, Table: links.Table, Key: newSecret(t), Secret: links.Seats[0],
		})
		if err := c.Write(ctx, websocket.MessageText, hello); err != nil {
			t.Fatal(err)
		}
		pong := make(chan error, 1)
		go func() {
			for {
				_, data, err := c.Read(ctx)
				if err != nil || strings.Contains(string(data), `"pong"`) {
					pong <- err
					return
				}
			}
		}()
		for name, text := range map[string]string{
			"half a request": "POST /tables HTTP/1.1\r\nHost: host\r\nContent-Length: 100\r\n\r\n{", "nothing": "", "a whole request": "GET /ready HTTP/1.1\r\nHost: host\r\n\r\n",
		} {
			peer, began := l.connect(), time.Now()
			if _, err := io.WriteString(peer, text); err != nil {
				t.Fatal(err)
			}
			if _, err := io.ReadAll(peer); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if took := time.Since(began); took > 2*time.Minute {
				t.Errorf("who sends %s is let go after %v", name, took)
			}
		}
		time.Sleep(time.Hour)
		if err := c.Write(ctx, websocket.MessageText, remote.EncodeRequest(remote.Request{Type: remote.Ping})); err != nil {
			t.Fatal(err)
		}
		if err := <-pong; err != nil {
			t.Errorf("a device that has said nothing for an hour has no line: %v", err)
		}
		c.CloseNow()
		end()
		if err := <-served; err != nil {
			t.Error(err)
		}
	})
}
