package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
)

// TestFullGamesOnThePage plays two recorded matches of two people to their end in the browser: animals by finger on a
// phone, spirits by mouse at a desk.
func TestFullGamesOnThePage(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, record string
		page         drive.PageOptions
		choices      []string
	}{
		{"by finger", "dobutsu-catch", drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR"}, []string{persons, animals, otherBegins}},
		{"by mouse", "mori-try", drive.PageOptions{Width: 1024, Height: 640}, []string{persons, otherBegins}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			script := recordedMatch(t, tt.record)
			tt.page.Server = drive.InsertScript(quick)
			r := openPage(t, tt.page)
			r.begin(r.plan(), tt.choices...)
			m := newMatch(t, map[string]string{"rules": script.Setup.Options["rules"], "start": "1"})
			for n, mv := range script.Log {
				if mv.By == rules.Nature {
					continue // who begins has been agreed
				}
				text := m.Game.FormatAction(m.State(), mv)
				r.playMove(r.plan(), m, text, n%2 == 1)
				if m = r.match(); m.Log[len(m.Log)-1] != mv {
					t.Fatalf("%s was not played", text)
				}
			}
			if !m.Over() || rules.End(m.Game, m.State()) != rules.End(script.Game, script.State()) {
				t.Fatalf("the match comes to %s, want %s", position(m), position(script))
			}
			r.Frames(150)
			drive.SavePicture(t, "result", r.WaitUntilStill())
			p := r.plan()
			r.choose(p, p.result(m), "again") // the end screen is there: its button begins another match
			r.checkConsole()
		})
	}
}
