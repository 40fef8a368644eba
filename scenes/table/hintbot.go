package table

import (
	"time"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// hintNodes bounds the search for a hint where nothing is looked up.
const hintNodes = 300_000

// hintBot is the strongest bot, asked for good moves of a person. The zero hintBot has not been asked for anything.
type hintBot struct {
	bot  bot.Bot // nil while nothing is asked
	pace Pace
}

// isAsked reports whether an answer is still to come.
func (a *hintBot) isAsked() bool { return a.bot != nil }

// ask begins a decision of the strongest level that can answer now: what looks things up is passed over where its book
// would have to be fetched first. With the book it is quick, and has the time it takes. Nothing is asked in a game
// without bots.
func (a *hintBot) ask(m *rules.Match, seat rules.Seat, tablebases bot.Tablebases) error {
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
			return nil
		case !reads || k == 0:
			return err
		}
	}
	return nil
}

// think lets the bot think for its share of one tick. Once it has found a move it returns that with what it would do
// next, and is not asked any more.
func (a *hintBot) think(clock func() time.Duration, share time.Duration) (plan []rules.Action, found bool) {
	if a.bot == nil || !a.pace.Run(clock, share, a.bot.Step) {
		return nil, false
	}
	best, plan := a.bot.Best(), a.bot.Thought().Line
	a.drop()
	if len(plan) == 0 || plan[0] != best {
		plan = []rules.Action{best}
	}
	return plan, true
}

// drop lets go of the bot.
func (a *hintBot) drop() {
	if a.bot != nil {
		a.bot.Close()
		a.bot = nil
	}
}
