package honshu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// A position is written in words: the round and the phase, what lies in the middle, then each seat in turn, as
//
//	3.build out=7,19 0: order=1 map=A3+16@1,-1r3o+47@0,-3r2u cubes=0,1+2,-1 hand=5,12,40 card=9 1: …
//
// The words, where they apply: goal=5 opened=44,12 out=… paid in the middle; order, map, cubes, hand, played, laid (a
// colour's letter), card, pair, aside, dropped and choice (an action without spaces) of a seat. "?" stands for a card
// that the viewer may not know, and view=SEAT for whose knowledge it is. Options are not part of it.

// FormatPosition writes the position, whole or a View, in words.
func (g Game) FormatPosition(st rules.State) string {
	s := st.(*State)
	words := []string{fmt.Sprintf("%d.%s", s.round, s.phase)}
	add := func(key, value string) { words = append(words, key+"="+value) }
	if !s.isComplete() {
		add("view", s.viewer.String())
	}
	if s.rules.Goal == goalDrawn && s.goal != 0 {
		add("goal", strconv.Itoa(int(s.goal)))
	}
	if s.openPair[0] != NoCard {
		opened := s.openPair[0].String()
		if s.openPair[1] != NoCard {
			opened += "," + s.openPair[1].String()
		}
		add("opened", opened)
	}
	if s.discard != 0 {
		add("out", cardList(s.discard, 0))
	}
	if s.hasPaid {
		words = append(words, "paid")
	}
	for k := range rules.Seat(s.seats) {
		words = append(words, k.String()+":")
		words = append(words, g.seatWords(s, k)...)
	}
	return strings.Join(words, " ")
}

// cardList writes cards divided by commas, and blanks for those not known of a number of cards.
func cardList(set CardSet, size int) string {
	var list []string
	for c := range set.All() {
		list = append(list, c.String())
	}
	for len(list) < size {
		list = append(list, "?")
	}
	return strings.Join(list, ",")
}

func (g Game) seatWords(s *State, seat rules.Seat) (words []string) {
	p := &s.players[seat]
	add := func(key, value string) { words = append(words, key+"="+value) }
	card := func(key string, c Card) {
		if c == blankCard {
			add(key, "?")
		} else if c != NoCard {
			add(key, c.String())
		}
	}
	if p.order > 0 {
		add("order", strconv.Itoa(int(p.order)))
	}
	if p.cardMap != nil {
		words = append(words, p.cardMap.Words())
	}
	if p.handCount > 0 {
		add("hand", cardList(p.hand, int(p.handCount)))
	}
	card("played", p.playedCard)
	if p.cubeOnCard > 0 {
		add("laid", colourLetters[p.cubeOnCard-1:p.cubeOnCard])
	}
	card("card", p.card)
	if p.pair > 0 {
		add("pair", strconv.Itoa(int(p.pair)))
	}
	card("aside", p.pickedCard)
	if p.dropCount > 0 {
		add("dropped", cardList(p.droppedCards, int(p.dropCount)))
	}
	if s.ready.Has(seat) {
		add("choice", strings.ReplaceAll(g.FormatAction(s, rules.Move{By: seat, Do: p.choice}), " ", ""))
	}
	return words
}

// CardWord is a word of a position that lists cards beside those of the maps.
type CardWord struct {
	Key      string // as "hand"
	IsSingle bool   // it has one card
	IsShared bool   // it is of the middle, not of a seat
}

// CardWords returns the words that list cards in matches with these options.
func (s *State) CardWords() []CardWord {
	list := []CardWord{{Key: "hand"}}
	switch {
	case s.isDuel():
		list = append(list, CardWord{"opened", false, true}, CardWord{"played", true, false}, CardWord{"out", false, true})
	case !s.rules.Draft:
		list = append(list, CardWord{"played", true, false})
	case s.isDraftOfTwo():
		list = append(list, CardWord{"aside", true, false}, CardWord{Key: "dropped"})
	}
	return append(list, CardWord{"card", true, false})
}

// String writes the cards of the map in the order of building, as "A3+16@1,-1r3o".
func (m *Map) String() string {
	list := []string{m.placements[0].Card.String()}
	grown := NewMap(m.placements[0].Card)
	for _, p := range m.Placements()[1:] {
		list = append(list, formatPlacement(grown, p))
		grown.put(p)
	}
	return strings.Join(list, "+")
}

// Words writes the words about the map in a position, as "map=A3+16@1,-1r3o cubes=0,1+2,-1".
func (m *Map) Words() string {
	text := "map=" + m.String()
	if cubes := m.CubeCells(nil); len(cubes) > 0 {
		text += " cubes=" + gamekit.Join(slices.Values(cubes), Cell.String, "+")
	}
	return text
}

// ParsePosition reads what FormatPosition writes of a whole position. Cards may stand in any order.
func (g Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	s := newState(setup)
	r := positionReader{state: s, seat: rules.Nature}
	for k, word := range strings.Fields(text) {
		if k == 0 {
			err = r.readPhase(word)
		} else {
			err = r.readWord(word)
		}
		if err != nil {
			return nil, err
		}
	}
	if s.phase == 0 || r.seat != rules.Seat(s.seats)-1 {
		return nil, rules.Errorf(rules.CodePosition,
			"the position does not tell of all %d seats; expected words as \"3.build 0: … 1: …\"", s.seats)
	}
	if err := r.finish(); err != nil {
		return nil, err
	}
	if err := s.fault(); err != nil {
		return nil, err
	}
	return s, nil
}

// positionReader reads the words of a position one after the other.
type positionReader struct {
	state   *State
	seat    rules.Seat // Nature before the first seat
	keys    map[string]bool
	choices [MaxSeats]string // read when everything else is
	against *rules.Error     // why a card of a map cannot lie as it does; nil for nothing
}

func badWord(word string) error {
	return rules.Errorf(rules.CodePosition, "the word %q cannot be read here, or comes twice", rules.Shorten(word))
}

func (r *positionReader) readPhase(word string) error {
	round, phase, _ := strings.Cut(word, ".")
	n, ok := readNumber(round)
	k := slices.Index(phaseNames[:], phase)
	if !ok || k < 1 {
		return rules.Errorf(rules.CodePosition, "%q is no round and phase; expected them as \"3.build\"", rules.Shorten(word))
	}
	r.state.round, r.state.phase = int8(n), Phase(k)
	r.keys = map[string]bool{}
	return nil
}

func (r *positionReader) readWord(word string) error {
	s := r.state
	if word == (r.seat+1).String()+":" {
		r.seat++
		r.keys = map[string]bool{}
		if int(r.seat) >= s.Seats() {
			return rules.Errorf(rules.CodePosition, "the position has more than the %d seats of the match", s.Seats())
		}
		return nil
	}
	key, value, _ := strings.Cut(word, "=")
	if r.keys[key] {
		return badWord(word)
	}
	r.keys[key] = true
	ok := false
	if r.seat == rules.Nature {
		ok = r.readMiddle(key, value, word)
	} else {
		ok = r.readSeat(&s.players[r.seat], key, value)
	}
	switch {
	case r.against != nil:
		return r.against.At(seatPart(r.seat))
	case !ok:
		return badWord(word)
	}
	return nil
}

func (r *positionReader) readMiddle(key, value, word string) bool {
	s := r.state
	switch key {
	case "goal":
		n, ok := readNumber(value)
		s.goal = int8(n)
		return ok && s.rules.Goal == goalDrawn
	case "opened":
		first, second, two := strings.Cut(value, ",")
		var ok, ok2 bool
		s.openPair[0], ok = readCard(first)
		if !two {
			return ok
		}
		s.openPair[1], ok2 = readCard(second)
		return ok && ok2
	case "out":
		return readCards(value, &s.discard)
	case "paid":
		s.hasPaid = true
		return word == key
	}
	return false
}

func readCards(text string, set *CardSet) bool {
	for _, one := range strings.Split(text, ",") {
		c, ok := readCard(one)
		if !ok || set.Has(c) {
			return false
		}
		*set = set.With(c)
	}
	return true
}

func (r *positionReader) readSeat(p *player, key, value string) (ok bool) {
	n, _ := readNumber(value)
	switch key {
	case "order":
		p.order, ok = int8(n), n > 0
	case "map":
		ok, r.against = p.readMap(value, r.state.rules)
	case "cubes":
		return p.readCubes(value)
	case "hand":
		ok = readCards(value, &p.hand)
		p.handCount = int8(p.hand.Len())
	case "played":
		p.playedCard, ok = readCard(value)
	case "laid":
		k := strings.Index(colourLetters, value)
		p.cubeOnCard, ok = int8(k)+1, k >= 0 && len(value) == 1
	case "card":
		p.card, ok = readCard(value)
	case "pair":
		p.pair, ok = int8(n), n > 0
	case "aside":
		p.pickedCard, ok = readCard(value)
	case "dropped":
		ok = readCards(value, &p.droppedCards)
		p.dropCount = int8(p.droppedCards.Len())
	case "choice":
		r.choices[r.seat], ok = value, value != ""
	}
	return ok
}

// finish reads the choices that are in, now that what they are about is known.
func (r *positionReader) finish() error {
	s := r.state
	for k := range s.seats {
		text := r.choices[k]
		if text == "" {
			continue
		}
		c, err := readChoice(text, s.players[k].cardMap)
		if err != nil {
			return rules.Errorf(rules.CodePosition, "the choice %q of seat %d cannot be read", rules.Shorten(text), k)
		}
		s.players[k].choice = c.Pack()
		s.ready = s.ready.With(rules.Seat(k))
	}
	return nil
}
