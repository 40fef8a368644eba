package honshu

import (
	"math/rand/v2"
	"slices"
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
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// testBoard is a Board with a match, arranged on a screen that writes down what is drawn.
type testBoard struct {
	*Board
	match *rules.Match // that it shows
	t     testing.TB
}

// landscape is the window of the design.
func landscape() stage.View { return stage.NewView(1280, 800, 1, geom.Insets{}) }

// newTestBoard shows a match in which all play simply, at the first moment of the round at which the first seat is to act
// in the phase.
func newTestBoard(t testing.TB, setup rules.Setup, phase game.Phase, round int, v stage.View) *testBoard {
	t.Helper()
	m := playToPhase(t, setup, phase, round)
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: &audio.Recorder{}, OnChange: func() {}}
	d := &testBoard{NewBoard(services, table.SeenBy(m, rules.Referee)).(*Board), m, t}
	d.arrange(v)
	d.showChoice()
	return d
}

// playToPhase plays until the first seat is to act in the phase of the round, or the match is over.
func playToPhase(t testing.TB, setup rules.Setup, phase game.Phase, round int) *rules.Match {
	t.Helper()
	return playUntil(t, setup, func(s *game.State) bool { return s.Phase() == phase && s.Round() == round && s.Actors().Has(0) })
}

// playUntil plays until that is true of the position, or the match is over. Cards are chosen by chance, and built where they
// score most.
func playUntil(t testing.TB, setup rules.Setup, stop func(*game.State) bool) *rules.Match {
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
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := m.State().(*game.State)
		if m.Over() || stop(s) {
			return m
		}
		for by := range s.Actors().All() {
			legal := s.Legal(by, nil)
			do := legal[rng.IntN(len(legal))]
			if s.Phase() == game.PhaseBuild {
				do = bestBuild(s, by, legal)
			}
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
}

// bestBuild returns the build that scores most.
func bestBuild(s *game.State, by rules.Seat, legal []rules.Action) (best rules.Action) {
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

// showChoice shows the present position as the first seat sees it, and lets that choose.
func (d *testBoard) showChoice() {
	s := d.match.State().View(0)
	d.show(s)
	if s.Actors().Has(0) {
		d.Choose(table.Choice{State: s, By: 0, Next: d.next(s)})
	}
}

// next lists what the first parts of the legal actions are.
func (d *testBoard) next(s rules.State) (list []rules.Part) {
	seen := map[rules.Part]bool{}
	for _, a := range s.Legal(0, nil) {
		for _, path := range rules.Paths(d.match.Game, s, a) {
			if !seen[path[0]] {
				seen[path[0]] = true
				list = append(list, path[0])
			}
		}
	}
	return list
}

// draw returns what is drawn now.
func (d *testBoard) draw() *canvas.Trace {
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, d.view.Scale)
	d.tree().Draw(c, nil)
	return trace
}

// tree returns the tree of the Board as it is now.
func (d *testBoard) tree() *widget.Tree {
	d.scene.Change()
	return d.Tree()
}

// cells returns what can be pointed at on the Board.
func (d *testBoard) cells() (list []*ui.Control) {
	for _, c := range table.PartsIn(d.tree()) {
		list = append(list, c)
	}
	return list
}

// placement returns the card that is laid on a land, nil for none.
func (d *testBoard) placement() *placement {
	n, _ := d.overlays[placementLevel].(*placement)
	return n
}

// actWords returns what stands on the main button, and whether it can do something.
func (d *testBoard) actWords() (text, icon string, on bool) {
	if n := d.placement(); n != nil {
		if m := n.buttons(d.Board); !n.isTrial {
			return d.words().T(lang.HonshuBuild), "check", m.last == buildButton
		}
	}
	return d.cardAction()
}

// look returns whose land is looked at closely, rules.Public for none, and whether one category is lit.
func (d *testBoard) look() (land rules.Seat, lit bool) {
	if o, ok := d.overlays[panelLevel].(*landPanel); ok {
		return o.seat, o.onlyCategory
	}
	return rules.Public, false
}

// actionOf returns the action to which the parts lead, false for none.
func (d *testBoard) actionOf(parts []rules.Part) (rules.Action, bool) {
	s := d.match.State().View(0)
	for _, a := range s.Legal(0, nil) {
		for _, path := range rules.Paths(d.match.Game, s, a) {
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

// fumble does something with the card, as a hand might.
func (d *testBoard) fumble(rng *rand.Rand) {
	box := d.placement().box.Grow(1)
	x, y := box.Left+rng.IntN(box.Columns()), box.Top+rng.IntN(box.Rows())
	switch rng.IntN(7) {
	case 0:
		d.Turn(1-2*rng.IntN(2), false)
	case 1:
		d.Turn(0, true)
	case 2:
		d.touch(button([]int{buttonLeft, buttonRight, buttonOver, buttonUnder, buttonCorner}[rng.IntN(5)]))
	case 3:
		d.Nudge(button(buttonCorner), rng.IntN(3)-1, rng.IntN(3)-1)
	case 4:
		at := d.placement().chart.Cell(d.placement().trialCard.place.SquareAt(rng.IntN(6))).Centre()
		d.Grab(cellPart(d.placement().chart.At(at)), at)
		d.Drag(rules.Part{}, d.placement().chart.Square(x, y).Centre())
		d.Drop(geom.Point{}, rng.IntN(2) == 0)
	default:
		d.touch(cellPart(x, y))
	}
}

// anything does to the Board what a table might.
func (d *testBoard) anything(rng *rand.Rand) {
	list := d.cells()
	target := list[rng.IntN(len(list))]
	at := target.Rect.Centre()
	to := at.Add(geom.Pt(rng.Float64()*200-100, rng.Float64()*200-100))
	switch rng.IntN(12) {
	case 0:
		d.Turn(rng.IntN(5)-2, false)
	case 1:
		d.Turn(0, true)
	case 2:
		d.Zoom(at, 0.5+rng.Float64())
	case 3:
		d.Nudge(target.Of.(rules.Part), rng.IntN(3)-1, rng.IntN(3)-1)
	case 4:
		d.setMarks(table.Marks{Parts: []rules.Part{target.Of.(rules.Part)}, Kind: table.MarkKind(rng.IntN(4))})
	case 5:
		if d.Grab(target.Of.(rules.Part), at) {
			d.Drag(rules.Part{}, to)
			if rng.IntN(2) == 0 {
				d.Turn(1, false)
			}
			d.Drag(rules.Part{}, at)
			d.Drop(to, rng.IntN(2) == 0)
		}
	case 6:
		d.Back()
	case 7:
		d.arrange(d.view)
		d.show(d.state)
		d.showChoice()
	case 8:
		d.draw()
		d.Tick()
	default:
		if !d.touch(target.Of.(rules.Part)) {
			d.compose(target.Of.(rules.Part))
		}
	}
	d.Message(d.state)
}
