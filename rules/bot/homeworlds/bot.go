package homeworlds

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// params is how a bot of Homeworlds is weakened or strengthened.
type params struct {
	nodes       int64 // positions estimated for one decision at most
	depth       int   // whole turns looked ahead
	halfLoss    int   // the loss of value that makes a turn half as likely; 0 plays the best only
	allTurns    bool  // whether every turn is looked at, not only those with a purpose
	habits      bool  // whether it keeps the habits of somebody who has just learnt the game
	widths      []int // how many turns are followed, by turns made before; the last holds for all beyond
	talk        talkStyle
	pressesLead bool // whether it presses home an advantage: closes in on the other's home, and lets no position come again
	naive       bool // whether it believes what is said, and draws no conclusions from actions

	overlooksStrikes bool // whether it does not see what takes a sacrifice, two actions and a catastrophe at another's home
}

// Bot plays Homeworlds. It decides on the whole turn, or on what is left of it, and returns the first action of that.
// It keeps no plan: a bot that is asked in the middle of a turn decides as one that has begun it.
type Bot struct {
	bot.Decision // its Moves are the turns, by number
	params
	search         search
	beliefs        beliefs
	view           *homeworlds.State
	seat           rules.Seat
	plan           []rules.Action  // from this State on, the first is the best
	turns          []turn          // of the root, by number
	spare          []bot.MoveValue // for sorting
	limit          int64           // of nodes for this decision
	depth          int             // the last one searched in full
	value          int             // of the best turn
	afterSacrifice bool            // whether a sacrifice has just been made, so that to end now would waste it
	appraisal      appraisal
}

func newBot(c params) *Bot {
	b := &Bot{params: c}
	b.search.weights = homeworlds.Evaluation()
	b.search.widths = c.widths
	b.search.table = bot.NewTable(c.nodes)
	return b
}

// Begin implements [Bot].
func (b *Bot) Begin(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget) error {
	s, err := bot.Prepare[*homeworlds.State](&b.Decision, "homeworlds", view, seat, rng)
	if err != nil {
		return err
	}
	b.view, b.seat = s, seat
	b.beliefs.naive = b.naive
	b.beliefs.update(seat, past)
	b.plan, b.depth, b.value = nil, 0, 0
	b.appraisal = appraisal{}
	b.afterSacrifice = s.Phase() == homeworlds.Sacrificing && endsInSacrifice(past.Moves)
	think := b.think
	if s.Phase() == homeworlds.Setup {
		b.BestSoFar = chooseHome(s.Position(), b.Actions, rng)
		think = func() {}
	}
	b.limit = budget.Limit(b.nodes)
	b.Start(b.limit, budget.Stop, think)
	return nil
}

// endsInSacrifice reports whether the last of the moves is a sacrifice, as far as is known.
func endsInSacrifice(moves []rules.Move) bool {
	if len(moves) == 0 {
		return true
	}
	c, _ := homeworlds.Fields(moves[len(moves)-1].Do)
	return c.Kind == homeworlds.KindSacrifice
}

// think decides on a turn.
func (b *Bot) think() {
	b.search.evaluator = newEvaluator(b.view, b.seat, b.beliefs.doubts(b.view, b.view.Card), b.beliefs.truces)
	b.search.begin(b.view.Position(), b.seat, &b.Meter)
	b.search.setDraws(nil)
	b.search.evaluator.pressesLead = b.pressesLead
	if b.pressesLead && b.search.frames[0].position.Seats == 2 {
		b.search.setDraws(b.beliefs.turnStarts)
	}
	root := &b.search.frames[0]
	possible, certain := b.winnable()
	if certain && b.wins(maxTurns) {
		b.appraiseWin()
		return
	}
	b.list(b.allTurns)
	if len(root.turns) == 0 {
		b.BestSoFar = b.bestAction()
		return
	}
	b.choose(root.turns[0])
	if possible && !certain && !b.Meter.IsHalted && b.wins(maxWinChecks) {
		b.appraiseWin()
		return
	}
	for depth := 1; depth <= b.params.depth; depth++ {
		if !b.iterate(depth) {
			break
		}
		if n, proven := bot.Distance(b.Moves[0].Value); depth == 1 && !b.allTurns && proven && n < 0 {
			b.list(true) // perhaps a turn without an evident purpose saves the day
			if !b.iterate(depth) {
				break
			}
		}
		b.depth = depth
		if !b.appraise(depth) {
			break
		}
		if _, proven := bot.Distance(b.Moves[0].Value); proven || len(b.Moves) == 1 {
			break
		}
	}
	if len(b.Moves) > 0 {
		moves, halfLoss := b.Moves, b.halfLoss
		if b.habits {
			moves = b.keepHabits()
			if root.position.Phase != homeworlds.Start {
				halfLoss = 0 // what it has begun it finishes as well as it can
			}
		}
		number := int(bot.Softmax(moves, halfLoss, b.RNG))
		if root.position.Rules.Anytime && !b.naive {
			number = b.safeTurn(number)
		}
		b.choose(b.turns[number])
	}
}

// maxTurns bounds the turns looked at when all are; recorded games have at most 312,895.
const maxTurns = 1 << 20

// list finds the turns to choose from, all of them or those with a purpose. To do nothing more is no choice where it
// wastes a sacrifice, or where the budget ended before all turns were found.
func (b *Bot) list(all bool) {
	root := &b.search.frames[0]
	b.Moves = b.Moves[:0]
	root.turns, root.steps = root.turns[:0], root.steps[:0]
	if !all {
		b.search.listOf(root, b.seat)
	} else {
		b.search.turns.All(&root.position, func(steps []homeworlds.Step) bool {
			return b.search.add(root, b.seat, steps) && len(root.turns) < maxTurns
		})
	}
	b.turns = append(b.turns[:0], root.turns...)
	b.leaveOutOverlooked()
	if len(b.Actions) > 1 && root.position.Phase != homeworlds.Done && (b.afterSacrifice || b.Meter.IsHalted) {
		root.turns = slices.DeleteFunc(root.turns, func(t turn) bool { return t.length == 0 })
	}
	b.search.sort(0)
	for _, t := range root.turns {
		b.Moves = append(b.Moves, bot.MoveValue{Do: rules.Action(t.number), Value: int(t.value)})
	}
}

// bestAction returns the action after which the estimate is best: what is done when the budget ends before a turn is
// found. To end the turn is considered only where nothing but catastrophes is left to do.
func (b *Bot) bestAction() rules.Action {
	best, value := b.Actions[0], -bot.Infinity
	for _, a := range b.Actions {
		next := b.view.Clone()
		if _, err := next.Apply(rules.Move{By: b.seat, Do: a}, nil); err != nil {
			continue
		}
		end := homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack()
		if a == end && len(b.Actions) > 1 && b.view.Phase() != homeworlds.Done {
			continue
		}
		f := homeworlds.NewSearchPosition(next.(*homeworlds.State).Position())
		if v := b.search.evaluator.estimate(f, b.search.weights); v > value {
			best, value = a, v
		}
	}
	return best
}

// winnable reports whether a turn of the seat may win at once, and whether one certainly does.
func (b *Bot) winnable() (possible, certain bool) {
	f := &b.search.frames[0].position
	for victim := range f.Living.Without(b.seat).All() {
		if b.search.evaluator.wins(f, victim) {
			possible = possible || f.Rules.Anytime || f.Phase != homeworlds.Start
			certain = certain || f.Phase == homeworlds.Start && b.search.threats.CanEliminate(f, b.seat, victim)
		}
	}
	return possible, certain
}

// maxWinChecks bounds the turns looked at for a win that nothing announces.
const maxWinChecks = 50_000

// wins adopts a turn that wins at once, if there is one among those with a purpose or the first so many of all.
func (b *Bot) wins(most int) bool {
	won := b.winning(b.search.turns.WithPurpose, maxTurns)
	if won == nil {
		won = b.winning(b.search.turns.All, most)
	}
	if won == nil {
		return false
	}
	b.setPlan(won)
	b.value = bot.WinValue - 1
	return true
}

// winning returns the first of the turns listed that wins at once, or nil, whatever the budget.
func (b *Bot) winning(list func(*homeworlds.SearchPosition, func([]homeworlds.Step) bool) int, most int) []homeworlds.Step {
	f, after := &b.search.frames[0].position, &b.search.after
	var won []homeworlds.Step
	list(f, func(steps []homeworlds.Step) bool {
		most--
		b.Meter.Spend(1)
		after.CopyFrom(f)
		for _, step := range steps {
			after.Play(step)
		}
		for victim := range after.EndTurn().Without(b.seat).All() {
			if b.search.evaluator.wins(f, victim) && after.Living.Has(b.seat) && !b.overlooks(steps) {
				won = slices.Clone(steps)
			}
		}
		return won == nil && most > 0
	})
	return won
}

// choose makes the turn the plan.
func (b *Bot) choose(t turn) { b.setPlan(b.stepsOf(t)) }

// stepsOf returns the steps of a turn of the root.
func (b *Bot) stepsOf(t turn) []homeworlds.Step { return b.search.frames[0].steps[t.first:][:t.length] }

func (b *Bot) setPlan(steps []homeworlds.Step) {
	b.plan = nil
	for _, s := range steps {
		b.plan = append(b.plan, s.Action())
	}
	b.plan = append(b.plan, homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack())
	b.BestSoFar = b.plan[0]
}

// iterate values the turns of the root by looking depth turns ahead, as many as the width says, and reports whether it
// got through. Those not reached count as no better than those that were, unless all that were lose.
func (b *Bot) iterate(depth int) bool {
	best, left := -bot.Infinity, b.search.width(0)
	done := 0
	for k := range b.Moves {
		if left == 0 {
			break
		}
		t := b.turns[b.Moves[k].Do]
		alpha := max(best-bot.WidestLoss(b.halfLoss), -bot.Infinity)
		v := int(t.value)
		if !t.isFinal {
			b.search.play(0, t)
			switch {
			case b.isDraw(t):
				v = 0
			default:
				v = b.search.value(1, depth-1, alpha, bot.Infinity)
			}
		}
		if b.Meter.IsHalted {
			break
		}
		b.Moves[k].Value, b.Moves[k].IsUpperBound = v, v <= alpha
		best = max(best, v)
		done++
		if n, proven := bot.Distance(v); !proven || n > 0 {
			left--
		}
	}
	if done == 0 {
		return false
	}
	if n, proven := bot.Distance(best); !proven || n > 0 {
		for k := done; k < len(b.Moves); k++ {
			b.Moves[k].Value, b.Moves[k].IsUpperBound = min(b.Moves[k].Value, best-1), true
		}
	}
	b.spare = sortPausing(&b.Meter, b.Moves, b.spare, func(x, y bot.MoveValue) int { return y.Value - x.Value })
	b.value = b.Moves[0].Value
	b.choose(b.turns[b.Moves[0].Do])
	return !b.Meter.IsHalted
}

// isDraw reports whether the turn ends the match in a draw.
func (b *Bot) isDraw(t turn) bool {
	next := b.view.Clone()
	for _, s := range b.search.frames[0].steps[t.first:][:t.length] {
		if _, err := next.Apply(rules.Move{By: b.seat, Do: s.Action()}, nil); err != nil {
			return false
		}
	}
	_, err := next.Apply(rules.Move{By: b.seat, Do: homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack()}, nil)
	return err == nil && next.Actors() == 0
}

// Thought implements [Bot]. The line is the rest of the turn.
func (b *Bot) Thought() bot.Thought {
	return bot.Thought{Value: b.value, Nodes: b.Meter.Nodes, Line: slices.Clone(b.plan)}
}
