package bot

import (
	"math"
	"math/rand/v2"

	"engawa/rules"
)

// Sure is the Chance of what is certainly won.
const Sure = 1000

// Appraisal is a bot's estimate of what a decision is worth to the seat that decides.
type Appraisal struct {
	BestChance   int            // Chance after the best that the bot has found, from 0 to [Sure]
	PlayedChance int            // Chance after what was played, not above Best
	Line         []rules.Action // the best, as far as it is the seat's own
	NumCovered   int            // how many of the actions played Played is about; 0 where there was nothing to choose
}

// Appraiser is a bot that compares what was played with what it would have done itself.
type Appraiser interface {
	Bot

	// Appraise does as Begin, and looks at what the seat has played from there on until something else happened, at
	// least one action. The other calls are as for any decision; a budget ends that too.
	Appraise(view rules.State, seat rules.Seat, past History, rng *rand.Rand, budget Budget, played []rules.Action) error

	// Appraisal returns the estimate, once the thinking is done. It is false where the bot values nothing, such as
	// where there is one action only, or where the budget ended before.
	Appraisal() (Appraisal, bool)
}

// Estimator tells what estimates of the moves of a game are made with.
type Estimator struct {
	New   func() Appraiser
	Nodes int64 // of each decision: the budget is fixed, so that the estimates of a match always are the same
	Hands bool  // whether estimates depend on what seats hide from each other
}

// ChanceOf returns the Chance of a position that is worth so much, where even gives even chances and scale about seven
// tenths of the way to a sure win.
func ChanceOf(value, scale int) int {
	switch n, proven := Distance(value); {
	case proven && n >= 0 && value > 0:
		return Sure
	case proven:
		return 0
	}
	v, s := float64(value), float64(scale)
	return int(math.Round(Sure / 2 * (1 + v/math.Sqrt(v*v+s*s))))
}
