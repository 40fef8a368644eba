package lang

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// Everything that can be said at a table has words in every language, and names the seat that it is about.
func TestStatementsAreTranslated(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 4}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	names := []string{"Aki", "Hana", "Ren", "Yuki"}
	statements := homeworlds.Game{}.Statements(m.State().View(rules.Public), 0)
	if len(statements) < 10 {
		t.Fatalf("only %d statements: %q", len(statements), statements)
	}
	for _, tag := range append(Tags(), Pseudo) {
		for _, text := range statements {
			line := For(tag).Statement("homeworlds", text, names)
			if line == text || strings.ContainsAny(line, "{}") {
				t.Errorf("%s: %q becomes %q", tag, text, line)
			}
			if _, about, named := strings.Cut(text, " "); named && !strings.Contains(line, names[about[0]-'0']) {
				t.Errorf("%s: %q becomes %q, which does not name %s", tag, text, line, names[about[0]-'0'])
			}
		}
	}
	for _, text := range []string{"hello there", "suspect", "suspect 9", "suspect nature", ""} {
		if line := For(English).Statement("homeworlds", text, names); line != text {
			t.Errorf("%q becomes %q", text, line)
		}
	}
}

func TestTally(t *testing.T) {
	words := For(English)
	for _, tt := range []struct {
		category string
		n        int
		want     string
	}{
		{"ships", 1, "1 ship"}, {"ships", 4, "4 ships"}, {"alignment", 1, "Secret card: Good"}, {"alignment", 2, "Secret card: Evil"},
		{"alignment", 0, ""}, {"prizes", 3, ""},
	} {
		if got := words.ScoreLine("homeworlds", tt.category, tt.n); got != tt.want {
			t.Errorf("%s %d: %q, want %q", tt.category, tt.n, got, tt.want)
		}
	}
}
