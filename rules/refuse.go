package rules

import "encoding/binary"

// CheckActor refuses a seat that may not act in a position where these may; nobody may when the match is over.
func CheckActor(actors Seats, by Seat) error {
	if actors == 0 {
		return Errorf(CodeOver, "the match is over; nothing can be played")
	}
	if !actors.Has(by) {
		return Errorf(CodeNotYourTurn, "seat %s may not act now; it is the turn of %s", by, actors)
	}
	return nil
}

// CheckMover is [CheckActor] for games in which one seat acts at a time, or chance. The format is the game's sentence
// for any other seat, with "%s" for that seat and for the one to move: "seat 1" or "nature".
func CheckMover(actors Seats, by Seat, format string) error {
	err := CheckActor(actors, by)
	if CodeOf(err) != CodeNotYourTurn {
		return err
	}
	mover, _ := actors.First()
	return Errorf(CodeNotYourTurn, format, by.Name(), mover.Name())
}

// CheckHidden refuses a move that is hidden where the reader may see it.
func CheckHidden(may bool) error {
	if may {
		return nil
	}
	return Errorf(CodeAction, "a hidden move can be made only where the reader may not see it")
}

// OrNil returns the error as an error, nil for a nil *Error.
func (e *Error) OrNil() error {
	if e == nil {
		return nil
	}
	return e
}

// HashBytes returns a number made from the bytes, the same on every machine, for games that build [State.Hash] from
// [State.AppendBinary].
func HashBytes(data []byte) uint64 {
	h := uint64(len(data))
	for len(data) >= 8 {
		h = Mix(h ^ binary.BigEndian.Uint64(data))
		data = data[8:]
	}
	var last [8]byte
	copy(last[:], data)
	return Mix(h ^ binary.BigEndian.Uint64(last[:]))
}
