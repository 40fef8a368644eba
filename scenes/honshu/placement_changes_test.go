package honshu

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

// layAt lays the card as a placement says.
func (d *testBoard) layAt(p game.Placement) {
	d.placement().trialCard.setPlace(p)
	d.placement().update(d.Board)
}

// buildAndScore returns the points of the first seat's land after the card has really been built so.
func (d *testBoard) buildAndScore(p game.Placement) game.Points {
	d.t.Helper()
	d.layAt(p)
	parts, _ := d.compose(button(buttonMain))
	a, ok := d.actionOf(parts)
	if !ok {
		d.t.Fatalf("%v cannot be built", p)
	}
	after, _ := d.match.State().(*game.State).Preview(0, p)
	if c, _ := game.Fields(a); c.Place != p {
		d.t.Fatalf("%v is built at %v", p, c.Place)
	}
	return after.Score(d.state.Scoring())
}

// TestTheChangesOfAPlaceAreThoseOfTheFullScore lays a card wherever it may lie, and compares the signs, their numbers and
// the words with the full score of the land before and after.
func TestTheChangesOfAPlaceAreThoseOfTheFullScore(t *testing.T) {
	names := map[game.Category]string{
		game.CategoryForest: "Forest", game.CategoryTown: "Largest town", game.CategoryLake: "Lakes", game.CategoryFactory: "Factories",
		game.CategoryCard: "Scoring card", game.CategoryPoints: "Total",
	}
	number := func(n int, one, many string) string {
		if n == 1 {
			return "1 " + one
		}
		return strconv.Itoa(n) + " " + many
	}
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 8, landscape())
	before := d.state.Map(0).Score(d.state.Scoring())
	texts := map[string]bool{}
	for _, l := range d.placement().trialCard.legal {
		after := d.buildAndScore(l.Placement)
		var words, numbers []string
		changed := 0
		for _, cat := range []game.Category{
			game.CategoryForest, game.CategoryTown, game.CategoryLake, game.CategoryFactory, game.CategoryCard, game.CategoryFields, game.CategoryPoints,
		} {
			by := after.Of(cat) - before.Of(cat)
			switch {
			case cat == game.CategoryPoints && changed == 1, by == 0 && cat != game.CategoryPoints:
				continue
			case cat == game.CategoryFields && by > 0:
				words = append(words, number(by, "field", "fields")+" more")
			case cat == game.CategoryFields:
				words = append(words, number(-by, "field", "fields")+" fewer")
			case by > 0:
				words = append(words, names[cat]+": "+number(by, "point", "points")+" more")
			case by < 0:
				words = append(words, names[cat]+": "+number(-by, "point", "points")+" less")
			default:
				words = append(words, "Total: no change")
			}
			if cat != game.CategoryFields && cat != game.CategoryPoints {
				changed++
			}
			switch {
			case cat == game.CategoryFields: // no points: in words only
			case by > 0:
				numbers = append(numbers, "+"+strconv.Itoa(by))
			case by < 0:
				numbers = append(numbers, "−"+strconv.Itoa(-by))
			default:
				numbers = append(numbers, "±0")
			}
		}
		if last := len(numbers) - 1; changed != 1 {
			numbers[last] = "Total " + numbers[last]
		}
		l := d.placement().changes
		var got []string
		for _, item := range l.items {
			got = append(got, item.text)
		}
		if want := strings.Join(words, ", "); l.words != want || !slices.Equal(got, numbers) {
			t.Fatalf("at %v it says %q with %v, want %q with %v", d.placement().trialCard.place, l.words, got, want, numbers)
		}
		texts[l.words] = true
		if corner := d.cornerName(); !strings.HasSuffix(corner, l.words) {
			t.Fatalf("the card that is moved by keys is called %q, without %q", corner, l.words)
		}
	}
	if len(texts) < 20 {
		t.Errorf("only %d different changes have been seen", len(texts))
	}
}

// cornerName is what the control of the card that is laid is called.
func (d *testBoard) cornerName() string {
	for _, c := range d.cells() {
		if c.Of.(rules.Part) == button(buttonCorner) {
			return c.Name
		}
	}
	return ""
}

// TestTheChangesHaveTheirWordsInEveryLanguage looks at places of the same land whose words are known.
func TestTheChangesHaveTheirWordsInEveryLanguage(t *testing.T) {
	before := game.Points{Forest: 4, Town: 5, Lake: 3}
	for _, tt := range []struct {
		tag   lang.Tag
		after game.Points
		best  int
		want  string
	}{
		{lang.English, game.Points{Forest: 2, Town: 5, Lake: 6}, 1, "Forest: 2 points less, Lakes: 3 points more, Total: 1 point more|1 point above your best other try."},
		{lang.English, game.Points{Forest: 4, Town: 5, Lake: 3, Fields: 1}, 0, "1 field more, Total: no change|As many points as your best try."},
		{lang.French, game.Points{Forest: 4, Town: 4, Lake: 3}, -2, "Grande ville\u00a0: 1 point de moins|2 points de moins que votre meilleur essai."},
		{lang.German, game.Points{Forest: 4, Town: 5, Lake: 3, Factory: 4, Card: 2}, -1, "Fabriken: 4 Punkte mehr, Wertungskarte: 2 Punkte mehr, Gesamt: 6 Punkte mehr|1 Punkt weniger als dein bester Versuch."},
	} {
		d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, landscape())
		d.services.Words = lang.For(tt.tag)
		n := d.placement()
		n.pointsBefore, n.effect.pointsAfter, n.effect.best, n.effect.knowsBest = before, tt.after, tt.best, true
		l := n.newChanges(d.Board)
		if got := l.words + "|" + l.best; got != tt.want {
			t.Errorf("%s: %q, want %q", tt.tag, got, tt.want)
		}
	}
}

// TestAPlaceIsToldAgainstTheBestOther lays a card at many places, and compares what is told with the totals of all places
// before.
func TestAPlaceIsToldAgainstTheBestOther(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 8, landscape())
	allowed := d.choice
	allowed.Hints = true
	d.Choose(allowed)
	rng := rand.New(rand.NewPCG(2, 3))
	totals := map[game.Placement]int{}
	note := func() { totals[d.placement().trialCard.place] = d.placement().effect.pointsAfter.Total() }
	note()
	legal, signs := d.placement().trialCard.legal, map[int]bool{}
	for range 200 {
		p := legal[rng.IntN(min(40, len(legal)))].Placement
		total := d.buildAndScore(p).Total()
		most, others := -1, false
		for q, n := range totals {
			if q != p {
				most, others = max(most, n), true
			}
		}
		e := d.placement().effect
		if e.knowsBest != others || others && e.best != total-most {
			t.Fatalf("%v with %d points is told as %d more, known %v; the best other one has %d", p, total, e.best, e.knowsBest, most)
		}
		if (d.placement().changes.best != "") != others {
			t.Fatalf("the words against the best place are %q", d.placement().changes.best)
		}
		signs[max(-1, min(1, e.best))] = true
		note()
	}
	if len(signs) != 3 {
		t.Errorf("places have only been better, equal or worse: %v", signs)
	}
	allowed.Hints = false
	d.Choose(allowed)
	if l := d.placement().changes; l.best != "" || len(l.items) == 0 {
		t.Errorf("without hints a place is told against others, as %q", l.best)
	}
}

// TestTheChangesLieBesideTheCard drags a card over the land with a finger and steps it, in every window and with large
// words: the plate is there, and hides neither the card nor what turns it, nor does the finger hide the plate.
func TestTheChangesLieBesideTheCard(t *testing.T) {
	for name, v := range stagetest.Views() {
		for _, text := range []float64{1, 2} {
			v.Text = text
			d := newTestBoard(t, trickOf(4), game.PhaseBuild, 9, v.For(nil))
			allowed := d.choice
			allowed.Hints = true
			d.Choose(allowed)
			places, without := 0, 0
			check := func(about string, finger geom.Rect) {
				n := d.placement()
				if !n.effect.trial.Legal() {
					if !n.changes.plate.Empty() {
						t.Errorf("%s %v, %s: a plate lies beside a card that cannot be built", name, text, about)
					}
					return
				}
				places++
				plate := n.changes.plate
				if plate.Empty() {
					without++
					return
				}
				card := n.chart.Box(honshuart.BoxOfCard(n.trialCard.place))
				if plate.Overlaps(card) || plate.Overlaps(n.cornerRect(d.Board)) || plate.Overlaps(finger) || !plate.Within(d.room(slotLand)) {
					t.Errorf("%s %v, %s: the plate lies at %v, the card at %v, the finger at %v", name, text, about, plate, card, finger)
				}
				for _, item := range n.changes.items {
					if at := item.at; at.X+item.width > plate.W || at.Y+changeHeight > plate.H {
						t.Errorf("%s %v, %s: %s lies at %v of a plate of %v x %v", name, text, about, item.text, at, plate.W, plate.H)
					}
				}
			}
			rng := rand.New(rand.NewPCG(4, 5))
			for range 60 {
				d.fumble(rng)
				check("stepped", geom.Rect{})
			}
			n := d.placement()
			at := n.chart.Cell(n.trialCard.place.SquareAt(2)).Centre()
			d.Grab(cellPart(n.chart.At(at)), at)
			room := d.room(slotLand)
			for range 60 {
				to := geom.Pt(room.X+rng.Float64()*room.W, room.Y+rng.Float64()*room.H)
				d.Drag(rules.Part{}, to)
				finger := geom.Rect{}
				if d.view.Class != stage.Wide {
					finger = geom.Around(to, 44, 44)
				}
				check("dragged", finger)
			}
			if places < 12 || without*10 > places {
				t.Errorf("%s %v: %d of %d places have no plate", name, text, without, places)
			}
		}
	}
}

// TestDrawingTheChangesMakesNothingAnew counts what is allocated for the plate: no more than a canvas and its trace allocate
// for any stroke, and no words.
func TestDrawingTheChangesMakesNothingAnew(t *testing.T) {
	const noted, grown = 2.5, 1
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 8, landscape())
	n := d.placement()
	c, trace := canvas.NewTrace(1280, 800, 1)
	n.drawChanges(c)
	strokes := len(trace.Strokes)
	if got := testing.AllocsPerRun(100, func() { n.drawChanges(c) }); strokes < 3 || got > noted*float64(strokes)+grown {
		t.Errorf("drawing the changes allocates %v times for %d strokes", got, strokes)
	}
}

// TestAThumbMovesTheCardFromAnywhere drags on the land beside the card: on a phone the card follows by as much, in a large
// window, and where the land is seen larger, the land does.
func TestAThumbMovesTheCardFromAnywhere(t *testing.T) {
	for _, tt := range []struct {
		view   stage.View
		zoom   float64
		follow bool
	}{
		{stage.NewView(390, 844, 1, geom.Insets{}), 1, true}, {stage.NewView(320, 568, 1, geom.Insets{}), 1, true},
		{stage.NewView(844, 390, 1, geom.Insets{}), 1, true}, {stage.NewView(390, 844, 1, geom.Insets{}), 2, false}, {landscape(), 1, false},
	} {
		d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, tt.view)
		room, n := d.room(slotLand), d.placement()
		d.Zoom(room.Centre(), tt.zoom)
		before, side := n.trialCard.place, n.chart.Side
		at := geom.Pt(room.X+5, room.Bottom()-5)
		if !d.Grab(button(buttonGround), at) {
			t.Fatal("nothing can be dragged beside the card")
		}
		d.Drag(rules.Part{}, at.Add(geom.Pt(side, -2*side)))
		after := n.trialCard.place
		if moved := after.X == before.X+1 && after.Y == before.Y-2; moved != tt.follow || !tt.follow && after != before {
			t.Errorf("%vx%v, %v times as large: dragged by 1,-2 squares beside it the card lies at %v, from %v", tt.view.Area.W, tt.view.Area.H, tt.zoom, after, before)
		}
		d.Drop(at, false)
		if n.trialCard.place != before {
			t.Errorf("given up it lies at %v, want %v", n.trialCard.place, before)
		}
	}
}
