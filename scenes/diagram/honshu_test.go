package diagram

import (
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
)

// landPictures calls f with every figure of Honshū's book that shows a land, and its picture.
func landPictures(t *testing.T, f func(page string, before, figure *lang.Figure, e landPicture)) {
	t.Helper()
	eachFigure("honshu", lang.Spirits, func(page string, before, figure *lang.Figure) {
		d, err := Figure("honshu", figure, lang.Spirits)
		if err != nil {
			t.Fatalf("%s: %v", page, err)
		}
		if e, ok := d.drawing.(landPicture); ok {
			f(page, before, figure, e)
		}
	})
}

// allDiffer holds that figures of a game's book have pictures and keys of their own.
func allDiffer(t *testing.T, game string, figures map[string]lang.Figure) {
	t.Helper()
	images, keys := map[string]string{}, map[any]string{}
	for name, f := range figures {
		d, err := Figure(game, &f, "")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		images[name] = describeDrawing(d)
		if other, twice := keys[key(d)]; twice {
			t.Errorf("%s and %s have the same key", name, other)
		}
		keys[key(d)] = name
	}
	for a, one := range images {
		for b, other := range images {
			if a < b && one == other {
				t.Errorf("%q and %q look the same", a, b)
			}
		}
	}
}

// TestCountsOfTheBookAreTrue holds the captions of counted lands against the rules.
func TestCountsOfTheBookAreTrue(t *testing.T) {
	counts := 0
	landPictures(t, func(page string, _, figure *lang.Figure, e landPicture) {
		if !e.hasCategory {
			return
		}
		counts++
		want := strconv.Itoa(e.land.Score(e.scoring).Of(e.category))
		if !strings.Contains(figure.Caption, want+" points") && !strings.Contains(figure.Caption, want+" more points") {
			t.Errorf("%s: %q does not tell of the %s points of %s", page, figure.Caption, want, e.category)
		}
		if len(e.land.CountedCells(e.category, e.scoring)) == 0 {
			t.Errorf("%s: %q lights up nothing", page, figure.Caption)
		}
	})
	if counts < 16 {
		t.Errorf("the book counts %d lands, want at least 16", counts)
	}
}

// TestCardsTriedInTheBook holds every card that is tried in the book against what the page says of it.
func TestCardsTriedInTheBook(t *testing.T) {
	faults := []honshu.Fault{
		0, 0, 0, 0, // building
		honshu.FaultLakeCovered, 0, honshu.FaultLakeUnder, 0, honshu.FaultNoOverlap, honshu.FaultBuried,
		0, honshu.FaultKnot, // weaving
		0, // cubes
	}
	landPictures(t, func(page string, _, figure *lang.Figure, e landPicture) {
		if !e.hasTrial {
			return
		}
		if len(faults) == 0 {
			t.Fatalf("%s: another card is tried: %s", page, figure.Try)
		}
		if e.trial.Faults != faults[0] {
			t.Errorf("%s: %s on %s has the faults %b, want %b", page, figure.Try, figure.Position, e.trial.Faults, faults[0])
		}
		faults = faults[1:]
	})
	if len(faults) > 0 {
		t.Errorf("%d more cards should be tried", len(faults))
	}
}

// TestBuildsOfTheBookLeadToTheirFigures builds what figures name on the land of the figure before.
func TestBuildsOfTheBookLeadToTheirFigures(t *testing.T) {
	turns := 0
	landPictures(t, func(page string, before, figure *lang.Figure, e landPicture) {
		if figure.Turn == "" {
			return
		}
		turns++
		if before == nil || before.Try != figure.Turn {
			t.Fatalf("%s: %q is not tried in the figure before", page, figure.Turn)
		}
		m, err := honshu.ParseMap(before.Position, honshu.AllCubes)
		if err != nil {
			t.Fatal(err)
		}
		p, err := honshu.ParsePlacement(figure.Turn, m)
		if err != nil || !m.Try(p, false).Legal() {
			t.Fatalf("%s: %q cannot be built: %v", page, figure.Turn, err)
		}
		var after honshu.Map
		m.BuildInto(&after, p)
		if after.String() != e.land.String() || after.NumCubes() != e.land.NumCubes() {
			t.Errorf("%s: after %q\n have %s\n want %s", page, figure.Turn, e.land, &after)
		}
	})
	if turns < 3 {
		t.Errorf("%d figures show what a build does, want at least 3", turns)
	}
}

// TestTheWorkedExample holds the sums of the rule sheet's example against the rules.
func TestTheWorkedExample(t *testing.T) {
	seen := 0
	landPictures(t, func(page string, _, _ *lang.Figure, e landPicture) {
		if len(e.land.Placements()) != honshu.MaxPlacements || !e.hasCategory {
			return
		}
		seen++
		want := honshu.Points{Forest: 20, Town: 17, Factory: 14, Lake: 12, Fields: 5}
		if got := e.land.Score(e.scoring); got != want || e.land.NumCubes() != 5 {
			t.Errorf("%s: the example scores %+v with %d cubes, want %+v with 5", page, got, e.land.NumCubes(), want)
		}
		if n := len(e.land.Kind(honshu.Town)); n != 17+7 {
			t.Errorf("%s: %d town squares show, want 24", page, n)
		}
	})
	if seen != 4 {
		t.Errorf("the example is counted %d times, want 4", seen)
	}
}

func TestOrderOfATrick(t *testing.T) {
	for position, want := range map[string][]int{
		"11 29 57 59": {4, 3, 2, 1}, "11 29b 57b 59": {4, 2, 1, 3}, "1y 60": {1, 2},
	} {
		d, err := Figure("honshu", &lang.Figure{Position: position, Show: []string{lang.ShowTrick}}, "")
		if err != nil {
			t.Fatal(err)
		}
		r := d.drawing.(row)
		for k, place := range want {
			if got := r.placeInOrder(k); got != place {
				t.Errorf("%q: card %d chooses as number %d, want %d", position, k, got, place)
			}
		}
	}
}

func TestHonshuFiguresThatDoNotFitAreRefused(t *testing.T) {
	cards, squares, rounds := []string{lang.ShowCards}, []string{lang.ShowSquares}, []string{lang.ShowRounds}
	for _, tt := range []struct {
		f    lang.Figure
		want string
	}{
		{lang.Figure{Position: "A9"}, "no map"},
		{lang.Figure{Position: "A1 9,9"}, "no cubes"},
		{lang.Figure{Position: "A1", Try: "16"}, "no placement"},
		{lang.Figure{Position: "A1", Count: "gold"}, "no category"},
		{lang.Figure{Position: "A1", Show: []string{lang.ShowGoal}}, "no scoring card"},
		{lang.Figure{Position: "A1", Options: map[string]string{"card": "9"}}, "card"},
		{lang.Figure{Position: "61", Show: cards}, "no card"},
		{lang.Figure{Position: "A1x", Show: cards}, "no card"},
		{lang.Figure{Position: "b", Show: cards}, "no card"},
		{lang.Figure{Show: cards}, "no card"},
		{lang.Figure{Position: "7 ?", Show: cards, Marks: []lang.Mark{{Cell: "8"}}}, "stands on no card"},
		{lang.Figure{Position: "F Z", Show: squares}, "no square"},
		{lang.Figure{Show: squares}, "no square"},
		{lang.Figure{Position: "13", Show: rounds}, "no round"},
		{lang.Figure{Position: "x", Show: rounds}, "no round"},
	} {
		if _, err := Figure("honshu", &tt.f, ""); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%+v: %v, want an error about %q", tt.f, err, tt.want)
		}
	}
}

func TestPartsChangeTheLand(t *testing.T) {
	goal := map[string]string{"card": "3"}
	allDiffer(t, "honshu", map[string]lang.Figure{
		"bare": {Position: "A1"}, "other land": {Position: "A2"}, "without cubes": {Position: "A1 "}, "a cube": {Position: "A1 0,1"},
		"over": {Position: "A1", Try: "16@0,-2r0o"}, "illegal": {Position: "A1", Try: "16@0,-2r0u"}, "fields": {Position: "A1", Count: "fields"},
		"town": {Position: "A1", Count: "town"}, "goal": {Position: "A1", Options: goal, Show: []string{lang.ShowGoal}},
		"cards": {Position: "7 8", Show: []string{lang.ShowCards}}, "back": {Position: "7 ?", Show: []string{lang.ShowCards}},
		"groups": {Position: "7 | 8", Show: []string{lang.ShowCards}}, "cube": {Position: "7g 8", Show: []string{lang.ShowCards}},
		"trick":   {Position: "7 8", Show: []string{lang.ShowTrick}},
		"light":   {Position: "7 8", Show: []string{lang.ShowCards}, Marks: []lang.Mark{{Cell: "7", Kind: lang.MarkLight}}},
		"squares": {Position: "F b", Show: []string{lang.ShowSquares}}, "words": {Position: "F b", Show: []string{lang.ShowSquares}, Words: []string{"a", "b"}},
		"round": {Position: "4", Show: []string{lang.ShowRounds}}, "later": {Position: "5", Show: []string{lang.ShowRounds}},
	})
}

func TestCardsOfTheGallery(t *testing.T) {
	for _, tt := range []struct {
		game, code string
		want       string
	}{
		{"honshu", "16", "T,b3 F,y T,L"}, {"honshu", "A1", "D,D b,n T,T"}, {"honshu", "0", ""}, {"honshu", "A7", ""}, {"yokai", "16", ""}, {"forhonor", "16", ""},
	} {
		d, ok := Card(tt.game, lang.Card{Code: tt.code})
		if ok != (tt.want != "") {
			t.Fatalf("%s %s: found %v", tt.game, tt.code, ok)
		}
		if !ok {
			continue
		}
		var rows []string
		for _, row := range CardSquares(tt.code) {
			rows = append(rows, strings.Join(row, ","))
		}
		if got := strings.Join(rows, " "); got != tt.want {
			t.Errorf("%s shows %q, want %q", tt.code, got, tt.want)
		}
		if w, h := d.Size(); w < 100 || h < w {
			t.Errorf("the card %s is %v x %v", tt.code, w, h)
		}
	}
}

func TestALandHasAPicture(t *testing.T) {
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	for seat := range rules.Seat(3) {
		d, ok := Of(m.State(), "", seat)
		if !ok || describeDrawing(d) == "" {
			t.Errorf("seat %d has no picture", seat)
		}
	}
	fresh, err := honshu.Game{}.New(rules.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := Of(fresh, "", 0); ok {
		t.Error("there is a picture before there is a land")
	}
}
