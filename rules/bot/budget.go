package bot

// Budget limits one decision. The zero Budget is the level's own number of nodes.
type Budget struct {
	// Nodes is the number of positions that may be visited: 0 for the level's own, below 0 for no limit.
	Nodes int64
	// Stop, if not nil, is asked every few hundred nodes and ends the thinking when it returns true. A bot stopped
	// this way is only as deterministic as the function.
	Stop func() bool
}

// limit returns the number of nodes for a level whose own number is own.
func (b Budget) limit(own int64) int64 {
	switch {
	case b.Nodes > 0:
		return b.Nodes
	case b.Nodes < 0:
		return unlimited
	}
	return own
}

const (
	unlimited   = int64(1) << 62
	askInterval = 256 // nodes between two questions to Budget.Stop
)

// meter counts the nodes of one decision. It pauses the search at the end of a slice and halts it at the end of the
// budget.
type meter struct {
	nodes  int64       // visited so far
	next   int64       // look closer when nodes reaches this
	slice  int64       // pause when nodes reaches this
	limit  int64       // halt when nodes reaches this
	stop   func() bool // may be nil
	pause  func() bool // returns false to halt
	halted bool
}

// visit counts a node. Once it returns false the search must unwind and the values under way mean nothing.
func (m *meter) visit() bool {
	if m.nodes < m.next {
		m.nodes++
		return true
	}
	return m.look()
}

func (m *meter) look() bool {
	if m.halted || m.nodes >= m.limit || m.nodes%askInterval == 0 && m.stop != nil && m.stop() {
		m.halted = true
		return false
	}
	if m.nodes >= m.slice && !m.pause() {
		m.halted = true
		return false
	}
	m.schedule()
	m.nodes++
	return true
}

// spend counts what is no node but takes as long as so many: not against the budget, but against the slice, and pauses
// at its end. Where the search has been halted, or ends in the pause, the next visit tells.
func (m *meter) spend(nodes int64) {
	if m.halted {
		return
	}
	if m.slice -= nodes; m.nodes >= m.slice && !m.pause() {
		m.halted = true
	}
	m.schedule()
}

// schedule finds the next node count at which something may have to be done.
func (m *meter) schedule() {
	m.next = min(m.slice, m.limit)
	if m.stop != nil {
		m.next = min(m.next, m.nodes+askInterval-m.nodes%askInterval)
	}
}
