package host

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/remote/notify"
	"engawa/rules"
	"engawa/rules/bot"
)

// Config is what a Host works with.
type Config struct {
	Journal journal.Journal
	Archive journal.Archive // where tables are kept whose matches have ended, also to mend the Journal by; nil for nowhere
	Games   []rules.Game

	Tablebases bot.Tablebases   // what computers look positions up in; nil for none
	Random     io.Reader        // of seeds and secrets; nil for crypto/rand
	Now        func() time.Time // nil for time.Now
	Bots       int              // how many computers think at once; 0 for one a processor

	Notices *notify.Service // calls people who have no line; nil for nobody

	// Report is called with what the owner is to know and devices are not: why a record cannot be kept, and not again until one
	// has been. Any table may call it. Nil for nobody.
	Report func(err error)

	// Where several hosts have the same journal, Address is that by which the others reach this one, and Reach gets a line
	// to another one, which serves it by ServeRelayed. "" and nil for a host alone.
	Address string
	Reach   func(ctx context.Context, address string) (remote.Conn, error)
}

// Host has tables, and loads those that somebody comes to.
type Host struct {
	config   Config
	botSlots chan struct{} // a place for each computer that may think at once
	isFull   atomic.Bool   // the last record could not be kept, which has been reported

	mu       sync.Mutex
	tables   map[string]*table // in use
	isClosed bool
	work     sync.WaitGroup

	rematches     quota // of each device that asks to play again
	subscriptions quota // of each device that asks to be called
}

// idleTimeout is how long a table stays in memory that nobody is at.
const idleTimeout = 2 * time.Minute

// New returns a host.
func New(c Config) *Host {
	if c.Random == nil {
		c.Random = rand.Reader
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Bots == 0 {
		c.Bots = runtime.GOMAXPROCS(0)
	}
	return &Host{config: c, botSlots: make(chan struct{}, c.Bots), tables: map[string]*table{}}
}

// table returns the table with the name. It loads itself if need be, so that nobody at other tables waits for it.
func (h *Host) table(name string) (*table, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.isClosed {
		return nil, errClosed
	}
	if t := h.tables[name]; t != nil {
		return t, nil
	}
	if !remote.ValidTable(name) {
		return nil, noTable(name)
	}
	t := newTable(h, name)
	h.start(t, func() {
		if t.loadErr = t.load(); t.loadErr != nil {
			h.forget(t)
			return
		}
		t.run()
	})
	return t, nil
}

func noTable(name string) error {
	return rules.Errorf(remote.CodeTable, "there is no table %q at this host", rules.Shorten(name))
}

// leave has the table take leave of a device. One that is not in use knows of none.
func (h *Host) leave(name string, d *device) {
	h.mu.Lock()
	t := h.tables[name]
	h.mu.Unlock()
	if t == nil {
		return
	}
	select {
	case t.inbox <- func() { t.leave(d) }:
	case <-t.done:
	}
}

// retire takes the table out of use, if nothing waits for it.
func (h *Host) retire(t *table) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(t.inbox) > 0 {
		return false
	}
	delete(h.tables, t.name)
	close(t.done)
	return true
}

// forget takes a table out of use that could not be loaded.
func (h *Host) forget(t *table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.tables, t.name)
	close(t.done)
}

// runOnTable has the table do something on its own goroutine, and waits until it has.
func (h *Host) runOnTable(ctx context.Context, name string, do func(t *table)) error {
	for {
		t, err := h.table(name)
		if err != nil {
			return err
		}
		done := make(chan struct{})
		select {
		case t.inbox <- func() { do(t); close(done) }:
		case <-t.done:
			if t.loadErr != nil {
				return t.loadErr
			}
			continue // it has just been taken out of use
		case <-ctx.Done():
			return ctx.Err()
		}
		select {
		case <-done:
			return nil
		case <-t.done: // out of use before it looked: once more, at the one that is loaded next
			select {
			case <-done:
				return nil
			default:
			}
			if t.loadErr != nil {
				return t.loadErr
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Wake loads the tables at which time passes while nobody is there: those whose clocks run. It also archives the tables
// that ended just before the host did. Programs that start a host with tables of before call it. It ends when all have been looked at, or the host closes.
func (h *Host) Wake() error {
	names, err := h.config.Journal.Tables()
	if err != nil {
		return err
	}
	for _, name := range names {
		if !h.wake(name) {
			break
		}
	}
	return nil
}

// wake loads a table if its clocks run, and reports whether the host is open. One that cannot be read is left for who
// comes to it.
func (h *Host) wake(name string) (open bool) {
	rows, err := h.config.Journal.Read(name, 0)
	if err == nil {
		h.archive(name, rows)
	}
	var made creation
	if err == nil && len(rows) > 0 {
		var first journal.Record
		if first, _, err = journal.Decode(rows[0]); err == nil {
			err = json.Unmarshal([]byte(first.Text), &made)
		}
	}
	if rule, wrong := remote.ParseClock(made.Config.Clock); err != nil || wrong != nil || rule == (remote.ClockRule{}) {
		return true
	}
	if h.config.Address != "" { // a table held elsewhere is left there; one without clocks that run is soon out of use
		return !errors.Is(h.runOnTable(context.Background(), name, func(*table) {}), errClosed)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.isClosed {
		return false
	}
	if t := newTable(h, name); h.tables[name] == nil && t.load() == nil && t.clock.hasStarted && t.freezeErr == nil && !rules.HasEnded(t.match) {
		h.start(t, t.run)
	}
	return true
}

// Renew gives a seat a new link and ends the old one: its devices have to sit down anew. The owner's secret is needed.
func (h *Host) Renew(ctx context.Context, name string, owner remote.Secret, seat rules.Seat) (remote.Secret, error) {
	secret, err := remote.NewSecret(h.config.Random)
	if err != nil {
		return "", err
	}
	if asked := h.runOnTable(ctx, name, func(t *table) { err = t.renew(owner, seat, secret) }); asked != nil {
		return "", asked
	}
	if err != nil {
		return "", err
	}
	return secret, nil
}

// Close ends all tables and waits until they have kept what they began. Devices are sent its end. The journal
// stays open.
func (h *Host) Close() {
	h.mu.Lock()
	if !h.isClosed {
		h.isClosed = true
		for _, t := range h.tables {
			close(t.stop)
		}
	}
	h.mu.Unlock()
	h.work.Wait()
}
