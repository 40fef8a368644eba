package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// monkey is a guest that does anything.
type monkey struct {
	*testUser
	rng     *rand.Rand
	fingers map[int]geom.Point // that are down

	match       *rules.Match // that lay on the table when it was last watched
	moves       int          // it had then
	undoneMoves int          // it could redo then
	moveCount   int          // moves of people so far
}

func newMonkey(t *testing.T, seed uint64, shape scenestest.Shape) *monkey {
	g := newTestUser(t, shape, &store.Memory{}, byMouse)
	return &monkey{testUser: g, rng: rand.New(rand.NewPCG(seed, 1)), fingers: map[int]geom.Point{}}
}

// place is somewhere in the window, mostly on a control.
func (m *monkey) place() geom.Point {
	list := m.Controls()
	if len(list) > 0 && m.rng.IntN(8) > 0 {
		r := list[m.rng.IntN(len(list))].Rect
		return geom.Pt(r.X+r.W*m.rng.Float64(), r.Y+r.H*m.rng.Float64())
	}
	a := m.App.View().Area
	return geom.Pt(a.W*(1.2*m.rng.Float64()-0.1), a.H*(1.2*m.rng.Float64()-0.1))
}

// frame is one tick of anything: up to three fingers, the mouse, keys, letters.
func (m *monkey) frame() *input.Frame {
	f := &input.Frame{}
	if m.rng.IntN(3) > 0 {
		id := m.rng.IntN(4)
		at, down := m.fingers[id]
		p := input.Pointer{ID: id, Touch: id > 0, At: m.place(), Phase: input.Down}
		switch {
		case !down:
			m.fingers[id] = p.At
		case m.rng.IntN(3) > 0:
			p.Phase = input.Move
			if m.rng.IntN(2) == 0 {
				p.At = at.Add(geom.Pt(m.rng.Float64()*8-4, m.rng.Float64()*8-4))
			}
			m.fingers[id] = p.At
		default:
			p.Phase = []input.Phase{input.Up, input.Up, input.Up, input.Cancel}[m.rng.IntN(4)]
			delete(m.fingers, id)
		}
		f.Pointers = append(f.Pointers, p)
	}
	if m.rng.IntN(12) == 0 {
		f.Actions = append(f.Actions, input.Action(1+m.rng.IntN(int(input.ZoomOut))))
	}
	if m.rng.IntN(60) == 0 {
		f.TypedRunes = []rune{rune(m.rng.IntN(0x3000))}
	}
	if m.rng.IntN(40) == 0 {
		f.Wheel = m.rng.Float64()*4 - 2
	}
	if m.rng.IntN(80) == 0 {
		f.Zoom = m.rng.Float64()*4 - 2
	}
	f.Hover, f.Hovering = m.place(), m.rng.IntN(2) == 0
	return f
}

// watch counts what people have played at the table since it was last called; what is redone does not count. The length
// of a log alone tells nothing: the monkey takes back, and begins other matches.
func (m *monkey) watch() {
	scene, ok := m.top().(*table.Table)
	if !ok {
		return
	}
	match := scene.Match()
	if match == m.match && m.undoneMoves == 0 && len(match.Log) > m.moves {
		players := table.Players(match)
		for _, mv := range match.Log[m.moves:] {
			if mv.By != rules.Nature && players[mv.By].Bot == "" {
				m.moveCount++
			}
		}
	}
	m.match, m.moves, m.undoneMoves = match, len(match.Log), match.Redoable()
}

// resize gives the window another size in the middle of whatever goes on.
func (m *monkey) resize() {
	shapes := shapesToFit()
	s := shapes[m.rng.IntN(len(shapes))]
	m.Driver.Resize(s)
}

// consistent checks that the match on the table, if there is one, is what its own log says, and is the one kept.
func (m *monkey) consistent() {
	m.t.Helper()
	scene, ok := m.top().(*table.Table)
	if !ok {
		return
	}
	match := scene.Match()
	again, err := rules.NewMatch(match.Game, match.Setup, match.Seed)
	if err != nil {
		m.t.Fatal(err)
	}
	for _, mv := range match.Log {
		if _, err := again.Do(mv); err != nil {
			m.t.Fatalf("the log holds the illegal move %v: %v", mv, err)
		}
	}
	if again.State().Hash() != match.State().Hash() {
		m.t.Fatalf("the log leads to %s, but the table shows %s",
			match.Game.FormatPosition(again.State()), match.Game.FormatPosition(match.State()))
	}
	if m.page().Find("lesson.next") != nil {
		return // what is played in a lesson is not kept
	}
	for _, sum := range m.Services.Store.Matches() {
		if kept, err := m.Services.Store.LoadMatch(sum.ID); err != nil {
			m.t.Fatal(err)
		} else if slices.Equal(kept.Log, match.Log) {
			return
		} else if match.Redoable() == 0 && len(kept.Log) > len(match.Log) && slices.Equal(kept.Log[:len(match.Log)], match.Log) {
			return // it goes on from a position of the other match, and nothing has been played since
		}
	}
	// From its first move on it is kept.
	if slices.ContainsFunc(match.Log, func(mv rules.Move) bool { return mv.By != rules.Nature }) {
		m.t.Fatalf("no kept match has the log of the one on the table, %v", match.Log)
	}
}

// try opens the cover or clicks on the parts of any legal action, which a monkey would find too rarely.
func (m *monkey) try() {
	scene, ok := m.top().(*table.Table)
	if !ok {
		return
	}
	match := scene.Match()
	if open := m.page().Find("open"); open != nil && open.Hold != nil {
		open.Hold.OnDone()
		return
	}
	seat, ok := match.State().Actors().First()
	if !ok || seat == rules.Nature {
		return
	}
	legal := match.State().Legal(seat, nil)
	for _, part := range rules.Parts(match.Game, match.State(), legal[m.rng.IntN(len(legal))]) {
		if c := m.page().Find(part.String()); c != nil {
			m.Script.Click(c.Rect.Centre())
			m.run()
		}
	}
	for _, key := range mainButtons() {
		if act := m.page().Find(key); act != nil {
			m.Script.Click(act.Rect.Centre())
			m.run()
		}
	}
}

// mainButtons are the buttons that play what has been put together, as those of Honshū, of a battlefield and of a duel.
func mainButtons() []string { return []string{"button 1000", "button 1100"} }

// begin puts one of the games on the table.
func (m *monkey) begin(game string) error {
	switch game {
	case "homeworlds":
		return m.ShowHomeworlds(3, "")
	case "honshu":
		phase := []honshu.Phase{honshu.PhasePlay, honshu.PhaseTake, honshu.PhaseBuild}[m.rng.IntN(3)]
		return m.ShowHonshu(scenestest.HonshuGame{Seats: 3, People: 1 + m.rng.IntN(3), Until: scenestest.HonshuAt(phase, 2+m.rng.IntN(8))})
	case "forhonor":
		phase := []forhonor.Phase{forhonor.PhasePick, forhonor.PhaseCall, forhonor.PhaseAct, forhonor.PhaseCombat}[m.rng.IntN(4)]
		seats := 2 + m.rng.IntN(5)
		return m.ShowForHonor(scenestest.ForHonorGame{Seats: seats, People: 1 + m.rng.IntN(seats), Until: func(s *forhonor.State) bool { return s.Phase() == phase && s.Actors().Has(0) }})
	}
	return m.ShowYokai("mori", "spirits", scenestest.MiddleGame...)
}

func TestAMonkeyBreaksNothing(t *testing.T) {
	const ticks = 3000
	tries := make([]string, len(scenestest.Shapes()))
	shapes := append(scenestest.Shapes(), lateral(), upright(), lateral(), upright(), lateral(), upright(), scenestest.Shapes()[3])
	tries = append(tries, "homeworlds", "homeworlds", "honshu", "honshu", "forhonor", "forhonor", "forhonor")
	for seed, shape := range shapes {
		game := tries[seed]
		t.Run(fmt.Sprintf("%d %s %s", seed, shape.Name, game), func(t *testing.T) {
			t.Parallel()
			m := newMonkey(t, uint64(seed), shape)
			for tick := range ticks {
				if tick%1000 == 0 {
					// Left alone it would spend its life in the settings.
					if err := m.begin(game); err != nil {
						t.Fatal(err)
					}
				}
				if m.rng.IntN(150) == 0 {
					m.resize()
				}
				m.Services.Stack.Update(m.frame())
				if m.rng.IntN(80) == 0 {
					m.try()
				}
				if tick%20 == 0 {
					m.Trace()
				}
				if m.Services.Stack.Len() == 0 {
					t.Fatal("there is no scene left")
				}
				if tick%100 == 99 {
					m.consistent()
				}
				m.watch()
			}
			if m.moveCount == 0 {
				t.Errorf("it never got to play a move")
			}
			if problems := m.Services.Store.Problems(); len(problems) > 0 {
				t.Errorf("the store complains: %v", problems)
			}
		})
	}
}
