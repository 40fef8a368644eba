package socket

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// hostVariable, in the environment, is the address of a host to test with, see testHost.
const hostVariable = "ENGAWA_SOCKET_HOST"

// patience is how long a test waits for what must come.
const patience = 30 * time.Second

// TestDial speaks with hosts that behave well and badly. On a page it is run by TestAPageSpeaksWithHosts.
func TestDial(t *testing.T) {
	base := os.Getenv(hostVariable)
	if base == "" {
		base = testHost(t)
	}
	connect := func(t *testing.T, host string, most int) remote.Conn {
		ctx, stop := context.WithTimeout(t.Context(), patience)
		defer stop()
		c, err := dial(ctx, base+host+"/", most)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(c.Close)
		return c
	}
	read := func(c remote.Conn) (string, error) {
		ctx, stop := context.WithTimeout(context.Background(), patience)
		defer stop()
		data, err := c.Read(ctx)
		if ctx.Err() != nil {
			t.Error("nothing comes")
		}
		return string(data), err
	}
	t.Run("frames come back in order", func(t *testing.T) {
		c := connect(t, "echo", 1000)
		want := []string{"縁側", strings.Repeat("x", 1000), "", "last"}
		for _, frame := range want {
			if err := c.Write(t.Context(), []byte(frame)); err != nil {
				t.Fatal(err)
			}
		}
		for _, frame := range want {
			if got, err := read(c); err != nil || got != frame {
				t.Fatalf("%.20q comes back as %.20q: %v", frame, got, err)
			}
		}
		c.Close()
		if _, err := read(c); err == nil {
			t.Error("a closed line gives a frame")
		}
		if err := c.Write(t.Context(), []byte("x")); err == nil {
			t.Error("a closed line takes a frame")
		}
	})
	t.Run("a frame may be too large", func(t *testing.T) {
		for _, frame := range []string{strings.Repeat("x", 1001), strings.Repeat("縁", 400)} {
			c := connect(t, "echo", 1000)
			if err := c.Write(t.Context(), []byte(frame)); err != nil {
				t.Fatal(err)
			}
			if got, err := read(c); err == nil {
				t.Errorf("a frame of %d bytes is taken", len(got))
			}
		}
	})
	t.Run("what comes before the end is read", func(t *testing.T) {
		c := connect(t, "bye", 1000)
		if got, err := read(c); err != nil || got != "bye" {
			t.Errorf("%q %v", got, err)
		}
		if got, err := read(c); err == nil || !strings.Contains(err.Error(), "enough") {
			t.Errorf("after the end comes %q: %v", got, err)
		}
	})
	t.Run("a frame may be no text", func(t *testing.T) {
		if got, err := read(connect(t, "binary", 1000)); rules.CodeOf(err) != remote.CodeFrame {
			t.Errorf("%q %v", got, err)
		}
	})
	t.Run("who waits can stop", func(t *testing.T) {
		c := connect(t, "echo", 1000)
		ctx, stop := context.WithCancel(t.Context())
		time.AfterFunc(time.Millisecond, stop)
		if got, err := c.Read(ctx); err == nil {
			t.Errorf("%q comes", got)
		}
		if err := c.Write(t.Context(), []byte("x")); err == nil {
			t.Error("the line is still there")
		}
	})
	t.Run("no host", func(t *testing.T) {
		stopped, stop := context.WithCancel(t.Context())
		stop()
		for host, ctx := range map[string]context.Context{base + "none/": t.Context(), "http://127.0.0.1:1/": t.Context(), "http:// /": t.Context(), base + "echo/": stopped} {
			if c, err := Dial(ctx, host); err == nil {
				c.Close()
				t.Errorf("%s answers", host)
			} else if !strings.Contains(err.Error(), host) {
				t.Errorf("the error is %q; expected the address %s in it", err, host)
			}
		}
	})
}
