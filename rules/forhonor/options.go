package forhonor

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"engawa/rules"
)

// Keys of the options.
const (
	OptDraft  = "draft"  // "pick", "random" or "preset": how heroes are shared out
	OptHeroes = "heroes" // eight codes as "BN BW AR JU/RA JA BE VA", attackers first, with draft "preset"
	OptOrder  = "order"  // "free" or "fixed": whether a captain chooses, or heroes act in the order of their line
	OptCentre = "centre" // "group", "front" or "largest": which soldiers count at the centre, see Centre
	OptRounds = "rounds" // "20", "6", "15", "30" or "unlimited": the last round
)

// Values of the options.
const (
	valuePick      = "pick"
	valueRandom    = "random"
	valuePreset    = "preset"
	valueFree      = "free"
	valueFixed     = "fixed"
	valueGroup     = "group"
	valueFront     = "front"
	valueLargest   = "largest"
	valueShort     = "6"
	valueUnlimited = "unlimited"
)

// Centre says which soldiers of a camp count at the centre. The rule sheet has two passages: one speaks of the group of
// soldiers beside the median with the most figures, the other of a majority of soldiers at the median.
type Centre uint8

// The values of Centre.
const (
	CentreGroup   Centre = iota // the whole line group
	CentreFront                 // only the soldiers next to the median
	CentreLargest               // of the parts into which empty files divide the line group, the one with the most soldiers
)

// centres are the values of OptCentre by Centre.
var centres = [...]string{valueGroup, valueFront, valueLargest}

// maxRounds is the last round of a match that has no other: a match must end and fit into a save. Matches of bots end
// before round 30.
const maxRounds = 999

// freeDraftSeats is the most seats that draft; more always get their heroes at random.
const freeDraftSeats = 6

// CampSize is the number of heroes of a camp.
const CampSize = 4

// options lists the options, once for all who ask.
var options = sync.OnceValue(func() []rules.Option {
	option := func(key string, values ...string) rules.Option {
		return rules.Option{Key: key, Values: values, Default: values[0]}
	}
	return []rules.Option{
		{Key: OptDraft, Values: []string{valuePick, valueRandom, valuePreset}, Default: valuePick, Idle: areHeroesDealt, IdleValue: valueRandom},
		{Key: OptHeroes, Idle: namesNoHeroes},
		option(OptOrder, valueFree, valueFixed),
		option(OptCentre, centres[:]...),
		option(OptRounds, "20", valueShort, "15", "30", valueUnlimited),
	}
})

// Rules are what is agreed before a match.
type Rules struct {
	IsOrderRandom bool                     // heroes are dealt, not picked
	IsOrderFixed  bool                     // heroes act in the order of their line
	Centre        Centre                   // which soldiers count at the centre
	RoundLimit    int16                    // the last round; Unlimited for none
	Preset        [NumCamps][CampSize]Hero // the heroes in the order of their camp; NoHero unless they are preset
	Camps         [rules.MaxSeats]Camp     // of each seat

	RoundWalls bool // banners reach round walls, as they did in matches of version 1
}

// Unlimited is the Rules.Last of a match without a last round.
const Unlimited = 0

// LastRound returns the last round; false when there is none.
func (r Rules) LastRound() (n int, ok bool) { return int(r.RoundLimit), r.RoundLimit != Unlimited }

// The last round of a short match, and the score from which a camp can break the other in it.
const (
	shortRounds = 6
	shortBreak  = 400
)

// BreakPoints returns the score from which a camp can break the other: docs/rules/forhonor.md, 7.7.
func (r Rules) BreakPoints() int {
	if r.RoundLimit == shortRounds {
		return shortBreak
	}
	return BreakPoints
}

// isEndless reports whether the match has no last round.
func isEndless(s rules.Setup) bool { return s.Options[OptRounds] == valueUnlimited }

// end returns the round after which the match is over in any case.
func (r *Rules) end() int16 {
	if r.RoundLimit == Unlimited {
		return maxRounds
	}
	return r.RoundLimit
}

// rulesOf returns the Rules that a resolved setup chooses, or why it cannot be played.
func rulesOf(setup rules.Setup) (Rules, error) {
	r := Rules{
		IsOrderRandom: setup.Options[OptDraft] == valueRandom || setup.Seats > freeDraftSeats,
		IsOrderFixed:  setup.Options[OptOrder] == valueFixed,
		Centre:        Centre(max(0, slices.Index(centres[:], setup.Options[OptCentre]))),

		RoundWalls: setup.Version == 1,
	}
	last, _ := strconv.Atoi(setup.Options[OptRounds]) // one of the values; no number is Unlimited
	r.RoundLimit = int16(last)
	if err := r.seat(setup); err != nil {
		return r, err
	}
	return r, r.preset(setup.Options[OptDraft], setup.Options[OptHeroes])
}

// seat shares the seats out between the camps: alternating, or as the setup's teams say.
func (r *Rules) seat(setup rules.Setup) error {
	for k := range r.Camps {
		r.Camps[k] = Camp(k % NumCamps)
	}
	if setup.Teams == nil {
		return nil
	}
	var count [NumCamps]int
	for k, team := range setup.Teams {
		if team != int(Attackers) && team != int(Defenders) {
			return rules.Errorf(rules.CodeSeats, "seat %d is in team %d; expected 0 for the attackers or 1 for the defenders",
				k, team)
		}
		r.Camps[k] = Camp(team)
		count[team]++
	}
	for k := setup.Seats; k < len(r.Camps); k++ {
		r.Camps[k] = Attackers
	}
	for camp, n := range count {
		if n < 1 || n > CampSize {
			return rules.Errorf(rules.CodeSeats, "camp %s has %d seats; expected 1 to %d", Camp(camp), n, CampSize)
		}
	}
	return nil
}

// preset reads the heroes, which are named if and only if they are preset.
func (r *Rules) preset(draft, text string) error {
	if text == "" && draft != valuePreset {
		return nil
	}
	if draft != valuePreset {
		return rules.Errorf(rules.CodeOption, "%s is only for %s=%s; leave it out", OptHeroes, OptDraft, valuePreset)
	}
	const example = usualHeroes
	camps := strings.Split(text, "/")
	if len(camps) != NumCamps {
		return rules.Errorf(rules.CodeOption, "%s cannot be %q; expected four heroes of each camp, as %q", OptHeroes,
			rules.Shorten(text), example)
	}
	var seen HeroSet
	for camp, list := range camps {
		codes := strings.Fields(list)
		if len(codes) != CampSize {
			return rules.Errorf(rules.CodeOption, "camp %s has %d heroes; expected %d, as in %q", Camp(camp), len(codes),
				CampSize, example)
		}
		for k, code := range codes {
			h, ok := ParseHero(code)
			if !ok || seen.Has(h) {
				return rules.Errorf(rules.CodeOption, "%q is no hero, or is named twice; expected eight different ones, as %q",
					rules.Shorten(code), example)
			}
			seen = seen.With(h)
			r.Preset[camp][k] = h
		}
	}
	return nil
}

// isPreset reports whether the heroes are named by the setup.
func (r *Rules) isPreset() bool { return r.Preset[Attackers][0] != NoHero }

// owners returns the seats that own the four heroes of the camp, in the order of the camp: seats in their order, the
// first ones with more heroes where four cannot be shared out evenly: docs/rules/forhonor.md, 4.
func (r *Rules) owners(camp Camp, seats int) (list [CampSize]rules.Seat) {
	members := r.members(camp, seats)
	next := 0
	for k, seat := range members {
		n := 1
		switch {
		case len(members) == 1:
			n = 4
		case len(members) == 2, len(members) == 3 && k == 0:
			n = 2
		}
		for range n {
			list[next] = seat
			next++
		}
	}
	return list
}

// members returns the seats of the camp in their order.
func (r *Rules) members(camp Camp, seats int) (list []rules.Seat) {
	for k := range rules.Seat(seats) {
		if r.Camps[k] == camp {
			list = append(list, k)
		}
	}
	return list
}

// needs returns how many heroes the seat owns.
func (r *Rules) needs(seat rules.Seat, seats int) int {
	n := 0
	for _, owner := range r.owners(r.Camps[seat], seats) {
		if owner == seat {
			n++
		}
	}
	return n
}

// handSize returns how many cards the hand of each seat has when the draft begins.
func handSize(seats int) int { return NumHeroes / seats }

// areHeroesDealt reports whether there are so many players that they get their heroes at random.
func areHeroesDealt(s rules.Setup) bool { return s.Seats > freeDraftSeats }

// namesNoHeroes reports whether nobody names heroes.
func namesNoHeroes(s rules.Setup) bool {
	return areHeroesDealt(s) || s.Options[OptDraft] != valuePreset
}
