package sprites

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"engawa/sprites/vector"
)

const (
	artRoot   = "art/"
	artSuffix = ".svg"
)

// Catalogue holds the drawings of a package: the SVG files below its folder art.
type Catalogue struct{ files embed.FS }

// NewCatalogue returns the catalogue of embedded files.
func NewCatalogue(files embed.FS) Catalogue { return Catalogue{files} }

//go:embed art
var sources embed.FS

// Drawings returns the drawings that no game has for itself: icons, crests, the things of the veranda and of the
// interface, the pictures of the boxes.
func Drawings() Catalogue { return Catalogue{sources} }

// Source returns the SVG text of a drawing. Names are those of Names; an
// unknown one is an error that says so.
func (k Catalogue) Source(name string) ([]byte, error) {
	data, err := k.files.ReadFile(artRoot + name + artSuffix)
	if err != nil {
		return nil, fmt.Errorf("sprites: there is no drawing %q", name)
	}
	return data, nil
}

// Drawing parses a drawing by its name, folder and file without suffix: for
// example "ui/lantern" or "icons/undo". Icons are drawn in one ink;
// choose it with Drawing.Ink, otherwise they come out black. Parsing takes well
// under a millisecond, but keep the drawing (or better its image) all the same.
func (k Catalogue) Drawing(name string) (*vector.Drawing, error) {
	data, err := k.Source(name)
	if err != nil {
		return nil, err
	}
	d, err := vector.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("sprites: drawing %q: %w", name, err)
	}
	return d, nil
}

// Names returns the names of all drawings in alphabetical order.
func (k Catalogue) Names() []string {
	var names []string
	// The walk cannot fail: the tree is part of the program.
	_ = fs.WalkDir(k.files, strings.TrimSuffix(artRoot, "/"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, artSuffix) {
			names = append(names, strings.TrimSuffix(strings.TrimPrefix(path, artRoot), artSuffix))
		}
		return err
	})
	return names
}

// Drawing parses one of Drawings.
func Drawing(name string) (*vector.Drawing, error) { return Drawings().Drawing(name) }

// Icon returns the drawing of an icon of the interface in the given ink. Icons
// have a box of 24 units.
func Icon(name string, ink Color) (*vector.Drawing, error) {
	d, err := Drawing("icons/" + name)
	if err != nil {
		return nil, err
	}
	return d.Ink(ink), nil
}
