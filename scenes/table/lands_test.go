package table_test

import (
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/a11y"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	board "engawa/scenes/honshu"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// boardTable is the table with the Board of a game.
type boardTable struct {
	*table.Table
	services  *stage.Services
	board     table.Board
	words     a11y.Reader // for those who do not see the picture
	perceived []uint64    // of every tick at which seat 1 or everybody looked
	keep      int         // the tick whose moment is kept, -1 for none
	lastText  string
	tracer    canvas.Tracer
}

func newBoardTable(m *rules.Match, make boardMaker, keep int) *boardTable {
	svc, _ := stagetest.NewServices(lang.English)
	svc.Settings.Forced, svc.Settings.Confirm = false, false
	p := &boardTable{services: svc, keep: keep}
	p.Table = table.New(svc, m, "", func(m *table.Match) table.Board {
		p.board = make(svc, m)
		return p.board
	})
	svc.Stack.Push(p.Table)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	return p
}

// boardMaker makes the Board of a match.
type boardMaker func(svc *stage.Services, m *table.Match) table.Board

func lands(svc *stage.Services, m *table.Match) table.Board { return board.NewBoard(svc, m) }

// writePerceived writes down everything that can be perceived now.
func (p *boardTable) writePerceived(w io.Writer) {
	c, trace := p.tracer.Trace(1280, 800, 1)
	p.Draw(c)
	fmt.Fprintf(w, "viewer %s\nsounds %v\n", p.Viewer(), p.services.Sound.(*audio.Recorder).Take())
	view := p.Match().State().View(p.Viewer())
	fmt.Fprintf(w, "said %q\ndescribed %q\n", p.board.Message(view), p.board.Describe(view))
	if focused := p.Page().FocusedControl(); focused != nil {
		fmt.Fprintf(w, "focus %s\n", focused.Key)
	}
	fmt.Fprintf(w, "tip %q\nin words %+v\n", p.Page().VisibleTip(), p.words.Read(p.services.Stack, p.services.Words))
	for _, s := range trace.Strokes {
		fmt.Fprintf(w, "%T %+v %+v %+v\n", s.Key, s.Key, s.Box, s.Look)
	}
	for _, ctl := range p.Page().Controls() {
		fmt.Fprintf(w, "control %s %v %q %q %v %v\n", ctl.Key, ctl.Rect, ctl.Name, ctl.Value, ctl.On, ctl.Off)
	}
}

// watch runs a script and some ticks of rest.
func (p *boardTable) watch(script *input.Script, rest int) {
	script.Wait(rest)
	for !script.IsDone() || p.Watching() {
		p.services.Stack.Update(script.Poll(1))
		if by := p.Viewer(); by != 1 && by != rules.Public {
			p.services.Sound.(*audio.Recorder).Take() // heard by who looks
			continue
		}
		sum := fnv.New64a()
		p.writePerceived(sum)
		if len(p.perceived) == p.keep {
			var text strings.Builder
			p.writePerceived(&text)
			p.lastText = text.String()
		}
		p.perceived = append(p.perceived, sum.Sum64())
	}
}

// sit lets people choose for a while, and ends before something comes to light that differs by right.
func sit(t *testing.T, m *rules.Match, make boardMaker, closes table.Closing, salt uint64, keep int) *boardTable {
	t.Helper()
	const most, rest = 3, 50
	p := newBoardTable(m, make, keep)
	p.watch(&input.Script{}, rest)
	for n := range uint64(most) {
		s := m.State()
		next, ok := p.Next()
		if !ok {
			break
		}
		if p.IsCovered() {
			p.watch(p.HoldOpen(), rest)
		}
		if closes(m, s, next) {
			break
		}
		if next == 1 {
			look := &input.Script{}
			look.Press(input.Log)
			look.Press(input.Next)
			look.Press(input.TurnRight)
			look.Press(input.Back)
			p.watch(look, rest)
			if p.services.Stack.Top() != stage.Scene(p.Table) {
				p.services.Stack.Pop()
			}
		}
		offered := p.LegalActions()
		if len(offered) == 0 {
			t.Fatalf("nobody chooses in %s", m.Game.FormatPosition(s))
		}
		k := 7 * (n + 1)
		if next != 1 && rules.PrivacyOf(m.Game, s, next) == rules.Covers {
			k += salt
		}
		a := offered[k%uint64(len(offered))]
		for _, part := range rules.Parts(m.Game, s.View(next), a) { // as by keys: the focus goes where it is chosen
			p.Page().Focus(part.String())
			p.watch(&input.Script{}, 1)
		}
		p.Choose(a)
		p.watch(&input.Script{}, rest)
	}
	return p
}

// TestTheBoardOfLandsRevealsNobodysHand is TestNobodyPerceivesAnothersHand with everything that the Board of Honshū
// shows.
func TestTheBoardOfLandsRevealsNobodysHand(t *testing.T) {
	for _, tt := range landSetups() {
		g := honshu.Game{}
		positions := table.PhasesOf(t, tt.setup)
		for _, phase := range sortedKeys(positions) {
			s := positions[phase]
			other := s.View(1).(*honshu.State).Sample(rand.New(rand.NewPCG(9, 9)))
			comparePerceptions(t, tt.name+", "+phase, 50, func(which uint64, keep int) *boardTable {
				st := []rules.State{s, other}[which]
				return sit(t, table.HandsMatch(t, tt.setup, g.FormatPosition(st)), lands, table.Closes, which, keep)
			})
		}
	}
}

// comparePerceptions plays the sessions 0 and 1 and fails where what is perceived differs, or is less than so many moments.
func comparePerceptions(t *testing.T, what string, least int, play func(which uint64, keep int) *boardTable) {
	t.Helper()
	a, b := play(0, -1), play(1, -1)
	if len(a.perceived) != len(b.perceived) {
		t.Errorf("%s: %d and %d moments: even the time taken tells something", what, len(a.perceived), len(b.perceived))
		return
	}
	if len(a.perceived) < least {
		t.Errorf("%s: only %d moments were compared", what, len(a.perceived))
	}
	for k := range a.perceived {
		if a.perceived[k] != b.perceived[k] {
			t.Errorf("%s: moment %d differs: %s", what, k, firstDifference(play(0, k).lastText, play(1, k).lastText))
			return
		}
	}
}

func sortedKeys[S any](m map[string]S) []string { return slices.Sorted(maps.Keys(m)) }

// firstDifference returns the first lines in which two texts differ.
func firstDifference(a, b string) string {
	one, other := strings.Split(a, "\n"), strings.Split(b, "\n")
	for k := range min(len(one), len(other)) {
		if one[k] != other[k] {
			return fmt.Sprintf("\n%s\n--- and ---\n%s", one[k], other[k])
		}
	}
	return fmt.Sprintf("%d and %d lines", len(one), len(other))
}
