package platform

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/stage"
)

// droppedTexts returns the texts of the files that were dropped on the window since the last tick.
func droppedTexts() []stage.Arrival {
	files := ebiten.DroppedFiles()
	if files == nil {
		return nil
	}
	return readAll(files)
}

// readAll returns the texts of all files of a folder.
func readAll(files fs.FS) []stage.Arrival {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return []stage.Arrival{{Err: err}}
	}
	var got []stage.Arrival
	for _, entry := range entries {
		if entry.IsDir() {
			continue
		}
		text, err := readText(files, entry.Name())
		got = append(got, stage.Arrival{Name: entry.Name(), Text: text, Err: err})
	}
	return got
}

// readText reads a file that is not too long to be a match.
func readText(files fs.FS, name string) (string, error) {
	file, err := files.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return stage.ReadText(file)
}
