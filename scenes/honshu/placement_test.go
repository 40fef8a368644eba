package honshu

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// What the placement shows as legal is what the rules take, wherever the card is brought, however it is turned, on each
// side.
func TestThePlacementBuildsWhatItShows(t *testing.T) {
	for _, weave := range []string{"off", "on"} {
		setup := trickOf(3)
		setup.Options[game.OptWeave] = weave
		d := newTestBoard(t, setup, game.PhaseBuild, 6, landscape())
		rng := rand.New(rand.NewPCG(3, 4))
		legal := 0
		for range 1500 {
			d.fumble(rng)
			parts, ok := d.compose(button(buttonMain))
			if !ok {
				t.Fatal("the main button builds nothing")
			}
			_, leads := d.actionOf(parts)
			fits := d.placement().effect.trial.Legal()
			if leads != fits {
				t.Fatalf("weave %s: %v is shown as legal %v, and is legal %v", weave, d.placement().trialCard.place, fits, leads)
			}
			_, _, on := d.actWords()
			text, ok := d.placement().words()
			if on != fits || ok != fits || text == "" {
				t.Fatalf("%v: button on %v, words %q for legal %v", d.placement().trialCard.place, on, text, ok)
			}
			if fits {
				legal++
				continue
			}
			if err := rules.Why(d.match.Game, d.match.State().View(0), 0, parts); err == nil {
				t.Fatalf("nothing is said against %v", d.placement().trialCard.place)
			}
		}
		if legal < 100 || legal > 1400 {
			t.Errorf("weave %s: %d of 1500 places are legal, so that the test says little", weave, legal)
		}
	}
}

func TestAFingerBringsACardToTheNextSquareAbove(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, stage.NewView(390, 844, 1, geom.Insets{}))
	before := d.placement().trialCard.place
	side, at := d.placement().chart.Side, d.placement().chart.Cell(before.SquareAt(0)).Centre()
	if !d.Grab(cellPart(d.placement().chart.At(at)), at) {
		t.Fatal("the card cannot be dragged")
	}
	d.Drag(rules.Part{}, at.Add(geom.Pt(3*side, 0))) // away, and back to almost where the finger went down
	d.Drag(rules.Part{}, at.Add(geom.Pt(0, aboveFinger-side)))
	if p := d.placement().trialCard.place; p.X != before.X || p.Y != before.Y-1 {
		t.Errorf("dragged a square upwards it lies at %v, from %v", p, before)
	}
}

func TestADragThatIsGivenUpChangesNothing(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, landscape())
	before := d.placement().trialCard.place
	at := d.placement().chart.Cell(before.SquareAt(0)).Centre()
	if !d.Grab(cellPart(d.placement().chart.At(at)), at) {
		t.Fatal("the card cannot be dragged")
	}
	d.Drag(rules.Part{}, at.Add(geom.Pt(-d.placement().chart.Side, d.placement().chart.Side)))
	if p := d.placement().trialCard.place; p.X != before.X-1 || p.Y != before.Y+1 {
		t.Errorf("dragged by -1,1 it lies at %v, from %v", p, before)
	}
	if !d.Turn(1, false) || d.placement().trialCard.place.Turn == before.Turn {
		t.Error("a second finger does not turn it")
	}
	d.Drop(at, false)
	if d.placement().trialCard.place != before {
		t.Errorf("given up it lies at %v, want %v", d.placement().trialCard.place, before)
	}
}

func TestTheLandIsSeenLargerAndMoved(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, landscape())
	chart, middle := d.placement().chart, d.room(slotLand).Centre()
	if d.Zoom(middle, 0.5) || !d.Zoom(middle, 2) {
		t.Error("the whole land is made smaller, or no part of it larger")
	}
	if d.placement().chart.Side <= chart.Side {
		t.Errorf("larger its squares are %v, not more than %v", d.placement().chart.Side, chart.Side)
	}
	zero := d.placement().chart.Zero
	d.Grab(button(buttonGround), middle)
	d.Drag(rules.Part{}, middle.Add(geom.Pt(40, 25)))
	d.Drop(middle, true)
	if moved := d.placement().chart.Zero.Sub(zero); moved != geom.Pt(40, 25) {
		t.Errorf("dragged by 40,25 it has moved by %v", moved)
	}
	d.Zoom(middle, 0.01)
	at := chart.Cell(d.placement().trialCard.place.Cell()).Centre()
	d.Zoom(at, 2)
	if x, y := d.placement().chart.At(at); game.CellAt(x, y) != d.placement().trialCard.place.Cell() {
		t.Errorf("seen larger about %v, another square lies there: %d,%d", d.placement().trialCard.place.Cell(), x, y)
	}
	d.Zoom(middle, 0.01)
	if d.placement().chart != chart {
		t.Errorf("whole again it lies as %v, want %v", d.placement().chart, chart)
	}
}

// TestMarksOfPlacesAreWhole looks at the marks beside lands, seen whole and larger: none is cut off at the edge of the
// room, also where a part of the square is.
func TestMarksOfPlacesAreWhole(t *testing.T) {
	cut := 0
	for _, view := range []stage.View{landscape(), upright()} {
		for round := 2; round <= game.Rounds; round += 3 {
			d := newTestBoard(t, trickOf(4), game.PhaseBuild, round, view)
			for range 2 {
				n := d.placement()
				room := n.room(d.Board)
				for _, s := range d.draw().Strokes {
					if _, mark := s.Key.(anchorKey); mark && !s.Box.Within(room) {
						t.Errorf("round %d: a mark at %v is not whole in %v", round, s.Box, room)
					}
				}
				for _, a := range n.marks {
					if square := n.chart.Square(a.x, a.y); square.Overlaps(room) && !square.Within(room) {
						cut++
					}
				}
				d.Zoom(room.Centre(), 2)
			}
		}
	}
	if cut == 0 {
		t.Error("every square is whole: the test sees nothing")
	}
}

func TestAnyCardThatIsSeenCanBeTried(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		phase game.Phase
		round int
		least int // cards that can be tried
	}{
		{trickOf(4), game.PhasePlay, 3, 4},
		{trickOf(4), game.PhaseTake, 3, 4},
		{trickOf(2), game.PhaseBid, 2, 7},
		{trickOf(2), game.PhaseKeep, 2, 4},
		{draftOf(4), game.PhasePick, 3, 4},
		{draftOf(2), game.PhaseDrop, 2, 3},
	} {
		d := newTestBoard(t, c.setup, c.phase, c.round, landscape())
		cards := d.tryable()
		if len(cards) < c.least {
			t.Errorf("%v, %d seats: only %v can be tried", c.phase, c.setup.Seats, cards)
		}
		before := d.match.State().Hash()
		for _, card := range cards {
			d.tryOn(card)
			if d.trialCardOf() != card {
				t.Fatalf("%v: card %v is not tried", c.phase, card)
			}
			d.touch(button(buttonRight))
			if texts := strings.Join(d.draw().Texts(), "|"); !strings.Contains(texts, "Back to the game") {
				t.Errorf("%v: there is no way back from the trial: %s", c.phase, texts)
			}
		}
		if !d.Back() || d.placement() != nil {
			t.Errorf("%v: the trial does not end", c.phase)
		}
		if d.match.State().Hash() != before || d.lands[0] != d.state.Map(0) {
			t.Errorf("%v: a trial has changed the match", c.phase)
		}
	}
}

func TestACardFromTheHandIsPlayedFromItsTrial(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhasePlay, 3, landscape())
	set, _ := d.state.Hand(0)
	for card := range set.All() {
		d.tryOn(card)
		parts, ok := d.compose(button(buttonMain))
		if !ok {
			t.Fatalf("card %v cannot be played from its trial", card)
		}
		a, leads := d.actionOf(parts)
		if c, _ := game.Fields(a); !leads || c.Card != card {
			t.Errorf("the trial of %v plays %v", card, parts)
		}
	}
}

func TestTheButtonOfATrialFollowsItsCard(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseTake, 3, landscape())
	d.pick(d.choosable()[0])
	for _, card := range d.tryable() {
		d.tryOn(card)
		parts, _ := d.compose(button(buttonMain))
		want := []rules.Part{cardPart(card)}
		if !slices.Contains(d.choosable(), card) {
			want = nil
		}
		if !slices.Equal(parts, want) {
			t.Errorf("the trial of %v takes %v", card, parts)
		}
	}
}

// TestAHintEndsATrial gives a hint while another card than it names is tried: the table is seen again, with that card
// picked, or the cubes.
func TestAHintEndsATrial(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		phase game.Phase
	}{{trickOf(4), game.PhasePlay}, {trickOf(4), game.PhaseTake}, {trickOf(2), game.PhaseBid}, {trickOf(2), game.PhaseContest}, {draftOf(4), game.PhasePick}} {
		d := findMoment(t, c.setup, c.phase, always)
		legal := d.state.Legal(0, nil)
		hint, _ := game.Fields(legal[len(legal)-1])
		for _, card := range d.tryable() {
			if d.tryOn(card); d.placement() == nil || card == hint.Card {
				continue
			}
			d.setMarks(table.Marks{Kind: table.MarkHint, Parts: rules.Parts(d.match.Game, d.state, legal[len(legal)-1])})
			if got := d.press(); d.placement() != nil || got != hint {
				t.Errorf("%v: after the trial of %v the hint %+v makes %+v, tried is %v", c.phase, card, hint, got, d.trialCardOf())
			}
		}
	}
}

func TestACardBeginsWhereItHasLainLast(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhasePlay, 3, landscape())
	card := d.tryable()[0]
	d.tryOn(card)
	rng := rand.New(rand.NewPCG(8, 9))
	for k := 0; k < 10 || !d.placement().effect.trial.Legal(); k++ {
		d.fumble(rng)
	}
	place := d.placement().trialCard.place
	d.Back()
	d.tryOn(d.tryable()[1])
	d.tryOn(card)
	if d.placement().trialCard.place != place {
		t.Errorf("tried again it lies at %v, want %v", d.placement().trialCard.place, place)
	}
}

func TestAHiddenCardIsNotTried(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhasePlay, 3, landscape())
	hidden, _ := d.match.State().(*game.State).Hand(1)
	seen := d.tryable()
	for card := range hidden.All() {
		d.tryOn(card)
		if d.placement() != nil {
			t.Errorf("card %v of another hand is tried; seen are %v", card, seen)
		}
	}
}

func TestEveryTargetHasAPlaceAndAName(t *testing.T) {
	for name, v := range stagetest.Views() {
		for _, c := range []struct {
			setup rules.Setup
			phase game.Phase
		}{{trickOf(5), game.PhaseBuild}, {trickOf(3), game.PhasePlay}, {trickOf(2), game.PhaseBid}, {draftOf(4), game.PhasePick}} {
			d := newTestBoard(t, c.setup, c.phase, 12, v)
			if c.phase != game.PhaseBuild {
				d.checkTargets(name + ", table")
				d.touch(button(buttonOwn))
			}
			d.checkTargets(name + ", bench")
			d.touch(button(buttonLand + 1))
			d.checkTargets(name + ", closer")
		}
	}
}

// checkTargets looks for targets without a name, outside of the window, twice there, or over each other at one height.
func (d *testBoard) checkTargets(about string) {
	d.t.Helper()
	list := d.cells()
	if len(list) == 0 {
		d.t.Errorf("%s: there is nothing to point at", about)
	}
	seen := map[rules.Part]bool{}
	for k, a := range list {
		if a.Name == "" || seen[a.Of.(rules.Part)] || !a.Rect.Within(d.view.Area) {
			d.t.Errorf("%s: target %v is called %q, at %v, twice %v", about, a.Of.(rules.Part), a.Name, a.Rect, seen[a.Of.(rules.Part)])
		}
		seen[a.Of.(rules.Part)] = true
		for _, o := range list[k+1:] {
			if a.Layer == o.Layer && !o.Rect.Within(a.Rect) && (a.Rect.Contains(o.Rect.Centre()) || o.Rect.Contains(a.Rect.Centre())) {
				d.t.Errorf("%s: %v at %v and %v at %v lie over each other", about, a.Of.(rules.Part), a.Rect, o.Of.(rules.Part), o.Rect)
			}
		}
	}
}

func TestWhatWaitsToBeConfirmedStays(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhaseBuild, 4, landscape())
	parts, _ := d.compose(button(buttonMain))
	a, ok := d.actionOf(parts)
	if !ok {
		t.Fatal("the first place is illegal")
	}
	before := d.placement().trialCard.place
	d.Choose(table.Choice{State: d.choice.State, By: 0, Action: a})
	rng := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		d.fumble(rng)
	}
	if d.placement().trialCard.place != before {
		t.Errorf("the card has moved from %v to %v", before, d.placement().trialCard.place)
	}
	for _, target := range d.cells() {
		if target.Of.(rules.Part) == button(buttonMain) {
			t.Error("the main button lies under the tick and the cross")
		}
	}
}

func TestALandLookedAtClosely(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 10, landscape())
	d.touch(button(buttonLand + 2))
	if seat, _ := d.look(); seat != 2 {
		t.Fatal("the land of the third seat is not shown")
	}
	whole := len(d.draw().Strokes)
	d.touch(button(buttonCategory + int(game.CategoryTown)))
	if _, lit := d.look(); !lit || len(d.draw().Strokes) == whole {
		t.Error("the town is not lit")
	}
	d.touch(button(buttonAfter))
	d.touch(button(buttonAfter))
	if seat, lit := d.look(); seat != 0 || !lit {
		t.Errorf("two lands further the land of seat %d is shown, lit %v", seat, lit)
	}
	d.touch(button(buttonCategory + int(game.CategoryTown)))
	if _, lit := d.look(); lit {
		t.Error("a second touch does not take the light away")
	}
	d.touch(button(buttonGround))
	if d.overlays[panelLevel] != nil || d.Back() {
		t.Error("a touch beside does not close it")
	}
}

// On a phone held upright the points of a land looked at closely have their words.
func TestPointsHaveWordsOnAPhone(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 10, stage.NewView(390, 844, 1, geom.Insets{}))
	d.touch(button(buttonLand + 2))
	drawn := strings.Join(d.draw().Texts(), " ") // a name may take two lines
	for _, cat := range scoringCategories(d.goal()) {
		if !strings.Contains(drawn, d.category(cat)) {
			t.Errorf("the points of %s are told by a picture alone", d.category(cat))
		}
	}
}

// Whatever is touched, dragged and turned at any moment, the Board stands, shows what can be seen and changes nothing.
func TestFumblingHands(t *testing.T) {
	for k, c := range []struct {
		setup rules.Setup
		phase game.Phase
		view  stage.View
	}{
		{trickOf(3), game.PhasePlay, landscape()},
		{trickOf(5), game.PhaseTake, stage.NewView(390, 844, 3, geom.Insets{})},
		{trickOf(4), game.PhaseBuild, stage.NewView(320, 568, 2, geom.Insets{})},
		{trickOf(2), game.PhaseBid, stage.NewView(844, 390, 3, geom.Insets{})},
		{trickOf(2), game.PhaseKeep, landscape()},
		{draftOf(4), game.PhasePick, stage.NewView(768, 1024, 2, geom.Insets{})},
		{draftOf(2), game.PhaseDrop, landscape()},
	} {
		d := newTestBoard(t, c.setup, c.phase, 5, c.view)
		before := d.match.State().Hash()
		rng := rand.New(rand.NewPCG(7, uint64(k)))
		for range 400 {
			d.anything(rng)
			if list := d.cells(); len(list) == 0 {
				t.Fatalf("%v: there is nothing to point at", c.phase)
			}
		}
		d.draw()
		if d.match.State().Hash() != before {
			t.Errorf("%v: the match has changed", c.phase)
		}
	}
}

func BenchmarkDrawThePlacement(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhaseBuild, 12, landscape())
	for b.Loop() {
		d.draw()
	}
}

func BenchmarkTreeOfThePlacement(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhaseBuild, 12, landscape())
	b.ReportAllocs()
	for b.Loop() {
		d.tree()
	}
}

func BenchmarkTreeOfTheTable(b *testing.B) {
	d := newTestBoard(b, trickOf(5), game.PhasePlay, 6, landscape())
	b.ReportAllocs()
	for b.Loop() {
		d.tree()
	}
}

// openState is a position whose actions are to be asked for in a View of it.
type openState struct {
	rules.State
	t *testing.T
}

func (w openState) Legal(by rules.Seat, buffer []rules.Action) []rules.Action {
	w.t.Error("the actions are asked for without a View")
	return w.State.Legal(by, buffer)
}

func TestAHintIsLaidByWhatThePlayerKnows(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 4, landscape())
	s := d.match.State()
	legal := s.View(0).Legal(0, nil)
	hint := legal[len(legal)-1]
	d.Choose(table.Choice{State: openState{s, t}, By: 0, Next: d.next(s)})
	d.placement().suggest(d.Board, rules.Parts(d.match.Game, s, hint))
	if c, _ := game.Fields(hint); d.placement().trialCard.place != c.Place {
		t.Errorf("the card lies at %v, want %v", d.placement().trialCard.place, c.Place)
	}
}

// TestTheLandRescalesOnlyOnceACardIsLaidDown drags a card to the edge of its land and beyond what is seen: nothing else moves
// before it is let go; then the land glides to where all is seen again, from where it was. A card that is whole moves nothing.
func TestTheLandRescalesOnlyOnceACardIsLaidDown(t *testing.T) {
	for _, v := range []stage.View{landscape(), stage.NewView(390, 844, 1, geom.Insets{})} {
		d := newTestBoard(t, trickOf(4), game.PhaseBuild, 9, v)
		n := d.placement()
		strokes := func() (list []geom.Rect) { // of the land
			for _, s := range d.draw().Strokes[:40] {
				list = append(list, s.Box)
			}
			return list
		}
		chart, before := n.chart, strokes()
		at := chart.Cell(n.trialCard.place.SquareAt(0)).Centre()
		far := at.Add(geom.Pt(0, -30*chart.Side))
		d.Grab(cellPart(chart.At(at)), at)
		for k := range 10 {
			d.Drag(rules.Part{}, at.Lerp(far, float64(k+1)/10))
			if n.chart != chart || d.Tick() && n.blink == 0 {
				t.Fatalf("while a card is dragged the land goes from %v to %v", chart, n.chart)
			}
		}
		d.Drop(far, true)
		if n.chart == chart || !n.chart.Box(honshuart.BoxOfCard(n.trialCard.place)).Within(n.room(d.Board)) {
			t.Fatalf("laid at %v the card is not whole: the land lies as %v, before as %v", n.trialCard.place, n.chart, chart)
		}
		if n.seenChart() != chart {
			t.Errorf("let go, the land jumps from %v to %v", chart, n.seenChart())
		}
		if now := strokes(); !slices.EqualFunc(now, before, func(a, b geom.Rect) bool { return a.Centre().Sub(b.Centre()).Len() < 1 }) {
			t.Error("the land is not drawn where it was")
		}
		d.Tick()
		if side := n.seenChart().Side; side >= chart.Side || side <= n.chart.Side {
			t.Errorf("on its way its squares are %v, between %v and %v", side, chart.Side, n.chart.Side)
		}
		for d.Tick() {
		}
		if n.seenChart() != n.chart {
			t.Errorf("at rest the land lies as %v, want %v", n.seenChart(), n.chart)
		}
		whole := n.chart
		d.Nudge(button(buttonCorner), 0, 1)
		if n.chart != whole || n.seenChart() != whole {
			t.Errorf("a card that stays whole moves the land from %v to %v", whole, n.chart)
		}
	}
}
