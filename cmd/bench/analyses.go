package main

import (
	"time"

	"engawa/rules/analysis"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// ticksPerSecond is how often in a second a replay works on the analysis.
const ticksPerSecond = 60

// measureAnalyses plays a match of the weakest level in every game that has an analysis, and tells how many actions it has,
// how long its analysis takes on the processor, and how long somebody waits for it who looks at the replay meanwhile.
func measureAnalyses(tablebases *tablebase.Tablebases, tell func(name string, value float64, unit string)) error {
	for _, g := range games.All() {
		has := bots.Of(g)
		if has.NewJudge == nil && has.Estimator.New == nil {
			continue
		}
		id := g.Info().ID
		m, err := scenestest.WeakMatch(g, seatsOf(id), maxActions)
		if err != nil {
			return err
		}
		a := analysis.Analysis(nil)
		if has.NewJudge != nil {
			a = analysis.New(m, has.NewJudge(tablebases))
		} else {
			a = analysis.NewEstimate(m, has.Estimator, false)
		}
		tell("analysis."+id+".actions", float64(len(m.Log)), "actions")
		pauseToMeasure()
		ticks, spent, err := run(a)
		if err != nil {
			return err
		}
		tell("analysis."+id+".work", spent.Seconds(), "s")
		pauseToMeasure()
		tell("analysis."+id+".wait", float64(ticks)/ticksPerSecond, "s")
	}
	return nil
}

// pauseToMeasure leaves time to measure.
func pauseToMeasure() { time.Sleep(time.Second) }

// maxActions is more than a match of the weakest level has.
const maxActions = 5000

// seatsOf is for how many the match of a game is that is analysed: as many as its estimate is shown with in pictures.
func seatsOf(id string) int {
	if id == "honshu" {
		return 3
	}
	return 2
}

// run works on an analysis for a tick's share after another, as a replay does, and returns how many ticks that were and
// how long they took together.
func run(a analysis.Analysis) (ticks int, spent time.Duration, err error) {
	const often = 50 // ticks after which a page gets to other things
	var pace table.Pace
	begin := time.Now()
	clock := func() time.Duration { return time.Since(begin) }
	for done := false; !done && a.Err() == nil; ticks++ {
		if ticks%often == 0 {
			time.Sleep(time.Millisecond)
		}
		since := clock()
		done = pace.Run(clock, table.ThinkTime, a.Step)
		spent += clock() - since
	}
	return ticks, spent, a.Err()
}
