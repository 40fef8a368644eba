package diagram

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
)

// honshuFigure returns the picture of a figure of Honshū's book: a land, or what the figure's first part names.
func honshuFigure(f *lang.Figure) (drawing, error) {
	setup, err := honshu.Game{}.Info().Resolve(rules.Setup{Options: f.Options})
	if err != nil {
		return nil, err
	}
	switch {
	case slices.Contains(f.Show, lang.ShowCards), slices.Contains(f.Show, lang.ShowTrick):
		return cardsFigure(f)
	case slices.Contains(f.Show, lang.ShowSquares):
		return samplesFigure(f)
	case slices.Contains(f.Show, lang.ShowRounds):
		now, err := strconv.Atoi(f.Position)
		if err != nil || now < 1 || now > honshu.Rounds {
			return nil, fmt.Errorf("there is no round %q", f.Position)
		}
		return rounds(now), nil
	}
	return landFigure(f, setup)
}

// landFigure returns the picture of a land, on which a card may be tried or a category be counted.
func landFigure(f *lang.Figure, setup rules.Setup) (drawing, error) {
	cards, cubes, ok := strings.Cut(f.Position, " ")
	if !ok {
		cubes = honshu.AllCubes
	}
	m, err := honshu.ParseMap(cards, cubes)
	if err != nil {
		return nil, err
	}
	e := landPicture{land: m, goal: slices.Contains(f.Show, lang.ShowGoal)}
	e.scoring.Manual = setup.Options[honshu.OptScoring] == "manual"
	if card := setup.Options[honshu.OptCard]; card != "none" {
		e.scoring.Card, err = strconv.Atoi(card)
	}
	if e.goal && (e.scoring.Card == 0 || err != nil) {
		return nil, fmt.Errorf("there is no scoring card to be shown")
	}
	if f.Try != "" {
		p, err := honshu.ParsePlacement(f.Try, m)
		if err != nil {
			return nil, err
		}
		e.hasTrial, e.placement = true, p
		e.trial = m.Try(p, setup.Options[honshu.OptWeave] == "on")
	}
	if f.Count != "" {
		for c := range honshu.Category(honshu.NumCategories) {
			if c.String() == f.Count {
				e.hasCategory, e.category = true, c
			}
		}
		if !e.hasCategory {
			return nil, fmt.Errorf("there is no category %q", f.Count)
		}
	}
	return e, nil
}

// cardsFigure returns the picture of cards that lie side by side.
func cardsFigure(f *lang.Figure) (drawing, error) {
	r := row{trick: slices.Contains(f.Show, lang.ShowTrick)}
	for _, word := range strings.Fields(f.Position) {
		if word == "|" {
			r.gaps = append(r.gaps, len(r.cards))
			continue
		}
		one, err := parseTableCard(word)
		if err != nil {
			return nil, err
		}
		r.cards = append(r.cards, one)
	}
	if len(r.cards) == 0 {
		return nil, fmt.Errorf("no card is shown")
	}
	for _, m := range f.Marks {
		k := slices.IndexFunc(r.cards, func(c tableCard) bool { return c.card != honshu.NoCard && c.card.String() == m.Cell })
		if k < 0 {
			return nil, fmt.Errorf("the mark %q stands on no card", m.Cell)
		}
		r.cards[k].light = true
	}
	return r, nil
}

// parseTableCard reads a card with the cube that lies on it: "29", "29b", "A3", or "?" for a back.
func parseTableCard(word string) (tableCard, error) {
	if word == "?" {
		return tableCard{}, nil
	}
	const letters = "bngy" // in the order of the colours
	one := tableCard{}
	if k := strings.IndexByte(letters, word[len(word)-1]); k >= 0 {
		one.isBoosted, one.cube = true, honshu.Colour(k)
		word = word[:len(word)-1]
	}
	var ok bool
	if one.card, ok = honshu.ParseCard(word); !ok {
		return one, fmt.Errorf("there is no card %q", word)
	}
	return one, nil
}

// Card returns the picture of a single card of a game. It returns false for what is no card.
func Card(game string, card lang.Card) (Diagram, bool) {
	switch game {
	case honshu.Game{}.Info().ID:
		if c, ok := honshu.ParseCard(card.Code); ok {
			return Diagram{row{cards: []tableCard{{card: c}}}}, true
		}
	case forhonor.Game{}.Info().ID:
		return heroCard(card)
	}
	return Diagram{}, false
}

// CardSquares returns the codes of the squares of a card of Honshū, row by row; nil for what is none.
func CardSquares(code string) [][]string {
	card, ok := honshu.ParseCard(code)
	if !ok {
		return nil
	}
	const across = 2 // squares
	var printed [][]string
	for i, s := range card.Face() {
		if i%across == 0 {
			printed = append(printed, nil)
		}
		printed[i/across] = append(printed[i/across], s.String())
	}
	return printed
}

// samplesFigure returns the picture of single squares with words below them.
func samplesFigure(f *lang.Figure) (drawing, error) {
	var s samples
	for k, code := range strings.Fields(f.Position) {
		bare, cube := strings.CutSuffix(code, "*")
		square, ok := squareOf(bare)
		if !ok {
			return nil, fmt.Errorf("there is no square %q", code)
		}
		one := sample{square: square, cube: cube}
		if k < len(f.Words) {
			one.word = f.Words[k]
		}
		s = append(s, one)
	}
	if len(s) == 0 {
		return nil, fmt.Errorf("no square is shown")
	}
	return s, nil
}

// squareOf returns the square with a code of the card tables.
func squareOf(code string) (honshu.Square, bool) {
	all := []honshu.Square{honshu.Forest, honshu.Town, honshu.Field, honshu.Lake}
	for c := range honshu.Colour(honshu.NumColours) {
		all = append(all, honshu.Production(c))
		for value := 2; value <= 4; value++ {
			all = append(all, honshu.Factory(c, value))
		}
	}
	k := slices.IndexFunc(all, func(s honshu.Square) bool { return s.String() == code })
	if k < 0 {
		return honshu.NoSquare, false
	}
	return all[k], true
}
