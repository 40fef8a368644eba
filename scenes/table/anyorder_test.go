package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// orders returns every order of the parts.
func orders(parts []rules.Part) (list [][]rules.Part) {
	if len(parts) < 2 {
		return [][]rules.Part{parts}
	}
	for k, first := range parts {
		rest := slices.Delete(slices.Clone(parts), k, k+1)
		for _, other := range orders(rest) {
			list = append(list, append([]rules.Part{first}, other...))
		}
	}
	return list
}

// point picks the parts as a table does whose board lights the place that was touched first, up to the first action.
func (c *chooser) point(parts []rules.Part) (a rules.Action, err error) {
	c.clear()
	var place rules.Part
	for k, p := range parts {
		if k == 0 && p.Kind == rules.PartCell {
			place = p
			continue
		}
		if a, err = c.pick(p); a == 0 && err == nil && place != (rules.Part{}) {
			a = c.actionAt(place)
		}
		if a != 0 || err != nil {
			break
		}
	}
	return a, err
}

// TestAnyOrderOfPartsLeadsToTheAction tries every order of every way to point at random actions in random positions of
// Homeworlds: no part is refused, no other action is played, and where the parts are those of one action it is played;
// else something that tells it from the others can follow.
func TestAnyOrderOfPartsLeadsToTheAction(t *testing.T) {
	rng := rand.New(rand.NewPCG(30, 7))
	played, asked := map[homeworlds.Kind]int{}, 0
	for seed := range uint64(14) {
		setup := rules.Setup{Seats: 2 + int(seed)%3, Options: map[string]string{"catastrophes": []string{"end", "anytime"}[seed%2]}}
		m, err := rules.NewMatch(homeworlds.Game{}, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		for range 160 {
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			by, ok := m.State().Actors().Only()
			if !ok {
				break
			}
			legal := m.State().Legal(by, nil)
			a := legal[rng.IntN(len(legal))]
			if fields, _ := homeworlds.Fields(a); fields.Kind == homeworlds.KindEnd {
				a = legal[rng.IntN(len(legal))] // rather something else
			}
			var c chooser
			c.begin(m.Game, m.State(), by)
			fields, _ := homeworlds.Fields(a)
			for k, way := range rules.Paths(m.Game, m.State(), a) {
				for _, parts := range orders(way) {
					got, err := c.point(parts)
					switch {
					case err != nil || got != 0 && got != a:
						t.Fatalf("%v at %s leads to %d and %v, want %d", parts, m.Game.FormatPosition(m.State()), got, err, a)
					case got == a:
						played[fields.Kind]++
					case k == 0 && parts[0].Kind != rules.PartCell:
						t.Fatalf("%v at %s plays nothing, want %d", parts, m.Game.FormatPosition(m.State()), a)
					default:
						asked++
						next := c.next()
						if !slices.ContainsFunc(next, func(p rules.Part) bool {
							longer := append(slices.Clone(c.picks), p)
							return slices.ContainsFunc(c.paths, func(w path) bool { return w.do == a && c.begins(w.parts, longer) })
						}) {
							t.Fatalf("after %v at %s only %v can follow, which does not lead to %d", parts, m.Game.FormatPosition(m.State()), next, a)
						}
					}
				}
			}
			if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for kind := homeworlds.KindStar; kind <= homeworlds.KindEnd; kind++ {
		if played[kind] == 0 {
			t.Errorf("no %s was pointed at: the test is blind to it", kind)
		}
	}
	if asked < 50 {
		t.Errorf("only %d times something was asked for", asked)
	}
}

func TestAPartTakesThePlaceOfItsOwnKind(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: "2/3 0 H0:0(b3y1)g3y2| H1:1(b2r1)|g3 s1:-1(g2)r1|b1"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	const build, trade, move = homeworlds.ButtonBuild, homeworlds.ButtonTrade, homeworlds.ButtonMove
	button := func(n int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: n} }
	ship := func(slot int, colour homeworlds.Colour, size int) rules.Part {
		return rules.Part{Kind: rules.PartPiece, Index: homeworlds.PieceIndex(slot, 0, homeworlds.MakePiece(colour, size))}
	}
	bank := func(colour homeworlds.Colour, size int) rules.Part {
		return rules.Part{Kind: rules.PartReserve, Index: int32(homeworlds.MakePiece(colour, size))}
	}
	g3, y2, b2, r2 := ship(0, homeworlds.Green, 3), ship(0, homeworlds.Yellow, 2), bank(homeworlds.Blue, 2), bank(homeworlds.Red, 2)
	for _, tt := range []struct{ picks, want []rules.Part }{
		{[]rules.Part{button(move), g3, y2}, []rules.Part{button(move), y2}},
		{[]rules.Part{g3, button(move), button(trade)}, []rules.Part{g3, button(trade)}},
		{[]rules.Part{g3, button(move), g3}, []rules.Part{g3}},
		{[]rules.Part{g3, g3}, nil}, // a double press builds nothing
		{[]rules.Part{b2, r2}, []rules.Part{r2}},
		{[]rules.Part{y2, b2, r2}, []rules.Part{y2, r2}},
		{[]rules.Part{button(build), button(build)}, nil},
		{[]rules.Part{cell(6)}, nil}, // a look
	} {
		var c chooser
		c.begin(m.Game, m.State(), 0)
		for _, p := range tt.picks {
			if a, err := c.pick(p); err != nil {
				t.Fatal(err)
			} else if a != 0 {
				c.clear()
				break
			}
		}
		if !slices.Equal(c.picks, tt.want) {
			t.Errorf("%v: %v are picked, want %v", tt.picks, c.picks, tt.want)
		}
	}
	var c chooser
	c.begin(m.Game, m.State(), 0)
	for k, p := range []rules.Part{g3, button(trade), r2} { // a wrong target starts nothing else
		a, err := c.pick(p)
		if a != 0 || (err != nil) != (k == 2) {
			t.Errorf("%v: %v, %v", p, a, err)
		}
	}
}

// TestARefusedButtonSaysWhatItLacks presses an attack, which has no red star or ship, after the button whose place it takes.
func TestARefusedButtonSaysWhatItLacks(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: "2/3 0 H0:0(b3y1)g3y2| H1:1(b2r1)|g3"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	button := func(n int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: n} }
	g3 := rules.Part{Kind: rules.PartPiece, Index: homeworlds.PieceIndex(0, 0, homeworlds.MakePiece(homeworlds.Green, 3))}
	for code, picks := range map[string][]rules.Part{
		homeworlds.CodePowerNowhere: {button(homeworlds.ButtonMove)},
		homeworlds.CodeNoPower:      {g3, button(homeworlds.ButtonMove)},
	} {
		var c chooser
		c.begin(m.Game, m.State(), 0)
		for _, p := range picks {
			if _, err := c.pick(p); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := c.pick(button(homeworlds.ButtonAttack)); rules.CodeOf(err) != code || !slices.Equal(c.picks, picks) {
			t.Errorf("after %v an attack is refused by %v, and %v are picked", picks, err, c.picks)
		}
	}
}
