package simulation

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
)

// trouble is something that goes wrong: the next chance of a fault, or a line that is cut for a minute.
type trouble struct {
	name  string
	fault func(f *faults) *int // nil for the line
}

func troubles() []trouble {
	return []trouble{
		{"a page that is loaded anew", func(f *faults) *int { return &f.DeviceKills }},
		{"a page killed before it kept a move", func(f *faults) *int { return &f.KillsBeforeSave }},
		{"a page killed before it sent a move", func(f *faults) *int { return &f.KillsBeforeSend }},
		{"a host killed before a write", func(f *faults) *int { return &f.KillsBeforeWrite }},
		{"a host killed behind a write", func(f *faults) *int { return &f.KillsAfterWrite }},
		{"a line that breaks with what is on its way", func(f *faults) *int { return &f.BrokenLines }},
		{"a line that is cut for a minute", nil},
	}
}

// TestTroublesInGamesWithSecrets has each trouble come twice in matches of each game with hidden hands, cards or
// choices, one after the other. After each the match goes on; in the end all have the same one, and nothing that was called
// kept is missing or there twice.
func TestTroublesInGamesWithSecrets(t *testing.T) {
	const times, matches = 2, 9
	for _, config := range setups()[1:] {
		t.Run(config.Game, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var list []trouble
				for range times {
					list = append(list, troubles()...)
				}
				for seed := uint64(1); len(list) > 0; seed++ {
					if list = list[playThrough(t, config, seed, list):]; seed == matches && len(list) > 0 {
						t.Fatalf("%d matches were over before there was %s", matches, list[0].name)
					}
				}
			})
		})
	}
}

// playThrough plays a match with one trouble after the other, and returns how many there was time for.
func playThrough(t *testing.T, config remote.TableConfig, seed uint64, list []trouble) (had int) {
	t.Helper()
	const pace = 5 * time.Second // between two looks of a device, at most
	w := newWorld(t, seed, 1)
	w.hasNoFaults = true
	links, err := w.anyHost().host.Create(config)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	devices, living := w.seatDevices(ctx, links, pace, (*device).run)
	over := make(chan struct{})
	go func() {
		living.Wait()
		close(over)
	}()
	// goesOn waits until the trouble has come and two moves have been made since, and reports false where the match is over.
	goesOn := func(what string, came func() bool) bool {
		const moves, patient = 2, time.Hour
		from, end := -1, time.Now().Add(patient)
		for n := w.moves(links.Table); from < 0 || n < from+moves; n = w.moves(links.Table) {
			if from < 0 && came() {
				from = n
			}
			select {
			case <-over:
				return false
			case <-time.After(pace):
			}
			if time.Now().After(end) {
				stop()
				<-over
				t.Fatalf("after %s nothing happens any more: %v", what, devices)
			}
		}
		return true
	}
	for goesOn("the trouble before", func() bool { return true }) && had < len(list) {
		trouble := list[had]
		if trouble.fault == nil {
			w.sever(time.Minute)
			if goesOn(trouble.name, func() bool { return !w.isCut() }) {
				had++
			}
			continue
		}
		came := w.force(trouble.fault(&w.faults))
		if goesOn(trouble.name, came) {
			had++
		}
	}
	stop()
	<-over
	w.force(nil)
	for !w.isComplete() {
		time.Sleep(time.Second)
	}
	defer w.close()
	finishAll(t, devices)
	check(t, w, links.Table, devices)
	return had
}

// moves returns how many moves of people are kept.
func (w *world) moves(table string) (n int) {
	rows, _ := w.store.Read(table, 0)
	for _, row := range rows {
		if r, _, err := journal.Decode(row); err == nil && r.Kind == journal.Move && r.ID != "" {
			n++
		}
	}
	return n
}

// force has the next chance of a fault be one, nil for none, and returns whether it has come.
func (w *world) force(fault *int) (came func() bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.forcedFault = fault
	return func() bool {
		w.mu.Lock()
		defer w.mu.Unlock()
		return w.forcedFault == nil
	}
}

// sever cuts all lines for a time.
func (w *world) sever(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.cutUntil = time.Now().Add(d)
}
