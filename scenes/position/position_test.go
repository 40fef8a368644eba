package position

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// start is the text of the start of the 3x4 game.
const start = "gle/1c1/1C1/ELG[] w"

// open sets up a position of a game in a window.
func open(t *testing.T, game string, tag lang.Tag, w stagetest.Window) (*Editor, *stagetest.Player, *stagetest.Navigator) {
	t.Helper()
	svc, nav := stagetest.NewServices(tag)
	g, err := rules.Find(games.All(), game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, rules.Setup{}, 7)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	var players []table.Player
	for seat := range m.State().Seats() {
		players = append(players, table.Player{Name: lang.DefaultName(rules.Seat(seat))})
	}
	table.SetPlayers(m, players)
	e := New(svc, m)
	return e, stagetest.EnterOver(t, svc, e, w), nav
}

// desktopWindow is a desktop window.
func desktopWindow() stagetest.Window { return stagetest.Windows()[0] }

// TestTheEditorFitsEveryWindow looks at every game, as it opens and with a text that is refused.
func TestTheEditorFitsEveryWindow(t *testing.T) {
	for _, g := range games.All() {
		for _, w := range stagetest.Windows() {
			for _, tag := range lang.Tags() {
				t.Run(g.Info().ID+"/"+w.Name+"/"+string(tag), func(t *testing.T) {
					e, p, _ := open(t, g.Info().ID, tag, w)
					p.CheckScreen()
					if over := e.Tree().Overflows; len(over) > 0 {
						t.Errorf("there is no room for %v", over)
					}
					p.GoTo(keyText) // as it opens: the keyboard has gone round, and leaves a tip
					e.set("x")
					p.CheckScreen()
					if e.refusal == nil || p.Find(keySays).Name != e.words.Refusal(g.Info().ID, e.refusal) {
						t.Errorf("it says %q, refused %v", p.Find(keySays).Name, e.refusal)
					}
				})
			}
		}
	}
}

// TestPiecesArePutByPresses takes a piece of the box to a square and away again, moves one of the board, counts a reserve on
// and lets the other side move: by mouse and by finger.
func TestPiecesArePutByPresses(t *testing.T) {
	for _, press := range []string{"mouse", "finger"} {
		e, p, _ := open(t, "yokai", lang.English, desktopWindow())
		do := p.Click
		if press == "finger" {
			do = p.Tap
		}
		for _, step := range []struct{ keys, want string }{
			{"piece wg,cell 3", "gle/1c1/GC1/ELG[] w"},
			{"cell 3", start},
			{"cell 4", "gle/1c1/1G1/ELG[] w"},
			{"piece wg,start", start},
			{"cell 4,cell 3", "gle/1c1/C2/ELG[] w"},
			{"cell 3,cell 3", "gle/1c1/3/ELG[] w"},
			{"reserve wC", "gle/1c1/3/ELG[C] w"},
			{"reserve wC,reserve wC", "gle/1c1/3/ELG[] w"},
			{"cell 7,reserve wC", "gle/3/3/ELG[C] w"},
			{"cell 1,reserve bE", "gle/3/3/ELG[C] w"},
			{"start", start},
			{"empty", "3/3/3/3[] w"},
		} {
			before := e.text
			do(strings.Split(step.keys, ",")...)
			if e.text != step.want {
				t.Fatalf("%s: %q leads from %q to %q, want %q", press, step.keys, before, e.text, step.want)
			}
		}
	}
}

// TestTheRulesRefuseByTheirSentences lays out what is no position: nothing leads on from it until it is one again.
func TestTheRulesRefuseByTheirSentences(t *testing.T) {
	e, p, nav := open(t, "yokai", lang.English, desktopWindow())
	says := func(refusal *rules.Error) {
		t.Helper()
		if got, want := p.Find(keySays).Name, e.words.Refusal("yokai", refusal); got != want || got == "" {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	p.Click("cell 1", "cell 1")
	says(rules.Errorf(yokai.CodeLion, "").WithNumber("n", 0))
	if !p.Find(keyExplore).Off || !p.Find(keyPlay).Off {
		t.Error("it leads on from what is no position")
	}
	p.Click(keyExplore, keyPlay)
	if len(nav.Way) != 0 {
		t.Errorf("it leads to %v", nav.Way)
	}
	p.Click("start", "cell 1", "reserve wE")
	says(rules.Errorf(yokai.CodeHold, ""))
	p.Click("start", "reserve wE")
	says(rules.Errorf(yokai.CodePieces, "").WithCode("kind", yokai.Elephant.Letter()).WithNumber("n", 3))
	p.Click("reserve wE", "reserve wE", "cell 0", "cell 0", "reserve wE")
	if e.refusal != nil || p.Find(keyExplore).Off {
		t.Errorf("%q is refused: %v", e.text, e.refusal)
	}
}

// TestSystemsAreSetUp begins with an ordinary set-up, founds a system, gives it a ship, takes it away again, and lets the
// other player move: by mouse, by finger and by keys.
func TestSystemsAreSetUp(t *testing.T) {
	const begin = "2/3 0 0(b3y1)g3| 1(b3y2)|g3"
	for _, press := range []string{"mouse", "finger", "keys"} {
		e, p, _ := open(t, "homeworlds", lang.English, desktopWindow())
		do := presser(p, press)
		if e.text != begin {
			t.Fatalf("it begins with %q", e.text)
		}
		for _, step := range []struct{ keys, want string }{
			{"bank r1", "2/3 0 0(b3y1)g3r1| 1(b3y2)|g3"},
			{"take 0r1", begin},
			{"system H1,role.3,bank y1", "2/3 0 0(b3y1)g3| 1(b3y2)|g3y1"},
			{"take 1y1,role.0,bank r2", begin + " s1:-1(r2)|"},
			{"bank g1", begin + " s1:-1(r2)g1|"},
			{"side.1", "2/3 1 0(b3y1)g3| 1(b3y2)|g3 s1:-1(r2)g1|"},
			{"take 0g1,take r2,side.0", begin},
		} {
			before := e.text
			do(strings.Split(step.keys, ",")...)
			if e.text != step.want {
				t.Fatalf("%s: %q leads from %q to %q, want %q", press, step.keys, before, e.text, step.want)
			}
			if isWhole := !strings.HasSuffix(step.want, "(r2)|"); isWhole != (e.refusal == nil) || isWhole == p.Find(keyPlay).Off {
				t.Errorf("%s: %q is refused: %v", press, e.text, e.refusal)
			}
		}
		do("role.2", "bank b1")
		if want := e.words.T(lang.PositionSystem); p.Find(keySays).Name != want {
			t.Errorf("%s: without a system it says %q, want %q", press, p.Find(keySays).Name, want)
		}
		do("empty")
		if e.refusal == nil || p.Find(keySays).Name != e.words.T(lang.PositionNeeds) {
			t.Errorf("%s: an empty table is allowed, and it says %q", press, p.Find(keySays).Name)
		}
		do("system H0", "role.1", "bank b3", "role.2", "bank g3", "system H1", "role.1", "bank y2", "role.3", "bank g3")
		if want := "2/3 0 0(b3)g3| 1(y2)|g3"; e.text != want || e.refusal != nil {
			t.Errorf("%s: it leads to %q, refused %v, want %q", press, e.text, e.refusal, want)
		}
	}
}

// TestABattleIsSetUp puts a hero on a square by a press on the battlefield and by steps, takes a life, counts soldiers on
// and sets the round: by mouse, and by keys but for the battlefield.
func TestABattleIsSetUp(t *testing.T) {
	for _, press := range []string{"mouse", "finger", "keys"} {
		e, p, _ := open(t, "forhonor", lang.English, desktopWindow())
		do := presser(p, press)
		b := e.byHand.(*battle)
		if b.state.Phase() != forhonor.PhaseCall || b.state.Round() != 1 {
			t.Fatalf("it begins with %q", e.text)
		}
		hero := func() forhonor.Figure { f, _, _ := b.state.Figure(b.hero()); return f }
		do("hero.1", "column.more", "column.more", "row.more")
		if got := hero().At.String(); got != "B2" {
			t.Errorf("%s: steps lead to %s, want B2", press, got)
		}
		do("life.less")
		if got, want := int(hero().Life), b.hero().Life()-1; got != want {
			t.Errorf("%s: it has %d lives, want %d", press, got, want)
		}
		if press != "keys" {
			do("field")
			if got := hero(); got.At == forhonor.NoSquare || got.At.String() == "B2" || int(got.Life) != b.hero().Life()-1 {
				t.Errorf("%s: a press in the middle of the battlefield leads to %s", press, got.At)
			}
		}
		before, _ := b.state.Queue(forhonor.Defenders, 3)
		do("side.1", "file.3", "round.more")
		if n, _ := b.state.Queue(forhonor.Defenders, 3); n != before+1 || b.state.Round() != 2 || e.refusal != nil {
			t.Errorf("%s: there are %d soldiers in round %d, refused %v", press, n, b.state.Round(), e.refusal)
		}
		do("side.0", "empty")
		if hero().Post != forhonor.Available || b.state.Soldiers(forhonor.Defenders, forhonor.LineGroup) != 0 {
			t.Errorf("%s: emptied it is %q", press, e.text)
		}
	}
}

// presser returns what presses controls, by "mouse", "finger" or "keys".
func presser(p *stagetest.Player, by string) func(keys ...string) {
	switch by {
	case "finger":
		return p.Tap
	case "keys":
		return func(keys ...string) {
			for _, key := range keys {
				p.GoTo(key)
				p.Press(input.Confirm)
			}
		}
	}
	return p.Click
}

// openLands sets up Honshū at the start of a match of two seats or more.
func openLands(t *testing.T, tag lang.Tag, w stagetest.Window) (*Editor, *stagetest.Player, *lands) {
	t.Helper()
	e, p, _ := open(t, "honshu", tag, w)
	e.set("1.play 0: order=2 map=A1 cubes=0,1+1,1 hand=1,2,3,4,5,6 1: order=1 map=A2 cubes=1,1+1,2 hand=7,8,9,10,11,12 " +
		"2: order=3 map=A3 cubes=0,0+0,1 hand=13,14,15,17,18,19")
	if e.refusal != nil {
		t.Fatal(e.refusal)
	}
	return e, p, e.byHand.(*lands)
}

// TestALandIsSetUp builds a card and moves it, turns it and slides it under, takes cubes, goes on to the next round, and gives
// cards to a hand: by mouse, by finger and by keys.
func TestALandIsSetUp(t *testing.T) {
	for _, press := range []string{"mouse", "finger", "keys"} {
		e, p, l := openLands(t, lang.English, desktopWindow())
		do := presser(p, press)
		check := func(key, want string) {
			t.Helper()
			if got := l.value(l.seat, key); got != want {
				t.Errorf("%s: the text has %s=%s, want %s", press, key, got, want)
			}
		}
		do("side.1", "what.more", "card.A4")
		check("map", "A4")
		check("cubes", "0,0+1,0")
		do("what.more", "card.30")
		check("map", "A4+30@-1,-2r0o")
		do("turn.more")
		check("map", "A4+30@-2,-1r1o")
		do("level.more")
		check("map", "A4+30@-2,-1r1u")
		check("cubes", "-2,0+0,0+1,0")
		if want := e.words.Of(e.name(1), e.words.Refusal("honshu", e.refusal)); p.Find(keySays).Name != want || !p.Find(keyPlay).Off {
			t.Errorf("%s: it says %q, want %q", press, p.Find(keySays).Name, want)
		}
		if press == "keys" {
			p.GoTo("field")
			p.Press(input.Right)
			check("map", "A4+30@-1,-1r1u")
		} else {
			do("field") // its middle is that of the province
			check("map", "A4+30@-1,0r1u")
		}
		do("card.30")
		check("map", "A4")
		check("cubes", "0,0+1,0")
		do("what.more", "cube.1")
		check("cubes", "0,0")
		do("what.more", "card.7", "card.20")
		check("hand", "8,9,10,11,12,20")
		if e.refusal != nil {
			t.Errorf("%s: %q is refused: %v", press, e.text, e.refusal)
		}
		do("what.less", "what.less", "what.less", "what.less", "order.more")
		check("order", "2")
		if l.value(0, "order") != "1" {
			t.Errorf("%s: both seats have one order card: %q", press, e.text)
		}
		do("round.more", "phase.more")
		if round, phase := e.begins(); round != 2 || phase != "take" || e.refusal == nil {
			t.Errorf("%s: it is round %d, %s, refused %v", press, round, phase, e.refusal)
		}
		do("empty")
		if want := "2.take 0: order=1 map=A1 cubes=0,1+1,1 1: order=2 map=A4 cubes=0,0+1,0 2: order=3 map=A3 cubes=0,0+0,1"; e.text != want {
			t.Errorf("%s: emptied it is %q, want %q", press, e.text, want)
		}
	}
}

// TestPressesOnALandLayCubes presses a production square: its cube goes, and comes back by the next press.
func TestPressesOnALandLayCubes(t *testing.T) {
	for _, touch := range []bool{false, true} {
		_, p, l := openLands(t, lang.English, desktopWindow())
		l.what = setCubes
		l.turnTo(0)
		at := p.Find("field").Rect.Centre().Sub(geom.Pt(20, 0)) // of a land three squares high
		for _, want := range []string{"1,1", "0,1+1,1"} {
			p.Do(func(s *input.Script) { s.Drag(at, at.Add(geom.Pt(3, 2)), touch) })
			if got := l.value(0, "cubes"); got != want {
				t.Errorf("touch %v: cubes lie at %q, want %q", touch, got, want)
			}
		}
	}
}

// TestPositionsOfWholeMatchesAreShown opens positions of every phase in every window: all that can be set fits, and the
// cards offered are those that the text does not have.
func TestPositionsOfWholeMatchesAreShown(t *testing.T) {
	for _, w := range stagetest.Windows() {
		for _, tag := range lang.Tags() {
			for _, seats := range []int{2, 5} {
				for _, selection := range []string{"trick", "draft"} {
					setup := rules.Setup{Seats: seats, Options: map[string]string{honshu.OptSelection: selection}}
					m, err := rules.NewMatch(honshu.Game{}, setup, 7)
					if err == nil {
						err = m.PlayNature()
					}
					if err != nil {
						t.Fatal(err)
					}
					svc, _ := stagetest.NewServices(tag)
					e := New(svc, m)
					p := stagetest.EnterOver(t, svc, e, w)
					l := e.byHand.(*lands)
					for l.what = range firstList + len(l.state.CardWords()) {
						l.turnTo(0)
						p.GoTo(keyClose) // else the tip of a card is seen
						p.CheckScreen()
						if over := e.Tree().Overflows; len(over) > 0 {
							t.Errorf("%s, %s, %d seats, %s: there is no room for %v", w.Name, tag, seats, selection, over)
						}
					}
					for _, phase := range l.state.Phases() {
						if key := lang.Key("position.honshu." + phase.String()); !e.words.Has(key) {
							t.Errorf("%s: there is no text %s", tag, key)
						}
					}
					for _, word := range l.state.CardWords() {
						if key := lang.Key("position.honshu." + word.Key); !e.words.Has(key) {
							t.Errorf("%s: there is no text %s", tag, key)
						}
					}
				}
			}
		}
	}
}

// TestPiecesAreDragged drags from the box, over the board, into a reserve and off the board.
func TestPiecesAreDragged(t *testing.T) {
	for _, touch := range []bool{false, true} {
		e, p, _ := open(t, "yokai", lang.English, desktopWindow())
		for _, step := range []struct{ from, to, want string }{
			{"piece b+c", "cell 3", "gle/1c1/+cC1/ELG[] w"},
			{"cell 3", "reserve wC", "gle/1c1/1C1/ELG[C] w"},
			{"reserve wC", "cell 5", "gle/1c1/1CC/ELG[] w"},
			{"cell 5", "", start},
			{"cell 4", "cell 7", "gle/1C1/3/ELG[] w"},
			{"piece bl", "", "gle/1C1/3/ELG[] w"},
			{"cell 1", "reserve wE", "gle/1C1/3/ELG[] w"},
		} {
			from, to := p.Find(step.from).Rect.Centre(), geom.Pt(4, e.View().Area.H-4)
			if step.to != "" {
				to = p.Find(step.to).Rect.Centre()
			}
			p.Do(func(s *input.Script) { s.Drag(from, to, touch) })
			if e.text != step.want {
				t.Fatalf("touch %v: from %q to %q it is %q, want %q", touch, step.from, step.to, e.text, step.want)
			}
		}
		if e.byHand.(*pieces).draggedPiece != nil {
			t.Error("a piece stays in the hand")
		}
	}
}

// TestKeysAloneSetUpAPosition puts a piece and lets the other side move without a pointer.
func TestKeysAloneSetUpAPosition(t *testing.T) {
	e, p, _ := open(t, "yokai", lang.English, desktopWindow())
	for _, key := range []string{"piece wg", "cell 3"} {
		p.GoTo(key)
		p.Press(input.Confirm)
	}
	if e.text != "gle/1c1/GC1/ELG[] w" {
		t.Errorf("it is %q", e.text)
	}
	p.Press(input.Back) // lets the piece go, and stays
	if e.byHand.(*pieces).source != (place{}) || e.Services.Stack.Top() != stage.Scene(e) {
		t.Error("the way back does not let the piece go first")
	}
	p.Press(input.Back)
	if e.Services.Stack.Top() == stage.Scene(e) {
		t.Error("the way back does not leave")
	}
}

// TestAPositionLeadsOn explores from a position, and plays from it against the strongest computer.
func TestAPositionLeadsOn(t *testing.T) {
	e, p, nav := open(t, "yokai", lang.English, desktopWindow())
	e.set("2l/3/1L1/3[EGCegc] b")
	p.Click(keyExplore)
	if nav.Last() != "explore yokai" || nav.ExploredSetup.From != e.text {
		t.Errorf("it leads to %v with %+v", nav.Way, nav.ExploredSetup)
	}
	e, p, nav = open(t, "yokai", lang.English, desktopWindow())
	e.set("2l/3/1L1/3[EGCegc] b")
	p.Click(keyPlay)
	if nav.Last() != "table" || nav.Match.Setup.From != e.text {
		t.Fatalf("it leads to %v", nav.Way)
	}
	players := table.Players(nav.Match)
	if by, _ := nav.Match.State().Actors().Only(); players[by].Bot != "" || players[1-by].Bot == "" {
		t.Errorf("%v play, and it is %d's move", players, by)
	}
}

// TestTextsOfOtherGamesAreRead changes a text by typing: it is refused, then read, also with more seats than the match
// had, and played from.
func TestTextsOfOtherGamesAreRead(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		e, p, nav := open(t, id, lang.English, desktopWindow())
		good := e.text
		e.Page().Focus(keyText)
		p.Type("x")
		if e.refusal == nil || !p.Find(keyPlay).Off {
			t.Errorf("%s: %q is not refused", id, e.text)
		}
		if want := e.words.Refusal(id, e.refusal); p.Find(keySays).Name != want {
			t.Errorf("%s: it says %q, want %q", id, p.Find(keySays).Name, want)
		}
		for _, seats := range []int{g.Info().MinSeats, g.Info().MaxSeats} {
			m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 3)
			if err == nil {
				err = m.PlayNature()
			}
			if err != nil {
				t.Fatal(err)
			}
			e.Take(stage.Arrival{Text: g.FormatPosition(m.State()) + "\n"})
			if e.refusal != nil || e.state.Seats() != seats {
				t.Errorf("%s: a position of %d seats is refused: %v", id, seats, e.refusal)
			}
		}
		p.Click(keyPlay)
		if nav.Last() != "table" || nav.Match.State().Seats() != g.Info().MaxSeats || good == "" {
			t.Errorf("%s: it leads to %v", id, nav.Way)
		}
	}
}

// TestThePositionIsNarrated checks what a screen reader says of squares, reserves and the verdict of the rules.
func TestThePositionIsNarrated(t *testing.T) {
	e, p, _ := open(t, "yokai", lang.German, desktopWindow())
	for key, want := range map[string]string{"cell 3": "a2", "cell 1": e.name(0), "reserve wC": e.name(0), "piece bg": e.name(1)} {
		if got := p.Find(key).Name; !strings.Contains(got, want) {
			t.Errorf("%s is called %q, without %q", key, got, want)
		}
	}
	if n := e.Narrate(); n.Title == "" || n.Message != e.says() || slices.Contains(n.Text, "") {
		t.Errorf("it is told as %+v", n)
	}
}
