package simulation

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
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

// world is a host that is killed and started again, its store, which stays, and the lines to it.
type world struct {
	t     *testing.T
	store *journal.Memory
	work  sync.WaitGroup // lines, and hosts that end

	mu      sync.Mutex // of all below
	rng     *rand.Rand
	running *running // nil while no host is up
	calm    bool     // no more faults
	faults  faults   // that have happened
}

// running is a host that is up. Killed, it may go on for a while, but nothing of it reaches store or lines.
type running struct {
	host *host.Host
	gate *gate
	ctx  context.Context // of its lines
	kill context.CancelFunc
}

// faults counts what has gone wrong.
type faults struct{ Kills, KeptUntold, Broken, Doubled, Swapped, Paused, Reopened int }

func newWorld(t *testing.T, seed uint64) *world {
	w := &world{t: t, store: &journal.Memory{}, rng: rand.New(rand.NewPCG(seed, 25))}
	w.start()
	return w
}

// chance reports whether a fault happens now, and counts it in n.
func (w *world) chance(p float64, n *int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.calm || w.rng.Float64() >= p {
		return false
	}
	*n++
	return true
}

// between draws a duration, short ones more often.
func (w *world) between(least, most time.Duration) time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	x := w.rng.Float64()
	return least + time.Duration(x*x*x*float64(most-least))
}

func (w *world) intN(n int) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.rng.IntN(n)
}

// start starts a host over the store.
func (w *world) start() *running {
	g := &gate{world: w, inner: w.store}
	r := &running{gate: g, host: host.New(host.Config{Journal: g, Games: games.All(), Bots: 2})}
	r.ctx, r.kill = context.WithCancel(w.t.Context())
	g.kill = func() { w.killed(r) }
	w.mu.Lock()
	w.running = r
	w.mu.Unlock()
	return r
}

// killed is what is left of a host after kill -9: its lines are gone, and its store takes nothing from it any more.
// Another one starts after a while.
func (w *world) killed(r *running) {
	if r.gate.dead.Swap(true) {
		return
	}
	w.mu.Lock()
	w.running = nil
	w.mu.Unlock()
	r.kill()
	w.work.Go(func() {
		r.host.Close()
		time.Sleep(w.between(100*time.Millisecond, time.Minute))
		w.start()
	})
}

// close ends the host that runs.
func (w *world) close() {
	r := w.up()
	r.kill()
	r.host.Close()
	w.work.Wait()
}

// up returns the host that runs, nil where none does.
func (w *world) up() *running {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.running
}

// gate is the store as a host sees it that may be killed at any write: before it, or after it and before it has heard of
// it.
type gate struct {
	world *world
	inner *journal.Memory
	dead  atomic.Bool
	kill  func()
}

var errKilled = errors.New("the host has been killed")

// Append implements journal.Journal.
func (g *gate) Append(table string, after uint64, data []byte) error {
	time.Sleep(g.world.between(100*time.Microsecond, 20*time.Millisecond))
	if g.dead.Load() {
		return errKilled
	}
	if g.world.chance(0.01, &g.world.faults.Kills) {
		g.kill()
		return errKilled
	}
	if err := g.inner.Append(table, after, data); err != nil {
		return err
	}
	if g.world.chance(0.01, &g.world.faults.KeptUntold) {
		g.kill()
		return errKilled
	}
	return nil
}

// Read implements journal.Journal.
func (g *gate) Read(table string, after uint64) ([][]byte, error) {
	if g.dead.Load() {
		return nil, errKilled
	}
	return g.inner.Read(table, after)
}

// Tables implements journal.Journal.
func (g *gate) Tables() ([]string, error) { return g.inner.Tables() }

// Close implements journal.Journal.
func (g *gate) Close() error { return nil }

// dial is a new line to the host that runs, with faults on its way.
func (w *world) dial(context.Context) (remote.Conn, error) {
	r := w.up()
	if r == nil {
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
	w.work.Go(func() { w.carry(near, far, cut, true) })
	w.work.Go(func() { w.carry(far, near, cut, false) })
	return device, nil
}

// carry carries frames from one end to the other, late, until the line breaks. What a device sends may come twice or in
// another order, as when it is sent again by what stands in between; a host's frames come in theirs.
func (w *world) carry(from, to remote.Conn, cut func(), toHost bool) {
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
		time.Sleep(w.between(time.Millisecond, 400*time.Millisecond))
		if w.chance(0.004, &w.faults.Broken) {
			return // with what was on its way
		}
		frames := [][]byte{frame}
		if toHost && !first {
			switch {
			case held != nil:
				frames, held = append(frames, held), nil
			case w.chance(0.02, &w.faults.Swapped):
				held = frame
				continue
			case w.chance(0.05, &w.faults.Doubled):
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

// row returns the records of a table, checked.
func (w *world) row(table string) (list []journal.Record) {
	w.t.Helper()
	rows, err := w.store.Read(table, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	var chain journal.Chain
	for _, data := range rows {
		r, err := chain.Next(table, data)
		if err != nil {
			w.t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

// String tells the faults.
func (f faults) String() string {
	return fmt.Sprintf("%d hosts killed before a write and %d behind one, %d lines broken, %d frames doubled, %d swapped, %d pauses, %d devices killed",
		f.Kills, f.KeptUntold, f.Broken, f.Doubled, f.Swapped, f.Paused, f.Reopened)
}

// setups are the matches that are played, with computers on some seats.
func setups() []remote.TableConfig {
	return []remote.TableConfig{
		{Game: "yokai", Setup: rules.Setup{Seats: 2}},
		{Game: "honshu", Setup: rules.Setup{Seats: 3}},
		{Game: "homeworlds", Setup: rules.Setup{Seats: 3}, Bots: map[rules.Seat]string{1: "random"}},
		{Game: "forhonor", Setup: rules.Setup{Seats: 4}, Bots: map[rules.Seat]string{3: "random"}},
	}
}
