package host

import (
	"context"
	"maps"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bots"
)

// Fill has a computer of the level play on a seat on which nobody has sat down yet: the seat's link ends. The owner's
// secret is needed. A seat that is taken, or the last one for a person, gives an *rules.Error.
func (h *Host) Fill(ctx context.Context, name string, owner remote.Secret, seat rules.Seat, level string) (err error) {
	if asked := h.runOnTable(ctx, name, func(t *table) { err = t.fill(owner, seat, level) }); asked != nil {
		return asked
	}
	return err
}

// fill gives a seat to a computer, see [Host.Fill].
func (t *table) fill(owner remote.Secret, seat rules.Seat, level string) error {
	if err := t.checkOwner(owner, seat); err != nil {
		return err
	}
	switch {
	case t.keys[seat] != "":
		return rules.Errorf(remote.CodeTaken, "somebody sits on seat %s already", seat)
	case t.people() == rules.SeatsOf(seat):
		return rules.Errorf(rules.CodeSeats, "computers would play on every seat; expected at least one for a person")
	}
	if _, err := bots.New(t.game, level); err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Fill, By: int(seat), Text: level}); err != nil {
		return err
	}
	t.giveToBot(seat, level)
	t.closeQuestion()
	t.broadcastPeople()
	return nil
}

// giveToBot has a computer play on a seat.
func (t *table) giveToBot(seat rules.Seat, level string) {
	levels := map[rules.Seat]string{seat: level}
	maps.Copy(levels, t.creation.Config.Bots)
	t.creation.Config.Bots = levels // the former map may be that of who made the table
	t.links[seat], t.keys[seat], t.names[seat] = "", "", ""
}
