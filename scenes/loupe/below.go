package loupe

import (
	"slices"
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/mirror"
)

// Keys of what turns the leaves of a scene that has such, tells which is open, and takes the scene away. The glass has
// the same.
const (
	keyPrevious = "previous"
	keyNext     = "next"
	keyLeaf     = "leaf"
	keyClose    = "close"
)

// leafed reports whether the scene that is read has leaves of its own.
func leafed(items []mirror.Item) bool {
	has := func(key string) bool {
		return slices.ContainsFunc(items, func(i mirror.Item) bool { return i.Does.Key == key })
	}
	return has(keyPrevious) && has(keyNext)
}

// apart names what turns the leaves of the scene below, or takes it away, after that scene: the glass has leaves too.
func apart(items []mirror.Item, words *lang.Catalog) []mirror.Item {
	leaves := leafed(items)
	for k := range items {
		i := &items[k]
		key, is := strings.CutPrefix(i.ID, mirror.OfControl)
		if is && (key == keyClose || leaves && (key == keyPrevious || key == keyNext || key == keyLeaf)) {
			i.Name = words.Of(items[0].Name, i.Name)
		}
	}
	return items
}
