package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
)

// Choices at set-up, by the keys of their controls.
const (
	persons = "seat1.human"
	animals = "option.rules.1"
	iBegin  = "option.start.1"

	otherBegins = "option.start.2"
)

func TestFullGamesInTheWindow(t *testing.T) {
	for _, tt := range []struct {
		hand          inputMethod
		width, height int
		lang          string
		choices       []string
		options       map[string]string
		persons       rules.Seats
	}{
		{byMouse, 1280, 800, "en", []string{iBegin}, nil, rules.SeatsOf(0)},
		{byTouch, 390, 844, "fr", []string{persons, animals, iBegin}, map[string]string{"rules": "dobutsu"}, rules.SeatsOf(0, 1)},
		{byKeys, 1024, 640, "en", []string{iBegin}, nil, rules.SeatsOf(0)},
		{byPad, 1024, 640, "fr", []string{animals, iBegin}, map[string]string{"rules": "dobutsu"}, rules.SeatsOf(0)},
	} {
		t.Run(string(tt.hand), func(t *testing.T) {
			p := open(t, tt.hand, tt.width, tt.height, "", "-lang", tt.lang, "-seed", "7")
			drive.SavePicture(t, "shelf", p.WaitUntilStill())
			p.begin(tt.choices...)
			drive.SavePicture(t, "table", p.WaitUntilStill())
			m := p.finish(1, tt.options, tt.persons)
			for key, want := range tt.options {
				if got := m.Setup.Options[key]; got != want {
					t.Errorf("the match has %s=%s, want %s", key, got, want)
				}
			}
			if rules.End(m.Game, m.State()) == "" {
				t.Errorf("the match ends at %s without a name for its end", position(m))
			}
			p.arrive("again")
			p.Step(200)
			drive.SavePicture(t, "result", p.WaitUntilStill())

			// That this is the end screen, its button proves: it begins another match of the same players.
			plan := p.plan()
			p.choose(plan, plan.result(m), "again")
			p.arrive("")
			p.Step(400) // a bot may begin
			drive.SavePicture(t, "again", p.WaitUntilStill())
			other := map[string]string{"start": "1"}
			for key, value := range tt.options {
				other[key] = value
			}
			next := p.current(2, other)
			if seat, ok := next.State().Actors().Only(); !ok || !tt.persons.Has(seat) {
				t.Fatalf("in the second match %v are to move at %s", next.State().Actors(), position(next))
			}
			p.act(next, goodMove(t, next), false)
			p.Step(60)
			if after := p.current(2, other); len(after.Log) <= len(next.Log) || after.Setup.Options["start"] != "1" {
				t.Errorf("playing again leads to no match that the other begins; kept are %d matches", len(matches(t, p.files())))
			}
			p.Close()
		})
	}
}
