package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// speaker puts Honshū into words.
type speaker struct {
	words *lang.Catalog
	name  func(rules.Seat) string
}

// who is the argument {name}.
func (s speaker) who(seat rules.Seat) lang.Arg { return lang.Text("name", s.name(seat)) }

// cardArg is the argument {card}.
func cardArg(c game.Card) lang.Arg { return lang.Text("card", c.String()) }

// good is the word for the good of a colour.
func (s speaker) good(c game.Colour) string { return s.words.Good(c.String()) }

// goodAt is the word for the good that lies on a square of the map.
func (s speaker) goodAt(m *game.Map, at game.Cell) string {
	if c, ok := m.At(at).Production(); ok {
		return s.good(c)
	}
	return at.String()
}

// square names what a square shows, and its cube.
func (s speaker) square(q game.Square, cube bool) string {
	text := s.words.LandSquare(q.String())
	if cube {
		text = s.words.T(lang.HonshuSpokenWithCube, lang.Text("square", text))
	}
	return text
}

// cardText says what a card shows, row by row.
func (s speaker) cardText(c game.Card) string {
	return s.words.T(lang.HonshuSpokenFace, cardArg(c), lang.Text("squares", s.face(c)))
}

// face lists the squares of a card, row by row.
func (s speaker) face(c game.Card) string {
	var squares []string
	for _, q := range c.Face() {
		squares = append(squares, s.square(q, false))
	}
	return s.words.List(squares...)
}

// cardTip names a card with its factories, or where it has none with each kind of square but fields once.
func (s speaker) cardTip(c game.Card) string {
	var squares, factories []string
	for _, q := range c.Face() {
		text := s.square(q, false)
		if _, _, ok := q.Factory(); ok {
			factories = append(factories, text)
		} else if q != game.Field && !slices.Contains(squares, text) {
			squares = append(squares, text)
		}
	}
	if factories != nil {
		squares = factories
	}
	return lang.Capitalize(s.words.T(lang.HonshuSpokenFace, cardArg(c), lang.Text("squares", s.words.List(squares...))))
}

// cards lists cards by their numbers.
func (s speaker) cards(cards ...game.Card) string {
	var list []string
	for _, c := range cards {
		if c != game.NoCard {
			list = append(list, c.String())
		}
	}
	return s.words.List(list...)
}

// message returns what is to be done next by the seat that chooses.
func (s speaker) message(st *game.State, by rules.Seat) string {
	if text := s.duelStep(st, by); text != "" {
		return text
	}
	other := s.who(1 - by)
	text := ""
	switch st.Phase() {
	case game.PhasePlay:
		text = s.words.T(lang.HonshuMessagePlay)
	case game.PhaseTake:
		text = s.words.T(lang.HonshuMessageTake)
		if order, place := st.InOrder(), st.Order(by); place < len(order) {
			text += " " + s.words.T(lang.HonshuNext, s.who(order[place]))
		}
		return text
	case game.PhaseBid:
		text = s.words.T(lang.HonshuMessageBid)
	case game.PhaseContest:
		if st.Rules().StealAfter {
			return s.words.T(lang.HonshuMessageContestAfter, other)
		}
		return s.words.T(lang.HonshuMessageContest)
	case game.PhaseChoose:
		return s.words.T(lang.HonshuMessageChoose, other)
	case game.PhaseKeep:
		text = s.words.T(lang.HonshuMessageKeep)
		if saysPayment(st, by) {
			text = s.paymentText(st.Rules(), 1-by) + " " + text
		}
	case game.PhasePick:
		return s.pickMessage(st, by)
	case game.PhaseDrop:
		return s.words.T(lang.HonshuMessageDrop)
	case game.PhaseBuild:
		return s.words.T(lang.HonshuMessageBuild)
	default:
		return ""
	}
	if from, ok := handFrom(st, by); ok {
		text = s.words.T(lang.HonshuMessageHand, s.who(from)) + " " + text
	}
	return text
}

// handFrom returns from which neighbour the hand of a seat that plays or bids has come at the end of the round before; false
// for none.
func handFrom(st *game.State, by rules.Seat) (rules.Seat, bool) {
	steps := 1
	switch passBefore(st) {
	case game.HandsLeft:
		steps = -1
	case game.HandsRight:
	default:
		return 0, false
	}
	return neighbour(st, by, steps), st.Phase() == game.PhasePlay || st.Phase() == game.PhaseBid
}

// passBefore returns to which side the hands went at the end of the round before. In a draft, where they go on in each round,
// that is said beforehand.
func passBefore(st *game.State) game.HandMove {
	move := st.HandMoveAfter(st.Round() - 1)
	if st.Round() < 2 || st.Rules().Draft || move == game.HandsDealt {
		return game.HandsStay
	}
	return move
}

// firstRound adds to the first sentence of a match what wins, and in a trick how the round goes on.
func (s speaker) firstRound(st *game.State, text string) string {
	switch st.Phase() {
	case game.PhasePlay:
		text = s.words.T(lang.HonshuMessageFirstPlay)
	case game.PhasePick, game.PhaseBid:
	default:
		return text
	}
	return s.words.T(lang.HonshuMessageAim) + " " + text
}

// duelStep explains what a seat does in the first duel of a match, step by step; "" for other moments.
func (s speaker) duelStep(st *game.State, by rules.Seat) string {
	if st.Round() > 1 {
		return ""
	}
	switch st.Phase() {
	case game.PhaseBid:
		return s.words.T(lang.HonshuDuelBid)
	case game.PhaseChoose:
		if !st.HasPaid() && !st.Rules().StealAfter && len(st.Map(1-by).CubeCells(nil)) >= game.PayCubes {
			return s.words.T(lang.HonshuDuelUnpaid, s.who(1-by))
		}
		return s.words.T(lang.HonshuDuelChoose, s.who(1-by))
	case game.PhaseKeep:
		if !saysPayment(st, by) {
			return s.words.T(lang.HonshuDuelKeep)
		}
	}
	return ""
}

// saysPayment reports whether a seat that keeps a card is told that the other has paid.
func saysPayment(st *game.State, by rules.Seat) bool { return st.HasPaid() && by != st.InOrder()[1] }

// paymentText says that the loser of a duel's bid has paid, and for what.
func (s speaker) paymentText(r game.Rules, loser rules.Seat) string {
	if r.StealAfter {
		return s.words.T(lang.HonshuPaidForPair, s.who(loser))
	}
	return s.words.T(lang.HonshuPaidToChoose, s.who(loser))
}

// pickMessage reports where the rest of the hand goes.
func (s speaker) pickMessage(st *game.State, by rules.Seat) string {
	switch st.HandMoveAfter(st.Round()) {
	case game.HandsLeft:
		return s.words.T(lang.HonshuMessagePickLeft, s.who(neighbour(st, by, 1)))
	case game.HandsRight:
		return s.words.T(lang.HonshuMessagePickRight, s.who(neighbour(st, by, -1)))
	default:
		return s.words.T(lang.HonshuMessagePick)
	}
}

// neighbour returns the seat so many places to the left.
func neighbour(st *game.State, seat rules.Seat, steps int) rules.Seat {
	n := st.Seats()
	return rules.Seat((int(seat) + steps + n) % n)
}

// counts is what stands on the label of a seat: the points of its land and what it does in this phase.
func (s speaker) counts(st *game.State, seat rules.Seat, land *game.Map) string {
	if land == nil {
		return ""
	}
	points := land.Score(st.Scoring()).Total()
	text := s.words.T(lang.HonshuStatus, lang.Count("points", points))
	switch order := s.order(st, seat); {
	case st.Order(seat) == 0:
		return text
	case order != "" && !(nextTrick(st) && st.Ready().Has(seat)):
		return text + " · " + order
	case st.Ready().Has(seat):
		return text + " · " + s.words.T(lang.HonshuReady)
	}
	return text
}

// order says when a seat plays in the trick of the moment or in the next one, or when it chooses from a trick; "" where it
// does neither.
func (s speaker) order(st *game.State, seat rules.Seat) string {
	switch place := st.Order(seat); {
	case place == 0:
		return ""
	case plays(st):
		return s.words.Rank(place, "plays")
	case st.Phase() == game.PhaseChoose && st.HasPaid():
		return s.words.Rank(game.MinSeats+1-place, "chooses")
	case st.Phase() == game.PhaseTake, st.Phase() == game.PhaseContest, st.Phase() == game.PhaseChoose:
		return s.words.Rank(place, "chooses")
	}
	return ""
}

// plays reports whether a trick is played, now or after the lands are built.
func plays(st *game.State) bool { return st.Phase() == game.PhasePlay || nextTrick(st) }

// nextTrick reports whether lands are built and a trick is played after that.
func nextTrick(st *game.State) bool {
	return st.Phase() == game.PhaseBuild && st.Seats() > game.MinSeats && !st.Rules().Draft
}
