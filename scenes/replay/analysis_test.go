package replay

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bots"
	game "engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// short is a match in which the second to last moves of both sides are blunders.
func short(t *testing.T, players ...table.Player) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Options: map[string]string{game.OptStart: "0"}}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if players == nil {
		players = []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}
	}
	table.SetPlayers(m, players)
	for _, text := range []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"} {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// openReview opens the analysis of a match on the game's own board by a press, and waits until it is done.
func openReview(t *testing.T, m *rules.Match, v stage.View) (*Replay, *stage.Services, *nav) {
	t.Helper()
	svc, d := services(lang.English)
	svc.Tablebases = tablebase.Open()
	r := New(svc, m, func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
	svc.Stack.Push(r)
	svc.Stack.Arrange(v)
	click(svc, r, keyAnalysis)
	if !r.review.open {
		t.Fatal("the press opens no analysis")
	}
	waitFor(t, svc, func() bool { return r.review.analysisIfDone() != nil })
	return r, svc, d
}

// desktopView is the view of a desktop window.
func desktopView() stage.View { return stage.NewView(1280, 800, 1, geom.Insets{}) }

// waitFor lets time pass until something holds.
func waitFor(t *testing.T, svc *stage.Services, holds func() bool) {
	t.Helper()
	const most = 100_000 // ticks, of fixed work each
	for range most {
		if holds() {
			return
		}
		svc.Stack.Update(&input.Frame{})
	}
	t.Fatal("it does not come")
}

// saysOf returns what the control says.
func (r *Replay) saysOf(key string) string {
	if c := r.page.Find(key); c != nil {
		return c.Name + "|" + c.Value
	}
	return ""
}

func TestTheAnalysisTellsWhatPositionsAreWorth(t *testing.T) {
	m := short(t)
	r, svc, _ := openReview(t, m, desktopView())
	judge := bots.Of(m.Game).NewJudge(tablebase.Open())
	for n := range m.Log {
		click(svc, r, keyForward)
		waitTicks(svc, 300)
		if r.moveCount != n+1 {
			t.Fatalf("the replay is at move %d, want %d", r.moveCount, n+1)
		}
		want := svc.Words.T(lang.ReplayHasWon, lang.Text("name", "Hana"))
		if seat, ok := m.At(r.moveCount).Actors().Only(); ok {
			w, err := judge(m.At(r.moveCount), bot.NewMeter(bot.Unlimited))
			if err != nil {
				t.Fatal(err)
			}
			own := (w.Moves + 1) / 2 // who wins moves first, and last
			if w.Result < 0 {
				seat, own = 1-seat, w.Moves/2
			}
			key := lang.ReplayWins
			if own > 10 {
				key = lang.ReplayWinsLong
			}
			want = svc.Words.T(key, lang.Text("name", table.PlayerName(m, seat)), lang.Count("n", own))
		}
		if got := r.page.Find(keyVerdict); got == nil || got.Name != want {
			t.Errorf("after %d moves it says %q, want %q", r.moveCount, r.saysOf(keyVerdict), want)
		}
		if !slices.Contains(r.Narrate().Text, want) {
			t.Errorf("after %d moves it is not told that %q", r.moveCount, want)
		}
		blunder := svc.Words.T(lang.ReplayBlunder)
		if got := strings.HasSuffix(r.page.Find(keyLine).Value, blunder); got != (r.moveCount == 4 || r.moveCount == 5) {
			t.Errorf("move %d is said to be a blunder: %v", r.moveCount, got)
		}
		if got := strings.HasSuffix(r.Narrate().Message, blunder); got != (r.moveCount == 4 || r.moveCount == 5) {
			t.Errorf("move %d is told to be a blunder: %v", r.moveCount, got)
		}
	}
}

func TestThePressedSpotOfTheStripIsShown(t *testing.T) {
	r, svc, _ := openReview(t, short(t), desktopView())
	for _, n := range []int{4, 0, 6, 3} {
		strip := r.page.Find(keySlider)
		spot := courseOf(r, r.review.analysisIfDone(), strip.Rect).point(n)
		s := &input.Script{}
		s.Click(spot)
		run(svc, s)
		if r.moveCount != n {
			t.Errorf("a press at the point of move %d shows move %d", n, r.moveCount)
		}
	}
	r.page.Focus(keySlider)
	press(svc, input.Right)
	if r.moveCount != 4 {
		t.Errorf("the key on the strip shows move %d", r.moveCount)
	}
}

// The line lies the further from the middle the nearer the end is, and nobody's win looks like a draw.
func TestTheStripIsHighWhereSomebodyWinsSoon(t *testing.T) {
	win := func(n int) float64 { return height(bot.Value{Result: 1, Moves: n}) }
	if draw := height(bot.Value{}); draw != 0 || win(200) < 0.3 || win(2) <= win(20) || win(20) <= win(100) || win(0) > 1 {
		t.Errorf("heights: draw %v, wins in 200, 100, 20, 2 and 0 %v %v %v %v %v", draw, win(200), win(100), win(20), win(2), win(0))
	}
	if win(7) != -height(bot.Value{Result: -1, Moves: 7}) {
		t.Error("a loss does not mirror a win")
	}
}

func TestWhatElseShowsEveryMoveByItsValue(t *testing.T) {
	for _, v := range []stage.View{desktopView(), stage.NewView(390, 844, 1, geom.Insets{}), stage.NewView(844, 390, 1, geom.Insets{})} {
		m := short(t)
		r, svc, _ := openReview(t, m, v)
		r.seek(2)
		click(svc, r, keyElse)
		waitFor(t, svc, func() bool { _, ok := r.choices(); return ok })
		list, _ := r.choices()
		if legal := m.At(2).Legal(0, nil); len(list) != len(legal) {
			t.Fatalf("%d moves are listed of %d", len(list), len(legal))
		}
		lines := 0
		for page := 0; ; page++ {
			for n, mv := range list {
				c := r.page.Find(keyMove + string(rune('0'+n%10)))
				if n >= 10 {
					c = r.page.Find(keyMove + "1" + string(rune('0'+n%10)))
				}
				if c == nil {
					continue
				}
				lines++
				if text := r.board.Line(r.state(2), rules.Move{By: 0, Do: mv.Do}); c.Name != text+": "+r.formatMoveValue(mv.Value) {
					t.Errorf("move %d is called %q", n, c.Name)
				}
			}
			next := r.page.Find(keyNext)
			if next == nil || next.Off {
				break
			}
			click(svc, r, keyNext)
		}
		if lines != len(list) {
			t.Errorf("%d of %d moves can be reached", lines, len(list))
		}
	}
}

// TestWhatElseThanAMistake lists what could have been played in place of a mistake, and comes back to it.
func TestWhatElseThanAMistake(t *testing.T) {
	m := short(t)
	r, svc, _ := openReview(t, m, desktopView())
	at := 0
	for at < r.last() && r.grade(at) == analysis.NoMistake {
		at++
	}
	if r.grade(at) == analysis.NoMistake {
		t.Fatal("the match has no mistake")
	}
	r.seek(at)
	click(svc, r, keyElse)
	waitFor(t, svc, func() bool { return r.page.Find(keyMove+"0") != nil })
	list, _ := r.choices()
	played := func(mv analysis.Move) bool { return mv.Do == m.Log[at-1].Do }
	if r.moveCount != at-1 || !slices.ContainsFunc(list, played) || played(list[0]) {
		t.Errorf("of mistake %d the moves after %d are listed, want those after %d: the mistake among them, not as the best", at, r.moveCount, at-1)
	}
	click(svc, r, keyClose)
	waitTicks(svc, 120)
	if r.moveCount != at {
		t.Errorf("closing the list leads to move %d, want %d", r.moveCount, at)
	}
}

func TestAMoveOfTheListIsShownOnTheBoard(t *testing.T) {
	m := short(t)
	r, svc, _ := openReview(t, m, desktopView())
	r.seek(2)
	click(svc, r, keyElse)
	waitFor(t, svc, func() bool { return r.page.Find(keyMove+"0") != nil })
	list, _ := r.choices()
	click(svc, r, keyMove+"0")
	waitTicks(svc, 120)
	after := m.At(2).Clone()
	if _, err := after.Apply(rules.Move{By: 0, Do: list[0].Do}, nil); err != nil {
		t.Fatal(err)
	}
	if r.position().Hash() != after.Hash() || !r.page.Find(keyMove+"0").On {
		t.Error("the best move is not shown")
	}
	if want := r.board.Describe(after.View(r.viewer)); strings.Join(r.Narrate().Text[1:], "\n") != strings.TrimSpace(want) {
		t.Errorf("told is %q, want %q", r.Narrate().Text, want)
	}
	click(svc, r, keyMove+"1")
	waitTicks(svc, 120)
	if r.page.Find(keyMove+"0").On || !r.page.Find(keyMove+"1").On {
		t.Error("another move does not take its place")
	}
	click(svc, r, keyMove+"1")
	if r.review.trial != nil || r.position().Hash() != m.At(2).Hash() {
		t.Error("pressed again, the move is not taken back")
	}
	click(svc, r, keyMove+"0")
	press(svc, input.Back)
	if r.review.choosing || r.position().Hash() != m.At(2).Hash() || r.moveCount != 2 {
		t.Error("closed, the list leaves its move on the board")
	}
	press(svc, input.Back)
	if r.review.open || svc.Stack.Top() != stage.Scene(r) {
		t.Error("back does not close the analysis alone")
	}
	if len(m.Log) != 6 {
		t.Error("the match has changed")
	}
}

func TestTryAgainPlaysFromTheMistakeAgainstThePerfectComputer(t *testing.T) {
	for _, c := range []struct {
		name    string
		players []table.Player
		at      int
		from    int
		want    []table.Player
	}{
		{"a person's blunder", []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, 5, 4, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "7"}}},
		{"that of a bot", []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, 4, 3, []table.Player{{Name: "Hana", Bot: "7"}, {Name: "Aki"}}},
		{"a person's good move", []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, 3, 2, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "7"}}},
		{"the end", []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "2"}}, 6, 4, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "7"}}},
		{"a good move", []table.Player{{Name: "Aki"}, {Name: "Hana"}}, 2, 2, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "7"}}},
	} {
		m := short(t, c.players...)
		r, svc, d := openReview(t, m, desktopView())
		r.seek(c.at)
		click(svc, r, keyAgain)
		if d.match == nil {
			t.Fatalf("%s: nothing is played", c.name)
		}
		if len(d.match.Log) != c.from || d.match.State().Hash() != m.At(c.from).Hash() {
			t.Errorf("%s: it goes on from move %d, want %d", c.name, len(d.match.Log), c.from)
		}
		if got := table.Players(d.match); !slices.Equal(got, c.want) {
			t.Errorf("%s: the players are %v, want %v", c.name, got, c.want)
		}
		if len(m.Log) != 6 || d.match.Seed == m.Seed {
			t.Errorf("%s: the match itself has changed", c.name)
		}
	}
}

// TestTryAgainWaitsForChance opens the analysis before chance has drawn who begins: playing on and the list of moves begin
// after that.
func TestTryAgainWaitsForChance(t *testing.T) {
	m, err := rules.NewMatch(short(t).Game, rules.Setup{}, 1)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	drawn := len(m.Log)
	by, _ := m.State().Actors().Only()
	if _, err := m.Do(rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}); err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	r, svc, _ := openReview(t, m, desktopView())
	r.seek(0)
	if at, _ := r.retryPosition(); drawn == 0 || at != drawn || r.page.Find(keyAgain).Off || r.page.Find(keyElse).Off {
		t.Fatalf("it tries again from move %d, want %d", at, drawn)
	}
	click(svc, r, keyElse)
	if r.moveCount != drawn {
		t.Errorf("the moves of position %d are listed, want %d", r.moveCount, drawn)
	}
}

// delayedTablebases are tablebases that come after they have been asked for so many times; below 0 they never do.
type delayedTablebases struct {
	bot.Tablebases
	delay int
}

func (o *delayedTablebases) File(name string) ([]byte, error) {
	switch {
	case o.delay < 0:
		return nil, rules.Errorf(bot.CodeNoTablebase, "no network")
	case o.delay > 0:
		o.delay--
		return nil, nil
	}
	return o.Tablebases.File(name)
}

func TestTheAnalysisSaysWhyThereIsNone(t *testing.T) {
	few, err := rules.NewMatch(game.Game{}, rules.Setup{From: "1le/3/1C1/1L1[-] w"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		match *rules.Match
		asks  int
		want  lang.Key
	}{
		{"on the way", short(t), 3, lang.ReplayLoading},
		{"no network", short(t), -1, lang.ReplayNoTablebase},
		{"few pieces", few, 0, lang.ReplayFewPieces},
	} {
		svc, _ := services(lang.English)
		svc.Tablebases = &delayedTablebases{tablebase.Open(), c.asks}
		r := New(svc, c.match, func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
		svc.Stack.Push(r)
		svc.Stack.Arrange(desktopView())
		click(svc, r, keyAnalysis)
		waitTicks(svc, 3)
		if got := r.page.Find(keyVerdict).Name; got != svc.Words.T(c.want) {
			t.Errorf("%s: it says %q, want %q", c.name, got, svc.Words.T(c.want))
		}
		if !r.page.Find(keyElse).Off || !r.page.Find(keyAgain).Off {
			t.Errorf("%s: something can be asked that nobody knows", c.name)
		}
		if c.asks > 0 {
			waitFor(t, svc, func() bool { return r.review.analysisIfDone() != nil })
		}
	}
}

// Where a match is under way the analysis would tell what to do next, or what somebody hides.
func TestWhereThereIsNoAnalysis(t *testing.T) {
	svc, _ := services(lang.English)
	m := short(t)
	running := m.Fork(4)
	if !analysable(m, svc.Store) || !analysable(running, svc.Store) {
		t.Error("a match that is over, or has come from elsewhere, cannot be analysed")
	}
	if _, err := svc.Store.SaveMatch(svc.Store.NewMatch("yokai"), running, 1); err != nil {
		t.Fatal(err)
	}
	if analysable(running, svc.Store) {
		t.Error("the player's own match can be analysed while it runs")
	}
	for id, want := range map[string]bool{"homeworlds": true, "honshu": false} {
		other := playThirtyActions(t, id)
		if analysable(other, svc.Store) != want {
			t.Errorf("%s under way, from elsewhere, can be analysed: %v", id, !want)
		}
	}
}

// TestNothingOverflowsWhileAnalysing holds the panel against what stands on it while the analysis is open, with the
// list of moves, with words of both sizes, for both hands.
func TestNothingOverflowsWhileAnalysing(t *testing.T) {
	m := short(t)
	known, lists := analysis.New(m, bots.Of(m.Game).NewJudge(tablebase.Open())), map[int][]analysis.Move{}
	for !known.Step(1 << 30) {
	}
	moves := analysis.NewMoves(m.At(4), bots.Of(m.Game).NewJudge(tablebase.Open()), nil)
	for !moves.Step(1 << 30) {
	}
	lists[4], _ = moves.List()
	for _, tag := range lang.Tags() {
		for name, v := range stagetest.Views() {
			for _, text := range []float64{1, 2} {
				svc, _ := stagetest.NewServices(tag)
				r := New(svc, m, func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
				v.Text = text
				r.Arrange(v.For(r))
				r.openAnalysis()
				r.review.analysis, r.review.lists = known, lists
				for _, at := range []int{0, 4, r.last()} {
					r.seek(at)
					if o := r.buildFurniture(nil).Overflows; len(o) > 0 {
						t.Errorf("%s %s, words %v times as large, move %d: %v have no room", tag, name, text, at, o)
					}
				}
				r.seek(4)
				r.openMoves()
				if o := r.buildFurniture(nil).Overflows; len(o) > 0 {
					t.Errorf("%s %s, words %v times as large: of the list %v have no room", tag, name, text, o)
				}
			}
		}
	}
}
