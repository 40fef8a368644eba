package lang

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules/forhonor"
)

// currentSentence returns what the book of For Honor says, by the sign of where it comes from.
func currentSentence(tag Tag) map[Source][]string {
	out := map[Source][]string{}
	for _, p := range Book("forhonor", tag, Spirits) {
		for _, b := range p.Blocks {
			if b.Text != "" {
				out[b.Source] = append(out[b.Source], b.Text)
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
		source Source // the only one that such words may have
	}{
		{English, "our cards call each team", SourceRuling},
		{English, "come back with all their lives", SourceRuling},
		{English, "return with all their lives", SourceRuling},
		{English, "strike fewer", SourceRuling},
		{English, "or fewer", SourceNone},
		{English, "an empty column between them", SourceRuling},
		{English, "It is the only fight of the activation", SourceRuling},
		{English, "Kanabō loses no life to a gang-up", SourceDesign},
		{English, "a gang-up takes none", SourceDesign},
		{English, "even if you aim at another", SourceRuling},
		{English, "Walls stop a vigour banner, as they stop shots", SourceSheet},
		{English, "the straight line between the middles of the two squares", SourceRuling},
		{English, "In another it belongs to the team with more soldiers right at the centre line", SourceSheet},
		{English, "Engawa counts the whole front group unless you choose otherwise", SourceRuling},
		{English, "where two passages of the sheet differ", SourceRuling},
		{English, "no last round, as on the sheet", SourceRuling},
		{French, "uatre cartes appellent chaque camp", SourceRuling},
		{French, "toutes ses vies", SourceRuling},
		{French, "toutes leurs vies", SourceRuling},
		{French, "en frapper moins", SourceRuling},
		{French, "ou moins. Les plus", SourceNone},
		{French, "une colonne vide entre eux", SourceRuling},
		{French, "le seul combat de l'activation", SourceRuling},
		{French, "Kanabō ne perd pas de vie dans une attaque à plusieurs", SourceDesign},
		{French, "une attaque à plusieurs ne lui en enlève aucune", SourceDesign},
		{French, "même si vous en visez un autre", SourceRuling},
		{French, "Les murs arrêtent une bannière de vigueur, comme les tirs", SourceSheet},
		{French, "Selon un autre, il revient à celui qui a le plus de soldats accolés", SourceSheet},
		{French, "Engawa compte tout le groupe avant, sauf si", SourceRuling},
		{French, "deux passages de la règle diffèrent : tout", SourceRuling},
		{French, "aucun dernier tour, comme dans la règle", SourceRuling},
	} {
		found := false
		for source, list := range currentSentence(tt.tag) {
			for _, text := range list {
				text = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "’", "'").Replace(text)
				if !strings.Contains(text, tt.text) {
					continue
				}
				found = true
				if source != tt.source {
					t.Errorf("%s: %q has the sign %d, want %d", tt.tag, text, source, tt.source)
				}
			}
		}
		if found != (tt.source != SourceNone) {
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
