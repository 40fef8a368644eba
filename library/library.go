// Package library holds the books of the house: data that are too large for the first load of a page, and that bots
// look things up in. A program for a computer or a phone has them inside; a page fetches a book when it is first asked
// for one, from beside the page, and its service worker keeps it.
//
// The books are made by "make books". The package imports the standard library only.
package library

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

//go:embed books.txt
var catalogue string

// Book is an entry of the catalogue.
type Book struct {
	Name string // of the file
	Size int    // bytes
	Hash string // SHA-256 in hexadecimal
}

// Address returns how a page asks for the book: a new edition has a new address.
func (b Book) Address() string { return b.Name + "?v=" + b.Hash[:10] }

// Books returns the catalogue in the order of names.
func Books() []Book {
	var list []Book
	for line := range strings.Lines(catalogue) {
		words := strings.Fields(line)
		if len(words) != 3 {
			continue
		}
		size, err := strconv.Atoi(words[1])
		if err != nil {
			continue
		}
		list = append(list, Book{words[0], size, words[2]})
	}
	return list
}

// Entry writes the line of a book in the catalogue.
func (b Book) Entry() string { return fmt.Sprintf("%s %d %s\n", b.Name, b.Size, b.Hash) }

// find returns the entry of a book.
func find(name string) (Book, error) {
	for _, b := range Books() {
		if b.Name == name {
			return b, nil
		}
	}
	return Book{}, fmt.Errorf("library: there is no book called %q", name)
}
