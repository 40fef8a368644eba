package table

import (
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

// newPositionTable returns a table of two people at that position.
func newPositionTable(t *testing.T, position string) *testTable {
	t.Helper()
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: position}, 3)
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana"}})
	d := newTestTable(t, m)
	d.run()
	return d
}

func TestWarningsStandInOnePanelAndAreSilenced(t *testing.T) {
	d := newPositionTable(t, "2/3 0 0(r3r1)r3| 1(b2r1)|g3")
	end := func() {
		a, err := d.Match().Game.ParseAction(d.Match().State(), d.choose.by, "end")
		if err != nil {
			t.Fatal(err)
		}
		d.confirm(a)
		d.run()
	}
	list := d.advice(mustParse(t, d, "end"))
	if len(list) < 2 {
		t.Fatalf("only %d warnings before a turn without an action", len(list))
	}
	played := len(d.Match().Log)
	end()
	panel, ok := d.services.Stack.Top().(*warnPanel)
	if !ok || len(panel.list) != len(list) || len(d.Match().Log) != played {
		t.Fatal("the warnings are not listed before the turn ends")
	}
	for k, w := range panel.list[1:] {
		if severity(w) > severity(panel.list[k]) {
			t.Errorf("%s comes after %s although it is graver", w.Code, panel.list[k].Code)
		}
	}
	open := len(list) - countFolded(list)
	if (panel.Page().Find("others") != nil) != (open < len(list)) || panel.Page().Find(warningRow(open)) != nil {
		t.Errorf("of %d warnings %d should be listed at first", len(list), open)
	}
	panel.expand()
	if panel.Page().Find(warningRow(len(list)-1)) == nil || panel.Page().Find("others") != nil {
		t.Error("not all warnings are listed once they are wanted")
	}
	c := panel.Page().Find("warning0.silent")
	c.Press()
	if code := panel.list[0].Code; !d.services.Settings.Silences("homeworlds", code) {
		t.Errorf("%s is not silenced", code)
	}
	panel.Page().Find("close").Press()
	if len(d.Match().Log) != played || !d.choose.active() {
		t.Error("thinking again plays the move")
	}
	if got := d.advice(mustParse(t, d, "end")); len(got) != len(list)-1 {
		t.Errorf("%d warnings are left of %d after one was silenced", len(got), len(list))
	}
	end()
	d.services.Stack.Top().(*warnPanel).Page().Find("anyway").Press()
	d.run()
	if len(d.Match().Log) != played+1 {
		t.Fatal("the move is not played although the player insists")
	}
	d.services.Settings.Warnings = false
	end()
	d.services.Settings.Warnings = true
	if d.choose.by != 0 {
		t.Fatal("it is not the turn of seat 0 again")
	}
	if got := d.warnings(mustParse(t, d, "end")); len(got) != 0 {
		t.Errorf("what was said at the end of the last turn is said again: %v", got)
	}
}

// TestOnlyTheGravestWarningsAreListedAtFirst holds that a warning of losing the game is never folded, and that a single one
// is not either.
func TestOnlyTheGravestWarningsAreListedAtFirst(t *testing.T) {
	grave, light := rules.Warning{Grave: true}, rules.Warning{}
	for _, tt := range []struct {
		list []rules.Warning
		want int
	}{
		{[]rules.Warning{light}, 0}, {[]rules.Warning{grave, light}, 0}, {[]rules.Warning{light, light, light}, 2},
		{[]rules.Warning{grave, light, light, light}, 3}, {[]rules.Warning{grave, grave, light}, 0}, {[]rules.Warning{grave, grave, light, light}, 2},
	} {
		if got := countFolded(tt.list); got != tt.want {
			t.Errorf("of %d warnings %d are folded, want %d", len(tt.list), got, tt.want)
		}
	}
}

// TestADangerOfLosingIsSaidEveryTurn holds that a warning of losing the game is given though it was heard before, and one of
// something else is not.
func TestADangerOfLosingIsSaidEveryTurn(t *testing.T) {
	for position, again := range map[string]bool{
		"2/3 0. 0(b3y1)g3|r3 1(b2r1)|g3":   true,
		"2/3 0. 0(b3y1)g2y1|r2 1(b2y1)|b3": false,
		"2/3 0. 0(b3y1)b3r3| 1(b2r1)|g3":   false,
		"2/3 0. 0(b3y1)g3g1| 1(b2r1)|g3":   false,
	} {
		d := newPositionTable(t, position)
		end := mustParse(t, d, "end")
		d.hear(end)
		if got := len(d.warnings(end)) > 0; got != again {
			t.Errorf("%s: warned of again is %v", position, got)
		}
	}
}

// TestNothingWarnsWhereEveryMoveLoses warns of moves that lose at once only where there is another.
func TestNothingWarnsWhereEveryMoveLoses(t *testing.T) {
	for _, c := range []struct {
		from string
		want int // moves that are warned of
	}{
		{"3/1l1/2e/Lg1[] w", 0},
		{"3/1l1/3/Lg1[] w", 2}, // b1 is safe
	} {
		m, err := rules.NewMatch(yokai.Game{}, rules.Setup{From: c.from, Options: map[string]string{yokai.OptRules: "mori", yokai.OptStart: "0"}}, 1)
		if err != nil {
			t.Fatal(err)
		}
		SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana"}})
		d := newTestTable(t, m)
		d.run()
		got, legal := 0, m.State().Legal(d.choose.by, nil)
		for _, a := range legal {
			got += len(d.warnings(a))
		}
		if len(legal) != 3 || got != c.want {
			t.Errorf("%s: %d warnings of %d moves, want %d", c.from, got, len(legal), c.want)
		}
	}
}

func TestNamesOnPlatesGiveWayLast(t *testing.T) {
	for _, tt := range []struct {
		name   string
		plate  Plate
		w, h   float64
		second bool
	}{
		{"wide", Plate{Name: "Hana", Status: "3 ships, home 2+1"}, 252, 62, true},
		{"smaller crest", Plate{Name: "Hana", Status: "to move", Acts: true}, 138, 50, true},
		{"no second line", Plate{Name: "Bartholom", Status: "a long story of what it does"}, 138, 50, false},
		{"low", Plate{Name: "Hana", Status: "to move", Keeps: true, Acts: true}, 112, 44, false},
	} {
		p := tt.plate.plan(geom.R(0, 0, tt.w, tt.h))
		if p.second != tt.second {
			t.Errorf("%s: the second line stands: %v", tt.name, p.second)
		}
		if letters.Measure(p.name, tt.plate.Name) > p.room {
			t.Errorf("%s: the name is cut", tt.name)
		}
	}
}
