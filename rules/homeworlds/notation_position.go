package homeworlds

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// Position text is "<seats>/<sets> <seat><phase> <system> ..." as docs/rules/homeworlds.md, 11, defines it. Three
// things are there so that every position of a match can be written: the phase "+" is set-up, with "?" for the seat while chance
// has yet to pick it; the word "cards=" holds one letter a seat, "g" or "e", in capitals when everybody has seen it,
// "-" when the viewer has not, "." when it is not dealt; the word "homeless=" lists living seats whose home is gone in
// this turn.
const (
	wordCards    = "cards="
	wordHomeless = "homeless="
)

const (
	markSetup     = "+"
	markDone      = "."
	markSacrifice = "!"
	markPending   = "?"
)

// FormatPosition writes the position text. Former homes and discovered systems carry their key.
func (Game) FormatPosition(st rules.State) string {
	s := st.(*State)
	words := []string{s.pos.headText(s.isStartOpen)}
	if s.cards.isInPlay {
		words = append(words, wordCards+s.cards.text(s.Seats()))
	}
	if homeless := s.pos.homeless(); homeless != 0 {
		words = append(words, wordHomeless+strings.ReplaceAll(homeless.String(), " ", ""))
	}
	for slot, sys := range s.Systems() {
		key := ""
		if sys.Home == Nobody {
			key = s.Key(slot) + ":"
		}
		words = append(words, key+sys.text(s.Seats()))
	}
	return strings.Join(words, " ")
}

// FormatWith writes the position text of another position of as many seats, with the cards of the state. What it writes
// may be no position that the rules allow: [Game.ParsePosition] says so.
func (s *State) FormatWith(p *Position) string {
	c := *s
	c.pos, c.isStartOpen = *p, false
	return Game{}.FormatPosition(&c)
}

func (p *Position) headText(pending bool) string {
	seat := p.Mover.String()
	if pending {
		seat = markPending
	}
	switch p.Phase {
	case Setup:
		seat += markSetup
	case Sacrificing:
		seat += markSacrifice + p.Colour.String() + strconv.Itoa(int(p.ActionsLeft))
	case Done:
		seat += markDone
	}
	return strconv.Itoa(int(p.Seats)) + "/" + strconv.Itoa(int(p.Sets)) + " " + seat
}

// homeless returns the living seats that have no home system, outside of set-up.
func (p *Position) homeless() rules.Seats {
	var out rules.Seats
	if p.Phase == Setup {
		return 0
	}
	for seat := range p.Living.All() {
		if p.Systems[seat].Free() {
			out = out.With(seat)
		}
	}
	return out
}

// text writes the system without its key, as "0(b3y1)g3|r1".
func (s *System) text(seats int) string {
	ships := make([]string, seats)
	for k := range ships {
		ships[k] = s.Ships[k].String()
	}
	return strconv.Itoa(int(s.Home)) + "(" + s.Stars.String() + ")" + strings.Join(ships, "|")
}

// text writes one letter a seat.
func (c *cards) text(seats int) string {
	letters := make([]byte, seats)
	for k := range letters {
		at := strings.Index(cardLetters, "-")
		switch {
		case k >= int(c.dealtCount):
			at = strings.Index(cardLetters, ".")
		case c.alignments[k] != Unknown && c.publicSeats.Has(rules.Seat(k)):
			at = int(c.alignments[k]) + 2
		case c.alignments[k] != Unknown:
			at = int(c.alignments[k])
		}
		letters[k] = cardLetters[at]
	}
	return string(letters)
}

// cardLetters are the letters of a seat's card: not known, held, shown, not dealt.
const cardLetters = "-geGE."
