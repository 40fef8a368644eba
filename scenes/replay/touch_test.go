package replay

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	homeworldsboard "engawa/scenes/homeworlds"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// opening is a Board with one thing that opens at a touch, of a game in rounds.
type opening struct {
	panel
	open bool
}

var _ table.LogAnnotator = (*opening)(nil)

func newOpening() *opening {
	cell := func(index int32, r geom.Rect, name string) *ui.Control {
		return table.Cell(rules.Part{Kind: rules.PartCell, Index: index}, r, name)
	}
	b := &opening{}
	b.cells = []*ui.Control{cell(7, geom.R(100, 100, 60, 60), "a land"), cell(8, geom.R(200, 100, 60, 60), "a thing")}
	return b
}

func (b *opening) Press(p rules.Part) table.Answer {
	if p.Index != 7 {
		return table.Answer{}
	}
	b.open = true
	return table.Answer{Then: table.ThenStay}
}

func (b *opening) Back() bool {
	was := b.open
	b.open = false
	return was
}

func (b *opening) Round(s rules.State) int                        { return s.(*honshu.State).Round() }
func (b *opening) LineParts(rules.State, rules.Move) []rules.Part { return nil }
func (b *opening) RevisesLine(rules.State, rules.Move) bool       { return false }

// playHonshu returns a match of Honshū played by first choices.
func playHonshu(t *testing.T) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: 2}, 2)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if by, ok := m.State().Actors().First(); ok {
			if _, err := m.Do(rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	return m
}

func openReplay(t *testing.T, b table.Board) (*Replay, func(...input.Action)) {
	t.Helper()
	svc, _ := services(lang.English)
	svc.Stack.Push(New(svc, playHonshu(t), boardMaker(&panel{}))) // something to go back to
	r := New(svc, playHonshu(t), boardMaker(b))
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	return r, func(actions ...input.Action) {
		for _, action := range actions {
			svc.Stack.Update(&input.Frame{Actions: []input.Action{action}})
		}
	}
}

func TestATouchOpensAndEscapeCloses(t *testing.T) {
	b := newOpening()
	r, press := openReplay(t, b)
	c := r.Page().Find("cell 7")
	if c == nil || c.Name != "a land" {
		t.Fatal("the land cannot be touched")
	}
	r.Page().Press(r.Page().Find("cell 8"))
	if b.open {
		t.Fatal("the wrong thing opens")
	}
	r.Page().Press(c)
	if !b.open {
		t.Fatal("nothing opens")
	}
	press(input.Back)
	if b.open || r.services.Stack.Top() != stage.Scene(r) {
		t.Error("Escape does not only close what is open")
	}
	press(input.Back)
	if r.services.Stack.Top() == stage.Scene(r) {
		t.Error("the second Escape does not leave")
	}
}

func TestABoardWithoutTouchesHasNoCells(t *testing.T) {
	r, _ := openReplay(t, &panel{})
	if r.Page().Find("cell 7") != nil {
		t.Error("there is something to touch")
	}
}

func TestRoundsAreSteppedThrough(t *testing.T) {
	b := newOpening()
	r, _ := openReplay(t, b)
	if r.moveCount == 0 || r.match.Log[r.moveCount-1].By != rules.Nature || r.match.Log[r.moveCount].By == rules.Nature {
		t.Errorf("the replay begins at move %d, want the first choice", r.moveCount)
	}
	r.seek(0)
	forward, back := keyLast, keyFirst
	if name := r.Page().Find(forward).Name; name != r.services.Words.T(lang.ReplayRoundForward) {
		t.Errorf("the button is called %q", name)
	}
	var ends []int
	for r.moveCount < r.last() {
		before := b.Round(r.match.At(r.moveCount))
		r.Page().Find(forward).Press()
		if after := b.Round(r.match.At(r.moveCount)); after != before+1 && r.moveCount < r.last() {
			t.Fatalf("from round %d to round %d", before, after)
		}
		ends = append(ends, r.moveCount)
		if len(ends) > honshu.Rounds+1 {
			t.Fatal("more steps than rounds")
		}
	}
	if len(ends) != honshu.Rounds+1 {
		t.Errorf("%d steps through the match, want one before the rounds and one for each", len(ends))
	}
	for k := len(ends) - 2; k >= 0; k-- {
		r.Page().Find(back).Press()
		if r.moveCount != ends[k] {
			t.Errorf("back to move %d, want %d", r.moveCount, ends[k])
		}
	}
}

// On a phone a system of Homeworlds is opened in a replay as at the table, by a finger, and closed again.
func TestASystemIsOpenedByTouch(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2}, 5)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, stagetest.AfterMoves(30), stagetest.ByChance(rand.New(rand.NewPCG(5, 5))))
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	svc, _ := stagetest.NewServices(lang.English)
	r := New(svc, m, func(m *table.Match) table.Board { return homeworldsboard.NewBoard(svc, m) })
	p := stagetest.Enter(t, svc, r, stagetest.Window{Name: "phone", W: 390, H: 844})
	r.seek(len(m.Log))
	opened := 0
	for slot := range homeworlds.MaxSystems {
		key := rules.Part{Kind: rules.PartCell, Index: int32(slot)}.String()
		if r.page.Find(key) == nil {
			continue
		}
		p.Tap(key)
		if !r.closeTouched() {
			t.Errorf("a touch of %s opens nothing", key)
		}
		opened++
	}
	if opened < 2 {
		t.Errorf("only %d systems can be touched", opened)
	}
}
