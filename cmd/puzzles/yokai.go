package main

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"

	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/prove"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// yokaiWant is how many puzzles of a rule set are kept at most by the length of the answer.
var yokaiWant = map[int]int{3: 60, 5: 150, 7: 150, 9: 100, 11: 70, 13: 50, 15: 30}

const (
	yokaiMost  = 530 // puzzles of a rule set
	yokaiBatch = 400 // walks after which it is seen whether there are enough puzzles
	yokaiPlies = 60  // the most moves of a walk
	leastMoves = 6   // to choose from in a puzzle
	careless   = 35  // per cent of moves in a walk that are drawn among all that do not lose the lion at once
)

// solution is the game solved by one rule set.
type solution struct {
	rules   string // as the option has it
	variant yokai.Variant
	table   *solved.Table
}

// mineYokai walks through the solved game from its start, by both rule sets.
func mineYokai() ([]puzzles.Puzzle, error) {
	mori, dobutsu, err := solved.SolveBoth(solved.Full())
	if err != nil {
		return nil, err
	}
	var list []puzzles.Puzzle
	for _, s := range []solution{{"mori", yokai.Mori, mori}, {"dobutsu", yokai.Dobutsu, dobutsu}} {
		found, err := s.mine()
		if err != nil {
			return nil, err
		}
		list = append(list, found...)
	}
	return list, nil
}

// mine takes the puzzles of walks in the order of their seeds, as long as more of their length are wanted.
func (s solution) mine() ([]puzzles.Puzzle, error) {
	var list []puzzles.Puzzle
	seen := map[string]bool{}
	kept := map[int]int{}
	for seed := uint64(0); len(list) < yokaiMost; seed += yokaiBatch {
		found, err := s.walkAll(seed)
		if err != nil {
			return nil, err
		}
		for _, p := range found {
			plies := len(p.Answer)
			image, err := s.image(p.Setup.From)
			if err != nil {
				return nil, err
			}
			if kept[plies] >= yokaiWant[plies] || seen[p.Setup.From] || seen[image.String()] || len(list) == yokaiMost {
				continue
			}
			seen[p.Setup.From] = true
			kept[plies]++
			list = append(list, p)
			progress(p, len(list), yokaiMost)
		}
	}
	return list, nil
}

// image returns the mirror image of a position.
func (s solution) image(position string) (yokai.Board, error) {
	b, err := yokai.ParseBoard(s.variant, position)
	if err != nil {
		return b, err
	}
	return prove.Mirror(b)
}

// walkAll walks by a batch of seeds, at the same time, and returns the puzzles in the order of the seeds.
func (s solution) walkAll(first uint64) ([]puzzles.Puzzle, error) {
	var found [yokaiBatch]*puzzles.Puzzle
	var errs [yokaiBatch]error
	var wait sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for worker := range workers {
		wait.Go(func() {
			for k := worker; k < yokaiBatch; k += workers {
				found[k], errs[k] = s.walk(rules.Rand(first+uint64(k), 0), yokai.StartBoard(s.variant))
			}
		})
	}
	wait.Wait()
	var list []puzzles.Puzzle
	for k, p := range found {
		if errs[k] != nil {
			return nil, errs[k]
		}
		if p != nil {
			list = append(list, *p)
		}
	}
	return list, nil
}

// value is a [prove.YokaiValue].
func (s solution) value(b yokai.Board) (result, plies int) {
	v, _ := s.table.Value(b)
	return v.Result, v.Plies
}

// walk plays a match, mostly well, and returns the longest puzzle that White meets in it, or would meet after another
// move of Black; nil if there is none.
func (s solution) walk(r *rand.Rand, b yokai.Board) (*puzzles.Puzzle, error) {
	var best *puzzles.Puzzle
	for range yokaiPlies {
		if _, over := b.Over(); over {
			break
		}
		if b.Side() == yokai.Black {
			for _, a := range b.Moves(nil) {
				p, err := s.look(b.Play(a))
				if err != nil {
					return nil, err
				}
				if p != nil && (best == nil || len(p.Answer) > len(best.Answer)) {
					best = p
				}
			}
		}
		b = b.Play(s.choose(r, b))
	}
	return best, nil
}

// choose returns a move of the walk.
func (s solution) choose(r *rand.Rand, b yokai.Board) rules.Action {
	moves := b.Moves(nil)
	free := r.IntN(100) < careless
	best, worth := moves[0], -1<<30
	for _, a := range moves {
		result, plies := s.value(b.Play(a))
		n := -result * (1000 - plies)
		if free {
			if result == 1 && plies == 1 {
				continue
			}
			n = 0
		}
		if n = n<<10 | r.IntN(1<<10); n > worth {
			best, worth = a, n
		}
	}
	return best
}

// look returns the position as a puzzle, nil if it is none of this rule set.
func (s solution) look(b yokai.Board) (*puzzles.Puzzle, error) {
	result, plies := s.value(b)
	if result != 1 || yokaiWant[plies] == 0 || b.Count() < leastMoves {
		return nil, nil
	}
	image, err := prove.Mirror(b)
	if err != nil || !s.owns(min(b.Key(), image.Key())) {
		return nil, err
	}
	setup := rules.Setup{Seats: 2, From: b.String(), Options: map[string]string{yokai.OptRules: s.rules, yokai.OptStart: "0"}}
	answer, err := prove.Yokai(setup, s.value)
	if err != nil {
		if prove.HasNoOneAnswer(err) {
			return nil, nil
		}
		return nil, err
	}
	if len(answer.Answer) != plies {
		return nil, fmt.Errorf("%s is won in %d moves, the answer has %d", b, plies, len(answer.Answer))
	}
	p := puzzles.New("yokai", setup, answer.Seat, answer.Grade, answer.Answer)
	return &p, nil
}

// owns reports whether the position with the key, which is the same for its mirror image, may become a puzzle of this
// rule set: no position is one of both.
func (s solution) owns(key uint64) bool { return (rules.Mix(key)&1 == 0) == (s.variant == yokai.Mori) }
