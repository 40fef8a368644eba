package simulation

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/deal"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// TestNothingKeptIsLost plays whole matches of every game while hosts, lines and devices fail. What a device was sent
// as kept must be in the records, once and by its seat; no command may be there twice; and in the end all devices must
// have the same match, which is the one that the records tell. ENGAWA_FAULTS has more
// matches played, as "make faults" does.
func TestNothingKeptIsLost(t *testing.T) {
	playMany(t, 4, 1)
}

// TestNothingKeptIsLostBetweenHosts does the same with two hosts of one store, which take tables from each other, also where
// the other one lives, and with writes of which nobody hears whether they are kept.
func TestNothingKeptIsLostBetweenHosts(t *testing.T) {
	if total := playMany(t, 2, 2); total.faults.UnreachableHosts+total.faults.UnansweredWrites == 0 {
		t.Errorf("no host was taken for gone, and no write was without an answer: %v", total.faults)
	}
}

// playMany plays so many matches, or a share of ENGAWA_FAULTS: a match takes a processor some five seconds.
func playMany(t *testing.T, matches, hosts int) (total tally) {
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		matches = n / 5
		if hosts > 1 {
			matches = n / 20
		}
	}
	for k := range matches {
		config := setups()[k%len(setups())]
		t.Run(fmt.Sprintf("%s_%d", config.Game, k), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { total.add(play(t, config, uint64(k), hosts)) })
		})
	}
	t.Log(total)
	return total
}

// tally adds up what happens in matches.
type tally struct {
	matches, acks, refusals int
	moves                   int // of people, that are kept
	time                    time.Duration
	faults                  faults
}

func (t *tally) add(o tally) {
	t.matches += o.matches
	t.acks += o.acks
	t.refusals += o.refusals
	t.moves += o.moves
	t.time += o.time
	t.faults.KillsBeforeWrite += o.faults.KillsBeforeWrite
	t.faults.KillsAfterWrite += o.faults.KillsAfterWrite
	t.faults.UnansweredWrites += o.faults.UnansweredWrites
	t.faults.UnreachableHosts += o.faults.UnreachableHosts
	t.faults.BrokenLines += o.faults.BrokenLines
	t.faults.DuplicateFrames += o.faults.DuplicateFrames
	t.faults.ReorderedFrames += o.faults.ReorderedFrames
	t.faults.Pauses += o.faults.Pauses
	t.faults.DeviceKills += o.faults.DeviceKills
	t.faults.OfflineStarts += o.faults.OfflineStarts
	t.faults.KillsBeforeSave += o.faults.KillsBeforeSave
	t.faults.KillsBeforeSend += o.faults.KillsBeforeSend
	t.faults.KillsAtRest += o.faults.KillsAtRest
	t.faults.OfflineVisits += o.faults.OfflineVisits
}

// String tells what was played, and the faults.
func (t tally) String() string {
	return fmt.Sprintf("%d matches of %.0f hours in all, %d commands kept, %d moves in the records, %d refused; %v", t.matches, t.time.Hours(), t.acks, t.moves, t.refusals, t.faults)
}

// seatDevices has a device of its own sit down on each seat of a person, and run until the context ends.
func (w *world) seatDevices(ctx context.Context, links remote.Links, pace time.Duration, run func(d *device, ctx context.Context)) (devices []*device, living *sync.WaitGroup) {
	living = new(sync.WaitGroup)
	for seat, secret := range links.Seats {
		if secret == "" {
			continue
		}
		d := newDevice(w, remote.Link{Table: links.Table, Secret: secret}, fmt.Sprint("P", seat), pace)
		devices = append(devices, d)
		living.Go(func() { run(d, ctx) })
	}
	return devices, living
}

// play plays a match to its end, live or with looks days apart, and holds what devices know against what is kept.
func play(t *testing.T, config remote.TableConfig, seed uint64, hosts int) (sum tally) {
	began := time.Now()
	w := newWorld(t, seed, hosts)
	pace := []time.Duration{10 * time.Second, 10 * time.Minute, 3 * 24 * time.Hour}[seed/4%3]
	sum = playAtWorld(t, w, config, pace, 4*pace, (*device).run)
	sum.time = time.Since(began)
	return sum
}

// playAtWorld is play for devices that run so, with looks at most pace apart. It looks at the records once an interval, in which
// something should have come about.
func playAtWorld(t *testing.T, w *world, config remote.TableConfig, pace, interval time.Duration, run func(d *device, ctx context.Context)) (sum tally) {
	w.setFaults(false)
	links, err := w.anyHost().host.Create(config)
	w.setFaults(true)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	devices, living := w.seatDevices(ctx, links, pace, run)
	if w.maxUptime > 0 {
		living.Go(func() { w.killAtRest(ctx) })
	}
	const (
		most    = 400 // records, then one gives up
		patient = 100 // intervals without anything new
	)
	for over, had, since := false, 0, 0; !over; since++ {
		time.Sleep(interval)
		rows, _ := w.store.Read(links.Table, 0)
		if len(rows) > most {
			break
		}
		if len(rows) > had {
			had, since = len(rows), 0
		}
		if since == patient {
			for _, d := range devices {
				t.Errorf("nothing happens any more: %v", d)
			}
			stacks := make([]byte, 1<<20)
			t.Logf("%s", stacks[:runtime.Stack(stacks, true)])
			break
		}
		over = true
		for _, d := range devices {
			over = over && d.isDone()
		}
	}
	stop()
	living.Wait()
	w.setFaults(false)
	for !w.isComplete() {
		time.Sleep(time.Minute)
	}
	defer w.close()
	sum.matches, sum.time, sum.moves = 1, w.recordedTime(t, links.Table), w.moves(links.Table)
	finishAll(t, devices)
	check(t, w, links.Table, devices)
	for _, d := range devices {
		sum.acks += len(d.acks)
		sum.refusals += d.refusals
	}
	sum.faults = w.faults
	return sum
}

// setFaults has faults happen, or none but a forced one.
func (w *world) setFaults(on bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.hasNoFaults = !on
}

// recordedTime returns how long it is from the first record of a table to the last.
func (w *world) recordedTime(t *testing.T, table string) time.Duration {
	records := journaltest.Records(t, w.store, table)
	return time.Duration(records[len(records)-1].Time-records[0].Time) * time.Millisecond
}

// finishAll has every device come back, and one give up where the match is not over yet, without any fault.
func finishAll(t *testing.T, devices []*device) {
	t.Helper()
	for k, d := range devices {
		if d.failure != nil {
			t.Fatalf("seat %s has been turned away: %v", d.session.Seat, d.failure)
		}
		d.save = nil
		d.open()
		defer d.session.Close()
		for range 600 {
			time.Sleep(time.Second)
			d.receive()
			if k == 0 && d.session.Match != nil && d.save == nil && len(d.pending) == 0 {
				d.send(remote.Resign, "")
			}
			if d.save != nil && len(d.pending) == 0 {
				break
			}
		}
		for id, q := range d.diskCommands {
			if !d.answers[id] {
				t.Errorf("seat %s has kept %s %q on its disk, and it was never answered", d.session.Seat, q.kind, q.text)
			}
		}
		if k, err := client.DecodeSavedSeat(d.disk); err != nil || len(k.Commands) > 0 {
			t.Errorf("seat %s still keeps %+v: %v", d.session.Seat, k.Commands, err)
		}
		if d.save == nil {
			t.Fatalf("seat %s never hears of the end: %v", d.session.Seat, d.failure)
		}
	}
}

// check compares what the devices were sent with the records.
func check(t *testing.T, w *world, table string, devices []*device) {
	t.Helper()
	byID, moves := map[string]journal.Record{}, []string{}
	for _, r := range journaltest.Records(t, w.store, table) {
		if r.ID != "" {
			if other, double := byID[r.ID]; double {
				t.Errorf("the command %q is kept in the records %d and %d", r.ID, other.N, r.N)
			}
			byID[r.ID] = r
		}
		switch r.Kind {
		case journal.Move:
			moves = append(moves, r.Text)
		case journal.Undo:
			n, err := strconv.Atoi(r.Text)
			if err != nil {
				t.Fatal(err)
			}
			moves = moves[:n]
		case journal.Back: // the seat's last choice, out of the middle
			k := len(moves) - 1
			for !strings.HasPrefix(moves[k], rules.Seat(r.By).String()+" ") {
				k--
			}
			moves = slices.Delete(moves, k, k+1)
		}
	}
	for _, d := range devices {
		if check, err := d.session.CheckDeal(); err != nil {
			t.Errorf("seat %s finds of the deal %d: %v", d.session.Seat, check, err)
		}
		for id, q := range d.acks {
			r, found := byID[d.recordID(id)]
			want := map[remote.RequestType]journal.Kind{remote.Do: journal.Move, remote.Say: journal.Note, remote.Resign: journal.Note}[q.kind]
			switch {
			case want == "": // a question, which is not kept
			case !found:
				t.Errorf("seat %s was told that %q is kept, and no record has it", d.session.Seat, q.text)
			case r.Kind != want || q.kind == remote.Do && !d.plays(r.Text, q.text):
				t.Errorf("seat %s has asked for %s %q, kept is %s %q", d.session.Seat, q.kind, q.text, r.Kind, r.Text)
			}
		}
		if !bytes.Equal(d.save, devices[0].save) {
			t.Errorf("seats %s and %s end with different matches", d.session.Seat, devices[0].session.Seat)
		}
	}
	m, err := rules.Load(devices[0].save, func(id string) (rules.Game, bool) {
		g, err := rules.Find(games.All(), id)
		return g, err == nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Log) != len(moves) {
		t.Fatalf("the match has %d moves, the records %d", len(m.Log), len(moves))
	}
	d, dealt, err := deal.Of(m)
	if err == nil && dealt {
		err = deal.Check(m, d)
	}
	if err != nil || dealt != (m.Game.Info().ID == "honshu" || m.Game.Info().ID == "forhonor") {
		t.Errorf("of the deal is told %v: %v", dealt, err)
	}
	for k, mv := range m.Log {
		if got := mv.By.String() + " " + m.Game.FormatAction(m.At(k), mv); got != moves[k] {
			t.Fatalf("move %d is %q, kept is %q", k, got, moves[k])
		}
	}
}
