package client_test

import (
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
)

// TestASilentLineIsLeft has a host say nothing: it is asked whether it is there, an answer keeps the line, and none ends it, at
// first after ten seconds and on the next line later, as it may be slow.
func TestASilentLineIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := openShort(t, nil)
		d.welcome()
		d.want(20*time.Second, remote.Ping)
		d.write(remote.Reply{Type: remote.Pong})
		d.want(20*time.Second, remote.Ping)
		d.want(10*time.Second, "")
		d.welcome()
		d.want(20*time.Second, remote.Ping)
		d.want(10*time.Second, remote.Ping)
		d.want(10*time.Second, "")
		d.welcome()
	})
}
