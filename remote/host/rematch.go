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
	if !rules.Ended(t.match) {
		return rules.Errorf(remote.CodeRunning, "the match has not ended; play again when it has")
	}
	if t.next != "" {
		return nil // who comes is told at the welcome, and who is here has been told
	}
	if !t.host.rematches.take(t.keys[by], t.host.config.Now()) {
		return rules.Errorf(remote.CodeFast, "you have made many tables; try again in an hour")
	}
	made, sit, err := t.turned()
	if err != nil {
		return err
	}
	name, err := t.host.make(t.game, made, sit, t.follow)
	if err != nil {
		return err
	}
	if err := t.keep(journal.Record{Kind: journal.Rematch, By: int(by), ID: id, Text: name}); err != nil {
		return err // nobody comes to know of the table that has been made
	}
	t.next, t.nextBy = name, by
	t.done(id)
	t.tell(t.again)
	return nil
}

// again is the frame that tells a device where the same people play again.
func (t *table) again(d *device) remote.Reply {
	seat := d.sees.viewer
	if seat >= 0 {
		seat = t.turn(seat)
	}
	return remote.Reply{Type: remote.Again, N: len(t.match.Log), Table: t.next, Seat: seat.String(), By: t.nextBy.String()}
}

// turn returns the seat at the new table of who has a seat at this one: everybody moves up by one, and the second begins.
func (t *table) turn(seat rules.Seat) rules.Seat {
	n := rules.Seat(len(t.made.Seats))
	return (seat + n - 1) % n
}

// turned is what the new table is made of, and who sits at it. Secrets are those of this table: who owns it or watches it
// does so there, and a link that nobody has used yet gives the seat there.
func (t *table) turned() (made creation, sit map[rules.Seat]sitting, err error) {
	made = t.made
	made.Rules = t.game.Info().Version // a new match has the rules of today
	made.Config.Setup = t.made.Config.Setup.Clone()
	setup := &made.Config.Setup
	setup.Version = 0
	if begins, ok := t.begins(); ok {
		setup.Options[rules.OptionStart] = begins
	}
	made.Config.Bots, made.Seats, sit = map[rules.Seat]string{}, make([]string, len(t.made.Seats)), map[rules.Seat]sitting{}
	for old := range rules.Seat(len(t.made.Seats)) {
		seat := t.turn(old)
		made.Seats[seat] = t.links[old]
		if level, ok := t.made.Config.Bots[old]; ok {
			made.Config.Bots[seat] = level
		}
		if key := t.keys[old]; key != "" {
			sit[seat] = sitting{Key: key, Name: t.names[old], Again: true}
		}
		if setup.Teams != nil {
			setup.Teams[seat] = t.made.Config.Setup.Teams[old]
		}
	}
	if _, err := t.game.New(*setup); err != nil && setup.Teams != nil {
		setup.Teams = slices.Clone(t.made.Config.Setup.Teams) // the game does not take them turned
	}
	if *setup, err = t.game.Info().Resolve(*setup); err != nil {
		return creation{}, nil, err
	}
	return made, sit, nil
}

// begins returns the value of the option that says who begins at the new table: the seat after the one that began here.
// With a handicap the same one begins again, because the handicap belongs to who begins. It is false where the game has
// no such option, or nobody has moved.
func (t *table) begins() (string, bool) {
	setup := t.made.Config.Setup
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
		begins = t.turn(begins)
	}
	return begins.String(), slices.Contains(start.Values, begins.String())
}
