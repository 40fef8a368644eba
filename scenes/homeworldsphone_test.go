package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// closesSystem is the key of the button that closes an open system.
const closesSystem = "button 7"

// homeworldsPhones are the phones held upright and on their side.
func homeworldsPhones() []scenestest.Shape {
	return []scenestest.Shape{upright(), {Name: "low", W: 844, H: 390, Density: 1}}
}

// homeworldsTable is a table of Homeworlds on a phone.
func homeworldsTable(t *testing.T, shape scenestest.Shape, seats int, position string) *testUser {
	t.Helper()
	g := newTestUser(t, shape, &store.Memory{}, byTouch)
	if err := g.ShowHomeworlds(seats, position); err != nil {
		t.Fatal(err)
	}
	return g
}

// pinch moves two fingers about a point from one distance to another.
func (g *testUser) pinch(at geom.Point, from, to float64) {
	const steps = 6
	frame := func(phase input.Phase, apart float64, ids ...int) {
		f := &input.Frame{}
		for _, id := range ids {
			side := float64(2*id - 3)
			f.Pointers = append(f.Pointers, input.Pointer{ID: id, Phase: phase, Touch: true, At: at.Add(geom.Pt(side*apart/2, 0))})
		}
		g.Script.Add(f)
	}
	frame(input.Down, from, 1)
	frame(input.Down, from, 2)
	for k := range steps {
		frame(input.Move, from+(to-from)*float64(k+1)/steps, 1, 2)
	}
	frame(input.Up, to, 1, 2)
	g.run()
	g.FinishAnimations()
}

// TestTwoFingersOpenAndCloseASystem spreads two fingers over a system, which opens it and plays nothing, and draws them
// together again.
func TestTwoFingersOpenAndCloseASystem(t *testing.T) {
	for _, shape := range homeworldsPhones() {
		g := homeworldsTable(t, shape, 2, trades)
		m := g.table().Match()
		at := g.control(partKey(m, "cell s1")).Rect.Centre()
		if g.page().Find(closesSystem) != nil {
			t.Fatal("a system is open")
		}
		if g.pinch(at, 30, 90); g.page().Find(closesSystem) == nil {
			t.Errorf("%s: two fingers that move apart do not open the system: %q", shape.Name, g.Trace().Texts())
		}
		if g.pinch(at, 90, 30); g.page().Find(closesSystem) != nil {
			t.Errorf("%s: two fingers that move together do not close it", shape.Name)
		}
		if len(m.Log) > 0 {
			t.Errorf("%s: %d moves are played", shape.Name, len(m.Log))
		}
	}
}

// TestTargetsOfHomeworldsSuitFingers looks at all that can be pressed in positions of many kinds on phones. A ship on the
// chart needs not be so large: a press beside it is one of its system, which opens it.
func TestTargetsOfHomeworldsSuitFingers(t *testing.T) {
	const least = 44.0 - 1e-6
	crowds := 0
	for _, shape := range homeworldsPhones() {
		for _, tt := range []struct {
			seats             int
			position, presses string
		}{
			{2, "", ""},
			{2, trades, ""},
			{2, trades, "piece y2 H0, button 3"},
			{2, trades, "cell s1"},
			{3, "3/5 0 H0:0(b3y1)g3b1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1|b1| s2:-1(r1)||y2 s3:-1(y3)g1||y1", "cell s1"},
			{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3", ""},
			{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3", "crowd s4 g"},
		} {
			g := homeworldsTable(t, shape, tt.seats, tt.position)
			for _, press := range strings.Split(tt.presses, ", ") {
				if press != "" {
					g.choose(partKey(g.table().Match(), press))
				}
			}
			for _, c := range g.page().Controls() {
				part, ok := table.PartOf(c)
				if _, _, crowd := homeworlds.OverpopulationAt(part.Index); ok && part.Kind == rules.PartButton && crowd {
					crowds++
				}
				if c.Press == nil && !ok || c.Off || c.Rect.Empty() || ok && part.Kind == rules.PartPiece {
					continue
				}
				if c.Rect.W < least || c.Rect.H < least {
					t.Errorf("%s, %s after %q: %s (%s) is only %.0f x %.0f", shape.Name, tt.position, tt.presses, c.Key, c.Name, c.Rect.W, c.Rect.H)
				}
			}
		}
	}
	if crowds == 0 {
		t.Error("no mark of an overpopulation is there to be pressed")
	}
}

// TestAllOfARivalsTurnIsReported reads on a phone what another player has done with a sacrifice.
func TestAllOfARivalsTurnIsReported(t *testing.T) {
	const position = "2/3 0 H0:0(b3r1)g3b1| H1:1(b2y1)|g3g2r1 s1:-1(y2)b2|; build b1 H0; end; sacrifice g2 H1; build g1 H1; build r1 H1; end"
	for _, shape := range homeworldsPhones() {
		g := homeworldsTable(t, shape, 2, position)
		for _, part := range []string{"sacrificed green 2", "built green 1", "built red 1"} {
			if !g.says(part) {
				t.Errorf("%s: %q is not told: %q", shape.Name, part, g.Trace().Texts())
			}
		}
	}
}

// TestLargeWordsLeaveTheHint looks for the hint on an upright phone with words of one and a half times the size.
func TestLargeWordsLeaveTheHint(t *testing.T) {
	g := newTestUser(t, upright(), &store.Memory{}, byTouch)
	g.SetTextSize(150)
	if err := g.ShowHomeworlds(2, trades); err != nil {
		t.Fatal(err)
	}
	if c := g.page().Find("hint"); c == nil || c.Rect.Empty() {
		t.Errorf("there is no hint among %v", g.keys())
	}
}

// TestNoSentenceHidesACarriedShip drags a ship: while it is carried no sentence lies over it.
func TestNoSentenceHidesACarriedShip(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
	if err := g.ShowHomeworlds(2, trades); err != nil {
		t.Fatal(err)
	}
	prompt := g.Services.Words.T(lang.HomeworldsChooseMarked)
	at := g.control(partKey(g.table().Match(), "piece y2 H0")).Rect.Centre()
	if !g.says(prompt) {
		t.Fatalf("nothing is asked at first: %q", g.Trace().Texts())
	}
	g.PointAt(input.Down, at)
	for k := range 5 {
		g.PointAt(input.Move, at.Add(geom.Pt(0, 12*float64(k+1))))
	}
	g.run()
	for _, text := range []lang.Key{lang.HomeworldsChooseMarked, lang.HomeworldsShipChosen, lang.HomeworldsSail} {
		if text := g.Services.Words.T(text); g.says(text) {
			t.Errorf("while a ship is carried %q is said", text)
		}
	}
	g.PointAt(input.Up, at)
	g.run()
	g.FinishAnimations()
	if len(g.Trace().Texts()) == 0 {
		t.Error("nothing is shown any more")
	}
}

// TestASpeechNamesItsSpeaker has a player say something at a table of three, on phones: the plate names the player and
// lies on no other's.
func TestASpeechNamesItsSpeaker(t *testing.T) {
	for _, shape := range homeworldsPhones() {
		g := homeworldsTable(t, shape, 3, "")
		if g.page().Find("talk") == nil {
			g.choose("done")
		}
		g.choose("talk")
		g.point("say good")
		g.Tick(4)
		words := g.Services.Words
		want := table.TalkLine(words, g.table().Match(), rules.Note{By: 0, Text: "good"})
		if !g.says(want) {
			t.Errorf("%s: want %q: %q", shape.Name, want, g.Trace().Texts())
		}
	}
}

// TestLargerWordsLeaveHintAndSizes asks for a hint by touch where words are larger: on the table of three, where as many names
// show the sizes of their stars as with the usual words.
func TestLargerWordsLeaveHintAndSizes(t *testing.T) {
	for _, shape := range homeworldsPhones() {
		sizes := map[int]int{}
		for _, size := range []int{100, 150, 200} {
			g := newTestUser(t, shape, &store.Memory{}, byTouch)
			for _, s := range layoutScreens() {
				if s.Name == "homeworlds-middle" {
					if err := s.Show(g.Driver); err != nil {
						t.Fatal(err)
					}
				}
			}
			g.SetTextSize(size)
			g.FinishAnimations()
			for _, s := range g.Trace().Strokes {
				inBank := func(c *ui.Control) bool {
					p, _ := table.PartOf(c)
					return p.Kind == rules.PartReserve && c.Rect.Overlaps(s.Box)
				}
				if text, _ := s.Text(); len(text) == 1 && strings.Contains("123", text) && !slices.ContainsFunc(g.page().Controls(), inBank) {
					sizes[size]++
				}
			}
			g.sounds.Take()
			g.choose("hint")
			alarmed := false
			for n := 0; n < 20 && !alarmed; n++ {
				g.Tick(30)
				alarmed = contains(g.sounds.Take(), audio.Hint)
			}
			if !alarmed {
				t.Errorf("%s at %d %%: no hint is heard", shape.Name, size)
			}
		}
		if sizes[100] == 0 || sizes[150] < sizes[100] || sizes[200] < sizes[100] {
			t.Errorf("%s: sizes of stars by sizes of words are %v, want no fewer in larger words", shape.Name, sizes)
		}
	}
}
