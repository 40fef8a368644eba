package testkit

import (
	"io/fs"
	"strings"
)

// Files is a set of files in memory, by name. Files whose name begins with "locked" cannot be written.
type Files map[string]string

// ReadFile returns the file's bytes, or an error that wraps [fs.ErrNotExist].
func (f Files) ReadFile(name string) ([]byte, error) {
	text, ok := f[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return []byte(text), nil
}

// WriteFile replaces the file, or returns an error that wraps [fs.ErrPermission] when it is locked.
func (f Files) WriteFile(name string, data []byte) error {
	if strings.HasPrefix(name, "locked") {
		return &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	f[name] = string(data)
	return nil
}
