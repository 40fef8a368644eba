//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Dir is a Disk in a folder of its own.
type Dir struct {
	path string
	os   files
}

// HomeVariable is the environment variable that names the folder for settings and saves instead of the user's own.
const HomeVariable = "ENGAWA_HOME"

// A file being written has a name with this beginning; no Disk's file has.
const tempPrefix = ".writing-"

// lockName is the file that stands for the lock on a folder. It holds nothing, and stays.
const lockName = ".lock"

// lockPatience is how long a window waits for another's change, which takes as long as the disk takes for two files.
const lockPatience = 3 * time.Second

// tempLife is the age at which such a file counts as left behind by a program that was killed.
const tempLife = time.Hour

// OpenDir returns the Disk in a folder, which is made when it is not there, with its parents.
func OpenDir(path string) (*Dir, error) {
	_, err := os.Lstat(path)
	fresh := errors.Is(err, fs.ErrNotExist)
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, reason("make the folder", path, err)
	}
	if fresh {
		// That the folder itself stays is the parent's to keep; where it cannot be flushed, it still stays almost always.
		_ = system{}.SyncDir(filepath.Dir(path))
	}
	d := &Dir{path: path, os: system{}}
	d.sweep()
	return d, nil
}

// UserDir returns the folder for the user's settings, and for matches where no other is for them: what ENGAWA_HOME names, else "engawa" among the
// system's configuration folders. It makes nothing.
func UserDir() (string, error) {
	if home := os.Getenv(HomeVariable); home != "" {
		return home, nil
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("store: %w: the system names no folder for settings (%w); set %s", ErrForbidden, err, HomeVariable)
	}
	return filepath.Join(config, "engawa"), nil
}

// System returns the Disk that this platform gives the user: here the folder of [UserDir]; on Linux and its like for
// settings only, with matches and lessons in "engawa" among the user's data (XDG_DATA_HOME). An error with a Disk tells
// that matches of an older version still lie in the former folder.
func System() (Disk, error) {
	path, err := UserDir()
	if err != nil {
		return nil, err
	}
	return openFolders(path, dataDir())
}

// sweep removes what killed programs left half written.
func (d *Dir) sweep() {
	entries, err := d.os.ReadDir(d.path)
	if err != nil {
		return
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), tempPrefix) {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > tempLife {
			d.os.Remove(filepath.Join(d.path, e.Name()))
		}
	}
}

func (d *Dir) file(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	return filepath.Join(d.path, name), nil
}

// Read implements Disk.
func (d *Dir) Read(name string) ([]byte, error) {
	path, err := d.file(name)
	if err != nil {
		return nil, err
	}
	data, err := d.os.ReadFile(path)
	if err != nil {
		return nil, reason("read", path, err)
	}
	return data, nil
}

// Update implements Disk: it writes beside the file, makes that durable, and puts it in the file's place. A lock on the
// folder, which other programs on it take too, is held until that is done.
func (d *Dir) Update(name string, change Change) error {
	path, err := d.file(name)
	if err != nil {
		return err
	}
	unlock, err := d.os.Lock(filepath.Join(d.path, lockName), lockPatience)
	if err != nil {
		return reason("lock the folder of", path, err)
	}
	defer unlock()
	now, err := d.os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		now = nil
	} else if err != nil {
		return reason("read", path, err)
	}
	data, err := change(now)
	switch {
	case err != nil:
		return err
	case data == nil && now == nil:
		return nil
	case data == nil:
		err = d.remove(path)
	default:
		err = d.replace(path, data)
	}
	if err != nil {
		return reason("write", path, err)
	}
	return nil
}

// replace writes a new file and gives it the path. Nothing of it is left where it cannot be finished.
func (d *Dir) replace(path string, data []byte) error {
	f, err := d.os.CreateTemp(d.path, tempPrefix+"*")
	if err != nil {
		return err
	}
	if err := fill(f, data); err != nil {
		// The file was none yet, and is swept later where it cannot go now.
		_ = d.os.Remove(f.Name())
		return err
	}
	if err := d.os.Rename(f.Name(), path); err != nil {
		_ = d.os.Remove(f.Name()) // as above
		return err
	}
	return d.os.SyncDir(d.path)
}

// fill writes the whole content of a file, makes it durable, and closes the file in any case.
func fill(f file, data []byte) error {
	n, err := f.Write(data)
	if err == nil && n < len(data) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// remove removes a file, and makes that durable.
func (d *Dir) remove(path string) error {
	if err := d.os.Remove(path); err != nil {
		return err
	}
	return d.os.SyncDir(d.path)
}

// Names implements Disk. Files that cannot be a Disk's are left out.
func (d *Dir) Names() ([]string, error) {
	entries, err := d.os.ReadDir(d.path)
	if err != nil {
		return nil, reason("list", d.path, err)
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() && checkName(e.Name()) == nil {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// Error numbers of Windows for a disk without room.
const (
	windowsHandleDiskFull = syscall.Errno(39)
	windowsDiskFull       = syscall.Errno(112)
)

// reason says what failed where, and whether the storage is full or forbidden.
func reason(what, path string, err error) error {
	full := errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
	if runtime.GOOS == "windows" {
		full = full || errors.Is(err, windowsDiskFull) || errors.Is(err, windowsHandleDiskFull)
	}
	switch {
	case full:
		return fmt.Errorf("store: %s %s: %w: %w", what, path, ErrFull, err)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return fmt.Errorf("store: %s %s: %w: %w", what, path, ErrForbidden, err)
	}
	return fmt.Errorf("store: %s %s: %w", what, path, err)
}
