package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// archer is a match in which the Yumi on E7 may shoot at H10, by which the soldier on I13 falls, or at G9's own file.
func archer(t *testing.T) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: "4.act zones=--- hero=YU moves=0 razed=0 fought=- " +
		"A: 0.YU@E7/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=1,1,1,1 left=3 gained=0 before=0 " +
		"D: 1.BN@off 1.VA@off 1.JA@C9/4 1.KA@off soldiers=2,2,2,4 left=4 gained=0 before=0"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// parseSquare returns the square of that name.
func parseSquare(t *testing.T, text string) game.Square {
	t.Helper()
	q, ok := game.ParseSquare(text)
	if !ok {
		t.Fatalf("there is no square %s", text)
	}
	return q
}

// checkShotMarks fails unless cross hairs alone are drawn on the square that is aimed at, and a cross alone on that of the
// soldier that falls.
func checkShotMarks(t *testing.T, about string, v stage.View, draw func(*canvas.Canvas), chart forhonorart.Chart, aim, falls game.Square) {
	t.Helper()
	c, all := canvas.NewTrace(v.Area.W, v.Area.H, 1)
	draw(c)
	for _, q := range []game.Square{aim, falls} {
		for kind, want := range map[forhonorsprites.FieldMarkKind]bool{forhonorsprites.ShotTarget: q == aim, forhonorsprites.RemovedMark: q == falls} {
			alone, one := canvas.NewTrace(v.Area.W, v.Area.H, 1)
			forhonorart.DrawRing(alone, chart, q, kind)
			have := slices.ContainsFunc(all.Strokes, func(s canvas.Stroke) bool { return s.Key == one.Strokes[0].Key && s.Box == one.Strokes[0].Box })
			if have != want {
				t.Errorf("%s: mark %d is drawn on %v: %v", about, kind, q, have)
			}
		}
	}
}

// TestAShotShowsWhoFalls aims at a soldier in every way: before the last press the table marks whom the shot is aimed at and
// the soldier that will be removed, which is another one, and names the squares of both in words.
func TestAShotShowsWhoFalls(t *testing.T) {
	m := archer(t)
	aim, falls := parseSquare(t, "H10"), parseSquare(t, "I13")
	for _, v := range []stage.View{desktopView(), phone()} {
		for how, begin := range map[string]func(b *Board){
			"the mouse lies on it": func(b *Board) {
				b.Choose(table.Choice{Hover: table.Hover{Part: squarePart(aim), Mouse: true}, Changed: table.ChangedHover})
			},
			"it has been picked": func(b *Board) {
				b.Choose(table.Choice{State: m.State(), By: 0, Picked: []rules.Part{squarePart(aim)}, Next: []rules.Part{order(game.ButtonShoot)}})
			},
			"a hint shoots at it": func(b *Board) {
				b.Choose(table.Choice{Marks: table.Marks{Kind: table.MarkHint, Parts: []rules.Part{squarePart(aim), order(game.ButtonShoot)}}, Changed: table.ChangedMarks})
			},
			"a target is chosen, and it has been touched": func(b *Board) {
				b.Choose(table.Choice{State: m.State(), By: 0, Picked: []rules.Part{order(game.ButtonShoot)}, Next: []rules.Part{squarePart(aim)}})
				if !b.touch(squarePart(aim)) {
					t.Error("the first touch shoots, before it is shown who falls")
				}
				if b.touch(squarePart(aim)) {
					t.Error("the second touch does not shoot")
				}
			},
		} {
			b := choosing(t, m, 0, v)
			if v.Class == stage.Tall {
				b.touch(button(buttonWhole)) // from near
			}
			begin(b)
			about := fmt.Sprintf("%v, %s", v.Area, how)
			checkShotMarks(t, about, v, b.drawField, b.chart, aim, falls)
			if panel, small := b.overviewPlace(); !panel.Empty() {
				checkShotMarks(t, about+", on the small picture", v, b.drawOverview, small, aim, falls)
			}
			want := "A shot at H10 removes the rearmost soldier of its group, on I13."
			if b.firstPick() == squarePart(aim) {
				want = "Shoot at H10 and remove the rearmost soldier, I13?"
				tips := 0
				for _, c := range b.Tree().Controls() {
					if strings.Contains(c.Tip, "This soldier is removed.") {
						tips++
						if c.Of != squarePart(falls) {
							t.Errorf("%s: the tip of %v is %q", about, c.Of, c.Tip)
						}
					}
				}
				if v.Class != stage.Tall && tips != 1 { // there it is out of view
					t.Errorf("%s: %d tips say that a soldier is removed", about, tips)
				}
			}
			if sentence := b.Message(m.State()); !strings.Contains(sentence, want) {
				t.Errorf("%v, %s: the table says %q", v.Area, how, sentence)
			}
			if words := b.squareModel(aim, v.Safe).text(b.words(), aim); !strings.Contains(words, "the soldier on I13 is removed") {
				t.Errorf("%v, %s: the square is called %q", v.Area, how, words)
			}
		}
	}
}

// TestAShotWithoutSurpriseIsMadeAtOnce aims at the soldier that falls, and at a hero.
func TestAShotWithoutSurpriseIsMadeAtOnce(t *testing.T) {
	m := archer(t)
	b := choosing(t, m, 0, phone())
	b.touch(button(buttonWhole)) // from near
	b.Choose(table.Choice{State: m.State(), By: 0, Picked: []rules.Part{order(game.ButtonShoot)}})
	if b.touch(heroPart(game.Jarl)) {
		t.Error("a shot at a hero waits for a second touch")
	}
	if at := parseSquare(t, "H10"); !b.fallsElsewhere(at) {
		t.Error("the soldier on H10 falls itself")
	}
	if _, falls := b.shotFalls(parseSquare(t, "C9")); falls {
		t.Error("a soldier falls by a shot at a hero")
	}
}

// TestAShotAtOneTargetIsAimedAtOnce presses the button for a shot: where one target is left it is picked, and where there are
// several the button stays lit while one is chosen.
func TestAShotAtOneTargetIsAimedAtOnce(t *testing.T) {
	m := archer(t)
	b := choosing(t, m, 0, phone())
	shoot, aim := order(game.ButtonShoot), parseSquare(t, "H10")
	if got := b.Press(shoot); got.Instead != (rules.Part{}) {
		t.Errorf("with several targets the button picks %v", got.Instead)
	}
	b.Choose(table.Choice{State: m.State(), By: 0, Picked: []rules.Part{shoot}, Next: []rules.Part{squarePart(aim)}})
	if lit := b.ordersView().highlighted; lit != shoot {
		t.Errorf("while a target is chosen %v is lit", lit)
	}
	b.Choose(table.Choice{State: m.State(), By: 0, Next: []rules.Part{shoot}})
	for at, want := range map[game.Square]rules.Part{aim: squarePart(aim), parseSquare(t, "C9"): heroPart(game.Jarl)} {
		b.aims.shots = forhonorart.SquareSet{}
		b.aims.shots[at] = true
		if got := b.Press(shoot); got.Instead != want {
			t.Errorf("with the target %v alone the button picks %v", at, got.Instead)
		}
	}
}

// TestTheLogSaysWhichSoldierFell holds that a shot at a soldier is written down with the square of the one that fell,
// as a hint of it is.
func TestTheLogSaysWhichSoldierFell(t *testing.T) {
	m := archer(t)
	before := m.State().(*game.State)
	shot := rules.Move{By: 0, Do: game.Choice{Verb: game.VerbShoot, At: parseSquare(t, "H10")}.Pack()}
	b := choosing(t, m, 0, desktopView())
	if line := b.Line(before, shot); line != "Yumi shoots at H10 and removes the soldier on I13" {
		t.Errorf("the hint is %q", line)
	}
	if _, err := m.Do(shot); err != nil {
		t.Fatal(err)
	}
	if camp, ok := m.State().(*game.State).SoldierAt(parseSquare(t, "I13")); ok {
		t.Fatalf("a soldier of %s stands on I13 still", camp)
	}
	b.show(m.State().View(0))
	if line := b.Line(before, shot); line != "Yumi shoots at H10 and removes the soldier on I13" {
		t.Errorf("the log says %q", line)
	}
	french := speaker{lang.For(lang.French), b.playerName}
	if line := french.line(before, shot, nil); line != "Yumi tire en H10 et retire le soldat en I13" {
		t.Errorf("in French the log says %q", line)
	}
}

// TestWhoWouldBeRemovedIsFoundOnce holds that the soldiers a picked fight would remove are those that the rules remove, and that
// they are not looked for again while the same is picked.
func TestWhoWouldBeRemovedIsFoundOnce(t *testing.T) {
	const position = "2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off" +
		" soldiers=0,0,0,0 left=3 gained=0 before=0 D: 1.BN@D9/4 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: position}, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := choosing(t, m, 0, desktopView())
	choice := b.choice
	choice.Picked, choice.Next = []rules.Part{squarePart(game.Defenders.FileSquare(0, 0))}, []rules.Part{order(game.ButtonRaze)}
	b.Choose(choice)
	for _, n := range []int{2, 1} {
		want := fallingSoldiers(b.state, 0, game.Choice{Verb: game.VerbRaze, Group: game.LineGroup, Count: n})
		first := b.strikeRemoves()
		if !slices.Equal(first, want) || len(first) != n {
			t.Fatalf("%d soldiers: %v would be removed, want %v", n, first, want)
		}
		if again := b.strikeRemoves(); &again[0] != &first[0] {
			t.Errorf("%d soldiers are looked for again", n)
		}
		b.touch(button(buttonFewer))
	}
}
