package gamekit

import (
	"encoding/binary"

	"engawa/rules"
)

// CheckActor refuses a seat that may not act in a position where these may; nobody may when the match is over.
func CheckActor(actors rules.Seats, by rules.Seat) error {
	if actors == 0 {
		return rules.Errorf(rules.CodeOver, "the match is over; nothing can be played")
	}
	if !actors.Has(by) {
		return rules.Errorf(rules.CodeNotYourTurn, "seat %s may not act now; it is the turn of %s", by, actors)
	}
	return nil
}

// CheckMover is [CheckActor] for games in which one seat acts at a time, or chance. The format is the game's sentence
// for any other seat, with "%s" for that seat and for the one to move: "seat 1" or "nature".
func CheckMover(actors rules.Seats, by rules.Seat, format string) error {
	err := CheckActor(actors, by)
	if rules.CodeOf(err) != rules.CodeNotYourTurn {
		return err
	}
	mover, _ := actors.First()
	return rules.Errorf(rules.CodeNotYourTurn, format, by.Name(), mover.Name())
}

// CheckHidden refuses a move that is hidden where the reader may see it.
func CheckHidden(may bool) error {
	if may {
		return nil
	}
	return rules.Errorf(rules.CodeAction, "a hidden move can be made only where the reader may not see it")
}

// Check returns the choice of a move, of which one of the actors may be the maker, or why it may not be made: fields
// reads the choice, refusal judges it. A hidden move gives the zero choice; mayHide reports whether the seat may make one.
func Check[Choice any](actors rules.Seats, m rules.Move, mayHide func(rules.Seat) bool, fields func(rules.Action) (Choice, bool),
	refusal func(rules.Seat, Choice) *rules.Error) (c Choice, err error) {
	if err := CheckActor(actors, m.By); err != nil {
		return c, err
	}
	if m.Do == rules.Hidden {
		return c, CheckHidden(mayHide(m.By))
	}
	read, ok := fields(m.Do)
	if !ok {
		return c, rules.Errorf(rules.CodeAction, "%d is no action of this game", m.Do)
	}
	return read, refusal(m.By, read).OrNil()
}

// CheckHead refuses the bytes of a state that do not begin with the version and a head of so many bytes.
func CheckHead(data []byte, version byte, head int) error {
	if len(data) < head || data[0] != version {
		return rules.Errorf(rules.CodeState, "the bytes must begin with the version %d and a head of %d bytes", version, head)
	}
	return nil
}

// Choices returns what the seat or Nature may do.
func Choices(s rules.State, by rules.Seat) []rules.Action {
	if by != rules.Nature {
		return s.Legal(by, nil)
	}
	var actions []rules.Action
	for _, o := range s.Chances(nil) {
		actions = append(actions, o.Do)
	}
	return actions
}

// HashBytes returns a number made from the bytes, the same on every machine, for games that build [rules.State.Hash]
// from [rules.State.AppendBinary].
func HashBytes(data []byte) uint64 {
	h := uint64(len(data))
	for len(data) >= 8 {
		h = rules.Mix(h ^ binary.BigEndian.Uint64(data))
		data = data[8:]
	}
	var last [8]byte
	copy(last[:], data)
	return rules.Mix(h ^ binary.BigEndian.Uint64(last[:]))
}
