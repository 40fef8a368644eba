package exchange

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

func TestRecordedGamesOpen(t *testing.T) {
	record := "1) anna: homeworld b3 y1 g3 Anna\n2) ben: homeworld g1 b3 r3 Ben\n3) anna: build g1 Anna\n"
	for _, tt := range []struct{ text, problem string }{
		{record, ""},
		{strings.ReplaceAll(record, "\n", "\r\n"), ""},
		{"homeworlds\n1) anna: homeworld b3 y1 g3\n2) ben: homeworld g1 b3 r3\n3) anna: build g1S anna\n", ""},
		{"Homeworlds Online (SDG# 1)\nParticipants: anna (S), ben (N)\n\n1) anna: Homeworld B3 Y1 G3\n\tben: hi\n\n2) ben: Homeworld G1 B3 R3\n", ""},
		{record + "4) ben: build g1 Ben\n", "Line 4"},
		{record + "4) ben: fly home\n", "Line 4"},
		{"1) anna: homeworld b3 y1\n", "Line 1"},
	} {
		svc, nav := stagetest.NewServices(lang.English)
		o := NewOpen(svc)
		stagetest.Enter(t, svc, o, desktopWindow())
		o.Take(stage.Arrival{Name: "game.txt", Text: tt.text})
		if tt.problem != "" {
			if !strings.Contains(o.problem, tt.problem) || nav.Last() != "" {
				t.Errorf("%q: the problem is %q, and the way %q", tt.text, o.problem, nav.Last())
			}
			continue
		}
		if nav.Last() != "replay" || nav.Match.Tags["name.0"] != "anna" {
			t.Errorf("%q led to %q, %q", tt.text, nav.Last(), o.problem)
		}
	}
}

// TestDamagedRecordsAreRefusedInEveryLanguage wants a sentence of the catalogue for each fault, and the line as it
// stands.
func TestDamagedRecordsAreRefusedInEveryLanguage(t *testing.T) {
	const homes = "homeworld b3 y1 g3\nhomeworld g1 b3 r3\n"
	for _, tt := range []struct {
		text, quote string
		line        int
	}{
		{homes + "\nbuild y1 H0", "build y1 H0", 4},
		{"\n\n" + homes + "fly home", "fly home", 5},
		{"[weather fine]\n" + homes, "[weather fine]", 1},
		{homes + "[say 1 hello]", "[say 1 hello]", 3},
		{homes + "[label H1 g1]", "[label H1 g1]", 3},
		{homes + "4: pass", "4: pass", 3},
		{"[seats 9]\n" + homes, "[seats 9]", 1},
	} {
		for _, tag := range lang.Tags() {
			svc, _ := stagetest.NewServices(tag)
			_, err := store.ParseMatch(tt.text, svc.Games)
			refused, ok := errors.AsType[*store.Refusal](err)
			if !ok || refused.Game != "homeworlds" {
				t.Fatalf("%q gives %v", tt.text, err)
			}
			text := problem(svc.Words, err)
			if refused.Err.Place.Line != tt.line || !strings.Contains(text, tt.quote) || !strings.Contains(text, strconv.Itoa(tt.line)) {
				t.Errorf("%q: line %d is told as %q", tt.text, tt.line, text)
			}
			if strings.Contains(text, refused.Err.Text) {
				t.Errorf("%s: %q has the sentence of the rules", tag, text)
			}
		}
	}
}

func TestTheNotationIsOfferedFirst(t *testing.T) {
	m, err := homeworlds.Game{}.ParseRecord("homeworld b3 y1 g3\nhomeworld g1 b3 r3\nbuild g1 H0\n")
	if err != nil {
		t.Fatal(err)
	}
	svc, _ := stagetest.NewServices(lang.French)
	out := newFakeOutside()
	svc.Outside = out
	p := stagetest.Enter(t, svc, NewShare(svc, m), desktopWindow())
	p.Tap("copy")
	again, err := store.ParseMatch(out.clipboard, svc.Games)
	if err != nil || again.State().Hash() != m.State().Hash() {
		t.Errorf("the copied text %q is read as %v, %v", out.clipboard, again, err)
	}
}
