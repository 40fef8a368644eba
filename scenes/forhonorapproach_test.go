package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/scenestest"
	forhonorsprites "engawa/sprites/forhonor"
)

// approachFrom is a position in which a Banneret may walk to a Jarl on E10 and to the soldiers beside him; a Kanabō is too
// far away.
const approachFrom = "4.act zones=AD- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@D8/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.YU@off 1.VA@off 1.JA@E10/4 1.KA@M12/5 soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// heroKey and squareKey are the keys of what is pointed at on the battlefield.
func heroKey(h forhonor.Hero) string {
	return rules.Part{Kind: rules.PartPiece, Index: int32(h)}.String()
}

func squareKey(name string) string {
	q, _ := forhonor.ParseSquare(name)
	return rules.Part{Kind: rules.PartCell, Index: int32(q)}.String()
}

// moves are the moves of the match as text.
func (g *testUser) moves() (list []string) {
	m := g.table().Match()
	for n, mv := range m.Log {
		list = append(list, m.Game.FormatAction(m.At(n), mv))
	}
	return list
}

// dots counts the squares that are marked as those to which a hero may go.
func (g *testUser) dots() (n int) {
	for _, s := range g.Trace().Strokes {
		dot := strings.Contains(fmt.Sprint(s.Key), fmt.Sprint(forhonorsprites.FieldMark{Kind: forhonorsprites.StopDot}))
		if dot || strings.HasSuffix(fmt.Sprintf("%T", s.Key), "fightStopKey") {
			n++
		}
	}
	return n
}

// approachShapes are windows of all kinds, and how they are used.
func approachShapes() map[inputMode][]scenestest.Shape {
	return map[inputMode][]scenestest.Shape{
		byTouch: {lateral(), upright(), sideways()}, byMouse: {lateral(), upright()}, byKeys: {lateral(), sideways()},
	}
}

// TestForHonorWalksToAFoeAndFights presses a foe in reach of the hero's moves: the first press shows what would be done,
// the dots go out that the fight would take, and the second walks there and fights.
func TestForHonorWalksToAFoeAndFights(t *testing.T) {
	jarl := heroKey(forhonor.Jarl)
	for hand, shapes := range approachShapes() {
		for _, shape := range shapes {
			about := fmt.Sprint(hand, " ", shape.Name)
			g := battle(t, shape, hand, 2, approachFrom)
			g.FinishAnimations()
			before := g.dots()
			g.choose(jarl)
			if len(g.moves()) > 0 {
				t.Fatalf("%s: the first press plays %v", about, g.moves())
			}
			if !g.says("1 move, then fight Jarl? No more moves after this.") {
				t.Errorf("%s: the screen says %q", about, g.Trace().Texts())
			}
			if after := g.dots(); before == 0 || after != 0 {
				t.Errorf("%s: there are %d dots, and %d while a fight is shown that ends the moves", about, before, after)
			}
			g.choose(jarl)
			if want := []string{"BN-D9", "BNxJA"}; !slices.Equal(g.moves(), want) {
				t.Errorf("%s: two presses play %v, want %v", about, g.moves(), want)
			}
		}
	}
}

// TestForHonorShowsWhatAFightTakesUnderTheMouse moves the mouse over a foe beside a hero that has moved, and over soldiers:
// all dots go out, or those that are too far once the soldiers have taken their moves, and come back when it goes on.
func TestForHonorShowsWhatAFightTakesUnderTheMouse(t *testing.T) {
	const beside = "4.act zones=AD- hero=BN moves=%d razed=0 fought=- " +
		"A: 0.BN@E9/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=0+,0+,0+,0+ left=3 gained=300 before=400 " +
		"D: 1.YU@off 1.VA@off 1.JA@D10/4 1.KA@off soldiers=2,2,0,0 left=4 gained=300 before=400"
	for _, tt := range []struct {
		moves    int
		over     string
		all, few bool // whether all dots stay, and some
	}{
		{0, heroKey(forhonor.Jarl), true, true}, {2, heroKey(forhonor.Jarl), false, false}, {0, squareKey("F10"), false, true}, {2, squareKey("F10"), false, false},
	} {
		g := battle(t, lateral(), byMouse, 2, fmt.Sprintf(beside, tt.moves))
		g.FinishAnimations()
		hover := func(at geom.Point) int {
			for range 3 {
				g.Script.Add(&input.Frame{Hovering: true, Hover: at})
				g.Tick(1)
			}
			return g.dots()
		}
		away := g.control(squareKey("N1")).Rect.Centre()
		before := hover(away)
		over := hover(g.control(tt.over).Rect.Centre())
		if all, few := over == before, over > 0; before == 0 || all != tt.all || few != tt.few {
			t.Errorf("after %d moves, over %s: of %d dots %d are left", tt.moves, tt.over, before, over)
		}
		if back := hover(away); back != before {
			t.Errorf("after %d moves, over %s: of %d dots %d come back", tt.moves, tt.over, before, back)
		}
		if len(g.moves()) > 0 {
			t.Errorf("%v is played", g.moves())
		}
	}
}

// TestForHonorMeasuresAtThePointer touches a hero that may be named, and then squares: what a square costs stands on that
// one alone.
func TestForHonorMeasuresAtThePointer(t *testing.T) {
	const from = "2.call zones=--- call=A A: 0.KA@E9/5 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.NA@off 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0"
	steps := func(g *testUser) (list []string) {
		for _, s := range g.Trace().Strokes {
			if name := fmt.Sprint(s.Key); strings.Contains(fmt.Sprintf("%T %v", s.Key, name), "StepDisc") || strings.Contains(name, fmt.Sprint(forhonorsprites.StepDisc{Steps: 3})) {
				list = append(list, name)
			}
		}
		return list
	}
	for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
		g := battle(t, shape, byTouch, 2, from)
		g.FinishAnimations()
		g.choose(heroKey(forhonor.Kanabo))
		if n := g.dots(); n < 20 || len(steps(g)) > 0 {
			t.Errorf("%s: a hero that is looked at has %d dots and the numbers %v", shape.Name, n, steps(g))
		}
		g.choose(squareKey("E12"))
		if n := steps(g); len(n) != 1 {
			t.Errorf("%s: a square that is touched has the numbers %v", shape.Name, n)
		}
		g.choose(squareKey("E12"))
		if n := steps(g); len(n) > 0 || g.dots() > 0 && g.page().Find(forhonorGoKey) != nil {
			t.Errorf("%s: touched again it still has the numbers %v", shape.Name, n)
		}
	}
}

// TestADoublePressWalksAndFightsOnce presses a foe to walk there and fight, and once more at once, in the same place and on
// the button: nothing else is played.
func TestADoublePressWalksAndFightsOnce(t *testing.T) {
	jarl := heroKey(forhonor.Jarl)
	for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
		for _, key := range []string{jarl, forhonorGoKey} {
			for _, wait := range []int{0, 5, 12} {
				g := battle(t, shape, byTouch, 2, approachFrom)
				g.FinishAnimations()
				g.choose(jarl)
				at := g.control(key).Rect.Centre()
				g.Script.Tap(at)
				g.run()
				g.Script.Wait(wait)
				g.Script.Tap(at)
				g.run()
				g.FinishAnimations()
				m := g.table().Match()
				if want := []string{"BN-D9", "BNxJA"}; !slices.Equal(g.moves(), want) {
					t.Errorf("%s, %s, after %d ticks: %v is played, want %v, at %s", shape.Name, key, wait, g.moves(), want, m.Game.FormatPosition(m.State()))
				}
			}
		}
	}
}

// TestForHonorLetsAPlanGo shows a walk to a foe, and then presses elsewhere, another foe, or goes back.
func TestForHonorLetsAPlanGo(t *testing.T) {
	jarl, dot := heroKey(forhonor.Jarl), squareKey("C9")
	g := battle(t, lateral(), byTouch, 2, approachFrom)
	g.choose(jarl)
	g.strike(input.Back)
	g.FinishAnimations()
	if g.page().Find(forhonorGoKey) != nil {
		t.Error("what has been shown stays after Back")
	}
	g.choose(jarl, dot)
	if len(g.moves()) > 0 || g.says("1 move, then fight Jarl? No more moves after this.") {
		t.Errorf("a square that is pressed then: %v is played, and said %q", g.moves(), g.Trace().Texts())
	}
	g.choose(dot)
	if want := []string{"BN-C9"}; !slices.Equal(g.moves(), want) {
		t.Errorf("the square is walked to by %v, want %v", g.moves(), want)
	}
}

// TestForHonorShowsHowFarAFoeIs presses a foe that is too far away, by figure and by soldier: the rounds are told, the way
// is drawn, and nothing is ever played.
func TestForHonorShowsHowFarAFoeIs(t *testing.T) {
	for hand, shapes := range approachShapes() {
		for _, shape := range shapes {
			about := fmt.Sprint(hand, " ", shape.Name)
			g := battle(t, shape, hand, 2, approachFrom)
			g.FinishAnimations()
			kanabo := heroKey(forhonor.Kanabo)
			if g.page().Find(kanabo) == nil {
				g.choose(forhonorWholeKey)
			}
			dots := g.dots()
			if g.choose(kanabo); g.dots() < dots { // in sight it may come nearer
				g.FinishAnimations()
			}
			if !g.says("Kanabō is 1 round away.") {
				t.Errorf("%s: the screen says %q", about, g.Trace().Texts())
			}
			if !strings.Contains(fmt.Sprint(g.trails()), "trail") {
				t.Errorf("%s: no way is drawn", about)
			}
			g.choose(kanabo)
			if len(g.moves()) > 0 {
				t.Errorf("%s: %v is played", about, g.moves())
			}
		}
	}
}

// TestForHonorShowsTheWayOfAHeroThatMayBeNamed touches a hero that may be named, and then foes: the way to them is shown, in
// moves or in rounds, the hero stays chosen, and a foe that is touched again is looked at itself.
func TestForHonorShowsTheWayOfAHeroThatMayBeNamed(t *testing.T) {
	from := strings.NewReplacer("act", "call", "hero=BN moves=0 razed=0 fought=-", "call=A", "0.BN@D8/4+", "0.BN@D8/4").Replace(approachFrom)
	for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
		g := battle(t, shape, byTouch, 2, from)
		g.FinishAnimations()
		banneret := rules.Part{Kind: rules.PartButton, Index: 1200 + int32(forhonor.Banneret)}.String()
		for _, tt := range []struct {
			foe  forhonor.Hero
			says string
		}{{forhonor.Jarl, "1 move, then fight Jarl"}, {forhonor.Kanabo, "Kanabō is 1 round away."}} {
			if g.choose(banneret); g.page().Find(heroKey(tt.foe)) == nil {
				g.choose(forhonorWholeKey)
			}
			if g.choose(heroKey(tt.foe)); !g.says(tt.says) || len(g.trails()) == 0 || g.page().Find(forhonorGoKey) == nil {
				t.Errorf("%s: of %s is said %q", shape.Name, tt.foe, g.Trace().Texts())
			}
			if g.choose(heroKey(tt.foe)); len(g.trails()) > 0 || g.page().Find(forhonorGoKey) != nil {
				t.Errorf("%s: %s is not looked at itself", shape.Name, tt.foe)
			}
			g.strike(input.Back)
		}
		if len(g.moves()) > 0 {
			t.Errorf("%s: %v is played", shape.Name, g.moves())
		}
	}
}

// trails lists the parts of paths that are drawn.
func (g *testUser) trails() (list []string) {
	for _, s := range g.Trace().Strokes {
		if name := fmt.Sprintf("%T", s.Key); strings.Contains(name, "trailKey") {
			list = append(list, "trail")
		}
	}
	return list
}

// TestForHonorStrikesSoldiersAfterAWalk presses soldiers that are a walk away, has fewer of them struck, and plays it by the
// button.
func TestForHonorStrikesSoldiersAfterAWalk(t *testing.T) {
	const fewer = "button 1004"
	for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
		g := battle(t, shape, byTouch, 2, approachFrom)
		g.FinishAnimations()
		soldier := squareKey("F10")
		if g.page().Find(soldier) == nil {
			t.Fatalf("%s: no soldier is seen", shape.Name)
		}
		g.choose(soldier, fewer, fewer, forhonorGoKey)
		if want := []string{"BN-E9", "BN xL4"}; !slices.Equal(g.moves(), want) {
			t.Errorf("%s: %v is played, want %v", shape.Name, g.moves(), want)
		}
	}
}

// TestForHonorStampedesAfterAWalk plays the other order against a foe that is a walk away.
func TestForHonorStampedesAfterAWalk(t *testing.T) {
	from := strings.NewReplacer("hero=BN", "hero=RA", "0.BN@D8/4+ 0.RA@B7/3", "0.RA@D8/4+ 0.BN@B7/3").Replace(approachFrom)
	for _, shape := range []scenestest.Shape{lateral(), upright(), sideways()} {
		g := battle(t, shape, byTouch, 2, from)
		g.FinishAnimations()
		g.choose(heroKey(forhonor.Jarl), rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonStampede}.String())
		if want := []string{"RA-D9", "RAxJA!"}; !slices.Equal(g.moves(), want) {
			t.Errorf("%s: %v is played, want %v", shape.Name, g.moves(), want)
		}
	}
}

// TestForHonorConfirmsAWalkAndAFight has every move confirmed: the tick plays both, the cross neither, and a walk that is
// confirmed afterwards is a walk and no more.
func TestForHonorConfirmsAWalkAndAFight(t *testing.T) {
	jarl := heroKey(forhonor.Jarl)
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := battle(t, shape, byTouch, 2, approachFrom)
		g.Services.Settings.Confirm = true
		g.FinishAnimations()
		g.choose(jarl, jarl)
		if len(g.moves()) > 0 {
			t.Fatalf("%s: %v is played without being confirmed", shape.Name, g.moves())
		}
		g.choose("cancel")
		g.choose(squareKey("D9"), squareKey("D9"), "confirm")
		if want := []string{"BN-D9"}; !slices.Equal(g.moves(), want) {
			t.Fatalf("%s: the walk plays %v, want %v", shape.Name, g.moves(), want)
		}
		g.strike(input.Undo)
		g.choose(jarl, jarl, "confirm")
		if want := []string{"BN-D9", "BNxJA"}; !slices.Equal(g.moves(), want) {
			t.Errorf("%s: %v is played, want %v", shape.Name, g.moves(), want)
		}
	}
}
