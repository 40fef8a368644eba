package forhonor

import "engawa/rules"

// usualHeroes are those of a match whose heroes are named, until somebody names others.
const usualHeroes = "BN BW AR JU/RA JA BE VA"

// roster returns a seat's camp, how many heroes it owns, and the four heroes of each camp that [OptHeroes] names. Whether
// the seats may be divided so depends on nothing else that the setup says.
func roster(setup rules.Setup) (rules.Roster, error) {
	full, err := Game{}.Info().Resolve(rules.Setup{Seats: setup.Seats, Teams: setup.Teams})
	if err != nil {
		return rules.Roster{}, err
	}
	var r Rules
	if err := r.seat(full); err != nil {
		return rules.Roster{}, err
	}
	if r.preset(valuePreset, setup.Options[OptHeroes]) != nil {
		r.Preset = [NumCamps][CampSize]Hero{}
		_ = r.preset(valuePreset, usualHeroes) // eight different heroes
	}
	list := rules.Roster{Shares: make([]rules.Share, full.Seats), Option: OptHeroes}
	for seat := range list.Shares {
		list.Shares[seat] = rules.Share{Side: int(r.Camps[seat]), Figures: r.needs(rules.Seat(seat), full.Seats)}
	}
	for camp := range Camp(NumCamps) {
		for k, owner := range r.owners(camp, full.Seats) {
			list.Posts = append(list.Posts, rules.Post{Side: int(camp), Owner: owner})
			list.Standing = append(list.Standing, r.Preset[camp][k].String())
		}
	}
	for h := Banneret; h <= NumHeroes; h++ {
		list.Figures = append(list.Figures, rules.Figure{Code: h.String(), Group: h.Faction().String()})
	}
	return list, nil
}
