package largeprint

import (
	"slices"
	"strings"

	"engawa/scenes/a11y"
	"engawa/scenes/lang"
)

// Keys of what turns the pages of a scene that has such, says which is open, and takes the scene away. The large print has
// the same.
const (
	keyPrevious = "previous"
	keyNext     = "next"
	keyPage     = "page"
	keyClose    = "close"
)

// hasPages reports whether the scene that is read has pages of its own.
func hasPages(items []a11y.Item) bool {
	has := func(key string) bool {
		return slices.ContainsFunc(items, func(i a11y.Item) bool { return i.Does.Key == key })
	}
	return has(keyPrevious) && has(keyNext)
}

// nameBelowControls names what turns the pages of the scene below, or takes it away, after that scene: the large print has pages too.
func nameBelowControls(items []a11y.Item, words *lang.Catalog) []a11y.Item {
	pages := hasPages(items)
	for k := range items {
		i := &items[k]
		key, is := strings.CutPrefix(i.ID, a11y.OfControl)
		if is && (key == keyClose || pages && (key == keyPrevious || key == keyNext || key == keyPage)) {
			i.Name = words.Of(items[0].Name, i.Name)
		}
	}
	return items
}
