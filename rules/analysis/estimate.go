package analysis

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
)

// seedOfEstimates is where the chance in estimates comes from: none of it is that of the match.
const seedOfEstimates = 0x656e67617761

// Grades of an estimate: what a move gives away of the chance, of [bot.Sure]. Of a match only the largest losses count as
// mistakes: the smaller ones may well be no more than a matter of taste.
const (
	minEstimateMistake = 60
	minEstimateBlunder = 150
	maxMistakes        = 12
)

// Decision is the estimate of one decision of a match.
type Decision struct {
	Position     int            // the position that it was made in, by the number of moves before it
	Moves        int            // how many moves of the match it is about
	BestChance   int            // Chance after the best, of [bot.Sure]
	PlayedChance int            // Chance after what was played
	Line         []rules.Action // the best; empty where it is what was played
}

// Estimate is the analysis of a match by what its strongest level thinks of each decision with a fixed budget, as far as
// the match had got when it began. It works in slices, see [bot.Runner].
type Estimate struct {
	bot.Runner
	match      *rules.Match
	estimator  bot.Estimator
	open       bool // what seats hide is known
	position   int  // the position that is looked at
	decisions  []Decision
	minMistake int // a loss that is a mistake
	isDone     bool
	err        error
}

// NewEstimate begins the analysis of a match, which must not change before it is done. Each decision is judged by what
// the seat could know, or if open by all that it could not.
func NewEstimate(m *rules.Match, estimator bot.Estimator, open bool) *Estimate {
	e := &Estimate{match: m, estimator: estimator, open: open}
	e.Start(bot.Unlimited, nil, e.estimate)
	return e
}

// Restore returns the analysis of a match that was done before, from its decisions. It is false where they do not fit
// the match.
func Restore(m *rules.Match, decisions []Decision) (*Estimate, bool) {
	end := 0
	for _, d := range decisions {
		if d.Position < end || d.Moves < 1 || d.Moves > len(m.Log)-d.Position || d.PlayedChance < 0 || d.BestChance < d.PlayedChance || d.BestChance > bot.Sure || m.Log[d.Position].By == rules.Nature {
			return nil, false
		}
		end = d.Position + d.Moves
		if len(d.Line) > 0 && !slices.Contains(m.At(d.Position).Legal(m.Log[d.Position].By, nil), d.Line[0]) {
			return nil, false
		}
	}
	e := &Estimate{match: m, decisions: decisions, position: len(m.Log)}
	e.finish()
	return e, true
}

// finish ends the analysis: it finds out which losses are the largest.
func (e *Estimate) finish() {
	var losses []int
	for _, d := range e.decisions {
		losses = append(losses, d.BestChance-d.PlayedChance)
	}
	slices.Sort(losses)
	e.minMistake, e.isDone = minEstimateMistake, true
	if rest := len(losses) - maxMistakes; rest > 0 {
		e.minMistake = max(e.minMistake, losses[rest-1]+1)
	}
}

// Err implements [Analysis].
func (e *Estimate) Err() error { return e.err }

// Done implements [Analysis].
func (e *Estimate) Done() bool { return e.isDone }

// Progress implements [Analysis].
func (e *Estimate) Progress() float64 {
	if e.isDone || len(e.match.Log) == 0 {
		return 1
	}
	return float64(e.position) / float64(len(e.match.Log))
}

// Decisions returns the estimates in the order of the match, once all are made.
func (e *Estimate) Decisions() []Decision { return e.decisions }

// estimate looks at one decision after the other.
func (e *Estimate) estimate() {
	b := e.estimator.New()
	defer b.Close()
	for e.position < len(e.match.Log) {
		n := e.position
		by := e.match.Log[n].By
		if by == rules.Nature {
			e.position++
			continue
		}
		d, ok, err := e.decide(b, n, by)
		if e.err = err; err != nil || e.Meter.IsHalted {
			return
		}
		e.position++
		if !ok {
			continue
		}
		e.decisions = append(e.decisions, d)
		e.position = n + d.Moves
	}
	e.finish()
}

// decide looks at the decision that a seat has made after n moves. It is false where there was nothing to decide.
func (e *Estimate) decide(b bot.Appraiser, n int, by rules.Seat) (d Decision, ok bool, err error) {
	st := e.match.At(n)
	if len(st.Legal(by, nil)) < 2 {
		return d, false, nil
	}
	var played []rules.Action
	for k := n; k < len(e.match.Log) && e.match.Log[k].By == by; k++ {
		played = append(played, e.match.Log[k].Do)
	}
	viewer := by
	if e.open {
		viewer = rules.Referee
	}
	budget := bot.Budget{Nodes: e.estimator.Nodes}
	if err := b.Appraise(st.View(viewer), by, bot.HistoryAt(e.match, n, by), rules.Rand(seedOfEstimates, n), budget, played); err != nil {
		return d, false, err
	}
	const slice = 64
	for !b.Step(slice) {
		if e.Meter.Spend(slice); e.Meter.IsHalted {
			b.Close()
			return d, false, nil
		}
	}
	e.Meter.Spend(1)
	a, ok := b.Appraisal()
	if !ok {
		return d, false, nil
	}
	d = Decision{Position: n, Moves: a.NumCovered, BestChance: a.BestChance, PlayedChance: a.PlayedChance}
	same := 0
	for same < min(len(a.Line), len(played)) && a.Line[same] == played[same] {
		same++
	}
	switch {
	case same > 0:
		d.Moves, d.PlayedChance = same, a.BestChance
	default:
		d.Line = slices.Clone(a.Line)
	}
	return d, true, nil
}

// Value implements [Analysis]: to a seat, what it was worth at its last decision before. To one of two sides, where those
// are all there are, each decision of the other side tells as well. It is vague before the first.
func (e *Estimate) Value(n int, seat rules.Seat) bot.Value {
	if n == len(e.match.Log) && e.match.Over() {
		return bot.Value{Result: resultOf(e.match.State().Payoffs(), seat)}
	}
	w := bot.Value{IsUnknown: true}
	for _, d := range e.decisions {
		if d.Position > n {
			break
		}
		chance := d.BestChance
		if n >= d.Position+1 {
			chance = d.PlayedChance
		}
		switch relate(e.match, e.match.Log[d.Position].By, seat) {
		case alike:
			w = bot.Value{IsEstimate: true, Chance: chance}
		case opposite:
			w = bot.Value{IsEstimate: true, Chance: bot.Sure - chance}
		}
	}
	return w
}

// resultOf returns what a seat has from the end: 1 where nobody has more and somebody less, 0 where all have the same.
func resultOf(payoffs []int, seat rules.Seat) int {
	switch best, worst := slices.Max(payoffs), slices.Min(payoffs); {
	case best == worst:
		return 0
	case payoffs[seat] == best:
		return 1
	}
	return -1
}

// relation is how the chances of two seats hang together.
type relation uint8

const (
	unrelated relation = iota
	alike
	opposite
)

// relate tells how the chances of two seats hang together: of two seats one has what the other has not, and so it is with
// two camps.
func relate(m *rules.Match, by, seat rules.Seat) relation {
	switch {
	case by == seat:
		return alike
	case m.State().Seats() == 2:
		return opposite
	}
	roster, err := m.Game.Info().RosterOf(m.Setup)
	switch {
	case err != nil || len(roster.Shares) == 0:
		return unrelated
	case roster.Shares[by].Side == roster.Shares[seat].Side:
		return alike
	}
	return opposite
}

// Grade implements [Analysis].
func (e *Estimate) Grade(n int) Grade {
	d, ok := e.decision(n)
	switch {
	case !ok || len(d.Line) == 0 || d.BestChance-d.PlayedChance < e.minMistake:
		return NoMistake
	case d.BestChance-d.PlayedChance < minEstimateBlunder:
		return Mistake
	}
	return Blunder
}

// IsJudged reports whether the n-th move of the match, counted from 1, was judged, or left nothing to judge, as where chance has
// acted or only one action was legal.
func (e *Estimate) IsJudged(n int) bool {
	for _, d := range e.decisions {
		if n > d.Position && n <= d.Position+d.Moves {
			return true
		}
	}
	by := e.match.Log[n-1].By
	return by == rules.Nature || len(e.match.At(n-1).Legal(by, nil)) < 2
}

// Better implements [Analysis].
func (e *Estimate) Better(n int) []rules.Action {
	if d, ok := e.decision(n); ok && e.Grade(n) != NoMistake {
		return d.Line
	}
	return nil
}

// decision returns the estimate of the decision that began with the n-th move, counted from 1.
func (e *Estimate) decision(n int) (Decision, bool) {
	for _, d := range e.decisions {
		if d.Position == n-1 {
			return d, true
		}
	}
	return Decision{}, false
}
