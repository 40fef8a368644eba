package forhonor

import (
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
)

// The player of a hero reads what it can do; where the orders have no room for the number of moves left, that and
// which marks can be touched.
func TestAdvice(t *testing.T) {
	const (
		foes  = " D: 1.BN@D9/4 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
		alone = " D: 1.BN@off 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0"
		own   = " A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0"
		out   = " A: 0.NA@off+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0"
	)
	for _, tt := range []struct{ position, desk, phone string }{
		{
			"2.act zones=--- hero=NA moves=2 razed=0 fought=-" + own + foes,
			"Aki: move to a dot, fight a ringed enemy, strike soldiers beside Naginata, or press Done.", "Naginata, 5/7\u00a0moves: tap a dot, a ringed enemy or soldiers.",
		},
		{
			"2.act zones=--- hero=NA moves=7 razed=0 fought=-" + own + alone,
			"Aki: press Done.", "Naginata: 0/7\u00a0moves",
		},
		{
			"2.act zones=--- hero=YU moves=7 razed=0 fought=-" + strings.Replace(own, "NA@", "YU@", 1) + strings.NewReplacer("YU@", "NA@", "D10", "E12").Replace(foes),
			"Aki: fight a ringed enemy, shoot, or press Done.", "Yumi, 0/7\u00a0moves: tap a ringed enemy.",
		},
		{
			"2.act zones=--- hero=HA moves=7 razed=0 fought=-" + strings.Replace(own, "NA@E9/4+ 0.RA@off 0.HA@off", "HA@E9/3+ 0.RA@off 0.NA@off", 1) + alone,
			"Aki: raise the banner, or press Done.", "Hatamoto: 0/7\u00a0moves",
		},
		{
			"2.act zones=--- hero=NA moves=0 razed=0 fought=-" + out + foes,
			"Aki: enter by an arrow, as far as a dot.", "Naginata, 7/7\u00a0moves: tap an arrow or a dot.",
		},
		{"2.call zones=--- call=A" + " A: 0.NA@E9/4 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0" + alone,
			"Card drawn: Attackers. Aki, choose a marked hero.", "Card drawn: Attackers. Aki, choose a marked hero."},
	} {
		m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: tt.position}, 1)
		if err != nil {
			t.Fatal(err)
		}
		for k, v := range windows() {
			want := []string{tt.desk, tt.phone}[k]
			if got := choosing(t, m, 0, v).Message(m.State()); got != want {
				t.Errorf("%s: %q is told, want %q", tt.position, got, want)
			}
		}
	}
}

// TestAdviceNamesWhatIsPicked holds that once a foe or a group is picked only the orders against it are named, and not
// what is no longer on the screen.
func TestAdviceNamesWhatIsPicked(t *testing.T) {
	const position = "2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off" +
		" soldiers=0,0,0,0 left=3 gained=0 before=0 D: 1.BN@D9/4 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: position}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		part, next rules.Part
		want       string
	}{
		{heroPart(game.Banneret), order(game.ButtonAttack), "Fight Banneret? No more moves after this."},
		{squarePart(game.Defenders.FileSquare(0, 0)), order(game.ButtonRaze), "Strike 2 soldiers? No more moves after this."},
	} {
		for _, v := range windows() {
			b := choosing(t, m, 0, v)
			choice := b.choice
			choice.Picked, choice.Next = []rules.Part{tt.part}, []rules.Part{tt.next}
			if b.Choose(choice); b.Message(m.State()) != tt.want {
				t.Errorf("%v: %q is told, want %q", tt.part, b.Message(m.State()), tt.want)
			}
		}
	}
}

// TestConsequencesAreToldBefore looks at a foe before it is pressed, and after: who gangs up is told, and that no more moves
// follow, where that is so.
func TestConsequencesAreToldBefore(t *testing.T) {
	const foes = " D: 1.BN@D9/4 1.VA@off 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
	for _, tt := range []struct{ position, looked, picked string }{
		{
			"2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@C9/4 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0" + foes,
			"Raider gangs up: Banneret\u00a0−1 first. No more moves after this.", "Fight Banneret? Raider gangs up: Banneret\u00a0−1 first. No more moves after this.",
		},
		{
			"2.act zones=--- hero=NA moves=0 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@C9/4 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0" + foes,
			"Raider gangs up: Banneret\u00a0−1 first.", "Fight Banneret? Raider gangs up: Banneret\u00a0−1 first.",
		},
		{
			"2.act zones=--- hero=NA moves=0 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0" + foes,
			"Aki: move to a dot, fight a ringed enemy, strike soldiers beside Naginata, or press Done.", "Fight Banneret? To cancel, tap elsewhere.",
		},
	} {
		m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: tt.position}, 1)
		if err != nil {
			t.Fatal(err)
		}
		b := choosing(t, m, 0, windows()[0])
		choice := b.choice
		choice.Changed, choice.Hover = table.ChangedHover, table.Hover{Part: heroPart(game.Banneret), Mouse: true}
		if b.Choose(choice); b.Message(m.State()) != tt.looked {
			t.Errorf("%s: %q is told of who is looked at, want %q", tt.position, b.Message(m.State()), tt.looked)
		}
		choice.Changed, choice.Hover, choice.Picked, choice.Next = table.ChangedPicks, table.Hover{}, []rules.Part{heroPart(game.Banneret)}, []rules.Part{order(game.ButtonAttack)}
		if b.Choose(choice); b.Message(m.State()) != tt.picked {
			t.Errorf("%s: %q is told of who is picked, want %q", tt.position, b.Message(m.State()), tt.picked)
		}
	}
}
