package e2e

import (
	"testing"

	"engawa/drive"
	"engawa/rules"
)

// TestFullGamesOnThePage plays two matches of two people to their end in the browser: animals by finger on a phone,
// spirits by mouse at a desk.
func TestFullGamesOnThePage(t *testing.T) {
	for _, tt := range []struct {
		name    string
		page    drive.PageOptions
		choices []string
		options map[string]string
	}{
		{"by finger", drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR"}, []string{persons, animals, iBegin}, map[string]string{"rules": "dobutsu"}},
		{"by mouse", drive.PageOptions{Width: 1024, Height: 640}, []string{persons, iBegin}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.page.Server = with(quick)
			r := openPage(t, tt.page)
			r.begin(r.plan(), tt.choices...)
			m := fresh(t, tt.options)
			for n := 0; !m.Over(); n++ {
				text := m.Game.FormatAction(m.State(), rules.Move{By: mover(t, m), Do: good(t, m)})
				r.plays(r.plan(), m, text, n%2 == 1)
				if next := r.match(); len(next.Log) != len(m.Log)+1 {
					t.Fatalf("%s was not played", text)
				} else {
					m = next
				}
			}
			t.Logf("%d moves, end %q", len(m.Log), m.Game.End(m.State()))
			r.Frames(150)
			drive.Keep(t, "result", r.Settle())
			p := r.plan()
			r.choose(p, p.result(m), "again") // the end screen is there: its button begins another match
			r.quiet()
		})
	}
}

// mover is the seat that is to move.
func mover(t *testing.T, m *rules.Match) rules.Seat {
	t.Helper()
	seat, ok := m.State().Actors().Only()
	if !ok {
		t.Fatalf("%v are to move", m.State().Actors())
	}
	return seat
}
