package homeworlds

import (
	"strings"
	"testing"

	"engawa/rules"
)

// archiveRecord is a game as SuperDuperGames writes it.
const archiveRecord = `Homeworlds Online (SDG# 1)
Variants: "Hard time"
Started: 2020.1.1, Ended: 2020.1.2
Participants: Bo_b (S), Anna (N)
Winner: nobody

1) Anna: Homeworld B3 Y1 G3
	Bo_b: good luck

2) Bo_b: Homeworld B2 R1 G3

3) Anna: Build G1 Anna
	Anna: what do I do next?
build g2 anna
 
I mean it.
7) is no turn

4) Bo_b: Build G1 Bo_b

5) Anna: Trade G1N Y1 Anna

6) Bo_b: Trade G1 Y1 Bo_b

7) Anna: Discover Y1 Anna G2 H4

8) Bo_b: Pass

9) Anna: Discover Y1 H4 R3 The_far_end_of_the_sky

10) Bo_b: Sacrifice Y1S Bo_b
Pass
Anna: oh

11) Anna: Move Y1 The_far_end_of_the_sky Bo_b

12) Bo_b: Attack Y1N Bo_b
`

func TestRecordsOfTheArchive(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"whole":           {archiveRecord, "0(b3y1)g3| 1(b2r1)|g3y1"},
		"carriage return": {strings.ReplaceAll(archiveRecord, "\n", "\r\n"), "0(b3y1)g3| 1(b2r1)|g3y1"},
		"head alone":      {"homeworlds\n1) Anna: homeworld b3 y1 g3\n2) Bo: homeworld b2 r1 g3\n3) Anna: build g1N Anna\n4) Bo: trade g3S y3 BO\n", "0(b3y1)g1g3| 1(b2r1)|y3"},
		"no numbers":      {"homeworlds\n\nAnna: homeworld b3 y1 g3\nBo: homeworld b2 r1 g3\nAnna: build g1 anna\n# a remark\nBo: trade g3S y3 bo", "0(b3y1)g1g3| 1(b2r1)|y3"},
		"no head":         {"Anna: homeworld b3 y1 g3\nBo: homeworld b2 r1 g3\nAnna: build g1N anna\nBo: trade g3S y3 H1", "0(b3y1)g1g3| 1(b2r1)|y3"},
		"one set up":      {"Homeworlds Online (SDG# 2)\nParticipants: A (S), B (W), C (N)\n\n1) A: Homeworld B3 Y1 G3\n", "0(b3y1)g3||"},
		"a home is lost":  {"homeworlds\n[from 2/3 0 0(b3g1)g1g2g3| 1(b2r1)|g3]\n1) pass\n2) pass\n3) Anna: catastrophe H0 g\n", "0(b3)| 1(b2r1)|g3"},
		"three players": {"homeworlds\nParticipants: Anna (S), Bo (W), Cy (N)\n[from 3/4 0 0(b3r1)g3|g1|g1 1(b2y1)|g3| 2(b1g2)||y3]\n" +
			"1) Anna: pass\n2) Bo: pass\n3) Cy: pass\n4) Anna: attack g1N Anna", "0(b3r1)g1g3|g1| 1(b2y1)|g3| 2(b1g2)||y3"},
	} {
		m, err := Game{}.ParseRecord(c.text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if have := m.State().(*State).pos.ShortForm(); have != c.want && name != "a home is lost" {
			t.Errorf("%s: the last position is %s, want %s", name, have, c.want)
		}
		if name == "a home is lost" && !m.Over() {
			t.Errorf("%s: the game goes on in %s", name, m.State().(*State).pos.ShortForm())
		}
	}
	m := mustRead(t, archiveRecord)
	if m.Tags["name.0"] != "Anna" || m.Tags["name.1"] != "Bo_b" || len(m.Notes) != 0 || m.Setup.Options[OptCatastrophes] != valueAnytime {
		t.Errorf("tags %v, notes %v, options %v", m.Tags, m.Notes, m.Setup.Options)
	}
	m = mustRead(t, "homeworlds\nVariants: \"Sinister\"\nParticipants: A (S), B (W), C (N)\n1) A: Homeworld B3 Y1 G3")
	if m.Setup.Options[OptWin] != valueSinister || m.Setup.Options[OptSets] != valueOneMore || m.Setup.Seats != 3 {
		t.Errorf("the options are %v for %d seats", m.Setup.Options, m.Setup.Seats)
	}
}

func TestRecordsOfTheArchiveAreRefused(t *testing.T) {
	for name, c := range map[string]struct{ text, code, says string }{
		"a ship of the other":  {strings.Replace(archiveRecord, "Trade G1N", "Trade G1S", 1), CodeOwner, "turn 5"},
		"an owner not there":   {strings.Replace(archiveRecord, "Attack Y1N", "Attack Y1S", 1), CodeNoShip, "turn 12"},
		"a command that fails": {strings.Replace(archiveRecord, "\nPass\n", "\nBuild G1 Bo_b\n", 1), CodeWrongColour, "line 31, turn 10"},
		"an unknown system":    {strings.Replace(archiveRecord, "Discover Y1 H4", "Discover Y1 H5", 1), CodeSystem, "turn 9"},
		"no command":           {"homeworlds\n1) Anna: hello", CodeCommand, "line 2, turn 1"},
	} {
		_, err := Game{}.ParseRecord(c.text)
		if rules.CodeOf(err) != c.code || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %s with %q", name, err, c.code, c.says)
		}
	}
}
