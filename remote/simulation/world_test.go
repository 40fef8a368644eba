package simulation

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
)

// world is one or several hosts that are killed and started again, their store, which stays, and the lines to them.
type world struct {
	t     *testing.T
	store *journal.Memory
	work  sync.WaitGroup // lines, and hosts that end

	maxOutage time.Duration // from the end of a host to its next start
	maxUptime time.Duration // until a host is killed, whatever it is doing; 0 for no such kills

	mu          sync.Mutex // of all below
	rng         *rand.Rand
	hosts       []*runningHost // nil for a host that is not up
	hasNoFaults bool           // no more faults but the forced one
	forcedFault *int           // the fault that happens next; nil for none
	cutUntil    time.Time      // until then no line comes about, and none bears a frame
	faults      faults         // that have happened
}

// runningHost is a host that is up. Killed, it may go on for a while, but nothing of it reaches store or lines.
type runningHost struct {
	n    int // which of the hosts
	host *host.Host
	gate *killableStore
	ctx  context.Context // of its lines
	kill context.CancelFunc
}

// faults counts what has gone wrong.
type faults struct{ KillsBeforeWrite, KillsAfterWrite, UnansweredWrites, UnreachableHosts, BrokenLines, DuplicateFrames, ReorderedFrames, Pauses, DeviceKills, OfflineStarts, OfflineVisits, KillsBeforeSave, KillsBeforeSend, KillsAtRest int }

func newWorld(t *testing.T, seed uint64, hosts int) *world {
	w := &world{t: t, store: &journal.Memory{}, maxOutage: time.Minute, rng: rand.New(rand.NewPCG(seed, 25)), hosts: make([]*runningHost, hosts)}
	for n := range hosts {
		w.start(n)
	}
	return w
}

// hasSeveralHosts reports whether there is more than one host.
func (w *world) hasSeveralHosts() bool { return len(w.hosts) > 1 }

// chance reports whether a fault happens now, and counts it in n.
func (w *world) chance(p float64, n *int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case n == w.forcedFault:
		w.forcedFault = nil
	case w.hasNoFaults || w.rng.Float64() >= p:
		return false
	}
	*n++
	return true
}

// isCut reports whether all lines are cut.
func (w *world) isCut() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return time.Now().Before(w.cutUntil)
}

// randomDuration draws a duration, short ones more often.
func (w *world) randomDuration(least, most time.Duration) time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	x := w.rng.Float64()
	return least + time.Duration(x*x*x*float64(most-least))
}

// uniformDuration draws a duration, all alike.
func (w *world) uniformDuration(least, most time.Duration) time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	return least + time.Duration(w.rng.Int64N(int64(most-least)))
}

func (w *world) intN(n int) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.rng.IntN(n)
}

// start starts the n-th host over the store.
func (w *world) start(n int) {
	g := &killableStore{world: w, inner: w.store}
	config := host.Config{Journal: g, Games: games.All(), Bots: 2}
	if w.hasSeveralHosts() {
		config.Address, config.Reach = fmt.Sprint("host ", n), w.reach
	}
	r := &runningHost{n: n, gate: g, host: host.New(config)}
	r.ctx, r.kill = context.WithCancel(w.t.Context())
	g.kill = func() { w.killHost(r) }
	w.mu.Lock()
	defer w.mu.Unlock()
	w.hosts[n] = r
	w.work.Go(func() {
		if err := r.host.Wake(); err != nil {
			w.t.Error(err)
		}
	})
}

// killAtRest kills one host after another, whatever they are doing, until the context ends.
func (w *world) killAtRest(ctx context.Context) {
	for sleep(ctx, w.uniformDuration(time.Hour, w.maxUptime)) {
		if r := w.anyHost(); r != nil && w.chance(1, &w.faults.KillsAtRest) {
			w.killHost(r)
		}
	}
}

// killHost is what is left of a host after kill -9: its lines are gone, and its store takes nothing from it any more.
// Another one starts after a while.
func (w *world) killHost(r *runningHost) {
	if r.gate.isDead.Swap(true) {
		return
	}
	w.mu.Lock()
	w.hosts[r.n] = nil
	w.mu.Unlock()
	r.kill()
	w.work.Go(func() {
		r.host.Close()
		time.Sleep(w.randomDuration(100*time.Millisecond, w.maxOutage))
		w.start(r.n)
	})
}

// close ends the hosts, all of which must be up.
func (w *world) close() {
	w.mu.Lock()
	all := slices.Clone(w.hosts)
	w.mu.Unlock()
	for _, r := range all {
		r.kill()
	}
	for _, r := range all {
		r.host.Close()
	}
	w.work.Wait()
}

// isComplete reports whether all hosts are up.
func (w *world) isComplete() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return !slices.Contains(w.hosts, nil)
}

// anyHost returns a host that is up, nil where none is.
func (w *world) anyHost() *runningHost {
	w.mu.Lock()
	defer w.mu.Unlock()
	first := 0
	if w.hasSeveralHosts() {
		first = w.rng.IntN(len(w.hosts))
	}
	for k := range w.hosts {
		if r := w.hosts[(first+k)%len(w.hosts)]; r != nil {
			return r
		}
	}
	return nil
}

// reach gets one host a line to another. Now and then it finds nobody there, though the other one lives.
func (w *world) reach(_ context.Context, address string) (remote.Conn, error) {
	var r *runningHost
	w.mu.Lock()
	for n, up := range w.hosts {
		if fmt.Sprint("host ", n) == address {
			r = up
		}
	}
	w.mu.Unlock()
	if r == nil || w.chance(0.1, &w.faults.UnreachableHosts) {
		return nil, errors.New("no host answers")
	}
	near, far := remote.Pipe()
	w.work.Go(func() { r.host.ServeRelayed(r.ctx, far) })
	return near, nil
}

// killableStore is the store as a host sees it that may be killed at any write: before it, or after it and before it has heard of
// it.
type killableStore struct {
	world  *world
	inner  *journal.Memory
	isDead atomic.Bool
	kill   func()
}

var errKilled = errors.New("the host has been killed")

// Append implements journal.Journal.
func (g *killableStore) Append(table string, after uint64, data []byte) error {
	time.Sleep(g.world.randomDuration(100*time.Microsecond, 20*time.Millisecond))
	if g.isDead.Load() {
		return errKilled
	}
	if g.world.chance(0.01, &g.world.faults.KillsBeforeWrite) {
		g.kill()
		return errKilled
	}
	if g.world.hasSeveralHosts() && g.world.chance(0.05, &g.world.faults.UnansweredWrites) {
		if g.world.intN(2) == 0 {
			_ = g.inner.Append(table, after, data) // nobody hears of it
		}
		return journal.ErrUnsure
	}
	if err := g.inner.Append(table, after, data); err != nil {
		return err
	}
	if g.world.chance(0.01, &g.world.faults.KillsAfterWrite) {
		g.kill()
		return errKilled
	}
	return nil
}

// Read implements journal.Journal.
func (g *killableStore) Read(table string, after uint64) ([][]byte, error) {
	if g.isDead.Load() {
		return nil, errKilled
	}
	return g.inner.Read(table, after)
}

// Tables implements journal.Journal.
func (g *killableStore) Tables() ([]string, error) { return g.inner.Tables() }

// Close implements journal.Journal.
func (g *killableStore) Close() error { return nil }

// dial is a new line to the host that runs, with faults on its way.
func (w *world) dial(context.Context) (remote.Conn, error) {
	r := w.anyHost()
	if r == nil || w.isCut() {
		return nil, errors.New("no host answers")
	}
	device, near := remote.Pipe()
	far, hosts := remote.Pipe()
	w.work.Go(func() { r.host.Serve(r.ctx, hosts) })
	cut := func() {
		near.Close()
		far.Close()
	}
	context.AfterFunc(r.ctx, cut)
	w.work.Go(func() { w.relay(near, far, cut, true) })
	w.work.Go(func() { w.relay(far, near, cut, false) })
	return device, nil
}

// relay carries frames from one end to the other, late, until the line breaks. What a device sends may come twice or in
// another order, as when it is sent again by what stands in between; a host's frames come in theirs.
func (w *world) relay(from, to remote.Conn, cut func(), toHost bool) {
	defer cut()
	ctx := context.Background()
	var held []byte // waits for the one that it comes behind
	for first := true; ; first = false {
		waiting, stop := ctx, func() {}
		if held != nil {
			waiting, stop = context.WithTimeout(ctx, 3*time.Second)
		}
		frame, err := from.Read(waiting)
		if stop(); held != nil && errors.Is(err, context.DeadlineExceeded) {
			frame, held, err = held, nil, nil
		}
		if err != nil {
			return
		}
		time.Sleep(w.randomDuration(time.Millisecond, 400*time.Millisecond))
		if w.isCut() || w.chance(0.004, &w.faults.BrokenLines) {
			return // with what was on its way
		}
		frames := [][]byte{frame}
		if toHost && !first {
			switch {
			case held != nil:
				frames, held = append(frames, held), nil
			case w.chance(0.02, &w.faults.ReorderedFrames):
				held = frame
				continue
			case w.chance(0.05, &w.faults.DuplicateFrames):
				frames = append(frames, frame)
			}
		}
		for _, f := range frames {
			if to.Write(ctx, f) != nil {
				return
			}
		}
	}
}

// String tells the faults.
func (f faults) String() string {
	return fmt.Sprintf("%d hosts killed before a write and %d behind one, %d writes without an answer, %d hosts taken for gone, %d lines broken, %d frames doubled, %d swapped, %d pauses, %d devices killed, %d before they kept and %d before they sent something, %d began without a line, %d hosts killed at rest, %d visits without a network",
		f.KillsBeforeWrite, f.KillsAfterWrite, f.UnansweredWrites, f.UnreachableHosts, f.BrokenLines, f.DuplicateFrames, f.ReorderedFrames, f.Pauses, f.DeviceKills, f.KillsBeforeSave, f.KillsBeforeSend, f.OfflineStarts, f.KillsAtRest, f.OfflineVisits)
}

// setups are the matches that are played, with computers on some seats, and with deals to which all add.
func setups() []remote.TableConfig {
	return []remote.TableConfig{
		{Game: "yokai", Setup: rules.Setup{Seats: 2}},
		{Game: "honshu", Setup: rules.Setup{Seats: 3}, Deal: remote.DealSeats},
		{Game: "homeworlds", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{1: "random"}},
		{Game: "forhonor", Setup: rules.Setup{Seats: 4}, Bots: map[rules.Seat]string{3: "random"}, Deal: remote.DealSeats},
	}
}
