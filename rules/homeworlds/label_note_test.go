package homeworlds

import (
	"slices"
	"testing"

	"engawa/rules"
)

func TestCheckLabel(t *testing.T) {
	setup := rules.Setup{Seats: 2, From: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r1y1| s4:-1(g3)b1|"}
	m, err := rules.NewMatch(Game{}, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	m.Note(0, rules.NoteLabel, "s4 Kuma")
	for _, tt := range []struct {
		text string
		ok   bool
	}{
		{"s1 Hoshi", true}, {"s4 kuma", true}, {"s4 Subaru", true},
		{"s1 Kuma", false}, {"s1 KUMA", false}, // taken
		{"s2 Hoshi", false}, {"H0 Hoshi", false}, {"s1 s4", false}, {"s1 g1", false}, {"s1 P0", false},
		{"s1 two words", false}, {"s1 ", false}, {"", false}, {"Hoshi", false}, {"s1 9lives", false},
		{"s1 Abcdefghijklmnopq", false},
	} {
		if err := (Game{}).CheckLabel(m, tt.text); (err == nil) != tt.ok {
			t.Errorf("%q: %v", tt.text, err)
		} else if err != nil && rules.CodeOf(err) != CodeName {
			t.Errorf("%q is refused with the code %s", tt.text, rules.CodeOf(err))
		}
	}
}

// TestTurnsKeepLabels names systems in turns, and calls them so later.
func TestTurnsKeepLabels(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, From: "2/3 0 0(b3y1)g3y2g1| 1(b2r1)|g3"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	play := func(by rules.Seat, text string, want ...string) {
		t.Helper()
		actions, notes, err := Game{}.ParseTurn(m, by, text)
		var texts []string
		for _, note := range notes {
			texts = append(texts, note.Text)
		}
		if err != nil || !slices.Equal(texts, want) {
			t.Fatalf("%s: notes %q, %v; want %q", text, texts, err, want)
		}
		for _, do := range actions {
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
		}
		for _, note := range notes {
			m.Note(note.By, note.Kind, note.Text)
		}
	}
	play(0, "sacrifice y2 H0; discover g1 H0 g2 Kuma; discover g1 kuma r3 Hoshi", "s1 Kuma", "s2 Hoshi")
	play(1, "pass")
	play(0, "build g1 HOSHI")
	play(1, "pass")
	if _, _, err := (Game{}).ParseTurn(m, 0, "build g1 Kuma"); rules.CodeOf(err) != CodeSystem {
		t.Errorf("a system that is gone: %v", err)
	}
}
