package replay

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	battles "engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonor"
	homeworldsboard "engawa/scenes/homeworlds"
	honshuboard "engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/scenes/yokai"
)

// boards makes the Board of each game.
func boards() map[string]func(*stage.Services, *table.Match) table.Board {
	return map[string]func(*stage.Services, *table.Match) table.Board{
		"yokai":      func(svc *stage.Services, m *table.Match) table.Board { return yokai.NewBoard(svc, m) },
		"homeworlds": homeworldsboard.NewBoard,
		"honshu":     func(svc *stage.Services, m *table.Match) table.Board { return honshuboard.NewBoard(svc, m) },
		"forhonor":   func(svc *stage.Services, m *table.Match) table.Board { return forhonor.NewBoard(svc, m) },
	}
}

// playThirtyActions returns a match of the game after thirty actions by chance.
func playThirtyActions(t *testing.T, id string) *rules.Match {
	t.Helper()
	g, _ := games.Find(id)
	m, err := rules.NewMatch(g, rules.Setup{}, 3)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, stagetest.AfterMoves(30), stagetest.ByChance(rand.New(rand.NewPCG(3, 3))))
	return m
}

// TestThePanelIsAlikeInEveryGame holds that the cross stands in the upper right corner of the panel, that the way on
// has words, and that everything has its place on the panel, whatever the board.
func TestThePanelIsAlikeInEveryGame(t *testing.T) {
	for id, board := range boards() {
		m := playThirtyActions(t, id)
		table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
		for _, w := range stagetest.Windows() {
			for _, at := range []int{0, 9, len(m.Log) - 1} {
				svc, _ := stagetest.NewServices(lang.French)
				r := New(svc, m, func(m *table.Match) table.Board { return board(svc, m) })
				stagetest.Enter(t, svc, r, w)
				r.seek(at)
				where, panel := fmt.Sprint(id, " ", w.Name, " ", at), r.plan.panel
				cross := r.page.Find(keyClose).Rect
				if right, top := panel.Right()-cross.Right(), cross.Y-panel.Y; right < 0 || right > 20 || top < 0 || top > 20 {
					t.Errorf("%s: the cross at %v does not stand in the corner of %v", where, cross, panel)
				}
				for _, key := range []string{keyLine, keySlider, keySpeed, keyPlay, keyFork} {
					if c := r.page.Find(key); !c.Rect.Within(panel) {
						t.Errorf("%s: %s lies at %v, outside of the panel", where, key, c.Rect)
					}
				}
				c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
				if r.Draw(c); !slices.Contains(trace.Texts(), r.count()) {
					t.Errorf("%s: %q stands nowhere", where, r.count())
				}
				if scorer, ok := r.board.(table.Scorer); ok {
					tally, plate := scorer.Standing(r.state(r.moveCount), 0).Words, r.page.Find("seat0")
					if tally != "" && plate != nil && plate.Value != tally {
						t.Errorf("%s: the plate of seat 0 says %q, want %q", where, plate.Value, tally)
					}
				}
				for k, plate := range r.plan.frame.Seats {
					if plate.Overlaps(panel) {
						t.Errorf("%s: the plate of seat %d at %v lies over the panel at %v", where, k, plate, panel)
					}
				}
				if text := svc.Words.T(lang.ReplayFromHere); r.page.Find(keyFork).Name != text {
					t.Errorf("%s: the way on is called %q", where, r.page.Find(keyFork).Name)
				}
			}
		}
	}
}

// standsAlone reports whether the present move stands alone in the place of the head.
func (r *Replay) standsAlone() bool { return r.page.Find(keyHead) == nil }

// TestNothingOverflowsOnThePanel holds the panel against what stands on it, at the start, in the middle and at the end,
// with words of the usual size and of twice that.
func TestNothingOverflowsOnThePanel(t *testing.T) {
	for id, board := range boards() {
		m := playThirtyActions(t, id)
		for _, tag := range lang.Tags() {
			for name, v := range stagetest.Views() {
				for _, text := range []float64{1, 2} {
					svc, _ := stagetest.NewServices(tag)
					r := New(svc, m, func(m *table.Match) table.Board { return board(svc, m) })
					v.Text = text
					r.Arrange(v.For(r))
					for _, at := range []int{0, 9, r.last()} {
						r.seek(at)
						if o := r.buildFurniture(nil).Overflows; len(o) > 0 {
							t.Errorf("%s %s %s, words %v times as large, move %d: %v have no room", tag, id, name, text, at, o)
						}
					}
				}
			}
		}
	}
}

// TestMovesAreWrittenLarger holds that the words of a move grow on phones with the size of words as far as all of them
// are seen, and that the panel makes room for two lines of them where the window is not low.
func TestMovesAreWrittenLarger(t *testing.T) {
	for id, board := range boards() {
		m := playThirtyActions(t, id)
		grown := 0
		for name, v := range stagetest.Views() {
			v.Text = 2
			svc, _ := stagetest.NewServices(lang.English)
			r := New(svc, m, func(m *table.Match) table.Board { return board(svc, m) })
			v = v.For(r)
			r.Arrange(v)
			r.seek(len(m.Log) - 1)
			want := min(v.TextScale(), maxTextScale)
			line := r.page.Find(keyLine).Rect
			entry, ok := r.present(r.standsAlone(), widget.Size{W: line.W, H: line.H})
			whole := entry
			whole.TextScale = want
			if fits := !r.standsAlone() || whole.Height(line.W) <= line.H; !ok || fits && entry.TextScale != want {
				t.Errorf("%s %s: a move is written %.2f times larger, want %.2f", id, name, entry.TextScale, want)
			}
			if entry.TextScale > 1 && r.standsAlone() && entry.Height(line.W) > line.H {
				t.Errorf("%s %s: %q is written %.2f times larger, and cut", id, name, entry.Text, entry.TextScale)
			}
			if r.standsAlone() && v.Class != stage.Low && want >= 1.25 {
				grown++
				if lines := line.H / r.plan.lineHeight(); lines < 1.99 {
					t.Errorf("%s %s: there is room for %.2f lines, want two", id, name, lines)
				}
			}
		}
		if grown == 0 {
			t.Errorf("%s: no window has the words of a move grow", id)
		}
	}
}

// TestTheListStandsAboutTheMove holds that the list shows the present move between those before and after it, and fills
// its place at the start and at the end.
func TestTheListStandsAboutTheMove(t *testing.T) {
	r, _, _, _ := openTestReplay(t, playMatch(t))
	for _, at := range []int{0, 1, 6, r.last()} {
		r.seek(at)
		line := r.page.Find(keyLine).Rect
		lines := r.lines(widget.Size{W: line.W, H: line.H})
		high, present := 0.0, table.CountMoves(r.match, at)
		if room := int(line.H / (linePair * logLine)); len(lines) < min(room, r.last()) {
			t.Errorf("at move %d there are %d lines where %d have room", at, len(lines), room)
		}
		for k, line := range lines {
			if line.Strong != (max(0, line.Number) == present && at > 0) { // who begins has no number
				t.Errorf("at move %d the line of move %d is strong: %v", at, line.Number, line.Strong)
			}
			if k > 0 && line.Number != max(0, lines[k-1].Number)+1 {
				t.Errorf("at move %d the line of move %d follows that of %d", at, line.Number, lines[k-1].Number)
			}
			high += line.height
		}
		if high > line.H+1 {
			t.Errorf("at move %d the lines are %v high, there is room for %v", at, high, line.H)
		}
		if visible := lines[0].Number <= max(1, present) && present <= lines[len(lines)-1].Number; !visible {
			t.Errorf("at move %d the lines go from %d to %d", at, lines[0].Number, lines[len(lines)-1].Number)
		}
	}
}

// TestAReplayOfEightIsWide holds that in a desktop window the panel of a battle of eight stands in a column beside the
// battlefield, with room for three lines of a move, in which every move is shown whole.
func TestAReplayOfEightIsWide(t *testing.T) {
	const lines = 3
	m, err := rules.NewMatch(battles.Game{}, rules.Setup{Seats: 8}, 3)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(3, 3))))
	svc, _ := stagetest.NewServices(lang.French)
	r := New(svc, m, func(m *table.Match) table.Board { return forhonor.NewBoard(svc, m) })
	stagetest.Enter(t, svc, r, stagetest.Window{Name: "desk", W: 1280, H: 800})
	if r.plan.panel != r.plan.frame.Log {
		t.Errorf("the panel lies at %v, not in the place of the log at %v", r.plan.panel, r.plan.frame.Log)
	}
	line := r.page.Find(keyLine).Rect
	if high := canvas.LineHeight(ui.Strong(13)); line.H < lines*high {
		t.Errorf("a move has %v, which is less than %d lines of %v", line.H, lines, high)
	}
	for n := 1; n <= r.last(); n++ {
		r.moveCount = n
		if entry, ok := r.present(r.standsAlone(), widget.Size{W: line.W, H: line.H}); ok && entry.Height(line.W) > line.H {
			t.Errorf("move %d is cut: %q", n, entry.Text)
		}
	}
}

// TestPlatesLieWhereTheBoardHasThem holds that the plates of the seats stand where the Board has them at the moment, as
// in a draft, where they lie higher on a phone.
func TestPlatesLieWhereTheBoardHasThem(t *testing.T) {
	m := playThirtyActions(t, "forhonor")
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	svc, _ := stagetest.NewServices(lang.English)
	board := forhonor.NewBoard(svc, table.Spectate(m))
	r := New(svc, m, boardMaker(board))
	stagetest.Enter(t, svc, r, stagetest.Windows()[1])
	var tops []float64
	for _, at := range []int{0, r.last()} {
		r.seek(at)
		plate := r.page.Find("seat0")
		if want := table.PlacesOf(board.Tree(), 2).Seats[0]; plate == nil || plate.Rect != want {
			t.Fatalf("at move %d the plate is %v, want it at %v", at, plate, want)
		}
		tops = append(tops, plate.Rect.Y)
	}
	if tops[0] >= tops[1] {
		t.Errorf("the plate lies at %v in the draft and at %v in the battle", tops[0], tops[1])
	}
}
