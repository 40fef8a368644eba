package table

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// newLongTable is a table of For Honor with so many rounds and these players.
func newLongTable(t *testing.T, rounds string, players ...Player) *testTable {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: len(players), Options: map[string]string{forhonor.OptRounds: rounds}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, players)
	return newTestTable(t, m)
}

// TestPeopleAgreeOnTheEndWhereNoRoundIsTheLast offers a draw where a match may never end, and people of all camps are
// there to agree.
func TestPeopleAgreeOnTheEndWhereNoRoundIsTheLast(t *testing.T) {
	aki, hana, bot := Player{Name: "Aki"}, Player{Name: "Hana"}, Player{Name: "Ken", Bot: "1"}
	for _, tt := range []struct {
		rounds  string
		players []Player
		want    bool
	}{
		{"unlimited", []Player{aki, hana}, true},
		{"unlimited", []Player{aki, hana, bot, bot}, true},
		{"unlimited", []Player{aki, bot}, false},
		{"unlimited", []Player{aki, bot, hana, bot}, false},
		{"20", []Player{aki, hana}, false},
	} {
		d := newLongTable(t, tt.rounds, tt.players...)
		d.openMenu()
		m := d.services.Stack.Top().(*menu)
		b := m.Page().Find("agree")
		if (b != nil) != tt.want {
			t.Errorf("%s rounds with %+v: a draw can be agreed: %v", tt.rounds, tt.players, b != nil)
		}
		if b == nil {
			continue
		}
		if b.Press(); d.session.hasEnded() {
			t.Error("the match ends without asking")
		}
		if d.nav.yes(); !d.session.hasEnded() || !slices.Contains(d.nav.calls, "result") {
			t.Errorf("after the answer the match is over: %v; opened: %q", d.session.hasEnded(), d.nav.calls)
		}
		if s := d.services.Store.Matches(); len(s) != 1 || s[0].End != rules.NoteAgree {
			t.Errorf("kept as %+v", s)
		}
		if d.openMenu(); d.services.Stack.Top().(*menu).Page().Find("agree") != nil {
			t.Error("a match that has ended can end again")
		}
	}
}

func TestTheMenuWithAnAgreementFitsEveryWindow(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {320, 568}, {844, 390}, {568, 320}, {768, 1024}} {
		d := newLongTable(t, "unlimited", Player{Name: "Aki"}, Player{Name: "Hana"})
		d.openMenu()
		v := stage.NewView(size[0], size[1], 1, geom.Insets{})
		d.services.Stack.Arrange(v)
		m := d.services.Stack.Top().(*menu)
		if m.Page().Find("agree") == nil {
			t.Errorf("%v: the menu has no agreement", size)
		}
		checkMenu(t, m)
	}
}
