package honshu

import (
	"fmt"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// verbWords are the words of the verbs that are written with one. They never change.
var verbWords = [...]string{
	VerbOrder: "order", VerbGoal: "goal", VerbOpen: "open", VerbPlay: "play", VerbTake: "take", VerbBid: "bid", VerbStand: "stand", VerbPay: "pay",
	VerbPair: "pair", VerbKeep: "keep", VerbPick: "pick", VerbDrop: "drop",
}

// FormatAction writes an action, as "play 29+3,-1" or "47@0,-3r2u". Hidden is "-".
func (Game) FormatAction(st rules.State, m rules.Move) string {
	if m.Do == rules.Hidden {
		return "-"
	}
	c, ok := Fields(m.Do)
	if !ok {
		return "?"
	}
	switch c.Verb {
	case VerbProvince, VerbDeal:
		return fmt.Sprintf("%s>%s", c.Card, c.Seat)
	case VerbOrder:
		return fmt.Sprintf("order %d>%s", c.N, c.Seat)
	case VerbGoal, VerbPair:
		return fmt.Sprintf("%s %d", verbWords[c.Verb], c.N)
	case VerbStand:
		return verbWords[c.Verb]
	case VerbPay:
		return fmt.Sprintf("pay %s %s", c.From[0], c.From[1])
	case VerbBuild:
		s := st.(*State)
		if m.By < 0 || int(m.By) >= s.Seats() {
			return formatPlacement(nil, c.Place)
		}
		return formatPlacement(s.players[m.By].cardMap, c.Place)
	}
	text := verbWords[c.Verb] + " " + c.Card.String()
	if c.Boost {
		text += "+" + c.From[0].String()
	}
	return text
}

// formatPlacement writes a placement on the map, as "47@0,-3r2u"; without a map the hidden squares are spelled out.
func formatPlacement(m *Map, p Placement) string {
	text := fmt.Sprintf("%s@%d,%dr%d", p.Card, p.X, p.Y, p.Turn)
	switch {
	case p.Hidden == 0:
		return text + "o"
	case m != nil && p.Hidden == m.Under(p).Hidden:
		return text + "u"
	}
	text += ":"
	for i := range squares {
		if p.Hidden>>i&1 != 0 {
			text += string(rune('a' + i))
		}
	}
	return text
}

// ParseAction reads what FormatAction writes, in any case and with any spaces; "#1>2" is read like "order 1>2". It
// refuses what the seat may not do now.
func (Game) ParseAction(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := gamekit.CheckActor(s.Actors(), by); err != nil {
		return 0, err
	}
	var land *Map
	if by >= 0 {
		land = s.players[by].cardMap
	}
	c, err := readChoice(text, land)
	if err != nil {
		return 0, err
	}
	if err := s.refusal(by, c); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

func unreadable(text string) *rules.Error {
	return rules.Errorf(CodeInput, "%q is no action; expected one as \"play 29\", \"take 57\" or \"47@0,-3r2u\"",
		rules.Shorten(text))
}

// readChoice reads an action by its form alone; only "u" asks the map. Pairs and seats may be out of range.
func readChoice(text string, land *Map) (Choice, error) {
	folded := strings.ToLower(strings.ReplaceAll(text, "#", "order"))
	word := strings.TrimLeft(folded, " ")
	if rest, ok := strings.CutPrefix(word, verbWords[VerbPay]); ok {
		return readPay(text, rest)
	}
	plain := strings.ReplaceAll(folded, " ", "")
	if plain == verbWords[VerbStand] {
		return Choice{Verb: VerbStand}, nil
	}
	for verb, word := range verbWords {
		if rest, ok := strings.CutPrefix(plain, word); ok && word != "" {
			return readWord(text, Verb(verb), rest)
		}
	}
	if card, rest, ok := strings.Cut(plain, "@"); ok {
		return readBuild(text, card, rest, land)
	}
	if card, seat, ok := strings.Cut(plain, ">"); ok {
		return readGift(text, card, seat)
	}
	return Choice{}, unreadable(text)
}

// readNumber reads a number from 0 to 99 without a sign or a leading zero.
func readNumber(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= 99 && strconv.Itoa(n) == text
}

// readCard reads the number of a card of regions.
//
//go:noinline
func readCard(text string) (Card, bool) {
	n, ok := readNumber(text)
	return Card(n), ok && n >= 1 && n <= NumCards
}

// readCell reads "3,-1".
func readCell(text string) (Cell, bool) {
	first, second, ok := strings.Cut(text, ",")
	x, err := strconv.Atoi(first)
	y, err2 := strconv.Atoi(second)
	if !ok || err != nil || err2 != nil || !onGrid(x, y) {
		return 0, false
	}
	at := CellAt(x, y)
	return at, at.String() == text
}

// readWord reads what follows a verb.
func readWord(text string, verb Verb, rest string) (Choice, error) {
	c := Choice{Verb: verb}
	switch verb {
	case VerbOrder:
		number, seat, _ := strings.Cut(rest, ">")
		n, ok := readNumber(number)
		k, ok2 := readNumber(seat)
		if !ok || !ok2 || n < 1 || n > MaxSeats || k >= MaxSeats {
			return c, rules.Errorf(CodeInput, "%q gives no order card; expected one as \"order 1>2\"", rules.Shorten(text))
		}
		c.N, c.Seat = n, rules.Seat(k)
		return c, nil
	case VerbGoal, VerbPair:
		n, ok := readNumber(rest)
		if !ok || n < 1 || verb == VerbGoal && n > NumGoals {
			return c, unreadable(text)
		}
		c.N = n
		return c, nil
	}
	card, cube, boosted := strings.Cut(rest, "+")
	number, ok := readCard(card)
	if !ok {
		return c, rules.Errorf(CodeInput, "%q names no card; expected a number from 1 to %d", rules.Shorten(text), NumCards)
	}
	c.Card = number
	if !boosted {
		return c, nil
	}
	if verb == VerbBid || verb == VerbPick {
		return c, noBoost()
	}
	at, ok := readCell(cube)
	if !ok || verb != VerbPlay {
		return c, rules.Errorf(CodeInput, "%q names no square; expected one as \"play 29+3,-1\"", rules.Shorten(text))
	}
	c.Boost, c.From[0] = true, at
	return c, nil
}

// readPay reads the squares that pay, whose gap counts.
func readPay(text, rest string) (Choice, error) {
	numbers := strings.Fields(strings.ReplaceAll(rest, ",", " , "))
	c := Choice{Verb: VerbPay}
	if len(numbers) != 6 {
		return c, rules.Errorf(CodeInput, "%q names no two squares; expected them as \"pay 0,1 2,3\"", rules.Shorten(text))
	}
	first, ok := readCell(strings.Join(numbers[:3], ""))
	second, ok2 := readCell(strings.Join(numbers[3:], ""))
	if !ok || !ok2 {
		return c, rules.Errorf(CodeInput, "%q names no two squares; expected them as \"pay 0,1 2,3\"", rules.Shorten(text))
	}
	c.From = [2]Cell{min(first, second), max(first, second)}
	return c, nil
}

// readGift reads a province or a card that a seat is given.
func readGift(text, card, seat string) (Choice, error) {
	k, ok := readNumber(seat)
	if !ok || k >= MaxSeats {
		return Choice{}, unreadable(text)
	}
	if number, ok := readCard(card); ok {
		return Choice{Verb: VerbDeal, Card: number, Seat: rules.Seat(k)}, nil
	}
	if province, ok := provinceOf(card); ok {
		return Choice{Verb: VerbProvince, Card: province, Seat: rules.Seat(k)}, nil
	}
	return Choice{}, unreadable(text)
}

// readBuild reads a placement whose card stands before the "@".
func readBuild(text, card, rest string, land *Map) (Choice, error) {
	number, ok := readCard(card)
	if !ok {
		return Choice{}, rules.Errorf(CodeInput, "%q names no card; expected a number from 1 to %d", rules.Shorten(text),
			NumCards)
	}
	p, err := readPlacement(text, number, rest, land)
	return Choice{Verb: VerbBuild, Card: number, Place: p}, err
}

// readPlacement reads what follows the "@" of a placement on the map.
func readPlacement(text string, card Card, rest string, land *Map) (Placement, error) {
	bad := rules.Errorf(CodeInput, "%q is no placement; expected one as \"47@0,-3r2u\", with r0 to r3 and o, u or :abc",
		rules.Shorten(text))
	box, level, ok := strings.Cut(rest, "r")
	at, ok2 := readCell(box)
	if !ok || !ok2 || len(level) < 2 || level[0] < '0' || level[0] > '3' {
		return Placement{}, bad
	}
	p := Placement{Card: card, X: int8(at.X()), Y: int8(at.Y()), Turn: level[0] - '0'}
	switch level = level[1:]; {
	case level == "o":
		return p, nil
	case level == "u":
		if land == nil {
			return p, bad
		}
		p = land.Under(p)
		if p.Hidden == 0 {
			return p, land.refusal(p, false)
		}
		return p, nil
	case level[0] == ':' && len(level) > 1:
		for k, letter := range level[1:] {
			i := letter - 'a'
			if i < 0 || i >= squares || k > 0 && rune(level[k]) >= letter {
				return p, bad
			}
			p.Hidden |= 1 << i
		}
		return p, nil
	}
	return p, bad
}
