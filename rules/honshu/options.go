package honshu

import (
	"strconv"
	"sync"

	"engawa/rules"
)

// Keys of the options.
const (
	OptSelection = "selection" // "trick" or "draft"
	OptSide      = "side"      // "A" or "B": the side of the provinces
	OptCard      = "card"      // "none", "random" or "1" to "8": the scoring card
	OptScoring   = "scoring"   // "publisher" or "manual": the point values
	OptSteal     = "steal"     // "before" or "after": when the loser of a duel may pay
	OptWeave     = "weave"     // "off" or "on": whether a card may go over some cards and under others
	OptSupply    = "supply"    // "limited" or "free": whether the pool can run out
)

// Values of the options.
const (
	valueTrick     = "trick"
	valueDraft     = "draft"
	valueSideA     = "A"
	valueSideB     = "B"
	valueNone      = "none"
	valueRandom    = "random"
	valuePublisher = "publisher"
	valueManual    = "manual"
	valueBefore    = "before"
	valueAfter     = "after"
	valueOff       = "off"
	valueOn        = "on"
	valueLimited   = "limited"
	valueFree      = "free"
)

// options lists the options, once for all who ask.
var options = sync.OnceValue(func() []rules.Option {
	cards := []string{valueNone, valueRandom}
	for n := 1; n <= NumGoals; n++ {
		cards = append(cards, strconv.Itoa(n))
	}
	option := func(key string, values ...string) rules.Option {
		return rules.Option{Key: key, Values: values, Default: values[0]}
	}
	return []rules.Option{
		option(OptSelection, valueTrick, valueDraft),
		option(OptSide, valueSideA, valueSideB),
		option(OptCard, cards...),
		option(OptScoring, valuePublisher, valueManual),
		{Key: OptSteal, Values: []string{valueBefore, valueAfter}, Default: valueBefore, Idle: nothingToSteal},
		option(OptWeave, valueOff, valueOn),
		option(OptSupply, valueLimited, valueFree),
	}
})

// goalDrawn stands for a scoring card that Nature draws.
const goalDrawn = NumGoals + 1

// Rules are the options of a match.
type Rules struct {
	Draft      bool // cards are chosen by draft
	SideB      bool // provinces lie on side B
	Goal       int8 // the scoring card, 0 for none, goalDrawn when Nature draws it
	Manual     bool // point values of the manual
	StealAfter bool // the loser of a duel may pay after the winner has chosen
	Weave      bool // a card may go over some cards and under others
	Free       bool // the pool never runs out
}

// rulesOf returns the Rules that resolved options choose.
func rulesOf(chosen map[string]string) Rules {
	r := Rules{
		Draft:      chosen[OptSelection] == valueDraft,
		SideB:      chosen[OptSide] == valueSideB,
		Manual:     chosen[OptScoring] == valueManual,
		StealAfter: chosen[OptSteal] == valueAfter,
		Weave:      chosen[OptWeave] == valueOn,
		Free:       chosen[OptSupply] == valueFree,
	}
	switch text := chosen[OptCard]; text {
	case valueNone:
	case valueRandom:
		r.Goal = goalDrawn
	default:
		n, _ := strconv.Atoi(text) // one of the values
		r.Goal = int8(n)
	}
	return r
}

// side returns the letter of the side of the provinces.
func (r Rules) side() byte {
	if r.SideB {
		return 'B'
	}
	return 'A'
}

// nothingToSteal reports whether no loser pays: only that of a duel of two without a draft does.
func nothingToSteal(s rules.Setup) bool { return s.Seats != 2 || s.Options[OptSelection] == valueDraft }
