package setup_test

import (
	"strconv"
	"testing"

	"engawa/remote"
	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
)

// TestClocksAndAbsenceAreAgreedForATable presses what is offered for a table for people elsewhere, in every window: what has
// been agreed is what the host reads, and a device that takes no seat has none.
func TestClocksAndAbsenceAreAgreedForATable(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, nav := stagetest.NewServices(lang.English)
		var made []remote.TableConfig
		var own []rules.Seat
		make := func(config remote.TableConfig, seat rules.Seat, _ string) {
			made, own = append(made, config), append(own, seat)
		}
		p := stagetest.Enter(t, svc, setup.NewTable(svc, honshu.Game{}, make, func() {}), w)
		find := func(key string) {
			t.Helper()
			for k := 0; p.Page().Find(key) == nil; k++ {
				if k > 12 {
					t.Fatalf("%s: there is no %q", w.Name, key)
				}
				p.Click("more")
			}
			p.Click(key)
		}
		p.Click("begin")
		find("option.clock.more")
		p.Click("option.clock.more")
		find("option.absence.more")
		find("option.here.1")
		p.Click("begin")
		for seat := range made[0].Setup.Seats {
			find("seat" + strconv.Itoa(seat) + ".computer")
		}
		p.Click("begin")
		if nav.Last() != "tell "+svc.Words.T(lang.InvitePerson) || len(made) != 2 {
			t.Fatalf("%s: with computers alone it says %q and makes %d tables", w.Name, nav.Last(), len(made))
		}
		if a := made[0]; a.Clock != "none" || a.Absence != "wait" || own[0] != 0 {
			t.Errorf("%s: without a choice it is %q, %q, seat %v", w.Name, a.Clock, a.Absence, own[0])
		}
		if a := made[1]; a.Clock != "main:10m+5s" || a.Absence != "bot:2m" || own[1] != rules.Public {
			t.Errorf("%s: chosen is %q, %q, seat %v", w.Name, a.Clock, a.Absence, own[1])
		}
	}
}

// TestWhatIsOfferedForATableCanBeAgreed: the host can read all of it, and each has words of its own.
func TestWhatIsOfferedForATableCanBeAgreed(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	s := setup.NewTable(svc, honshu.Game{}, nil, nil)
	clocks, absences := setup.OfferedOptions(s)
	for _, value := range clocks {
		if c, err := remote.ParseClock(value[0]); err != nil || c.String() != value[0] {
			t.Errorf("the clock %q reads as %q: %v", value[0], c, err)
		}
	}
	for _, value := range absences {
		if a, err := remote.ParseAbsence(value[0]); err != nil || a.String() != value[0] {
			t.Errorf("the absence %q reads as %q: %v", value[0], a, err)
		}
	}
	seen := map[string]bool{}
	for _, value := range append(clocks, absences...) {
		for _, text := range value[1:] {
			if text == "" || seen[text] {
				t.Errorf("%q says %q", value[0], text)
			}
			seen[text] = true
		}
	}
}
