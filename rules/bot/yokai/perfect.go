package yokai

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// tablebaseParams is how a bot with tablebases is weakened.
type tablebaseParams struct {
	ErrorRate int              // of a hundred decisions, how many are made by Search without the tablebase
	Search    alphabeta.Params // for these decisions
	HoldsOut  bool             // it loses what is lost as late as possible; otherwise Search plays lost positions, too
}

// perfectParams never err.
var perfectParams = tablebaseParams{HoldsOut: true}

// tablebaseBot plays the 3x4 game perfectly from every position that a [solved.Tablebase] of its files holds, as all
// matches of the game's own starts do: it never gives away a win or a draw, unless its error rate lets it. A win comes as
// soon as it can by the rules of mori, at most two moves later than it could by those of dobutsu, and so never by way of
// a repetition. Lost positions it draws out, and in drawn ones it chooses by a search what sets problems. Positions that
// no tablebase holds can only be set up by hand.
type tablebaseBot struct {
	bot.Decision
	tablebaseFiles
	prober
	params   byRules[tablebaseParams]
	file     *tablebaseFile // for the decision at hand; nil where there is none
	fallback *alphabeta.Bot[yokai.Board]

	root alphabeta.Root[yokai.Board]
}

const (
	tablebaseNodes = 30_000_000 // for one decision: far more than one takes
	fallbackNodes  = 60_000     // for a choice among moves that are worth the same
	readNodes      = 1.25       // what reading a position of a tablebase counts
	fewestPieces   = 5          // besides the lions: of fewer there is no tablebase
	outsideDepth   = 5          // moves looked ahead from positions that a tablebase does not hold
)

// Searches without the tablebase.
var (
	outsideParams = alphabeta.Params{Depth: 13, Nodes: 500_000, Quiescence: 1}       // of positions that no tablebase holds
	equalParams   = alphabeta.Params{Depth: 13, Nodes: fallbackNodes, Quiescence: 1} // among moves that are worth the same
)

func newTablebaseBot(params byRules[tablebaseParams]) *tablebaseBot {
	b := &tablebaseBot{
		tablebaseFiles: newTablebaseFiles(nil),
		params:         params,
		fallback:       alphabeta.New(outsideParams, rootOf),
	}
	b.meter = &b.Meter
	return b
}

// UseTablebases implements [TablebaseUser].
func (b *tablebaseBot) UseTablebases(t bot.Tablebases) { b.tablebases = t }

// Begin implements [Bot]. It refuses with [CodeNoTablebase] or [CodeTablebaseLoading] where its file is missing.
func (b *tablebaseBot) Begin(view rules.State, seat rules.Seat, _ bot.History, rng *rand.Rand, budget bot.Budget) error {
	if _, err := bot.Prepare[*yokai.State](&b.Decision, "yokai", view, seat, rng); err != nil {
		return err
	}
	r, err := rootOf(view, seat)
	if err != nil {
		return err
	}
	if b.file, err = b.open(r.Position); err != nil {
		b.BestSoFar = rules.Hidden
		return err
	}
	b.fallback.Allocate() // here, where nothing else takes long
	b.root = r
	b.Start(budget.Limit(tablebaseNodes), budget.Stop, b.think)
	return nil
}

// Close implements [Bot].
func (b *tablebaseBot) Close() {
	b.fallback.Close()
	b.Runner.Close()
}

func (b *tablebaseBot) think() {
	params := b.params.of(b.root.Position.Variant())
	switch {
	case b.file != nil && b.drawError(params.ErrorRate):
		b.askFallback(b.Actions, params.Search)
	case b.file == nil || !b.read(b.file) || !b.startWork():
		b.askFallback(b.Actions, outsideParams)
	case b.playWin() || b.playDraw():
	case params.HoldsOut:
		b.playLoss()
	default:
		b.askFallback(b.Actions, params.Search)
	}
}

// startWork forgets what was found for other decisions, and reports whether the work on this one goes on. It counts alike
// whether the file had to be read or not.
func (b *tablebaseBot) startWork() bool {
	b.prover.forget()
	return b.Meter.Restart()
}

// drawError draws whether this decision is one of those that are made without the tablebase.
func (b *tablebaseBot) drawError(rate int) bool { return rate > 0 && b.RNG.IntN(100) < rate }

// askFallback has a search choose among actions.
func (b *tablebaseBot) askFallback(actions []rules.Action, params alphabeta.Params) {
	if b.BestSoFar = actions[0]; len(actions) == 1 || b.Meter.IsHalted {
		return
	}
	const slice = 200
	b.fallback.Params = params
	b.fallback.BeginAt(b.root, slices.Clone(actions), b.RNG, bot.Budget{})
	for !b.fallback.Step(slice) {
		if b.Meter.Nodes += slice; !b.Meter.Visit() {
			break
		}
	}
	b.BestSoFar = b.fallback.Best()
	b.fallback.Close()
}

// decide chooses an action. A value that says won or lost in n actions means n at most: see [solved.Loss].
func (b *tablebaseBot) decide(a rules.Action, value int) {
	b.BestSoFar, b.Moves = a, append(b.Moves[:0], bot.MoveValue{Do: a, Value: value})
}

// playWin plays a winning move if there is one.
func (b *tablebaseBot) playWin() bool {
	var sound, risky []choice
	for _, a := range b.Actions {
		next := b.root.Position.Play(a)
		if result, over := next.Over(); over && result < 0 {
			b.decide(a, bot.WinValue-1)
			return true
		}
		if b.isRepetition(next) {
			continue
		}
		l, _ := b.lossBand(next, outsideDepth)
		switch {
		case l <= 0:
		case b.mayRepeat(next):
			risky = append(risky, choice{a, next, l})
		default:
			sound = append(sound, choice{a, next, l})
		}
		if b.Meter.IsHalted {
			break
		}
	}
	if len(sound) == 0 {
		sound = risky // the other side can repeat a position that has occurred twice; there is nothing better
	}
	if len(sound) == 0 {
		return false
	}
	low := slices.MinFunc(sound, byLoss).loss
	chosen := b.fastest(filter(sound, func(c choice) bool { return c.loss == low }))
	b.decide(chosen.action, bot.WinValue-1-chosen.loss.Most())
	return true
}

// choice is an action that wins or loses.
type choice struct {
	action rules.Action
	next   yokai.Board
	loss   solved.Loss // of the loser
}

func byLoss(x, y choice) int { return int(x.loss - y.loss) }

// fastest returns the quickest of winning choices of one band.
func (b *tablebaseBot) fastest(list []choice) choice {
	if len(list) == 1 {
		return list[0]
	}
	if list[0].loss == solved.FirstBand {
		for plies := 0; plies <= solved.FirstBand.Most(); plies += 2 {
			for _, c := range list {
				if b.prover.prove(&b.Meter, loses, c.next, plies) {
					return c
				}
			}
		}
		return list[0]
	}
	// Of the two distances of the band the lower one is that from which every reply leads to a band below.
	for _, c := range list {
		if b.reachesLowerBand(c.next, c.loss) {
			return c
		}
	}
	return list[0]
}

// playDraw plays a move that keeps the draw if there is one.
func (b *tablebaseBot) playDraw() bool {
	var drawing, unclear []rules.Action
	for _, a := range b.Actions {
		next := b.root.Position.Play(a)
		if b.isRepetition(next) {
			drawing = append(drawing, a)
			continue
		}
		switch l, known := b.winBand(next, outsideDepth, 0); {
		case l > 0:
		case known:
			drawing = append(drawing, a)
		default:
			unclear = append(unclear, a)
		}
	}
	if len(drawing) == 0 {
		drawing = unclear
	}
	if len(drawing) == 0 {
		return false
	}
	b.askFallback(drawing, equalParams)
	b.decide(b.BestSoFar, 0)
	return true
}

// playLoss plays a move that loses as late as possible: of those in the highest band, the one that a search
// holds out with.
func (b *tablebaseBot) playLoss() {
	var latest []rules.Action
	high := solved.FirstBand
	for _, a := range b.Actions {
		l, _ := b.winBand(b.root.Position.Play(a), outsideDepth, solved.FirstBand)
		if l > high {
			high, latest = l, nil
		}
		if max(l, solved.FirstBand) == high {
			latest = append(latest, a)
		}
	}
	b.askFallback(latest, equalParams)
	b.decide(b.BestSoFar, high.Most()+2-bot.WinValue)
}
