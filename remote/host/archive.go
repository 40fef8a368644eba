package host

import (
	"strconv"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// archiveRetryDelay is after how long a table is archived that could not be before.
const archiveRetryDelay = time.Minute

// finishMatch reveals the deal once the match has ended, and archives the table, again where records have come since. It
// returns after how long to try again; 0 for not before something has happened.
func (t *table) finishMatch() time.Duration {
	archives := t.host.config.Archive != nil && t.archiveLen != t.chain.N
	if t.stale || t.freezeErr != nil || !archives && t.deal.hasNothingToReveal() || !rules.HasEnded(t.match) {
		return 0
	}
	now := t.host.config.Now()
	if wait := t.lastArchiveTry.Add(archiveRetryDelay).Sub(now); !t.lastArchiveTry.IsZero() && wait > 0 {
		return wait
	}
	err := t.reveal()
	if err == nil && archives {
		err = t.archiveTable()
	}
	if err != nil {
		t.lastArchiveTry = now
		return archiveRetryDelay
	}
	return 0
}

// archiveTable archives the records of the table that the journal has.
func (t *table) archiveTable() error {
	rows, err := t.host.config.Journal.Read(t.name, 0)
	if err == nil && journal.IsWhole(t.name, rows) {
		err = t.putArchive(rows)
	}
	if err == nil {
		t.archiveLen = t.chain.N
	}
	return err
}

// putArchive archives the table with these records, of a match that has ended.
func (t *table) putArchive(rows [][]byte) error {
	whole := t.fullMatch()
	for k, s := range t.seatInfos() {
		seat := strconv.Itoa(k)
		if s.Name != "" {
			whole.Tags[rules.TagName+seat] = s.Name
		}
		if s.Bot != "" {
			whole.Tags[rules.TagBot+seat] = s.Bot
		}
	}
	save, err := whole.Save()
	if err != nil {
		return err
	}
	return t.host.config.Archive.Put(t.name, save, rows)
}

// archive archives a table that is not in use, if its match has ended and the archive does not have it: the host ended
// in between. What cannot be done now is done when somebody comes to the table.
func (h *Host) archive(name string, rows [][]byte) {
	a := h.config.Archive
	if a == nil || a.Has(name) {
		return
	}
	t := newTable(h, name)
	if t.replay(rows) == nil && t.freezeErr == nil && t.match != nil && rules.HasEnded(t.match) {
		_ = t.putArchive(rows)
	}
}

// Replay returns the match of a table's records, as an archive keeps them, with the line of its deal where it has ended. What
// is damaged, or makes no sense, gives an *rules.Error.
func Replay(games []rules.Game, rows [][]byte) (*rules.Match, error) {
	if len(rows) == 0 {
		return nil, rules.Errorf(remote.CodeFrozen, "there are no records")
	}
	first, _, err := journal.Decode(rows[0])
	if err != nil {
		return nil, rules.Errorf(remote.CodeFrozen, "record 1: %v", err)
	}
	t := newTable(New(Config{Games: games}), first.Table)
	err = t.replay(rows)
	switch {
	case err != nil:
		return nil, err
	case t.freezeErr != nil:
		return nil, t.freezeErr
	case t.match == nil:
		return nil, rules.Errorf(remote.CodeFrozen, "record 1 does not tell what the table is made of")
	case rules.HasEnded(t.match):
		return t.fullMatch(), nil
	}
	return t.match, nil
}

// mend returns the records of the table as the journal has given them, or where these are damaged, fewer than there were,
// or could not be read, as the archive has them. The journal is put right by them. A table that the archive does not have
// stays as it is.
func (t *table) mend(rows [][]byte, failed error) ([][]byte, error) {
	a := t.host.config.Archive
	if a == nil {
		return rows, failed
	}
	kept, err := a.Rows(t.name)
	if err != nil || !journal.IsWhole(t.name, kept) {
		return rows, failed
	}
	whole := journal.IsWhole(t.name, rows)
	if failed == nil && whole && len(rows) >= len(kept) {
		return rows, nil
	}
	mended := kept
	if len(rows) > len(kept) { // what has come since is taken over where it follows
		if longer := append(kept[:len(kept):len(kept)], rows[len(kept):]...); journal.IsWhole(t.name, longer) {
			mended = longer
		}
	}
	if m, ok := t.host.config.Journal.(journal.Mender); ok {
		_ = m.Mend(t.name, mended) // where it cannot be written now, the table goes by the archive again the next time
	}
	return mended, nil
}
