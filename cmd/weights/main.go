// Command weights fits the weights of an evaluation again: bots play seeded matches with themselves, and logistic
// regression (Texel's tuning method) finds the weights that tell best, from the positions of one half of the matches, who
// won. It prints old and new weights and the mean logarithmic loss of both in the other half. It changes nothing: new
// weights are worth a try where they are better by more than chance, and belong into the program where "make ladder"
// shows that levels play better with them.
//
//	go run ./cmd/weights [-game id] [-matches n] [-level name] [-nodes n] [-seed n]
//
// Equal flags print equal tables, however many processors there are.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"

	"engawa/internal/ladder"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

func main() {
	var o options
	flag.StringVar(&o.game, "game", "", "the game whose weights are fitted; all if it is empty")
	flag.IntVar(&o.matches, "matches", 1600, "matches played; every other one is kept for the comparison")
	flag.StringVar(&o.level, "level", "3", "the level that plays them")
	flag.Int64Var(&o.nodes, "nodes", 0, "the nodes of one decision; 0 for a small number that suits the game")
	flag.Uint64Var(&o.seed, "seed", 1, "the seed of the first match; the others follow")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "weights: %q is no flag\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := run(os.Stdout, o, runtime.GOMAXPROCS(0)); err != nil {
		fmt.Fprintln(os.Stderr, "weights:", err)
		os.Exit(1)
	}
}

type options struct {
	game, level string
	matches     int
	nodes       int64
	seed        uint64
}

// run fits the weights of the game, or of all.
func run(out io.Writer, o options, workers int) error {
	if o.matches < 2 || o.nodes < 0 {
		return fmt.Errorf("%d matches with %d nodes cannot be played; give 2 matches or more, and 0 nodes or more", o.matches, o.nodes)
	}
	known := false
	for _, e := range evaluations() {
		if o.game != "" && o.game != e.game.Info().ID {
			continue
		}
		known = true
		o := o
		if o.nodes == 0 {
			o.nodes = e.nodes
		}
		samples, err := play(e, o, workers)
		if err != nil {
			return err
		}
		write(out, e, samples, o)
	}
	if !known {
		return fmt.Errorf("there are no weights of %q; there are those of homeworlds, yokai, honshu and forhonor", o.game)
	}
	return nil
}

// play plays the matches and returns the samples of all, in their order.
func play(e evaluation, o options, workers int) ([]sample, error) {
	lists, errs := make([][]sample, o.matches), make([]error, o.matches)
	next := make(chan int)
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for k := range next {
				lists[k], errs[k] = e.samples(k, o)
			}
		})
	}
	for k := range o.matches {
		next <- k
	}
	close(next)
	group.Wait()
	var all []sample
	for k, list := range lists {
		if errs[k] != nil {
			return nil, fmt.Errorf("%s, match %d: %w", e.game.Info().ID, k+1, errs[k])
		}
		all = append(all, list...)
	}
	return all, nil
}

// samples plays match k and returns its samples.
func (e evaluation) samples(k int, o options) ([]sample, error) {
	options := e.options[k/2%len(e.options)]
	m, err := rules.NewMatch(e.game, rules.Setup{Seats: 2, Options: options}, o.seed+uint64(k))
	if err != nil {
		return nil, err
	}
	seated := make([]bot.Bot, 2)
	for seat := range seated {
		if seated[seat], err = bots.New(e.game, o.level); err != nil {
			return nil, err
		}
	}
	var list []sample
	var movers []rules.Seat
	err = ladder.Play(m, seated, func(seat rules.Seat) bot.Budget {
		if e.once && len(list) > 0 {
			return bot.Budget{Nodes: o.nodes}
		}
		if counts := e.counts(m.State(), seat); counts != nil {
			list = append(list, sample{match: k, counts: counts})
			movers = append(movers, seat)
		}
		return bot.Budget{Nodes: o.nodes}
	})
	if err != nil {
		return nil, err
	}
	payoffs := m.State().Payoffs()
	for j, seat := range movers {
		list[j].outcome = ladder.Share(payoffs, int(seat), false)
	}
	return list, nil
}

// name returns the game, and what is valued where it has several evaluations.
func (e evaluation) name() string { return strings.TrimSpace(e.game.Info().ID + " " + e.of) }

// write fits the weights to the first half of the samples and compares them on the other.
func write(out io.Writer, e evaluation, samples []sample, o options) {
	var fitted, unseen []sample
	for _, s := range samples {
		if s.match%2 == 0 {
			fitted = append(fitted, s)
		} else {
			unseen = append(unseen, s)
		}
	}
	old := make([]float64, len(e.weights))
	for k, w := range e.weights {
		old[k] = w.value
	}
	scale := bestScale(fitted, old)
	weights := fit(fitted, old, scale)
	fmt.Fprintf(out, "%s: %d positions of %d matches of level %s with %d nodes, seed %d; 400 Elo are %.0f points\n\n", e.name(), len(samples),
		o.matches, o.level, o.nodes, o.seed, 2.302585/scale)
	fmt.Fprint(out, "| weight | old | new |\n|---|---|---|\n")
	for k, w := range e.weights {
		fmt.Fprintf(out, "| %s | %.0f | %.0f |\n", w.name, w.value, weights[k])
	}
	mean, width := gain(unseen, old, weights, scale)
	verdict := "no better than chance would have it: keep the old ones"
	if mean > width {
		verdict = "better: try them in the ladder"
	}
	fmt.Fprintf(out, "\nMean logarithmic loss in matches that the fit has not seen: old %.4f, new %.4f, less by %.4f ± %.4f a match (chance 0.6931): %s.\n\n",
		meanLoss(unseen, old, scale), meanLoss(unseen, weights, scale), mean, width, verdict)
}
