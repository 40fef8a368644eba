package homeworlds

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// hiddenText stands for what is no action, or one the reader may not see.
const hiddenText = "-"

// FormatAction writes an action as a command of the notation, as "build g1 H0" or "end"; the pieces of set-up as "star
// b3" and "ship g3", Nature's as "card 0 good" and "start 0".
func (Game) FormatAction(st rules.State, m rules.Move) string {
	c, ok := Fields(m.Do)
	if !ok {
		return hiddenText
	}
	return st.(*State).pos.command(c)
}

// command writes a choice that is legal in the position.
func (p *Position) command(c Choice) string {
	word := c.Kind.String()
	switch c.Kind {
	case KindStar, KindShip:
		return fmt.Sprintf("%s %s", word, c.Piece)
	case KindBuild:
		return fmt.Sprintf("%s %s %s", word, p.Bank.Smallest(Colour(c.Target)), p.Name(c.Slot))
	case KindTrade:
		return fmt.Sprintf("%s %s %s %s", word, c.Piece, Piece(c.Target), p.Name(c.Slot))
	case KindMove:
		return fmt.Sprintf("%s %s %s %s", word, c.Piece, p.Name(c.Slot), p.Name(c.Target))
	case KindDiscover:
		return fmt.Sprintf("%s %s %s %s s%d", word, c.Piece, p.Name(c.Slot), Piece(c.Target), p.LastNumber+1)
	case KindAttack:
		return fmt.Sprintf("%s %s %s P%d", word, c.Piece, p.Name(c.Slot), c.Target)
	case KindSacrifice:
		return fmt.Sprintf("%s %s %s", word, c.Piece, p.Name(c.Slot))
	case KindCatastrophe:
		return fmt.Sprintf("%s %s %s", word, p.Name(c.Slot), Colour(c.Target))
	case KindCard:
		return fmt.Sprintf("%s %d %s", word, c.Slot, Alignment(c.Target))
	case KindStart:
		return fmt.Sprintf("%s %d", word, c.Slot)
	}
	return word
}

// ParseAction reads what FormatAction writes, and every other command of a turn that is one action. The codes of its
// refusals come in the order of docs/rules/homeworlds.md, 12.
func (Game) ParseAction(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := s.checkMover(by); err != nil {
		return 0, err
	}
	if by == rules.Nature {
		return s.parseNature(text)
	}
	r := newTurnReader(s, nil)
	words := strings.Fields(text)
	if len(words) == 2 && (words[0] == KindStar.String() || words[0] == KindShip.String()) {
		return r.setupPiece(words)
	}
	if text == KindEnd.String() {
		if err := s.pos.endRefusal(); err != nil {
			return 0, err
		}
		return Choice{Kind: KindEnd}.Pack(), nil
	}
	c, err := r.single(text)
	if err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

// setupPiece reads "star b3" or "ship g3".
func (r *turnReader) setupPiece(words []string) (rules.Action, error) {
	piece, err := pieceWord(words[1])
	if err != nil {
		return 0, err
	}
	c := Choice{Kind: Kind(slices.Index(kindNames[:], words[0])), Piece: piece}
	if err := r.pos.refusal(c); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

// parseNature reads "card 0 good" or "start 0", if chance may bring that now.
func (s *State) parseNature(text string) (rules.Action, error) {
	words := strings.Split(text, " ")
	var c Choice
	switch {
	case len(words) == 3 && words[0] == KindCard.String():
		c.Kind, c.Target = KindCard, max(int(Unknown), slices.Index(cardNames[:], words[2]))
	case len(words) == 2 && words[0] == KindStart.String():
		c.Kind = KindStart
	default:
		return 0, rules.Errorf(CodeCommand, "%q is nothing that chance does; expected as \"card 0 good\" or \"start 0\"",
			rules.Shorten(text))
	}
	seat, err := rules.ParseSeat(words[1], s.Seats())
	if err != nil || seat == rules.Nature {
		return 0, rules.Errorf(CodeOwner, "%q is no seat; expected a number from 0 to %d", rules.Shorten(words[1]),
			s.Seats()-1)
	}
	c.Slot = int(seat)
	if _, err := s.checkNature(c.Pack()); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}

// pieceWord reads a piece, as a word of a command.
func pieceWord(word string) (Piece, *rules.Error) {
	if p, ok := parsePiece(word); ok {
		return p, nil
	}
	return NoPiece, rules.Errorf(CodePiece, "%q is no piece; expected a colour r, y, g or b and a size 1, 2 or 3, as y2",
		rules.Shorten(word))
}

// colourWord reads any beginning of a colour's word.
func colourWord(word string) (Colour, *rules.Error) {
	for c := range Colour(NumColours) {
		if strings.HasPrefix(c.Name(), strings.ToLower(word)) && word != "" {
			return c, nil
		}
	}
	return 0, rules.Errorf(CodeColour, "%q is no colour; expected red, yellow, green or blue", rules.Shorten(word))
}

// ownerWord reads an owner mark, as "P1".
func (p *Position) ownerWord(word string) (rules.Seat, *rules.Error) {
	if len(word) > 1 && strings.EqualFold(word[:1], "p") {
		if n, err := strconv.Atoi(word[1:]); err == nil && n >= 0 && n < int(p.Seats) && strconv.Itoa(n) == word[1:] {
			return rules.Seat(n), nil
		}
	}
	return 0, rules.Errorf(CodeOwner, "%q is no owner; expected P and a seat from 0 to %d, as P1", rules.Shorten(word),
		p.Seats-1)
}
