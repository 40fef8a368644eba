package bot

import (
	"math"
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Bot thinks about one decision at a time. A Bot is not safe for concurrent use, and Begin, Step and Close belong on
// one goroutine. It may be used again for the next decision by another Begin.
type Bot interface {
	// Begin forgets the former decision and prepares to think about what the seat should do in view, which is the
	// View of that seat; the caller must not change it until the thinking is done. The past is what the seat knows of
	// the way there, zero for nothing: a bot that joins late decides as one that has been there from the start. All
	// chance comes from rng. It returns an *rules.Error when the seat may not act or the State is of another game.
	Begin(view rules.State, seat rules.Seat, past History, rng *rand.Rand, budget Budget) error

	// Step thinks for about that many nodes more, at least one, and reports whether the decision is made.
	Step(nodes int) (done bool)

	// Best returns a legal action: the decision when it is made, before that the best so far. It is Hidden before
	// the first successful Begin.
	Best() rules.Action

	// Thought reports what the bot found so far, for hints and analysis.
	Thought() Thought

	// Close ends the thinking at once and frees what it holds. Best and Thought keep their answers.
	Close()
}

// Thought is the result of a bot's search for a decision. Values count for the seat that decides, higher is better.
type Thought struct {
	Value int            // of the best action; a proven win or loss in n actions is WinValue-n or n-WinValue
	Nodes int64          // positions visited
	Line  []rules.Action // the expected course, the best action first; may be cut short
}

// MoveValue is the value of one action.
type MoveValue struct {
	Do           rules.Action
	Value        int
	IsUpperBound bool // whether Value is only an upper bound: the action is no better, and may be far worse
}

// WinValue is the value of a decided win, less one for every action until then; a loss has the negative value. The
// values of games in the balance lie far below it.
const WinValue = 1_000_000

// Infinity is above every value.
const Infinity = WinValue + 1

// maxDistance is more than the number of actions any search looks ahead.
const maxDistance = 1000

// Distance returns n when the value is a proven win in n actions, -n for a proven loss, and whether it is either.
func Distance(value int) (n int, proven bool) {
	switch {
	case value > WinValue-maxDistance:
		return WinValue - value, true
	case value < maxDistance-WinValue:
		return -WinValue - value, true
	}
	return 0, false
}

// Ask begins a decision about what the seat should do now in the match, with all that the seat knows and the match's
// own source of chance.
func Ask(b Bot, m *rules.Match, seat rules.Seat, budget Budget) error {
	return b.Begin(m.State().View(seat), seat, HistoryOf(m, seat), m.BotRand(seat), budget)
}

// Decide has the bot think to the end of its budget about what the seat should do now in the match and returns its
// decision.
func Decide(b Bot, m *rules.Match, seat rules.Seat, budget Budget) (rules.Action, error) {
	if err := Ask(b, m, seat, budget); err != nil {
		return rules.Hidden, err
	}
	return Finish(b), nil
}

// Choose does as Decide for a View without a past.
func Choose(b Bot, view rules.State, seat rules.Seat, rng *rand.Rand, budget Budget) (rules.Action, error) {
	if err := b.Begin(view, seat, History{}, rng, budget); err != nil {
		return rules.Hidden, err
	}
	return Finish(b), nil
}

// Finish has a bot that has begun think to the end of its budget, and returns its decision.
func Finish(b Bot) rules.Action {
	defer b.Close()
	for !b.Step(math.MaxInt32) {
	}
	return b.Best()
}

// Legal returns what the seat may do, or an *rules.Error when it may do nothing.
func Legal(view rules.State, seat rules.Seat) ([]rules.Action, error) {
	actors := view.Actors()
	if actors == 0 {
		return nil, rules.Errorf(rules.CodeOver, "the match is over; a bot has nothing to choose")
	}
	if err := gamekit.CheckActor(actors, seat); err != nil {
		return nil, err
	}
	actions := view.Legal(seat, nil)
	if len(actions) == 0 {
		return nil, rules.Errorf(rules.CodeNotYourTurn, "seat %s has no legal action in this View", seat)
	}
	return actions, nil
}
