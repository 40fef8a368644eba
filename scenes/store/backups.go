package store

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Tabs of a browser cannot lock its storage, and see a moment late what another has written: of two that save one match
// in the same moment both find it as they know it, and one writes over what the other has just written. Over such a
// Disk a Store leaves a backup of each match that it saves: a file of a name of its own, which nobody else ever writes.
// A while later it looks again. If the match is kept, it takes the backup away; if another tab has written over it, it
// saves it again, as a match of its own. The backups of a tab that was closed before are dealt with alike by the next one
// that lists the matches.
//
// Nothing is lost as long as what one tab has written is seen by all after a third of echoSettles.

// unlockedDisk is implemented by a Disk that cannot keep others from changing a file between the look and the change of an
// Update.
type unlockedDisk interface{ unlocked() }

const (
	backupPrefix  = "echo-"
	backupSettles = 2 * time.Second  // after which a Store looks again at what it has saved
	backupOld     = 10 * time.Second // after which a backup is nobody's who could still look again
)

// backups are what a Store over a loose Disk knows of its own ones.
type backups struct {
	disk        Disk
	mark        string // tells this Store's backups from those of others
	backupCount int
	byMatch     map[MatchID]backup
	now         func() time.Time
}

// backup is a saved match under a second name.
type backup struct {
	id    MatchID // of the match
	name  string  // of the file
	at    time.Time
	isOwn bool // made by the Store that asks
	data  []byte
}

func newBackups(disk Disk) *backups {
	if _, ok := disk.(unlockedDisk); !ok {
		return nil
	}
	return &backups{disk: disk, mark: strconv.FormatUint(rand.Uint64(), 36), byMatch: map[MatchID]backup{}, now: time.Now}
}

// nameOf returns the next name for a backup of a match.
func (e *backups) nameOf(id MatchID) string {
	e.backupCount++
	return fmt.Sprintf("%s%d-%s-%d-%s", backupPrefix, e.now().UnixMilli(), e.mark, e.backupCount, id.file())
}

// parse returns what the name of a backup says.
func (e *backups) parse(name string) (backup, bool) {
	parts := strings.SplitN(name, "-", 5)
	if len(parts) < 5 || parts[0]+"-" != backupPrefix {
		return backup{}, false
	}
	ms, err := strconv.ParseInt(parts[1], 10, 64)
	id, match := idOf(parts[4])
	return backup{id: id, name: name, at: time.UnixMilli(ms), isOwn: parts[2] == e.mark}, err == nil && match
}

// older reports whether the backup has been there for so long, by a clock that may have been set since.
func (e *backups) older(c backup, age time.Duration) bool {
	passed := e.now().Sub(c.at)
	return passed >= age || passed < -age
}

// follow has the backup of a match that has parted from its file be that of the match under its new id.
func (e *backups) follow(id, own MatchID) {
	if e == nil {
		return
	}
	if c, ok := e.byMatch[id]; ok {
		delete(e.byMatch, id)
		e.byMatch[own] = c
	}
}

// backup leaves a backup of what is about to be saved. Where there is no room for it the match is saved without one.
func (s *Store) backup(id MatchID, data []byte) backup {
	e := backup{id: id, name: s.backups.nameOf(id), at: s.backups.now(), isOwn: true, data: data}
	if s.backups.disk.Update(e.name, replaceWith(data)) != nil {
		e.name = ""
	}
	return e
}

// silence takes a backup away. One that stays is dealt with later.
func (s *Store) silence(e backup) {
	if e.name != "" {
		_ = s.backups.disk.Update(e.name, removeFile)
	}
}

// save keeps a saved match, with a backup where the Disk is loose, and returns its id as it is now.
func (s *Store) save(id MatchID, data []byte) (MatchID, error) {
	if s.backups == nil {
		return s.keep(id, data)
	}
	fresh := s.backup(id, data)
	before, echoed := s.backups.byMatch[id]
	own, err := s.keep(id, data)
	s.backups.byMatch[own] = fresh
	if echoed {
		s.silence(before) // what it held is in the new one, or was taken back
	}
	return own, err
}

// Recheck looks at what this Store has saved a while ago, where another window may have written over it unnoticed,
// and saves again what is lost. It returns the id under which the match is kept that was kept under id. It is to be
// called often while a match is played, and costs next to nothing.
func (s *Store) Recheck(id MatchID) MatchID {
	if s.backups == nil {
		return id
	}
	for _, of := range slices.Sorted(maps.Keys(s.backups.byMatch)) {
		e := s.backups.byMatch[of]
		if !s.backups.older(e, backupSettles) || s.disk.holds(of.file()) {
			continue
		}
		if s.stillThere(of, e.data) {
			s.silence(e)
			delete(s.backups.byMatch, of)
			continue
		}
		own, _ := s.save(of, e.data) // what goes wrong is reported through the problems
		if of == id {
			id = own
		}
	}
	return id
}

// stillThere reports whether a match's file holds the saved match, or what goes on from it.
func (s *Store) stillThere(id MatchID, data []byte) bool {
	now, err := s.backups.disk.Read(id.file())
	return err == nil && contains(now, data)
}

// recover deals with the backups that tabs have left which are closed: what is kept nowhere is kept again.
func (s *Store) recover() {
	if s.backups == nil {
		return
	}
	names, _ := s.disk.names() // what is not listed now is dealt with another time
	for _, name := range names {
		e, ok := s.backups.parse(name)
		if !ok || e.isOwn || !s.backups.older(e, backupOld) {
			continue
		}
		data, err := s.backups.disk.Read(name)
		if err != nil {
			continue // another has dealt with it, or nobody can now
		}
		if s.worthKeeping(e.id, data) && !s.isInFile(names, data) {
			if _, err := s.save(e.id, data); err != nil {
				continue // it is in memory only, and stays a backup
			}
		}
		s.silence(e)
	}
}

// worthKeeping reports whether it is a saved match in which somebody has moved.
func (s *Store) worthKeeping(id MatchID, data []byte) bool {
	sum, err := s.summary(id, data)
	return err == nil && !sum.Untouched
}

// isInFile reports whether one of the files of matches holds the saved match, or what goes on from it.
func (s *Store) isInFile(names []string, data []byte) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		id, match := idOf(name)
		return match && s.stillThere(id, data)
	})
}

// silenceAll takes all backups of a match away that is deleted.
func (s *Store) silenceAll(id MatchID) {
	if s.backups == nil {
		return
	}
	delete(s.backups.byMatch, id)
	names, _ := s.disk.names() // what is not listed stays, and brings the match back at worst
	for _, name := range names {
		if e, ok := s.backups.parse(name); ok && e.id == id {
			s.silence(e)
		}
	}
}
