package homeworlds

import (
	"strconv"
	"sync"

	"engawa/rules"
)

// Keys of the options.
const (
	OptCatastrophes = "catastrophes" // "end" or "anytime": when overpopulations may explode
	OptSets         = "sets"         // "seed" or "n+1": how many pieces of each kind there are
	OptFirstShip    = "firstShip"    // "any" or "large"
	OptWin          = "win"          // "goodevil", "sinister" or "laststanding"
	OptRepetition   = "repetition"   // "on" or "off": whether the third occurrence of a position is a draw
	OptSelf         = "self"         // "illegal" or "loss": whether a turn may end with the own home empty
	OptStart        = "start"        // "random", or the seat that begins
)

// Values of the options.
const (
	valueEnd         = "end"
	valueAnytime     = "anytime"
	valueSeed        = "seed"
	valueOneMore     = "n+1"
	valueAny         = "any"
	valueLarge       = "large"
	valueGoodEvil    = "goodevil"
	valueSinister    = "sinister"
	valueStanding    = "laststanding"
	valueOn          = "on"
	valueOff         = "off"
	valueIllegal     = "illegal"
	valueLoss        = "loss"
	valueStartRandom = "random"
)

// options lists the options, once for all who ask.
var options = sync.OnceValue(func() []rules.Option {
	starts := []string{valueStartRandom}
	for seat := range MaxSeats {
		starts = append(starts, strconv.Itoa(seat))
	}
	return []rules.Option{
		{Key: OptCatastrophes, Values: []string{valueEnd, valueAnytime}, Default: valueEnd},
		{Key: OptSets, Values: []string{valueSeed, valueOneMore}, Default: valueSeed, Idle: sameSets},
		{Key: OptFirstShip, Values: []string{valueAny, valueLarge}, Default: valueAny},
		{Key: OptWin, Values: []string{valueGoodEvil, valueSinister, valueStanding}, Default: valueGoodEvil, Idle: oneWayToWin},
		{Key: OptRepetition, Values: []string{valueOn, valueOff}, Default: valueOn},
		{Key: OptSelf, Values: []string{valueIllegal, valueLoss}, Default: valueIllegal},
		{Key: OptStart, Values: starts, Default: valueStartRandom},
	}
})

// rulesOf returns the Rules that resolved options choose.
func rulesOf(chosen map[string]string) Rules {
	r := Rules{
		Anytime:    chosen[OptCatastrophes] == valueAnytime,
		SelfLoss:   chosen[OptSelf] == valueLoss,
		LargeFirst: chosen[OptFirstShip] == valueLarge,
	}
	switch chosen[OptWin] {
	case valueSinister:
		r.Win = Sinister
	case valueStanding:
		r.Win = LastStanding
	}
	return r
}

// setsOf returns the number of pieces of each kind for that many seats.
func setsOf(seats int, chosen map[string]string) int {
	switch {
	case seats == 2:
		return 3
	case chosen[OptSets] == valueOneMore:
		return seats + 1
	}
	return 5
}

// startOf returns the seat that begins, and whether chance is to decide it instead. A seat that is not at the table
// gives an *rules.Error.
func startOf(seats int, chosen map[string]string) (first rules.Seat, drawn bool, err error) {
	text := chosen[OptStart]
	if text == valueStartRandom {
		return 0, true, nil
	}
	k, err := strconv.Atoi(text)
	if err != nil || k >= seats {
		return 0, false, rules.Errorf(rules.CodeOption, "%s cannot be %q with %d seats; expected %s or a seat from 0 to %d",
			OptStart, text, seats, valueStartRandom, seats-1)
	}
	return rules.Seat(k), false, nil
}

// oneWayToWin reports whether there is but one way to win: between two.
func oneWayToWin(s rules.Setup) bool { return s.Seats <= 2 }

// sameSets reports whether both values of the sets mean the same pieces.
func sameSets(s rules.Setup) bool {
	seed, oneMore := map[string]string{OptSets: valueSeed}, map[string]string{OptSets: valueOneMore}
	return setsOf(s.Seats, seed) == setsOf(s.Seats, oneMore)
}
