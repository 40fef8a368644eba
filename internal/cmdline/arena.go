package cmdline

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"engawa/internal/ladder"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// arenaCommand plays matches between bots.
type arenaCommand struct {
	bots    []string
	games   int
	seed    seed
	options map[string]string
	teams   teams
	sides   []int // what teams means in the game
	time    time.Duration
}

func (c *arenaCommand) flags(f flags) {
	f.addOnce("bots", "the bots `A,B,...`, one for each seat, by level or name", func(value string) error {
		c.bots = strings.Split(value, ",")
		return nil
	})
	f.addCount("n", "the number `N` of matches; seats change from one to the next", 1_000_000, &c.games)
	f.addSeed(&c.seed)
	f.addOptions(&c.options)
	f.addTeams(&c.teams)
	f.addTime("time", "time `D` for a decision instead of the level's own nodes; not repeatable", &c.time)
}

// tally counts the results of one bot on one seat. A match won together with others is a draw, worth its part of one,
// unless they are the camp of the seat.
type tally struct {
	games, wins, draws, losses int
	score                      float64
}

func (t *tally) add(o tally) {
	t.games += o.games
	t.wins += o.wins
	t.draws += o.draws
	t.losses += o.losses
	t.score += o.score
}

func (c *arenaCommand) run(env Env, words []string) error {
	g, err := env.oneGame(words)
	if err != nil {
		return err
	}
	if len(c.bots) == 0 || c.games == 0 {
		return misusef("-bots or -n is missing")
	}
	for _, name := range c.bots {
		if _, err := bots.New(g, name); err != nil {
			return misuse{err.Error()}
		}
	}
	if c.sides, err = c.teams.of(g); err != nil {
		return err
	}
	if _, err := newMatch(g, c.setup(), 0); err != nil {
		return err
	}
	results := make([][]tally, len(c.bots)) // by bot, then by seat
	for k := range results {
		results[k] = make([]tally, len(c.bots))
	}
	first, seatings := c.seed.or(env.Seed), c.seatings()
	for game := range c.games {
		// Every seed is played once in every seating.
		turn, seed := game%len(c.bots), first+uint64(game/seatings)
		if err := c.play(env, g, turn, seed, results); err != nil {
			return fmt.Errorf("match %d: %w", game+1, err)
		}
	}
	fmt.Fprintf(env.Stdout, "%s, %d matches, seed %d%s\n", g.Info().ID, c.games, first, c.imbalance())
	return c.report(env, results)
}

// seatings returns after how many turns round the table the same bots sit on every seat again: a further turn would
// repeat a match, move by move.
func (c *arenaCommand) seatings() int {
	n := len(c.bots)
	for turn := 1; turn < n; turn++ {
		if slices.Equal(append(slices.Clone(c.bots[turn:]), c.bots[:turn]...), c.bots) {
			return turn
		}
	}
	return n
}

// imbalance says when the bots have not sat on every seat equally often, which favours the bots on the better ones.
func (c *arenaCommand) imbalance() string {
	all := c.seatings()
	rest := c.games % all
	if rest == 0 {
		return ""
	}
	return fmt.Sprintf("; not balanced: the last round has %d of %d seatings, expected a multiple of %d matches", rest, all, all)
}

func (c *arenaCommand) setup() rules.Setup {
	return rules.Setup{Seats: len(c.bots), Options: c.options, Teams: c.sides}
}

// play plays one match; bot k sits on seat k+turn, counted around.
func (c *arenaCommand) play(env Env, g rules.Game, turn int, seed uint64, results [][]tally) error {
	m, err := newMatch(g, c.setup(), seed)
	if err != nil {
		return err
	}
	n := len(c.bots)
	players := make([]bot.Bot, n) // by seat
	for k, name := range c.bots {
		if players[(k+turn)%n], err = bots.New(g, name); err != nil {
			return err
		}
		bot.UseTablebases(players[(k+turn)%n], env.Tablebases)
	}
	if err := ladder.Play(m, players, c.budget(env)); err != nil {
		return err
	}
	payoffs := m.State().Payoffs()
	for k := range c.bots {
		seat := (k + turn) % n
		results[k][seat].add(outcome(ladder.Share(payoffs, seat, len(g.Info().Sides) > 0)))
	}
	return nil
}

// budget returns what limits every decision.
func (c *arenaCommand) budget(env Env) func(rules.Seat) bot.Budget {
	return func(rules.Seat) bot.Budget {
		if c.time <= 0 {
			return bot.Budget{}
		}
		end := env.Now().Add(c.time)
		return bot.Budget{Nodes: -1, Stop: func() bool { return !env.Now().Before(end) }}
	}
}

// outcome counts one match with that share of the win.
func outcome(share float64) tally {
	switch share {
	case 0:
		return tally{games: 1, losses: 1}
	case 1:
		return tally{games: 1, wins: 1, score: 1}
	}
	return tally{games: 1, draws: 1, score: share}
}

// report writes a line a bot, and one for each of its seats.
func (c *arenaCommand) report(env Env, results [][]tally) error {
	w := tabwriter.NewWriter(env.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "bot\tseat\tmatches\twins\tdraws\tlosses\tscore %\t95 % interval")
	line := func(name, seat string, t tally) {
		low, high := ladder.Interval(t.score, t.games)
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%d\t%d\t%.1f\t%.1f to %.1f\n", name, seat, t.games, t.wins, t.draws, t.losses,
			percent(t.score, t.games), 100*low, 100*high)
	}
	for k, name := range c.bots {
		var all tally
		for _, t := range results[k] {
			all.add(t)
		}
		line(name, "all", all)
		for seat, t := range results[k] {
			line(name, fmt.Sprint(seat), t)
		}
	}
	return w.Flush()
}

func percent(score float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return 100 * score / float64(n)
}
