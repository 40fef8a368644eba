package store

import (
	"errors"
	"io/fs"
	"strconv"

	"engawa/rules"
)

// settingsFile is the name of the file of settings.
const settingsFile = "settings.json"

// Find returns the game with an id.
type Find func(id string) (rules.Game, bool)

// Store keeps settings and matches on a Disk. Errors of its methods need no answer: what could not be kept stays in
// memory, and what the player should know is among [Store.Problems].
type Store struct {
	disk          *bufferedDisk
	find          Find
	settings      Settings
	problems      []Problem
	writeProblem  ProblemKind               // the sort of problem that writing has at present, 0 for none
	reportedFiles map[string]bool           // files that a Newer or Unread problem has named
	base          []byte                    // the settings as the program knows them, as a file
	file          []byte                    // the file of settings as far as the program knows it; nil for none
	lessons       recordFile                // how far lessons have got
	puzzles       recordFile                // what has been done with puzzles
	results       recordFile                // how matches have ended
	lastNumbers   map[string]int            // the last number given to a match of each game
	backups       *backups                  // nil where the disk needs none
	knownFiles    map[MatchID]knownContents // what this Store has read or written last of each match that is played
}

// Open returns the Store on a Disk and reads the settings. It always succeeds; see [Store.Problems].
func Open(disk Disk, find Find) *Store {
	if _, unlocked := disk.(unlockedDisk); unlocked {
		disk = InParts(disk)
	}
	s := &Store{
		disk: newBufferedDisk(disk), find: find, reportedFiles: map[string]bool{}, lastNumbers: map[string]int{},
		knownFiles: map[MatchID]knownContents{}, backups: newBackups(disk),
		lessons: recordFile{name: lessonsFile},
		puzzles: recordFile{name: puzzlesFile, damaged: DamagedPuzzles},
		results: recordFile{name: resultsFile, damaged: DamagedResults, isFixed: true},
	}
	s.Assume(s.readSettings())
	return s
}

// OpenSystem returns the Store on the platform's own Disk, see [System]; where there is none, on memory with a
// Problem that says so.
func OpenSystem(find Find) *Store {
	disk, err := System()
	if disk == nil {
		s := Open(&Memory{}, find)
		s.problem(Forbidden, "", err) // whatever the reason, nothing is kept in this run
		return s
	}
	s := Open(disk, find)
	if err != nil {
		s.problem(Unread, oldFolderOf(err), err)
	}
	return s
}

// migrationError is the error that saved matches still lie in the folder of older versions.
type migrationError struct {
	folder string
	err    error
}

// Error implements error.
func (u *migrationError) Error() string {
	return "store: matches stay in " + u.folder + ": " + u.err.Error()
}

// Unwrap returns why they stay there.
func (u *migrationError) Unwrap() error { return u.err }

// oldFolderOf returns where the matches lie that an error of [System] is about.
func oldFolderOf(err error) string {
	if u, ok := errors.AsType[*migrationError](err); ok {
		return u.folder
	}
	return ""
}

// IsFirstStart reports whether nothing has ever been kept here, so that this is a first start; false where that is unknown,
// and where nothing can be kept.
func (s *Store) IsFirstStart() bool {
	names, err := s.disk.names()
	return err == nil && len(names) == 0 && len(s.problems) == 0
}

// LastSetup returns what was last set up for a game, false when there is nothing or it no longer fits the game.
func (s *Store) LastSetup(game string) (GameSetup, bool) {
	last, ok := s.settings.Setups[game]
	if !ok {
		return GameSetup{}, false
	}
	g, ok := s.find(game)
	if !ok {
		return GameSetup{}, false
	}
	last = last.clone()
	full, err := g.Info().Resolve(last.Setup)
	if err != nil {
		return GameSetup{}, false
	}
	last.Setup = full
	return last, true
}

// SetLastSetup remembers what was set up for a game.
func (s *Store) SetLastSetup(game string, last GameSetup) error {
	settings := s.Settings()
	settings.Setups[game] = last.clone()
	return s.SetSettings(settings)
}

// setAside gives a damaged file a free name and returns that. Where the Disk does not let it, the file stays untouched
// under its own name for the rest of the run.
func (s *Store) setAside(name string, content []byte) string {
	for n := 1; n <= 99; n++ {
		aside := name + ".damaged"
		if n > 1 {
			aside += strconv.Itoa(n)
		}
		err := s.disk.setAside(name, aside, content)
		if err == nil {
			return aside
		}
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	s.disk.bar(name)
	return name
}
