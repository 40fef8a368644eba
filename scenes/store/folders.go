//go:build !js

package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// folders is the Disk of systems that keep settings and data in different places, as the XDG Base Directory
// Specification wants it on Linux: the settings in one folder, matches and lessons in another.
type folders struct{ settings, data *Dir }

// isSettings reports whether a file is that of settings, or a damaged one that was set aside.
func isSettings(name string) bool {
	return name == settingsFile || strings.HasPrefix(name, settingsFile+".")
}

func (f folders) dirOf(name string) *Dir {
	if isSettings(name) {
		return f.settings
	}
	return f.data
}

// Read implements Disk.
func (f folders) Read(name string) ([]byte, error) { return f.dirOf(name).Read(name) }

// Update implements Disk.
func (f folders) Update(name string, change Change) error { return f.dirOf(name).Update(name, change) }

// Names implements Disk. What lies in the wrong folder is left out.
func (f folders) Names() ([]string, error) {
	settings, err := f.settings.Names()
	data, failed := f.data.Names()
	names := slices.DeleteFunc(settings, func(name string) bool { return !isSettings(name) })
	names = append(names, slices.DeleteFunc(data, isSettings)...)
	slices.Sort(names)
	return names, errors.Join(err, failed)
}

// DataDir returns the folder of the user's matches, for what else belongs to them. It makes nothing.
func DataDir() (string, error) {
	if data := dataDir(); data != "" {
		return data, nil
	}
	return UserDir()
}

// dataDir returns the folder for matches and lessons, "" where they lie with the settings: in a folder that ENGAWA_HOME
// names, and on systems that do not follow the XDG Base Directory Specification. It makes nothing.
func dataDir() string {
	if os.Getenv(HomeVariable) != "" {
		return ""
	}
	switch runtime.GOOS {
	case "windows", "darwin", "ios", "android", "plan9":
		return ""
	}
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "engawa")
	}
	if home := os.Getenv("HOME"); filepath.IsAbs(home) {
		return filepath.Join(home, ".local", "share", "engawa")
	}
	return ""
}

// openFolders returns the Disk of a folder for settings and one for data, which may be the same or "" for none. Matches
// that older versions have kept among the settings move once. An error with a Disk says which have not.
func openFolders(settings, data string) (Disk, error) {
	s, err := OpenDir(settings)
	if err != nil {
		return nil, err
	}
	if data == "" || filepath.Clean(data) == filepath.Clean(settings) {
		return s, nil
	}
	d, err := OpenDir(data)
	if err != nil {
		return s, nil // everything stays in one folder, as it was
	}
	if err := moveData(s, d); err != nil {
		return folders{s, d}, &migrationError{folder: settings, err: err}
	}
	return folders{s, d}, nil
}

// moveData moves everything but settings from one folder to the other. A file is removed when its content is durable in
// the other folder, so that nothing is lost whenever the program ends. Where the other folder has a file of the name
// with other content, both are kept. What cannot be moved stays, and is named by the error.
func moveData(from, to *Dir) error {
	names, err := from.Names()
	if err != nil {
		return err
	}
	names = slices.DeleteFunc(names, isSettings)
	if len(names) == 0 {
		return nil
	}
	// A program that is playing one of these matches must not write between reading and removing.
	unlock, err := from.os.Lock(filepath.Join(from.path, lockName), lockPatience)
	switch {
	case errors.Is(err, errHeld):
		return reason("lock the folder", from.path, err)
	case err == nil:
		defer unlock()
	} // else nobody can lock the folder, and nobody writes there
	var failed []error
	for _, name := range names {
		if err := moveFile(from, to, name); err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(failed...)
}

// moveFile moves one file; the folder that it comes from is locked.
func moveFile(from, to *Dir, name string) error {
	path := filepath.Join(from.path, name)
	data, err := from.os.ReadFile(path)
	if err != nil {
		return reason("read", path, err)
	}
	for try := 1; ; try++ {
		err = to.Update(moveName(name, try), func(now []byte) ([]byte, error) { return mergeMoved(name, now, data) })
		if !errors.Is(err, errConflict) {
			break
		}
		if try == maxMoves {
			return fmt.Errorf("store: move %s: %w", path, err)
		}
	}
	if err != nil {
		return err
	}
	if err := from.remove(path); err != nil {
		return reason("remove", path, err)
	}
	return nil
}

// maxMoves is how many names a file that moves is offered at most.
const maxMoves = 1000

// moveName returns the name that a file gets at a try, counted from 1, when all before are taken: for a match the id
// with the next number, else the name with an ending.
func moveName(name string, try int) string {
	if try == 1 {
		return name
	}
	if id, ok := idOf(name); ok {
		dash := strings.LastIndexByte(string(id), '-')
		if n, err := strconv.Atoi(string(id[dash+1:])); err == nil && dash > 0 {
			return MatchID(string(id[:dash+1]) + strconv.Itoa(n+try-1)).file()
		}
	}
	return name + ".moved" + strconv.Itoa(try)
}

// mergeMoved returns what a file holds after another has moved to its place; errConflict where both must be kept apart.
func mergeMoved(name string, now, moved []byte) ([]byte, error) {
	switch {
	case now == nil:
		return append([]byte{}, moved...), nil // not nil, which would remove the file
	case bytes.Equal(now, moved):
		return now, nil
	case name == lessonsFile:
		return mergeLessons(now, moved)
	case isMatch(moved) && continues(moved, now):
		return now, nil // it has moved before, could not be removed, and was played on
	}
	return nil, errConflict
}

// isMatch reports whether a file has the form of a saved match.
func isMatch(data []byte) bool {
	var c history
	return json.Unmarshal(data, &c) == nil && c.Game != "" && len(c.Log) > 0
}

// mergeLessons joins two files of lessons: each lesson is as far as either has it.
func mergeLessons(now, moved []byte) ([]byte, error) {
	all, _ := decodeRecords(now) // one that is damaged has no records
	others, _ := decodeRecords(moved)
	for id, raw := range others {
		var a, b LessonProgress
		if json.Unmarshal(raw, &b) != nil {
			continue
		}
		if json.Unmarshal(all[id], &a) == nil {
			b = LessonProgress{Step: max(a.Step, b.Step), Done: a.Done || b.Done}
		}
		joined, err := json.Marshal(b)
		if err != nil {
			return nil, err
		}
		all[id] = joined
	}
	return encodeObject(all)
}
