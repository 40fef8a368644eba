package lang

import (
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

func TestAMatchHasTheSkinOfItsTagOrOfItsEdition(t *testing.T) {
	for _, tt := range []struct {
		edition, tag string
		want         Skin
	}{
		{"mori", "", Spirits}, {"dobutsu", "", Animals}, {"dobutsu", "fur", Animals},
		{"mori", "animals", Animals}, {"dobutsu", "spirits", Spirits},
	} {
		m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{yokai.OptRules: tt.edition}}, 1)
		if err != nil {
			t.Fatal(err)
		}
		m.Tags[TagSkin] = tt.tag
		if got := SkinOf(m); got != tt.want {
			t.Errorf("rules %s, tag %q: skin %q, want %q", tt.edition, tt.tag, got, tt.want)
		}
	}
}
