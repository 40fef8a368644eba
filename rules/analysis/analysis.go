// Package analysis tells what the positions of a match were worth, which moves were mistakes, and what was better. It knows
// no game. In matches of two seats that move in turn without secrets a [bot.Judge] tells what positions are worth
// ([Exact]), and so what each move that was possible was worth ([Moves]). In others the strongest bot estimates what each
// decision was worth, by what the seat could know ([Estimate]).
//
// It imports rules and rules/bot.
package analysis

import (
	"engawa/rules"
	"engawa/rules/bot"
)

// Grade says how much a move has given away.
type Grade uint8

// The grades.
const (
	NoMistake Grade = iota
	Mistake         // a win became a draw, or a draw a loss
	Blunder         // a win became a loss
)

// Analysis is the analysis of a match. It works in slices.
type Analysis interface {
	// Step goes on for about so many nodes, and reports whether it has come to its end.
	Step(nodes int) (done bool)

	// Close ends the work. What is known stays known.
	Close()

	// Err returns why there is no analysis, an *rules.Error; nil while there may be one.
	Err() error

	// Progress returns how much of the work is done, from 0 to 1.
	Progress() float64

	// Done reports whether all is known. Only then the methods below may be called.
	Done() bool

	// Value returns what the position after n moves, from 0 to the length of the match, is worth to a seat.
	Value(n int, seat rules.Seat) bot.Value

	// Grade returns how much the n-th move of the match, counted from 1, has given away.
	Grade(n int) Grade

	// Better returns what the seat would better have done in place of a mistake, beginning with the n-th move; nil where
	// that move was none, and where [Moves] tells it.
	Better(n int) []rules.Action
}

// Exact is the analysis of a match by a judge, as far as that had got when it began. It works in slices, see [bot.Runner].
type Exact struct {
	bot.Runner
	match       *rules.Match
	judge       bot.Judge
	values      []seatValue // of the positions after 0, 1 … moves
	judgedCount int         // how many of them are known
	err         error
}

// seatValue is what a position is worth to a seat.
type seatValue struct {
	seat  rules.Seat
	value bot.Value
}

// New begins the analysis of a match, which must not change before it is done.
func New(m *rules.Match, judge bot.Judge) *Exact {
	a := &Exact{match: m, judge: judge, values: make([]seatValue, len(m.Log)+1)}
	a.Start(bot.Unlimited, nil, a.analyse)
	return a
}

// Err implements [Analysis]: the error is that of the judge.
func (a *Exact) Err() error { return a.err }

// Progress implements [Analysis].
func (a *Exact) Progress() float64 { return float64(a.judgedCount) / float64(len(a.values)) }

// Done implements [Analysis].
func (a *Exact) Done() bool { return a.judgedCount == len(a.values) }

// Value implements [Analysis], for one of the two seats.
func (a *Exact) Value(n int, seat rules.Seat) bot.Value {
	v := a.values[n]
	if v.seat == seat {
		return v.value
	}
	return v.value.Other()
}

// Better implements [Analysis]: [Moves] tells it.
func (a *Exact) Better(int) []rules.Action { return nil }

// Grade implements [Analysis].
func (a *Exact) Grade(n int) Grade {
	by := a.match.Log[n-1].By
	if by == rules.Nature {
		return NoMistake
	}
	return GradeOf(a.Value(n-1, by), a.Value(n, by))
}

// GradeOf returns how much a seat gives away by a move from one position to another.
func GradeOf(before, after bot.Value) Grade {
	if before.IsUnknown || after.IsUnknown || after.Result >= before.Result {
		return NoMistake
	}
	return Grade(before.Result - after.Result)
}

// analyse judges the positions from the last one back.
func (a *Exact) analyse() {
	for n := len(a.values) - 1; n >= 0; n-- {
		v, err := a.value(n)
		if a.err = err; err != nil || a.Meter.IsHalted {
			return
		}
		a.values[n] = v
		a.judgedCount++
	}
}

// value judges the position after n moves; those after it are known. A judge sees repetitions only a move ahead: a
// position is worth at least what the move is that was played.
func (a *Exact) value(n int) (seatValue, error) {
	st := a.match.At(n)
	if seat, ok := chooser(st); ok {
		value, err := a.judge(st, &a.Meter)
		if n < len(a.match.Log) && err == nil {
			if played := a.Value(n+1, seat).BeforeMove(); !played.IsUnknown && (value.IsUnknown || played.Result > value.Result) {
				value = played
			}
		}
		return seatValue{seat, value}, err
	}
	if st.Actors() != 0 && n < len(a.match.Log) {
		return a.values[n+1], nil // what chance has drawn
	}
	return seatValue{0, valueOfEnd(st, 0)}, nil
}

// chooser returns the only seat that is to move.
func chooser(st rules.State) (rules.Seat, bool) {
	seat, ok := st.Actors().Only()
	return seat, ok && seat != rules.Nature
}

// valueOfEnd returns what a match that is over was worth to a seat; nothing is known of one that goes on.
func valueOfEnd(st rules.State, seat rules.Seat) bot.Value {
	if st.Actors() != 0 {
		return bot.Value{IsUnknown: true}
	}
	return bot.Value{Result: st.Payoffs()[seat]}
}

// Move is a legal action and what it is worth to the seat that does it.
type Move struct {
	Do    rules.Action
	Value bot.Value
}

// Moves finds out what every legal action of a position is worth. It works in slices, see [bot.Runner].
type Moves struct {
	bot.Runner
	list   []Move
	isDone bool
	err    error
}

// NewMoves begins to judge the actions of a position, which must not change before it is done. What is known already of
// an action that was played need not agree with a judge, and can be given; nil for none. Where no seat is to move there
// are none.
func NewMoves(st rules.State, judge bot.Judge, played *Move) *Moves {
	var list []rules.Action
	if seat, ok := chooser(st); ok {
		list = st.Legal(seat, nil)
	}
	return NewMovesOf(st, judge, played, list...)
}

// NewMovesOf is [NewMoves] for some of the actions.
func NewMovesOf(st rules.State, judge bot.Judge, played *Move, actions ...rules.Action) *Moves {
	m := &Moves{}
	m.Start(bot.Unlimited, nil, func() {
		seat, _ := chooser(st)
		var list []Move
		for _, do := range actions {
			if played != nil && played.Do == do {
				list = append(list, *played)
				continue
			}
			value, err := valueAfter(st, rules.Move{By: seat, Do: do}, judge, &m.Meter)
			if m.err = err; err != nil || m.Meter.IsHalted {
				return
			}
			list = append(list, Move{do, value})
		}
		rules.SortFew(list, byValue)
		m.list, m.isDone = list, true
	})
	return m
}

// List returns the actions, the best first, once all are known.
func (m *Moves) List() (list []Move, done bool) { return m.list, m.isDone }

// Err returns why the actions cannot be judged, an *rules.Error of the judge; nil while they may be.
func (m *Moves) Err() error { return m.err }

// valueAfter returns what a move is worth to the seat that makes it.
func valueAfter(st rules.State, mv rules.Move, judge bot.Judge, meter *bot.Meter) (bot.Value, error) {
	after := st.Clone()
	if _, err := after.Apply(mv, nil); err != nil {
		return bot.Value{}, err
	}
	if _, ok := chooser(after); !ok {
		return valueOfEnd(after, mv.By).BeforeMove(), nil
	}
	value, err := judge(after, meter)
	return value.Other().BeforeMove(), err
}

// byValue puts better moves first.
func byValue(x, y Move) int {
	switch {
	case x.Value.Better(y.Value):
		return -1
	case y.Value.Better(x.Value):
		return 1
	}
	return 0
}
