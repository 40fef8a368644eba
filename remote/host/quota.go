package host

import (
	"sync"
	"time"
)

// tablesAnHour is how many tables one peer may make, and how often one device may ask to play again.
const tablesAnHour = 60

// quota counts the tables that each peer has made within an hour.
type quota struct {
	mu    sync.Mutex
	since time.Time
	made  map[string]int
}

func (q *quota) take(peer string, now time.Time) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.made == nil || now.Sub(q.since) > time.Hour {
		q.since, q.made = now, map[string]int{}
	}
	if q.made[peer] >= tablesAnHour {
		return false
	}
	q.made[peer]++
	return true
}
