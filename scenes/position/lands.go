package position

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/widget"
)

// lands is the arrangement of Honshū by hand: one seat is chosen, and its land, its cubes, its cards and its player order
// are set. It changes the words of the text.
type lands struct {
	nothingHeld
	editor *Editor
	state  *honshu.State
	seat   rules.Seat // that is shown
	what   int        // what is set: one of these, or from firstList on a word that lists cards
	page   int        // of the cards
}

// What is set.
const (
	setRound = iota
	setProvince
	setLand
	setCubes
	firstList
)

// show implements byHand.
func (l *lands) show(s rules.State) {
	l.state = s.(*honshu.State)
	l.seat = min(l.seat, rules.Seat(l.state.Seats())-1)
	l.what = min(l.what, firstList+len(l.state.CardWords())-1)
}

// value returns what the text says of a seat, or of the middle of the table, which is Nature's; "" for nothing.
func (l *lands) value(seat rules.Seat, key string) string {
	at := rules.Nature
	for _, word := range strings.Fields(l.editor.text) {
		if word == (at+1).String()+":" {
			at++
		} else if v, ok := strings.CutPrefix(word, key+"="); ok && at == seat {
			return v
		}
	}
	return ""
}

// put puts words about a seat, or the middle of the table, into the text in place of those with the keys. What seats have
// chosen in secret goes.
func (l *lands) put(seat rules.Seat, words string, keys ...string) {
	at := rules.Nature - 1
	l.editor.rewrite(func(word string) string {
		if at < rules.Nature || word == (at+1).String()+":" {
			if at++; at == seat {
				word += " " + words
			}
			return word
		}
		key, _, _ := strings.Cut(word, "=")
		if key == "choice" || at == seat && slices.Contains(keys, key) {
			return ""
		}
		return word
	})
}

// land returns the land of the text, or else the last that could be read.
func (l *lands) land() *honshu.Map {
	if m, err := honshu.ParseMap(l.value(l.seat, "map"), l.value(l.seat, "cubes")); err == nil {
		return m
	}
	return l.state.Map(l.seat)
}

// setLand puts a land into the text.
func (l *lands) setLand(m *honshu.Map) { l.put(l.seat, m.Words(), "map", "cubes") }

// last returns the card that was built last. It returns false for a province alone.
func last(m *honshu.Map) (honshu.Placement, bool) {
	if m == nil {
		return honshu.Placement{}, false
	}
	placed := m.Placements()
	return placed[len(placed)-1], len(placed) > 1
}

// builds returns how a card may be built.
func (l *lands) builds(m *honshu.Map, card honshu.Card) (list []honshu.Placement) {
	for _, action := range m.AppendBuilds(nil, card, l.state.Rules().Weave) {
		c, _ := honshu.Fields(action)
		list = append(list, c.Place)
	}
	return list
}

// lay builds a card.
func (l *lands) lay(on *honshu.Map, p honshu.Placement) {
	next := &honshu.Map{}
	on.BuildInto(next, p)
	l.setLand(next)
}

// middleOf returns the middle of a card in squares.
func middleOf(p honshu.Placement) (x, y float64) {
	w, h := honshuart.Size(p.Turn)
	return float64(p.X) + float64(w)/2, float64(p.Y) + float64(h)/2
}

// moveLast moves the last card to where it may lie, nearest to a point in squares, if possible with that turn and over or
// under the land.
func (l *lands) moveLast(x, y float64, turn uint8, isUnder bool) {
	const otherLevel, otherTurn = 1e3, 1e6
	m := l.land()
	now, ok := last(m)
	if !ok {
		return
	}
	best, least := now, math.MaxFloat64
	before := m.WithoutLast()
	for _, p := range l.builds(before, now.Card) {
		px, py := middleOf(p)
		off := math.Hypot(px-x, py-y)
		if p.Turn != turn {
			off += otherTurn
		}
		if p.Hidden != 0 != isUnder {
			off += otherLevel
		}
		if off < least {
			best, least = p, off
		}
	}
	if best != now {
		l.lay(before, best)
	}
}

// stepLast moves the last card on, or back, among the places where it may lie with its turn, over or under the land.
func (l *lands) stepLast(by int) {
	m := l.land()
	now, ok := last(m)
	if !ok {
		return
	}
	before := m.WithoutLast()
	var next, previous honshu.Placement
	for _, p := range l.builds(before, now.Card) {
		if p.Turn != now.Turn || p.Hidden != 0 != (now.Hidden != 0) {
			continue
		}
		if next = p; by < 0 && p == now || by > 0 && previous == now {
			break
		}
		previous = p
	}
	if by < 0 {
		next = previous
	}
	if next.Card == now.Card {
		l.lay(before, next)
	}
}

// toggleLast builds a card where it may lie first, or takes the last one away.
func (l *lands) toggleLast(card honshu.Card) {
	m := l.land()
	if now, ok := last(m); ok && now.Card == card {
		l.setLand(m.WithoutLast())
	} else if list := l.builds(m, card); len(list) > 0 {
		l.lay(m, list[0])
	}
}

// setProvince begins the land with another province. Where the cards do not fit there, the rules say so.
func (l *lands) setProvince(card honshu.Card) {
	_, rest, more := strings.Cut(l.value(l.seat, "map"), "+")
	text := card.String()
	if more {
		text += "+" + rest
	}
	if m, err := honshu.ParseMap(text, honshu.AllCubes); err == nil {
		l.setLand(m)
		return
	}
	l.put(l.seat, "map="+text, "map", "cubes")
}

// toggleCube puts a cube on a square, or takes it away.
func (l *lands) toggleCube(at honshu.Cell) {
	m := l.land()
	if m.Cube(at) {
		l.setLand(m.WithoutCubes(at))
	} else {
		l.setLand(m.WithCubes(at))
	}
}

// list returns the word that lists cards and is set now, whose it is, and its cards, each between commas.
func (l *lands) list() (word honshu.CardWord, seat rules.Seat, cards string) {
	word, seat = l.state.CardWords()[l.what-firstList], l.seat
	if word.IsShared {
		seat = rules.Nature
	}
	return word, seat, "," + l.value(seat, word.Key) + ","
}

// toggleListed adds a card to the list that is set, or takes it away. In the place of a single card comes another.
func (l *lands) toggleListed(card honshu.Card) {
	word, seat, cards := l.list()
	one := "," + card.String()
	switch {
	case strings.Contains(cards, one+","):
		cards = strings.Replace(cards, one, "", 1)
	case word.IsSingle:
		cards = one
	default:
		cards = strings.TrimRight(cards, ",") + one
	}
	l.put(seat, listed(word.Key, strings.Trim(cards, ",")), word.Key)
}

// listed is a word of the text, "" for no value.
func listed(key, value string) string {
	if value == "" {
		return ""
	}
	return key + "=" + value
}

// used returns the cards that the text has, but for played ones where those to build are set.
func (l *lands) used(key string) (used honshu.CardSet) {
	for _, word := range strings.Fields(l.editor.text) {
		of, list, _ := strings.Cut(word, "=")
		switch of {
		case "map":
		case "hand", "opened", "played", "out", "aside", "dropped", "card":
			if of == "played" && key == "card" {
				continue
			}
			list = strings.ReplaceAll(list, ",", "+")
		default:
			continue
		}
		for _, one := range strings.Split(list, "+") {
			one, _, _ = strings.Cut(one, "@")
			card, _ := honshu.ParseCard(one)
			used = used.With(card)
		}
	}
	return used
}

// setNumber sets a number of the seat, 0 for none. Who has had it gets that of the seat.
func (l *lands) setNumber(key string, n int) {
	value := ""
	if n > 0 {
		value = strconv.Itoa(n)
	}
	for seat := range rules.Seat(l.state.Seats()) {
		if n > 0 && seat != l.seat && l.value(seat, key) == value {
			l.put(seat, listed(key, l.value(l.seat, key)), key)
		}
	}
	l.put(l.seat, listed(key, value), key)
}

// clear implements byHand: provinces and the player order stay.
func (l *lands) clear() {
	l.editor.rewrite(func(word string) string {
		key, value, isSet := strings.Cut(word, "=")
		switch {
		case key == "map":
			province, _, _ := strings.Cut(value, "+")
			if m, err := honshu.ParseMap(province, honshu.AllCubes); err == nil {
				return m.Words()
			}
		case isSet && key != "order" && key != "goal":
			return ""
		}
		return word
	})
}

// mover implements byHand: it chooses the seat that is set up.
func (l *lands) mover() widget.Widget {
	var list []string
	for seat := range rules.Seat(l.state.Seats()) {
		list = append(list, l.editor.name(seat))
	}
	return l.editor.choice(lang.PositionLand, list, int(l.seat), func(k int) {
		l.seat = rules.Seat(k)
		l.turnTo(0)
	})
}

// turnTo shows a page of the cards.
func (l *lands) turnTo(page int) {
	l.page, l.editor.message = page, ""
	l.editor.Arrange(l.editor.View())
}
