package diagram

import (
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
)

// fieldText is a position of the tests: two heroes and the soldiers of the second round.
const fieldText = "2.draw zones=A-- A: 0.HA@E9/4 0.BN@off 0.JU@off 0.AR@off soldiers=1+,1+,1+,1+ left=4 gained=0 before=0" +
	" D: 1.RA@E10/4 1.BE@off 1.KA@off 1.VA@off soldiers=1+,1+,1+,1+ left=4 gained=0 before=0"

func TestForHonorFiguresThatDoNotFitAreRefused(t *testing.T) {
	cards, duels, rounds := []string{lang.ShowCards}, []string{lang.ShowDuel}, []string{lang.ShowScores}
	for _, tt := range []struct {
		f    lang.Figure
		want string
	}{
		{lang.Figure{Position: "2.draw"}, "position"},
		{lang.Figure{Position: fieldText, Show: []string{"B5"}}, "no part of the battlefield"},
		{lang.Figure{Position: fieldText, Show: []string{"I9:B5"}}, "no part of the battlefield"},
		{lang.Figure{Position: fieldText, Marks: []lang.Mark{{Cell: "D5"}}}, "stands on no square"},
		{lang.Figure{Position: fieldText, Show: []string{"A1:C3"}, Marks: []lang.Mark{{Cell: "E9"}}}, "stands on no square"},
		{lang.Figure{Position: fieldText, Look: "about"}, "no such look"},
		{lang.Figure{Position: fieldText, Look: "reach HA"}, "no such look"},
		{lang.Figure{Position: fieldText, Look: "reach YU 7"}, "hero in play"},
		{lang.Figure{Position: fieldText, Look: "reach HA x"}, "hero in play"},
		{lang.Figure{Position: fieldText, Look: "way HA F9 7"}, "cannot stop there"},
		{lang.Figure{Position: fieldText, Look: "shot E9 Z9"}, "two squares"},
		{lang.Figure{Position: fieldText, Look: "banner Z9"}, "no square"},
		{lang.Figure{Position: "BN XX", Show: cards}, "no card"},
		{lang.Figure{Position: "BN A", Show: cards}, "one kind"},
		{lang.Figure{Show: cards}, "one kind"},
		{lang.Figure{Position: "BN RA", Show: cards, Marks: []lang.Mark{{Cell: "YU"}}}, "stands on no card"},
		{lang.Figure{Position: "BN", Show: duels}, "two heroes"},
		{lang.Figure{Position: "BN BN", Show: duels}, "two heroes"},
		{lang.Figure{Show: rounds}, "no round"},
		{lang.Figure{Position: "AD", Show: rounds}, "up to"},
		{lang.Figure{Position: "AXD", Show: rounds}, "holder"},
		{lang.Figure{Position: strings.Repeat("--- ", maxRows+1), Show: rounds}, "up to"},
	} {
		if _, err := Figure("forhonor", &tt.f, ""); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%+v: %v, want an error about %q", tt.f, err, tt.want)
		}
	}
}

// TestPartsChangeThePictureOfABattle compares what is drawn of figures that differ in one thing.
func TestPartsChangeThePictureOfABattle(t *testing.T) {
	strokes := map[string]int{}
	for name, f := range map[string]lang.Figure{
		"bare": {}, "reach": {Look: "reach HA 7"}, "way": {Look: "way HA J9 7"}, "shot": {Look: "shot C8 F8"}, "barred": {Look: "shot C7 E7"},
		"banner": {Look: "banner C7"}, "groups": {Look: "groups"}, "mark": {Marks: []lang.Mark{{Cell: "C3", Kind: lang.MarkLight}}},
	} {
		f.Position = fieldText
		d, err := Figure("forhonor", &f, "")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		c, trace := canvas.NewTrace(800, 600, 1)
		room := geom.R(50, 40, 700, 520)
		d.Draw(c, room)
		strokes[name] = len(trace.Strokes)
		if name != "bare" && strokes["bare"] != 0 && strokes[name] <= strokes["bare"] {
			t.Errorf("%s: %d things are drawn, without it %d", name, strokes[name], strokes["bare"])
		}
	}
	for name, n := range strokes {
		if name != "bare" && n <= strokes["bare"] {
			t.Errorf("%s draws %d things, the bare field %d", name, n, strokes["bare"])
		}
	}
}

// TestAPartOfTheBattlefieldIsShownLarge holds the middle of a square against where the picture shows it.
func TestAPartOfTheBattlefieldIsShownLarge(t *testing.T) {
	whole, err := Figure("forhonor", &lang.Figure{Position: fieldText}, "")
	if err != nil {
		t.Fatal(err)
	}
	part, err := Figure("forhonor", &lang.Figure{Position: fieldText, Show: []string{"D8:F11"}}, "")
	if err != nil {
		t.Fatal(err)
	}
	if w, h := whole.Size(); w <= h || w < 18*44 {
		t.Errorf("the whole battlefield is %v x %v", w, h)
	}
	b := part.drawing.(battle)
	if wide, high := b.squares(); wide != 4 || high != 3 {
		t.Errorf("the part is %d x %d squares, want 4 x 3", wide, high)
	}
	c, trace := canvas.NewTrace(600, 600, 1)
	at := part.Fit(geom.R(0, 0, 600, 600))
	part.Draw(c, at)
	names := strings.Join(trace.Texts(), " ")
	if names != "8 9 10 11 D E F" {
		t.Errorf("the names of rows and columns are %q", names)
	}
}

func TestRenderedPicturesOfForHonorDiffer(t *testing.T) {
	cards, duels, rounds := []string{lang.ShowCards}, []string{lang.ShowDuel}, []string{lang.ShowScores}
	allDiffer(t, "forhonor", map[string]lang.Figure{
		"cycle": {Show: []string{lang.ShowCycle}}, "duel": {Position: "BN RA", Show: duels}, "jarl": {Position: "BN JA", Show: duels},
		"score": {Position: "A--", Show: rounds}, "centre": {Position: "--A", Show: rounds}, "broken": {Position: "AAA AAA AAA AAA", Show: rounds},
		"heroes": {Position: "BN RA", Show: cards}, "named": {Position: "BN RA", Show: cards, Words: []string{"Banneret", "Raider"}},
		"light": {Position: "BN RA", Show: cards, Marks: []lang.Mark{{Cell: "RA", Kind: lang.MarkLight}}},
		"calls": {Position: "A D", Show: cards}, "backs": {Position: "A ?", Show: cards},
	})
}

func TestHeroesHaveCards(t *testing.T) {
	for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
		d, ok := Card("forhonor", lang.Card{Code: h.String(), Name: "Somebody"})
		if !ok || describeDrawing(d) == "" {
			t.Errorf("%s has no card", h)
		}
	}
	if _, ok := Card("forhonor", lang.Card{Code: "XX"}); ok {
		t.Error("there is a card of nobody")
	}
}

func TestABattleHasAPicture(t *testing.T) {
	b, err := battleFigure(&lang.Figure{Position: fieldText})
	if err != nil {
		t.Fatal(err)
	}
	if d, ok := Of(b.state, "", 1); !ok || d.drawing == nil {
		t.Error("a battle has no picture")
	}
}
