package a11y

import (
	"slices"
	"testing"
)

func TestAnswersReportWhatAPressHasChanged(t *testing.T) {
	before := Screen{Scene: 1, Items: []Item{
		{ID: "chick", Kind: Button, Name: "b2, your Chick"}, {ID: "play", Kind: Button, Name: "Pick a card"},
		{ID: "narration.0", Kind: Text, Name: "Aki to move."},
	}}
	chosen := Item{ID: "chick", Kind: Button, Name: "b2, your Chick, chosen"}
	steps := Item{ID: "narration.0", Kind: Text, Name: "One step ahead."}
	moved := Item{ID: "narration.1", Kind: Text, Name: "Aki to move."}
	for name, tt := range map[string]struct {
		now  Screen
		want []string
	}{
		"its name and new texts": {Screen{Scene: 1, Items: []Item{chosen, steps, moved}}, []string{chosen.Name, steps.Name}},
		"other buttons":          {Screen{Scene: 1, Items: []Item{before.Items[0], {ID: "play", Kind: Button, Name: "Play 5"}}}, nil},
		"told by news":           {Screen{Scene: 1, Items: []Item{chosen}, Announcements: []string{"Aki: b3"}}, nil},
		"another screen":         {Screen{Scene: 2, Items: []Item{chosen}}, nil},
		"another language":       {Screen{Scene: 1, Lang: "fr", Items: []Item{chosen}}, nil},
		"too much": {Screen{Scene: 1, Items: []Item{
			chosen, steps, {ID: "a", Kind: Text, Name: "a"}, {ID: "b", Kind: Text, Name: "b"}, {ID: "c", Kind: Text, Name: "c"},
		}}, []string{chosen.Name}},
	} {
		if got := Answer(&before, &tt.now, "chick"); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q is told, want %q", name, got, tt.want)
		}
	}
}
