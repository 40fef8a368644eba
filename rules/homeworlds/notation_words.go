package homeworlds

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// nextKey returns the key of the next discovery.
func (p *Position) nextKey() string { return "s" + strconv.Itoa(int(p.LastNumber)+1) }

// words reads what follows the verb of c.Kind into c. It returns the label that a discovery is given, "" for none.
func (r *turnReader) words(c *Choice, words []string) (label string, err error) {
	if c.Kind == KindCatastrophe {
		colour, err := colourWord(words[1])
		c.Target = int(colour)
		return "", firstError(r.system(&c.Slot, words[0]), err.OrNil())
	}
	fault := r.piece(&c.Piece, words[0])
	switch c.Kind {
	case KindBuild:
		// The piece only tells the colour; that it is the smallest, refusal finds out.
		fault = firstError(fault, r.system(&c.Slot, words[1]))
		c.Target, c.Piece = int(c.Piece.Colour()), 0
	case KindTrade:
		var other Piece
		fault = firstError(fault, r.piece(&other, words[1]), r.system(&c.Slot, words[2]))
		c.Target = int(other)
	case KindMove:
		fault = firstError(fault, r.system(&c.Slot, words[1]), r.system(&c.Target, words[2]))
	case KindDiscover:
		var star Piece
		fault = firstError(fault, r.system(&c.Slot, words[1]), r.piece(&star, words[2]))
		c.Target = int(star)
		if fault == nil && len(words) > 3 {
			return r.name(words[3])
		}
	case KindAttack:
		fault = firstError(fault, r.system(&c.Slot, words[1]), r.owner(c, words[2:]))
	case KindSacrifice:
		fault = firstError(fault, r.system(&c.Slot, words[1]))
	}
	return "", fault
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (r *turnReader) piece(into *Piece, word string) error {
	p, err := pieceWord(word)
	if err != nil {
		return err
	}
	*into = p
	return nil
}

func (r *turnReader) system(into *int, word string) error {
	slot, ok := r.labels.find(&r.pos, word)
	if !ok {
		return rules.Errorf(CodeSystem, "there is no system %q on the table", rules.Shorten(word))
	}
	*into = slot
	return nil
}

// owner reads the owner mark of an attack. Without one it is the first other seat that has the piece there; when nobody
// else has it, the mover itself.
func (r *turnReader) owner(c *Choice, words []string) error {
	if len(words) == 0 {
		owners := r.owners(c)
		c.Target = int(r.pos.Mover)
		if first, ok := owners.First(); ok {
			c.Target = int(first)
		}
		return nil
	}
	owner, err := r.pos.ownerWord(words[0])
	if err != nil {
		return err
	}
	c.Target = int(owner)
	return nil
}

// owners returns the other seats that have the piece in the system.
func (r *turnReader) owners(c *Choice) rules.Seats {
	var out rules.Seats
	for k, ships := range r.pos.Systems[c.Slot].Ships {
		if seat := rules.Seat(k); seat != r.pos.Mover && ships.Has(c.Piece) {
			out = out.With(seat)
		}
	}
	return out
}

// name reads the name of a discovery: the next number, or a label.
func (r *turnReader) name(word string) (label string, err error) {
	if strings.EqualFold(word, r.pos.nextKey()) {
		return "", nil
	}
	if kind, _, ok := splitKey(word); ok && kind == 's' {
		return "", rules.Errorf(CodeName, "the next system is %s, not %q", r.pos.nextKey(), rules.Shorten(word))
	}
	if err := r.labels.check(&r.pos, word); err != nil {
		return "", err
	}
	return word, nil
}

// refusal returns why the choice, written with those words after the verb, is not legal, with the codes that only a
// whole turn or a written piece can have.
func (r *turnReader) refusal(c Choice, words []string) error {
	if c.Kind == KindBuild {
		piece, _ := parsePiece(words[0])
		if err := r.pos.inBank(piece); err != nil {
			return err
		}
	}
	err := r.pos.refusal(c)
	switch {
	case err == nil || err.Code == CodeTooBig:
		if c.Kind == KindAttack && len(words) == 2 && r.owners(&c).Len() > 1 {
			return rules.Errorf(CodeWhichOwner, "several seats have a %s at %s; name the owner, as P%d", c.Piece,
				r.pos.Name(c.Slot), c.Target)
		}
	case err.Code == CodeOptionUsed && r.isActionClosed:
		return rules.Errorf(CodeAfter, "after a catastrophe only further catastrophes may follow in a turn, not %s", c.Kind)
	case err.Code == CodeOptionUsed && r.isSacrifice && c.Kind != KindSacrifice:
		return rules.Errorf(CodeNoActions,
			"the sacrifice gives no action more; expected a catastrophe or the end of the turn")
	}
	if err != nil {
		return err
	}
	if c.Kind == KindBuild {
		piece, _ := parsePiece(words[0])
		if smallest := r.pos.Bank.Smallest(piece.Colour()); piece != smallest {
			return rules.Errorf(CodeNotSmallest, "the smallest %s piece in the bank is %s; it is built before %s",
				piece.Colour().Name(), smallest, piece).At(reservePart(smallest))
		}
	}
	return nil
}
