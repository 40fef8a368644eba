package forhonor

import (
	"slices"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// A forecast of a duel says in words what [lossTable] says in numbers.

// forecast is a row for each card that the other hero may show against the chosen one; before the choice a row for each
// card that can be chosen.
func (t *lossTable) forecast(size float64) widget.Widget {
	if t.selectedRow == game.NoCard {
		return t.ranges(size)
	}
	others := t.columns()
	balances := make([]int, len(others))
	for n, other := range others {
		balances[n] = t.balance(t.selectedRow, other)
	}
	best, worst := slices.Max(balances), slices.Min(balances)
	var kids []widget.Widget
	for n, other := range others {
		verdict := widget.Widget(widget.Empty{})
		switch {
		case best == worst:
		case balances[n] == best:
			verdict = t.verdict("check", lang.ForhonorDuelBest, size, sprites.MatsuD)
		case balances[n] == worst:
			verdict = t.verdict("close", lang.ForhonorDuelWorst, size, sprites.Beni)
		}
		kids = append(kids,
			lossCell(0, true, false, t.entry(other, size)),
			lossCell(0, true, false, t.sentence(t.selectedRow, other, size)),
			lossCell(0, true, false, verdict))
	}
	return widget.Grid{Columns: []float64{0.29, 0.47, 0.24}, Children: kids}
}

// ranges says of each card that can be chosen how many lives both heroes lose by it at most.
func (t *lossTable) ranges(size float64) widget.Widget {
	var kids []widget.Widget
	for _, card := range t.rows() {
		most := t.mostLost(card)
		text := t.words.T(lang.ForhonorDuelRange, lang.Text("hero", t.name(t.k)), lang.Count("n", most[0]), lang.Text("rival", t.name(1-t.k)), lang.Count("m", most[1]))
		kids = append(kids, lossCell(0, true, false, t.entry(card, size)),
			lossCell(0, true, false, severalLines(text, size)))
	}
	return widget.Grid{Columns: []float64{0.29, 0.71}, Children: kids}
}

// mostLost returns how many lives hero k and the other lose at most if k shows the card.
func (t *lossTable) mostLost(card game.Card) (most [2]int) {
	for _, other := range t.columns() {
		_, lost := t.predictOutcome(t.k, card, other)
		most[0], most[1] = max(most[0], lost[0]), max(most[1], lost[1])
	}
	return most
}

// entry is a card with its name, at the start of a row.
func (t *lossTable) entry(card game.Card, size float64) widget.Widget {
	name := unchanging(t.cardName(card), ui.Strong(size), sprites.Ink)
	return widget.Row(6, widget.Icon(card.String(), size*1.3, sprites.Ink), name).Across(widget.Centre)
}

// sentence says what a pair of cards costs, with the signs of heroes that would fall.
func (t *lossTable) sentence(card, other game.Card, size float64) widget.Widget {
	o, lost := t.predictOutcome(t.k, card, other)
	kids := []widget.Widget{widget.Grow(severalLines(t.costWords(t.k, lost), size))}
	for _, k := range []int{t.k, 1 - t.k} {
		if sign := postIcon(t.grave(k, o)); sign != "" {
			kids = append(kids, widget.Icon(sign, size*1.1, sprites.Sides()[t.camps[k]].Dark))
		}
	}
	return widget.Row(2, kids...).Across(widget.Centre)
}

// costWords says how many lives hero k and the other lose.
func (f *fight) costWords(k int, lost [2]int) string {
	hero, n, key := k, lost[0], lang.ForhonorDuelCostBoth
	switch {
	case lost == [2]int{}:
		key = lang.ForhonorDuelCostNone
	case lost[0] == lost[1]:
		key = lang.ForhonorDuelCostEach
	case lost[0] == 0:
		hero, n, key = 1-k, lost[1], lang.ForhonorDuelCost
	case lost[1] == 0:
		key = lang.ForhonorDuelCost
	}
	return f.words.T(key, lang.Text("hero", f.name(hero)), lang.Count("n", n), lang.Text("rival", f.name(1-k)), lang.Count("m", lost[1]))
}

// unchanging is a line that keeps its size and is narrated elsewhere.
func unchanging(text string, style letters.Style, ink sprites.Color) *widget.Text {
	return &widget.Text{Text: text, Style: style, Ink: ink, Lines: 1, MinSize: style.Size, Silent: true}
}

// severalLines is a sentence that keeps its size.
func severalLines(text string, size float64) *widget.Text {
	return &widget.Text{Text: text, Style: ui.Body(size), Ink: sprites.Ink, Balance: true, MinSize: size, Silent: true}
}

// verdict marks the best or the worst row, in a word where there is room.
func (t *lossTable) verdict(icon string, key lang.Key, size float64, ink sprites.Color) widget.Widget {
	sign := widget.Icon(icon, size*1.1, ink)
	word := &widget.Text{Text: t.words.T(key), Style: ui.Strong(size), Ink: ink, Lines: 1, Silent: true}
	return widget.FirstFit{widget.Row(3, sign, word).Across(widget.Centre), widget.Middle(sign)}
}

// balance is how much better a pair of cards is for hero k than for the other: the difference of their losses, where a
// hero that falls weighs more than any wound.
func (t *lossTable) balance(card, other game.Card) int {
	const fall = 10
	o, lost := t.predictOutcome(t.k, card, other)
	by := lost[1] - lost[0]
	if t.grave(t.k, o) != game.Fielded {
		by -= fall
	}
	if t.grave(1-t.k, o) != game.Fielded {
		by += fall
	}
	return by
}
