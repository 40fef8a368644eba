package table

import (
	"time"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/stage"
)

// hintNodes bounds the search for a hint where nothing is looked up.
const hintNodes = 300_000

// hintBot is the strongest bot, asked for good moves of a person. The zero hintBot has not been asked for anything.
type hintBot struct {
	bot      bot.Bot // nil while nothing is asked
	pace     Pace
	plan     []rules.Action  // what the bot has found
	state    rules.State     // the position
	judge    bot.Judge       // nil where nothing is known exactly
	moves    *analysis.Moves // being judged after that: the move of the plan, and then where it draws all
	compares bool            // it is all
}

// hint is what a hintBot has found: a good move with what the bot would do next, and what moves are worth where that is
// known: this one, or where it draws all, the best first.
type hint struct {
	plan   []rules.Action
	values []analysis.Move
}

// isAsked reports whether an answer is still to come.
func (a *hintBot) isAsked() bool { return a.bot != nil }

// ask begins a decision of the strongest level that can answer now: what looks things up is passed over where its book
// would have to be fetched first. With the book it is quick, and has the time it takes. Nothing is asked in a game
// without bots. Where the game is solved, a judge says why the move is good.
func (a *hintBot) ask(m *rules.Match, seat rules.Seat, svc *stage.Services) error {
	tablebases := svc.Tablebases
	levels := bots.Levels(m.Game)
	for k := len(levels) - 1; k >= 0; k-- {
		b, err := bots.New(m.Game, levels[k].Name)
		if err != nil {
			return err
		}
		budget := bot.Budget{Nodes: hintNodes}
		_, reads := b.(bot.TablebaseUser)
		if reads {
			bot.UseTablebases(b, bot.LoadedOnly(tablebases))
			budget = bot.Budget{}
		}
		switch err = bot.Ask(b, m, seat, budget); {
		case err == nil:
			*a = hintBot{bot: b}
			if newJudge := JudgeOf(m, svc); newJudge != nil {
				a.state, a.judge = m.State().Clone(), newJudge(bot.LoadedOnly(tablebases))
			}
			return nil
		case !reads || k == 0:
			return err
		}
	}
	return nil
}

// think lets the bot think for its share of one tick, and the judge once the bot has found a move. It reports the hint when
// both have come to their end.
func (a *hintBot) think(clock func() time.Duration, share time.Duration) (h hint, ok bool) {
	switch {
	case a.bot == nil:
		return hint{}, false
	case a.plan == nil:
		if !a.pace.Run(clock, share, a.bot.Step) {
			return hint{}, false
		}
		best := a.bot.Best()
		if a.plan = a.bot.Thought().Line; len(a.plan) == 0 || a.plan[0] != best {
			a.plan = []rules.Action{best}
		}
		if a.judge != nil {
			a.pace, a.moves = Pace{}, analysis.NewMovesOf(a.state, a.judge, nil, best)
			return hint{}, false
		}
	case !a.pace.Run(clock, share, a.moves.Step):
		return hint{}, false
	default:
		h.values, _ = a.moves.List()
		if !a.compares && len(h.values) == 1 && h.values[0].Value == (bot.Value{}) {
			a.compares, a.moves = true, analysis.NewMoves(a.state, a.judge, &h.values[0])
			return hint{}, false
		}
	}
	h.plan = a.plan
	a.drop()
	return h, true
}

// drop lets go of the bot and of the judge.
func (a *hintBot) drop() {
	if a.bot != nil {
		a.bot.Close()
	}
	if a.moves != nil {
		a.moves.Close()
	}
	*a = hintBot{}
}
