package e2e

import "testing"

// mishaps are what happens to a match while it is played, one after the other.
type mishaps struct {
	t           testing.TB
	every, next int // moves: from one to the next, and until it
	rest        []func()
}

// mishaps are those that a match is to outlast, each after so many moves: the page of reloaded is loaded anew, the tab of reopened
// is killed, the host is killed and started again, and all lines are cut for a minute.
func (h *hostProcess) mishaps(first, every int, reloaded, reopened *remotePlayer, all ...*remotePlayer) *mishaps {
	return &mishaps{h.t, every, first, []func(){
		func() { reloaded.reload(all...) },
		func() { reopened.reopen(all...) },
		func() {
			h.kill()
			passAll(240, all...)
			saveScreens("host-killed", all...)
			h.start()
			passAll(400, all...)
			saveScreens("host-back", all...)
		},
		func() {
			h.cutLines(true)
			passAll(60*60, all[0])
			saveScreens("line-cut", all...)
			h.cutLines(false)
			passAll(400, all...)
			saveScreens("line-back", all...)
		},
	}}
}

// happen lets the next one happen, once there have been enough moves.
func (m *mishaps) happen(v *remotePlayer) {
	m.t.Helper()
	if n := v.numMoves(); len(m.rest) > 0 && n >= m.next {
		m.next = n + m.every
		m.rest[0]()
		m.rest = m.rest[1:]
	}
}

// checkAll checks that all have happened.
func (m *mishaps) checkAll() {
	m.t.Helper()
	if len(m.rest) > 0 {
		m.t.Errorf("the match ends before %d more mishaps", len(m.rest))
	}
}

// passAll lets time pass on devices.
func passAll(ticks int, all ...*remotePlayer) {
	for _, v := range all {
		v.pass(ticks)
	}
}

// saveScreens keeps pictures of devices.
func saveScreens(what string, all ...*remotePlayer) {
	for _, v := range all {
		v.saveScreen(what)
	}
}

// reload loads the page anew: the link in its address leads to the table again.
func (v *remotePlayer) reload(all ...*remotePlayer) {
	v.t.Helper()
	v.closeSessions()
	v.page.Reload()
	saveScreens(v.name+"-reloads", all...)
	v.openSessions()
	v.saveScreen("reloaded")
}

// reopen kills the tab and opens another one, where the shelf leads to the table again.
func (v *remotePlayer) reopen(all ...*remotePlayer) {
	v.t.Helper()
	v.closeSessions()
	v.page.Reopen()
	saveScreens(v.name+"-reopens", all...)
	v.back()
}
