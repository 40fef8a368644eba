package host

import (
	"sync"
	"time"
)

// tablesPerHour is how many tables one peer may make, and how often one device may ask to play again.
const tablesPerHour = 60

// quota counts the tables that each peer has made within an hour.
type quota struct {
	mu     sync.Mutex
	since  time.Time
	counts map[string]int
}

func (q *quota) take(peer string, now time.Time) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.counts == nil || now.Sub(q.since) > time.Hour {
		q.since, q.counts = now, map[string]int{}
	}
	if q.counts[peer] >= tablesPerHour {
		return false
	}
	q.counts[peer]++
	return true
}
