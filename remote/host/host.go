package host

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// Config is what a Host works with.
type Config struct {
	Journal journal.Journal
	Games   []rules.Game

	Tablebases bot.Tablebases   // what computers look positions up in; nil for none
	Random     io.Reader        // of seeds and secrets; nil for crypto/rand
	Now        func() time.Time // nil for time.Now
	Bots       int              // how many computers think at once; 0 for one a processor
}

// Host has tables, and loads those that somebody comes to.
type Host struct {
	config  Config
	thinker chan struct{} // a place for each computer that may think at once

	mu     sync.Mutex
	tables map[string]*table // in use
	closed bool
	work   sync.WaitGroup

	rematches quota // of each device that asks to play again
}

// idleAfter is how long a table stays in memory that nobody is at.
const idleAfter = 2 * time.Minute

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
	return &Host{config: c, thinker: make(chan struct{}, c.Bots), tables: map[string]*table{}}
}

// creation is what the first record of a table holds: what it is made of, and of its secrets only the hashes.
type creation struct {
	Config remote.TableConfig `json:"config"`
	Rules  int                `json:"rules"` // the version of the game's rules
	Seed   uint64             `json:"seed,string"`
	Owner  string             `json:"owner"`
	Watch  string             `json:"watch"`
	Seats  []string           `json:"seats"` // "" for those of computers
}

// errClosed says that the host is ending.
var errClosed = errors.New("the host is ending")

// Create makes a table and returns the ways to it. A config that does not fit gives an *rules.Error.
func (h *Host) Create(config remote.TableConfig) (remote.Links, error) {
	game, err := rules.Find(h.config.Games, config.Game)
	if err != nil {
		return remote.Links{}, err
	}
	if _, ok := game.(rules.Remote); !ok {
		return remote.Links{}, rules.Errorf(remote.CodeTable, "%s is not played from afar", game.Info().Title)
	}
	if config.Setup, err = game.Info().Resolve(config.Setup); err != nil {
		return remote.Links{}, err
	}
	if _, err := game.New(config.Setup); err != nil {
		return remote.Links{}, err
	}
	for seat, level := range config.Bots {
		if seat < 0 || int(seat) >= config.Setup.Seats {
			return remote.Links{}, rules.Errorf(rules.CodeSeats, "a computer cannot play on seat %s of %d", seat, config.Setup.Seats)
		}
		if _, err := bots.New(game, level); err != nil {
			return remote.Links{}, err
		}
	}
	if len(config.Bots) >= config.Setup.Seats {
		return remote.Links{}, rules.Errorf(rules.CodeSeats, "computers play on every seat; expected at least one for a person")
	}
	absence, err := remote.ParseAbsence(config.Absence)
	if err == nil && absence.Level != "" {
		_, err = bots.New(game, absence.Level)
	}
	if err != nil {
		return remote.Links{}, err
	}
	clock, err := remote.ParseClock(config.Clock)
	if err != nil {
		return remote.Links{}, err
	}
	config.Absence, config.Clock = absence.String(), clock.String()
	config.Title = remote.CleanName(config.Title)
	var links remote.Links
	made := creation{Config: config, Rules: game.Info().Version, Seats: make([]string, config.Setup.Seats)}
	draw := func() (s remote.Secret) {
		if err == nil {
			s, err = remote.NewSecret(h.config.Random)
		}
		return s
	}
	links.Owner, links.Watch = draw(), draw()
	made.Owner, made.Watch = hash(links.Owner), hash(links.Watch)
	for seat := range config.Setup.Seats {
		secret := remote.Secret("")
		if _, bot := config.Bots[rules.Seat(seat)]; !bot {
			secret = draw()
			made.Seats[seat] = hash(secret)
		}
		links.Seats = append(links.Seats, secret)
	}
	if err != nil {
		return remote.Links{}, noRandom(err)
	}
	links.Table, err = h.make(game, made, nil)
	if err != nil {
		return remote.Links{}, err
	}
	return links, nil
}

func noRandom(err error) error { return fmt.Errorf("a table needs random numbers: %w", err) }

// make makes a table, with a seed of its own, at which some sit from the start, and returns its name.
func (h *Host) make(game rules.Game, made creation, sit map[rules.Seat]sitting) (name string, err error) {
	name, err = remote.NewTable(h.config.Random)
	var seed [8]byte
	if err == nil {
		_, err = io.ReadFull(h.config.Random, seed[:])
	}
	if err != nil {
		return "", noRandom(err)
	}
	made.Seed = binary.LittleEndian.Uint64(seed[:])
	t := newTable(h, name)
	if err := t.create(game, made, sit); err != nil {
		return "", err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.closed { // else it is there when the host starts again
		h.start(t, t.run)
	}
	return name, nil
}

// start has the table live on a goroutine of its own. The lock is held.
func (h *Host) start(t *table, live func()) {
	h.tables[t.name] = t
	h.work.Go(live)
}

// table returns the table with the name. It loads itself if need be, so that nobody at other tables waits for it.
func (h *Host) table(name string) (*table, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
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
		if t.missing = t.load(); t.missing != nil {
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

// leave takes the table out of use, if nothing waits for it.
func (h *Host) leave(t *table) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(t.inbox) > 0 {
		return false
	}
	delete(h.tables, t.name)
	close(t.gone)
	return true
}

// forget takes a table out of use that could not be loaded.
func (h *Host) forget(t *table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.tables, t.name)
	close(t.gone)
}

// ask has the table do something on its own goroutine, and waits until it has.
func (h *Host) ask(ctx context.Context, name string, do func(t *table)) error {
	for {
		t, err := h.table(name)
		if err != nil {
			return err
		}
		done := make(chan struct{})
		select {
		case t.inbox <- func() { do(t); close(done) }:
		case <-t.gone:
			if t.missing != nil {
				return t.missing
			}
			continue // it has just been taken out of use
		case <-ctx.Done():
			return ctx.Err()
		}
		select {
		case <-done:
			return nil
		case <-t.gone: // out of use before it looked: once more, at the one that is loaded next
			select {
			case <-done:
				return nil
			default:
			}
			if t.missing != nil {
				return t.missing
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Wake loads the tables at which time passes while nobody is there: those whose clocks run. Whoever starts a host with
// tables of before calls it. It ends when all have been looked at, or the host closes.
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
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return false
	}
	if t := newTable(h, name); h.tables[name] == nil && t.load() == nil && t.clock.begun && t.frozen == nil && !rules.Ended(t.match) {
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
	if asked := h.ask(ctx, name, func(t *table) { err = t.renew(owner, seat, secret) }); asked != nil {
		return "", asked
	}
	if err != nil {
		return "", err
	}
	return secret, nil
}

// Close ends all tables and waits until they have kept what they began. Devices are told that the host ends. The journal
// stays open.
func (h *Host) Close() {
	h.mu.Lock()
	if !h.closed {
		h.closed = true
		for _, t := range h.tables {
			close(t.stop)
		}
	}
	h.mu.Unlock()
	h.work.Wait()
}
