package host

import (
	"slices"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// rematch has the same people play again at a new table: once, however many ask. Each device has its seat there by the
// key that it has here, so that nobody needs a link, and those who are away find it when they come.
func (t *table) rematch(by rules.Seat, id string) error {
	if !rules.HasEnded(t.match) {
		return rules.Errorf(remote.CodeRunning, "the match has not ended; play again when it has")
	}
	if t.rematchTable != "" {
		return nil // who comes is told at the welcome, and who is here has been told
	}
	if !t.host.rematches.take(t.keys[by], t.host.config.Now()) {
		return rules.Errorf(remote.CodeFast, "you have made many tables; try again in an hour")
	}
	made, sit, err := t.rematchCreation()
	if err != nil {
		return err
	}
	name, err := t.host.makeTable(t.game, made, sit, t.follow)
	if err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Rematch, By: int(by), ID: id, Text: name}); err != nil {
		return err // nobody comes to know of the table that has been made
	}
	t.rematchTable, t.rematchBy = name, by
	t.recordCommand(id)
	t.broadcast(t.rematchFrame)
	return nil
}

// rematchFrame is the frame with the table at which the same people play again.
func (t *table) rematchFrame(d *device) remote.Reply {
	seat := d.projection.viewer
	if seat >= 0 {
		seat = t.rotateSeat(seat)
	}
	return remote.Reply{Type: remote.Again, N: len(t.match.Log), Table: t.rematchTable, Seat: seat.String(), By: t.rematchBy.String()}
}

// rotateSeat returns the seat at the new table of who has a seat at this one: everybody moves up by one, and the second begins.
func (t *table) rotateSeat(seat rules.Seat) rules.Seat {
	n := rules.Seat(len(t.creation.Seats))
	return (seat + n - 1) % n
}

// rematchCreation is what the new table is made of, and who sits at it. Secrets are those of this table: who owns it or watches it
// does so there, and a link that nobody has used yet gives the seat there.
func (t *table) rematchCreation() (made creation, sit map[rules.Seat]sitRecord, err error) {
	made = t.creation
	made.Rules = t.game.Info().Version // a new match has the rules of today
	made.Config.Setup = t.creation.Config.Setup.Clone()
	setup := &made.Config.Setup
	setup.Version = 0
	if begins, ok := t.rematchStart(); ok {
		setup.Options[rules.OptionStart] = begins
	}
	made.Config.Bots, made.Seats, sit = map[rules.Seat]string{}, make([]string, len(t.creation.Seats)), map[rules.Seat]sitRecord{}
	for old := range rules.Seat(len(t.creation.Seats)) {
		seat := t.rotateSeat(old)
		made.Seats[seat] = t.links[old]
		if level, ok := t.creation.Config.Bots[old]; ok {
			made.Config.Bots[seat] = level
		}
		if key := t.keys[old]; key != "" {
			sit[seat] = sitRecord{Key: key, Name: t.names[old], IsRematch: true}
		}
		if setup.Teams != nil {
			setup.Teams[seat] = t.creation.Config.Setup.Teams[old]
		}
	}
	if _, err := t.game.New(*setup); err != nil && setup.Teams != nil {
		setup.Teams = slices.Clone(t.creation.Config.Setup.Teams) // the game does not take them turned
	}
	if *setup, err = t.game.Info().Resolve(*setup); err != nil {
		return creation{}, nil, err
	}
	return made, sit, nil
}

// rematchStart returns the value of the option that says who begins at the new table: the seat after the one that began here.
// With a handicap the same one begins again, because the handicap belongs to who begins. It is false where the game has
// no such option, or nobody has moved.
func (t *table) rematchStart() (string, bool) {
	setup := t.creation.Config.Setup
	start, ok := t.game.Info().Option(rules.OptionStart)
	if !ok || setup.From != "" || setup.Options == nil {
		return "", false
	}
	k := slices.IndexFunc(t.match.Log, func(mv rules.Move) bool { return mv.By != rules.Nature })
	if k < 0 {
		return "", false
	}
	begins := t.match.Log[k].By // who sits after it here sits there on its seat
	if handicap, has := t.game.Info().Option(rules.OptionHandicap); has && setup.Options[rules.OptionHandicap] != handicap.Default {
		begins = t.rotateSeat(begins)
	}
	return begins.String(), slices.Contains(start.Values, begins.String())
}
