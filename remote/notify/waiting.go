package notify

import "time"

// waiting is the list of changes to the state of a table, in order, that could not be stored: nobody answers for the store, as while
// servers choose a leader, or there is no room.
type waiting struct {
	works []func() error
	due   time.Time     // when it is tried again
	delay time.Duration // after that
}

// maxWorks is how much waits for one table, and maxWaiting for how many tables something does. What is more is lost.
const (
	maxWorks   = 64
	maxWaiting = 4096
)

// Times between two attempts: the first, and the longest.
const (
	minKeepDelay = time.Second
	maxKeepDelay = time.Minute
)

// keep does what changes the state of a table, now or as soon as it can be kept.
func (s *Service) keep(table string, work func() error) {
	w := s.waiting[table]
	if w == nil {
		if work() == nil || len(s.waiting) >= maxWaiting {
			return
		}
		w = &waiting{due: s.config.Now().Add(minKeepDelay), delay: 2 * minKeepDelay}
		s.waiting[table] = w
	}
	if len(w.works) < maxWorks {
		w.works = append(w.works, work)
	}
}

// retry does what waits for a table, as far as that can be kept.
func (s *Service) retry(table string) error {
	w := s.waiting[table]
	if w == nil {
		return nil
	}
	for len(w.works) > 0 {
		if err := w.works[0](); err != nil {
			w.due = s.config.Now().Add(w.delay)
			w.delay = min(2*w.delay, maxKeepDelay)
			return err
		}
		w.works = w.works[1:]
	}
	delete(s.waiting, table)
	return nil
}

// retryAll tries again what is due, and returns after how long something is due next; 0 for nothing. Where one table fails the
// others wait for the next time: each question to servers that do not answer takes a second.
func (s *Service) retryAll() (next time.Duration) {
	now, failed := s.config.Now(), false
	for table, w := range s.waiting {
		if !failed && !now.Before(w.due) {
			failed = s.retry(table) != nil
		}
	}
	for _, w := range s.waiting {
		if wait := max(w.due.Sub(now), minKeepDelay); next == 0 || wait < next {
			next = wait
		}
	}
	return next
}
