package lang

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules/forhonor"
)

// currentSentence returns what the book of For Honor says, by the sign of where it comes from.
func currentSentence(tag Tag) map[Origin][]string {
	out := map[Origin][]string{}
	for _, p := range Book("forhonor", tag, Spirits) {
		for _, b := range p.Blocks {
			if b.Text != "" {
				out[b.Origin] = append(out[b.Origin], b.Text)
			}
		}
	}
	return out
}

// TestSignsOfForHonorAreTrue holds statements of the book against the author's sheet: what it does not say is not
// claimed for it, and what it does say, or Engawa has made, has that sign.
func TestSignsOfForHonorAreTrue(t *testing.T) {
	for _, tt := range []struct {
		tag    Tag
		text   string
		origin Origin // the only one that such words may have
	}{
		{English, "our cards call each team", OriginRuling},
		{English, "come back with all their lives", OriginRuling},
		{English, "return with all their lives", OriginRuling},
		{English, "strike fewer", OriginRuling},
		{English, "or fewer", OriginNone},
		{English, "an empty column between them", OriginRuling},
		{English, "It is the only fight of the activation", OriginRuling},
		{English, "Kanabō loses no life to a gang-up", OriginDesign},
		{English, "a gang-up takes none", OriginDesign},
		{English, "even if you aim at another", OriginRuling},
		{English, "Walls stop a vigour banner, as they stop shots", OriginSheet},
		{English, "the straight line between the middles of the two squares", OriginRuling},
		{English, "in another to the team with more soldiers right at the centre line", OriginSheet},
		{English, "Engawa counts the whole front group unless you choose otherwise", OriginRuling},
		{English, "where two passages of the sheet differ", OriginRuling},
		{English, "no last round, as on the sheet", OriginRuling},
		{French, "uatre cartes appellent chaque camp", OriginRuling},
		{French, "toutes ses vies", OriginRuling},
		{French, "toutes leurs vies", OriginRuling},
		{French, "en frapper moins", OriginRuling},
		{French, "ou moins. Les plus", OriginNone},
		{French, "une colonne vide entre eux", OriginRuling},
		{French, "le seul combat de l'activation", OriginRuling},
		{French, "Kanabō ne perd pas de vie dans une attaque à plusieurs", OriginDesign},
		{French, "une attaque à plusieurs ne lui en enlève aucune", OriginDesign},
		{French, "même si vous en visez un autre", OriginRuling},
		{French, "Les murs arrêtent une bannière de vigueur, comme les tirs", OriginSheet},
		{French, "selon un autre, à celui qui a le plus de soldats accolés", OriginSheet},
		{French, "Engawa compte tout le groupe avant, sauf si", OriginRuling},
		{French, "deux passages de la règle diffèrent : tout", OriginRuling},
		{French, "aucun dernier tour, comme dans la règle", OriginRuling},
	} {
		found := false
		for origin, list := range currentSentence(tt.tag) {
			for _, text := range list {
				text = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "’", "'").Replace(text)
				if !strings.Contains(text, tt.text) {
					continue
				}
				found = true
				if origin != tt.origin {
					t.Errorf("%s: %q has the sign %d, want %d", tt.tag, text, origin, tt.origin)
				}
			}
		}
		if found != (tt.origin != OriginNone) {
			t.Errorf("%s: %q stands in the book: %v", tt.tag, tt.text, found)
		}
	}
}

// TestCentreAndRoundsOfForHonorAreExplained wants a name and a hint for every value of the centre and of the last round.
func TestCentreAndRoundsOfForHonorAreExplained(t *testing.T) {
	for _, o := range (forhonor.Game{}).Info().Options {
		if o.Key != forhonor.OptCentre && o.Key != forhonor.OptRounds {
			continue
		}
		for _, tag := range Tags() {
			var seen []string
			for _, value := range o.Values {
				for _, kind := range []string{"option", "hint"} {
					key := Key(kind + ".forhonor." + o.Key + "." + value)
					text := For(tag).T(key)
					if !For(tag).Has(key) || slices.Contains(seen, text) {
						t.Errorf("%s: %s has no text of its own: %q", tag, key, text)
					}
					seen = append(seen, text)
				}
			}
		}
	}
}

// TestCardsSayWhoFalls holds that the cards of archers and of banners say what their powers do not reach.
func TestCardsSayWhoFalls(t *testing.T) {
	for tag, words := range map[Tag][2]string{
		English: {"the rearmost soldier of the group aimed at", "as they stop shots"},
		French:  {"le soldat le plus reculé du groupe visé", "comme les tirs"},
	} {
		for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
			long := For(tag).Hero(h.String()).Long
			if shoots := h.Power() == forhonor.PowerShot; strings.Contains(long, words[0]) != shoots {
				t.Errorf("%s: the card of %s: %q", tag, h, long)
			}
			if bears := h.Power() == forhonor.PowerBanner; strings.Contains(long, words[1]) != bears {
				t.Errorf("%s: the card of %s: %q", tag, h, long)
			}
		}
	}
}
