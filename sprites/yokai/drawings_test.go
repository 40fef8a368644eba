package yokai

import (
	"testing"

	"engawa/sprites/spritestest"
)

func TestDrawings(t *testing.T) {
	var names []string
	for _, name := range []string{"koro", "kitsune", "tanuki", "kodama", "samurai", "lion", "elephant", "giraffe", "chick", "hen"} {
		names = append(names, "creatures/"+name)
	}
	spritestest.CheckNames(t, Drawings(), names)
	spritestest.CheckDrawings(t, Drawings(), map[string]map[string]string{"creatures": {
		"F1DDB4": "heartwood of the kodama, muzzle of the tanuki", "4A3128": "dark fur",
		"F0CDA0": "skin", "D98A66": "cheek", "F2A65A": "cheek of the chick",
		"F6CD58": "fur of lion and giraffe", "FFEFC2": "pale fur and down", "E08A2C": "mane, beaks, feet",
		"B2692B": "patches, horns, insides of ears", "FAD648": "down of the chick",
		"7FA7C4": "elephant", "5C86A8": "folds of the elephant", "FFFDF4": "light in an eye",
	}})
}
