// Command ladder plays every level of every game against the one below, and the first against random moves, and prints
// one table: the score with its 95 % interval, and the strength of each level in Elo, fitted to all results of a game
// under all rules that are played, with random moves at 0.
//
//	go run ./cmd/ladder [-game id] [-upto level] [-matches n] [-nodes scale] [-seed n]
//
// Equal flags print equal tables, however many processors there are. The progress goes to the error output.
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
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
)

func main() {
	var o options
	flag.StringVar(&o.game, "game", "", "the game whose levels play; all games if it is empty")
	flag.StringVar(&o.upto, "upto", "", "the highest level that plays; all do if it is empty")
	flag.IntVar(&o.matches, "matches", 200, "matches of each level against the one below")
	flag.Float64Var(&o.scale, "nodes", 1, "by how much the nodes of a decision are scaled; 1 gives each level its own number")
	flag.Uint64Var(&o.seed, "seed", 1, "the seed of the first match; the others follow")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "ladder: %q is no flag\n", flag.Arg(0))
		os.Exit(2)
	}
	if err := run(os.Stdout, os.Stderr, o, runtime.GOMAXPROCS(0)); err != nil {
		fmt.Fprintln(os.Stderr, "ladder:", err)
		os.Exit(1)
	}
}

type options struct {
	game    string
	upto    string
	matches int
	scale   float64
	seed    uint64
}

// ladderOf is the ladder of one game under one set of options.
type ladderOf struct {
	game  rules.Game
	steps []*step
}

// step is a step of a ladder and what came of its matches.
type step struct {
	ladder.Step
	title  string // of the upper level
	shares []float64
	errs   []error
	left   int // matches that are not finished
}

// ladders returns the ladders of the game, or of all games if it is empty, with the steps up to that level, or with all.
func ladders(id, upto string) ([]ladderOf, error) {
	list := games.All()
	if id != "" {
		game, err := rules.Find(list, id)
		if err != nil {
			return nil, err
		}
		list = []rules.Game{game}
	}
	var all []ladderOf
	for _, game := range list {
		seats := 2
		options := []map[string]string{nil}
		switch game.Info().ID {
		case "yokai":
			options = append(options, map[string]string{"rules": "dobutsu"})
		case "honshu":
			seats = 4
		}
		for _, o := range options {
			l := ladderOf{game: game}
			levels := bots.Levels(game)
			top := bot.IndexOf(levels, upto)
			if upto != "" && top < 0 {
				return nil, fmt.Errorf("%s has no level %q", game.Info().ID, upto)
			}
			for k, s := range ladder.Steps(game, o, seats) {
				if upto != "" && k > top {
					break
				}
				l.steps = append(l.steps, &step{Step: s, title: levels[k].Title})
			}
			all = append(all, l)
		}
	}
	return all, nil
}

// run plays all matches, that many at a time, and writes the table to out and the progress to progress.
func run(out, progress io.Writer, o options, workers int) error {
	switch {
	case o.matches < 1:
		return fmt.Errorf("%d matches cannot be played; give 1 or more", o.matches)
	case !(o.scale > 0 && o.scale <= 1000):
		return fmt.Errorf("nodes cannot be scaled by %g; give a number above 0 up to 1000", o.scale)
	}
	all, err := ladders(o.game, o.upto)
	if err != nil {
		return err
	}
	play(all, progress, o, workers)
	for _, l := range all {
		for _, s := range l.steps {
			for k, err := range s.errs {
				if err != nil {
					return fmt.Errorf("%s, level %s against %s, match %d: %w", s.Game.Info().ID, s.Upper, s.Lower, k+1, err)
				}
			}
		}
	}
	return write(out, all)
}

// play plays the matches of all steps, step by step.
func play(all []ladderOf, progress io.Writer, o options, workers int) {
	type job struct {
		step *step
		k    int
	}
	jobs := make(chan job)
	var group sync.WaitGroup
	var mutex sync.Mutex // for what is left, and the progress
	steps, finished := 0, 0
	for _, l := range all {
		for _, s := range l.steps {
			s.shares, s.errs, s.left = make([]float64, o.matches), make([]error, o.matches), o.matches
			steps++
		}
	}
	budgets, books := ladder.ScaleNodes(o.scale, 0), tablebase.Open()
	for range workers {
		group.Go(func() {
			for j := range jobs {
				j.step.shares[j.k], j.step.errs[j.k] = j.step.Play(j.k, o.seed, budgets, books)
				mutex.Lock()
				if j.step.left--; j.step.left == 0 {
					finished++
					fmt.Fprintf(progress, "%d of %d: %s\n", finished, steps, j.step.line())
				}
				mutex.Unlock()
			}
		})
	}
	for _, l := range all {
		for _, s := range l.steps {
			for k := range s.shares {
				jobs <- job{s, k}
			}
		}
	}
	close(jobs)
	group.Wait()
}

// line writes the result in one line.
func (s *step) line() string {
	score, low, high := s.percent()
	return fmt.Sprintf("%s, level %s against %s: %.1f %% (%.1f to %.1f)", s.name(), s.Upper, s.Lower, score, low, high)
}

// name returns the game with its options.
func (s *step) name() string { return strings.TrimSpace(s.Game.Info().ID + " " + s.Rules()) }

func (s *step) points() (points float64) {
	for _, share := range s.shares {
		points += share
	}
	return points
}

// percent returns the score and its interval.
func (s *step) percent() (score, low, high float64) {
	n := len(s.shares)
	low, high = ladder.Interval(s.points(), n)
	return 100 * s.points() / float64(n), 100 * low, 100 * high
}

// bounds returns between which percents the step is even: neither does the lower level bore whom the upper one crushes,
// nor is the upper one the same again.
func (s *step) bounds() (low, high float64) {
	switch {
	case s.Lower == "random":
		return 90, 100
	case s.Seats == 2:
		return 65, 85
	}
	return 40, 65
}

// results returns what came of all matches of a game.
func results(all []ladderOf, id string) (list []ladder.Result) {
	for _, l := range all {
		if l.game.Info().ID != id {
			continue
		}
		for _, s := range l.steps {
			list = append(list, ladder.Result{Upper: s.Upper, Lower: s.Lower, Seats: s.Seats, Matches: len(s.shares), Points: s.points()})
		}
	}
	return list
}

// write writes the table, in the columns of docs/LADDER.md.
func write(out io.Writer, all []ladderOf) error {
	fmt.Fprint(out, "| game | level | title | against | matches | score % | 95 % interval | even | Elo |\n",
		"|---|---|---|---|---|---|---|---|---|\n")
	uneven, steps := 0, 0
	strengths := map[string]map[string]float64{} // by game, under all its rules
	for _, l := range all {
		id := l.game.Info().ID
		if strengths[id] == nil {
			elo, err := ladder.Elo(results(all, id), "random")
			if err != nil {
				return err
			}
			strengths[id] = elo
		}
		for _, s := range l.steps {
			score, low, high := s.percent()
			least, most := s.bounds()
			even := "yes"
			steps++
			if score < least || score > most {
				uneven++
				even = "**no**"
			}
			fmt.Fprintf(out, "| %s | %s | %s | %s | %d | %.1f | %.1f to %.1f | %s | %.0f |\n", s.name(), s.Upper, s.title,
				s.Lower, len(s.shares), score, low, high, even, strengths[id][s.Upper])
		}
	}
	_, err := fmt.Fprintf(out, "\n%d of %d steps are even.\n", steps-uneven, steps)
	return err
}
