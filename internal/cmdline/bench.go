package cmdline

import (
	"fmt"
	"time"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/perft"
)

// Measure is one line of bench.
type Measure struct {
	Name  string // words divided by dots, as "yokai.perft"
	Value float64
	Unit  string
}

// benchCommand measures the engine. What the window costs is measured by engawa/cmd/bench.
type benchCommand struct{}

func (c *benchCommand) flags(flags) {}

// benchTime is how long each measure takes at least: enough for steady numbers, little enough to wait for.
const benchTime = 500 * time.Millisecond

func (c *benchCommand) run(env Env, words []string) error {
	if err := noWords(words); err != nil {
		return err
	}
	return Engine(env, func(m Measure) { fmt.Fprintf(env.Stdout, "%s %.6g %s\n", m.Name, m.Value, m.Unit) })
}

// Engine measures how fast rules and bots of every game are.
func Engine(env Env, report func(Measure)) error {
	for _, g := range env.Games {
		for _, measure := range []func(Env, rules.Game) (Measure, error){benchPerft, benchMoves, benchSearch} {
			m, err := measure(env, g)
			if err != nil {
				return err
			}
			if m.Name == "" {
				continue
			}
			m.Name = g.Info().ID + "." + m.Name
			report(m)
		}
	}
	return nil
}

// rate returns the number a second.
func rate(name string, n float64, took time.Duration) Measure {
	return Measure{Name: name, Value: n / max(took.Seconds(), 1e-9), Unit: name + "/s"}
}

// benchPerft counts ever deeper until the time is over or the game ends before that depth.
func benchPerft(env Env, g rules.Game) (Measure, error) {
	m, err := newMatch(g, rules.Setup{}, 0)
	if err != nil {
		return Measure{}, err
	}
	start, sum := env.Now(), uint64(0)
	for depth, last := 1, uint64(1); env.Now().Sub(start) < benchTime && last > 0; depth++ {
		if last, err = perft.Count(g, m.State(), depth, perft.Action, perft.Watch{}); err != nil {
			return Measure{}, err
		}
		sum += last
	}
	out := rate("perft", float64(sum), env.Now().Sub(start))
	out.Unit = "nodes/s"
	return out, nil
}

// benchMoves plays random matches with log, events and positions kept.
func benchMoves(env Env, g rules.Game) (Measure, error) {
	start, moves := env.Now(), 0
	var actions []rules.Action
	for seed := uint64(0); env.Now().Sub(start) < benchTime; seed++ {
		m, err := newMatch(g, rules.Setup{}, seed)
		if err != nil {
			return Measure{}, err
		}
		rng := rules.Rand(seed, -1)
		for {
			if err := m.PlayNature(); err != nil {
				return Measure{}, err
			}
			if m.Over() {
				break
			}
			by, _ := m.State().Actors().First()
			actions = m.State().Legal(by, actions[:0])
			if _, err := m.Do(rules.Move{By: by, Do: actions[rng.IntN(len(actions))]}); err != nil {
				return Measure{}, err
			}
		}
		moves += len(m.Log)
	}
	return rate("moves", float64(moves), env.Now().Sub(start)), nil
}

// maxSearched is how many decisions the search measure takes at most.
const maxSearched = 60

// benchSearch has the strongest level play, and counts the decisions that it does not know without searching, as it
// does homes, heroes and other beginnings. Of a game whose bots do not search it measures nothing, without a name.
func benchSearch(env Env, g rules.Game) (Measure, error) {
	m, err := newMatch(g, rules.Setup{}, 0)
	if err != nil {
		return Measure{}, err
	}
	levels := bots.Levels(g)
	b, err := bots.New(g, levels[len(levels)-1].Name)
	if err != nil {
		return Measure{}, err
	}
	bot.UseTablebases(b, env.Tablebases)
	nodes, took := int64(0), time.Duration(0)
	for range maxSearched {
		if err := m.PlayNature(); err != nil {
			return Measure{}, err
		}
		if m.Over() {
			break
		}
		start := env.Now()
		budget := bot.Budget{Nodes: -1, Stop: func() bool { return env.Now().Sub(start) >= benchTime }}
		by, _ := m.State().Actors().First()
		do, err := bot.Decide(b, m, by, budget)
		if err != nil {
			return Measure{}, err
		}
		if n := b.Thought().Nodes; n > 0 {
			nodes, took = nodes+n, took+env.Now().Sub(start)
		}
		if took >= benchTime {
			break
		}
		bot.Note(b, m, by)
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			return Measure{}, err
		}
	}
	if nodes == 0 && levels[len(levels)-1].Nodes == 0 {
		return Measure{}, nil // a bot that does not search
	}
	if nodes == 0 {
		return Measure{}, fmt.Errorf("%s: no decision among the first %d has to be searched for", g.Info().ID, maxSearched)
	}
	out := rate("search", float64(nodes), took)
	out.Unit = "nodes/s"
	return out, nil
}
