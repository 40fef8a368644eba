//go:build !js

package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Folder is an [Archive] in a folder, with two files a table: the saved match, as every match is given away, and the
// records, one a line. Each file is there whole or not at all, whenever the program or the machine ends.
type Folder struct{ path string }

// Endings of the names of the files.
const (
	SaveSuffix    = ".engawa"  // a saved match, see rules.Load
	RecordsSuffix = ".records" // the records of a row, one a line
	partSuffix    = ".part"    // of a file that is being written
)

// OpenFolder returns the archive in the folder, which is made when the first table is put there. What a former program
// has left unfinished is removed.
func OpenFolder(path string) *Folder {
	left, _ := filepath.Glob(filepath.Join(path, "*"+partSuffix))
	for _, name := range left {
		_ = os.Remove(name) // it is in nobody's way
	}
	return &Folder{path}
}

// file is where a file of the table lies.
func (f *Folder) file(table, suffix string) string { return filepath.Join(f.path, table+suffix) }

// Put implements [Archive]. The records come first: where the match is, they are.
func (f *Folder) Put(table string, save []byte, rows [][]byte) error {
	err := os.MkdirAll(f.path, 0o700)
	if err == nil {
		err = f.write(f.file(table, RecordsSuffix), append(bytes.Join(rows, []byte("\n")), '\n'))
	}
	if err == nil {
		err = f.write(f.file(table, SaveSuffix), save)
	}
	if err != nil {
		return fmt.Errorf("table %s is not archived: %w", table, err)
	}
	return nil
}

// write has the file hold the data: it is written under another name, and gets its own once it is on the disk.
func (f *Folder) write(name string, data []byte) error {
	if have, err := os.ReadFile(name); err == nil && bytes.Equal(have, data) {
		return nil
	}
	part, err := os.CreateTemp(f.path, filepath.Base(name)+".*"+partSuffix)
	if err != nil {
		return err
	}
	_, err = part.Write(data)
	if err == nil {
		err = part.Sync()
	}
	if closed := part.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(part.Name(), name)
	}
	if err != nil {
		_ = os.Remove(part.Name())
		return err
	}
	if folder, err := os.Open(f.path); err == nil {
		_ = folder.Sync() // not every system can; the name is then there a little later
		folder.Close()
	}
	return nil
}

// Has implements [Archive].
func (f *Folder) Has(table string) bool {
	_, err := os.Stat(f.file(table, SaveSuffix))
	return err == nil
}

// Rows implements [Archive].
func (f *Folder) Rows(table string) ([][]byte, error) {
	data, err := os.ReadFile(f.file(table, RecordsSuffix))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the archived table %s cannot be read: %w", table, err)
	}
	return Lines(data), nil
}
