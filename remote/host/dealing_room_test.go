package host_test

import (
	"bytes"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
)

// shortJournal is a journal on a disk that has no room for a while behind the record that ends a deal.
type shortJournal struct {
	fullJournal
	isEnded atomic.Bool
}

// Append implements journal.Journal.
func (s *shortJournal) Append(table string, after uint64, data []byte) error {
	err := s.fullJournal.Append(table, after, data)
	if err == nil && bytes.Contains(data, []byte(`"kind":"deal"`)) && !s.isEnded.Swap(true) {
		s.setFull(true)
	}
	return err
}

// TestADealGoesOnWhenThereIsRoom has a disk without room for the first move of chance, behind the record that ends the deal: it is
// made once there is room, by itself.
func TestADealGoesOnWhenThereIsRoom(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		disk := &shortJournal{fullJournal: fullJournal{Journal: &journal.Memory{}}}
		a.journal = disk
		a.host.Close()
		a.startInBubble()
		one, two, watcher, links := a.createSharedDeal()
		one.promise()
		two.promise()
		pass(0, one, two, watcher)
		one.mustAccept(remote.Open, one.openText())
		two.mustAccept(remote.Open, two.openText())
		pass(time.Minute, one, two, watcher)
		if n := len(a.recordTexts(links.Table, journal.Move)); n > 0 || one.n > 0 || !disk.isEnded.Load() {
			t.Fatalf("%d moves are kept without room", n)
		}
		disk.setFull(false)
		pass(time.Minute, one, two, watcher)
		if n := len(a.recordTexts(links.Table, journal.Move)); n == 0 || one.n != n || two.n != n {
			t.Errorf("%d moves of chance are kept with room again, %d and %d are told", n, one.n, two.n)
		}
	})
}
