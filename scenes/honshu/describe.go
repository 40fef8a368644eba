package honshu

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// describe tells the position to screen readers: the round, what lies on the table, every seat in a sentence,
// then the hand and the land of the seat below square by square.
func (s speaker) describe(st *game.State, below rules.Seat) string {
	var parts []string
	add := func(text string) {
		if text != "" {
			parts = append(parts, text+".")
		}
	}
	if st.Round() > 0 {
		add(s.words.T(lang.HonshuSpokenRound, lang.Count("n", st.Round())))
	}
	if n := st.Goal(); n > 0 {
		_, rule := s.words.ScoringCard(n, st.Rules().Manual)
		parts = append(parts, s.words.T(lang.HonshuSpokenGoal, lang.Text("goal", rule))) // a sentence with its full stop
	}
	add(s.onTable(st))
	for seat := range rules.Seat(st.Seats()) {
		add(s.seat(st, seat))
	}
	if below >= 0 && int(below) < st.Seats() {
		if hand, _ := st.Hand(below); hand != 0 {
			add(s.hand(hand))
		}
		add(s.land(st, below))
	}
	if one, ok := st.Actors().Only(); ok && one >= 0 {
		add(s.words.T(lang.TableTurnOf, s.who(one)))
	}
	return strings.Join(parts, " ")
}

// onTable reports which cards have been played or can be taken.
func (s speaker) onTable(st *game.State) string {
	var parts []string
	for _, seat := range st.InOrder() {
		if card, _, _ := st.PlayedCard(seat); card != game.NoCard {
			parts = append(parts, s.words.T(lang.HonshuSpokenPlayed, s.who(seat), cardArg(card), lang.Count("value", st.Value(seat))))
		}
	}
	if set := st.Table(); set != 0 {
		parts = append(parts, s.words.T(lang.HonshuSpokenTable, lang.Text("cards", s.faces(set))))
	}
	return strings.Join(parts, ". ")
}

// hand tells the cards of a hand.
func (s speaker) hand(set game.CardSet) string {
	return s.words.T(lang.HonshuSpokenHand, lang.Text("cards", s.faces(set)))
}

// faces reports what is printed on cards, one after the other.
func (s speaker) faces(set game.CardSet) string {
	var list []string
	for c := range set.All() {
		list = append(list, s.cardText(c))
	}
	return strings.Join(list, "; ")
}

// seat tells the points, cards and cubes of a seat.
func (s speaker) seat(st *game.State, seat rules.Seat) string {
	land := st.Map(seat)
	if land == nil {
		return ""
	}
	var cubes []string
	for c, n := range land.Cubes() {
		if n > 0 {
			cubes = append(cubes, s.words.T(lang.HonshuSpokenCube, lang.Count("n", int(n)), lang.Text("good", s.good(game.Colour(c)))))
		}
	}
	if cubes == nil {
		cubes = append(cubes, s.words.T(lang.HonshuSpokenNoCubes))
	}
	_, hand := st.Hand(seat)
	points := land.Score(st.Scoring()).Total()
	return s.words.T(lang.HonshuSpokenSeat, s.who(seat), lang.Count("points", points), lang.Count("hand", hand), lang.Text("cubes", s.words.List(cubes...)))
}

// land reports what a seat has built, row by row from above.
func (s speaker) land(st *game.State, seat rules.Seat) string {
	m := st.Map(seat)
	if m == nil {
		return ""
	}
	left, top, right, bottom := m.Bounds()
	var rows []string
	for y := top; y <= bottom; y++ {
		from, to := right, left
		for x := left; x <= right; x++ {
			if m.At(game.CellAt(x, y)) != game.NoSquare {
				from, to = min(from, x), max(to, x)
			}
		}
		var squares []string
		for x := from; x <= to; x++ {
			squares = append(squares, s.cell(m, game.CellAt(x, y)))
		}
		rows = append(rows, s.words.T(lang.HonshuSpokenRow, lang.Text("at", s.position(from, y)), lang.Text("squares", s.words.List(squares...))))
	}
	return s.words.T(lang.HonshuSpokenLand, s.who(seat), lang.Text("rows", strings.Join(rows, "; ")))
}

// cell reports what a cell of the map shows.
func (s speaker) cell(m *game.Map, at game.Cell) string {
	q := m.At(at)
	if q == game.NoSquare {
		return s.words.T(lang.HonshuSpokenHole)
	}
	return s.square(q, m.Cube(at))
}
