// Package rating estimates how strong somebody plays a game from matches against its levels, and says which level would
// make an even match.
//
// It imports rules/bot for the levels, and the standard library.
package rating

import (
	"math"

	"engawa/rules/bot"
)

// Limits of an estimate.
const (
	LeastMatches = 3  // before which nothing is proposed
	LastMatches  = 20 // that count: people learn
)

// Match is how one match against computers has ended. Opponents have the names of their levels.
type Match struct {
	IsWon  bool
	Worse  []string // opponents who did worse
	Equal  []string // who did as well
	Better []string // who did better
}

// opponents returns all of a match.
func (m Match) opponents() int { return len(m.Worse) + len(m.Equal) + len(m.Better) }

// Proposal is the level that would make an even match, and what speaks for it.
type Proposal struct {
	Level   int // its place among the levels
	Elo     int // the estimate, on the scale of the levels
	Against int // the place of the level that was most often the only one in a match
	Wins    int // matches won against that one
	Matches int // matches played against that one
}

// Propose returns the level whose strength is nearest to that of somebody who has played the matches, the oldest first. It
// returns false after fewer than LeastMatches against levels whose strength is known, and where no level was the only
// one in a match.
//
// The estimate is that of Bradley and Terry, with which the ladder has measured the levels (docs/LADDER.md): against a
// level that is D Elo stronger, 1/(1+10^(D/400)) of the points is expected. The estimate is the strength at which the
// points that are expected in the last matches are as many as were made. A match against several counts as much as one
// against a single opponent: each of them is a share of it, as in the model of Plackett and Luce, whose ranks compare any
// two as Bradley and Terry do. One drawn match against the mean of all opponents is added, so that who has always won
// has an estimate, too. It keeps the estimate low at first: after three wins it is 338 Elo above the opponent, after ten
// 529.
func Propose(levels []bot.Level, matches []Match) (Proposal, bool) {
	var counted []Match
	for _, m := range matches {
		if m.opponents() > 0 && isMeasured(levels, m) {
			counted = append(counted, m)
		}
	}
	if len(counted) < LeastMatches {
		return Proposal{}, false
	}
	counted = counted[max(0, len(counted)-LastMatches):]
	p, ok := evidence(levels, counted)
	if !ok {
		return Proposal{}, false
	}
	elo := estimate(levels, counted)
	for k, level := range levels {
		if level.Elo != 0 && (levels[p.Level].Elo == 0 || math.Abs(float64(level.Elo)-elo) < math.Abs(float64(levels[p.Level].Elo)-elo)) {
			p.Level = k
		}
	}
	p.Elo = int(math.Round(elo))
	return p, true
}

// isMeasured reports whether the strength of all opponents of a match has been measured.
func isMeasured(levels []bot.Level, m Match) bool {
	for _, names := range [][]string{m.Worse, m.Equal, m.Better} {
		for _, name := range names {
			if k := bot.IndexOf(levels, name); k < 0 || levels[k].Elo == 0 {
				return false
			}
		}
	}
	return true
}

// evidence counts the matches against the level that was most often the only one in a match; of two, the stronger one.
func evidence(levels []bot.Level, matches []Match) (best Proposal, ok bool) {
	for k, level := range levels {
		p := Proposal{Against: k}
		for _, m := range matches {
			if !hasOnly(level.Name, m) {
				continue
			}
			p.Matches++
			if m.IsWon {
				p.Wins++
			}
		}
		if p.Matches > 0 && p.Matches >= best.Matches {
			best, ok = p, true
		}
	}
	return best, ok
}

// hasOnly reports whether all opponents of a match had the level.
func hasOnly(level string, m Match) bool {
	for _, names := range [][]string{m.Worse, m.Equal, m.Better} {
		for _, name := range names {
			if name != level {
				return false
			}
		}
	}
	return true
}

// estimate solves for the strength by bisection: the points that are expected grow with it.
func estimate(levels []bot.Level, matches []Match) float64 {
	type share struct{ elo, score, weight float64 }
	var shares []share
	mean := 0.0
	for _, m := range matches {
		weight := 1 / float64(m.opponents())
		for k, names := range [][]string{m.Better, m.Equal, m.Worse} {
			for _, name := range names {
				elo := float64(levels[bot.IndexOf(levels, name)].Elo)
				shares = append(shares, share{elo, float64(k) / 2, weight})
				mean += elo * weight / float64(len(matches))
			}
		}
	}
	shares = append(shares, share{mean, 0.5, 1})
	const widest, exact = 10000.0, 0.25
	low, high := mean-widest, mean+widest
	for high-low > exact {
		middle := (low + high) / 2
		left := 0.0 // points made that are not expected
		for _, s := range shares {
			left += s.weight * (s.score - 1/(1+math.Pow(10, (s.elo-middle)/400)))
		}
		if left > 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}
