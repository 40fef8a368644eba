package result

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// nav writes down where the result leads.
type nav struct {
	stage.Navigator
	went  []string
	match *rules.Match
	id    store.MatchID
}

func (d *nav) Shelf()              { d.went = append(d.went, "shelf") }
func (d *nav) Replay(*rules.Match) { d.went = append(d.went, "replay") }
func (d *nav) Analysis(_ *rules.Match, loser rules.Seat) {
	way := "analysis"
	if loser != rules.Public {
		way = "loss of " + loser.String()
	}
	d.went = append(d.went, way)
}
func (d *nav) Tell(text string) { d.went = append(d.went, text) }
func (d *nav) Table(m *rules.Match, id store.MatchID) {
	d.went, d.match, d.id = append(d.went, "table"), m, id
}

// endings are the ways in which a match of the 3x4 game ends here; the cap of moves is left out, since it takes 500.
var endings = []string{"catch", "try", "try-survived", "stalemate", "repetition", rules.NoteResign}

// playToEnd returns a match that has ended in that way, played by chance.
func playToEnd(t testing.TB, end string, options map[string]string, names ...string) *rules.Match {
	t.Helper()
	setup := rules.Setup{Options: map[string]string{"start": "0"}}
	if end == "stalemate" {
		setup.Options["rules"] = "dobutsu"
	}
	for key, value := range options {
		setup.Options[key] = value
	}
	for seed := range uint64(20000) {
		m, err := rules.NewMatch(yokai.Game{}, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		moves := 200
		if end == rules.NoteResign {
			moves = 9
		}
		stagetest.PlayOn(t, m, stagetest.AfterMoves(moves), stagetest.ByChance(rng))
		if rules.End(m.Game, m.State()) != end && (end != rules.NoteResign || m.Over()) {
			continue
		}
		if end == rules.NoteResign {
			m.Note(1, rules.NoteResign, "")
		}
		if names == nil {
			names = []string{"Aki", "Hana"}
		}
		table.SetPlayers(m, []table.Player{{Name: names[0]}, {Name: names[1], Bot: "3"}})
		return m
	}
	t.Fatalf("no match ends by %q", end)
	return nil
}

// addPlayers seats players at a match, one of them with a long name.
func addPlayers(m *rules.Match) {
	players := make([]table.Player, m.State().Seats())
	for k := range players {
		players[k].Name = lang.DefaultName(rules.Seat(k))
	}
	players[0].Name = "Bartholomé-Guillaume IV."
	table.SetPlayers(m, players)
}

// openTestResult opens the result of a match with its Board.
func openTestResult(m *rules.Match, board func(*stage.Services, *table.Match) table.Board, tag lang.Tag, w, h float64) *Result {
	home, _ := services(tag, true)
	r := New(home, m, 0, func(m *table.Match) table.Board { return board(home, m) }, func() {}, nil, nil).(*Result)
	home.Stack.Push(r)
	home.Stack.Arrange(stage.NewView(w, h, 1, geom.Insets{}))
	return r
}

func services(tag lang.Tag, still bool) (*stage.Services, *nav) {
	d := &nav{}
	svc := &stage.Services{
		Words: lang.For(tag), Settings: store.DefaultSettings(), Store: store.Open(&store.Memory{}, games.Find),
		Sound: &audio.Recorder{}, Stack: &stage.Stack{}, Navigator: d, Seed: func() uint64 { return 5 },
	}
	svc.Settings.ReducedMotion = still
	svc.Boxes = map[string]stage.Box{"yokai": {Progress: []string{"board", "reserve"}}, "homeworlds": {Progress: []string{"ships"}}, "honshu": {Progress: []string{"points"}}}
	svc.Stack.SetStill(true)
	return svc, d
}

func TestRowsAgreeWithThePayoffs(t *testing.T) {
	for _, end := range endings {
		m := playToEnd(t, end, nil)
		o := newOutcome(m, lang.Spirits)
		if o.end != end || len(o.rows) != 2 {
			t.Errorf("%s: told as %q with %d rows", end, o.end, len(o.rows))
		}
		payoffs := m.State().Payoffs()
		if end == rules.NoteResign {
			payoffs = []int{1, -1}
		}
		for k, r := range o.rows {
			better := 0
			for _, other := range payoffs {
				if other > payoffs[r.seat] {
					better++
				}
			}
			if r.rank != better+1 || r.payoff != payoffs[r.seat] {
				t.Errorf("%s: seat %d has rank %d and payoff %d of %v", end, r.seat, r.rank, r.payoff, payoffs)
			}
			if k > 0 && o.rows[k-1].rank > r.rank {
				t.Errorf("%s: rank %d stands below rank %d", end, r.rank, o.rows[k-1].rank)
			}
			if won := payoffs[r.seat] > 0; o.hasWon(r.seat) != won {
				t.Errorf("%s: seat %d counts as winner: %v, payoffs %v", end, r.seat, o.hasWon(r.seat), payoffs)
			}
			taken := 0
			for n := range m.Log {
				for _, e := range m.Events(n) {
					if e.Kind == rules.EvTake && e.By == r.seat {
						taken++
					}
				}
			}
			if len(r.captures) != taken {
				t.Errorf("%s: seat %d shows %d pieces, it has taken %d", end, r.seat, len(r.captures), taken)
			}
		}
	}
}

func TestTheNarrationIsThereInEveryLanguage(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, end := range endings {
			m := playToEnd(t, end, nil)
			o := newOutcome(m, lang.Spirits)
			words := lang.For(tag)
			ending := table.EndWords(words, m, nil)
			title := o.title(words)
			for _, text := range []string{ending.Title, ending.Line, ending.Japanese, title} {
				if text == "" || strings.ContainsAny(text, "{}") {
					t.Errorf("%s, %s: %q in %+v, %q", tag, end, text, ending, title)
				}
			}
			if w := o.names(words, true); w != "" && !strings.Contains(title, w) {
				t.Errorf("%s, %s: the title %q does not name %s", tag, end, title, w)
			}
		}
	}
}

// windows are the sizes the result is held against.
var windows = [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {768, 1024}, {390, 844}, {320, 568}, {844, 390}, {568, 320}}

func TestNothingIsClippedOrOverlaps(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, names := range [][]string{{"Aki", "Hana"}, {"Bartholomé-Guillaume IV.", "Wwwwwwwwwwwwwwwwwwwwwwww"}} {
			for _, end := range endings {
				m := playToEnd(t, end, nil, names...)
				for _, size := range windows {
					svc, _ := services(tag, true)
					r := New(svc, m, 0, nil, func() {}, nil, nil).(*Result)
					svc.Stack.Push(r)
					svc.Stack.Arrange(stage.NewView(size[0], size[1], 1, geom.Insets{}))
					checkPlan(t, fmt.Sprintf("%s, %s, %s, %v", tag, names[0], end, size), r)
				}
			}
		}
	}
}

// checkPlan checks that everything has its place, in the window and beside everything else.
func checkPlan(t *testing.T, where string, r *Result) {
	t.Helper()
	tree := r.host.Tree()
	for _, what := range tree.Overflows {
		t.Errorf("%s: no room for %s", where, what)
	}
	parts := map[string]geom.Rect{"title": r.Page().Find("title").Rect, "moves": r.Page().Find("moves").Rect}
	for _, name := range []string{slotPicture, slotScroll, slotWinner} {
		if at := tree.Slot(name); !at.Empty() {
			parts[name] = at
		}
	}
	for _, ch := range r.choices() {
		at := r.Page().Find(ch.key).Rect
		parts[ch.key] = at
		if at.W < 44 || at.H < 44 {
			t.Errorf("%s: button %s is %v x %v", where, ch.key, at.W, at.H)
		}
	}
	for a, one := range parts {
		if !one.Within(r.view.Safe.Inset(-0.01)) {
			t.Errorf("%s: %s lies at %v, outside of %v", where, a, one, r.view.Safe)
		}
		for b, other := range parts {
			if a < b && one.Inset(0.01).Overlaps(other) {
				t.Errorf("%s: %s at %v overlaps %s at %v", where, a, one, b, other)
			}
		}
	}
	inside := []geom.Rect{}
	for k := range r.outcome.rows {
		inside = append(inside, r.Page().Find(fmt.Sprint("row.", k)).Rect)
	}
	for _, key := range []string{"outcome", "value"} {
		if c := r.Page().Find(key); c != nil && !c.Rect.Empty() && !strings.Contains(where, "beside") {
			inside = append(inside, c.Rect)
		}
	}
	for k, one := range inside {
		if !one.Within(parts[slotScroll].Inset(-0.01)) {
			t.Errorf("%s: part %d of the scroll lies at %v, outside of %v", where, k, one, parts[slotScroll])
		}
		for _, other := range inside[:k] {
			if one.Inset(0.01).Overlaps(other) {
				t.Errorf("%s: %v overlaps %v on the scroll", where, one, other)
			}
		}
	}
	c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
	r.Draw(c)
	for _, s := range trace.Strokes {
		// The box of a line has a margin of about an eighth of its height.
		if text, ok := s.Text(); ok && !s.Box.Inset(s.Box.H/8).Within(r.view.Area) {
			t.Errorf("%s: %q leaves the window: %v", where, text, s.Box)
		}
	}
	written := strings.Join(trace.Texts(), "\n")
	for _, ch := range r.choices() {
		if c := r.Page().Find(ch.key); c.Round {
			if c.Name != ch.name {
				t.Errorf("%s: the round button %s is called %q", where, ch.key, c.Name)
			}
			continue
		}
		for _, word := range strings.Fields(ch.name) {
			if !strings.Contains(written, word) {
				t.Errorf("%s: the word %q of a button is cut", where, word)
			}
		}
	}
}

func openResult(svc *stage.Services, m *rules.Match, look func()) *Result {
	r := New(svc, m, 0, nil, look, nil, nil).(*Result)
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	return r
}

// TestWhoCannotPlayAgainIsNotOfferedIt shows the result of a match elsewhere to who has watched it.
func TestWhoCannotPlayAgainIsNotOfferedIt(t *testing.T) {
	svc, _ := services(lang.French, true)
	r := New(svc, playToEnd(t, "catch", nil), 0, nil, func() {}, nil, &stage.Rematch{Tick: func() {}}).(*Result)
	svc.Stack.Push(r)
	for _, size := range windows {
		r.Arrange(stage.NewView(size[0], size[1], 1, geom.Insets{}))
		if r.Page().Find("again") != nil || r.Page().Find("look") == nil || r.Page().Find("share") == nil {
			t.Errorf("%v: what can be pressed is not what there is to do", size)
		}
		checkPlan(t, fmt.Sprint(size), r)
	}
}

func TestTheScrollUnrollsAndComesToRest(t *testing.T) {
	svc, _ := services(lang.English, false)
	r := openResult(svc, playToEnd(t, "catch", nil), func() {})
	c, _ := canvas.NewTrace(1280, 800, 1)
	ticks := 0
	for ; r.show != nil; ticks++ {
		if ticks == 10 && (r.moving.scrollShare <= 0 || r.moving.scrollShare >= 1) {
			t.Errorf("after 10 ticks the scroll is open by %v", r.moving.scrollShare)
		}
		if ticks > 200 {
			t.Fatal("the scroll does not come to rest")
		}
		svc.Stack.Update(&input.Frame{})
		r.Draw(c)
	}
	if r.moving.scrollShare != 1 || r.moving.barShare != 1 || slices.Min(r.moving.rankShares) != 1 {
		t.Errorf("at rest it is open by %v, bars by %v, ranks by %v", r.moving.scrollShare, r.moving.barShare, r.moving.rankShares)
	}
	if ticks > 72 {
		t.Errorf("it took %d ticks, want no more than 72", ticks)
	}
	for range atRest {
		svc.Stack.Update(&input.Frame{})
		r.Draw(c)
	}
	svc.Stack.Update(&input.Frame{})
	if r.Stale() {
		t.Error("something still moves after the petals should rest")
	}
	for k, p := range r.petals {
		if at, _, rests := p.poseAt(atRest); !rests || !r.view.Area.Contains(at) {
			t.Errorf("petal %d is at %v", k, at)
		}
	}
}

func TestPetalsRestInTheOpen(t *testing.T) {
	for _, size := range windows {
		svc, _ := services(lang.English, true)
		r := openResult(svc, playToEnd(t, "catch", nil), func() {})
		svc.Stack.Arrange(stage.NewView(size[0], size[1], 1, geom.Insets{}))
		if r.view.Class != stage.Low && len(r.petals) < 2 {
			t.Errorf("%v: there are %d petals", size, len(r.petals))
		}
		for _, p := range r.petals {
			for _, one := range r.reservedAreas() {
				if one.Inset(-petalHeight / 2).Contains(p.to) {
					t.Errorf("%v: a petal at %v rests on %v", size, p.to, one)
				}
			}
		}
	}
}

func TestAPressEndsTheMovementAndReducedMotionHasNone(t *testing.T) {
	svc, _ := services(lang.English, false)
	r := openResult(svc, playToEnd(t, "catch", nil), func() {})
	svc.Stack.Update(&input.Frame{})
	svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: geom.Pt(5, 5)}}})
	if r.show != nil || r.moving.scrollShare != 1 || slices.Min(r.moving.rankShares) != 1 {
		t.Error("a press does not end the movement")
	}
	svc, _ = services(lang.English, true)
	r = openResult(svc, playToEnd(t, "catch", nil), func() {})
	c, _ := canvas.NewTrace(1280, 800, 1)
	r.Draw(c)
	if svc.Stack.Update(&input.Frame{}); r.Stale() || r.moving.scrollShare != 1 || slices.Min(r.moving.rankShares) != 1 {
		t.Error("with reduced motion something moves")
	}
}

func TestButtonsLeadOn(t *testing.T) {
	looked := 0
	for key, want := range map[string]string{"again": "table", "look": "", "analysis": "analysis", "shelf": "shelf"} {
		svc, d := services(lang.French, true)
		r := openResult(svc, playToEnd(t, "repetition", nil), func() { looked++ })
		s := &input.Script{}
		s.Click(r.Page().Find(key).Rect.Centre())
		for !s.IsDone() {
			svc.Stack.Update(s.Poll(1))
		}
		if got := strings.Join(d.went, " "); got != want {
			t.Errorf("%s leads to %q, want %q", key, got, want)
		}
	}
	if looked != 1 {
		t.Errorf("the board was looked at %d times, want once", looked)
	}
	svc, _ := services(lang.French, true)
	openResult(svc, playToEnd(t, "repetition", nil), func() { looked++ })
	if svc.Stack.Update(&input.Frame{Actions: []input.Action{input.Back}}); looked != 2 {
		t.Error("going back does not lead to the board")
	}
}

func TestTheOtherSeatBeginsTheNextMatch(t *testing.T) {
	for _, tt := range []struct {
		name    string
		options map[string]string
		want    string
	}{
		{"the first seat began", nil, "1"},
		{"the second seat began", map[string]string{"start": "1"}, "0"},
		{"a handicap stays with its seat", map[string]string{"handicap": "first gives chick"}, "0"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			svc, d := services(lang.English, true)
			m := playToEnd(t, "catch", tt.options)
			m.Tags["skin"] = "animals"
			openResult(svc, m, func() {}).startRematch()
			if d.match == nil || d.id == "" {
				t.Fatalf("no new match begins: %q", d.went)
			}
			if got := d.match.Setup.Options["start"]; got != tt.want {
				t.Errorf("seat %s begins, want %s", got, tt.want)
			}
			if actor, _ := d.match.State().Actors().Only(); actor.String() != tt.want || len(d.match.Log) != 0 {
				t.Errorf("seat %s is to move after %d moves", actor, len(d.match.Log))
			}
			if d.match.Tags["skin"] != "animals" || table.Players(d.match)[1].Bot != "3" {
				t.Errorf("players and looks are lost: %v", d.match.Tags)
			}
		})
	}
}

func TestTheDrawnStartOfARematchIsSettled(t *testing.T) {
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 3)
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := rematch(m, 4)
	if err != nil {
		t.Fatal(err)
	}
	if fresh.State().Actors().Has(rules.Nature) {
		t.Error("the match waits for chance")
	}
}

// TestARematchCounts holds that a match counts of whose predecessor no result is kept.
func TestARematchCounts(t *testing.T) {
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 3)
	if err != nil {
		t.Fatal(err)
	}
	m.Tags[store.TagUncounted] = "1"
	if fresh, err := rematch(m, 4); err != nil || fresh.Tags[store.TagUncounted] != "" {
		t.Errorf("the rematch is %v, %v", fresh, err)
	}
}

// TestARematchHasTheRulesOfToday plays a match of older rules again.
func TestARematchHasTheRulesOfToday(t *testing.T) {
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Version: 1}, 3)
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := rematch(m, 4)
	if err != nil {
		t.Fatal(err)
	}
	if m.Setup.Version != 1 || fresh.Setup.Version != 0 {
		t.Errorf("the rematch of a match of version %d has version %d", m.Setup.Version, fresh.Setup.Version)
	}
}

var _ stage.Paged = (*Result)(nil)

func TestWhatIsReadAloud(t *testing.T) {
	svc, _ := services(lang.English, true)
	r := openResult(svc, playToEnd(t, rules.NoteResign, nil), func() {})
	for key, want := range map[string][2]string{
		"title": {"You win!", ""}, "moves": {"9 moves", ""},
		"row.0": {"1 Aki", "won"}, "row.1": {"2 Hana", "lost"},
		"outcome": {"Resigned", "Hana resigned."},
	} {
		c := r.Page().Find(key)
		if c == nil || c.Role != ui.RoleText || c.Name != want[0] || c.Value != want[1] {
			t.Errorf("%s: %+v, want %q", key, c, want)
		}
	}
}

// TestTheTitleSpeaksToWhoPlaysAlone resigns for each seat: the only person on the device is told so, and of two people the
// winner is named.
func TestTheTitleSpeaksToWhoPlaysAlone(t *testing.T) {
	svc, _ := services(lang.English, true)
	m := playToEnd(t, rules.NoteResign, nil)
	for _, tt := range []struct {
		bots  [2]string
		title string
	}{
		{[2]string{"", "1"}, "You win!"}, {[2]string{"1", ""}, "You lose"}, {[2]string{"", ""}, "Aki wins"}, {[2]string{"1", "1"}, "Aki wins"},
	} {
		table.SetPlayers(m, []table.Player{{Name: "Aki", Bot: tt.bots[0]}, {Name: "Hana", Bot: tt.bots[1]}})
		if title := openResult(svc, m, func() {}).Page().Find("title").Name; title != tt.title {
			t.Errorf("with the bots %q the title is %q, want %q", tt.bots, title, tt.title)
		}
	}
}
