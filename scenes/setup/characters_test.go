package setup_test

import (
	"fmt"
	"testing"

	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// TestComputersHaveTheNamesOfTheirCharacters changes levels, names and who plays, and wants each name to follow unless
// somebody has typed one.
func TestComputersHaveTheNamesOfTheirCharacters(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := stagetest.Enter(t, svc, setup.New(svc, honshu.Game{}), desktopWindow())
	p.Click("count.more")
	names := func(step string, want ...string) {
		t.Helper()
		var got []string
		for seat := range want {
			got = append(got, p.Find(fmt.Sprintf("seat%d.name", seat)).Value)
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the players are %q, want %q", step, got, want)
		}
	}
	p.Click("seat2.human", "seat2.computer")
	names("at first", "Aki", "Chun", "Mame")
	p.Click("seat1.level.more")
	names("a stronger one", "Aki", "Nezu", "Chun")
	if who := svc.Words.Who("Novice"); !shows(svc, who) {
		t.Errorf("who it is, %q, is not told", who)
	}
	p.Click("seat2.level.more")
	names("two alike", "Aki", "Nezu", "Mame")
	p.Click("seat1.human")
	names("a person", "Aki", "Hana", "Nezu")
	p.Click("seat0.computer")
	names("the first seat", "Chun", "Hana", "Nezu")
	p.Click("seat2.name")
	p.Type(" A")
	p.Click("seat2.level.more", "seat2.human")
	names("a typed name", "Chun", "Hana", "Nezu A")
}

// TestAnOldSetupGetsCharacters recalls one whose computer players have the names of seats, and one with a name of its own.
func TestAnOldSetupGetsCharacters(t *testing.T) {
	for name, want := range map[string]string{"Hana": "Nezu", "Chun 3": "Nezu", "Zoe": "Zoe", "": "Nezu"} {
		svc, _ := newServices(lang.English)
		players := []store.Player{{Name: "Aki"}, {Name: name, Level: "2"}}
		if err := svc.Store.SetLastSetup("yokai", store.GameSetup{Players: players}); err != nil {
			t.Fatal(err)
		}
		if got := enter(t, svc, desktopWindow()).Find("seat1.name").Value; got != want {
			t.Errorf("a computer player called %q becomes %q, want %q", name, got, want)
		}
	}
}
