package notify

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"engawa/remote/push"
	"engawa/rules"
)

// job is a notice that is to be sent.
type job struct {
	table, way string
	origin     string // to which it goes
	busy       bool   // it is being sent
	due        time.Time
	tries      int
}

// Limits of what is sent.
const (
	maxJobs      = 4096            // notices that wait; more are not sent before a restart
	maxAtOnce    = 16              // requests
	maxPerOrigin = 4               // of them to one origin, so that a slow one does not delay the others
	rest         = 2 * time.Second // between two notices of one way to one seat
)

// retries are the waits before something is tried again that has failed in a way that may pass.
var retries = [...]time.Duration{10 * time.Second, time.Minute, 10 * time.Minute, time.Hour}

// longestRest is the longest wait that a service may ask for.
const longestRest = time.Hour

// run does what comes in, sends, and tries again, until the service is closed.
func (s *Service) run(tables []string) {
	defer close(s.done)
	defer s.sending.Wait()
	for _, table := range tables {
		st, _, err := s.read(table)
		if err != nil {
			continue
		}
		for way, last := range st.Last {
			if last.Open {
				s.plan(table, way)
			}
		}
	}
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case do := <-s.inbox:
			do()
		case <-timer.C:
		case <-s.closing.Done():
			s.finish()
			return
		}
		next := s.retryAll()
		if wait := s.dispatch(); wait > 0 && (next == 0 || wait < next) {
			next = wait
		}
		if next > 0 {
			timer.Reset(next)
		} else {
			timer.Stop()
		}
	}
}

// closeTime is how long a service that is closed waits for answers.
const closeTime = time.Second

// finish takes in the answers to requests under way, so that these are not sent again when the service is opened.
func (s *Service) finish() {
	defer s.abort()
	late := time.AfterFunc(closeTime, s.abort)
	defer late.Stop()
	for table := range s.waiting {
		if s.retry(table) != nil {
			break // nor could the others be kept
		}
	}
	for s.isSending() {
		select {
		case do := <-s.inbox:
			do()
		case <-s.ctx.Done():
			return
		}
	}
}

// isSending reports whether a request is under way.
func (s *Service) isSending() bool {
	for _, j := range s.jobs {
		if j.busy {
			return true
		}
	}
	return false
}

// jobName is the name of the job of a way by which people of a table are called.
func jobName(table, way string) string { return table + " " + way }

// plan has a way tell of the notice that is open. What is being sent meanwhile is looked at when it has been.
func (s *Service) plan(table, way string) {
	name := jobName(table, way)
	j := s.jobs[name]
	if j == nil {
		if len(s.jobs) >= maxJobs {
			return
		}
		j = &job{table: table, way: way}
		s.jobs[name] = j
	}
	j.tries, j.due = 0, s.rests[name]
	if to, _, err := s.target(j); err == nil && !j.busy {
		j.origin = to.origin
	}
}

// dispatch sends what is due, as far as there is room, and returns after how long something is due next; 0 for not before
// something has happened.
func (s *Service) dispatch() (next time.Duration) {
	now, busy, there := s.config.Now(), 0, map[string]int{}
	for name, until := range s.rests {
		if !now.Before(until) {
			delete(s.rests, name)
		}
	}
	for _, j := range s.jobs {
		if j.busy {
			busy++
			there[j.origin]++
		}
	}
	for name, j := range s.jobs {
		if j.busy {
			continue
		}
		if wait := j.due.Sub(now); wait > 0 {
			if next == 0 || wait < next {
				next = wait
			}
			continue
		}
		if busy == maxAtOnce || there[j.origin] == maxPerOrigin {
			continue
		}
		to, last, err := s.target(j)
		if errors.Is(err, errNothingOpen) {
			delete(s.jobs, name)
			continue
		}
		if err != nil {
			j.due = now.Add(retries[0])
			if next == 0 || retries[0] < next {
				next = retries[0]
			}
			continue
		}
		j.origin, j.busy = to.origin, true
		busy++
		there[j.origin]++
		s.sending.Go(func() {
			answer := s.send(to, last.Event)
			select {
			case s.inbox <- func() { s.handleAnswer(name, j, last, answer) }:
			case <-s.ctx.Done(): // it is sent again when the service is opened: better twice than never
			}
		})
	}
	return next
}

// target is where a notice goes.
type target struct {
	way, address, origin string
	subscription         push.Subscription
}

// errNothingOpen says that a notice is not to be sent any more.
var errNothingOpen = errors.New("there is nothing to be sent")

// target returns where a job's notice goes, and the notice, or errNothingOpen.
func (s *Service) target(j *job) (to target, last notice, err error) {
	st, _, err := s.read(j.table)
	if err != nil {
		return to, last, err
	}
	last = st.Last[j.way]
	if !last.Open {
		return to, last, errNothingOpen
	}
	to.way, to.address = byHook, st.Hook
	if j.way == wayOf(byPush, last.Seat) {
		to.way, to.subscription = byPush, st.Pushes[last.Seat]
		to.address = to.subscription.Endpoint
	}
	u := parsed(to.address)
	to.origin = u.Scheme + "://" + u.Host
	if to.address == "" {
		err = errNothingOpen
	}
	return to, last, err
}

// parsed reads an address that has been read before.
func parsed(address string) *url.URL {
	u, err := url.Parse(address)
	if err != nil {
		return &url.URL{}
	}
	return u
}

// handleAnswer takes in how a request was answered.
func (s *Service) handleAnswer(name string, j *job, sent notice, a answer) {
	j.busy = false
	s.rests[name] = s.config.Now().Add(rest)
	wait, again := a.retry(j.tries)
	s.change(j.table, func(st *state) bool {
		last, had := st.Last[j.way]
		switch {
		case !had: // nobody is called there any more
			delete(s.jobs, name)
			return false
		case last.Mark != sent.Mark: // another notice has taken its place, or has been seen
			j.tries, j.due = 0, s.rests[name]
			if !last.Open {
				delete(s.jobs, name)
			}
			return false
		case again && last.Open:
			j.tries++
			j.due = s.config.Now().Add(wait)
			return false
		}
		delete(s.jobs, name)
		if a.isGone(j.way == wayOf(byPush, sent.Seat)) {
			return st.drop(j.way, sent.Seat)
		}
		last.Open, last.Sent = false, true
		st.Last[j.way] = last
		return true
	})
}

// drop forgets where a way leads that leads nowhere any more.
func (s *state) drop(way string, seat rules.Seat) bool {
	if way == wayOf(byPush, seat) {
		return s.subscribe(seat, push.Subscription{})
	}
	s.Hook = ""
	for k := range s.Last {
		if s.Last[k].Seat < 0 || k == wayOf(byHook, s.Last[k].Seat) {
			delete(s.Last, k)
		}
	}
	return true
}

// answer is how a request has been answered.
type answer struct {
	status int           // of HTTP; 0 where nobody has answered
	wait   time.Duration // that is asked for, at most longestRest; 0 for none
}

// retry returns after how long a request is to be sent again that has been so often; false for not again.
func (a answer) retry(tries int) (time.Duration, bool) {
	passes := a.status == 0 || a.status == http.StatusRequestTimeout || a.status == http.StatusTooManyRequests || a.status >= 500
	if !passes || tries >= len(retries) {
		return 0, false
	}
	return max(retries[tries], a.wait), true
}

// isGone reports whether the other end is not there any more: for good, or because it knows this host by another key.
func (a answer) isGone(subscription bool) bool {
	switch a.status {
	case http.StatusGone:
		return true
	case http.StatusNotFound, http.StatusUnauthorized, http.StatusForbidden:
		return subscription
	}
	return false
}

// retryAfter reads the header Retry-After in seconds, as push services have it.
func retryAfter(h http.Header) time.Duration {
	seconds, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil || seconds < 0 {
		return 0
	}
	return time.Duration(min(seconds, int(longestRest/time.Second))) * time.Second
}
