package scenes

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/exchange"
	"engawa/scenes/stage"
)

// dropped returns the texts of the files that were dropped on the window since the last tick.
func dropped() []stage.Arrival {
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

// receive hands what has come from outside to the scene that waits for it, or else opens the sheet for it.
func (a *App) receive() {
	if a.opening != nil {
		arrival := *a.opening
		a.opening = nil
		a.take(arrival)
	}
	if a.services.Outside == nil {
		return
	}
	for _, arrival := range a.services.Outside.Arrivals() {
		a.take(arrival)
	}
}

func (a *App) take(arrival stage.Arrival) {
	if taker, ok := a.services.Stack.Top().(stage.Taker); ok {
		taker.Take(arrival)
		return
	}
	if arrival.Name == "" {
		// Pasted by keys: into a field, or where nobody asked for a text.
		if p, ok := a.services.Stack.Top().(stage.Paged); ok && arrival.Err == nil {
			p.Page().Insert(arrival.Text)
		}
		return
	}
	sheet := exchange.NewOpen(a.services)
	a.services.Stack.Push(sheet)
	sheet.Take(arrival)
}
