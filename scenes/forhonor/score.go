package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// buttonScore opens the panel of the score.
const buttonScore = buttonSide + 20

// scoreFacts is what is shown of the score.
type scoreFacts struct {
	words      *lang.Catalog
	rules      game.Rules
	round      int
	calledCamp int8               // the camp whose initiative card lies open, nobody for none
	turnsLeft  [game.NumCamps]int // in this round, after the one of the moment
	standings  [game.NumCamps]standing
	isDetailed bool // it is looked at: what the round would bring is seen
}

func (b *Board) scoreFacts() scoreFacts {
	f := scoreFacts{words: b.words(), rules: b.state.Rules(), round: b.display.round, calledCamp: b.display.calledCamp, isDetailed: b.look.hovered == button(buttonScore)}
	for camp := range f.standings {
		f.standings[camp], f.turnsLeft[camp] = b.standing(game.Camp(camp)), b.display.turnsLeft(game.Camp(camp))
	}
	return f
}

// describe tells the round, the score of both camps and what it would become, and the initiative cards.
func (f *scoreFacts) describe() string {
	s := speaker{words: f.words}
	parts := []string{s.round(f.round, f.rules)}
	for camp, st := range f.standings {
		var holds [game.NumZones]bool
		for z, hold := range st.holds {
			holds[z] = hold == keeps || hold == gains
		}
		parts = append(parts, s.score(game.Camp(camp), st.score, st.projectedScore, holds))
	}
	if f.calledCamp >= 0 {
		parts = append(parts, s.words.T(lang.ForhonorDrawn, s.camp(game.Camp(f.calledCamp))))
	}
	for camp := range game.Camp(game.NumCamps) {
		parts = append(parts, s.turnsLeft(camp, f.turnsLeft[camp]))
	}
	return strings.Join(parts, ". ")
}

// standing is what the panel of the score shows of a camp.
type standing struct {
	camp           game.Camp
	score          int
	projectedScore int // if the round ended now
	holds          [game.NumZones]zoneHold
}

// zoneHold says how a camp stands in a zone.
type zoneHold uint8

const (
	noHold zoneHold = iota
	keeps           // it holds the card, and would if the round ended now
	gains           // it would hold the card then
	loses           // it holds the card, and would not then
)

// part is what a zone would add to the score of the camp if the round ended now: a hundred for its card, and a hundred
// for holding it at the scoring.
func (h zoneHold) part() int {
	return [...]int{noHold: 0, keeps: game.CardPoints, gains: game.HeldPoints, loses: -game.CardPoints}[h]
}

// standing returns how a camp stands: what is shown, and what the position would become.
func (b *Board) standing(camp game.Camp) standing {
	st := standing{camp: camp, score: b.display.score[camp]}
	projected, holds := b.state.ProjectedScore(camp)
	st.projectedScore = projected
	for z, held := range holds {
		switch now := b.display.holder[z] == int8(camp); {
		case now && held:
			st.holds[z] = keeps
		case held:
			st.holds[z] = gains
		case now:
			st.holds[z] = loses
		}
	}
	return st
}

// change is how the card of the zone would change hands: to the camp above zero, from it below.
func (h zoneHold) change() int {
	return [...]int{noHold: 0, keeps: 0, gains: 1, loses: -1}[h]
}
