package yokai

import (
	"slices"
	"sync"

	"engawa/rules"
)

// Keys of the options.
const (
	OptRules       = "rules"       // "mori" or "dobutsu"
	OptAttackedTry = "attackedTry" // "survive" or "strict"; without effect in dobutsu
	OptStart       = "start"       // "random", "0" or "1": the seat that plays White
	OptHandicap    = "handicap"    // a name of Handicaps
)

// Values of the options.
const (
	rulesMori    = "mori"
	rulesDobutsu = "dobutsu"
	trySurvive   = "survive"
	tryStrict    = "strict"
	startRandom  = "random"
	startZero    = "0"
	startOne     = "1"
)

func options() []rules.Option { return optionsOnce() }

// optionsOnce makes the options once: Info is asked for at every press.
var optionsOnce = sync.OnceValue(func() []rules.Option {
	var names []string
	for _, h := range Handicaps() {
		names = append(names, h.Name)
	}
	return []rules.Option{
		{Key: OptRules, Values: []string{rulesMori, rulesDobutsu}, Default: rulesMori},
		{Key: OptAttackedTry, Values: []string{trySurvive, tryStrict}, Default: trySurvive, Idle: oneTry},
		{Key: OptStart, Values: []string{startRandom, startZero, startOne}, Default: startRandom},
		{Key: OptHandicap, Values: names, Default: NoHandicap},
	}
})

// variantOf returns the rule set that resolved options choose.
func variantOf(chosen map[string]string) Variant {
	switch {
	case chosen[OptRules] == rulesDobutsu:
		return Dobutsu
	case chosen[OptAttackedTry] == tryStrict:
		return MoriStrict
	}
	return Mori
}

// whiteOf returns the seat that plays White by resolved options, and whether chance is to decide it instead.
func whiteOf(chosen map[string]string) (white rules.Seat, drawn bool) {
	switch chosen[OptStart] {
	case startOne:
		return 1, false
	case startZero:
		return 0, false
	}
	return 0, true
}

// handicapText returns the position that a name of Handicaps starts from.
func handicapText(name string) string {
	all := Handicaps()
	k := slices.IndexFunc(all, func(h Handicap) bool { return h.Name == name })
	return all[max(k, 0)].Position
}

// oneTry reports whether there is but one rule about a Try in danger: in Dōbutsu shōgi.
func oneTry(s rules.Setup) bool { return s.Options[OptRules] == rulesDobutsu }
