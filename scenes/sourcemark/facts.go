package sourcemark

import (
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	forhonorsprites "engawa/sprites/forhonor"
)

// Fact is one statement about a hero of For Honor.
type Fact struct {
	Icon   string // the name of the icon that stands before it
	Text   string
	Source lang.Source
}

// Facts reports what a hero can do: what the rule sheet says of all heroes and of its faction, and what Engawa has made.
// The hero must be one of the twelve.
func Facts(words *lang.Catalog, h forhonor.Hero) []Fact {
	faction := h.Faction()
	moves := words.T(lang.ForhonorPanelMoves, lang.Count("n", faction.Allowance()))
	if faction == forhonor.Vikings {
		moves = words.T(lang.ForhonorPanelVikings)
	}
	life := lang.SourceSheet
	if h.Power() == forhonor.PowerColossus {
		life = lang.SourceDesign
	}
	return []Fact{
		{forhonorsprites.Faction(faction).Icon(), words.T(lang.ForhonorPanelCard, lang.Text("card", words.CombatCard(faction.Card().String()))), lang.SourceSheet},
		{"steps", moves, lang.SourceSheet},
		{"life", words.T(lang.ForhonorPanelLifeAll, lang.Count("n", h.Life())), life},
		{forhonorsprites.Hero(h).PowerIcon(), words.Hero(h.String()).Long, lang.SourceDesign},
	}
}
