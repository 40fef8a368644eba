package sprites

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"engawa/sprites/vector"
)

//go:embed art
var sources embed.FS

const (
	artRoot   = "art/"
	artSuffix = ".svg"
)

// Source returns the SVG text of a drawing. Names are those of Names; an
// unknown one is an error that says so.
func Source(name string) ([]byte, error) {
	data, err := sources.ReadFile(artRoot + name + artSuffix)
	if err != nil {
		return nil, fmt.Errorf("sprites: there is no drawing %q", name)
	}
	return data, nil
}

// Drawing parses a drawing by its name, folder and file without suffix: for
// example "creatures/kitsune" or "icons/undo". Icons are drawn in one ink;
// choose it with Drawing.Ink, otherwise they come out black. Parsing takes well
// under a millisecond, but keep the drawing (or better its image) all the same.
func Drawing(name string) (*vector.Drawing, error) {
	data, err := Source(name)
	if err != nil {
		return nil, err
	}
	d, err := vector.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("sprites: drawing %q: %w", name, err)
	}
	return d, nil
}

// Icon returns the drawing of an icon of the interface in the given ink. Icons
// have a box of 24 units.
func Icon(name string, ink Color) (*vector.Drawing, error) {
	d, err := Drawing("icons/" + name)
	if err != nil {
		return nil, err
	}
	return d.Ink(ink), nil
}

// Names returns the names of all drawings in alphabetical order.
func Names() []string {
	var names []string
	// The walk cannot fail: the tree is part of the program.
	_ = fs.WalkDir(sources, strings.TrimSuffix(artRoot, "/"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, artSuffix) {
			names = append(names, strings.TrimSuffix(strings.TrimPrefix(path, artRoot), artSuffix))
		}
		return err
	})
	return names
}
