package honshu

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// desktop is a Board with a match, arranged on a screen that writes down what is drawn.
type desktop struct {
	*Board
	t *testing.T
}

// landscape is the window of the design.
func landscape() stage.View { return stage.NewView(1280, 800, 1, geom.Insets{}) }

// newDesktop shows a match in which all play simply, at the first moment of the round at which the first seat is to act in
// the phase.
func newDesktop(t *testing.T, setup rules.Setup, phase game.Phase, round int, v stage.View) *desktop {
	t.Helper()
	m := playSimply(t, setup, phase, round)
	house := &stage.House{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: &audio.Recorder{}, Changed: func() {}}
	d := &desktop{NewBoard(house, m).(*Board), t}
	d.Face(0)
	d.Arrange(v)
	d.offer()
	return d
}

// playSimply plays until the first seat is to act in the phase of the round, or the match is over. Cards are chosen by
// chance, and built where they score most.
func playSimply(t *testing.T, setup rules.Setup, phase game.Phase, round int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, setup, 5)
	if err != nil {
		t.Fatal(err)
	}
	var players []table.Player
	for seat := range rules.Seat(setup.Seats) {
		players = append(players, table.Player{Name: lang.DefaultName(seat)})
	}
	table.SetPlayers(m, players)
	rng := rand.New(rand.NewPCG(1, 2))
	for {
		if err := m.Settle(); err != nil {
			t.Fatal(err)
		}
		s := m.State().(*game.State)
		if m.Over() || s.Phase() == phase && s.Round() == round && s.Actors().Has(0) {
			return m
		}
		for by := range s.Actors().All() {
			legal := s.Legal(by, nil)
			do := legal[rng.IntN(len(legal))]
			if s.Phase() == game.PhaseBuild {
				do = richest(s, by, legal)
			}
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
}

// richest returns the build that scores most.
func richest(s *game.State, by rules.Seat, legal []rules.Action) (best rules.Action) {
	most := -1
	for _, a := range legal {
		c, _ := game.Fields(a)
		after, _ := s.Preview(by, c.Place)
		if n := after.Score(s.Scoring()).Payoff(); n > most {
			most, best = n, a
		}
	}
	return best
}

// offer shows the present position as the first seat sees it, and lets that choose.
func (d *desktop) offer() {
	s := d.match.State().View(0)
	d.Show(s)
	if s.Actors().Has(0) {
		d.Choose(table.Choice{State: s, By: 0, Next: d.next(s)})
	}
}

// next lists what the first parts of the legal actions are.
func (d *desktop) next(s rules.State) (list []rules.Part) {
	seen := map[rules.Part]bool{}
	for _, a := range s.Legal(0, nil) {
		for _, path := range d.match.Game.(rules.Pather).Paths(s, a) {
			if !seen[path[0]] {
				seen[path[0]] = true
				list = append(list, path[0])
			}
		}
	}
	return list
}

// draw returns what is drawn now.
func (d *desktop) draw() *canvas.Trace {
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, d.view.Scale)
	d.Draw(c)
	d.Float(c)
	return trace
}

// leads returns the action to which the parts lead, false for none.
func (d *desktop) leads(parts []rules.Part) (rules.Action, bool) {
	s := d.match.State().View(0)
	for _, a := range s.Legal(0, nil) {
		for _, path := range d.match.Game.(rules.Pather).Paths(s, a) {
			if slices.Equal(path, parts) {
				return a, true
			}
		}
	}
	return 0, false
}

func draftOf(seats int) rules.Setup {
	return rules.Setup{Seats: seats, Options: map[string]string{game.OptSelection: "draft", game.OptCard: "3"}}
}

func trickOf(seats int) rules.Setup {
	return rules.Setup{Seats: seats, Options: map[string]string{game.OptCard: "6"}}
}

// What the bench shows as legal is what the rules take, wherever the card is brought, however it is turned, on each side.
func TestTheBenchBuildsWhatItShows(t *testing.T) {
	for _, weave := range []string{"off", "on"} {
		setup := trickOf(3)
		setup.Options[game.OptWeave] = weave
		d := newDesktop(t, setup, game.PhaseBuild, 6, landscape())
		rng := rand.New(rand.NewPCG(3, 4))
		legal := 0
		for range 1500 {
			d.fumble(rng)
			parts, ok := d.Compose(button(buttonAct))
			if !ok {
				t.Fatal("the main button builds nothing")
			}
			_, leads := d.leads(parts)
			shown := d.bench.effect.trial.Legal()
			if leads != shown {
				t.Fatalf("weave %s: %v is shown as legal %v, and is legal %v", weave, d.bench.ghost.place, shown, leads)
			}
			_, _, on := d.actWords()
			text, said := d.placeWords()
			if on != shown || said != shown || text == "" {
				t.Fatalf("%v: button on %v, words %q for legal %v", d.bench.ghost.place, on, text, said)
			}
			if shown {
				legal++
				continue
			}
			if err := d.match.Game.Why(d.match.State().View(0), 0, parts); err == nil {
				t.Fatalf("nothing is said against %v", d.bench.ghost.place)
			}
		}
		if legal < 100 || legal > 1400 {
			t.Errorf("weave %s: %d of 1500 places are legal, so that the test says little", weave, legal)
		}
	}
}

// fumble does something with the card, as a hand might.
func (d *desktop) fumble(rng *rand.Rand) {
	box := d.bench.box.Grown(1)
	x, y := box.Left+rng.IntN(box.Columns()), box.Top+rng.IntN(box.Rows())
	switch rng.IntN(7) {
	case 0:
		d.Turn(1 - 2*rng.IntN(2))
	case 1:
		d.Flip()
	case 2:
		d.Touch(button([]int{buttonLeft, buttonRight, buttonOver, buttonUnder, buttonCorner}[rng.IntN(5)]))
	case 3:
		d.Nudge(button(buttonCorner), rng.IntN(3)-1, rng.IntN(3)-1)
	case 4:
		at := d.bench.chart.Cell(d.bench.ghost.place.SquareAt(rng.IntN(6))).Centre()
		d.Grab(cellPart(d.bench.chart.At(at)), at)
		d.Drag(d.bench.chart.Square(x, y).Centre())
		d.Release(geom.Point{}, rng.IntN(2) == 0)
	default:
		d.Touch(cellPart(x, y))
	}
}

func TestADragThatIsGivenUpChangesNothing(t *testing.T) {
	d := newDesktop(t, trickOf(4), game.PhaseBuild, 4, landscape())
	before := d.bench.ghost.place
	at := d.bench.chart.Cell(before.SquareAt(0)).Centre()
	if !d.Grab(cellPart(d.bench.chart.At(at)), at) {
		t.Fatal("the card cannot be dragged")
	}
	d.Drag(at.Add(geom.Pt(-d.bench.chart.Side, d.bench.chart.Side)))
	if p := d.bench.ghost.place; p.X != before.X-1 || p.Y != before.Y+1 {
		t.Errorf("dragged by -1,1 it lies at %v, from %v", p, before)
	}
	if !d.SecondFinger() || d.bench.ghost.place.Turn == before.Turn {
		t.Error("a second finger does not turn it")
	}
	d.Release(at, false)
	if d.bench.ghost.place != before {
		t.Errorf("given up it lies at %v, want %v", d.bench.ghost.place, before)
	}
}

func TestTheLandIsSeenLargerAndMoved(t *testing.T) {
	d := newDesktop(t, trickOf(4), game.PhaseBuild, 4, landscape())
	chart, middle := d.bench.chart, d.layout.land.Centre()
	if d.Zoom(middle, 0.5) || !d.Zoom(middle, 2) {
		t.Error("the whole land is made smaller, or no part of it larger")
	}
	if d.bench.chart.Side <= chart.Side {
		t.Errorf("larger its squares are %v, not more than %v", d.bench.chart.Side, chart.Side)
	}
	zero := d.bench.chart.Zero
	d.Grab(button(buttonGround), middle)
	d.Drag(middle.Add(geom.Pt(40, 25)))
	d.Release(middle, true)
	if moved := d.bench.chart.Zero.Sub(zero); moved != geom.Pt(40, 25) {
		t.Errorf("dragged by 40,25 it has moved by %v", moved)
	}
	d.Zoom(middle, 0.01)
	if d.bench.chart != chart {
		t.Errorf("whole again it lies as %v, want %v", d.bench.chart, chart)
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
		d := newDesktop(t, c.setup, c.phase, c.round, landscape())
		cards := d.tryable()
		if len(cards) < c.least {
			t.Errorf("%v, %d seats: only %v can be tried", c.phase, c.setup.Seats, cards)
		}
		before := d.match.State().Hash()
		for _, card := range cards {
			d.tryOn(card)
			if d.bench == nil || d.bench.ghost.place.Card != card || d.building() {
				t.Fatalf("%v: card %v is not tried", c.phase, card)
			}
			d.Touch(button(buttonRight))
			if texts := strings.Join(d.draw().Texts(), "|"); !strings.Contains(texts, "Back to the table") {
				t.Errorf("%v: there is no way back from the trial: %s", c.phase, texts)
			}
		}
		if !d.Close() || d.bench != nil || d.trial != game.NoCard {
			t.Errorf("%v: the trial does not end", c.phase)
		}
		if d.match.State().Hash() != before || d.lands[0] != d.state.Map(0) {
			t.Errorf("%v: a trial has changed the match", c.phase)
		}
	}
}

func TestACardFromTheHandIsPlayedFromItsTrial(t *testing.T) {
	d := newDesktop(t, trickOf(4), game.PhasePlay, 3, landscape())
	set, _ := d.state.Hand(0)
	for card := range set.All() {
		d.tryOn(card)
		parts, ok := d.Compose(button(buttonAct))
		if !ok {
			t.Fatalf("card %v cannot be played from its trial", card)
		}
		a, leads := d.leads(parts)
		if c, _ := game.Fields(a); !leads || c.Card != card {
			t.Errorf("the trial of %v plays %v", card, parts)
		}
	}
}

func TestAHiddenCardIsNotTried(t *testing.T) {
	d := newDesktop(t, trickOf(4), game.PhasePlay, 3, landscape())
	hidden, _ := d.match.State().(*game.State).Hand(1)
	seen := d.tryable()
	for card := range hidden.All() {
		d.tryOn(card)
		if d.bench != nil {
			t.Errorf("card %v of another hand is tried; seen are %v", card, seen)
		}
	}
}

func TestEveryTargetHasAPlaceAndAName(t *testing.T) {
	for name, v := range views() {
		for _, c := range []struct {
			setup rules.Setup
			phase game.Phase
		}{{trickOf(5), game.PhaseBuild}, {trickOf(3), game.PhasePlay}, {trickOf(2), game.PhaseBid}, {draftOf(4), game.PhasePick}} {
			d := newDesktop(t, c.setup, c.phase, 12, v)
			if c.phase != game.PhaseBuild {
				d.checkTargets(name + ", table")
				d.Touch(button(buttonOwn))
			}
			d.checkTargets(name + ", bench")
			d.Touch(button(buttonLand + 1))
			d.checkTargets(name + ", closer")
		}
	}
}

// checkTargets looks for targets without a name, outside of the window, twice there, or over each other at one height.
func (d *desktop) checkTargets(about string) {
	d.t.Helper()
	list := d.Targets()
	if len(list) == 0 {
		d.t.Errorf("%s: there is nothing to point at", about)
	}
	seen := map[rules.Part]bool{}
	for k, a := range list {
		if a.Name == "" || seen[a.Part] || !a.Rect.Within(d.view.Area) {
			d.t.Errorf("%s: target %v is called %q, at %v, twice %v", about, a.Part, a.Name, a.Rect, seen[a.Part])
		}
		seen[a.Part] = true
		for _, o := range list[k+1:] {
			if a.Z == o.Z && (a.Rect.Contains(o.Rect.Centre()) || o.Rect.Contains(a.Rect.Centre())) {
				d.t.Errorf("%s: %v at %v and %v at %v lie over each other", about, a.Part, a.Rect, o.Part, o.Rect)
			}
		}
	}
}

func TestWhatWaitsToBeConfirmedStays(t *testing.T) {
	d := newDesktop(t, trickOf(3), game.PhaseBuild, 4, landscape())
	parts, _ := d.Compose(button(buttonAct))
	a, ok := d.leads(parts)
	if !ok {
		t.Fatal("the first place is illegal")
	}
	before := d.bench.ghost.place
	d.Choose(table.Choice{State: d.choice.State, By: 0, Action: a})
	rng := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		d.fumble(rng)
	}
	if d.bench.ghost.place != before {
		t.Errorf("the card has moved from %v to %v", before, d.bench.ghost.place)
	}
	for _, target := range d.Targets() {
		if target.Part == button(buttonAct) {
			t.Error("the main button lies under the tick and the cross")
		}
	}
}

func TestALandLookedAtClosely(t *testing.T) {
	d := newDesktop(t, trickOf(4), game.PhaseBuild, 10, landscape())
	if !d.Touch(button(buttonLand+2)) || d.closer.seat != 2 {
		t.Fatal("the land of the third seat is not shown")
	}
	whole := len(d.draw().Strokes)
	d.Touch(button(buttonCategory + int(game.CategoryTown)))
	if !d.closer.lit || len(d.draw().Strokes) == whole {
		t.Error("the town is not lit")
	}
	d.Touch(button(buttonAfter))
	d.Touch(button(buttonAfter))
	if d.closer.seat != 0 || !d.closer.lit {
		t.Errorf("two lands further the land of seat %d is shown, lit %v", d.closer.seat, d.closer.lit)
	}
	d.Touch(button(buttonCategory + int(game.CategoryTown)))
	if d.closer.lit {
		t.Error("a second touch does not take the light away")
	}
	d.Touch(button(buttonGround))
	if d.closer.seat != rules.Public || d.Close() {
		t.Error("a touch beside does not close it")
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
		d := newDesktop(t, c.setup, c.phase, 5, c.view)
		before := d.match.State().Hash()
		rng := rand.New(rand.NewPCG(7, uint64(k)))
		for range 400 {
			d.anything(rng)
			if list := d.Targets(); len(list) == 0 {
				t.Fatalf("%v: there is nothing to point at", c.phase)
			}
		}
		d.draw()
		if d.match.State().Hash() != before {
			t.Errorf("%v: the match has changed", c.phase)
		}
	}
}

// anything does to the Board what a table might.
func (d *desktop) anything(rng *rand.Rand) {
	list := d.Targets()
	target := list[rng.IntN(len(list))]
	at := target.Rect.Centre()
	to := at.Add(geom.Pt(rng.Float64()*200-100, rng.Float64()*200-100))
	switch rng.IntN(12) {
	case 0:
		d.Turn(rng.IntN(5) - 2)
	case 1:
		d.Flip()
	case 2:
		d.Zoom(at, 0.5+rng.Float64())
	case 3:
		d.Nudge(target.Part, rng.IntN(3)-1, rng.IntN(3)-1)
	case 4:
		d.Mark(table.Marks{Parts: []rules.Part{target.Part}, Kind: table.MarkKind(rng.IntN(4))})
	case 5:
		if d.Grab(target.Part, at) {
			d.Drag(to)
			if rng.IntN(2) == 0 {
				d.SecondFinger()
			}
			d.Drag(at)
			d.Release(to, rng.IntN(2) == 0)
		}
	case 6:
		d.Close()
	case 7:
		d.Arrange(d.view)
		d.offer()
	case 8:
		d.draw()
		d.Tick()
	default:
		if !d.Touch(target.Part) {
			d.Compose(target.Part)
		}
	}
	d.Say(d.state)
}
