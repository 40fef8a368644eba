package table

import (
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// No turn of several actions ends by itself, although its end is the only action left.
func TestTheEndOfATurnIsDeliberate(t *testing.T) {
	from := "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3"
	setup := rules.Setup{Seats: 2, From: from, Options: map[string]string{"start": "0", "win": "laststanding"}}
	m, err := rules.NewMatch(homeworlds.Game{}, setup, 3)
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana"}})
	d := newTestTable(t, m)
	d.services.Settings.Forced = true
	d.Table.show()
	if n := len(d.choose.legal); n != 1 {
		t.Fatalf("%d actions are legal, want the end of the turn alone", n)
	}
	for range 3 * forcedPause {
		d.advance()
	}
	if len(m.Log) != 0 {
		t.Error("the turn has ended by itself")
	}
}
