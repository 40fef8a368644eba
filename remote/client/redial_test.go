package client_test

import (
	"context"
	"crypto/rand"
	"errors"
	"math"
	randv2 "math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules/games"
)

// shortDevice is a device at a host that the test plays, under a clock that does not wait.
type shortDevice struct {
	*client.Client
	t      *testing.T
	ctx    context.Context
	host   remote.Conn // the end of the present line
	lines  chan remote.Conn
	answer func(ctx context.Context) error // how the network answers a dial; nil for a line at once
}

// newShort returns a device that does nothing yet, and what its client works with.
func newShort(t *testing.T, answer func(ctx context.Context) error) (*shortDevice, client.Config) {
	d := &shortDevice{t: t, ctx: t.Context(), lines: make(chan remote.Conn, 99), answer: answer}
	return d, client.Config{
		Link: remote.Link{Table: "abcdefgh"}, Key: "key", Games: games.All(), Random: rand.Reader,
		Dial: func(ctx context.Context) (remote.Conn, error) {
			if d.answer != nil {
				if err := d.answer(ctx); err != nil {
					return nil, err
				}
			}
			device, host := remote.Pipe()
			d.lines <- host
			return device, nil
		},
	}
}

// openShort starts a device in a bubble of synctest; it ends with the test.
func openShort(t *testing.T, answer func(ctx context.Context) error) *shortDevice {
	d, config := newShort(t, answer)
	d.Client = client.New(config)
	var stop context.CancelFunc
	d.ctx, stop = context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		d.Run(d.ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-ended
	})
	return d
}

// read returns the type of the next frame, "" for the end of the line.
func (d *shortDevice) read() remote.RequestType {
	d.t.Helper()
	frame, err := d.host.Read(d.ctx)
	if err != nil {
		return ""
	}
	r, err := remote.DecodeRequest(frame)
	if err != nil {
		d.t.Fatal(err)
	}
	return r.Type
}

// want wants the types of the next frames, the last one after so long.
func (d *shortDevice) want(after time.Duration, kinds ...remote.RequestType) {
	d.t.Helper()
	began := time.Now()
	for _, kind := range kinds {
		if got := d.read(); got != kind {
			d.t.Fatalf("there comes %q, want %q of %q", got, kind, kinds)
		}
	}
	if took := time.Since(began).Round(time.Millisecond); took != after {
		d.t.Fatalf("%q come after %v, want %v", kinds, took, after)
	}
}

func (d *shortDevice) write(r remote.Reply) {
	d.t.Helper()
	if err := d.host.Write(d.ctx, remote.EncodeReply(r)); err != nil {
		d.t.Fatal(err)
	}
}

// connect waits for a line, and for the first frame on it. Of two that come about at once one ends without a frame.
func (d *shortDevice) connect() {
	d.t.Helper()
	kind := remote.RequestType("")
	for kind == "" {
		d.host = <-d.lines
		kind = d.read()
	}
	if kind != remote.Hello {
		d.t.Fatalf("the first frame is %q", kind)
	}
}

// welcome takes the device in.
func (d *shortDevice) welcome() {
	d.t.Helper()
	d.connect()
	d.write(remote.Reply{Type: remote.Welcome, Game: "yokai", Seat: "0"})
	synctest.Wait()
}

var errNoRoute = errors.New("no route to the host")

// TestALineThatIsBackIsUsedWithinASecond cuts a device's line for a second to ten minutes. Nobody tells it when the network is back: one
// that is gone refuses at once, another one lets a dial hang, which asks again after one, three and seven seconds, as
// systems do.
func TestALineThatIsBackIsUsedWithinASecond(t *testing.T) {
	asks := []time.Duration{0, time.Second, 3 * time.Second, 7 * time.Second}
	for name, hangs := range map[string]bool{"refused": false, "silent": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var back time.Time
				d := openShort(t, func(ctx context.Context) error {
					began := time.Now()
					if !hangs && began.Before(back) {
						return errNoRoute
					}
					for _, after := range asks {
						select {
						case <-time.After(time.Until(began.Add(after))):
							if !time.Now().Before(back) {
								return nil
							}
						case <-ctx.Done():
							return ctx.Err()
						}
					}
					<-ctx.Done()
					return ctx.Err()
				})
				d.welcome()
				rng := randv2.New(randv2.NewPCG(25, 1))
				var waits []time.Duration
				for range 100 {
					cut := time.Duration(math.Pow(600, rng.Float64()) * float64(time.Second))
					back = time.Now().Add(cut)
					d.host.Close()
					d.welcome()
					waits = append(waits, time.Since(back))
				}
				slices.Sort(waits)
				t.Logf("half are used within %v, 99 of 100 within %v", waits[len(waits)/2], waits[len(waits)*99/100-1])
				if last := waits[len(waits)-1]; last > time.Second || last <= 0 {
					t.Errorf("a line is used %v after it is back", last)
				}
			})
		})
	}
}

// TestANetworkThatIsBackIsUsedAtOnce has the device say that it has a network again, while it waits between two attempts, and
// while a dial hangs for good.
func TestANetworkThatIsBackIsUsedAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		isBack := true
		d := openShort(t, func(ctx context.Context) error {
			if isBack {
				return nil
			}
			<-ctx.Done()
			return ctx.Err()
		})
		for range 9 {
			d.connect()
			d.write(remote.Reply{Type: remote.Bye, Code: "ending"})
		}
		time.Sleep(time.Millisecond)
		began := time.Now()
		d.Retry()
		d.welcome() // it would have waited for seconds
		isBack = false
		d.host.Close()
		time.Sleep(time.Second / 2)
		isBack = true
		d.Retry()
		d.welcome()
		if took := time.Since(began); took != time.Second/2 {
			t.Errorf("the network is back, and used %v late", took-time.Second/2)
		}
	})
}

// TestALineIsAskedWhenTheNetworkIsBack has the device say that it has a network again while a line stands: an answer keeps it, and
// none ends it within a second, before the welcome as well.
func TestALineIsAskedWhenTheNetworkIsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := openShort(t, nil)
		d.welcome()
		time.Sleep(time.Second)
		d.Retry()
		d.want(0, remote.Ping)
		d.write(remote.Reply{Type: remote.Pong})
		d.want(20*time.Second, remote.Ping) // as usual
		d.write(remote.Reply{Type: remote.Pong})
		synctest.Wait()
		d.Retry()
		d.want(time.Second, remote.Ping, "")
		d.connect()
		d.Retry()
		d.want(time.Second, "")
		d.welcome()
	})
}

// TestAHostThatDoesNotWelcomeIsLeft has a host take a line and say nothing.
func TestAHostThatDoesNotWelcomeIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := openShort(t, nil)
		d.connect()
		d.want(20*time.Second, "")
		d.connect()
		d.want(30*time.Second, "") // it may be slow
		d.welcome()
	})
}

// TestCommandsDoNotKeepASilentLine has somebody go on talking on a line on which nothing comes any more.
func TestCommandsDoNotKeepASilentLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := openShort(t, nil)
		d.welcome()
		go func() {
			for {
				select {
				case <-time.After(4 * time.Second):
					d.Send(remote.Request{Type: remote.Say, Text: "hello"})
				case <-d.ctx.Done():
					return
				}
			}
		}()
		began := time.Now()
		for d.read() != "" {
		}
		if took := time.Since(began); took != 10*time.Second {
			t.Errorf("the line is left after %v", took)
		}
		d.welcome()
	})
}
