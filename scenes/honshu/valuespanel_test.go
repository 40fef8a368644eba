package honshu

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
)

// valueViews are the windows in which the point values are looked for, usual and with words twice as large.
func valueViews() []stage.View {
	var list []stage.View
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}, {390, 844}, {320, 568}, {844, 390}} {
		for _, text := range []float64{1, 2} {
			v := stage.NewView(size[0], size[1], 1, geom.Insets{})
			v.Text = text
			list = append(list, v.For(nil))
		}
	}
	return list
}

// TestPointValuesAreOnePressAway presses the button that opens them, while cards are chosen and while lands are built, in
// every window, and looks for all of them.
func TestPointValuesAreOnePressAway(t *testing.T) {
	for _, v := range valueViews() {
		for _, phase := range []game.Phase{game.PhasePlay, game.PhaseBuild} {
			d := newTestBoard(t, rules.Setup{Seats: 4, Options: map[string]string{"card": "7"}}, phase, 2, v)
			open := slices.IndexFunc(d.cells(), func(t *ui.Control) bool {
				return t.Of.(rules.Part) == button(buttonGoal) || t.Of.(rules.Part) == button(buttonValues)
			})
			if open < 0 {
				t.Errorf("%vx%v, %v: nothing opens the point values", v.Area.W, v.Area.H, phase)
				continue
			}
			at := d.cells()[open].Rect.Centre()
			for _, other := range d.cells() {
				if other.Rect.Contains(at) && other.Z > d.cells()[open].Z {
					t.Errorf("%vx%v, %v: %q lies over the button of the point values", v.Area.W, v.Area.H, phase, other.Name)
				}
			}
			if d.touch(d.cells()[open].Of.(rules.Part)); d.overlays[panelLevel] == nil {
				t.Errorf("%vx%v, %v: the point values do not open", v.Area.W, v.Area.H, phase)
				continue
			}
			drawn := strings.Join(d.draw().Texts(), " ")
			for _, want := range d.values() {
				for word := range strings.FieldsSeq(want.text) {
					if !strings.Contains(drawn, word) {
						t.Errorf("%vx%v, %v: %q of %q is not drawn", v.Area.W, v.Area.H, phase, word, want.text)
					}
				}
			}
			if short := d.tree().Overflows; len(short) > 0 {
				t.Errorf("%vx%v: the panel has no room for %q", v.Area.W, v.Area.H, short)
			}
			for _, c := range d.cells() {
				if !c.Rect.Within(v.Safe) {
					t.Errorf("%vx%v: %s lies at %v", v.Area.W, v.Area.H, c.Name, c.Rect)
				}
			}
			if !d.Back() || d.overlays[panelLevel] != nil {
				t.Errorf("%vx%v: the panel does not close", v.Area.W, v.Area.H)
			}
		}
	}
}

// TestPointValuesAreThoseOfTheRules compares the panel with what lands score.
func TestPointValuesAreThoseOfTheRules(t *testing.T) {
	for _, scoring := range []string{"publisher", "manual"} {
		d := newTestBoard(t, rules.Setup{Seats: 3, Options: map[string]string{"scoring": scoring, "card": "2"}}, game.PhasePlay, 1, landscape())
		lake, factory := "3 points", "the points on it"
		if scoring == "manual" {
			lake, factory = "1 point ", "1 point "
		}
		for cat, want := range map[game.Category]string{
			game.CategoryForest: "2 points", game.CategoryTown: "1 point ", game.CategoryLake: lake, game.CategoryFactory: factory,
			game.CategoryFields: "no points", game.CategoryCard: "4",
		} {
			k := slices.IndexFunc(d.values(), func(v value) bool { return v.cat == cat })
			if k < 0 || !strings.Contains(d.values()[k].text, want) {
				t.Errorf("%s: category %v is told as %+v, want %q", scoring, cat, d.values(), want)
			}
		}
	}
}

// TestTheOrderStaysInSightWhileBuilding looks for the place of each seat while lands are built.
func TestTheOrderStaysInSightWhileBuilding(t *testing.T) {
	d := newTestBoard(t, rules.Setup{Seats: 5}, game.PhaseBuild, 2, landscape())
	s := d.match.State().(*game.State)
	var places []string
	for seat := range rules.Seat(5) {
		if got := d.Standing(s, seat).Place; got != s.Order(seat) || got == 0 {
			t.Errorf("seat %d has the place %d, its order card says %d", seat, got, s.Order(seat))
		}
		places = append(places, strconv.Itoa(d.Standing(s, seat).Place))
	}
	if slices.Sort(places); !slices.Equal(places, []string{"1", "2", "3", "4", "5"}) {
		t.Errorf("the places are %v", places)
	}
	if text := d.Standing(s, 0).Words; !strings.Contains(text, d.words().Rank(s.Order(0), "plays")) {
		t.Errorf("the plate says %q while lands are built", text)
	}
}

// TestAMatchWithoutAScoringCardShowsThePointValues compares the row with what a land scores, in both scorings.
func TestAMatchWithoutAScoringCardShowsThePointValues(t *testing.T) {
	for scoring, want := range map[string]shortValues{"": {"2", "1", "3", "2–4"}, "manual": {"2", "1", "1", "1"}} {
		setup := rules.Setup{Seats: 3, Options: map[string]string{game.OptCard: "none"}}
		if scoring != "" {
			setup.Options[game.OptScoring] = scoring
		}
		d := newTestBoard(t, setup, game.PhasePlay, 1, stage.NewView(390, 844, 1, geom.Insets{}))
		if got := d.shortValues(); got != want {
			t.Errorf("scoring %q: the values are %q, want %q", scoring, got, want)
		}
		texts := d.draw().Texts()
		for _, text := range want {
			if !slices.Contains(texts, text) {
				t.Errorf("scoring %q: %q is not written", scoring, text)
			}
		}
	}
}

// TestSeatsShowTheOrderAlike has the order in words at all seats or at none, and none where no trick is played.
func TestSeatsShowTheOrderAlike(t *testing.T) {
	words, numbers := 0, 0
	for _, v := range stagetest.Views() {
		for seats := 3; seats <= 5; seats++ {
			d := newTestBoard(t, rules.Setup{Seats: seats}, game.PhasePlay, 2, v)
			s := d.match.State().(*game.State)
			first := d.Standing(s, 0).Order != ""
			for seat := range rules.Seat(seats) {
				if got := d.Standing(s, seat); (got.Order != "") != first || got.Place == 0 {
					t.Errorf("%v, %d seats: seat %d has %+v, the first words: %v", v.Safe, seats, seat, got, first)
				}
			}
			if first {
				words++
			} else {
				numbers++
			}
		}
	}
	if words == 0 || numbers == 0 {
		t.Errorf("%d tables have words and %d numbers: the test sees nothing", words, numbers)
	}
	d := newTestBoard(t, trickOf(2), game.PhaseBid, 2, landscape())
	if got := d.Standing(d.match.State(), 0); got.Place != 0 || got.Order != "" {
		t.Errorf("while cards are bid the order is %+v", got)
	}
}
