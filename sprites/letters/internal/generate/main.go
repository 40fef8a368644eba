// Command generate writes the glyph data that package letters embeds. Run it
// with go generate in sprites/letters.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"engawa/sprites/letters/internal/subset"
)

func main() {
	if err := run("data"); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

// run writes every generated file into the folder.
func run(folder string) error {
	files, err := subset.Build()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d bytes\n", name, len(data))
	}
	return nil
}
