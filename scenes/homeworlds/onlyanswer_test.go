package homeworlds

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/table"
)

// A power that leaves no choice is played at once; one that leaves a choice, or is more than it seems, asks first.
func TestAPowerWithOneAnswerIsPlayedAtOnce(t *testing.T) {
	const alone = "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3"
	for _, c := range []struct {
		name, from, at string // the system that is pointed at, "" for none
		picked         []string
		button         int
		want           []string // the parts that are played, none where the player is asked
	}{
		{"the one colour and size", alone, "", nil, buttonBuild, []string{"ship b2 H0", "button 1"}},
		{"in the place of another power", "2/3 0 H0:0(g3b1)y2| H1:1(b2r1)|g3", "", []string{"button 3"}, buttonBuild, []string{"ship y2 H0", "button 1"}},
		{"two colours", "2/3 0 H0:0(g3r1)b2y1| H1:1(b2r1)|g3", "", nil, buttonBuild, nil},
		{"two systems", "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3 s1:-1(g2)r1|", "", nil, buttonBuild, nil},
		{"of two systems the one pointed at", "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3 s1:-1(g2)r1|", "s1", nil, buttonBuild, []string{"ship r1 s1", "button 1"}},
		{"a choice in the system pointed at", "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3 s1:-1(g2)r1y1|", "s1", nil, buttonBuild, nil},
		{"the one ship in reach", "2/3 0 H0:0(g3r1)b2|y1 H1:1(b2r1)|g3", "", nil, buttonAttack, []string{"ship P1 y1 H0", "button 4"}},
		{"two ships in reach", "2/3 0 H0:0(g3r1)b2|y1y2 H1:1(b2r1)|g3", "", nil, buttonAttack, nil},
		{"many pieces to trade for", "2/3 0 H0:0(b3r1)g2| H1:1(b2r1)|g3", "", nil, buttonTrade, nil},
		{"what can be done no longer", "2/3 0. H0:0(g3r1)b2| H1:1(b2r1)|g3", "", nil, buttonBuild, nil},
		{"the one ship that may be sacrificed", "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3 s1:-1(g2)y1|r1", "", nil, buttonSacrifice, []string{"ship y1 s1", "button 5"}},
		{"a sacrifice that takes a system away", "2/3 0 H0:0(g3r1)b2| H1:1(b2r1)|g3 s1:-1(g2)y1|", "", nil, buttonSacrifice, nil},
		{"while a ship is chosen the table finds it", alone, "", []string{"ship b2 H0"}, buttonBuild, nil},
		{"a power that is let go", alone, "", []string{"button 1"}, buttonBuild, nil},
	} {
		d := newTestBoard(t, 2, c.from, wideView())
		parts := func(list []string) (out []rules.Part) {
			for _, text := range list {
				out = append(out, d.part(text))
			}
			return out
		}
		if c.at != "" {
			d.point(int(d.part("cell " + c.at).Index))
		}
		if c.picked != nil {
			d.showChoice(parts(c.picked)...)
		}
		answer := d.Press(button(c.button))
		if want := parts(c.want); !slices.Equal(answer.Parts, want) || (answer.Then == table.ThenPlay) != (want != nil) {
			t.Errorf("%s: the answer is %+v, want the parts %v", c.name, answer, want)
		}
		if c.want != nil {
			if err := rules.Why(d.match.Game, d.match.State(), 0, answer.Parts); err != nil {
				t.Errorf("%s: what is played leads nowhere: %v", c.name, err)
			}
		}
	}
}

// A power that cannot be used says why: to the pointer, to the focus and to screen readers, on a chart and in an open system.
func TestAPowerThatIsOffSaysWhy(t *testing.T) {
	const noGreen = "2/3 0 H0:0(g3r3)g3r1| H1:1(b2y1)|g3g2g2g2g1g1g1r1r1r2r2r2r3r3"
	for _, c := range []struct {
		from   string
		picked []string
		button int
		want   string
	}{
		{"2/3 0 H0:0(b3y1)r3| H1:1(b2r1)|g3", nil, buttonBuild, "Build: None of your systems has a green star or a green ship of yours."},
		{noGreen, nil, buttonBuild, "Build: The bank has no piece left in a colour of your ships there."},
		{noGreen, []string{"ship g3 H0"}, buttonBuild, "Build: The bank has no green piece left: choose another colour."},
		{"2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3y3y3y3r3r3r3b3b3", nil, buttonTrade, "Trade: The bank has no piece left of that size in another colour."},
		{"2/3 0 H0:0(b3r1)g2|b3 H1:1(b2y1)|g3", nil, buttonAttack, "Attack: The ship of another player here is larger than your largest."},
		{"2/3 0 H0:0(b3r1)g2| H1:1(b2y1)|g3", nil, buttonAttack, "Attack: There is no ship of another player here."},
		{"2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3", nil, buttonSacrifice, "Sacrifice: You need a ship at home when your turn ends."},
		{"2/3 0!y2 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)y1|", nil, buttonBuild, "Build: Your sacrifice gives actions of one colour only: yellow."},
		{"2/3 0!y1 H0:0(b3y1)| H1:1(b2r1)|g3 s1:-1(g2)r1y1|", nil, buttonEnd, "End turn: You need a ship at home when your turn ends."},
		{"2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3", nil, buttonTrade, ""},
	} {
		for name, view := range map[string]bool{"phone": true, "wide": false} {
			v := wideView()
			if view {
				v = phone()
			}
			d := newTestBoard(t, 2, c.from, v)
			if c.picked != nil {
				d.showChoice(d.part(c.picked[0]))
			}
			found := false
			for _, control := range d.partCells() {
				if control.Of != button(c.button) {
					continue
				}
				found = true
				if control.Tip != c.want || c.want != "" && control.Name != c.want {
					t.Errorf("%s, %s: button %d has the tip %q and the name %q, want %q", name, c.from, c.button, control.Tip, control.Name, c.want)
				}
			}
			if !found {
				t.Errorf("%s, %s: there is no button %d", name, c.from, c.button)
			}
		}
	}
	d := newTestBoard(t, 3, threeWorlds, phone())
	d.point(int(d.part("cell s2").Index))
	if m := d.system.model().list; m.reasons[0] != "You have no ship here." {
		t.Errorf("in a system without own ships the first power says %q", m.reasons[0])
	}
}
