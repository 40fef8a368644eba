package forhonor

import (
	"slices"
	"strings"

	"engawa/rules"
)

// usualHeroes are those of a match whose heroes are named, until somebody names others.
const usualHeroes = "BN BW AR JU/RA JA BE VA"

// Sides implements rules.Divider: the letters of the camps.
func (Game) Sides() []string { return []string{Attackers.String(), Defenders.String()} }

// Divide implements rules.Divider: a seat's camp, and how many heroes it owns.
func (g Game) Divide(setup rules.Setup) ([]rules.Share, error) {
	r, setup, err := g.seated(setup)
	if err != nil {
		return nil, err
	}
	shares := make([]rules.Share, setup.Seats)
	for seat := range shares {
		shares[seat] = rules.Share{Side: int(r.Camps[seat]), Figures: r.needs(rules.Seat(seat), setup.Seats)}
	}
	return shares, nil
}

// seated returns who plays in which camp, whatever the options of the setup say, and the setup with its seats filled
// in.
func (g Game) seated(setup rules.Setup) (r Rules, full rules.Setup, err error) {
	full, err = g.Info().Resolve(rules.Setup{Seats: setup.Seats, Teams: setup.Teams})
	if err == nil {
		err = r.seat(full)
	}
	return r, full, err
}

// Cast implements rules.Caster: [OptHeroes] names the four heroes of each camp.
func (g Game) Cast(setup rules.Setup, option string) (rules.Cast, bool) {
	if option != OptHeroes {
		return rules.Cast{}, false
	}
	r, full, err := g.seated(setup)
	if err != nil {
		return rules.Cast{}, false
	}
	if r.preset(valuePreset, setup.Options[OptHeroes]) != nil {
		r.Preset = [NumCamps][campSize]Hero{}
		_ = r.preset(valuePreset, usualHeroes) // eight different heroes
	}
	var cast rules.Cast
	for camp := range Camp(NumCamps) {
		for k, owner := range r.owners(camp, full.Seats) {
			cast.Places = append(cast.Places, rules.CastPlace{Side: int(camp), Owner: owner})
			cast.Standing = append(cast.Standing, r.Preset[camp][k].String())
		}
	}
	for h := Banneret; h <= NumHeroes; h++ {
		cast.Figures = append(cast.Figures, rules.CastFigure{Code: h.String(), Group: h.Faction().String()})
	}
	return cast, true
}

// CastText implements rules.Caster.
func (Game) CastText(_ string, codes []string) string {
	camps := slices.Collect(slices.Chunk(codes, campSize))
	parts := make([]string, len(camps))
	for k, camp := range camps {
		parts[k] = strings.Join(camp, " ")
	}
	return strings.Join(parts, "/")
}

// InForce implements rules.Overruler: many players always get their heroes at random, and none are named for them.
func (Game) InForce(_ rules.Setup, option string) string {
	if option == OptDraft {
		return valueRandom
	}
	return ""
}
