package host_test

import (
	"testing"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// TestAFreeSeatIsGivenToAComputer: by the owner, once, where nobody sits, and not the last one; its link ends, the
// computer plays, also after the host has started anew.
func TestAFreeSeatIsGivenToAComputer(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	config := remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "1"}}}
	links := a.create(config)
	fill := func(owner remote.Secret, seat rules.Seat, level string) string {
		return rules.CodeOf(a.host.Fill(t.Context(), links.Table, owner, seat, level))
	}
	one := a.sit(links.Table, links.Seats[0], "Hana")
	for _, tt := range []struct {
		owner remote.Secret
		seat  rules.Seat
		level string
		want  string
	}{
		{links.Watch, 1, "1", remote.CodeSecret},
		{links.Owner, 0, "1", remote.CodeTaken},
		{links.Owner, 2, "1", rules.CodeSeats},
		{links.Owner, 1, "strongest", rules.CodeOf(a.unknownLevel(config))},
	} {
		if got := fill(tt.owner, tt.seat, tt.level); got == "" || got != tt.want {
			t.Errorf("seat %s for %q: %q, want %q", tt.seat, tt.level, got, tt.want)
		}
	}
	if err := a.host.Fill(t.Context(), links.Table, links.Owner, 1, "1"); err != nil {
		t.Fatal(err)
	}
	one.until(remote.Update) // the computer begins
	if config.Bots != nil {
		t.Error("the config that the table was made of has changed")
	}
	if got := fill(links.Owner, 1, "1"); got != rules.CodeSeats {
		t.Errorf("once more: %q, want %q", got, rules.CodeSeats)
	}
	a.restart()
	one.connect(a.host, "Hana")
	welcome := one.replies[len(one.replies)-1]
	if welcome.Seats[1].Bot != "1" || welcome.N == 0 {
		t.Errorf("after a restart there sit %+v, and %d moves are made", welcome.Seats, welcome.N)
	}
	links = a.create(config)
	if err := a.host.Fill(t.Context(), links.Table, links.Owner, 0, "1"); err != nil {
		t.Fatal(err)
	}
	if got := fill(links.Owner, 1, "1"); got != rules.CodeSeats {
		t.Errorf("the last seat of a person: %q, want %q", got, rules.CodeSeats)
	}
}

// unknownLevel is the refusal of a table with a computer of a level that there is not.
func (a *testHost) unknownLevel(config remote.TableConfig) error {
	config.Bots = map[rules.Seat]string{1: "strongest"}
	_, err := a.host.Create(config)
	return err
}
