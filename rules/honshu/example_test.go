package honshu

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// workedExample is the order of building behind the figure of the rules sheet, with the total after each card.
var workedExample = []struct {
	text  string
	total int
}{
	{"16@1,-1r3o", 7}, {"47@0,-3r2u", 11}, {"1@1,1r3o", 12}, {"26@3,-1r1u", 16}, {"19@5,-3r0u", 19}, {"15@4,-5r0o", 26},
	{"11@2,-3r3o", 34}, {"12@6,-3r1o", 36}, {"50@6,-1r3u", 38}, {"55@5,0r3o", 51}, {"48@4,1r0o", 57}, {"32@5,2r1o", 63},
}

const workedPicture = `
 .  .  .  .  T  F  .  .  .
 .  .  .  .  n  T  .  .  .
 y  F  D  F  D  L  T  D  y3
 T  n2 T  g  L  L  T  F  n
 T  b3 y  L  L  T  T  F  T
 D  T  F  T  T  T  T  T  T
 b  b  T  T  T  T  g2 F  .
 T  L  F  g  F  T  T  F  .
 .  .  .  .  g  g4 D  y  .`

func TestWorkedExample(t *testing.T) {
	m := province(t, "A1")
	if n := m.Score(Scoring{}).Total(); n != 2 {
		t.Errorf("A1 alone counts %d, want 2", n)
	}
	for _, step := range workedExample {
		if try := m.Try(placementOn(t, m, step.text), false); !try.Legal() {
			t.Errorf("%s: faults %b", step.text, try.Faults)
		}
		m = buildCards(t, m, step.text)
		if n := m.Score(Scoring{}).Total(); n != step.total {
			t.Errorf("after %s: %d points, want %d", step.text, n, step.total)
		}
	}
	if have, want := m.Score(Scoring{}), (Points{Forest: 20, Town: 17, Factory: 14, Lake: 12, Fields: 5}); have != want {
		t.Errorf("the score is %+v, want %+v", have, want)
	}
	checked := 0
	for y, row := range strings.Split(strings.TrimPrefix(workedPicture, "\n"), "\n") {
		for x, code := range strings.Fields(row) {
			if have := m.At(CellAt(x, y-5)); have.String() != code {
				t.Errorf("%d,%d shows %s, want %s", x, y-5, have, code)
			}
		}
	}
	for range m.Cells {
		checked++
	}
	if checked != 60 {
		t.Errorf("%d squares show, want 60", checked)
	}
	if m.Cubes() != [NumColours]uint8{2, 2, 3, 3} {
		t.Errorf("cubes %v", m.Cubes())
	}
	checkGoals(t, "no cube spent", m, []int{63, 75, 63, 63, 63, 66, 63, 67, 69}, []int{46, 50, 46, 46, 54, 49, 46, 50, 52})
	spent := m.WithoutCubes(CellAt(0, -3), CellAt(2, -1), CellAt(1, 1), CellAt(4, -4), CellAt(3, 2))
	checkGoals(t, "as in the figure", spent, []int{63, 65, 63, 63, 63, 66, 73, 67, 69}, []int{46, 46, 46, 46, 54, 49, 56, 50, 52})
}

// checkGoals compares totals without a scoring card and with each of the eight.
func checkGoals(t *testing.T, what string, m *Map, publisher, manual []int) {
	t.Helper()
	var have, haveManual []int
	for card := range NumGoals + 1 {
		have = append(have, m.Score(Scoring{Card: card}).Total())
		haveManual = append(haveManual, m.Score(Scoring{Card: card, Manual: true}).Total())
	}
	if !slices.Equal(have, publisher) || !slices.Equal(haveManual, manual) {
		t.Errorf("%s: %v and %v, want %v and %v", what, have, haveManual, publisher, manual)
	}
}

// TestWorkedExampleElsewhere looks at what the table of the worked example says about other levels.
func TestWorkedExampleElsewhere(t *testing.T) {
	for _, c := range []struct {
		after      int // cards built
		text, code string
		parts      string
		total      int
	}{
		{1, "47@0,-3r2o", "", "", 8},
		{2, "1@1,1r3u", "lake-under", "1,2", 0},
		{3, "26@3,-1r1o", "lake-covered", "3,-1", 0},
		{5, "15@4,-5r0u", "lake-under", "5,-3", 0},
	} {
		m := province(t, "A1")
		for _, step := range workedExample[:c.after] {
			m = buildCards(t, m, step.text)
		}
		err := m.refusal(placementOn(t, m, c.text), false)
		if c.code == "" {
			if n := buildCards(t, m, c.text).Score(Scoring{}).Total(); err != nil || n != c.total {
				t.Errorf("%s: %d points, %v, want %d", c.text, n, err, c.total)
			}
			continue
		}
		var parts []string
		if err != nil {
			for _, part := range err.Parts {
				parts = append(parts, Cell(part.Index).String())
			}
		}
		if codeOf(err) != c.code || strings.Join(parts, " ") != c.parts {
			t.Errorf("%s: %v at %v, want %s at %s", c.text, err, parts, c.code, c.parts)
		}
	}
}

// codeOf joins the codes of all faults.
func codeOf(err *rules.Error) string {
	if err == nil {
		return ""
	}
	codes := []string{err.Code}
	for _, more := range err.Also {
		codes = append(codes, more.Code)
	}
	return strings.Join(codes, " ")
}

// TestPlacementCases are the cases of docs/rules/honshu.md, 16.2, on a province alone and on two cards.
func TestPlacementCases(t *testing.T) {
	alone := province(t, "A1")
	two := buildCards(t, alone, "60@1,2r0o")
	for _, c := range []struct {
		on           *Map
		text         string
		codes, woven string // as refused without and with weave
		shows, total int
		cubes        [NumColours]uint8
	}{
		{alone, "16@0,2r0u", "", "", 10, 4, [NumColours]uint8{1, 1, 0, 1}},
		{alone, "16@0,-2r0u", "lake-under", "lake-under", 0, 0, [NumColours]uint8{}},
		{alone, "16@0,-2r0o", "", "", 10, 7, [NumColours]uint8{1, 1, 0, 1}},
		{alone, "16@0,0r0o", "", "", 6, -1, [NumColours]uint8{0, 0, 0, 1}},
		{alone, "16@0,0r0u", "lake-under buried", "lake-under buried", 0, 0, [NumColours]uint8{}},
		{alone, "16@0,0r2u", "lake-under buried", "lake-under buried", 0, 0, [NumColours]uint8{}},
		{alone, "16@1,1r0o", "", "", -1, 6, [NumColours]uint8{1, 0, 0, 1}},
		{alone, "16@5,5r0o", "no-overlap", "no-overlap", 0, 0, [NumColours]uint8{}},
		{alone, "16@31,0r0o", "far", "far", 0, 0, [NumColours]uint8{}},
		{alone, "16@5,5r0:a", "no-overlap bad-level", "no-overlap bad-level", 0, 0, [NumColours]uint8{}},
		{two, "53@0,2r0:bdf", "mixed-level", "", -1, -1, [NumColours]uint8{}},
		{two, "53@0,2r0:b", "mixed-level knot", "knot", 0, 0, [NumColours]uint8{}},
		{two, "53@0,2r0:a", "mixed-level knot", "knot", 0, 0, [NumColours]uint8{}},
	} {
		p := placementOn(t, c.on, c.text)
		if have, woven := codeOf(c.on.refusal(p, false)), codeOf(c.on.refusal(p, true)); have != c.codes || woven != c.woven {
			t.Errorf("%s: %q, woven %q; want %q, %q", c.text, have, woven, c.codes, c.woven)
		}
		if c.woven != "" || c.on == two {
			continue
		}
		next := buildCards(t, c.on, c.text)
		shows := 0
		for range next.Cells {
			shows++
		}
		if total := next.Score(Scoring{}).Total(); c.shows >= 0 && shows != c.shows || c.total >= 0 && total != c.total || next.Cubes() != c.cubes {
			t.Errorf("%s: %d squares show, %d points, cubes %v; want %d, %d, %v", c.text, shows, total, next.Cubes(), c.shows, c.total, c.cubes)
		}
	}
}

func TestNumbersOfBuilds(t *testing.T) {
	m := province(t, "A1")
	over := 0
	for _, a := range m.AppendBuilds(nil, 16, false) {
		if c, _ := Fields(a); c.Place.Hidden == 0 {
			over++
		}
	}
	under := len(m.AppendBuilds(nil, 16, false)) - over
	if over != 62 || under != 38 {
		t.Errorf("card 16 on A1: %d over, %d under, want 62 and 38", over, under)
	}
	if n, woven := len(m.AppendBuilds(nil, 60, false)), len(m.AppendBuilds(nil, 60, true)); n != 122 || woven != 122 {
		t.Errorf("card 60 on A1: %d, woven %d, want 122", n, woven)
	}
	if n := len(province(t, "B3").AppendBuilds(nil, 16, false)); n != 54 {
		t.Errorf("card 16 on B3: %d, want 54", n)
	}
}
