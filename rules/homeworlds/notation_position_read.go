package homeworlds

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// maxText is the length of the longest position text that is read, in bytes.
const maxText = 8192

// ParsePosition reads a position text for a match with the setup's options. Nothing is drawn: the text says whose turn
// it is, and without the word "cards=" three seats or more play win=laststanding in place of goodevil.
func (g Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	s := &State{viewer: rules.Referee, countsRepetition: setup.Options[OptRepetition] == valueOn}
	if err := s.parse(setup, text); err != nil {
		return nil, err
	}
	if s.countsRepetition && s.pos.Phase == Start {
		s.occurrences = s.occurrences.with(s.pos.key())
	}
	return s, nil
}

func (s *State) parse(setup rules.Setup, text string) error {
	if len(text) > maxText {
		return badPosition("%d bytes are too long for a position; expected at most %d", len(text), maxText)
	}
	words := strings.Split(text, " ")
	if len(words) < 2 {
		return badPosition("%q is no position; expected as \"2/3 0 0(b3y1)g3| 1(b2r1)|g3\"", rules.Shorten(text))
	}
	p := &s.pos
	p.Rules = rulesOf(setup.Options)
	p.Seats, p.Sets = int8(setup.Seats), int8(setsOf(setup.Seats, setup.Options))
	if want := strconv.Itoa(setup.Seats) + "/" + strconv.Itoa(int(p.Sets)); words[0] != want {
		return badPosition("it begins with %q; this match has seats and pieces of a kind %q", rules.Shorten(words[0]), want)
	}
	if err := s.parseTurn(setup, words[1]); err != nil {
		return err
	}
	words = words[2:]
	if len(words) > 0 && strings.HasPrefix(words[0], wordCards) {
		if err := s.cards.parse(setup.Seats, words[0][len(wordCards):]); err != nil {
			return err
		}
		words = words[1:]
	}
	homeless := ""
	if len(words) > 0 && strings.HasPrefix(words[0], wordHomeless) {
		homeless, words = words[0][len(wordHomeless):], words[1:]
	}
	for _, word := range words {
		if err := p.parseSystem(word); err != nil {
			return err
		}
	}
	if err := p.parseLiving(homeless); err != nil {
		return err
	}
	p.fillBank()
	return s.complete()
}

// complete completes a State read from text and refuses what no match can come to.
func (s *State) complete() error {
	p := &s.pos
	for seat := range (rules.AllSeats(int(p.Seats)) &^ p.Living).All() {
		if s.cards.isInPlay {
			s.cards.publicSeats = s.cards.publicSeats.With(seat)
		}
	}
	if !s.cards.isInPlay && p.Seats > 2 && p.Rules.Win == GoodEvil {
		p.Rules.Win = LastStanding
	}
	if text := p.fault(); text != "" {
		return badPosition("%s", text)
	}
	if text := s.cards.fault(p); text != "" {
		return badPosition("%s", text)
	}
	if s.isStartOpen && (p.Phase != Setup || p.SlotMask != 0) {
		return badPosition("play has begun before chance has picked who starts")
	}
	return nil
}

// parseTurn reads the seat to move and its phase, as "1!y2".
func (s *State) parseTurn(setup rules.Setup, word string) error {
	p := &s.pos
	fault := badPosition("%q is no seat with its phase; expected a seat from 0 to %d and nothing, %q, %q or as \"!y2\"",
		rules.Shorten(word), p.Seats-1, markDone, markSetup)
	if rest, ok := strings.CutPrefix(word, markPending); ok {
		if rest != markSetup {
			return fault
		}
		first, drawn, err := startOf(setup.Seats, setup.Options)
		p.Phase, p.Mover, s.isStartOpen = Setup, first, drawn
		return err
	}
	if word == "" || word[0] < '0' || word[0] >= '0'+byte(p.Seats) {
		return fault
	}
	p.Mover = rules.Seat(word[0] - '0')
	switch rest := word[1:]; {
	case rest == "":
		p.Phase = Start
	case rest == markDone:
		p.Phase = Done
	case rest == markSetup:
		p.Phase = Setup
	case len(rest) == 3 && rest[:1] == markSacrifice:
		piece, ok := parsePiece(rest[1:])
		if !ok {
			return fault
		}
		p.Phase, p.Colour, p.ActionsLeft = Sacrificing, piece.Colour(), uint8(piece.Size())
	default:
		return fault
	}
	return nil
}

// parse reads the letters of cardLetters, one a seat. What tells only what one seat knows is refused.
func (c *cards) parse(seats int, text string) error {
	fault := badPosition("%q are no cards; expected %d letters, g or e, in capitals when shown, and a dot for each not dealt",
		rules.Shorten(text), seats)
	if len(text) != seats {
		return fault
	}
	c.isInPlay = true
	for k := range text {
		at := strings.IndexByte(cardLetters, text[k])
		switch {
		case at == 0:
			return badPosition("the card of seat %d is hidden; a match starts from a position that is known whole", k)
		case at < 0 || at < 5 && int(c.dealtCount) < k:
			return fault
		case at < 5:
			c.dealtCount++
			c.alignments[k] = Alignment((at-1)%2 + 1)
		}
		if at == 3 || at == 4 {
			c.publicSeats = c.publicSeats.With(rules.Seat(k))
		}
	}
	return nil
}

// parseSystem reads "[key:]home(stars)ships|ships..." and puts it on a slot.
func (p *Position) parseSystem(word string) error {
	fault := badPosition("%q is no system; expected as \"s4:-1(g2)r1y1|\"", rules.Shorten(word))
	rest, key := word, ""
	if before, after, ok := strings.Cut(word, ":"); ok {
		key, rest = before, after
	}
	home, rest, ok := strings.Cut(rest, "(")
	stars, ships, ok2 := strings.Cut(rest, ")")
	if !ok || !ok2 {
		return fault
	}
	var s System
	switch {
	case home == "-1":
		s.Home = Nobody
	case len(home) == 1 && home[0] >= '0' && home[0] < '0'+byte(p.Seats):
		s.Home = rules.Seat(home[0] - '0')
	default:
		return fault
	}
	if s.Stars, ok = parseFleet(stars); !ok || s.Stars == 0 {
		return fault
	}
	fleets := strings.Split(ships, "|")
	if len(fleets) != int(p.Seats) {
		return badPosition("system %q has ships of %d seats; expected %d, divided by |", rules.Shorten(word), len(fleets),
			p.Seats)
	}
	for k, text := range fleets {
		if s.Ships[k], ok = parseFleet(text); !ok {
			return fault
		}
	}
	slot, err := p.slotFor(&s, key)
	if err != nil {
		return err
	}
	p.Systems[slot] = s
	p.SlotMask |= 1 << slot
	return nil
}

// slotFor returns the slot of a system read with that key, which may be empty, and numbers the system.
func (p *Position) slotFor(s *System, key string) (int, error) {
	kind, n, ok := splitKey(key)
	if s.Home != Nobody && key == "" {
		kind, n, ok = 'h', int(s.Home), true
	}
	slot := p.freeSlot()
	switch {
	case key == "" && s.Home == Nobody:
		p.LastNumber++
		s.Key = p.LastNumber
	case !ok || kind == 's' && (n == 0 || n > maxNumber) || kind == 'h' && n >= int(p.Seats):
		return 0, badPosition("%q is no key of a system; expected as H0 or s4", rules.Shorten(key))
	case kind == 'h':
		slot = n
	default:
		s.Key = uint16(n)
		p.LastNumber = max(p.LastNumber, s.Key)
	}
	switch {
	case slot >= MaxSystems:
		return 0, badPosition("there are too many systems; expected at most %d beside the homes", MaxSystems-MaxSeats)
	case p.SlotMask>>slot&1 != 0:
		return 0, badPosition("there are two systems %s", p.Name(slot))
	}
	return slot, nil
}

// maxNumber bounds the number of a system in texts. A match cannot reach it.
const maxNumber = 9999

// parseLiving finds the living seats: those with a home mark, those named homeless, and all during set-up.
func (p *Position) parseLiving(homeless string) error {
	for slot := range p.Slots() {
		if home := p.Systems[slot].Home; home != Nobody {
			p.Living = p.Living.With(home)
		}
	}
	if p.Phase == Setup {
		p.Living = rules.AllSeats(int(p.Seats))
	}
	last := byte(0)
	for k := range len(homeless) {
		seat := homeless[k] - '0'
		if homeless[k] <= last || seat >= byte(p.Seats) || p.Living.Has(rules.Seat(seat)) || !p.midTurn() {
			return badPosition("%q are no seats that lose their home in this turn", rules.Shorten(homeless))
		}
		last = homeless[k]
		p.Living = p.Living.With(rules.Seat(seat))
	}
	return nil
}

// badPosition refuses a position text.
//
//go:noinline
func badPosition(format string, args ...any) *rules.Error {
	return rules.Errorf(rules.CodePosition, format, args...)
}

// parsePiece reads a piece as "y2", in any case.
func parsePiece(text string) (Piece, bool) {
	if len(text) != 2 || text[1] < '1' || text[1] > '3' {
		return NoPiece, false
	}
	c := strings.Index(colourLetters, strings.ToLower(text[:1]))
	if c < 0 {
		return NoPiece, false
	}
	return MakePiece(Colour(c), int(text[1]-'0')), true
}

// parseFleet reads pieces one after the other, in any order, not more than seven of a kind.
func parseFleet(text string) (Fleet, bool) {
	if len(text)%2 != 0 {
		return 0, false
	}
	var f Fleet
	for ; text != ""; text = text[2:] {
		p, ok := parsePiece(text[:2])
		if !ok || f.Count(p) > MaxSeats {
			return 0, false
		}
		f += p.One()
	}
	return f, true
}
