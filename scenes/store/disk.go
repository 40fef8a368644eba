package store

import (
	"errors"
	"fmt"
	"io/fs"
)

// Disk keeps small named files. Names are made of lower-case letters, digits, '-', '_' and '.', and neither begin
// with a dot nor are longer than 100 bytes. Contents are UTF-8 text.
//
// Errors wrap [ErrFull] or [ErrForbidden] where that is the reason, and [fs.ErrNotExist] for a file that is not there.
type Disk interface {
	// Read returns the content of a file.
	Read(name string) ([]byte, error)
	// Update makes, replaces or removes a file as change says. From the look that change gets to the end of the update
	// nobody else changes the file, through whatever Disk; in a browser tabs may, see [Store.Recheck] and [InParts].
	// After an error, or a crash at any moment, the file has its old content or the new, never a mixture. Errors of
	// change are handed on.
	Update(name string, change Change) error
	// Names lists the files in ascending order.
	Names() ([]string, error)
}

// Change says what a file is to hold that holds now, nil where there is no file; it returns nil for no file. An error
// leaves everything as it is.
type Change func(now []byte) ([]byte, error)

// replaceWith is the Change that gives a file its content whatever it holds.
func replaceWith(data []byte) Change {
	data = append([]byte{}, data...)
	return func([]byte) ([]byte, error) { return data, nil }
}

// removeFile is the Change that removes a file whatever it holds.
func removeFile([]byte) ([]byte, error) { return nil, nil }

// Why a Disk keeps nothing.
var (
	ErrFull      = errors.New("the storage is full")
	ErrForbidden = errors.New("the storage is forbidden")
)

// maxName is the length of the longest name of a file in bytes.
const maxName = 100

// checkName refuses names that not every Disk can hold.
func checkName(name string) error {
	ok := name != "" && len(name) <= maxName && name[0] != '.'
	for _, r := range name {
		if !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '.') {
			ok = false
		}
	}
	if !ok {
		return fmt.Errorf("store: %q is no name for a file; expected up to %d of a-z 0-9 - _ . and no dot in front: %w",
			name, maxName, fs.ErrInvalid)
	}
	return nil
}
