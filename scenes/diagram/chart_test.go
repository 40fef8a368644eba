package diagram

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
)

const table = "3/5 0 H0:0(b3y1)g3|r1|y1 H1:1(b2r1)g1|g3|g1 H2:2(b1g2)|y2|g3 s1:-1(r2)y1|r3|b2 s2:-1(y3)||g1"

// stateOf returns a position of Homeworlds.
func stateOf(t *testing.T, position string) *homeworlds.State {
	t.Helper()
	s, err := homeworlds.Game{}.ParsePosition(rules.Setup{Seats: int(position[0] - '0')}, position)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*homeworlds.State)
}

// TestTurnsOfTheBookLeadToTheirFigures plays the turns that figures name from the figure before.
func TestTurnsOfTheBookLeadToTheirFigures(t *testing.T) {
	turns := 0
	eachFigure("homeworlds", lang.Spirits, func(page string, before, figure *lang.Figure) {
		if figure.Turn == "" {
			return
		}
		turns++
		if before == nil {
			t.Errorf("%s: there is no figure before %q", page, figure.Turn)
			return
		}
		s := stateOf(t, before.Position)
		actions, _, err := homeworlds.ReadTurn(s, 0, figure.Turn, nil)
		if err != nil {
			t.Errorf("%s: %q: %v", page, figure.Turn, err)
			return
		}
		for _, a := range actions {
			if _, err := s.Apply(rules.Move{By: 0, Do: a}, nil); err != nil {
				t.Fatalf("%s: %q: %v", page, figure.Turn, err)
			}
		}
		want := stateOf(t, figure.Position)
		if got := homeworlds.NewSearchPosition(s.Position()).Key(); got != homeworlds.NewSearchPosition(want.Position()).Key() {
			t.Errorf("%s: after %q\n have %s\n want %s", page, figure.Turn, homeworlds.Game{}.FormatPosition(s), figure.Position)
		}
	})
	if turns < 7 {
		t.Errorf("the book has %d figures that show what a turn does, want at least 7", turns)
	}
}

func TestEverySystemIsDrawnInsideAndApart(t *testing.T) {
	for below := range rules.Seat(3) {
		d, ok := Of(stateOf(t, table), "", below)
		if !ok {
			t.Fatal("there is no picture of the game")
		}
		c := d.drawing.(chart)
		w, h := c.size()
		middles := c.middles()
		if len(middles) != 5 {
			t.Fatalf("%d systems are drawn, want 5", len(middles))
		}
		for slot, at := range middles {
			radius := homeworldsart.RadiusOf(&c.position.Systems[slot])
			if !geom.Around(at, 2*radius, 2*radius).Within(geom.R(0, 0, w, h)) {
				t.Errorf("system %d lies at %v of %v x %v", slot, at, w, h)
			}
			for other, o := range middles {
				if slot != other && at.Sub(o).Len() < radius+homeworldsart.RadiusOf(&c.position.Systems[other]) {
					t.Errorf("systems %d and %d overlap", slot, other)
				}
			}
			if slot != int(below) && at.Y >= middles[int(below)].Y {
				t.Errorf("system %d lies lower than the own home", slot)
			}
		}
	}
}

func TestAnEmptyTableHasAPicture(t *testing.T) {
	s, err := homeworlds.Game{}.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	d, ok := Of(s, "", 0)
	if w, h := d.Size(); !ok || w < 100 || h < 100 || describeDrawing(d) == "" {
		t.Errorf("the picture before the first turn is %v x %v", w, h)
	}
}

func TestAFigureShowsWhatItNames(t *testing.T) {
	for _, tt := range []struct {
		show []string
		want int
	}{{nil, 5}, {[]string{"s1"}, 1}, {[]string{"H2", "s2"}, 2}, {[]string{lang.ShowBank}, 0}} {
		d, err := Figure("homeworlds", &lang.Figure{Position: table, Show: tt.show}, "")
		if err != nil {
			t.Errorf("%v: %v", tt.show, err)
			continue
		}
		c := d.drawing.(chart)
		if got := len(c.middles()); got != tt.want {
			t.Errorf("%v: %d systems are drawn, want %d", tt.show, got, tt.want)
		}
		if w, h := d.Size(); w < 100 || h < 100 {
			t.Errorf("%v: the picture is %v x %v", tt.show, w, h)
		}
	}
}

func TestChartFiguresThatDoNotFitAreRefused(t *testing.T) {
	for _, tt := range []struct {
		f    lang.Figure
		want string
	}{
		{lang.Figure{Position: "2/3"}, "figure \"2/3\""},
		{lang.Figure{Position: table, Show: []string{"s9"}}, "no system"},
		{lang.Figure{Position: table, Show: []string{"s1"}, Marks: []lang.Mark{{Cell: "H0"}}}, "no system"},
		{lang.Figure{Position: table, Marks: []lang.Mark{{Cell: "s1/*g3"}}}, "no such piece"},
		{lang.Figure{Position: table, Marks: []lang.Mark{{Cell: "s1/r3"}}}, "no such piece"},
		{lang.Figure{Position: table, Marks: []lang.Mark{{Cell: "s1/r3P8"}}}, "no seat"},
		{lang.Figure{Position: table, Arrows: []lang.Arrow{{From: "s7", To: "s1"}}}, "no system"},
		{lang.Figure{Position: table, Arrows: []lang.Arrow{{From: "s1/y1", To: "x"}}}, "no system"},
	} {
		if _, err := Figure("homeworlds", &tt.f, ""); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%+v: %v, want an error about %q", tt.f, err, tt.want)
		}
	}
}

func TestMarksAndPartsChangeTheChart(t *testing.T) {
	images, keys := map[string]string{}, map[any]string{}
	add := func(name string, f lang.Figure) {
		f.Position = table
		d, err := Figure("homeworlds", &f, "")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		images[name] = describeDrawing(d)
		if other, twice := keys[key(d)]; twice {
			t.Errorf("%s and %s have the same key", name, other)
		}
		keys[key(d)] = name
	}
	add("bare", lang.Figure{})
	for _, cell := range []string{"s1", "s1/*r2", "s1/y1", "s1/r3P1"} {
		for name, kind := range map[string]lang.MarkKind{
			"reach": lang.MarkReach, "take": lang.MarkTake, "danger": lang.MarkDanger, "no": lang.MarkNo, "light": lang.MarkLight,
		} {
			if cell != "s1" && kind != lang.MarkTake && kind != lang.MarkNo && kind != lang.MarkLight {
				continue
			}
			add(cell+" "+name, lang.Figure{Marks: []lang.Mark{{Cell: cell, Kind: kind}}})
		}
	}
	add("arrow", lang.Figure{Arrows: []lang.Arrow{{From: "H0", To: "s1"}}})
	add("arrow of a ship", lang.Figure{Arrows: []lang.Arrow{{From: "H0/g3", To: "s1"}}})
	add("one", lang.Figure{Show: []string{"s1"}})
	add("bank", lang.Figure{Show: []string{lang.ShowBank}})
	add("cards", lang.Figure{Show: []string{lang.ShowCards}})
	for a, one := range images {
		for b, other := range images {
			if a < b && one == other {
				t.Errorf("%q and %q look the same", a, b)
			}
		}
	}
}

// Systems that are laid out by hand fill the picture: six homes and a system take two rows of a broad one, three of a square
// one, and the own home of few stays in a row of its own.
func TestSystemsFillTheirPicture(t *testing.T) {
	const six = "6/5 0 0(b3y1)g3||||| 1(b3y1)|g3|||| 2(b3y1)||g3||| 3(b3y1)|||g3|| 4(g3y1)||||r3| 5(b1g2)|||||y3 s1:-1(r2)g1|||||"
	for _, tt := range []struct {
		position string
		shape    float64
		rows     int
		isAlone  bool // the own home
	}{
		{six, 1.6, 2, false}, {six, 1, 3, true}, {table, 1.3, 2, false}, {"3/5 0 0(b3y1)g3|| 1(b2r1)|g3| 2(b1g2)||g3", 1.3, 2, true},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", 0.8, 2, true}, {"2/3 0 0(b3y1)g3| 1(b2r1)|g3", 1.6, 1, false},
	} {
		_, middles := Systems(stateOf(t, tt.position).Position(), tt.shape)
		heights, beside := map[float64]bool{}, 0
		for _, at := range middles {
			heights[at.Y] = true
			if at.Y == middles[0].Y {
				beside++
			}
			if at.Y > middles[0].Y {
				t.Errorf("%s: a system lies at %v, below the own home at %v", tt.position, at, middles[0])
			}
		}
		if len(heights) != tt.rows || tt.isAlone != (beside == 1) {
			t.Errorf("%s, %.1f wide: there are %d rows, %d systems in that of the own home", tt.position, tt.shape, len(heights), beside)
		}
	}
}
