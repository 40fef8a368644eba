package notify

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/push"
	"engawa/remote/push/pushtest"
	"engawa/rules"
)

// network answers requests in the place of push services and web hooks.
type network struct {
	t       *testing.T
	browser *pushtest.Browser
	mu      sync.Mutex
	sent    []string                                // what has come, decrypted
	heads   []http.Header                           //
	answers func(r *http.Request) (status int)      // 0 for nobody answers; nil for 201
	waits   func(r *http.Request) (retry string)    // nil for none
	slow    func(r *http.Request) (d time.Duration) // nil for at once
}

func newNetwork(t *testing.T) *network {
	b, err := pushtest.NewBrowser()
	if err != nil {
		t.Fatal(err)
	}
	return &network{t: t, browser: b}
}

// RoundTrip implements http.RoundTripper.
func (n *network) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	if r.Header.Get("Content-Encoding") == "aes128gcm" {
		if body, err = n.browser.Decrypt(body); err != nil {
			n.t.Errorf("a message cannot be read: %v", err)
		}
	}
	if n.slow != nil {
		select {
		case <-time.After(n.slow(r)):
		case <-r.Context().Done():
			return nil, r.Context().Err()
		}
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.sent = append(n.sent, r.URL.Host+" "+string(body))
	n.heads = append(n.heads, r.Header)
	status := http.StatusCreated
	if n.answers != nil {
		status = n.answers(r)
	}
	if status == 0 {
		return nil, errors.New("nobody answers")
	}
	answer := &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(strings.Repeat("x", 1<<16))), Request: r}
	if n.waits != nil {
		answer.Header.Set("Retry-After", n.waits(r))
	}
	return answer, nil
}

// came returns what has come since it was asked last, sorted.
func (n *network) came() (list []string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	list, n.sent = n.sent, nil
	slices.Sort(list)
	return list
}

const table = "abcdefgh"

// begin opens a service.
func (n *network) begin(folder string) *Service {
	n.t.Helper()
	s, err := Open(Config{Folder: folder, Base: "https://tables.example.org/", Pushes: ReachPublic, Hooks: ReachPublic, Transport: n})
	if err != nil {
		n.t.Fatal(err)
	}
	return s
}

// subscribe subscribes a seat's device, in French.
func (n *network) subscribe(s *Service, seat rules.Seat) {
	n.t.Helper()
	n.tell(s, seat, n.browser.JSON(fmt.Sprintf("https://push%s.example.net/a", seat), "fr"))
}

func (n *network) tell(s *Service, seat rules.Seat, text string) {
	n.t.Helper()
	done := make(chan error, 1)
	s.Subscribe(table, seat, text, func(err error) { done <- err })
	if err := <-done; err != nil {
		n.t.Errorf("%q: %v", text, err)
	}
}

func turn(seat rules.Seat, mark string) Event {
	return Event{Table: table, Name: "Sundays", Game: "honshu", Kind: Turn, Seat: seat, Player: "Hana", Mark: mark}
}

// has checks what has come since it was asked last.
func (n *network) has(when string, want ...string) {
	n.t.Helper()
	synctest.Wait()
	if got := n.came(); !slices.Equal(got, want) {
		n.t.Errorf("%s there comes %q, want %q", when, got, want)
	}
}

// The calls of the tests.
const (
	calls0 = `push0.example.net {"table":"abcdefgh","name":"Sundays","event":"turn","lang":"fr"}`
	calls1 = `push1.example.net {"table":"abcdefgh","name":"Sundays","event":"turn","lang":"fr"}`
	hook0  = `hooks.example.net {"table":"abcdefgh","name":"Sundays","game":"honshu","event":"turn","seat":0,"player":"Hana","here":false,"link":"https://tables.example.org/#table=abcdefgh"}`
)

// TestATurnIsToldOnce posts one turn several times, also after a restart, others, and turns of seats without a subscription.
func TestATurnIsToldOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, folder := newNetwork(t), filepath.Join(t.TempDir(), "notices")
		s := n.begin(folder)
		n.subscribe(s, 0)
		s.SetHook(table, "https://hooks.example.net/x")
		for range 3 {
			s.Post(turn(0, "1"))
		}
		n.has("at a turn", hook0, calls0)
		if h := n.heads[slices.IndexFunc(n.heads, func(h http.Header) bool { return h.Get("TTL") != "" })]; h.Get("TTL") != "2419200" || h.Get("Topic") == "" {
			t.Errorf("the head is %v", h)
		} else if c, err := pushtest.Check(h.Get("Authorization"), s.Key()); err != nil || c.Audience != "https://push0.example.net" || c.Subject != "https://tables.example.org/" {
			t.Errorf("%+v: %v", c, err)
		}
		s.Post(turn(1, "1"))
		time.Sleep(time.Minute)
		n.has("for a seat without a subscription", strings.Replace(hook0, `"seat":0`, `"seat":1`, 1))
		key := s.Key()
		s.Close()
		s = n.begin(folder)
		if s.Key() != key {
			t.Error("the key is another one after a restart")
		}
		s.Post(turn(0, "1"))
		n.has("after a restart")
		s.Post(turn(0, "2"))
		time.Sleep(time.Minute)
		n.has("at the next turn", hook0, calls0)
		there := turn(0, "3")
		there.Here = true
		s.Post(there)
		time.Sleep(time.Minute)
		n.has("where the device is here", strings.Replace(hook0, `"here":false`, `"here":true`, 1))
		n.tell(s, 0, "")
		s.Post(turn(0, "4"))
		time.Sleep(time.Minute)
		n.has("after the subscription has ended", hook0)
		for _, name := range []string{"", keyFile, table + fileSuffix} {
			if info, err := os.Stat(filepath.Join(folder, name)); err != nil || runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
				t.Errorf("others may read %q: %v", name, err)
			}
		}
		s.Close()
	})
}

// TestARequestUnderWayIsNotSentAgain closes a service while a notice is on its way: an answer within closeTime is taken in;
// without one the next service sends it again.
func TestARequestUnderWayIsNotSentAgain(t *testing.T) {
	for _, c := range []struct{ slow, close time.Duration }{{closeTime / 2, closeTime / 2}, {time.Minute, closeTime}} {
		synctest.Test(t, func(t *testing.T) {
			n, folder := newNetwork(t), t.TempDir()
			s := n.begin(folder)
			n.subscribe(s, 0)
			n.slow = func(*http.Request) time.Duration { return c.slow }
			s.Post(turn(0, "1"))
			synctest.Wait()
			began := time.Now()
			s.Close()
			if took := time.Since(began); took != c.close {
				t.Errorf("closing takes %v, want %v", took, c.close)
			}
			n.slow = nil
			s = n.begin(folder)
			defer s.Close()
			time.Sleep(time.Minute)
			n.has("once", calls0)
		})
	}
}

// TestWhatSomebodyKnowsIsNotTold says that a device has seen a turn; only Anew tells it after all, once.
func TestWhatSomebodyKnowsIsNotTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		s := n.begin("")
		defer s.Close()
		n.subscribe(s, 0)
		s.Seen(table, 0, "1")
		s.Post(turn(0, "1"))
		n.has("at a turn that is known")
		anew := turn(0, "1")
		anew.Anew = true
		for range 2 {
			s.Post(anew)
			time.Sleep(time.Minute)
		}
		n.has("at a turn that may not be known", calls0)
	})
}

// TestFailuresAreTriedAgain has a service fail: some failures pass, some do not, some end the subscription, and what somebody
// has seen meanwhile is not tried again.
func TestFailuresAreTriedAgain(t *testing.T) {
	for _, tt := range []struct {
		status, tries int
		retry         string
		gone          bool
	}{
		{http.StatusCreated, 1, "", false}, {0, 5, "", false}, {http.StatusTooManyRequests, 5, "86400", false}, {http.StatusServiceUnavailable, 5, "120", false},
		{http.StatusBadRequest, 1, "", false}, {http.StatusFound, 1, "", false}, {http.StatusRequestEntityTooLarge, 1, "", false},
		{http.StatusGone, 1, "", true}, {http.StatusNotFound, 1, "", true}, {http.StatusForbidden, 1, "", true},
	} {
		synctest.Test(t, func(t *testing.T) {
			n := newNetwork(t)
			n.answers, n.waits = func(*http.Request) int { return tt.status }, func(*http.Request) string { return tt.retry }
			s := n.begin("")
			defer s.Close()
			n.subscribe(s, 0)
			s.Post(turn(0, "1"))
			time.Sleep(24 * time.Hour)
			n.has(fmt.Sprint("by ", tt.status), slices.Repeat([]string{calls0}, tt.tries)...)
			n.answers = nil
			s.Post(turn(0, "2"))
			time.Sleep(time.Minute)
			if want := slices.Repeat([]string{calls0}, 1); tt.gone {
				n.has("after the end of the subscription")
			} else {
				n.has("at the next turn", want...)
			}
		})
	}
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		n.answers = func(*http.Request) int { return 0 }
		s := n.begin("")
		defer s.Close()
		n.subscribe(s, 0)
		s.Post(turn(0, "1"))
		n.has("at first", calls0)
		s.Seen(table, 0, "1")
		time.Sleep(24 * time.Hour)
		n.has("after it has been seen")
	})
}

// TestWhatHasNotBeenSentIsSentAfterARestart closes the service while nobody answers.
func TestWhatHasNotBeenSentIsSentAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, folder := newNetwork(t), t.TempDir()
		n.slow = func(*http.Request) time.Duration { return time.Hour }
		s := n.begin(folder)
		n.subscribe(s, 0)
		s.Post(turn(0, "1"))
		synctest.Wait()
		s.Close()
		n.has("before")
		n.slow = nil
		s = n.begin(folder)
		n.has("after a restart", calls0)
		s.Close()
		s = n.begin(folder)
		n.has("after another one")
		s.Close()
		later := time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC) // files have the time of the system
		if tables, err := s.files.open(later); err != nil || len(tables) != 1 {
			t.Errorf("a table that goes on is forgotten: %v", err)
		}
		s = n.begin(folder)
		end := turn(0, "end")
		end.Kind = End
		s.Post(end)
		time.Sleep(time.Minute)
		n.has("at the end", strings.Replace(calls0, `"turn"`, `"end"`, 1))
		s.Close()
		if tables, err := s.files.open(later); err != nil || len(tables) != 0 {
			t.Errorf("a table that has ended is kept: %v", err)
		}
	})
}

// TestSlowServicesDelayNobodyElse has one service take its time for each request, and another one answer at once.
func TestSlowServicesDelayNobodyElse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		n.slow = func(r *http.Request) time.Duration {
			if r.URL.Host == "slow.example.net" {
				return time.Hour
			}
			return 0
		}
		s := n.begin("")
		defer s.Close()
		post := func(k int, host string) {
			e := turn(0, "1")
			e.Table = fmt.Sprintf("abcde%c%c%c", 'a'+k/64%8, 'a'+k/8%8, 'a'+k%8)
			s.Subscribe(e.Table, 0, n.browser.JSON("https://"+host+"/"+e.Table, ""), func(err error) {
				if err != nil {
					t.Error(err)
				}
			})
			s.Post(e)
		}
		for k := range 200 {
			post(k, "slow.example.net")
		}
		for k := range 100 {
			post(200+k, "fast.example.net")
		}
		synctest.Wait()
		if got := n.came(); len(got) != 100 {
			t.Errorf("%d of 100 notices come at once", len(got))
		}
	})
}

// TestFloodsAreBounded posts more than the service takes in, and many turns of one seat within a moment.
func TestFloodsAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		s := n.begin("")
		defer s.Close()
		n.subscribe(s, 0)
		for k := range 50 {
			s.Post(turn(0, fmt.Sprint(k)))
			time.Sleep(10 * time.Millisecond)
		}
		time.Sleep(time.Minute)
		n.has("of fifty turns within half a second", calls0, calls0)
		held := make(chan struct{})
		s.do(func() { <-held })
		synctest.Wait()
		for range inboxSize + 1 {
			s.Post(turn(0, "x")) // returns at once
		}
		refused := false
		s.Subscribe(table, 1, n.browser.JSON("https://a/", ""), func(err error) { refused = rules.CodeOf(err) == remote.CodeFast })
		if !refused {
			t.Error("a service that has too much to do takes more in")
		}
		close(held)
		n.has("after a flood", calls0)
	})
}

// TestPeopleWhoPlayAgainAreCalled follows them to the next table, and forgets who has lost the seat.
func TestPeopleWhoPlayAgainAreCalled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		s := n.begin("")
		defer s.Close()
		n.subscribe(s, 0)
		n.subscribe(s, 1)
		s.SetHook(table, "https://hooks.example.net/x")
		s.Follow(table, "bbbbbbbb", func(seat rules.Seat) rules.Seat { return 1 - seat })
		s.Forget("bbbbbbbb", 0)
		for seat := range rules.Seat(2) {
			e := turn(seat, "1")
			e.Table = "bbbbbbbb"
			s.Post(e)
		}
		hooked := strings.ReplaceAll(hook0, table, "bbbbbbbb")
		n.has("at the next table", hooked, strings.Replace(hooked, `"seat":0`, `"seat":1`, 1), strings.Replace(calls0, table, "bbbbbbbb", 1))
		s.Follow("cccccccc", "dddddddd", func(seat rules.Seat) rules.Seat { return seat })
		synctest.Wait()
		if len(s.files.memory) != 2 {
			t.Errorf("%d tables are kept, want 2", len(s.files.memory))
		}
	})
}

// TestHooksEnd has a web hook answer that it is gone, which ends it, and the endpoint of a subscription be one at which
// nothing is sent.
func TestHooksEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		n.answers = func(*http.Request) int { return http.StatusGone }
		s := n.begin("")
		defer s.Close()
		s.SetHook(table, "https://hooks.example.net/x")
		end := Event{Table: table, Name: "Sundays", Game: "honshu", Kind: End, Seat: rules.Public, Mark: "end"}
		s.Post(end)
		n.has("at the end", `hooks.example.net {"table":"abcdefgh","name":"Sundays","game":"honshu","event":"end","here":false,"link":"https://tables.example.org/#table=abcdefgh"}`)
		s.Post(turn(0, "1"))
		n.has("after its end")
		for _, endpoint := range []string{"http://push.example.net/", "https://127.0.0.1/", "https://[fe80::1]/", "http://localhost/"} {
			s.Subscribe(table, 0, n.browser.JSON(endpoint, ""), func(err error) {
				if rules.CodeOf(err) != remote.CodePush || err.Error() == "" {
					t.Errorf("%s: %v", endpoint, err)
				}
			})
		}
		s.config.Pushes = ReachNone
		if s.Key() != "" {
			t.Error("a host that sends nothing has a key for it")
		}
	})
}

// TestTheLongestNameFits sends the longest name of a table.
func TestTheLongestNameFits(t *testing.T) {
	for _, letter := range []string{"w", "\"", "😀", "<"} {
		name := remote.CleanName(strings.Repeat(letter, 100))
		text, err := encode(Event{Table: table, Name: name, Kind: Turn}.call("abcdefgh"))
		if err != nil || len(text) >= push.Size || !json.Valid(text) {
			t.Errorf("%d bytes of %d: %s, %v", len(text), push.Size, text, err)
		}
	}
}
