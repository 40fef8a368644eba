// Command balance plays matches of For Honor between equal bots whose camps are dealt at random, and prints how often
// each side and each hero won, as tables in Markdown. It exits with 1 when a side is outside of 47 to 53 percent or a
// hero outside of 44 to 56.
//
//	go run ./cmd/balance [-matches n] [-bot name] [-nodes n] [-rounds n] [-seed n]
//
// Equal flags print equal tables.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"

	"engawa/internal/ladder"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
)

func main() {
	matches := flag.Int("matches", 2000, "how many matches are played")
	name := flag.String("bot", "greedy", "the bot that plays all seats")
	nodes := flag.Int64("nodes", 0, "the nodes of one decision; 0 for the bot's own number")
	rounds := flag.String("rounds", "", "the option rounds, as \"6\"; \"\" for the usual one")
	seed := flag.Uint64("seed", 1, "the seed of the first match; the others follow")
	flag.Parse()
	even, err := run(os.Stdout, *matches, *name, bot.Budget{Nodes: *nodes}, *rounds, *seed)
	if err != nil {
		fmt.Fprintln(os.Stderr, "balance:", err)
		os.Exit(1)
	}
	if !even {
		os.Exit(1)
	}
}

// run plays the matches, writes the tables, and reports whether all shares are within their bounds.
func run(out io.Writer, matches int, name string, budget bot.Budget, rounds string, seed uint64) (even bool, err error) {
	if matches < 1 {
		return false, fmt.Errorf("%d matches cannot be played; give 1 or more", matches)
	}
	if _, err := bots.New(forhonor.Game{}, name); err != nil {
		return false, err
	}
	results := make([]result, matches)
	errs := make([]error, matches)
	next := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for k := range next {
				results[k], errs[k] = playOne(name, budget, rounds, seed+uint64(k))
			}
		})
	}
	for k := range matches {
		next <- k
	}
	close(next)
	workers.Wait()
	var t tally
	for k, r := range results {
		if errs[k] != nil {
			return false, fmt.Errorf("match %d: %w", k, errs[k])
		}
		t.add(r)
	}
	return t.write(out), nil
}

// playOne plays a match of two seats with heroes dealt at random.
func playOne(name string, budget bot.Budget, rounds string, seed uint64) (result, error) {
	var r result
	options := map[string]string{forhonor.OptDraft: "random"}
	if rounds != "" {
		options[forhonor.OptRounds] = rounds
	}
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, Options: options}, seed)
	if err != nil {
		return r, err
	}
	players := make([]bot.Bot, forhonor.NumCamps)
	for k := range players {
		if players[k], err = bots.New(forhonor.Game{}, name); err != nil {
			return r, err
		}
	}
	if err := ladder.Play(m, players, func(rules.Seat) bot.Budget { return budget }); err != nil {
		return r, err
	}
	for k := range m.Log {
		r.count(m.Events(k))
	}
	r.finish(m.State().(*forhonor.State))
	return r, nil
}
