package forhonor

import (
	"slices"
	"testing"

	"engawa/sprites"
	"engawa/sprites/spritestest"
)

func TestDrawings(t *testing.T) {
	var names []string
	for _, look := range heroLooks() {
		names = append(names, "heroes/"+look.drawing)
	}
	for card := SwordCard; card <= ShieldCard; card++ {
		names = append(names, "combat/"+card.Icon())
	}
	spritestest.CheckNames(t, Drawings(), names)
	spritestest.CheckDrawings(t, Drawings(), map[string]map[string]string{
		"heroes": {
			"B7BFC5": "iron", "7F8A95": "iron in shade", "97A2AB": "side of a visor", "5B6470": "dark iron", "4A535F": "mail", "7A5A42": "leather",
			"B4632E": "red beard", "7A3E1D": "its strands", "CFC8B8": "grey beard", "8E877A": "its strands", "F0CDA0": "skin",
			"DCC69C": "horn", "8B8680": "wolf", "B9B3A8": "inside of its ears",
		},
		"combat": {"B7BFC5": "iron", "7F8A95": "iron in shade"},
	})
}

// TestIconsOfTheGameExist looks for the icons of powers, factions and combat cards among those of the interface.
func TestIconsOfTheGameExist(t *testing.T) {
	var want []string
	for hero := Hero(1); hero <= Heroes; hero++ {
		want = append(want, hero.PowerIcon(), hero.Faction().Icon())
	}
	for card := SwordCard; card <= ShieldCard; card++ {
		want = append(want, card.Icon())
	}
	have := sprites.Drawings().Names()
	for _, name := range want {
		if !slices.Contains(have, "icons/"+name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}
