package drive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// startedBefore has a page find what a program keeps that has been started before: lessons of which none has been begun.
// Where nothing can be kept, nothing is.
const startedBefore = `;try { localStorage["engawa/lessons.json"] ||= "{}" } catch {}`

// keepStartedBefore does the same in the folder that stands for a player's home.
func keepStartedBefore(home string) error {
	folder := filepath.Join(home, ".local", "share")
	switch runtime.GOOS {
	case "windows":
		folder = home
	case "darwin":
		folder = filepath.Join(home, "Library", "Application Support")
	}
	folder = filepath.Join(folder, "engawa")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	file := filepath.Join(folder, "lessons.json")
	if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.WriteFile(file, []byte("{}\n"), 0o600)
}
