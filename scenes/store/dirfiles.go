//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"syscall"
	"time"
)

// files is what a Dir asks of the operating system. Tests put a system in its place that fails, or loses its power, at
// any call.
type files interface {
	ReadFile(path string) ([]byte, error)
	ReadDir(path string) ([]fs.DirEntry, error)
	// CreateTemp makes a new empty file in a folder, with a name as [os.CreateTemp] makes it.
	CreateTemp(folder, pattern string) (file, error)
	// Lock takes the lock that the file at the path stands for, which no other program has until unlock or its own
	// end. It makes the file, waits for the lock as long as patience, and takes none where the system has none to give.
	Lock(path string, patience time.Duration) (unlock func(), err error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncDir makes a folder's list of files durable, where the system can.
	SyncDir(path string) error
}

// file is a file that is being written.
type file interface {
	Name() string
	Write(data []byte) (int, error)
	// Sync makes the content durable.
	Sync() error
	Close() error
}

// system is the operating system itself.
type system struct{}

func (system) ReadFile(path string) ([]byte, error)       { return os.ReadFile(path) }
func (system) ReadDir(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }
func (system) Rename(from, to string) error               { return os.Rename(from, to) }
func (system) Remove(path string) error                   { return os.Remove(path) }

func (system) CreateTemp(folder, pattern string) (file, error) {
	f, err := os.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	return f, nil
}

// errHeld is that another program holds a lock.
var errHeld = errors.New("another program is changing what lies there and does not end")

// lockRest lies between two looks whether a lock is free.
const lockRest = 2 * time.Millisecond

func (system) Lock(path string, patience time.Duration) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	for waited := time.Duration(0); ; waited += lockRest {
		free, err := tryLock(f)
		switch {
		case err != nil && !errors.Is(err, errors.ErrUnsupported):
			f.Close()
			return nil, err
		case err != nil, free:
			return func() { f.Close() }, nil // which gives the lock back
		case waited >= patience:
			f.Close()
			return nil, errHeld
		}
		time.Sleep(lockRest)
	}
}

func (system) SyncDir(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := f.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}
