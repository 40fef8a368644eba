package stage

import (
	"bytes"
	"errors"
	"io"
	"unicode/utf8"
)

// Files are the folders of a device in which the player chooses a file. Paths are the device's own.
type Files interface {
	// Start returns the folder to begin in: the last one where it is still there, else one in which papers usually lie.
	Start(last string) string
	// Parent returns the folder above; false for none.
	Parent(folder string) (string, bool)
	// Entries lists what is in a folder, in any order.
	Entries(folder string) ([]Entry, error)
	// Path returns the path of a name in a folder.
	Path(folder, name string) string
	// Find returns the path that a player has typed as the device writes it, and whether a folder is there. The error is
	// an [fs.ErrNotExist] where nothing is there.
	Find(typed string) (path string, folder bool, err error)
	// Read returns the text of a file as [ReadText] does.
	Read(path string) (string, error)
}

// Entry is a folder or a file in a folder.
type Entry struct {
	Name   string
	Folder bool
}

// Why what has come from outside is not taken.
var (
	ErrTooLong = errors.New("the text is longer than a match can be")
	ErrNotText = errors.New("this is no text")
)

// ReadText reads a text that is not too long to be a match: in UTF-8, or else in Latin-1 as old files are. It is
// [ErrTooLong] or [ErrNotText] where there is none.
func ReadText(r io.Reader) (string, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxArrival+1))
	if err != nil {
		return "", err
	}
	if len(data) > MaxArrival {
		return "", ErrTooLong
	}
	return Text(data)
}

// Text returns the text that bytes hold, as [ReadText] does.
func Text(data []byte) (string, error) {
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if bytes.ContainsFunc(data, func(r rune) bool { return r < ' ' && r != '\n' && r != '\r' && r != '\t' && r != '\f' }) {
		return "", ErrNotText
	}
	if utf8.Valid(data) {
		return string(data), nil
	}
	latin := make([]rune, len(data))
	for k, b := range data {
		latin[k] = rune(b)
	}
	return string(latin), nil
}
