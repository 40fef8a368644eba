package bot

// Budget limits one decision. The zero Budget is the level's own number of nodes.
type Budget struct {
	// Nodes is the number of positions that may be visited: 0 for the level's own, below 0 for no limit.
	Nodes int64
	// Stop, if not nil, is asked every few hundred nodes and ends the thinking when it returns true. A bot stopped
	// this way is only as deterministic as the function.
	Stop func() bool
}

// Limit returns the number of nodes for a level whose own number is own.
func (b Budget) Limit(own int64) int64 {
	switch {
	case b.Nodes > 0:
		return b.Nodes
	case b.Nodes < 0:
		return Unlimited
	}
	return own
}

const (
	Unlimited   = int64(1) << 62
	askInterval = 256 // nodes between two questions to Budget.Stop
)

// Meter counts the nodes of one decision. It pauses the search at the end of a slice and halts it at the end of the
// budget.
type Meter struct {
	Nodes    int64       // visited so far
	next     int64       // look closer when nodes reaches this
	slice    int64       // pause when nodes reaches this
	limit    int64       // halt when nodes reaches this
	stop     func() bool // may be nil
	pause    func() bool // returns false to halt
	IsHalted bool
}

// Visit counts a node. Once it returns false the search must unwind and the values under way mean nothing.
func (m *Meter) Visit() bool {
	if m.Nodes < m.next {
		m.Nodes++
		return true
	}
	return m.look()
}

func (m *Meter) look() bool {
	if m.IsHalted || m.Nodes >= m.limit || m.Nodes%askInterval == 0 && m.stop != nil && m.stop() {
		m.IsHalted = true
		return false
	}
	if m.Nodes >= m.slice && !m.pause() {
		m.IsHalted = true
		return false
	}
	m.schedule()
	m.Nodes++
	return true
}

// Spend counts what is no node but takes as long as so many: not against the budget, but against the slice, and pauses
// at its end. Where the search has been halted, or ends in the pause, the next visit tells.
func (m *Meter) Spend(nodes int64) {
	if m.IsHalted {
		return
	}
	if m.slice -= nodes; m.Nodes >= m.slice && !m.pause() {
		m.IsHalted = true
	}
	m.schedule()
}

// Count counts what takes as long as so many nodes and is part of the decision: against the budget and the slice, and
// pauses at its end.
func (m *Meter) Count(nodes int64) {
	if m.Nodes += nodes; m.Nodes >= m.slice && !m.IsHalted && !m.pause() {
		m.IsHalted = true
	}
}

// Restart forgets what has been counted, pauses, and reports as Visit does whether the search goes on.
func (m *Meter) Restart() bool {
	m.Nodes, m.slice = 0, 0
	return m.look()
}

// NewMeter returns a meter that halts after so many nodes and never pauses.
func NewMeter(limit int64) *Meter { return &Meter{limit: limit, next: limit, slice: Unlimited} }

// schedule finds the next node count at which something may have to be done.
func (m *Meter) schedule() {
	m.next = min(m.slice, m.limit)
	if m.stop != nil {
		m.next = min(m.next, m.Nodes+askInterval-m.Nodes%askInterval)
	}
}
