package host

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// load reads the table from the journal. One that cannot be played on is frozen at what could be read.
func (t *table) load() error {
	rows, err := t.host.config.Journal.Read(t.name, 0)
	if rows, err = t.mend(rows, err); err != nil {
		return err
	}
	if len(rows) == 0 {
		return noTable(t.name)
	}
	holder := t.holder(rows)
	if err := t.checkHolder(holder); err != nil {
		return err
	}
	if err := t.replay(rows); err != nil || t.freezeErr != nil {
		return err
	}
	t.clock.graceUntil = t.host.config.Now().Add(loadGrace)
	if holder != t.host.config.Address {
		if err := t.hold(); err != nil {
			return err
		}
	}
	return t.playNature()
}

// replay applies the records, up to the first one that makes no sense, at which the table is frozen. It returns an
// error where that is the very first.
func (t *table) replay(rows [][]byte) error {
	for k, row := range rows {
		r, err := t.chain.Next(t.name, row)
		if err == nil {
			err = t.apply(r)
		}
		if err == nil {
			continue
		}
		if k == 0 {
			return rules.Errorf(remote.CodeFrozen, "the table cannot be opened by this host: %v", err)
		}
		t.freezeErr = rules.Errorf(remote.CodeFrozen, "the table cannot be played on by this host: %v", err)
		break
	}
	return nil
}

// apply applies a record to the table.
func (t *table) apply(r journal.Record) error {
	if r.ID != "" {
		defer func() { t.acks[r.ID] = len(t.match.Log) }()
	}
	by := rules.Seat(r.By)
	t.clock.restore(r.Left)
	switch r.Kind {
	case journal.Create:
		return t.applyCreation(r)
	case journal.Sit:
		if !t.isPersonSeat(by) {
			return fmt.Errorf("nobody can sit on seat %d", r.By)
		}
		var s sitRecord
		if err := json.Unmarshal([]byte(r.Text), &s); err != nil {
			return err
		}
		t.setSeat(by, s)
	case journal.Renew:
		if !t.isPersonSeat(by) {
			return fmt.Errorf("nobody can sit on seat %d", r.By)
		}
		t.setLink(by, r.Text)
	case journal.Fill:
		if !t.isPersonSeat(by) {
			return fmt.Errorf("nobody can sit on seat %d", r.By)
		}
		t.giveToBot(by, r.Text)
	case journal.Move:
		mv, err := t.match.ParseMove(r.Text)
		if err != nil {
			return err
		}
		if _, err = t.match.Do(mv); err == nil {
			t.clock.afterMove(mv.By, t.match.State().Actors().Has(mv.By))
		}
		return err
	case journal.Note:
		var n rules.Note
		if err := json.Unmarshal([]byte(r.Text), &n); err != nil {
			return err
		}
		t.match.Note(n.By, n.Kind, n.Text)
	case journal.Undo:
		n, err := strconv.Atoi(r.Text)
		if err != nil || n < 0 || n > len(t.match.Log) {
			return fmt.Errorf("%q moves cannot be left of %d", rules.Shorten(r.Text), len(t.match.Log))
		}
		t.match.Truncate(n)
		t.backs = append(t.backs, n)
		t.clock.afterUndo(t.match.State().Actors())
	case journal.Bot:
		if !t.isPersonSeat(by) {
			return fmt.Errorf("nobody sits on seat %d for whom a computer could play", r.By)
		}
		t.substitutes[by] = r.Text
	case journal.Return:
		delete(t.substitutes, by)
	case journal.Rematch:
		if !remote.ValidTable(r.Text) {
			return fmt.Errorf("%q is no name of a table", rules.Shorten(r.Text))
		}
		t.rematchTable, t.rematchBy = r.Text, by
	case journal.Back:
		t.backs = append(t.backs, t.lastMoveOf(by))
		err := t.match.Withdraw(by)
		t.clock.afterUndo(t.match.State().Actors())
		return err
	case journal.Commit, journal.Opening, journal.Open, journal.Deal, journal.Reveal:
		return t.applyDeal(r)
	case journal.Clock, journal.Hold:
	default:
		return fmt.Errorf("there is no record of the kind %q", rules.Shorten(string(r.Kind)))
	}
	return nil
}

func (t *table) applyCreation(r journal.Record) error {
	if t.match != nil {
		return fmt.Errorf("the table is made twice")
	}
	var made creation
	if err := json.Unmarshal([]byte(r.Text), &made); err != nil {
		return err
	}
	game, err := rules.Find(t.host.config.Games, made.Config.Game)
	if err != nil {
		return err
	}
	if made.Rules > game.Info().Version {
		return fmt.Errorf("its rules have the version %d, this host plays %d", made.Rules, game.Info().Version)
	}
	if err := t.begin(game, made); err != nil {
		return err
	}
	if len(made.Seats) != t.match.State().Seats() {
		return fmt.Errorf("it has %d links for %d seats", len(made.Seats), t.match.State().Seats())
	}
	return nil
}

// sitRecord is the text of a record of the kind journal.Sit.
type sitRecord struct {
	Key       string `json:"key"` // its hash
	Name      string `json:"name"`
	IsRematch bool   `json:"again,omitempty"` // it plays again with the same people, and has not come yet
}

// appendRecord keeps a record for good. What cannot be kept gives an *rules.Error and must not happen. Where the journal has gone
// on without this host, or may have, it returns errStale, from then on for every record.
func (t *table) appendRecord(r journal.Record) error {
	if t.stale {
		return errStale
	}
	now := t.host.config.Now()
	r.Table, r.Time = t.name, now.UnixMilli()
	if t.clock.hasStarted {
		t.clock.charge(now)
		r.Left = t.clock.milliseconds()
	}
	data, sum := t.chain.Follow(&r)
	err := t.host.config.Journal.Append(t.name, t.chain.N, data)
	if t.stale = errors.Is(err, journal.ErrConflict) || errors.Is(err, journal.ErrUnsure); t.stale {
		return errStale
	}
	if err != nil {
		if report := t.host.config.Report; !t.host.isFull.Swap(true) && report != nil {
			report(err)
		}
		return rules.Errorf(remote.CodeStore, "the host cannot keep it, so nothing has changed; try again later")
	}
	t.host.isFull.Store(false)
	t.chain.Accept(r, sum)
	t.clock.savedAt = now
	return nil
}
