// Package tablebase holds tablebase files, which are too large for the first load of a page, and which bots probe. A program
// for a computer or a phone has them inside; a page fetches a file when it is first asked for one, from beside the page,
// and its service worker keeps it.
//
// The files are made by "make tablebases". The package imports the standard library and, on a page, internal/pagefile.
package tablebase

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

//go:embed files.txt
var catalogue string

// File is an entry of the catalogue.
type File struct {
	Name string // of the file
	Size int    // bytes
	Hash string // SHA-256 in hexadecimal
}

// Address returns how a page asks for the file: a new edition has a new address.
func (b File) Address() string { return b.Name + "?v=" + b.Hash[:10] }

// Files returns the catalogue, ordered by name.
func Files() []File {
	var list []File
	for line := range strings.Lines(catalogue) {
		words := strings.Fields(line)
		if len(words) != 3 {
			continue
		}
		size, err := strconv.Atoi(words[1])
		if err != nil {
			continue
		}
		list = append(list, File{words[0], size, words[2]})
	}
	return list
}

// Entry writes the line of a file in the catalogue.
func (b File) Entry() string { return fmt.Sprintf("%s %d %s\n", b.Name, b.Size, b.Hash) }

// find returns the entry of a file.
func find(name string) (File, error) {
	for _, b := range Files() {
		if b.Name == name {
			return b, nil
		}
	}
	return File{}, fmt.Errorf("tablebase: there is no tablebase file called %q", name)
}
