package diagram

import (
	"fmt"
	"slices"
	"strings"

	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	forhonorsprites "engawa/sprites/forhonor"
)

// forHonorFigure returns the picture of a figure of For Honor's book: the battlefield, or what the figure's first part
// names.
func forHonorFigure(f *lang.Figure) (drawing, error) {
	switch {
	case slices.Contains(f.Show, lang.ShowCards):
		return parseForHonorCards(f)
	case slices.Contains(f.Show, lang.ShowDuel):
		return duelFigure(f)
	case slices.Contains(f.Show, lang.ShowCycle):
		return cycle{}, nil
	case slices.Contains(f.Show, lang.ShowScores):
		return scoresFigure(f.Position)
	}
	return battleFigure(f)
}

// duelFigure reads "BN RA".
func duelFigure(f *lang.Figure) (duel, error) {
	first, second, _ := strings.Cut(f.Position, " ")
	a, ok := forhonor.ParseHero(first)
	b, too := forhonor.ParseHero(second)
	if !ok || !too || a == b {
		return duel{}, fmt.Errorf("expected two heroes")
	}
	return duel{a, b}, nil
}

// scoresFigure reads who holds the zones after each round.
func scoresFigure(position string) (scores, error) {
	var list scores
	for _, word := range strings.Fields(position) {
		var holders [forhonor.NumZones]int8
		if len(word) != forhonor.NumZones || len(list) == maxRows {
			return nil, fmt.Errorf("expected up to %d rounds, each as \"AD-\"", maxRows)
		}
		for z := range holders {
			k := strings.IndexByte("AD-", word[z])
			if k < 0 {
				return nil, fmt.Errorf("expected A, D or - for the holder of a zone")
			}
			holders[z] = int8(k)
		}
		list = append(list, holders)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no round is shown")
	}
	return list, nil
}

// parseForHonorCards reads cards that lie side by side: heroes by their codes, initiative cards and backs.
func parseForHonorCards(f *lang.Figure) (forhonorCards, error) {
	var m forhonorCards
	for k, word := range strings.Fields(f.Position) {
		one := forhonorCard{light: slices.ContainsFunc(f.Marks, func(mark lang.Mark) bool { return mark.Cell == word })}
		h, ok := forhonor.ParseHero(word)
		switch {
		case ok:
			one.hero = forhonorsprites.Hero(h)
			if k < len(f.Words) {
				one.name = f.Words[k]
			}
		case word == forhonor.Attackers.String():
			one.initiative = forhonorsprites.InitiativeAttackers
		case word == forhonor.Defenders.String():
			one.initiative = forhonorsprites.InitiativeDefenders
		case word == "?":
			one.initiative = forhonorsprites.InitiativeBack
		default:
			return nil, fmt.Errorf("there is no card %q", word)
		}
		m = append(m, one)
	}
	if len(m) == 0 || slices.ContainsFunc(m, func(c forhonorCard) bool { return (c.hero != 0) != (m[0].hero != 0) }) {
		return nil, fmt.Errorf("expected cards of one kind, at least one")
	}
	for _, mark := range f.Marks {
		if !slices.Contains(strings.Fields(f.Position), mark.Cell) {
			return nil, fmt.Errorf("the mark %q stands on no card", mark.Cell)
		}
	}
	return m, nil
}
