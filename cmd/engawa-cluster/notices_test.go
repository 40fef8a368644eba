package main

import (
	"bytes"
	"context"
	crand "crypto/rand"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"engawa/cmd/engawa-cluster/jetstream"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/notify"
	"engawa/remote/push/pushtest"
	"engawa/rules"
	"engawa/rules/games"
)

// pushService is a push service: it answers in the place of the network.
type pushService struct {
	t       *testing.T
	browser *pushtest.Browser
	came    chan string // messages, decrypted, and what they are authorized by
}

// RoundTrip implements http.RoundTripper.
func (p *pushService) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	if err == nil {
		body, err = p.browser.Decrypt(body)
	}
	if err != nil {
		p.t.Errorf("a message cannot be read: %v", err)
	}
	p.came <- string(body) + " " + r.Header.Get("Authorization")
	return &http.Response{StatusCode: http.StatusCreated, Body: io.NopCloser(strings.NewReader("")), Request: r}, nil
}

// localHost is a host of the cluster in this program.
type localHost struct {
	*host.Host
	notices *notify.Service
	store   *jetstream.Notices
	archive *jetstream.Archive
}

// startLocalHost starts a host that asks the k-th server first. Nobody reaches it by the address.
func (s *programs) startLocalHost(t *testing.T, k int, address string, service *pushService) *localHost {
	t.Helper()
	return s.startHostOn(t, s.open(t, k, "ENGAWA", 3), func(j journal.Journal) journal.Journal { return j }, address, service)
}

// startHostOn is startLocalHost with a journal as the host sees it.
func (s *programs) startHostOn(t *testing.T, j *jetstream.Journal, see func(journal.Journal) journal.Journal, address string, service *pushService) *localHost {
	t.Helper()
	config := jetstream.Config{Stream: "ENGAWA", Replicas: 3}
	store, err := j.OpenNotices(config)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := j.OpenArchive(config)
	if err != nil {
		t.Fatal(err)
	}
	notices, err := notify.Open(notify.Config{Store: store, Base: "https://tables.example.org/", Pushes: notify.ReachPublic, Transport: service})
	if err != nil {
		t.Fatal(err)
	}
	h := &localHost{
		host.New(host.Config{Journal: see(j), Archive: archive, Games: games.All(), Notices: notices, Address: address, Reach: reach}), notices, store, archive,
	}
	t.Cleanup(h.close)
	return h
}

// close ends the host.
func (h *localHost) close() {
	h.Close()
	h.notices.Close()
}

// sit has a device sit down at a host, and subscribe if the text is not empty.
func (h *localHost) sit(t *testing.T, link remote.Link, key remote.Secret, subscription string) *client.Session {
	t.Helper()
	device := client.Open(client.Config{
		Link: link, Key: key, Games: games.All(), Random: crand.Reader,
		Dial: func(context.Context) (remote.Conn, error) {
			device, other := remote.Pipe()
			go h.Serve(t.Context(), other)
			return device, nil
		},
		Push: func(_ string, send func(string)) { send(subscription) },
	})
	t.Cleanup(device.Close)
	waitUntil(t, "the match", device, func() bool { return device.Match != nil })
	return device
}

// waitUntil lets a device take what it is sent until something holds.
func waitUntil(t *testing.T, what string, device *client.Session, holds func() bool) {
	t.Helper()
	for began := time.Now(); !holds(); time.Sleep(5 * time.Millisecond) {
		device.Next()
		if _, over := device.Errs(); over != nil || time.Since(began) > patience {
			t.Fatalf("seat %s waits in vain for %s: %v", device.Seat, what, over)
		}
	}
}

// TestAnyHostCallsWhoIsAway has a device subscribe at a host and go away. That host ends; at its turn, which begins at another
// host, the device is called by that, and by the key with which it has subscribed.
func TestAnyHostCallsWhoIsAway(t *testing.T) {
	s := testCluster(t, t.TempDir())
	browser, err := pushtest.NewBrowser()
	if err != nil {
		t.Fatal(err)
	}
	service := &pushService{t, browser, make(chan string, 9)}
	one := s.startLocalHost(t, 0, "127.0.0.1:1", service)
	links, err := one.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Title: "Sundays"})
	if err != nil {
		t.Fatal(err)
	}
	var keys [2]remote.Secret
	var sits [2]*client.Session
	for seat := range keys {
		if keys[seat], err = remote.NewSecret(crand.Reader); err != nil {
			t.Fatal(err)
		}
		subscription := ""
		if seat == 1 {
			subscription = browser.JSON("https://push.example.net/a", "fr")
		}
		sits[seat] = one.sit(t, remote.Link{Table: links.Table, Secret: links.Seats[seat]}, keys[seat], subscription)
	}
	waitUntil(t, "its subscription", sits[1], func() bool {
		data, _, err := one.store.Read(links.Table)
		return err == nil && bytes.Contains(data, []byte("push.example.net"))
	})
	for _, device := range sits {
		device.Close()
	}
	key := one.notices.Key()
	one.close()

	two := s.startLocalHost(t, 1, "127.0.0.1:2", service)
	player := two.sit(t, remote.Link{Table: links.Table, Secret: links.Seats[0]}, keys[0], "")
	waitUntil(t, "its turn", player, func() bool { return player.IsConnected() && len(player.Match.State().Legal(0, nil)) > 0 })
	legal := player.Match.State().Legal(0, nil)
	if _, err := player.Send(remote.Do, player.Game.FormatAction(player.Match.State(), rules.Move{By: 0, Do: legal[0]})); err != nil {
		t.Fatal(err)
	}
	select {
	case came := <-service.came:
		message, authorization, _ := strings.Cut(came, " vapid")
		if !strings.Contains(message, `"name":"Sundays","event":"turn","lang":"fr"`) {
			t.Errorf("the message is %s", message)
		}
		if _, err := pushtest.Check("vapid"+authorization, key); err != nil {
			t.Errorf("the message is not of the key of the subscription: %v", err)
		}
	case <-time.After(patience):
		t.Fatal("nobody is called")
	}
}
