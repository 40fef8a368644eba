package lang

import (
	"errors"
	"fmt"
)

var errOtherKeys = errors.New("it has not the texts that this program asks for")

// unpack makes the catalogue of a language from what [Pack] returned. The texts must have the keys of like, nil for any:
// a file of another build is refused.
func unpack(tag Tag, data string, like *Catalog) (*Catalog, error) {
	files := folder{}
	if err := decodeFolder(data, func(name, contents string) { files[name] = contents }); err != nil {
		return nil, fmt.Errorf("lang: %s: %w", tag, err)
	}
	c, err := newCatalog(tag, files)
	if err == nil && like != nil && !c.hasKeysOf(like) {
		err = errOtherKeys
	}
	if err != nil {
		return nil, fmt.Errorf("lang: %s: %w", tag, err)
	}
	return c, nil
}

// hasKeysOf reports whether the catalogue has texts and nouns for exactly the keys of another.
func (c *Catalog) hasKeysOf(other *Catalog) bool {
	if len(c.texts) != len(other.texts) || len(c.nouns) != len(other.nouns) {
		return false
	}
	for key := range other.texts {
		if !c.Has(key) {
			return false
		}
	}
	for id := range other.nouns {
		if _, ok := c.nouns[id]; !ok {
			return false
		}
	}
	return true
}
