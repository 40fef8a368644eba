package lessons

import (
	"slices"

	"engawa/rules"
)

// Run follows a match through one step. What it tells hangs on the match's log alone, so that moves may be taken back
// at any time, down to the beginning of the step.
type Run struct {
	step  Step
	seat  rules.Seat
	match *rules.Match
	from  int // moves of the log before the step
}

// Begin returns the run of the k-th step in a match that stands at its beginning.
func (l Lesson) Begin(k int, m *rules.Match) *Run {
	return &Run{step: l.Steps[k], seat: l.Seat(k), match: m, from: len(m.Log)}
}

// Step returns the step.
func (r *Run) Step() Step { return r.step }

// Seat returns the learner.
func (r *Run) Seat() rules.Seat { return r.seat }

// progress returns the moves of the step so far.
func (r *Run) progress() Progress {
	p := Progress{
		Game: r.match.Game, Seat: r.seat,
		Before: r.match.At(r.from), Now: r.match.State(), Moves: r.match.Log[r.from:],
	}
	for n, mv := range p.Moves {
		if mv.By == r.seat {
			p.Texts = append(p.Texts, p.Game.FormatAction(r.match.At(r.from+n), mv))
		}
	}
	return p
}

// Moves returns how many moves the learner has played in the step.
func (r *Run) Moves() int {
	n := 0
	for _, mv := range r.match.Log[r.from:] {
		if mv.By == r.seat {
			n++
		}
	}
	return n
}

// Verdict judges what the learner has played up to now; for a step that only shows it is always Reached.
func (r *Run) Verdict() Verdict {
	if r.step.Goal == nil {
		return GoalReached
	}
	p := r.progress()
	if len(p.Texts) == 0 {
		return GoalPending
	}
	return r.step.Goal(p)
}

// Answer returns the name of the Answer to what has been played, "" for the general one.
func (r *Run) Answer() string {
	p := r.progress()
	for _, a := range r.step.Answers {
		if a.If(p) {
			return a.Name
		}
	}
	return ""
}

// MovesAfterUndo returns how many moves of the log are left when what misses the goal is taken back, with all that came after it.
func (r *Run) MovesAfterUndo() int {
	if r.step.RestartsOnMiss {
		return r.from
	}
	for n := len(r.match.Log) - 1; n >= r.from; n-- {
		if r.match.Log[n].By == r.seat {
			return n
		}
	}
	return r.from
}

// Reply returns the next move of the Script if its seat may act now, and nothing waits to be taken back.
func (r *Run) Reply() (rules.Move, bool) {
	next := r.countScripted()
	if next >= len(r.step.Script) || r.Verdict() == GoalMissed {
		return rules.Move{}, false
	}
	mv, err := r.match.ParseMove(r.step.Script[next])
	return mv, err == nil
}

// Refutation returns the move that shows why the learner's last move misses the goal, as long as nobody has replied to
// that.
func (r *Run) Refutation() (rules.Move, bool) {
	p := r.progress()
	if n := len(p.Moves); r.step.Refute == nil || r.Verdict() != GoalMissed || n == 0 || p.Moves[n-1].By != r.seat {
		return rules.Move{}, false
	}
	return r.step.Refute(p)
}

// Follows reports whether all that the learner has played is the beginning of the Solution.
func (r *Run) Follows() bool {
	texts := r.progress().Texts
	return len(texts) <= len(r.step.Solution) && slices.Equal(texts, r.step.Solution[:len(texts)])
}

// countScripted returns how many moves of the Script have been played.
func (r *Run) countScripted() int {
	n := 0
	for _, mv := range r.match.Log[r.from:] {
		if mv.By != r.seat && mv.By != rules.Nature {
			n++
		}
	}
	return n
}

// Hint returns the learner's next action of the Solution; false when it cannot be played here, as after another way.
func (r *Run) Hint() (rules.Action, bool) {
	own := len(r.progress().Texts)
	if own >= len(r.step.Solution) {
		return 0, false
	}
	a, err := r.match.Game.ParseAction(r.match.State(), r.seat, r.step.Solution[own])
	return a, err == nil
}

// NextPart returns the part that the learner presses next for the Solution where these are picked, in a step that leads; the
// zero Part in others, or where that cannot be played here.
func (r *Run) NextPart(picked []rules.Part) (none rules.Part) {
	if !r.step.Leads || !r.Plays() {
		return none
	}
	a, ok := r.Hint()
	if !ok {
		return none
	}
	for _, p := range rules.Paths(r.match.Game, r.match.State(), a)[0] {
		if !slices.Contains(picked, p) {
			return p
		}
	}
	return none
}

// HasBegun reports whether the learner has played something.
func (r *Run) HasBegun() bool { return len(r.progress().Texts) > 0 }

// Points returns what the words speak of.
func (r *Run) Points() []rules.Part {
	if r.step.Points == nil {
		return nil
	}
	return r.step.Points(r.match.At(r.from))
}

// Target returns what the learner is on the way to; nothing once the Goal is reached.
func (r *Run) Target() []rules.Part {
	if r.step.Target == nil || r.Verdict() == GoalReached {
		return nil
	}
	return r.step.Target(r.match.State())
}

// Plays reports whether the learner is to play: the Goal is not reached.
func (r *Run) Plays() bool { return r.Verdict() == GoalPending }

// IsDone reports whether the Goal has been reached and the others have replied.
func (r *Run) IsDone() bool {
	return r.Verdict() == GoalReached && r.countScripted() >= len(r.step.Script)
}
