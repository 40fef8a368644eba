package replay

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot/bottest"
	"engawa/rules/bots"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	board "engawa/scenes/homeworlds"
	honshuboard "engawa/scenes/honshu"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// byBots returns a match of the weakest level, of at most so many moves.
func byBots(t *testing.T, g rules.Game, seats, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 5)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.New(g, "1")
	if err != nil {
		t.Fatal(err)
	}
	bottest.PlayOn(t, m, b, moves)
	return m
}

// estimating opens the analysis of a match by a press, on the game's own board.
func estimating(t *testing.T, svc *stage.Services, m *rules.Match, v stage.View) *Replay {
	t.Helper()
	r := New(svc, m, boardOf(svc))
	svc.Stack.Push(r)
	svc.Stack.Arrange(v)
	click(svc, r, keyAnalysis)
	if !r.review.open {
		t.Fatal("the press opens no analysis")
	}
	return r
}

func boardOf(svc *stage.Services) table.Maker {
	return func(m *table.Match) table.Board {
		if m.GameID() == "honshu" {
			return honshuboard.NewBoard(svc, m)
		}
		return board.NewBoard(svc, m)
	}
}

func TestAnEstimateIsMadeInTheBackgroundAndKept(t *testing.T) {
	m := byBots(t, homeworlds.Game{}, 2, 30)
	svc, _ := services(lang.English)
	r := estimating(t, svc, m, desktopView())
	if r.review.analysisIfDone() != nil || !strings.HasPrefix(r.verdict(), "Analysing") {
		t.Fatalf("before it has begun it says %q", r.verdict())
	}
	press(svc, input.Back)
	if r.review.open {
		t.Fatal("back does not close the analysis")
	}
	waitFor(t, svc, func() bool { return r.review.analysis.Done() })
	click(svc, r, keyAnalysis)
	a := r.review.analysisIfDone()
	if a == nil {
		t.Fatal("it has not gone on in the background")
	}
	home := slices.IndexFunc(m.Log, func(mv rules.Move) bool { return mv.By != rules.Nature }) + 1
	if r.seek(home); r.verdict() != svc.Words.T(lang.EstimateUnjudged) {
		t.Errorf("of the first home it says %q", r.verdict())
	}
	if r.seek(len(m.Log) - 2); r.verdict() == svc.Words.T(lang.EstimateUnjudged) {
		t.Errorf("of a turn it says %q", r.verdict())
	}
	press(svc, input.Back, input.Back)
	again := estimating(t, svc, m, desktopView())
	kept := again.review.analysisIfDone()
	if kept == nil {
		t.Fatal("the estimate is made anew")
	}
	for n := range m.Log {
		if kept.Grade(n+1) != a.Grade(n+1) || !slices.Equal(kept.Better(n+1), a.Better(n+1)) {
			t.Errorf("kept, move %d is judged otherwise", n+1)
		}
	}
}

func TestAnEstimateEndsWithTheReplay(t *testing.T) {
	svc, _ := services(lang.English)
	m := byBots(t, homeworlds.Game{}, 2, 30)
	svc.Stack.Push(New(svc, m, boardOf(svc))) // the lowest screen cannot be left
	r := estimating(t, svc, m, desktopView())
	press(svc, input.Back, input.Back)
	if before := r.review.analysis.Progress(); !r.review.analysis.Step(1_000_000) || r.review.analysis.Progress() != before || r.review.analysis.Done() {
		t.Error("left, the replay still estimates")
	}
}

// TestMistakesAreReachedAndBettered goes from mistake to mistake by pointer and by keys, and has the better move played.
func TestMistakesAreReachedAndBettered(t *testing.T) {
	m := byBots(t, homeworlds.Game{}, 2, 30)
	for name, v := range map[string]stage.View{
		"desk": desktopView(), "upright": stage.NewView(390, 844, 1, geom.Insets{}), "low": stage.NewView(844, 390, 1, geom.Insets{}),
	} {
		svc, _ := services(lang.English)
		r := estimating(t, svc, m, v)
		waitFor(t, svc, func() bool { return r.review.analysisIfDone() != nil })
		var want, others []int
		for n := 1; n <= len(m.Log); n++ {
			switch {
			case r.grade(n) == analysis.NoMistake:
			case m.Log[n-1].By == r.below():
				want = append(want, n)
			default:
				others = append(others, n)
			}
		}
		want = append(want, others...) // those of the player below come first
		if len(want) < 2 {
			t.Fatalf("%s: the mistakes are %v", name, want)
		}
		for k, n := range append(want, want[0]) {
			if k%2 == 0 {
				click(svc, r, keyMistake)
			} else {
				r.page.Focus(keyMistake)
				press(svc, input.Confirm)
			}
			if r.moveCount != n {
				t.Fatalf("%s: the next mistake is shown at %d, want %d", name, r.moveCount, n)
			}
			better := "Better: "
			if by := m.Log[n-1].By; by != r.below() {
				better = "Better for " + table.PlayerName(m, by) + ": "
			}
			if text := r.page.Find(keyVerdict).Name; !strings.HasPrefix(text, better) || !slices.Contains(r.Narrate().Text, text) {
				t.Errorf("%s: at mistake %d it says %q", name, n, text)
			}
		}
		n := r.moveCount
		line := r.review.analysisIfDone().Better(n)
		want1 := m.At(n - 1).Clone()
		for _, do := range line {
			if _, err := want1.Apply(rules.Move{By: m.Log[n-1].By, Do: do}, nil); err != nil {
				t.Fatal(err)
			}
		}
		click(svc, r, keyBetter)
		waitTicks(svc, 900)
		if r.position().Hash() != want1.Hash() || len(m.Log) != 30 {
			t.Errorf("%s: the better line is not played to its end", name)
		}
		click(svc, r, keyBetter)
		waitTicks(svc, 10)
		if r.review.trial != nil || r.moveCount != n || r.position().Hash() != m.At(n).Hash() {
			t.Errorf("%s: pressed again, it does not show the match", name)
		}
		click(svc, r, keyBetter)
		press(svc, input.Right)
		waitTicks(svc, 900)
		if r.review.trial != nil || r.position().Hash() != m.At(r.moveCount).Hash() {
			t.Errorf("%s: a step does not lead back to the match", name)
		}
	}
}

// TestHandsAreOpened switches between what seats could know and all hands.
func TestHandsAreOpened(t *testing.T) {
	svc, _ := services(lang.English)
	m := byBots(t, honshu.Game{}, 3, 1000)
	if !m.Over() {
		t.Fatal("the match is not over")
	}
	r := estimating(t, svc, m, desktopView())
	waitFor(t, svc, func() bool { return r.review.analysisIfDone() != nil })
	closed := r.review.analysisIfDone()
	click(svc, r, keyHands)
	if r.review.analysisIfDone() != nil {
		t.Fatal("with open hands nothing is estimated anew")
	}
	waitFor(t, svc, func() bool { return r.review.analysisIfDone() != nil })
	open := r.review.analysisIfDone()
	differs := false
	for n := range m.Log {
		differs = differs || open.Value(n, 0) != closed.Value(n, 0) || !slices.Equal(open.Better(n+1), closed.Better(n+1))
	}
	if !differs {
		t.Error("open hands change nothing")
	}
	r.page.Focus(keyHands)
	press(svc, input.Confirm)
	if r.review.analysisIfDone() != closed {
		t.Error("the key does not close the hands again")
	}
	seek := r.last()
	r.seek(seek)
	if text := r.verdict(); !strings.Contains(text, "has won") && !strings.Contains(text, "Winners") {
		t.Errorf("at the end it says %q", text)
	}
}

// TestNothingOverflowsWhileEstimating holds the panel against what stands on it in every window and language.
func TestNothingOverflowsWhileEstimating(t *testing.T) {
	m := byBots(t, honshu.Game{}, 3, 1000)
	known := analysis.NewEstimate(m, bots.Of(m.Game).Estimator, false)
	for !known.Step(1 << 30) {
	}
	for _, tag := range lang.Tags() {
		for name, v := range stagetest.Views() {
			for _, text := range []float64{1, 2} {
				svc, _ := stagetest.NewServices(tag)
				r := New(svc, m, boardOf(svc))
				v.Text = text
				r.Arrange(v.For(r))
				r.openAnalysis()
				r.review.analysis.Close()
				r.review.analysis = known
				for _, at := range []int{0, r.mistake(), r.last()} {
					r.seek(at)
					if o := r.buildFurniture(nil).Overflows; len(o) > 0 {
						t.Errorf("%s %s, words %v times as large, move %d: %v have no room", tag, name, text, at, o)
					}
				}
			}
		}
	}
}
