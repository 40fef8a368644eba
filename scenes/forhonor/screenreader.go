package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// describe tells the position for players who cannot see it: round and scores, what is to be done, then every hero and the
// soldiers of both camps.
func (s speaker) describe(st *game.State) string {
	var parts []string
	add := func(text string) {
		if text = strings.TrimSuffix(text, "."); text != "" {
			parts = append(parts, text)
		}
	}
	if st.Round() > 0 {
		add(s.round(st.Round(), st.Rules()))
		for camp := range game.Camp(game.NumCamps) {
			projected, holds := st.ProjectedScore(camp)
			add(s.score(camp, st.Score(camp), projected, holds))
			add(s.turnsLeft(camp, st.TurnsLeft(camp)))
			if st.IsBroken(camp) {
				add(s.words.T(lang.ForhonorBroken, s.camp(camp)))
			}
		}
	}
	if heroes, _ := st.Fight(); heroes[0] != game.NoHero {
		add(s.words.T(lang.ForhonorSpokenFight, s.hero("hero", heroes[0]), s.hero("other", heroes[1])))
	}
	add(s.message(st))
	for seat := range rules.Seat(st.Seats()) {
		if _, n := st.Hand(seat); n > 0 {
			add(s.words.T(lang.ForhonorSpokenHand, s.who(seat), lang.Count("n", n)))
		}
	}
	active, _, _, _ := st.Active()
	for camp := range game.Camp(game.NumCamps) {
		for _, f := range st.Figures(camp) {
			if f.Hero != game.NoHero {
				add(s.words.T(lang.ForhonorSpokenHero, s.hero("hero", f.Hero), s.who(f.Owner), lang.Text("state", s.figure(f, f.Hero == active, st.ReturnRound(camp, f.Post)))))
			}
		}
		if st.Round() > 0 {
			add(s.words.T(lang.ForhonorSpokenSoldiers, s.camp(camp),
				lang.Count("n", st.Soldiers(camp, game.LineGroup)), lang.Count("rear", st.Soldiers(camp, game.RearGroup))))
		}
	}
	return strings.Join(parts, ". ") + "."
}

// round is the row of rounds in words.
func (s speaker) round(n int, r game.Rules) string {
	last, ok := r.LastRound()
	if !ok {
		return s.words.T(lang.ForhonorRoundBegins, lang.Count("n", n))
	}
	return s.words.T(lang.ForhonorRound, lang.Count("n", n), lang.Count("all", last))
}

// turnsLeft says how many turns a camp has left in this round.
func (s speaker) turnsLeft(camp game.Camp, n int) string {
	return s.words.T(lang.ForhonorCardsLeft, s.camp(camp), lang.Count("n", n))
}

// score tells the score of a camp, what it would be if the round ended now, and the zones that it would hold then.
func (s speaker) score(camp game.Camp, score, projected int, holds [game.NumZones]bool) string {
	var zones []string
	for z, held := range holds {
		if held {
			zones = append(zones, s.words.Zone(z))
		}
	}
	if zones == nil {
		zones = append(zones, s.words.T(lang.ForhonorNoZone))
	}
	return s.words.T(lang.ForhonorScoreSpoken, s.camp(camp), lang.Count("n", score), lang.Count("projected", projected),
		lang.Text("zones", s.words.List(zones...)))
}

// figure reports where a hero is and how many lives it has left, or the round in which it is back, 0 for none. The active hero
// has not acted before its activation ends.
func (s speaker) figure(f game.Figure, active bool, back int) string {
	text := s.words.T(lang.ForhonorSpokenOff, lang.Count("n", int(f.Life)))
	switch f.Post {
	case game.Fielded:
		text = s.words.T(lang.ForhonorSpokenAt, square(f.At), lang.Count("n", int(f.Life)))
	case game.Waiting, game.Executed:
		return s.describeAbsence(f.Post, back)
	}
	if f.HasActed && !active {
		text = s.words.List(text, s.words.T(lang.ForhonorSpent))
	}
	return text
}

// describeAbsence reports that a hero waits or is executed, and the round in which it is available again as things stand, 0 for none.
func (s speaker) describeAbsence(post game.Post, back int) string {
	key := lang.ForhonorWaits
	if post == game.Executed {
		key = lang.ForhonorExecuted
	}
	return s.words.List(s.words.T(key), s.describeReturn(back, lang.ForhonorReturns))
}

// describeReturn tells with the key the round in which a hero that waits or is executed is available again, 0 for none.
func (s speaker) describeReturn(back int, key lang.Key) string {
	if back == 0 {
		return s.words.T(lang.ForhonorNoReturn)
	}
	return s.words.T(key, lang.Count("n", back))
}
